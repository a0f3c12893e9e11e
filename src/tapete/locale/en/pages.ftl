# Pages of the browser that are opened from the home screen.

## Private table

setup = Private table
setup-how = How do you play where you live?
setup-main = The essentials
setup-more = More options
setup-usual = (usual)
setup-game = Which game?
setup-ways = Other ways to play
setup-seats = How many are you?
setup-changed = { $changes ->
        [one] 1 change
       *[other] { $changes } changes
    }
setup-misfit = “{ $option }” does not go with the rest of what you chose for { $seats } players. Change it and try again.
setup-up-to = A number from 0 to { $most }
setup-who = Who sits down?
setup-you = You
setup-free = Free
setup-bot = A bot
setup-ours = Us
setup-theirs = Them
setup-bots = Let bots take the free seats
    .on = Whoever opens your link can take a bot's seat before the match begins.
    .off = Nothing begins until everybody is here.
setup-summary = { $preset } · { $seats } players{ $changes ->
        [0] {""}
        [one] {" "}· 1 change
       *[other] {" "}· { $changes } changes
    }
setup-go = Open the table
setup-opening = Laying the cloth…
preset-guinote-single = A single partida
    .help = To 101, with vueltas if they are needed. About 15 minutes.
preset-guinote-calm = No hurry
    .help = Like the classic, but without a clock, and you may return to your seat. For families.

## Settings

settings-kept = They are kept in this browser and take effect at once.
settings-language = Language
    .es = Español
    .en = English
settings-theme = Look
    .system = As your device
    .light = Paper
    .dark = Night
    .contrast = High contrast
settings-cards = Cards
    .classic = The usual ones
    .contrast = Strong colours
settings-speed = Movement
    .slow = Calm
    .normal = Normal
    .fast = Fast
    .off = None
settings-still = Your device asks for no movement, so there is none.
settings-table = At the table
settings-sound = Sound
    .help = Cards on the table, and two knocks when it is your turn.
settings-vibration = Vibration
    .help = One short buzz when it is your turn, if your phone can.
settings-confirm = Ask before playing
    .help = One tap chooses the card, the second plays it.
settings-muted = Do not hear other people's phrases
    .help = Nobody will know that you do not see them.
settings-taunts = Jokes when you come last
    .help = Where the table has them. Without them yours are not shown to you.
name = Your name at the table
name-keep = Save
name-help = Up to 20 letters. The others see it.
name-kept = Saved. This is how they will see you from now on.
name-wrong = Use between 1 and 20 letters, and no invisible characters.
preview = Sample
preview-slot = Tap a card
preview-notice = Your turn.

## Lessons

lesson-contents = On this page
lesson-span = { $min } to { $max }

## My matches

history-count =
    { $played ->
        [0] You have not finished a coto yet.
        [one] You have won { $won } of 1 coto.
       *[other] You have won { $won } of { $played } cotos.
    }
history-none = You have not finished a match yet. As soon as you do, you will see it here and can go through it card by card.
history-won = Won
history-lost = Lost
history-cotos = { $score } in cotos
history-partidas = { $score } in partidas
history-with = With { $partner }, against { $others }
history-against = Against { $others }
history-see = Replay
    .which = Replay of the match of { $when }
history-save = Save the record of the match of { $when }

## About

about-what = What Tapete is
    .text = Tapete is the green cloth of a Spanish card table. Here you play guiñote with friends, with strangers or with bots, on a phone or a computer, without signing up, without adverts and without money.
about-fair = A fair shuffle
    .text = The server shuffles with a random generator that nobody can foresee, and nobody can touch the cards: not you, not the others, not the bots. Your browser only ever gets your own cards and what everybody can see; bots know what a person on their chair would know.
    .more = When a match ends, all of it is kept as a record that can be read, replayed move by move and downloaded. Yours are in [My matches](/historia).
about-private = What we know about you
    .text = A cookie to recognise you and the name you choose in [Settings](/ajustes). Nothing else: no e-mail, no phone number, no trackers.
about-open = Open source
    .text = Tapete is free software under the MIT licence: anybody may read it, use it, change it and set up a table of their own. Its rules also serve programmers and researchers as a Python library.
about-cards = The cards
    .text = The deck is drawn for Tapete, with the suits and the “pintas” of old: a frame without gaps for coins, with one for cups, two for swords and three for clubs. So they can be told apart without colour.

## Replay

replay-heading = Replay of a match of { $game }
replay-gone = That match is not kept here. The link may have been copied wrongly.
replay-menu = More about this match
replay-move = Moving through the match
replay-trick = trick
replay-card = card
replay-trick-back = One trick back
replay-card-back = One card back
replay-card-on = One card on
replay-trick-on = One trick on
replay-go = go on
replay-stop = stop
replay-moment = Moment of the hand
replay-first = To the very beginning
replay-last = To the very end
replay-hand = Hand
replay-pace = Pace
    .slow = Slow
    .normal = Normal
    .fast = Fast
replay-partida = { $vueltas ->
        [yes] Partida { $partida }, vueltas
       *[no] Partida { $partida }
    }
replay-coto = { $vueltas ->
        [yes] Coto { $coto }, partida { $partida }, vueltas
       *[no] Coto { $coto }, partida { $partida }
    }
replay-cards = Cards of { $name }
replay-tricks = Tricks
replay-look = Look from the seat of
replay-save = Save the record
replay-copied = Copied. Whoever opens it will see this match.
replay-keys = With the keyboard
replay-key-card = ← →
    .does = One card
replay-key-trick = ↑ ↓
    .does = One trick
replay-key-hand = Page Up, Page Down
    .does = One hand
replay-key-ends = Home, End
    .does = The beginning and the end
replay-key-space = Space
    .does = Go on and stop
