# Guiñote: variants, options, points, events. How keys are made: ../README.md

game-guinote = Guiñote

variant-guinote-guinote = One coto
    .help = Four in two pairs: one coto of three partidas.
variant-guinote-clasico = Classic, two cotos
    .help = Four in two pairs: two cotos of three partidas.
variant-guinote-mano_a_mano = Mano a mano
    .help = Two, each alone: one coto of three partidas.

## Options

option-guinote-partidas_per_coto = Partidas that win the coto
    .help = Whoever wins this many partidas first wins the coto.
    .value = { $value ->
        [one] { $value } partida
       *[other] { $value } partidas
    }
option-guinote-cotos = Cotos that win the match
    .help = Whoever wins this many cotos first wins the match.
    .value = { $value ->
        [one] { $value } coto
       *[other] { $value } cotos
    }
option-guinote-both_over_100 = If both sides pass 100 in the first hand
    .help = Who wins the partida when both pass 100 in the idas.
    .last_trick = the winner of the last trick wins
    .more_points = more points win
option-guinote-dealer_rotation = Who deals the next partida
    .help = Whose turn it is to deal when a partida is over.
    .right = the player to the right
    .last_trick_winner = the winner of the last trick
option-guinote-vueltas_dealer = Who deals the vueltas
    .help = Whose turn it is to deal the second hand of a partida.
    .same = the dealer of the first hand
    .next = the player to the right
    .last_trick_winner = the winner of the last trick
option-guinote-cantes_per_trick = Cantes for a trick won
    .help = How often one may sing when a trick has been won.
    .one_per_player = one for each player
    .one_per_pair = one for the pair
    .unlimited = as many as there are
option-guinote-cante_window = Until when one may sing
    .help = How long the right to sing lasts after a trick has been won.
    .own_card = until each plays a card
    .lead = until the winner of the trick leads
option-guinote-seat_return = Coming back
    .help = Whether a player who left or lost the line may take the seat back from the bot.
    .never = no coming back
    .allowed = may come back
option-guinote-scoreboard = Points in sight
    .help = When the points of the hand being played are shown.
    .live = always
    .hand_end = when the hand is over
option-guinote-turn_seconds = Time for a card
    .help = How long each may think; when it is over the bot plays that card.
    .value = { $value ->
        [0] no clock
       *[other] { $value } seconds
    }

## Points

points-guinote-malas = { $count ->
        [one] { $count } mala
       *[other] { $count } malas
    }
points-guinote-buenas = { $count ->
        [one] { $count } buena
       *[other] { $count } buenas
    }

## Events

event-guinote-dealer-drawn = { $name } is drawn to deal.
    .me = You are drawn to deal.
event-guinote-hand-dealt = { $vueltas ->
        [yes] Vueltas. { $dealer } deals
       *[no] { $dealer } deals
    } and { $mano } leads. Trumps are { $muestra-suit }: the muestra is { $muestra-the }.
    .me = { $vueltas ->
        [yes] Vueltas. { $dealer } deals
       *[no] { $dealer } deals
    } and you lead. Trumps are { $muestra-suit }: the muestra is { $muestra-the }.
event-guinote-card-played = { $leads ->
        [yes] { $name } leads { $card-the }.
       *[no] { $winning ->
            [yes] { $name } plays { $card-the } and is winning.
           *[no] { $name } plays { $card-the }.
        }
    }
    .me = { $leads ->
        [yes] You lead { $card-the }.
       *[no] { $winning ->
            [yes] You play { $card-the } and are winning.
           *[no] You play { $card-the }.
        }
    }
event-guinote-trick-won = Trick for { $name }: { $points ->
        [0] no points
       *[other] { $points } points
    }{ $last ->
        [yes] , and 10 for the last.
       *[no] .
    }
    .me = Trick for you: { $points ->
        [0] no points
       *[other] { $points } points
    }{ $last ->
        [yes] , and 10 for the last.
       *[no] .
    }
    .us = Trick for your side: { $points ->
        [0] no points
       *[other] { $points } points
    }{ $last ->
        [yes] , and 10 for the last.
       *[no] .
    }
event-guinote-card-drawn = { $name } draws { $card-the }.
    .me = You draw { $card-the }.
    .hidden = { $name } draws.
event-guinote-arrastre-began = The stock is gone: the arrastre begins.
event-guinote-cante-sung = { $name } sings { $points } in { $suit }.
    .me = You sing { $points } in { $suit }.
event-guinote-siete-exchanged = { $name } exchanges the seven and takes { $taken-the }.
    .me = You exchange the seven and take { $taken-the }.
event-guinote-hand-ended = End of the hand. { $pair-0 }: { $cards-0 } in cards{ $cantes-0 ->
        [0] {""}
       *[other] , { $cantes-0 } in cantes
    }{ $ultimas ->
        [0] , 10 for the last trick
       *[other] {""}
    }; { $points-0 }. { $pair-1 }: { $cards-1 } in cards{ $cantes-1 ->
        [0] {""}
       *[other] , { $cantes-1 } in cantes
    }{ $ultimas ->
        [1] , 10 for the last trick
       *[other] {""}
    }; { $points-1 }.{ $vueltas ->
        [yes] {" "}Nobody passes 100: vueltas follow.
       *[no] {""}
    }
event-guinote-partida-won = { $players ->
        [1] { $pair } wins
       *[other] { $pair } win
    } the partida. Partidas: { $pair-0 } { $partidas-0 }, { $pair-1 } { $partidas-1 }.
    .me = You win the partida. Partidas: { $pair-0 } { $partidas-0 }, { $pair-1 } { $partidas-1 }.
    .us = Your side wins the partida. Partidas: { $pair-0 } { $partidas-0 }, { $pair-1 } { $partidas-1 }.
event-guinote-coto-won = Coto for { $pair }! Cotos: { $pair-0 } { $cotos-0 }, { $pair-1 } { $cotos-1 }.
    .me = Coto for you! Cotos: { $pair-0 } { $cotos-0 }, { $pair-1 } { $cotos-1 }.
    .us = Coto for your side! Cotos: { $pair-0 } { $cotos-0 }, { $pair-1 } { $cotos-1 }.
event-guinote-match-won = { $players ->
        [1] The match is over: { $pair } wins.
       *[other] The match is over: { $pair } win.
    }
    .me = The match is over: you win.
    .us = The match is over: your side wins.
