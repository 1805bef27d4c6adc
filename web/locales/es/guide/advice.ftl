# What the coach advises, and why.

coach-do = Mi consejo: { $move }.
coach-pay-with = Paga { $cards }: es lo que menos falta te hace.
coach-grey = { $route } es gris: se paga con cartas de un solo color, el que quieras. El que mejor te va es el { $card }: reúne cartas de ese color.

reason-completes = Así completas { $count ->
    [one] tu billete
    [many] tus billetes
   *[other] tus billetes
} { $tickets }: en total, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.
reason-ticket = Forma parte del camino para tu billete { $ticket }.
reason-points = Te da { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
} con cartas que te sobran.
reason-last = Se acerca el final: este trayecto te da { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.
reason-sights = Además llega a { $count ->
    [one] una atracción
    [many] atracciones
   *[other] atracciones
}: { $cities }.
reason-card = Para { $route } aún necesitas { $cards }.
reason-deck = Para { $route } aún necesitas { $cards }, y no hay ninguna visible.
reason-surprise = Para { $route }, el mazo promete más que las cartas visibles.
reason-wild = Vale por cualquier color, también por el que te falta para { $route }.
reason-collect = Ya tienes las cartas para tus trayectos. Ahora reúne más para uno largo.
reason-tickets = Hay tiempo para completar otro.
reason-keep = Con eso, tu plan necesita { $pieces } de tus { $of } piezas.
reason-station = Te deja usar un trayecto de otro jugador para un billete.
reason-harbour = Cuantos más billetes a esta ciudad completes, más vale el puerto.
reason-exchange = Tu plan necesita más piezas del otro tipo.
