# The table of presidente: what happens, why a move is refused, and what the browser shows.

## Numbers and sets

# T is the French ten; S, C and R are jack, knight and king of the Spanish pack.
presidente-number =
    { $number ->
        [A] ace
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [T] ten
        [S] jack
        [C] knight
        [J] jack
        [Q] queen
       *[R] king
    }
    .many = { $number ->
        [A] aces
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [T] tens
        [S] jacks
        [C] knights
        [J] jacks
        [Q] queens
       *[R] kings
    }
    .the = { $number ->
       *[other] the { presidente-number }
    }
    .short = { $number ->
        [T] 10
       *[other] { $number }
    }
presidente-set =
    { $size ->
        [1] { presidente-number }
        [2] pair of { presidente-number.many }
        [3] three { presidente-number.many }
        [4] four { presidente-number.many }
       *[other] { $size } { presidente-number.many }
    }
    .twos = { $own ->
        [one] { presidente-number }
       *[other] { $own } { presidente-number.many }
    } + { $twos ->
        [one] a two
       *[other] { $twos } twos
    }
    .the = { $size ->
       *[other] the { presidente-set }
    }
    .of = { presidente-set }, { $who ->
        [me] yours
       *[them] by { $name }
    }
presidente-size =
    { $size ->
        [1] Single cards
        [2] Pairs
        [3] Threes
        [4] Fours
       *[other] Sets of { $size }
    }

## The bar

presidente-bar-hand =
    { $total ->
        [none] hand { $hand }
       *[other] hand { $hand } of { $total }
    }
presidente-bar-role = you are { $role }
presidente-bar-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
presidente-bar-target = to { $points }

## The roles, as this table calls them

presidente-role-cola = { $role ->
        [presidente] presidente
        [vicepresidente] vicepresidente
        [neutro] neutro
        [vicecola] vicecola
       *[cola] cola
    }
    .short = { $role ->
        [vicepresidente] vice
       *[other] { presidente-role-cola }
    }
presidente-role-trasero = { $role ->
        [presidente] presi
        [vicepresidente] vicepresi
        [neutro] medio
        [vicecola] nalga
       *[cola] trasero
    }
    .short = { $role ->
        [vicepresidente] vice
       *[other] { presidente-role-trasero }
    }
presidente-role-semicola = { $role ->
        [presidente] presidente
        [vicepresidente] vicepresidente
        [neutro] neutro
        [vicecola] semicola
       *[cola] cola
    }
    .short = { $role ->
        [vicepresidente] vice
       *[other] { presidente-role-semicola }
    }
presidente-role-culo = { $role ->
        [presidente] presi
        [vicepresidente] vicepresi
        [neutro] neutro
        [vicecola] viceculo
       *[cola] culo
    }
    .short = { $role ->
        [vicepresidente] vice
       *[other] { presidente-role-culo }
    }
presidente-role-rey = { $role ->
        [presidente] rey
        [vicepresidente] virrey
        [neutro] neutro
        [vicecola] vicecola
       *[cola] cola
    }
    .short = { presidente-role-rey }

## The seats

presidente-others = The others, in order of play
presidente-seats = Everybody, in order of play
presidente-cards =
    { $count ->
        [one] card
       *[other] cards
    }
presidente-passed = passes
presidente-skipped = skipped
presidente-place = { $place }.
    .words = out in place { $place }
    .lost = left with place { $place }
presidente-gives = choosing
presidente-mine-passed = You have passed
presidente-mine-skipped = You were skipped
presidente-mine-out = You are out: place { $place }
presidente-mine-lost = You are left with place { $place }

## The middle

presidente-pile = On the table
presidente-pile-set = { $name }: { presidente-set }
    .beat = { $name }: { presidente-set }, the one to beat
    .equal = { $name } equals it: { presidente-set }
presidente-free = The table is free
    .mine = Lead whatever you like
    .theirs = { $name } leads
presidente-won = Trick to { $name }
presidente-closed =
    { $how ->
        [killed] { $card-the } kills!
        [cut] { $card-the } cuts!
       *[won] { $who ->
            [me] Your trick
           *[them] Trick to { $name }
        }
    }
presidente-stock =
    { $count ->
        [one] Stock: 1 card
       *[other] Stock: { $count } cards
    }
presidente-order = Order
    .open = See the order of the cards
    .title = The order of the cards
    .line = From low to high:
    .turned = In the revolution it is upside down, from low to high:
    .best = { $card-the } is above all.
    .kills = { $card-the } alone kills any play and closes the trick.
    .cuts = An ace is never led: it only cuts, one at a time, whatever is on the table.
    .taboo = Whoever ends with an ace is last.
    .equal = Equalling is allowed, and then the next one is skipped.
    .equal-only = Equalling is allowed.
    .wild = Twos go with any number, and on their own too.
    .bound = Twos only go with another number.
    .passing = Whoever passes is out until the next trick.
    .revolution = Four alike at once turn the order upside down.
presidente-revolution = Revolution
    .more = the order is upside down: { $best } is best now
presidente-last-set = { $name }

## Choosing and laying

presidente-ways = What to lay with that card
presidente-play = Lay { presidente-set }
    .twos = Lay { presidente-set.twos }
    .card = Lay { $card-the }
    .count = { $count ->
        [one] Lay that card
       *[other] Lay those { $count } cards
    }
    .none = Choose what to lay
    .wait = Wait for your turn
presidente-pass = Pass
presidente-give =
    { $count ->
        [one] Give that card
       *[other] Give those { $count } cards
    }
    .short = { $count ->
        [one] one more
       *[other] { $count } more
    }
presidente-coach = Tap a card to lay it.
    .more = Cards of one number may be laid together.

## The notice

presidente-notice-deal = Dealing.
presidente-notice-over = It is over.
presidente-notice-wait = One moment.
presidente-notice-sent = You have laid { presidente-set }.
presidente-notice-passed = You have passed.
presidente-notice-given = You have given your cards.
presidente-notice-lead = You lead: one card, or several alike.
    .must = You lead, and { $card-the } must be in it.
presidente-notice-beat = Your turn. Beat { presidente-set.the }, or pass.
    .none = Your turn. You cannot beat { presidente-set.the }: pass.
presidente-notice-theirs = { $name } plays.
presidente-notice-give =
    { $count ->
        [one] Choose one card for { $name }.
       *[other] Choose { $count } cards for { $name }.
    }
presidente-notice-gives =
    { $count ->
        [one] { $name } chooses one card for { $other }.
       *[other] { $name } chooses { $count } cards for { $other }.
    }
presidente-notice-gives-me =
    { $count ->
        [one] { $name } chooses one card for you.
       *[other] { $name } chooses { $count } cards for you.
    }

## The exchange

presidente-exchange = The exchange
    .hers = { $count ->
        [one] { $name } gives you the best card
       *[other] { $name } gives you the best { $count }
    }
    .mine = { $count ->
        [one] You give your best card to { $name }
       *[other] You give your best { $count } to { $name }
    }
    .back = { $count ->
        [one] { $name } gives you one card back
       *[other] { $name } gives you { $count } cards back
    }
    .gave = { $count ->
        [one] You give one card to { $name }
       *[other] You give { $count } cards to { $name }
    }
    .theirs = { $count ->
        [one] { $name } gives one card to { $other }
       *[other] { $name } gives { $count } cards to { $other }
    }
    .you = you
    .owes = { $count ->
        [one] Choose one card for { $name }
       *[other] Choose { $count } cards for { $name }
    }
    .waits = { $count ->
        [one] { $name } chooses one card for { $other }
       *[other] { $name } chooses { $count } cards for { $other }
    }

presidente-received = given to you

## The end of a hand

presidente-end = End of the hand
    .where = { $total ->
        [none] Hand { $hand }
       *[other] Hand { $hand } of { $total }
    }
    .first = { $who ->
        [me] You are out first: { $role }
       *[them] { $name } is out first: { $role }
    }
    .place = Place
    .name = Who
    .gained = Hand
    .total = Total
    .left = Cards that were left
    .left-points = worth { $points }
    .on = Go on
presidente-match =
    { $who ->
        [me] You have won!
       *[them] { $name } wins
    }
    .by = { $hands ->
        [one] With { $points } points in 1 hand.
       *[other] With { $points } points in { $hands } hands.
    }
    .tie = Level: more first places count, then fewer last places.
    .ranking = Ranking

## The slate

presidente-slate-points = Points
presidente-slate-target = Played to { $points }

## Replay

presidente-replay-hand = Hand { $hand }

## Taunts

presidente-taunt = { $joke ->
        [0] { $name }, next time you shuffle… and do the dishes.
        [1] A round of applause for { $name }, who kept the table from flying away.
        [2] { $name }, the cards are for playing, not for collecting.
        [3] Somebody bring { $name } a chair, this may take a while.
        [4] { $name } has looked after our cards to the very end.
       *[other] Cheer up, { $name }: from down there the only way is up.
    }
    .off = Show me no jokes

## Cards by name

presidente-card = { $card }

## What happens

# What was laid: the seven of coins, a pair of sevens (with a two).
presidente-laid =
    { $size ->
        [1] { $card-the }
        [2] a pair of { presidente-number.many }
        [3] three { presidente-number.many }
        [4] four { presidente-number.many }
       *[other] { $size } { presidente-number.many }
    }{ $twos ->
        [0] {""}
        [1] {" "}(with a two)
       *[other] {" "}(with { $twos } twos)
    }
event-presidente-dealer-drawn = { $name } is drawn to deal.
    .me = You are drawn to deal.
event-presidente-hand-dealt = Hand { $hand }. { $dealer } deals.
event-presidente-leader-named = { $starter ->
        [none] { $name } leads.
       *[other] { $name } leads, holding { $starter-the }.
    }
    .me = { $starter ->
        [none] You lead.
       *[other] You lead, holding { $starter-the }.
    }
event-presidente-cards-given = { $name } gives { $to }: { $cards }.
    .me = You give { $to }: { $cards }.
    .to-me = { $name } gives you: { $cards }.
    .hidden = { $count ->
        [one] { $name } gives { $to } a card.
       *[other] { $name } gives { $to } { $count } cards.
    }
event-presidente-quartet-discarded = { $name } discards four of a kind: { $cards }.
    .me = You discard four of a kind: { $cards }.
event-presidente-set-played = { $leads ->
        [yes] { $name } leads { presidente-laid }.
       *[no] { $equal ->
            [yes] { $name } equals with { presidente-laid }.
           *[no] { $name } plays { presidente-laid }.
        }
    }
    .me = { $leads ->
        [yes] You lead { presidente-laid }.
       *[no] { $equal ->
            [yes] You equal with { presidente-laid }.
           *[no] You play { presidente-laid }.
        }
    }
event-presidente-revolution-turned = { $on ->
        [yes] Revolution! The order is turned round.
       *[no] Counter-revolution: the order is as always again.
    }
event-presidente-trick-killed = { $name } kills with { $card-the }.
    .me = You kill with { $card-the }.
event-presidente-trick-cut = { $name } cuts with { $card-the }.
    .me = You cut with { $card-the }.
event-presidente-turn-skipped = { $name } loses the turn.
    .me = You lose the turn.
event-presidente-passed = { $name } passes.
    .me = You pass.
event-presidente-timed-out = { $count ->
        [one] { $name } runs out of time and draws a card.
       *[other] { $name } runs out of time and draws { $count } cards.
    }
    .me = { $count ->
        [one] You run out of time and draw a card.
       *[other] You run out of time and draw { $count } cards.
    }
event-presidente-cards-taken = { $name } takes: { $cards }.
    .me = You take: { $cards }.
    .hidden = { $count ->
        [one] { $name } takes a card.
       *[other] { $name } takes { $count } cards.
    }
event-presidente-stock-recycled = { $count ->
        [one] The closed tricks make a new stock of one card.
       *[other] The closed tricks make a new stock of { $count } cards.
    }
event-presidente-trick-won = Trick for { $name }.
    .me = Trick for you.
event-presidente-lead-passed = { $name } leads.
    .me = You lead.
event-presidente-seat-out = { $name } has no cards left: place { $place }.
    .me = You have no cards left: place { $place }.
event-presidente-seat-offended = { $name } is left with an ace ({ $cards }): place { $place }.
    .me = You are left with an ace ({ $cards }): place { $place }.
event-presidente-seat-stuck = { $name } has nothing to lead with ({ $cards }): place { $place }.
    .me = You have nothing to lead with ({ $cards }): place { $place }.
event-presidente-hand-ended = End of the hand. { $first }, { $labels ->
        [trasero] presi
        [culo] presi
        [rey] rey
       *[other] presidente
    }; { $last }, { $labels ->
        [trasero] trasero
        [culo] culo
       *[other] cola
    }. This hand: { $gained }. In all: { $totals }.
event-presidente-match-ended = The match is over: { $name } wins. Ranking: { $ranking }.

## Why a move is refused

reason-must-lead = You lead: play something, you cannot pass.
reason-wrong-size = { $size ->
        [1] Play a single card.
        [2] Play two cards.
        [3] Play three cards.
        [4] Play four cards.
       *[other] Play { $size } cards.
    }
    .plain = Play as many cards as lie on the table.
reason-not-higher = It must be higher: beat { $beats-the-rank }.
    .plain = It must be higher than what lies on the table.
reason-mixed-numbers = All the cards must be of the same number.
reason-set-too-big = At most { $most } equal cards may be played.
    .plain = Those are too many equal cards.
reason-as-not-led = You cannot lead an ace.
reason-as-alone = Aces are played one at a time.
reason-twos-bound = Twos are only played along with another number.
reason-start-card = The first play must have { $card-the } in it.
    .plain = The first play must have the start card in it.
reason-wrong-count = Give exactly the cards that are asked for.
