# The table in the browser: what nobody needs before the first card.

## The end of the line

end-elsewhere = The table is in another tab
    .more = You have opened it in another tab or on another device, so this one keeps quiet.
    .again = Go on here
end-outdated = There is a new version of Tapete
    .more = Load the page again to go on. Your seat is kept.
end-gone = This table is gone
    .more = It has been closed, or the link was not copied right.
end-full = The table is full
    .more = There is no room for anybody else, not even to watch.
end-closed = The table is closed
    .more = Nobody is playing here any more.
end-reload = Load again
end-home = Go home

## The count

result-close = See the table
result-where =
    Guiñote · { $hand ->
        [vueltas] vueltas
       *[idas] idas
    }
result-vueltas = On to the vueltas
result-vueltas-why = Nobody has passed 100. Another hand is dealt and the points go on.
result-hand = End of the hand
result-partida =
    { $whose ->
        [me] You win the partida
        [us] Your side wins the partida
        [rivals] The partida is theirs
       *[them] Partida for { $name }
    }
result-count = Count of the hand
result-idas = From the idas
result-tricks = Cards
result-tricks-more =
    { $ours } and { $theirs } tricks
result-sung = Cantes by { $singers }
result-ultimas = 10 for the last trick
result-points = Points
result-said = Said as
result-need = Still needed to win: { $ours } here, { $theirs } there.
result-partidas =
    Partidas: { $ours } to { $theirs }. The coto goes to { $all }.
result-on = Go on
result-on-vueltas = On to the vueltas
result-alone =
    { $seconds ->
        [one] starts by itself in 1 s
       *[other] starts by itself in { $seconds } s
    }

match-end =
    { $kind ->
        [cotos] { $whose ->
            [me] You have won!
            [us] Your side has won!
            [rivals] They have won
           *[them] { $name } have won
        }
       *[partidas] { $whose ->
            [me] The coto is yours!
            [us] The coto is yours!
            [rivals] The coto is theirs
           *[them] Coto for { $name }
        }
    }
match-end-by =
    { $whose ->
        [me] You win
        [us] Your side wins
       *[them] { $players ->
            [1] { $names } wins
           *[other] { $names } win
        }
    } by { $more } { $kind ->
        [cotos] { $more ->
            [one] coto
           *[other] cotos
        }
       *[partidas] { $more ->
            [one] partida
           *[other] partidas
        }
    } to { $less }.
match-end-count = The count of the last hand
match-end-partidas = Partidas of the coto
match-end-partida = Partida { $number }
match-end-won = won
match-end-replay = Replay

finish = Finish the match
finish-votes = { $count } of { $needed }
finish-voted = You have asked to finish
finish-who = Asking to finish: { $names }.

rematch = Rematch
rematch-question = A rematch?
rematch-who = Who has said yes
rematch-said-yes = says yes
rematch-thinks = is thinking about it
rematch-yes = Yes, once more
rematch-left =
    { $seconds ->
        [one] 1 s left to decide
       *[other] { $seconds } s left to decide
    }
rematch-no = Leave it here
rematch-over = This table ends here.

## Watching

watching = You are watching.
watching-below =
    Below, { $name }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
watching-return = Back to my seat

## Before the match

options-here = How this table plays: { $variant }
options-own = What this table has of its own
room-public = Looking for people
room-private = Private table
room-seats = Seats
room-place = Seat { $seat }
room-you = you
room-is-host = host
room-looking =
    { $count ->
        [one] 1 person is missing. It starts as soon as they come.
       *[other] { $count } people are missing. It starts as soon as they come.
    }
room-offer = It takes a while. If you like, the machine takes the free seats and you start now.
room-empty =
    { $count ->
        [one] 1 seat is free.
       *[other] { $count } seats are free.
    }
room-ready = Everybody is here. Start whenever you like.
room-host = Everybody is here. The host starts.
room-sit = Sit here
room-stand = Stand up
room-bot = Add bot
room-no-bot = Remove bot
room-swap = Swap seats
    .end = Leave it so
    .first = Choose the first seat.
    .second = Choose the other seat.
room-pick = This one
room-at = {" "}at seat { $seat }
room-pairs = Seats 1 and 3 play together, and so do 2 and 4.
room-start = Start
room-start-bots = Start with bots
room-leave = Leave the table

## The menu

menu-sound = Sounds
menu-vibration = Vibrate when it is my turn
menu-confirm = Ask before playing a card
menu-muted = Mute what the others say
menu-speed = Movement of the cards
    .slow = calm
    .normal = normal
    .fast = fast
    .off = none
menu-rules = Rules
menu-settings = All settings
sheet-close = Close
leave = Leave the table
leave-watching = Stop watching
leave-sure =
    { $back ->
        [yes] If you leave, the machine plays for you. At this table you can take your seat back. Leave?
       *[no] If you leave, the machine plays for you to the end and you cannot take your seat back. Leave?
    }
leave-yes = Yes, I am leaving
leave-no = No, I play on
phrases-mute = Mute what the others say
