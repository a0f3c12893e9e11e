# La mesa en el navegador.

table-title = Mesa de { $game }
table-coming = Entrando en la mesa…
room = Antes de empezar

## La línea

line-lost = Sin conexión. Tu sitio se guarda.
line-restarting = Tapete se reinicia y vuelve enseguida. Tu sitio se guarda.
line-blocked = Tu red no deja pasar los WebSockets, y sin ellos no se puede jugar. Prueba con otra red o con los datos del móvil.
waiting-for =
    Esperando a { $name }. Si no vuelve en { $seconds ->
        [one] 1 s
       *[other] { $seconds } s
    }, juega la máquina.
clock-ten = Te quedan 10 segundos.
clock-left =
    { $seconds ->
        [one] Te queda 1 segundo.
       *[other] Te quedan { $seconds } segundos.
    }
seconds-short = s

## Lo que no puede ser

refused-stale = Llegó tarde: la mesa ya había cambiado. Elige otra vez.
refused-offline = Ahora no hay conexión. Espera a que vuelva.
refused-other = Eso ahora no se puede.
refused-rate =
    Vas muy deprisa. Espera { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }.

## Los sitios

seat-empty = Libre
seat-bot = bot
bot-name =
    { $seat ->
        [0] Merche
        [1] Jesús
        [2] Pilar
        [3] Toño
        [4] Chelo
        [5] Paco
        [6] Encarna
        [7] Manolo
        [8] Lola
       *[other] Ramón
    }
seat-cards =
    { $count ->
        [0] sin cartas
        [one] 1 carta
       *[other] { $count } cartas
    }
seat-bot-cards = bot · { $count }
seat-away = sin línea
    .left = sin línea, { $seconds } s
seat-with-you = contigo
seat-deals = reparte
seat-dealer-tag = reparte
seat-turn = le toca
seat-next = entra { $name }

## La gente

people-gone = { $name } se va: juega la máquina en su sitio.
people-away = { $name } se ha quedado sin línea.
people-back = { $name } ha vuelto.
people-next = { $next } entra en la partida siguiente.
people-came = { $name } se sienta.
people-stood = Queda un sitio libre.

## El tapete

felt = El tapete
stock-words =
    Mazo: { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }. Muestra: { $muestra }. Pintan { $trump }.
stock-trump = Pintan { $trump }.
stock-is-trump = es el triunfo
trick = Baza en la mesa
trick-card = { $name }: { $card }
trick-card-best = { $name }: { $card }, va ganando
trick-wins = gana
trick-won = ganó
trick-slot = Tu carta
last-trick = Última baza
last-trick-button = Última
last-trick-open = Ver la última baza
last-trick-close = Cerrar la última baza
last-trick-whose =
    { $whose ->
        [me] Última baza: tuya
        [us] Última baza: vuestra, de { $name }
       *[them] Última baza: de { $name }
    }

## La mano y lo que se puede hacer

hand-yours = Tus cartas
actions = Lo que puedes hacer
sing =
    { $points ->
        [40] Cantar las 40
       *[other] Cantar { $points }
    }
    .more = rey y sota de { $suit }
exchange = Cambiar el siete
    .more = por { $muestra-the }
lay = Echar { $card-the }
coach-tap = Toca una carta para echarla.
    .more = Empiezas tú y vale cualquiera. El as, el tres y las figuras dan tantos.
coach-follow = Te toca: toca una carta para echarla.
coach-lesson = Ver las reglas
coach-known = Ya sé jugar

## El aviso

notice-guinote-lead =
    { $extra ->
        [both] Sales tú. Antes puedes cantar o cambiar el siete.
        [sing] Sales tú. Antes puedes cantar.
        [exchange] Sales tú. Antes puedes cambiar el siete.
        [calm] Sales tú. Sin prisa: no hay reloj.
       *[none] Sales tú.
    }
notice-guinote-follow =
    { $duty ->
        [must-beat] Te toca. Hay que matar.
        [must-trump] Te toca. Hay que echar triunfo.
        [must-follow] Te toca. Hay que asistir.
       *[any] Te toca. Puedes echar cualquiera.
    }
notice-guinote-theirs = Juega { $name }.
notice-guinote-sent = Has echado { $card-the }.
notice-guinote-trump = Pintan { $trump }.
notice-guinote-deal = Se reparte.
notice-guinote-wait = Un momento.
notice-guinote-over = Se acabó.

## Los tantos

score = Tanteo
score-me = Tú
score-us = Nosotros
score-them = Ellos
score-hidden = Los tantos se ven al acabar la mano
points-malas-word =
    { $count ->
        [one] mala
       *[other] malas
    }
points-buenas-word =
    { $count ->
        [one] buena
       *[other] buenas
    }
guinote-idas = idas
guinote-vueltas = vueltas
guinote-partidas = Partidas
guinote-cotos = Cotos
guinote-cotos-short = cotos { $ours }–{ $theirs }

## La pizarra

slate = Pizarra
slate-hand = Esta mano
slate-told = Lo que ha pasado
slate-trump = Pintan
slate-tricks = Bazas jugadas
slate-of = { $done } de { $all }
slate-cantes = Cantes
slate-cante = { $name }: { $points } en { $suit }
slate-none = ninguno
slate-coto = El coto
slate-to =
    { $count ->
        [one] a 1 partida
       *[other] a { $count } partidas
    }

## Las frases

menu = Menú de la mesa
phrases = Frases
phrase-said = { $name } dice: { $text }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = Bien jugado
phrase-thanks = Gracias
phrase-sorry = Perdón
phrase-hurry = Venga, que es para hoy
phrase-thinking = Me lo estoy pensando
phrase-good-game = Buena partida
phrase-one-more = ¿Otra?
phrase-bye = ¡Hasta luego!
