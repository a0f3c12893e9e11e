# Presidente: options. How keys are made: ../README.md

## The essentials

option-presidente-match_end = When it ends
    .help = A hand ends when everybody has a place; this says how many are played.
    .rounds = after the hands agreed on
    .target = on reaching the points
    .open = when you vote to stop
option-presidente-rounds = Hands
    .help = How many hands are played.
    .value = { $value ->
        [one] { $value } hand
       *[other] { $value } hands
    }
option-presidente-target = Points to win
    .help = It ends with the hand in which somebody reaches them.
    .value = { $value ->
        [0] no points
       *[other] { $value } points
    }
option-presidente-turn_seconds = Time to play
    .help = How long everybody may think in turn.
    .value = { $value ->
        [0] no clock
       *[other] { $value } seconds
    }

## The pack and the deal

option-presidente-deck = Pack
    .help = The one of 40 has no eights and nines.
    .spanish48 = Spanish, 48 cards
    .spanish40 = Spanish, 40 cards
    .french52 = French, 52 cards
option-presidente-decks = Packs together
    .help = Many people shuffle several of the same kind.
    .auto = as many as needed
    .value = { $value ->
        [one] { $value } pack
       *[other] { $value } packs
    }
option-presidente-removed_ranks = Numbers taken out
    .help = They are not in the pack.
    .none = none
option-presidente-deal = Cards for each player
    .help = What is not dealt stays in the stock.
    .all = all are dealt
    .value = { $value } cards
option-presidente-direction = Direction
    .help = Which way the turn goes.
    .clockwise = clockwise
    .anticlockwise = anticlockwise

## The order of the cards

option-presidente-order = From the highest to the lowest
    .help = The order of the numbers.
    .dos_alto = 2, ace, king, knight, jack… 3
    .as_tres = ace, 3, king, knight, jack… 2
    .as_alto = ace, king, knight, jack… 2
option-presidente-boss_card = The highest card
    .help = It beats every single card.
    .none = there is none
option-presidente-boss_power = What the highest card does
    .help = When it is laid alone; if it kills, pairs, trios and quartets too.
    .kill_any = it kills anything
    .top_single = it beats single cards
    .none = nothing
option-presidente-kill_leader = Who leads when it kills
    .help = The killing card closes the trick.
    .next = the next player
    .killer = whoever killed
option-presidente-cutter_rank = Aces that cut
    .help = They are never led; laid one by one, they cut anything.
    .none = no
    .A = yes
option-presidente-taboo_last_rank = Keeping an ace
    .help = Whether ending with an ace costs the last place.
    .none = it costs nothing
    .A = it is losing
option-presidente-twos_role = The twos
    .help = Whether a two may go with cards of another number.
    .rank = they are a number like any other
    .wild = they go with any number
    .wild_bound = only with another number

## How sets are laid

option-presidente-max_set = Equal cards laid together
    .help = At most.
    .value = { $value } cards
option-presidente-equal = Equalling
    .help = Laying the same as what is on the table.
    .forbidden = no, it must be higher
    .allowed = allowed
option-presidente-equal_skip = Equalling skips the next player
    .help = Whether whoever comes next loses the turn.
    .true = yes
    .false = no
option-presidente-pass_scope = Whoever passes
    .help = Whether one may lay again in the same trick.
    .lap = may lay in the next lap
    .trick = is out of this trick
option-presidente-after_out = When somebody has no cards left
    .help = What is done with the last set.
    .next_leads = the next player leads
    .beat_or_pass = the others may beat it

## Quartets and revolution

option-presidente-quartets = Four of a kind
    .help = What is done with quartets.
    .none = they are laid like anything else
    .discard = they are discarded before play
    .revolution = they turn the order round
option-presidente-quartets_except = Quartets that are not discarded
    .help = These numbers stay in the hand.
    .none = none
option-presidente-quartets_when = When they are discarded
    .help = In which hands.
    .every_hand = in every hand
    .first_hand = only in the first
option-presidente-revolution_order = The order in the revolution
    .help = What is worth most while it lasts.
    .reverse = the opposite
    .three_top = the opposite, with the three on top

## Who leads and who deals

option-presidente-first_start = Who leads the first hand
    .help = Whoever holds that card.
    .boss = whoever has the highest
    .left_of_dealer = the one after the dealer
option-presidente-start_card_must_be_played = The starting card must be laid
    .help = It has to be in the first lead.
    .true = yes
    .false = it need not
option-presidente-later_start = Who leads later
    .help = From the second hand on.
    .last = the last
    .first = the first
option-presidente-dealer_later = Who deals later
    .help = From the second hand on.
    .last = the last
    .rotate = everybody in turn

## The exchange of cards

option-presidente-vices_from = There are vices
    .help = Vicepresidente and vicecola, where there are enough players.
    .never = never
    .value = from { $value } players
option-presidente-exchange_top = Cards between first and last
    .help = The last gives the best and gets as many back.
    .value = { $value ->
        [0] none
        [one] { $value } card
       *[other] { $value } cards
    }
option-presidente-exchange_vice = Cards between the vices
    .help = The last but one gives the best and gets another.
    .value = { $value ->
        [0] none
        [one] { $value } card
       *[other] { $value } cards
    }
option-presidente-winner_gives = What the winners give
    .help = What they give back in the exchange.
    .choice = whatever they like
    .worst = their worst cards

## Points

option-presidente-scoring = How points are counted
    .help = Where the points of a hand come from.
    .positions = by place
    .leftover = by what the others have left
option-presidente-score_table = Points by place
    .help = Half points are allowed.
    .place-1 = Presidente
    .place-2 = Vicepresidente
    .place-3 = Neutro
    .place-4 = Vicecola
    .place-5 = Cola
option-presidente-hand_end = When the hand ends
    .help = How many have to be out of cards.
    .last_one = when only one is left
    .first_out = when the first is out

## The table

option-presidente-timeout_cards = When time runs out
    .help = With no cards to take, one passes and that is all.
    .value = { $value ->
        [0] one passes
        [one] one takes { $value } and passes
       *[other] one takes { $value } and passes
    }
option-presidente-labels = What the places are called
    .help = The first and the last.
    .cola = presidente and cola
    .trasero = presi and trasero
    .semicola = cola and semicola
    .culo = presi and culo
    .rey = rey and cola
option-presidente-taunts = Jokes about the last
    .help = Harmless, and whoever gets them may turn them off.
    .off = no
    .emotes = yes
