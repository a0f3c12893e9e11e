# La mesa de presidente: lo que pasa en ella, por qué no se puede, y lo que enseña el navegador.

## Números y juegos de cartas

# T es el diez francés; S, C y R son sota, caballo y rey.
presidente-number =
    { $number ->
        [A] as
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [T] diez
        [S] sota
        [C] caballo
        [J] jota
        [Q] reina
       *[R] rey
    }
    .many = { $number ->
        [A] ases
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
        [6] seises
        [7] sietes
        [8] ochos
        [9] nueves
        [T] dieces
        [S] sotas
        [C] caballos
        [J] jotas
        [Q] reinas
       *[R] reyes
    }
    .the = { $number ->
        [S] la { presidente-number }
        [J] la { presidente-number }
        [Q] la { presidente-number }
       *[other] el { presidente-number }
    }
    .short = { $number ->
        [T] 10
       *[other] { $number }
    }
presidente-set =
    { $size ->
        [1] { presidente-number }
        [2] pareja de { presidente-number.many }
        [3] trío de { presidente-number.many }
        [4] cuarteto de { presidente-number.many }
       *[other] { $size } { presidente-number.many }
    }
    .twos = { $own ->
        [one] { presidente-number }
       *[other] { $own } { presidente-number.many }
    } + { $twos ->
        [one] un dos
       *[other] { $twos } doses
    }
    .the = { $size ->
        [1] { presidente-number.the }
        [2] la { presidente-set }
        [3] el { presidente-set }
        [4] el { presidente-set }
       *[other] los { presidente-set }
    }
    .of = { presidente-set }, { $who ->
        [me] tuyo
       *[them] de { $name }
    }
presidente-size =
    { $size ->
        [1] Cartas sueltas
        [2] Parejas
        [3] Tríos
        [4] Cuartetos
       *[other] Juegos de { $size }
    }

## La barra

presidente-bar-hand =
    { $total ->
        [none] mano { $hand }
       *[other] mano { $hand } de { $total }
    }
presidente-bar-role = eres { $role }
presidente-bar-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
presidente-bar-target = a { $points }

## Los papeles, según se digan en la mesa

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

## Los sitios

presidente-others = Los demás, por orden de juego
presidente-seats = Todos, por orden de juego
presidente-cards =
    { $count ->
        [one] carta
       *[other] cartas
    }
presidente-passed = pasa
presidente-skipped = saltado
presidente-place = { $place }.º
    .words = ha salido en el puesto { $place }
    .lost = se queda en el puesto { $place }
presidente-gives = elige
presidente-mine-passed = Has pasado
presidente-mine-skipped = Te han saltado
presidente-mine-out = Has salido: { $place }.º
presidente-mine-lost = Te quedas el { $place }.º

## El centro

presidente-pile = En la mesa
presidente-pile-set = { $name }: { presidente-set }
    .beat = { $name }: { presidente-set }, es lo que hay que superar
    .equal = { $name } iguala: { presidente-set }
presidente-free = Mesa libre
    .mine = Sales con lo que quieras
    .theirs = Sale { $name }
presidente-won = Baza para { $name }
presidente-closed =
    { $how ->
        [killed] ¡Mata { $card-the }!
        [cut] ¡Corta { $card-the }!
       *[won] { $who ->
            [me] Baza tuya
           *[them] Baza de { $name }
        }
    }
presidente-stock =
    { $count ->
        [one] Mazo: 1 carta
       *[other] Mazo: { $count } cartas
    }
presidente-order = Orden
    .open = Ver el orden de las cartas
    .title = El orden de las cartas
    .line = De menos a más:
    .turned = En la revolución vale al revés, de menos a más:
    .best = { $card-the } va por encima de todas.
    .kills = { $card-the } sola mata cualquier jugada y cierra la baza.
    .cuts = El as no se sale: solo corta, de uno en uno, lo que haya en la mesa.
    .taboo = Quien acaba con un as se queda el último.
    .equal = Se puede igualar, y el siguiente se salta.
    .equal-only = Se puede igualar.
    .wild = Los doses acompañan a cualquier número y también van solos.
    .bound = Los doses solo van acompañando a otro número.
    .passing = Quien pasa no vuelve a echar hasta la baza siguiente.
    .revolution = Cuatro iguales de una vez dan la vuelta al orden.
presidente-revolution = Revolución
    .more = el orden va al revés: ahora manda { $best }
presidente-last-set = { $name }

## Elegir y echar

presidente-ways = Qué echar con esa carta
presidente-play = Echar { presidente-set }
    .twos = Echar { presidente-set.twos }
    .card = Echar { $card-the }
    .count = { $count ->
        [one] Echar esa carta
       *[other] Echar esas { $count } cartas
    }
    .none = Elige qué echar
    .wait = Espera tu turno
presidente-pass = Paso
presidente-give =
    { $count ->
        [one] Dar esa carta
       *[other] Dar esas { $count } cartas
    }
    .short = { $count ->
        [one] falta una
       *[other] faltan { $count }
    }
presidente-coach = Toca una carta para echarla.
    .more = Las del mismo número se pueden echar juntas.

## El aviso

presidente-notice-deal = Se reparte.
presidente-notice-over = Se acabó.
presidente-notice-wait = Un momento.
presidente-notice-sent = Has echado { presidente-set }.
presidente-notice-passed = Has pasado.
presidente-notice-given = Has dado tus cartas.
presidente-notice-lead = Sales tú: una carta, o varias iguales.
    .must = Sales tú, y tiene que ir { $card-the }.
presidente-notice-beat = Te toca. Supera { presidente-set.the }, o pasa.
    .none = Te toca. No puedes superar { presidente-set.the }: pasa.
presidente-notice-theirs = Juega { $name }.
presidente-notice-give =
    { $count ->
        [one] Elige una carta para { $name }.
       *[other] Elige { $count } cartas para { $name }.
    }
presidente-notice-gives =
    { $count ->
        [one] { $name } elige una carta para { $other }.
       *[other] { $name } elige { $count } cartas para { $other }.
    }
presidente-notice-gives-me =
    { $count ->
        [one] { $name } elige una carta para ti.
       *[other] { $name } elige { $count } cartas para ti.
    }

## El cambio

presidente-exchange = El cambio
    .hers = { $count ->
        [one] { $name } te da su mejor carta
       *[other] { $name } te da sus { $count } mejores
    }
    .mine = { $count ->
        [one] Le das tu mejor carta a { $name }
       *[other] Le das tus { $count } mejores a { $name }
    }
    .back = { $count ->
        [one] { $name } te devuelve una carta
       *[other] { $name } te devuelve { $count } cartas
    }
    .gave = { $count ->
        [one] Le das una carta a { $name }
       *[other] Le das { $count } cartas a { $name }
    }
    .theirs = { $count ->
        [one] { $name } da una carta a { $other }
       *[other] { $name } da { $count } cartas a { $other }
    }
    .you = ti
    .owes = { $count ->
        [one] Elige una carta para { $name }
       *[other] Elige { $count } cartas para { $name }
    }
    .waits = { $count ->
        [one] { $name } elige una carta para { $other }
       *[other] { $name } elige { $count } cartas para { $other }
    }

presidente-received = te la han dado

## El final de la mano

presidente-end = Fin de la mano
    .where = { $total ->
        [none] Mano { $hand }
       *[other] Mano { $hand } de { $total }
    }
    .first = { $who ->
        [me] Has salido el primero: eres { $role }
       *[them] { $name } sale primero: es { $role }
    }
    .place = Puesto
    .name = Quién
    .gained = Mano
    .total = Total
    .left = Cartas que quedaban
    .left-points = valen { $points }
    .on = Seguir
presidente-match =
    { $who ->
        [me] ¡Has ganado!
       *[them] Gana { $name }
    }
    .by = { $hands ->
        [one] Con { $points } puntos en 1 mano.
       *[other] Con { $points } puntos en { $hands } manos.
    }
    .tie = Igualados: cuenta quien quedó más veces primero, luego quien menos veces último.
    .ranking = Clasificación

## La pizarra

presidente-slate-points = Puntos
presidente-slate-target = Se juega a { $points }

## Repetición

presidente-replay-hand = Mano { $hand }

## Las burlas

presidente-taunt = { $joke ->
        [0] { $name }, la próxima la barajas tú… y la friegas también.
        [1] Un aplauso para { $name }, que ha sujetado la mesa.
        [2] { $name }, las cartas se echan, no se coleccionan.
        [3] Que alguien le traiga una silla a { $name }, que va para largo.
        [4] { $name } ha cuidado de nuestras cartas hasta el final.
       *[other] Tranquilidad, { $name }: desde ahí abajo solo se puede subir.
    }
    .off = No me enseñéis burlas

## Una carta por su nombre

presidente-card = { $card }

## Lo que pasa

# Lo echado, con su artículo: el siete de oros, una pareja de sietes (con un dos).
presidente-laid =
    { $size ->
        [1] { $card-the }
        [2] una pareja de { presidente-number.many }
        [3] un trío de { presidente-number.many }
        [4] un cuarteto de { presidente-number.many }
       *[other] { $size } { presidente-number.many }
    }{ $twos ->
        [0] {""}
        [1] {" "}(con un dos)
       *[other] {" "}(con { $twos } doses)
    }
event-presidente-dealer-drawn = Le toca repartir a { $name }.
    .me = Te toca repartir.
event-presidente-hand-dealt = Mano { $hand }. Reparte { $dealer }.
event-presidente-leader-named = { $starter ->
        [none] Sale { $name }.
       *[other] Sale { $name }, que tiene { $starter-the }.
    }
    .me = { $starter ->
        [none] Sales tú.
       *[other] Sales tú, que tienes { $starter-the }.
    }
event-presidente-cards-given = { $name } da a { $to }: { $cards }.
    .me = Das a { $to }: { $cards }.
    .to-me = { $name } te da: { $cards }.
    .hidden = { $count ->
        [one] { $name } da una carta a { $to }.
       *[other] { $name } da { $count } cartas a { $to }.
    }
event-presidente-quartet-discarded = { $name } descarta cuatro iguales: { $cards }.
    .me = Descartas cuatro iguales: { $cards }.
event-presidente-set-played = { $leads ->
        [yes] { $name } sale con { presidente-laid }.
       *[no] { $equal ->
            [yes] { $name } iguala con { presidente-laid }.
           *[no] { $name } echa { presidente-laid }.
        }
    }
    .me = { $leads ->
        [yes] Sales con { presidente-laid }.
       *[no] { $equal ->
            [yes] Igualas con { presidente-laid }.
           *[no] Echas { presidente-laid }.
        }
    }
event-presidente-revolution-turned = { $on ->
        [yes] ¡Revolución! El orden se da la vuelta.
       *[no] Contrarrevolución: el orden vuelve a ser el de siempre.
    }
event-presidente-trick-killed = { $name } mata con { $card-the }.
    .me = Matas con { $card-the }.
event-presidente-trick-cut = { $name } corta con { $card-the }.
    .me = Cortas con { $card-the }.
event-presidente-turn-skipped = { $name } se queda sin turno.
    .me = Te quedas sin turno.
event-presidente-passed = { $name } pasa.
    .me = Pasas.
event-presidente-timed-out = { $count ->
        [one] A { $name } se le acaba el tiempo: roba una carta.
       *[other] A { $name } se le acaba el tiempo: roba { $count } cartas.
    }
    .me = { $count ->
        [one] Se te acaba el tiempo: robas una carta.
       *[other] Se te acaba el tiempo: robas { $count } cartas.
    }
event-presidente-cards-taken = { $name } se lleva: { $cards }.
    .me = Te llevas: { $cards }.
    .hidden = { $count ->
        [one] { $name } se lleva una carta.
       *[other] { $name } se lleva { $count } cartas.
    }
event-presidente-stock-recycled = { $count ->
        [one] Las bazas cerradas hacen un mazo nuevo, de una carta.
       *[other] Las bazas cerradas hacen un mazo nuevo, de { $count } cartas.
    }
event-presidente-trick-won = Baza para { $name }.
    .me = Baza para ti.
event-presidente-lead-passed = Sale { $name }.
    .me = Sales tú.
event-presidente-seat-out = { $name } se queda sin cartas: puesto { $place }.
    .me = Te quedas sin cartas: puesto { $place }.
event-presidente-seat-offended = { $name } acaba con un as en la mano ({ $cards }): puesto { $place }.
    .me = Acabas con un as en la mano ({ $cards }): puesto { $place }.
event-presidente-seat-stuck = { $name } no tiene con qué salir ({ $cards }): puesto { $place }.
    .me = No tienes con qué salir ({ $cards }): puesto { $place }.
event-presidente-hand-ended = Fin de la mano. { $first }, { $labels ->
        [trasero] presi
        [culo] presi
        [rey] rey
       *[other] presidente
    }; { $last }, { $labels ->
        [trasero] trasero
        [culo] culo
       *[other] cola
    }. En la mano: { $gained }. En total: { $totals }.
event-presidente-match-ended = Se acabó: gana { $name }. Clasificación: { $ranking }.

## Por qué no se puede

reason-must-lead = Sales tú: hay que echar algo, no se puede pasar.
reason-wrong-size = { $size ->
        [1] Hay que echar una sola carta.
        [2] Hay que echar dos cartas.
        [3] Hay que echar tres cartas.
        [4] Hay que echar cuatro cartas.
       *[other] Hay que echar { $size } cartas.
    }
    .plain = Hay que echar tantas cartas como hay en la mesa.
reason-not-higher = Tiene que ser más alta: hay que superar { $beats-to-rank }.
    .plain = Tiene que ser más alta que lo que hay en la mesa.
reason-mixed-numbers = Las cartas tienen que ser todas del mismo número.
reason-set-too-big = Como mucho se echan { $most } cartas iguales.
    .plain = Son demasiadas cartas iguales.
reason-as-not-led = Con el as no se puede salir.
reason-as-alone = Los ases se echan de uno en uno.
reason-twos-bound = Los doses solo se echan acompañando a otro número.
reason-start-card = En la primera jugada tiene que ir { $card-the }.
    .plain = En la primera jugada tiene que ir la carta de salida.
reason-wrong-count = Hay que dar justo las cartas que se piden.
