# Texts of the terminal: replay, simulate, play. How keys are made: ../README.md

## tapete replay

replay-title = { $game } ({ $variant }): { $people }
replay-unfinished = It was left unfinished.

## tapete simulate

simulate-summary = { $game } ({ $variant }), { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, seed { $seed }. Won: { $wins }.

## tapete arena

arena-title = { $game }: { $first } against { $second }, the same deals from both sides.
arena-matches = Matches: { $first } wins { $won } of { $of }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (between { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % and { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } % with 95 % confidence).
arena-partidas = Partidas: { $first } wins { $won } of { $of }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (between { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % and { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } % with 95 % confidence).
arena-places = Place in a hand, on average: { NUMBER($ours, minimumFractionDigits: 2, maximumFractionDigits: 2) } against { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) } (between { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } and { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } places better with 95 % confidence).
arena-points = Points in a hand, on average: { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } against { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) }, in { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }.

## tapete play

play-me = You
play-hello = { $game } ({ $variant }). Type the number of a card; ? says what else there is.
play-unclear = I do not understand. Type the number of a card; ? says what else there is.
play-bye = We leave it here. See you!
play-saved = The match is kept in { $file }.

play-help-guinote =
    Type the number of a card, or the card as 12c (king of cups), and press Enter.
    o, c, e, b: sing in coins, cups, swords or clubs.
    7: exchange the seven for the muestra.
    u: see the last trick. m: see the table. q: leave.
play-guinote-won = Partidas { $partidas-0 }–{ $partidas-1 }, cotos { $cotos-0 }–{ $cotos-1 }
play-guinote-points-hidden = points when the hand is over
play-guinote-stock = Trumps are { $trump }. The muestra is { $muestra-the }; { $count } to draw.
play-guinote-arrastre = Trumps are { $trump }. Arrastre: follow, beat and ruff.
play-guinote-empty = The table is clear.
play-guinote-trick = On the table: { $cards }.
play-guinote-last = Last trick: { $cards }.
play-guinote-no-last = There is no last trick yet.
play-guinote-laid = { $name } { $card }{ $winning ->
        [yes] {" "}(wins)
       *[no] {""}
    }
play-guinote-sing = { $key }  sing { $points } in { $suit }
play-guinote-exchange = { $key }  exchange the seven for { $muestra-the }
play-guinote-turn = Your turn
play-guinote-lead = You lead
play-guinote-react = You may sing: { $sings }. Enter to leave it

play-help-presidente =
    Type the number of a row and press Enter: as many cards as are due are laid (3), or as you say (3x2).
    Cards may be typed too: 7o 7c. In the exchange, those you give: 3 5.
    p: pass. u: see the last trick. m: see the table. q: leave.
play-presidente-points = Hand { $hand }. Points: { $points }.
play-presidente-count = { $name } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $passed ->
        [yes] {" "}(passes)
       *[no] {""}
    }
play-presidente-revolution = Revolution! The order is turned round.
play-presidente-empty = The table is clear.
play-presidente-trick = On the table: { $sets }.
play-presidente-last = Last trick: { $sets }.
play-presidente-no-last = There is no last trick yet.
play-presidente-pass = pass
play-presidente-give = You give { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
play-presidente-lead = You lead
play-presidente-turn = Your turn: { $size ->
        [one] one card
        [2] a pair
        [3] a trio
        [4] a quartet
       *[other] { $size } cards
    }
