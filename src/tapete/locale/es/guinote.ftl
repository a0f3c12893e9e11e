# Guiñote: variants, options, points, events. How keys are made: ../README.md

game-guinote = Guiñote

variant-guinote-guinote = Un coto
    .help = Cuatro en dos parejas: un coto a tres partidas.
variant-guinote-clasico = Clásico, dos cotos
    .help = Cuatro en dos parejas: dos cotos a tres partidas.
variant-guinote-mano_a_mano = Mano a mano
    .help = Dos, cada uno por su cuenta: un coto a tres partidas.

## Options

option-guinote-partidas_per_coto = Partidas para ganar el coto
    .help = Gana el coto quien antes llega a este número de partidas.
    .value = { $value ->
        [one] { $value } partida
       *[other] { $value } partidas
    }
option-guinote-cotos = Cotos para ganar
    .help = Gana quien antes llega a este número de cotos.
    .value = { $value ->
        [one] { $value } coto
       *[other] { $value } cotos
    }
option-guinote-both_over_100 = Si los dos bandos pasan de 100 en las idas
    .help = Quién se lleva la partida cuando los dos pasan de 100 en la primera mano.
    .last_trick = gana quien ha hecho las últimas
    .more_points = gana quien tiene más tantos
option-guinote-dealer_rotation = Quién reparte la partida siguiente
    .help = A quién le toca dar cuando acaba una partida.
    .right = el de la derecha
    .last_trick_winner = quien ganó la última baza
option-guinote-vueltas_dealer = Quién reparte las vueltas
    .help = A quién le toca dar la segunda mano de la partida.
    .same = el mismo que las idas
    .next = el de la derecha
    .last_trick_winner = quien ganó la última baza
option-guinote-cantes_per_trick = Cantes por baza ganada
    .help = Cuántas veces se puede cantar cuando se gana una baza.
    .one_per_player = uno por jugador
    .one_per_pair = uno por pareja
    .unlimited = todos los que haya
option-guinote-cante_window = Hasta cuándo se canta
    .help = Cuánto dura el derecho a cantar después de ganar una baza.
    .own_card = hasta que cada uno echa su carta
    .lead = hasta que sale quien ganó la baza
option-guinote-seat_return = Volver al sitio
    .help = Si puede volver quien se fue o perdió la línea y tiene a la máquina en su sitio.
    .never = no se vuelve
    .allowed = se puede volver
option-guinote-scoreboard = Tantos a la vista
    .help = Cuándo se ven los tantos de la mano que se juega.
    .live = siempre
    .hand_end = al acabar la mano
option-guinote-turn_seconds = Tiempo para echar carta
    .help = Cuánto puede pensar cada uno; si se acaba, la máquina juega esa carta.
    .value = { $value ->
        [0] sin reloj
       *[other] { $value } segundos
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

event-guinote-dealer-drawn = Le toca repartir a { $name }.
    .me = Te toca repartir.
event-guinote-hand-dealt = { $vueltas ->
        [yes] Vueltas. Reparte
       *[no] Reparte
    } { $dealer } y sale { $mano }. Pintan { $muestra-suit }: la muestra es { $muestra-the }.
    .me = { $vueltas ->
        [yes] Vueltas. Reparte
       *[no] Reparte
    } { $dealer } y sales tú. Pintan { $muestra-suit }: la muestra es { $muestra-the }.
event-guinote-card-played = { $leads ->
        [yes] { $name } sale con { $card-the }.
       *[no] { $winning ->
            [yes] { $name } echa { $card-the } y va ganando.
           *[no] { $name } echa { $card-the }.
        }
    }
    .me = { $leads ->
        [yes] Sales con { $card-the }.
       *[no] { $winning ->
            [yes] Echas { $card-the } y vas ganando.
           *[no] Echas { $card-the }.
        }
    }
event-guinote-trick-won = Baza para { $name }: { $points ->
        [0] sin tantos
       *[other] { $points } tantos
    }{ $last ->
        [yes] , y 10 de últimas.
       *[no] .
    }
    .me = Baza para ti: { $points ->
        [0] sin tantos
       *[other] { $points } tantos
    }{ $last ->
        [yes] , y 10 de últimas.
       *[no] .
    }
    .us = Baza para vosotros: { $points ->
        [0] sin tantos
       *[other] { $points } tantos
    }{ $last ->
        [yes] , y 10 de últimas.
       *[no] .
    }
event-guinote-card-drawn = { $name } roba { $card-the }.
    .me = Robas { $card-the }.
    .hidden = { $name } roba.
event-guinote-arrastre-began = Se acabó el mazo: empieza el arrastre.
event-guinote-cante-sung = { $name } canta { $points } en { $suit }.
    .me = Cantas { $points } en { $suit }.
event-guinote-siete-exchanged = { $name } cambia el siete y se lleva { $taken-the }.
    .me = Cambias el siete y te llevas { $taken-the }.
event-guinote-hand-ended = Fin de la mano. { $pair-0 }: { $cards-0 } en cartas{ $cantes-0 ->
        [0] {""}
       *[other] , { $cantes-0 } en cantes
    }{ $ultimas ->
        [0] , 10 de últimas
       *[other] {""}
    }; { $points-0 }. { $pair-1 }: { $cards-1 } en cartas{ $cantes-1 ->
        [0] {""}
       *[other] , { $cantes-1 } en cantes
    }{ $ultimas ->
        [1] , 10 de últimas
       *[other] {""}
    }; { $points-1 }.{ $vueltas ->
        [yes] {" "}Nadie pasa de 100: hay vueltas.
       *[no] {""}
    }
event-guinote-partida-won = { $players ->
        [1] { $pair } gana
       *[other] { $pair } ganan
    } la partida. Partidas: { $pair-0 } { $partidas-0 }, { $pair-1 } { $partidas-1 }.
    .me = Ganas la partida. Partidas: { $pair-0 } { $partidas-0 }, { $pair-1 } { $partidas-1 }.
    .us = Ganáis la partida. Partidas: { $pair-0 } { $partidas-0 }, { $pair-1 } { $partidas-1 }.
event-guinote-coto-won = ¡Coto para { $pair }! Cotos: { $pair-0 } { $cotos-0 }, { $pair-1 } { $cotos-1 }.
    .me = ¡Coto para ti! Cotos: { $pair-0 } { $cotos-0 }, { $pair-1 } { $cotos-1 }.
    .us = ¡Coto para vosotros! Cotos: { $pair-0 } { $cotos-0 }, { $pair-1 } { $cotos-1 }.
event-guinote-match-won = { $players ->
        [1] Se acabó: gana { $pair }.
       *[other] Se acabó: ganan { $pair }.
    }
    .me = Se acabó: ganas tú.
    .us = Se acabó: ganáis vosotros.
