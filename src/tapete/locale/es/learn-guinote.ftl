# Las páginas con las reglas del guiñote. **Negrita** y [enlaces](#cantes); las cartas, al lado.

learn-guinote = Cómo se juega al guiñote
learn-guinote-intro = Al guiñote se juega en casi todos los bares de Aragón: cuatro en dos parejas, con la baraja española. Gana la partida **la pareja que pasa de 100 tantos**. Aquí está todo, empezando de cero. Con los cuatro primeros apartados, que se leen en cuatro minutos, ya puedes sentarte; lo demás se aprende jugando.
learn-guinote-try = Jugar una mano con la máquina

## Las cartas

learn-guinote-cards = Las cartas
    .short = Las cartas
learn-guinote-cards-pack = Se juega con **40 cartas**: la baraja española sin ochos ni nueves. Hay diez de cada palo: oros, copas, espadas y bastos.
learn-guinote-cards-points = Lo que vale cada una
learn-guinote-cards-points-text = Solo cinco cartas de cada palo valen tantos. El siete, el seis, el cinco, el cuatro y el dos no valen nada.
learn-guinote-cards-each =
    { $points ->
        [one] { $points } tanto
       *[other] { $points } tantos
    }
learn-guinote-cards-sum = Cada palo suma 30 tantos, y la baraja entera 120.
learn-guinote-cards-order = De más fuerte a menos
learn-guinote-cards-order-text = Dentro de un palo, para ganar la baza manda este orden:
learn-guinote-cards-order-caption = As, tres, rey, sota, caballo, siete, seis, cinco, cuatro y dos.
learn-guinote-cards-sota = **Ojo:** en el guiñote la sota vale más que el caballo, al revés que en otros juegos.

## Reparto y triunfo

learn-guinote-deal = El reparto y el triunfo
    .short = El reparto
learn-guinote-deal-six = Cada uno recibe **seis cartas**, de tres en tres.
learn-guinote-deal-trump = La carta siguiente se pone boca arriba: es la **muestra**, y su palo es el **triunfo**. Si es de oros, se dice «pintan oros». Cualquier triunfo gana a cualquier carta de otro palo.
learn-guinote-deal-stock = La muestra se queda debajo del montón, que se llama **mazo**, y será la última carta que se robe.
learn-guinote-deal-right = Todo va **hacia la derecha**: el reparto, las bazas y el robo. Sale el jugador a la derecha de quien reparte, que es **mano**. Quien reparte va cambiando en cada partida.
learn-guinote-deal-pairs = Tu compañero se sienta enfrente. Los tantos de los dos se suman.
learn-guinote-deal-figure = La muestra es el cinco de oros: pintan oros.

## Las bazas

learn-guinote-tricks = Las bazas
    .short = Las bazas
learn-guinote-tricks-one = Cada uno echa una carta, por turno. Esas cuatro cartas son una **baza**. Se la lleva la carta más alta del palo que ha salido, o el triunfo más alto si alguien ha echado triunfo. Una carta de otro palo nunca gana.
learn-guinote-tricks-figure = Pintan bastos. Ana sale con el as de copas, pero el dos de bastos es triunfo: la baza, con sus 21 tantos, es para quien lo ha echado.
learn-guinote-tricks-free = **Mientras queda mazo, echa la carta que quieras.** No hace falta seguir el palo ni ganar.
learn-guinote-tricks-draw = Después de cada baza todos roban una carta: primero quien la ha ganado y luego los demás, por orden. Aquí se roba solo, no tienes que hacer nada.
learn-guinote-tricks-lead = Quien gana una baza sale en la siguiente.
learn-guinote-tricks-ten = En una mano hay diez bazas: cuatro con mazo y seis sin él.

## El arrastre

learn-guinote-arrastre = El arrastre: cuando se acaba el mazo
    .short = El arrastre
learn-guinote-arrastre-now = En las seis últimas bazas ya no puedes echar lo que quieras. Ahora es obligatorio, por este orden:
learn-guinote-arrastre-follow = **Asistir.** Si tienes del palo que ha salido, échalo.
learn-guinote-arrastre-beat = **Matar.** Y si con ese palo puedes superar a la carta que va ganando, supérala.
learn-guinote-arrastre-ruff = **Fallar.** Si no tienes del palo, echa un triunfo.
learn-guinote-arrastre-but = Y dos excepciones que se agradecen:
learn-guinote-arrastre-partner = Si la baza **la va ganando tu compañero**, no hace falta matar ni fallar: echa lo que quieras del palo, o cualquier carta si no tienes.
learn-guinote-arrastre-over = Si un contrario ya ha fallado y **tu triunfo no supera al suyo**, no estás obligado a echarlo: puedes echar cualquier carta. Si lo supera, sí.
learn-guinote-arrastre-fine = Dos detalles más. Si alguien ha fallado y tú tienes del palo, basta con seguirlo: matar en el palo ya no sirve de nada. Y si lo que ha salido es triunfo, hay que seguir con triunfo aunque sea más bajo.
learn-guinote-arrastre-safe = No tienes que sabértelo de memoria: el juego solo te deja echar las cartas que valen, y si tocas otra te dice por qué no. Así nadie hace renuncio.

## Prueba tú

learn-guinote-quiz = Prueba tú
learn-guinote-quiz-of = Pregunta { $number } de { $count }
learn-guinote-quiz-ask = Ya no queda mazo. Pintan { $trump }. ¿Qué carta echas?
learn-guinote-quiz-lies = En la mesa
learn-guinote-quiz-hand = Tus cartas
learn-guinote-quiz-partner = tu compañero
learn-guinote-quiz-rival = un contrario
learn-guinote-quiz-winning = va ganando
learn-guinote-quiz-again = Esa no. { $why }
learn-guinote-quiz-next = Otra pregunta
learn-guinote-quiz-first = Empezar de nuevo
learn-guinote-quiz-done = Ya sabes lo más difícil del guiñote.
learn-guinote-quiz-beat = Eso es: hay que asistir y, como puedes, matar. Solo vale el tres.
learn-guinote-quiz-ruff = Bien: no tienes copas, así que hay que fallar. Valen los dos triunfos; mejor gastar el dos.
learn-guinote-quiz-partner-wins = Bien: va ganando tu compañero y no tienes copas, así que vale cualquiera. Lo bueno es cargar: échale el as de espadas.
learn-guinote-quiz-lower = Bien: no tienes copas y tu triunfo no gana al siete, así que vale cualquiera. Guarda el triunfo.
learn-guinote-quiz-ruffed = Bien: hay que asistir, pero ya han fallado y no hace falta matar. Mejor el cuatro, que no vale nada.

## Los cantes

learn-guinote-cantes = Los cantes
    .short = Los cantes
learn-guinote-cantes-what = Tener en la mano **el rey y la sota del mismo palo** es un cante. Vale **20 tantos**, o **40** si es del palo de triunfo: «cantar las cuarenta».
learn-guinote-cantes-figure = Rey y sota de copas: veinte en copas, o las cuarenta si pintan copas.
learn-guinote-cantes-when = Solo se canta **después de ganar una baza**, y puede cantar quien la ha ganado o su compañero, cada uno antes de echar su carta siguiente. También en el arrastre.
learn-guinote-cantes-one = Por cada baza ganada canta uno cada jugador. Si tienes otro cante, tendrá que esperar a que ganéis otra baza.
learn-guinote-cantes-once = Cada palo se canta una vez en la mano. Después de cantar, las dos cartas siguen siendo tuyas.
learn-guinote-cantes-button = Cuando puedas cantar, el botón aparece en la mesa. Si no aparece, es que no se puede.

## El siete

learn-guinote-siete = Cambiar el siete
    .short = El siete
learn-guinote-siete-what = Si tienes **el siete de triunfo** y has ganado tú la última baza, cuando te toca salir puedes cambiarlo por la muestra. Es un buen negocio cuando la muestra vale tantos.
learn-guinote-siete-until = Solo mientras quede mazo. El siete se queda en el sitio de la muestra y lo robará el último.
learn-guinote-siete-after = Cambiar no gasta el turno: luego sales. Y si con la carta nueva completas un cante, puedes cantarlo.
learn-guinote-siete-figure = El siete de oros por el tres de oros: diez tantos y el segundo triunfo más fuerte.

## Tantos y partida

learn-guinote-points = Los tantos y la partida
    .short = Los tantos
learn-guinote-points-sum = Al acabar la mano, cada pareja suma las cartas de sus bazas, sus cantes y las **10 de últimas**: diez tantos para quien gana la última baza. Entre cartas y últimas hay siempre 130.
learn-guinote-points-malas = Los primeros 50 tantos son **malas**, y los que pasan de 50, **buenas**: 85 tantos son «35 buenas». En el marcador, las malas van en rojo y las buenas en blanco.
learn-guinote-points-table = Cómo se dicen los tantos
learn-guinote-points-have = Tenéis
learn-guinote-points-say = Se dice
learn-guinote-points-more = Y entonces
learn-guinote-points-50 = Todavía todo malas
learn-guinote-points-51 = La primera buena
learn-guinote-points-85 = Os faltan 16
learn-guinote-points-100 = No basta: hay que pasar de 100
learn-guinote-points-101 = Habéis ganado
learn-guinote-points-win = Gana la partida la pareja que **pasa de 100**, o sea, la que hace 51 buenas. Con 100 justos no se gana.
learn-guinote-points-idas = La primera mano, **las idas**, se juega siempre hasta la última baza. Si las dos parejas pasan de 100, gana la que ha hecho las últimas.
learn-guinote-points-vueltas = Si nadie ha pasado de 100, hay **vueltas**: se reparte otra mano y los tantos se suman a los que ya teníais. En las vueltas, en cuanto una pareja pasa de 100 (con una baza o con un cante) la mano se corta y gana.

## El coto

learn-guinote-coto = El coto y la revancha
    .short = El coto
learn-guinote-coto-three = Gana el **coto** la primera pareja que gana **tres partidas**.
learn-guinote-coto-public = En las mesas abiertas se juega un coto. Al acabar podéis pedir la revancha: si todos decís que sí en un minuto, se juega otro.
learn-guinote-coto-private = En las mesas privadas se elige cuántas partidas tiene el coto y a cuántos cotos se juega. Lo clásico en muchos pueblos: gana quien hace dos cotos.
learn-guinote-coto-leave = Si alguien se va o se le cae la conexión más de 45 segundos, la máquina juega por él hasta el final.
learn-guinote-coto-clock = Para cada carta hay un minuto. Si se acaba, la máquina echa esa carta por ti; si se acaba dos veces seguidas, se queda con tu sitio.

## Mano a mano

learn-guinote-two = Mano a mano
    .short = Mano a mano
learn-guinote-two-text = También se juega entre dos. Las reglas son las mismas, con estas diferencias: cada uno va por su cuenta, el mazo da para catorce bazas y la mano tiene veinte, en el arrastre no hay compañero que te libre de matar, y solo canta quien ha ganado la baza.

## Opciones

learn-guinote-options = Cada pueblo, sus normas
    .short = Opciones
learn-guinote-options-text = En una [mesa privada](/nueva) podéis jugar como en vuestro pueblo. Esto es lo que se puede elegir; lo primero de cada lista es lo que se juega en las mesas abiertas.
learn-guinote-options-missing = Ahora no podemos enseñar la lista. Está entera en la [mesa privada](/nueva).

## Trucos

learn-guinote-tips = Trucos de la mesa
    .short = Trucos
learn-guinote-tips-discard = Mientras hay mazo, descártate de los palos en los que no tienes ases ni treses, y mejor de un palo distinto al que se descarta tu compañero.
learn-guinote-tips-trumps = Guarda los triunfos para el arrastre. Fallar antes de tiempo solo compensa si hay tantos en la mesa, unos 10 o más.
learn-guinote-tips-last = La última baza antes del arrastre suele convenir no ganarla: quien la gana sale el primero en el arrastre, que es lo peor, y la muestra se la lleva el último en robar.
learn-guinote-tips-load = Si tu compañero va ganando la baza, **carga**: échale cartas con tantos.
learn-guinote-tips-count = Lleva la cuenta de los ases, treses y triunfos que han salido. Quien llega al arrastre con más triunfos suele ganar la partida.
learn-guinote-tips-signs = No vale hacerse señas… aunque dicen que el nombre del juego viene de los guiños entre compañeros. Aquí no hay con qué hacerlas.

## Palabras

learn-guinote-words = Palabras del guiñote
    .short = Palabras
word-guinote-arrastrar = Arrastrar
    .is = En el arrastre, salir de un palo (sobre todo de triunfo) para obligar a los demás a echarlo.
word-guinote-arrastre = Arrastre
    .is = La parte de la mano en que ya no queda mazo: las seis últimas bazas.
word-guinote-asistir = Asistir
    .is = Echar una carta del palo que ha salido.
word-guinote-baza = Baza
    .is = Las cuatro cartas de una ronda. Se las lleva quien echa la más alta.
word-guinote-buenas = Buenas y malas
    .is = Los tantos por encima de 50 (buenas) y hasta 50 (malas).
word-guinote-cantar = Cantar
    .is = Anunciar rey y sota del mismo palo: 20 tantos, o 40 si son de triunfo.
word-guinote-cargar = Cargar
    .is = Echar una carta con tantos cuando tu compañero va ganando la baza.
word-guinote-coto = Coto
    .is = Tres partidas ganadas.
word-guinote-fallar = Fallar
    .is = No tener del palo que ha salido y echar triunfo.
word-guinote-guinote = Guiñote
    .is = Además del juego, un as o un tres: las cartas que más valen.
word-guinote-idas = Idas
    .is = La primera mano de la partida.
word-guinote-mano = Mano
    .is = Quien sale en la primera baza: el de la derecha del que reparte. También, todo lo que se juega con un reparto.
word-guinote-matar = Matar
    .is = Echar una carta que supera a la que va ganando la baza.
word-guinote-mazo = Mazo
    .is = El montón de cartas del que se roba.
word-guinote-muestra = Muestra
    .is = La carta boca arriba que dice cuál es el triunfo; se roba la última.
word-guinote-partida = Partida
    .is = Lo que se juega hasta que una pareja pasa de 100: las idas y, si hacen falta, las vueltas.
word-guinote-pintar = Pintar
    .is = Ser el palo de triunfo: «pintan bastos».
word-guinote-renuncio = Renuncio
    .is = Echar una carta que no vale. Aquí no puede pasar.
word-guinote-triunfo = Triunfo
    .is = El palo que gana a todos los demás, y cada una de sus cartas.
word-guinote-ultimas = 10 de últimas
    .is = Los diez tantos para quien gana la última baza.
word-guinote-vueltas = Vueltas
    .is = La segunda mano, cuando nadie ha pasado de 100 en la primera.
