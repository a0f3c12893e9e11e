# La mesa de presidente en el navegador: se carga con ella.

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
        [Q] dama
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
        [Q] damas
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

presidente-taunt = Burlas para { $role }
    .off = No me enseñéis burlas

## Una carta por su nombre

presidente-card = { $card }
