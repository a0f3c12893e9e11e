# La mesa en el navegador: lo que no hace falta antes de la primera carta.

## El final de la línea

end-elsewhere = La mesa está en otra pestaña
    .more = La has abierto en otra pestaña o en otro aparato, y aquí se queda quieta.
    .again = Seguir aquí
end-outdated = Hay una versión nueva de Tapete
    .more = Carga la página otra vez para seguir. Tu sitio se guarda.
end-gone = Esta mesa ya no está
    .more = Se ha levantado, o el enlace está mal copiado.
end-full = La mesa está llena
    .more = No cabe nadie más, ni para mirar.
end-closed = La mesa se ha levantado
    .more = Ya no queda nadie jugando en ella.
end-reload = Cargar otra vez
end-home = Ir al inicio

## El recuento

result-close = Ver la mesa
result-where =
    Guiñote · { $hand ->
        [vueltas] vueltas
       *[idas] idas
    }
result-vueltas = Hay vueltas
result-vueltas-why = Nadie ha pasado de 100. Se reparte otra mano y los tantos siguen.
result-hand = Fin de la mano
result-partida =
    { $whose ->
        [me] Partida para ti
        [us] Partida para vosotros
        [rivals] Partida para ellos
       *[them] Partida para { $name }
    }
result-count = Recuento de la mano
result-idas = De las idas
result-tricks = Cartas
result-tricks-more =
    { $ours } y { $theirs } bazas
result-sung = Cantes de { $singers }
result-ultimas = 10 de últimas
result-points = Tantos
result-said = Se dice
result-need = Para salir faltan { $ours } por aquí y { $theirs } por allí.
result-partidas =
    Partidas: { $ours } a { $theirs }. El coto es a { $all }.
result-on = Seguir
result-on-vueltas = Seguir con las vueltas
result-alone =
    { $seconds ->
        [one] empieza sola en 1 s
       *[other] empieza sola en { $seconds } s
    }

match-end =
    { $kind ->
        [cotos] { $whose ->
            [me] ¡Has ganado!
            [us] ¡Habéis ganado!
            [rivals] Ganan ellos
           *[them] Ganan { $name }
        }
       *[partidas] { $whose ->
            [me] ¡Coto para ti!
            [us] ¡Coto para vosotros!
            [rivals] Coto para ellos
           *[them] Coto para { $name }
        }
    }
match-end-by =
    { $whose ->
        [me] Ganas
        [us] Ganáis
       *[them] { $players ->
            [1] Gana { $names }
           *[other] Ganan { $names }
        }
    } por { $more } { $kind ->
        [cotos] { $more ->
            [one] coto
           *[other] cotos
        }
       *[partidas] { $more ->
            [one] partida
           *[other] partidas
        }
    } a { $less }.
match-end-count = La cuenta de la última mano
match-end-partidas = Partidas del coto
match-end-partida = Partida { $number }
match-end-won = gana
match-end-replay = Repetición

finish = Terminar la partida
finish-votes = { $count } de { $needed }
finish-voted = Has pedido terminar
finish-who = Piden terminar: { $names }.

rematch = Revancha
rematch-question = ¿Revancha?
rematch-who = Quién ha dicho que sí
rematch-said-yes = dice que sí
rematch-thinks = lo está pensando
rematch-yes = Sí, otra
rematch-left =
    { $seconds ->
        [one] queda 1 s para decidir
       *[other] quedan { $seconds } s para decidir
    }
rematch-no = Dejarlo aquí
rematch-over = Aquí se acaba la mesa.

## Mirar

watching = Miras la mesa.
watching-below =
    Abajo, { $name }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
watching-return = Volver a mi sitio

## Antes de empezar

options-here = Cómo se juega en esta mesa: { $variant }
options-own = Lo propio de esta mesa
room-public = Buscando gente
room-private = Mesa privada
room-seats = Los sitios
room-place = Sitio { $seat }
room-you = tú
room-is-host = ha puesto la mesa
room-looking =
    { $count ->
        [one] Falta 1 persona. Se empieza en cuanto llegue.
       *[other] Faltan { $count } personas. Se empieza en cuanto lleguen.
    }
room-offer = Tardan en llegar. Si quieres, la máquina ocupa los sitios libres y empezáis ya.
room-empty =
    { $count ->
        [one] Queda 1 sitio libre.
       *[other] Quedan { $count } sitios libres.
    }
room-ready = Estáis todos. Empieza cuando quieras.
room-host = Estáis todos. Empieza quien ha puesto la mesa.
room-sit = Sentarme
room-stand = Levantarme
room-bot = Poner bot
room-no-bot = Quitar bot
room-swap = Cambiar sitios
    .end = Dejarlo así
    .first = Elige el primer sitio.
    .second = Elige con quién se cambia.
room-pick = Este
room-at = {" "}en el sitio { $seat }
room-pairs = Juegan juntos los sitios 1 y 3, y los sitios 2 y 4.
room-start = Empezar
room-start-bots = Empezar con bots
room-leave = Irme de la mesa

## El menú

menu-sound = Sonidos
menu-vibration = Que vibre cuando me toca
menu-confirm = Preguntar antes de echar una carta
menu-muted = Callar las frases de los demás
menu-speed = Movimiento de las cartas
    .slow = tranquilo
    .normal = normal
    .fast = rápido
    .off = sin movimiento
menu-rules = Reglas
menu-settings = Todos los ajustes
sheet-close = Cerrar
leave = Dejar la mesa
leave-watching = Dejar de mirar
leave-sure =
    { $back ->
        [yes] Si te vas, la máquina juega por ti. En esta mesa puedes volver a tu sitio. ¿Te vas?
       *[no] Si te vas, la máquina juega por ti hasta el final y no puedes volver a tu sitio. ¿Te vas?
    }
leave-yes = Sí, me voy
leave-no = No, sigo jugando
phrases-mute = Callar las frases de los demás
