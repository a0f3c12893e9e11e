# Presidente: options. How keys are made: ../README.md

## Lo principal

option-presidente-match_end = Cuándo se acaba
    .help = Cada mano acaba cuando todos tienen puesto; esto dice cuántas se juegan.
    .rounds = a las manos acordadas
    .target = al llegar a los puntos
    .open = cuando votéis dejarlo
option-presidente-rounds = Manos
    .help = Cuántas manos se juegan.
    .value = { $value ->
        [one] { $value } mano
       *[other] { $value } manos
    }
option-presidente-target = Puntos para ganar
    .help = Se acaba al final de la mano en que alguien llega.
    .value = { $value ->
        [0] sin puntos
       *[other] { $value } puntos
    }
option-presidente-turn_seconds = Tiempo para echar
    .help = Cuánto puede pensar cada uno en su turno.
    .value = { $value ->
        [0] sin reloj
       *[other] { $value } segundos
    }

## La baraja y el reparto

option-presidente-deck = Baraja
    .help = Con la de 40 no hay ochos ni nueves.
    .spanish48 = española de 48
    .spanish40 = española de 40
    .french52 = francesa de 52
option-presidente-decks = Barajas juntas
    .help = Con mucha gente se mezclan varias iguales.
    .auto = las que hagan falta
    .value = { $value ->
        [one] { $value } baraja
       *[other] { $value } barajas
    }
option-presidente-removed_ranks = Números que se quitan
    .help = No están en la baraja.
    .none = ninguno
option-presidente-deal = Cartas por jugador
    .help = Lo que no se reparte queda en el montón.
    .all = se reparten todas
    .value = { $value } cartas
option-presidente-direction = Sentido
    .help = Por dónde sigue el turno.
    .clockwise = el de las agujas del reloj
    .anticlockwise = el contrario

## El orden de las cartas

option-presidente-order = De la más alta a la más baja
    .help = El orden de los números.
    .dos_alto = 2, as, rey, caballo, sota… 3
    .as_tres = as, 3, rey, caballo, sota… 2
    .as_alto = as, rey, caballo, sota… 2
option-presidente-boss_card = La carta más alta
    .help = La que gana a todas las cartas sueltas.
    .none = no hay
option-presidente-boss_power = Qué hace la carta más alta
    .help = Cuando se echa sola; si mata, también parejas, tríos y cuartetos.
    .kill_any = mata lo que haya
    .top_single = gana a las cartas sueltas
    .none = nada
option-presidente-kill_leader = Quién sale cuando mata
    .help = La carta que mata cierra la baza.
    .next = el siguiente
    .killer = quien ha matado
option-presidente-cutter_rank = Ases que cortan
    .help = No se salen; se echan de uno en uno y cortan lo que haya.
    .none = no
    .A = sí
option-presidente-taboo_last_rank = Quedarse con un as
    .help = Si quien acaba con un as se va al último puesto.
    .none = no pasa nada
    .A = es perder
option-presidente-twos_role = Los doses
    .help = Si un dos puede ir con cartas de otro número.
    .rank = son un número más
    .wild = acompañan a cualquiera
    .wild_bound = solo se echan acompañando

## Cómo se echa

option-presidente-max_set = Cartas iguales que se pueden echar juntas
    .help = Como mucho.
    .value = { $value } cartas
option-presidente-equal = Igualar
    .help = Echar lo mismo que hay en la mesa.
    .forbidden = no, hay que superar
    .allowed = se puede
option-presidente-equal_skip = Igualar salta al siguiente
    .help = Si quien viene detrás pierde el turno.
    .true = sí
    .false = no
option-presidente-pass_scope = Quien pasa
    .help = Si puede volver a echar en la misma baza.
    .lap = puede echar en otra vuelta
    .trick = ya no echa en esta baza
option-presidente-after_out = Cuando alguien se queda sin cartas
    .help = Qué se hace con su última jugada.
    .next_leads = sale el siguiente
    .beat_or_pass = los demás pueden superarla

## Cuartetos y revolución

option-presidente-quartets = Cuatro iguales
    .help = Qué pasa con los cuartetos.
    .none = se echan como lo demás
    .discard = se descartan antes de empezar
    .revolution = dan la vuelta al orden
option-presidente-quartets_except = Cuartetos que no se descartan
    .help = Estos números se quedan en la mano.
    .none = ninguno
option-presidente-quartets_when = Cuándo se descartan
    .help = En qué manos.
    .every_hand = en todas las manos
    .first_hand = solo en la primera
option-presidente-revolution_order = El orden en la revolución
    .help = Qué vale más mientras dura.
    .reverse = el contrario
    .three_top = el contrario, con el tres arriba

## Quién sale y quién reparte

option-presidente-first_start = Quién sale en la primera mano
    .help = Quien tenga esa carta, o el que va detrás del que reparte.
    .boss = quien tenga la más alta
    .left_of_dealer = el siguiente al que da
option-presidente-start_card_must_be_played = La carta de salida hay que echarla
    .help = Tiene que ir en la primera jugada.
    .true = sí
    .false = no hace falta
option-presidente-later_start = Quién sale después
    .help = Desde la segunda mano.
    .last = el último
    .first = el primero
option-presidente-dealer_later = Quién reparte después
    .help = Desde la segunda mano.
    .last = el último
    .rotate = se va turnando

## El cambio de cartas

option-presidente-vices_from = Hay vices
    .help = Vicepresidente y vicecola, si sois bastantes.
    .never = nunca
    .value = desde { $value } jugadores
option-presidente-exchange_top = Cartas entre el primero y el último
    .help = El último da las mejores y recibe las mismas.
    .value = { $value ->
        [0] ninguna
        [one] { $value } carta
       *[other] { $value } cartas
    }
option-presidente-exchange_vice = Cartas entre los vices
    .help = El penúltimo da la mejor y recibe otra.
    .value = { $value ->
        [0] ninguna
        [one] { $value } carta
       *[other] { $value } cartas
    }
option-presidente-winner_gives = Qué dan los que ganan
    .help = Lo que devuelven en el cambio.
    .choice = lo que quieran
    .worst = sus peores cartas

## Los puntos

option-presidente-scoring = Cómo se cuenta
    .help = De dónde salen los puntos de cada mano.
    .positions = por el puesto
    .leftover = con lo que les queda a los demás
option-presidente-score_table = Puntos por puesto
    .help = Se pueden poner medios puntos.
    .place-1 = Presidente
    .place-2 = Vicepresidente
    .place-3 = Neutro
    .place-4 = Vicecola
    .place-5 = Cola
option-presidente-hand_end = Cuándo acaba la mano
    .help = Cuántos tienen que quedarse sin cartas.
    .last_one = cuando solo queda uno
    .first_out = cuando sale el primero

## La mesa

option-presidente-timeout_cards = Si se acaba el tiempo
    .help = Sin cartas que robar, se pasa y ya está.
    .value = { $value ->
        [0] se pasa
        [one] se roba { $value } y se pasa
       *[other] se roban { $value } y se pasa
    }
option-presidente-labels = Cómo se llaman los puestos
    .help = El primero y el último.
    .cola = presidente y cola
    .trasero = presi y trasero
    .semicola = cola y semicola
    .culo = presi y culo
    .rey = rey y cola
option-presidente-taunts = Bromas al último
    .help = Sin ofender, y quien las recibe las puede quitar.
    .off = no
    .emotes = sí
