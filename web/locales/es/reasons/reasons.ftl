# Why a move is good: for the coach, hints and lessons.

reason-completes = Así completas { $count ->
    [one] tu billete
    [many] tus billetes
   *[other] tus billetes
} { $tickets }: en total, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.
reason-ticket = Este trayecto forma parte del camino para tu billete { $ticket }.
reason-points = Este trayecto te da { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
} al momento.
reason-last = Se acerca el final: este trayecto te da { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.
reason-sights = El trayecto llega además a { $count ->
    [one] una atracción
    [many] atracciones
   *[other] atracciones
}: { $cities }.
reason-card = Para { $route } aún necesitas { $cards }.
reason-deck = Para { $route } aún necesitas { $cards }, y no hay ninguna visible.
reason-surprise = Para { $route }, el mazo promete más que las cartas visibles.
reason-wild = Un comodín vale por cualquier color, también por el que te falta para { $route }.
reason-collect = Ya tienes las cartas para tu plan. Ahora reúne más para un trayecto largo.
reason-tickets = Hay tiempo para completar otro.
reason-keep = Así, tu plan necesita { $pieces } de tus { $of } piezas.
reason-station = La estación te deja usar un trayecto de otro jugador para un billete.
reason-harbour = Cuantos más billetes a esta ciudad completes, más vale el puerto.
reason-exchange = Tu plan necesita más piezas del otro tipo.
reason-contested = Puede que alguien reclame pronto { $route }: { $count ->
    [one] parece que { $names } también lo necesita
    [many] parece que { $names } también lo necesitan
   *[other] parece que { $names } también lo necesitan
}.
reason-affordable = Tienes las cartas para reclamarlo: { $cards }.
reason-detour = Sin ese trayecto, tu billete { $ticket } necesita { $spaces ->
    [one] { $spaces } casilla más
    [many] { $spaces } de casillas más
   *[other] { $spaces } casillas más
}.
reason-no-detour = Sin ese trayecto ya no hay camino para tu billete { $ticket }.
reason-longest = Así tu recorrido más largo llega a { $path ->
    [one] { $path } casilla
    [many] { $path } de casillas
   *[other] { $path } casillas
}; el de los demás, a { $others } como mucho. El más largo da { $bonus ->
    [one] { $bonus } punto
    [many] { $bonus } de puntos
   *[other] { $bonus } puntos
}.
reason-blocks = Tú no necesitas { $route }, pero { $count ->
    [one] parece que { $names } sí.
    [many] parece que { $names } sí.
   *[other] parece que { $names } sí.
}
reason-card-unneeded = Tu plan no necesita la carta que tomaste.
reason-scarce = Para { $route } necesitas el color { $card }, del que solo { $left ->
    [one] queda { $left } carta
    [many] quedan { $left } de cartas
   *[other] quedan { $left } cartas
}; del { $other } aún quedan { $more }.
reason-two-cards = Un comodín visible cuesta todo el turno. A tu plan aún { $count ->
    [one] le falta { $count } carta
    [many] le faltan { $count } de cartas
   *[other] le faltan { $count } cartas
}: mejor dos cartas que una.
reason-tickets-time = { $turns ->
    [one] Queda más o menos { $turns } turno
    [many] Quedan cerca de { $turns } de turnos
   *[other] Quedan unos { $turns } turnos
} y tu plan necesita { $needed }: hay tiempo para otro billete.
reason-keep-better = Estos billetes necesitan { $pieces ->
    [one] { $pieces } pieza
    [many] { $pieces } de piezas
   *[other] { $pieces } piezas
} y dan { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}; los que conservaste necesitan { $others } y dan { $less }.
reason-adds = El billete { $ticket } { $spaces ->
    [0] no añade ninguna casilla
    [one] solo añade { $spaces } casilla
    [many] solo añade { $spaces } de casillas
   *[other] solo añade { $spaces } casillas
} a tu plan y da { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.
reason-costly = El billete { $ticket } añade { $spaces ->
    [one] { $spaces } casilla
    [many] { $spaces } de casillas
   *[other] { $spaces } casillas
} a tu plan y solo da { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.
reason-hopeless = Ya no hay camino para el billete { $ticket }.
reason-spares = Así guardas para { $route }: { $cards }.
reason-spends = La jugada que hiciste gasta cartas que necesitas para { $route }: { $cards }.
reason-split = Tu plan necesita { $trains ->
    [one] { $trains } vagón
    [many] { $trains } de vagones
   *[other] { $trains } vagones
} y { $ships ->
    [one] { $ships } barco
    [many] { $ships } de barcos
   *[other] { $ships } barcos
}.
reason-tight = Con los billetes que conservaste, tu plan necesita { $needed ->
    [one] { $needed } turno
    [many] { $needed } de turnos
   *[other] { $needed } turnos
} y { $left ->
    [one] queda { $left }
    [many] quedan { $left }
   *[other] quedan { $left }
}; con estos billetes, { $less }.
reason-late = Tu billete { $ticket } aún necesita { $needed ->
    [one] más o menos { $needed } turno
    [many] cerca de { $needed } de turnos
   *[other] unos { $needed } turnos
}, y solo { $left ->
    [one] queda { $left }
    [many] quedan { $left }
   *[other] quedan { $left }
}.
reason-lost = Con la jugada que hiciste te faltarían piezas para { $count ->
    [one] tu billete
    [many] tus billetes
   *[other] tus billetes
} { $tickets }: necesitas { $needed } y tendrías { $left }.
reason-busy = Tu plan aún necesita { $needed ->
    [one] más o menos { $needed } turno
    [many] cerca de { $needed } de turnos
   *[other] unos { $needed } turnos
}, y solo { $left ->
    [one] queda { $left }
    [many] quedan { $left }
   *[other] quedan { $left }
}: es tarde para más billetes.
reason-wait = Parece que nadie más necesita { $route }: puede esperar. A tu plan aún { $count ->
    [one] le falta { $count } carta
    [many] le faltan { $count } de cartas
   *[other] le faltan { $count } cartas
}.
reason-won = El programa siguió jugando { $games ->
    [one] { $games } vez
    [many] { $games } de veces
   *[other] { $games } veces
} desde cada jugada. Probabilidad de ganar: { $chance } con esta, { $instead } con la tuya.
