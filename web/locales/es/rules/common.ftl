# The rules that boards share. The comment above a message names the rules (docs/rules) that it tells.

rules-heading = Las reglas
rules-title = Reglas: { $board }
rules-players = De { $least } a { $most } jugadores
rules-boards = Tableros
rules-contents = Índice
rules-print = Imprimir
rules-missing = Este tablero no existe aquí.

rules-part-aim = El objetivo
rules-part-start = Antes del primer turno
rules-part-turn = Tu turno
rules-part-cards = Tomar cartas
rules-part-claim = Reclamar un trayecto
rules-part-doubles = Trayectos dobles
rules-part-tunnels = Túneles
rules-part-ferries = Ferris
rules-part-tickets = Billetes
rules-part-end = El final
rules-part-score = Puntuación

# C9, C15
rules-aim = Reclama trayectos, conecta las ciudades de tus billetes secretos y acaba con más puntos que nadie.
# C12
rules-aim-secret = Las manos, los billetes y el orden de los mazos son secretos. Todo lo demás está a la vista: cuántas cartas y billetes tienes, tus piezas, tus trayectos, las pilas de descartes y los puntos.

# EU-1, NY-1, NO-1, IB-1
rules-start-pieces = Tienes { $pieces ->
    [one] una pieza
    [many] { $pieces } de piezas
   *[other] { $pieces } piezas
}. Coloca una en cada casilla de los trayectos que reclames.
# EU-1, NY-1, NO-1, IB-2
rules-start-cards = Empiezas con { $hand ->
    [one] una carta
    [many] { $hand } de cartas
   *[other] { $hand } cartas
}. { $row ->
    [one] Hay una carta visible
    [many] Hay { $row } de cartas visibles
   *[other] Hay { $row } cartas visibles
} en una fila.
# EU-2, NY-2, NO-2, GL-2
rules-start-tickets = Miras { $dealt ->
    [one] un billete
    [many] { $dealt } de billetes
   *[other] { $dealt } billetes
} y conservas al menos { $keep }.
# EU-2, NY-2, NO-2, GL-2
rules-start-refused = { $where ->
    [box] Los billetes que no conservas salen del juego sin que nadie los vea.
    [shuffle] Los billetes que no conservas se barajan con el mazo de billetes.
   *[bottom] Los billetes que no conservas van al fondo del mazo de billetes.
}
# C17
rules-start-together = Todos eligen a la vez. Nada se revela hasta que todos han elegido.
# C2
rules-start-first = Quién empieza se decide al azar, salvo que lo haya elegido el anfitrión.

# C1, EU-3, NY-3, NO-3, GL-5, IB-13
rules-turn = Se juega en el sentido de las agujas del reloj. En tu turno haces exactamente una de estas cosas:
rules-action-cards = Tomar cartas
rules-action-claim = Reclamar un trayecto
rules-action-tickets = Robar billetes
# C14
rules-turn-pass = Solo pasas si no puedes hacer ninguna. Si todos pasan seguidos, la partida termina y se cuentan los puntos.

# C3
rules-cards-two = Toma dos cartas, una después de otra. Cada una puede ser una carta visible o una del mazo.
# C3
rules-cards-filled = Cuando tomas una carta visible, se repone al momento, antes de que tomes la segunda.
# C9
rules-cards-wild = Un comodín vale por una carta de cualquier color.
# C5
rules-cards-limit = Si tomas un comodín visible, es tu única carta de ese turno, y nunca puede ser la segunda. Un comodín robado del mazo cuenta como cualquier otra carta.
# C6
rules-cards-flush = En cuanto { $count } cartas visibles son comodines, se descarta toda la fila y se reparte otra. Esto deja de hacerse cuando quedan muy pocas cartas que no sean comodines.
# C7
rules-cards-again = Cuando un mazo se agota, se baraja su pila de descartes para formar uno nuevo. Si tampoco hay descartes, los huecos de la fila quedan vacíos.
# C8
rules-cards-none = Si no puedes tomar ninguna carta, no puedes elegir esta acción. Si no puedes tomar la segunda, tu turno termina con una.
# C4
rules-cards-hand = Puedes tener todas las cartas y billetes que quieras.
rules-cards-table = Las cartas de este tablero

# C9
rules-claim-any = Puedes reclamar cualquier trayecto libre, aunque esté lejos de los tuyos; uno por turno, y siempre entero.
# C9
rules-claim-colour = Paga una carta por casilla, todas del color del trayecto.
# C9, EU-4
rules-claim-grey = Para un trayecto gris, elige un color cualquiera, pero no mezcles colores.
# C9
rules-claim-wilds = Los comodines pueden sustituir a algunas de las cartas, o a todas.
# C9
rules-claim-pieces = Coloca una de tus piezas en cada casilla. Si no te quedan piezas suficientes, no puedes reclamar el trayecto.
# C9, NY-8
rules-claim-points = Sus puntos se anotan al momento.
rules-claim-table = Puntos de un trayecto
rules-spaces = Casillas
rules-points = Puntos
rules-claim-example = Tres casillas, pagadas con dos cartas del color y un comodín.

# C10
rules-doubles = Dos trayectos entre las mismas dos ciudades forman un trayecto doble. Ningún jugador puede tener los dos.
# C10, EU-15, NY-5, NO-8, IB-11
rules-doubles-closed = Con { $players } jugadores o menos, el segundo trayecto se cierra para todos en cuanto se reclama el primero.
# C10
rules-doubles-beside = Los trayectos que solo van juntos un tramo, pero conectan ciudades distintas, no son un trayecto doble.

# EU-6, NO-6
rules-tunnel-lay = Primero paga las cartas del túnel, una por casilla.
# EU-6, NO-6
rules-tunnel-reveal = Después { $count ->
    [one] se revela la primera carta del mazo
    [many] se revelan las primeras { $count } de cartas del mazo
   *[other] se revelan las primeras { $count } cartas del mazo
}. Cada una que sea del color con el que has pagado, y cada comodín, te cuesta una carta extra: de ese color o un comodín.
# EU-7
rules-tunnel-wilds = Si has pagado solo con comodines, solo cuentan los comodines revelados, y los pagas con comodines.
# EU-8
rules-tunnel-refuse = Si no quieres o no puedes pagar el extra, abandonas el túnel: tus cartas vuelven a tu mano y tu turno termina. Las cartas reveladas se descartan.
# EU-9
rules-tunnel-example = Dos cartas pagadas. Una de las reveladas es de su color: paga otra de ese color o un comodín.

# EU-5, NO-5, IB-11
rules-ferry = Un ferri muestra uno o más símbolos de comodín. Paga un comodín por cada uno.
# EU-5, NO-5, IB-11
rules-ferry-rest = Paga las demás casillas con un solo color. También estas cartas se pueden sustituir por comodines.
# EU-5
rules-ferry-example = { $route }: { $cards ->
    [one] 1 carta
    [many] { $cards } de cartas
   *[other] { $cards } cartas
} de un mismo color y { $wilds ->
    [one] un comodín
    [many] { $wilds } de comodines
   *[other] { $wilds } comodines
}.

# C15
rules-ticket = Un billete de destino nombra dos ciudades. Lo completas si, al final, un recorrido continuo de trayectos tuyos las conecta.
# C11, NY-4, NO-2, GL-13
rules-ticket-draw = Roba { $draw ->
    [one] un billete
    [many] { $draw } de billetes
   *[other] { $draw } billetes
} y conserva al menos { $keep }. Si quedan menos, roba los que haya.
# C11, NY-4, NO-2, GL-13
rules-ticket-refused = { $where ->
    [box] Los demás salen del juego.
   *[bottom] Los demás van al fondo del mazo de billetes.
}
# C11
rules-ticket-stays = Un billete que conservas es tuyo hasta el final. Cuando el mazo de billetes se agota, no se pueden robar más.
rules-ticket-example = Este billete está completado: dos trayectos con cuatro casillas conectan sus ciudades.

# C13
rules-end = Cuando un jugador termina su turno { $pieces ->
    [0] sin piezas
    [one] con una pieza como mucho
    [many] con { $pieces } de piezas o menos
   *[other] con { $pieces } piezas o menos
}, todos juegan { $turns ->
    [one] un turno más
    [many] { $turns } de turnos más
   *[other] { $turns } turnos más
}, también ese jugador. Después se cuentan los puntos.

rules-score-what = Qué cuenta
# NY-6, NY-8
rules-score-routes = Los puntos de tus trayectos, según su longitud.
# C15
rules-score-tickets = Los puntos de cada billete completado.
# C15
rules-score-missed = Cada billete que no has completado resta sus puntos. Se puede acabar por debajo de cero.
rules-ties = En caso de empate, decide lo siguiente, por este orden:
# EU-14, NY-7, NO-10, IB-12
rules-tie-tickets-done = más billetes completados
rules-tie-longest-path = el recorrido más largo
# GL-17
rules-ties-none = Quienes empatan comparten el puesto.
# EU-14, NY-7, NO-10, IB-12
rules-tie-shared = si nada decide, comparten el puesto
