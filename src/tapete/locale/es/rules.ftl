# What all games share: cards, suits, names, reasons. How keys are made: ../README.md

## Cards and suits

card = { $rank ->
        [joker] comodín
       *[other] { card.rank } de { suit }
    }
    .rank = { $rank ->
        [1] as
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] sota
        [11] caballo
        [12] rey
        [A] as
        [T] diez
        [J] jota
        [Q] reina
        [K] rey
       *[joker] comodín
    }
    .suit = { suit }
    .gender = { $rank ->
        [10] f
        [J] f
        [Q] f
       *[other] m
    }
    .the = { $rank ->
        [10] la { card }
        [J] la { card }
        [Q] la { card }
       *[other] el { card }
    }
    .the-rank = { $rank ->
        [10] la { card.rank }
        [J] la { card.rank }
        [Q] la { card.rank }
       *[other] el { card.rank }
    }
    .to-rank = { $rank ->
        [10] a la { card.rank }
        [J] a la { card.rank }
        [Q] a la { card.rank }
       *[other] al { card.rank }
    }
    .it = { $rank ->
        [10] la
        [J] la
        [Q] la
       *[other] lo
    }

suit = { $suit ->
    [o] oros
    [c] copas
    [e] espadas
    [b] bastos
    [D] diamantes
    [H] corazones
    [S] picas
    [C] tréboles
   *[none] sin palo
}

## Names

# Games whose own words are not part of every page.
game-presidente = Presidente

# Where nobody has a name.
seat = Sitio { $seat }
# The two of a pair; before a name that begins with the sound of i: Ana e Isabel.
pair = { $first } y { $second }
    .before-i = { $first } e { $second }

## Options

# The headings under which they stand.
options-match = La partida
options-deck = La baraja y el reparto
options-order = El orden de las cartas
options-play = Cómo se echa
options-cantes = Los cantes
options-quartets = Cuartetos y revolución
options-deal = Quién reparte
options-start = Quién sale y quién reparte
options-exchange = El cambio de cartas
options-points = Los puntos
options-table = La mesa
# A rank in a list, and any number as it is written here (2,5).
rank = { $rank ->
        [A] as
       *[other] { $rank }
    }
number = { $value }

## Why a move is refused

reason-not-your-turn = Todavía no te toca.
reason-not-in-hand = No tienes esa carta.
reason-must-follow = Hay que asistir: tienes { $suit }.
    .plain = Hay que asistir: tienes cartas del palo de salida.
reason-must-beat = { $card-gender ->
        [f] La { $card-rank }
       *[m] El { $card-rank }
    } no mata. Tienes { $with-the }: écha{ $with-it } y ganas { $beats-to-rank }.
    .plain = Hay que matar: tienes una carta que gana.
reason-must-trump = No tienes { $led }: echa un triunfo.
    .plain = No tienes del palo de salida: echa un triunfo.
reason-wrong-phase = Ahora no se puede.
reason-no-such-seat = Ese sitio no está en la mesa.
reason-no-cante = Para cantar hacen falta el rey y la sota del mismo palo.
reason-already-sung = Ese palo ya está cantado.
reason-cante-closed = Ahora no puedes cantar: se canta al ganar baza tú o tu pareja, antes de echar tu carta.
reason-stock-gone = Ya no hay mazo: el siete no se cambia.
reason-trick-not-won = El siete lo cambia quien ha ganado la baza, antes de salir.
reason-no-siete = No tienes el siete de triunfo.
reason-wrong-pack = Esa no es la baraja: sobran o faltan cartas.
