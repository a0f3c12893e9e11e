# The table in the browser.

table-title = { $game } table
table-coming = Coming to the table…
room = Before the match

## The line

line-lost = No connection. Your seat is kept.
line-restarting = Tapete is restarting and will be back at once. Your seat is kept.
line-blocked = Your network blocks WebSockets, and without them you cannot play. Try another network or mobile data.
waiting-for =
    Waiting for { $name }. If they are not back in { $seconds ->
        [one] 1 s
       *[other] { $seconds } s
    }, the machine plays.
clock-ten = You have 10 seconds left.
clock-left =
    { $seconds ->
        [one] 1 second left.
       *[other] { $seconds } seconds left.
    }
seconds-short = s

## What cannot be

refused-stale = Too late: the table had moved on. Choose again.
refused-offline = There is no connection now. Wait until it is back.
refused-other = That cannot be done now.
refused-rate =
    Not so fast. Wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.

## Seats

seat-empty = Free
seat-bot = bot
bot-name =
    { $seat ->
        [0] Merche
        [1] Jesús
        [2] Pilar
        [3] Toño
        [4] Chelo
        [5] Paco
        [6] Encarna
        [7] Manolo
        [8] Lola
       *[other] Ramón
    }
seat-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
seat-bot-cards = bot · { $count }
seat-away = no line
    .left = no line, { $seconds } s
seat-with-you = with you
seat-deals = deals
seat-dealer-tag = deals
seat-turn = to play
seat-next = next: { $name }

## People

people-gone = { $name } is gone: the machine plays in that seat.
people-away = { $name } has lost the line.
people-back = { $name } is back.
people-next = { $next } joins from the next partida on.
people-came = { $name } sits down.
people-stood = A seat is free.

## The felt

felt = The table
stock-words =
    Stock: { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }. Muestra: { $muestra }. { $trump } are trumps.
stock-trump = { $trump } are trumps.
stock-is-trump = is the trump suit
trick = Trick on the table
trick-card = { $name }: { $card }
trick-card-best = { $name }: { $card }, winning
trick-wins = winning
trick-won = won
trick-slot = Your card
last-trick = Last trick
last-trick-button = Last
last-trick-open = Look at the last trick
last-trick-close = Close the last trick
last-trick-whose =
    { $whose ->
        [me] Last trick: yours
        [us] Last trick: your side’s, { $name }
       *[them] Last trick: { $name }
    }

## The hand and what can be done

hand-yours = Your cards
actions = What you can do
sing =
    { $points ->
        [40] Sing 40
       *[other] Sing { $points }
    }
    .more = king and jack of { $suit }
exchange = Exchange the seven
    .more = for { $muestra-the }
lay = Play { $card-the }
coach-tap = Tap a card to play it.
    .more = You lead and any card will do. Aces, threes and court cards are worth points.
coach-follow = Your turn: tap a card to play it.
coach-lesson = See the rules
coach-known = I know how to play

## The notice

notice-guinote-lead =
    { $extra ->
        [both] You lead. Before that you can sing or exchange the seven.
        [sing] You lead. Before that you can sing.
        [exchange] You lead. Before that you can exchange the seven.
        [calm] You lead. No hurry: there is no clock.
       *[none] You lead.
    }
notice-guinote-follow =
    { $duty ->
        [must-beat] Your turn. You have to beat.
        [must-trump] Your turn. You have to play a trump.
        [must-follow] Your turn. You have to follow suit.
       *[any] Your turn. Any card will do.
    }
notice-guinote-theirs = { $name } to play.
notice-guinote-sent = You have played { $card-the }.
notice-guinote-trump = Trumps: { $trump }.
notice-guinote-deal = Dealing.
notice-guinote-wait = One moment.
notice-guinote-over = It is over.

## Points

score = Score
score-me = You
score-us = Us
score-them = Them
score-hidden = Points are shown when the hand ends
points-malas-word =
    { $count ->
        [one] mala
       *[other] malas
    }
points-buenas-word =
    { $count ->
        [one] buena
       *[other] buenas
    }
guinote-idas = idas
guinote-vueltas = vueltas
guinote-partidas = Partidas
guinote-cotos = Cotos
guinote-cotos-short = cotos { $ours }–{ $theirs }

## The slate

slate = Slate
slate-hand = This hand
slate-told = What has happened
slate-trump = Trumps
slate-tricks = Tricks played
slate-of = { $done } of { $all }
slate-cantes = Cantes
slate-cante = { $name }: { $points } in { $suit }
slate-none = none
slate-coto = The coto
slate-to =
    { $count ->
        [one] first to 1 partida
       *[other] first to { $count } partidas
    }

## Phrases

menu = Table menu
phrases = Phrases
phrase-said = { $name } says: { $text }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-hurry = Come on, today please
phrase-thinking = I am thinking
phrase-good-game = Good game
phrase-one-more = One more?
phrase-bye = See you!
