# What all games share: cards, suits, names, reasons. How keys are made: ../README.md

## Cards and suits

card = { $rank ->
        [joker] joker
       *[other] { card.rank } of { suit }
    }
    .rank = { $rank ->
        [1] ace
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] jack
        [11] knight
        [12] king
        [A] ace
        [T] ten
        [J] jack
        [Q] queen
        [K] king
       *[joker] joker
    }
    .suit = { suit }
    .gender = { $rank ->
       *[other] n
    }
    .the = { $rank ->
       *[other] the { card }
    }
    .the-rank = { $rank ->
       *[other] the { card.rank }
    }
    .to-rank = { $rank ->
       *[other] the { card.rank }
    }
    .it = { $rank ->
       *[other] it
    }

suit = { $suit ->
    [o] coins
    [c] cups
    [e] swords
    [b] clubs
    [D] diamonds
    [H] hearts
    [S] spades
    [C] clubs
   *[none] no suit
}

## Names

# Games whose own words are not part of every page.
game-presidente = Presidente

# Where nobody has a name.
seat = Seat { $seat }
# The two of a pair.
pair = { $first } and { $second }
    .before-i = { $first } and { $second }

## Options

# The headings under which they stand.
options-match = The match
options-deck = The pack and the deal
options-order = The order of the cards
options-play = How sets are laid
options-cantes = Cantes
options-quartets = Quartets and revolution
options-deal = Who deals
options-start = Who leads and who deals
options-exchange = The exchange of cards
options-points = Points
options-table = The table
# A rank in a list, and any number as it is written here (2.5).
rank = { $rank ->
        [A] ace
       *[other] { $rank }
    }
number = { $value }

## Why a move is refused

reason-not-your-turn = It is not your turn yet.
reason-not-in-hand = You do not hold that card.
reason-must-follow = You must follow suit: you hold { $suit }.
    .plain = You must follow suit: you hold cards of the suit led.
reason-must-beat = The { $card-rank } does not win. You hold { $with-the }: play { $with-it } and beat { $beats-to-rank }.
    .plain = You must beat: you hold a card that wins.
reason-must-trump = You hold no { $led }: play a trump.
    .plain = You hold none of the suit led: play a trump.
reason-wrong-phase = Not possible now.
reason-no-such-seat = There is no such seat at this table.
reason-no-cante = To sing you need the king and the jack of one suit.
reason-already-sung = That suit has been sung.
reason-cante-closed = You cannot sing now: sing when you or your partner have won a trick, before you play your card.
reason-stock-gone = The stock is gone: the seven cannot be exchanged.
reason-trick-not-won = Only the winner of the trick may exchange the seven, before leading.
reason-no-siete = You do not hold the seven of trumps.
reason-wrong-pack = That is not the pack: cards are missing or too many.
