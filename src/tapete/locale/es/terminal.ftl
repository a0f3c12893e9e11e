# Texts of the terminal: replay, simulate, play. How keys are made: ../README.md

## tapete replay

replay-title = { $game } ({ $variant }): { $people }
replay-unfinished = Quedó sin acabar.

## tapete simulate

simulate-summary = { $game } ({ $variant }), { $matches ->
        [one] { $matches } encuentro
       *[other] { $matches } encuentros
    }, semilla { $seed }. Ganados: { $wins }.

## tapete arena

arena-title = { $game }: { $first } contra { $second }, los mismos repartos por los dos lados.
arena-matches = Encuentros: { $first } gana { $won } de { $of }, el { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (entre el { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % y el { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, con un 95 % de confianza).
arena-partidas = Partidas: { $first } gana { $won } de { $of }, el { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (entre el { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % y el { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, con un 95 % de confianza).
arena-places = Puesto por mano, de media: { NUMBER($ours, minimumFractionDigits: 2, maximumFractionDigits: 2) } contra { NUMBER($theirs, minimumFractionDigits: 2, maximumFractionDigits: 2) } (entre { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } y { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } puestos mejor, con un 95 % de confianza).
arena-points = Tantos por mano, de media: { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } contra { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) }, en { $hands ->
        [one] { $hands } mano
       *[other] { $hands } manos
    }.

## tapete play

play-me = Tú
play-hello = { $game } ({ $variant }). Escribe el número de una carta; con ? ves qué más se puede hacer.
play-unclear = No te entiendo. Escribe el número de una carta; con ? ves qué más se puede hacer.
play-bye = Lo dejamos aquí. ¡Hasta otra!
play-saved = El encuentro está guardado en { $file }.

play-help-guinote =
    Escribe el número de una carta, o la carta como 12c (rey de copas), y pulsa Intro.
    o, c, e, b: cantar en oros, copas, espadas o bastos.
    7: cambiar el siete por la muestra.
    u: ver la última baza. m: ver la mesa. q: irse.
play-guinote-won = Partidas { $partidas-0 }–{ $partidas-1 }, cotos { $cotos-0 }–{ $cotos-1 }
play-guinote-points-hidden = los tantos, al acabar la mano
play-guinote-stock = Pintan { $trump }. La muestra es { $muestra-the }; quedan { $count } por robar.
play-guinote-arrastre = Pintan { $trump }. Arrastre: hay que asistir, matar y fallar.
play-guinote-empty = La mesa está limpia.
play-guinote-trick = En la mesa: { $cards }.
play-guinote-last = Última baza: { $cards }.
play-guinote-no-last = Todavía no hay última baza.
play-guinote-laid = { $name } { $card }{ $winning ->
        [yes] {" "}(gana)
       *[no] {""}
    }
play-guinote-sing = { $key }  cantar { $points } en { $suit }
play-guinote-exchange = { $key }  cambiar el siete por { $muestra-the }
play-guinote-turn = Te toca
play-guinote-lead = Sales tú
play-guinote-react = Puedes cantar: { $sings }. Intro para dejarlo

play-help-presidente =
    Escribe el número de una fila y pulsa Intro: se echan las cartas que toca (3), o las que digas (3x2).
    También se pueden escribir las cartas: 7o 7c. En el cambio, las que das: 3 5.
    p: pasar. u: ver la última baza. m: ver la mesa. q: irse.
play-presidente-points = Mano { $hand }. Puntos: { $points }.
play-presidente-count = { $name } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }{ $passed ->
        [yes] {" "}(pasa)
       *[no] {""}
    }
play-presidente-revolution = ¡Revolución! El orden va al revés.
play-presidente-empty = La mesa está limpia.
play-presidente-trick = En la mesa: { $sets }.
play-presidente-last = Última baza: { $sets }.
play-presidente-no-last = Todavía no hay última baza.
play-presidente-pass = pasar
play-presidente-give = Das { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
play-presidente-lead = Sales tú
play-presidente-turn = Te toca: { $size ->
        [one] una carta
        [2] pareja
        [3] trío
        [4] cuarteto
       *[other] { $size } cartas
    }
