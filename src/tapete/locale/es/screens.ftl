# Pantallas del navegador, salvo la mesa.

tapete = Tapete
skip = Saltar al contenido
foot = Más cosas de Tapete
settings = Ajustes
rules = Cómo se juega
history = Mis partidas
about = Acerca de Tapete
waiting = Un momento…
try-again = Probar otra vez
go-home = Ir al inicio

## Títulos de las páginas

title = { $page } · Tapete
title-home = Tapete: cartas españolas para jugar ya
title-table = Mesa
title-new = Mesa privada
title-rules = Cómo se juega
title-lesson = Cómo se juega
title-settings = Ajustes
title-history = Mis partidas
title-replay = Repetición
title-about = Acerca de Tapete
title-lost = Aquí no hay nada

## Lo que puede salir mal

trouble = Algo no ha ido bien
trouble-offline = No hay conexión. Mira la red y prueba otra vez.
trouble-slow = Tapete tarda demasiado en contestar. Prueba otra vez.
trouble-gone = Eso ya no está aquí.
trouble-rate =
    { $seconds ->
        [0] Vas muy deprisa. Espera un poco y prueba otra vez.
        [one] Vas muy deprisa. Espera 1 segundo y prueba otra vez.
       *[other] Vas muy deprisa. Espera { $seconds } segundos y prueba otra vez.
    }
trouble-refused = Así no se puede. Vuelve a mirarlo y prueba otra vez.
trouble-server = Algo se nos ha roto. No es culpa tuya: prueba otra vez.
trouble-load = No ha llegado toda la página. Mira la red y prueba otra vez.

## Inicio

home-hello = Las cartas de siempre, ya mismo
home-hello-more = Toca **Jugar ya** y estás sentado. Sin registrarte, gratis y sin anuncios.
home-what = ¿A qué jugamos?
home-games = Juegos
home-about-guinote = Cuatro, por parejas
home-about-presidente = De dos a diez, cada cual a lo suyo
home-variants = Elegir variante
home-play = Jugar ya
    .to = Jugar ya a { $game }
home-sitting = Sentándote…
home-people = Esperar a gente
home-private = Mesa privada
    .more = con un enlace
home-learn = Aprender
    .more = en cuatro minutos
home-back = Tu mesa de { $game } sigue ahí
    .playing = Están jugando. Vuelve a tu sitio.
    .waiting = Todavía falta gente.
    .go = Volver
home-tables = Mesas con sitio
home-tables-none = Ahora no hay nadie esperando. Con **Jugar ya** empiezas con la máquina, y quien llegue se sienta en la siguiente partida.
home-table-free =
    { $free ->
        [one] Falta 1
       *[other] Faltan { $free }
    }
home-table-go = Ir a la mesa
    .whose = Ir a la mesa de { $host }
home-now =
    { $people ->
        [one] 1 persona
       *[other] { $people } personas
    } en { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }

## Nada

lost = Aquí no hay nada
lost-more = Puede que el enlace esté mal copiado o que la mesa ya se haya levantado.

## Invitar

invite = Enlace para invitar
invite-title = Una mesa en Tapete
invite-copy = Copiar el enlace
invite-share = Compartir
invite-copied-yes = Copiado. Mándaselo a quien quieras.
invite-copied-failed = No se ha podido copiar: está marcado, cópialo tú.
