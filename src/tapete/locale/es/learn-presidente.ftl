# La página con las reglas del presidente. **Negrita** y [enlaces](#cambio); las cartas, al lado.

learn-presidente = Cómo se juega al presidente
learn-presidente-intro = Lo llaman presidente, culo, cola, trasero o uno, y en cada pueblo cambia algo. La idea es siempre la misma: **quedarse sin cartas antes que los demás**. El primero es presidente y el último, cola; y en la mano siguiente el cola le da sus mejores cartas. Juegan de 2 a 10, cada uno por su cuenta.
learn-presidente-try = Jugar con la máquina

## Las cartas

learn-presidente-cards = Qué carta vale más
    .short = Las cartas
learn-presidente-cards-pack = Se juega con la baraja española de **48 cartas**, y con dos barajas si sois muchos. Se reparten todas, así que a veces alguien tiene una más.
learn-presidente-cards-order = Los palos dan igual: solo cuenta el número. De más a menos:
learn-presidente-cards-order-caption = El dos de oros, los otros doses, as, rey, caballo, sota, y luego del nueve al tres.
learn-presidente-cards-screen = El orden no hay que sabérselo: la mano te viene ordenada y en la mesa se puede mirar.

## Echar cartas

learn-presidente-sets = Echar cartas
    .short = Echar
learn-presidente-sets-lead = Quien **sale** echa lo que quiera: una carta, o varias **del mismo número**, que son una pareja, un trío o un cuarteto.
learn-presidente-sets-figure = Una pareja de sietes. Ahora hay que echar otra pareja, más alta.
learn-presidente-sets-bound = **El que sale marca cuántas.** Los demás, en el sentido de las agujas del reloj, echan el mismo número de cartas y más altas, o pasan. A una pareja no se responde con una carta ni con un trío.
learn-presidente-sets-first = En la primera mano sale quien tiene el dos de oros, y no está obligado a echarlo. En las demás sale el cola.

## Pasar

learn-presidente-pass = Pasar
    .short = Pasar
learn-presidente-pass-free = **Pasar se puede siempre**, también con cartas que valen. Solo quien sale tiene que echar algo.
learn-presidente-pass-back = Quien pasa no queda fuera: si el turno le vuelve en la misma baza, puede echar.
learn-presidente-pass-close = Cuando todos los demás pasan, la baza se retira. Quien ha echado lo último sale en la siguiente con lo que quiera.

## La carta que mata

learn-presidente-kill = La carta que mata
    .short = La que mata
learn-presidente-kill-what = **El dos de oros, echado solo, mata cualquier cosa:** una carta, una pareja, un trío o un cuarteto. La baza se acaba ahí.
learn-presidente-kill-figure = Tres reyes en la mesa, y el dos de oros los mata.
learn-presidente-kill-next = Ojo: después de matar no sales tú. **Sale el siguiente.**
learn-presidente-kill-plain = Junto a otro dos es un dos más: esa pareja no mata.

## Los puestos

learn-presidente-places = Quedarse sin cartas y los puestos
    .short = Los puestos
learn-presidente-places-out = Quien se queda sin cartas ya tiene puesto y espera a la mano siguiente. La baza se retira y sale el que va detrás.
learn-presidente-places-last = La mano sigue hasta que solo queda uno con cartas. Ese es el cola.
learn-presidente-places-table = Los puestos y sus puntos
learn-presidente-places-place = Puesto
learn-presidente-places-role = Se llama
learn-presidente-places-points = Puntos
learn-presidente-places-1 = El primero
    .role = presidente
learn-presidente-places-2 = El segundo
    .role = vicepresidente
learn-presidente-places-3 = Los de en medio
    .role = neutros
learn-presidente-places-4 = El penúltimo
    .role = vicecola
learn-presidente-places-5 = El último
    .role = cola
learn-presidente-places-vices = Hay vices desde cinco jugadores. Si sois menos, los de en medio son todos neutros.
learn-presidente-places-match = Se juegan cinco manos y gana quien suma más puntos. Entre mano y mano podéis votar dejarlo ahí.

## El cambio

learn-presidente-exchange = El cambio de cartas
    .short = El cambio
learn-presidente-exchange-when = Desde la segunda mano, después de repartir y antes de salir:
learn-presidente-exchange-last = El cola le da al presidente **sus dos mejores cartas**. No las elige: se van solas.
learn-presidente-exchange-first = El presidente le devuelve **dos cartas, las que quiera**, cuando ya ha visto las que recibe.
learn-presidente-exchange-vice = El vicecola y el vicepresidente hacen lo mismo con una carta.
learn-presidente-exchange-neutral = Los neutros no cambian nada.
learn-presidente-exchange-figure = Si el cola tiene estas cartas, se van el dos de oros y el de bastos.

## Prueba tú

learn-presidente-quiz = Prueba tú
    .short = Prueba tú
learn-presidente-quiz-of = Pregunta { $number } de { $count }
learn-presidente-quiz-lies = En la mesa
learn-presidente-quiz-choices = Respuestas
learn-presidente-quiz-hand = Tus cartas
learn-presidente-quiz-again = Eso no. { $why }
learn-presidente-quiz-next = Otra pregunta
learn-presidente-quiz-first = Empezar de nuevo
learn-presidente-quiz-done = Con esto ya puedes sentarte a jugar.
learn-presidente-quiz-set = { $first } y { $second }
learn-presidente-quiz-pair = En la mesa hay una pareja de sietes. ¿Qué puedes echar?
    .right = Bien. Se puede echar una pareja más alta, como las sotas, o matar con el dos de oros solo.
learn-presidente-quiz-lead = Sales tú. ¿Qué puedes echar?
    .right = Bien. Quien sale echa una carta, o varias del mismo número. Salir con las bajas suele ser lo mejor: luego cuesta soltarlas.
learn-presidente-quiz-trio = Hay un trío de reyes. ¿Qué puedes echar?
    .right = Bien. Tres doses superan a tres reyes, y el dos de oros solo mata lo que haya.
learn-presidente-quiz-who = Has matado el trío con el dos de oros. ¿Quién sale ahora?
    .right = Eso es. Matar cierra la baza, pero sale el siguiente.
    .wrong = La baza se ha acabado y sale otro.
    .me = Yo, que he matado
    .next = El siguiente
    .before = Quien echó los reyes
learn-presidente-quiz-cola = Eres el cola y tienes estas cartas. ¿Qué dos se lleva el presidente?
    .right = Eso es: las dos mejores. Los doses valen más que el as.
    .wrong = Se van las dos que más valen.

## Las regiones

learn-presidente-regions = En cada sitio, a su manera
    .short = Regiones
learn-presidente-regions-text = Estas son las variantes que hay en Tapete y lo que cambia en cada una. La mesa te dice siempre a cuál se juega.
learn-presidente-region-uno_base = Lo que se cuenta en esta página.
learn-presidente-region-uno_doses_comodin = Un dos puede contar como otro número: un siete y un dos son una pareja de sietes. El de oros no, que ese mata.
learn-presidente-region-uno_doses_acompanados = Igual, pero los doses nunca se echan sin una carta de otro número. Si sales y solo te quedan doses, pierdes.
learn-presidente-region-nalga_manchado = El orden empieza por el as, luego el tres y el rey; el dos es lo más bajo. Mata el as de oros, y sale quien lo tiene.
learn-presidente-region-trasero_noroeste = No mata el dos de oros: **cortan los ases**, de uno en uno y lo que haya, y sale quien ha cortado. Con un as no se puede salir. Quien acaba con uno es el trasero. Hay vices desde cuatro.
learn-presidente-region-cola_sur = Sale el tres de oros, y el orden es as, tres, rey y así hasta el dos. **Se puede igualar**, y entonces el siguiente pierde el turno. El dos de oros mata. Quien tiene cuatro iguales los descarta. Hay vices desde cuatro.
learn-presidente-region-cola_sur_revolucion = En vez de descartarse, el cuarteto que se echa hace la **revolución**: el orden se da la vuelta, con el tres arriba del todo. El dos de oros sigue matando.
learn-presidente-region-cola_levante = El orden de siempre. Se puede igualar, y entonces el siguiente pierde el turno. Los cuartetos se descartan. Hay vices desde cuatro.
learn-presidente-region-cola_levante_revolucion = Como en el Levante, pero el cuarteto da la vuelta al orden: el tres es lo más alto y el dos lo más bajo. El dos de oros sigue matando.
learn-presidente-region-cartas_canarias = Manda el as y el dos es lo más bajo; ninguna carta mata. Se echan tres iguales como mucho y los cuartetos se descartan, menos el de ases. Sale el dos de bastos. Quien acaba con un as es el culo. En el cambio, el presi da sus dos peores. Hay vices desde cuatro.
learn-presidente-region-uno_master_4 = Con reloj de cuatro segundos. Está [más abajo](#reloj).
learn-presidente-region-uno_master_6 = Con reloj de seis segundos.
learn-presidente-region-uno_master_8 = Con reloj de ocho segundos, para empezar.

## Uno Master

learn-presidente-master = Uno Master: contra el reloj
    .short = Uno Master
learn-presidente-master-clock = Para cada turno hay **4, 6 u 8 segundos**, según la mesa. Se ven y se oyen los últimos.
learn-presidente-master-late = Si se te acaba el tiempo, **robas dos cartas** y pierdes el turno. Si te tocaba salir, sale el siguiente.
learn-presidente-master-deal = Se reparten siete cartas y el resto es el mazo. Si se acaba, se barajan las bazas ya retiradas. No hay cambio de cartas.
learn-presidente-master-points = La mano acaba en cuanto uno se queda sin cartas, y se apunta lo que les queda a los demás: del tres al nueve, su número; las figuras, 10; el as y el dos, 20; la carta que mata, 50.
learn-presidente-master-win = Gana quien llega a **500 puntos**.

## Opciones

learn-presidente-options = Vuestras normas
    .short = Opciones
learn-presidente-options-text = En una [mesa privada](/nueva) se puede elegir todo esto; lo primero de cada lista es lo de siempre.
learn-presidente-options-missing = Ahora no podemos enseñar la lista. Está entera en la [mesa privada](/nueva).

## Trucos

learn-presidente-tips = Trucos de la mesa
    .short = Trucos
learn-presidente-tips-low = Suelta las bajas en cuanto puedas: las altas salen solas.
learn-presidente-tips-boss = No gastes pronto la carta que mata; hace falta para recuperar el turno al final.
learn-presidente-tips-pairs = No rompas una pareja para superar una carta suelta, si no es por algo.
learn-presidente-tips-pass = Pasar a tiempo vale más que gastar dos caballos sobre dos cuatros.
learn-presidente-tips-count = Mira cuántas cartas les quedan a los demás. Si a alguien le queda una, sal con una pareja.

## Palabras

learn-presidente-words = Palabras del presidente
    .short = Palabras
word-presidente-baza = Baza
    .is = Desde que uno sale hasta que nadie supera más. En muchos sitios se dice mano.
word-presidente-cambio = Cambio
    .is = Las cartas que se dan los últimos y los primeros antes de empezar una mano.
word-presidente-cola = Cola
    .is = El último. También culo o trasero.
word-presidente-cortar = Cortar
    .is = En el noroeste, cerrar la baza con un as.
word-presidente-cuarteto = Cuarteto
    .is = Cuatro cartas del mismo número.
word-presidente-igualar = Igualar
    .is = Echar el mismo número que hay en la mesa, donde se permite.
word-presidente-mano = Mano
    .is = Todo lo que se juega con un reparto, hasta que cada uno tiene puesto.
word-presidente-matar = Matar
    .is = Cerrar la baza con la carta más alta, que gana a lo que haya.
word-presidente-neutro = Neutro
    .is = Quien no es ni de los primeros ni de los últimos. También medio.
word-presidente-pasar = Pasar
    .is = No echar nada esta vez.
word-presidente-presidente = Presidente
    .is = El primero en quedarse sin cartas. También presi o rey.
word-presidente-revolucion = Revolución
    .is = Cuatro iguales que dan la vuelta al orden hasta el final de la mano, o hasta otra revolución.
word-presidente-salir = Salir
    .is = Echar lo primero de una baza.
word-presidente-superar = Superar
    .is = Echar tantas cartas como hay en la mesa, más altas.
word-presidente-vicecola = Vicecola
    .is = El penúltimo. También nalga, semicola o viceculo.
word-presidente-vicepresidente = Vicepresidente
    .is = El segundo. También vicepresi.
word-presidente-vuelta = Vuelta
    .is = Una ronda de turnos a la mesa; en una baza puede haber varias.
