# The page that explains the pack and the table; what belongs to one game is in learn-GAME.ftl.

learn-tapete-intro = Here you learn from nothing, with the cards in sight.
learn-tapete-game = { $game }: the rules

## The pack

learn-tapete-pack = The Spanish pack
learn-tapete-pack-suits = It has four suits:
learn-tapete-suit-o = In Spanish, oros. A whole frame.
learn-tapete-suit-c = In Spanish, copas. One gap in the frame.
learn-tapete-suit-e = In Spanish, espadas. Two gaps.
learn-tapete-suit-b = In Spanish, bastos. Three gaps.
learn-tapete-pack-figures = The numbers go from 1, the **ace**, to 12. The last three are the court cards:
learn-tapete-figure-10 = jack (sota)
learn-tapete-figure-11 = knight (caballo)
learn-tapete-figure-12 = king (rey)
learn-tapete-pack-pinta = The gaps in the frame are called **la pinta**: they tell the suit of a card that barely peeps out, and without telling colours apart.

## The table

learn-tapete-table = At a table of Tapete
learn-tapete-table-play = **Tap a card to play it.** If you would rather be asked first, say so in [Settings](/ajustes).
learn-tapete-table-why = Cards that may not be played look dim. Tap one and it says why.
learn-tapete-table-last = The last trick can be looked at again; earlier ones cannot, just as in a bar.
learn-tapete-table-bots = Where people are missing a bot plays, and it says so. Whoever comes later takes its seat when the next partida begins.
learn-tapete-table-line = If your connection drops, your seat is kept for 45 seconds. You come back by yourself, without doing anything.
learn-tapete-table-clock = The table keeps the clock. In your first hand there is none.
learn-tapete-table-phrases = You can talk with a few set phrases. None of them can be used as a signal, and you can stop hearing them.
learn-tapete-table-private = At a [private table](/nueva) you send your friends a link and play by your own rules.

## The keyboard

learn-tapete-keys = With the keyboard
learn-tapete-keys-text = Everything can be done without a mouse. Tab takes you to the cards; then:
learn-tapete-keys-key = Key
learn-tapete-keys-does = What it does
learn-tapete-key-arrows = ← →
    .does = Go from card to card
learn-tapete-key-enter = Enter
    .does = Play the card
learn-tapete-key-last = U
    .does = Look at the last trick
learn-tapete-key-cante = C
    .does = Sing a cante
learn-tapete-key-siete = 7
    .does = Exchange the seven
learn-tapete-key-escape = Esc
    .does = Close what is open
