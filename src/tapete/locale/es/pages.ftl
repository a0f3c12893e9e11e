# Páginas del navegador que se abren desde el inicio.

## Mesa privada

setup = Mesa privada
setup-how = ¿Cómo jugáis en vuestro pueblo?
setup-main = Lo principal
setup-more = Más opciones
setup-usual = (lo normal)
setup-game = ¿A qué jugáis?
setup-ways = Otras maneras de jugar
setup-seats = ¿Cuántos sois?
setup-changed = { $changes ->
        [one] 1 cambio
       *[other] { $changes } cambios
    }
setup-misfit = «{ $option }» no va con lo demás que has elegido para { $seats } jugadores. Cámbialo y prueba otra vez.
setup-up-to = Número de 0 a { $most }
setup-who = ¿Quién se sienta?
setup-you = Tú
setup-free = Libre
setup-bot = La máquina
setup-ours = Nosotros
setup-theirs = Ellos
setup-bots = Que la máquina ocupe los sitios libres
    .on = Quien abra tu enlace puede quitarle el sitio a una máquina antes de empezar.
    .off = Hasta que no estéis todos, no se empieza.
setup-summary = { $preset } · { $seats } jugadores{ $changes ->
        [0] {""}
        [one] {" "}· 1 cambio
       *[other] {" "}· { $changes } cambios
    }
setup-go = Crear la mesa
setup-opening = Poniendo la mesa…
preset-guinote-single = Una partida suelta
    .help = A 101, con sus vueltas si hacen falta. Unos 15 minutos.
preset-guinote-calm = Con calma
    .help = Como el clásico, pero sin reloj y con vuelta al sitio. Para jugar en familia.

## Ajustes

settings-kept = Se guardan en este navegador y se notan al momento.
settings-language = Idioma
    .es = Español
    .en = English
settings-theme = Aspecto
    .system = Como el aparato
    .light = Papel
    .dark = Noche
    .contrast = Alto contraste
settings-cards = Cartas
    .classic = Las de siempre
    .contrast = Colores fuertes
settings-speed = Movimiento
    .slow = Tranquilo
    .normal = Normal
    .fast = Rápido
    .off = Quieto
settings-still = Tu aparato pide que nada se mueva, y así se hace.
settings-table = En la mesa
settings-sound = Sonido
    .help = Las cartas sobre la mesa, y dos golpes cuando te toca.
settings-vibration = Vibración
    .help = Un toque corto cuando te toca, si tu móvil sabe.
settings-confirm = Preguntar antes de echar
    .help = Un toque elige la carta y el segundo la echa.
settings-muted = No oír las frases de los demás
    .help = Nadie se entera de que no las ves.
settings-taunts = Burlas cuando quedas el último
    .help = Si la mesa las tiene. Sin ellas, las tuyas no se te enseñan.
name = Tu nombre en la mesa
name-keep = Guardar
name-help = Hasta 20 letras. Lo ven los demás.
name-kept = Guardado. Así te verán desde ahora.
name-wrong = Pon entre 1 y 20 letras, sin caracteres invisibles.
preview = Muestra
preview-slot = Toca una carta
preview-notice = Te toca.

## Lecciones

lesson-contents = En esta página
lesson-span = de { $min } a { $max }

## Mis partidas

history-count =
    { $played ->
        [0] Aún no has terminado ningún coto.
        [one] Has ganado { $won } de 1 coto.
       *[other] Has ganado { $won } de { $played } cotos.
    }
history-none = Todavía no has acabado ninguna partida. En cuanto termines una, la verás aquí y podrás repasarla carta a carta.
history-won = Ganada
history-lost = Perdida
history-cotos = { $score } en cotos
history-partidas = { $score } en partidas
history-with = Con { $partner }, contra { $others }
history-against = Contra { $others }
history-see = Repetición
    .which = Repetición de la partida del { $when }
history-save = Guardar el registro de la partida del { $when }

## Acerca de

about-what = Qué es Tapete
    .text = Tapete es el paño verde de una mesa de cartas. Aquí se juega al guiñote con amigos, con desconocidos o con la máquina, en el móvil y en el ordenador, sin registrarse, sin anuncios y sin dinero de por medio.
about-fair = Un reparto limpio
    .text = Las cartas las baraja el servidor con un generador de azar a prueba de adivinos, y nadie puede tocarlas: ni tú, ni los demás, ni la máquina. A tu navegador solo le llegan tus cartas y lo que está a la vista de todos; los bots saben lo mismo que sabría una persona en su silla.
    .more = Al acabar, la partida entera se queda guardada como un registro que se puede leer, repasar jugada a jugada y descargar. Los tuyos están en [Mis partidas](/historia).
about-private = Lo que sabemos de ti
    .text = Una cookie para reconocerte y el nombre que tú elijas en [Ajustes](/ajustes). Nada más: ni correo, ni teléfono, ni rastreadores.
about-open = Código abierto
    .text = Tapete es un programa libre con licencia MIT: cualquiera puede leerlo, usarlo, cambiarlo y montar su propia mesa. Sus reglas sirven también como biblioteca de Python para programadores e investigadores.
about-cards = Las cartas
    .text = La baraja está dibujada para Tapete, con los palos y las pintas de siempre: oros sin cortes en el marco, copas con uno, espadas con dos y bastos con tres. Así se distinguen también sin color.

## Repetición

replay-heading = Repetición de una partida de { $game }
replay-gone = Esa partida no está guardada. Puede que el enlace esté mal copiado.
replay-menu = Más sobre esta partida
replay-move = Moverse por la partida
replay-trick = baza
replay-card = carta
replay-trick-back = Una baza atrás
replay-card-back = Una carta atrás
replay-card-on = Una carta adelante
replay-trick-on = Una baza adelante
replay-go = seguir
replay-stop = parar
replay-moment = Momento de la mano
replay-first = Al principio de todo
replay-last = Al final de todo
replay-hand = Mano
replay-pace = Ritmo
    .slow = Lento
    .normal = Normal
    .fast = Rápido
replay-partida = { $vueltas ->
        [yes] Partida { $partida }, vueltas
       *[no] Partida { $partida }
    }
replay-coto = { $vueltas ->
        [yes] Coto { $coto }, partida { $partida }, vueltas
       *[no] Coto { $coto }, partida { $partida }
    }
replay-cards = Cartas de { $name }
replay-tricks = Bazas
replay-look = Mirar desde el sitio de
replay-save = Guardar el registro
replay-copied = Copiado. Quien lo abra verá esta partida.
replay-keys = Con el teclado
replay-key-card = ← →
    .does = Una carta
replay-key-trick = ↑ ↓
    .does = Una baza
replay-key-hand = Re Pág, Av Pág
    .does = Una mano
replay-key-ends = Inicio, Fin
    .does = El principio y el final
replay-key-space = Espacio
    .does = Seguir y parar
