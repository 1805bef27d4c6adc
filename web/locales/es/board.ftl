# The drawn board.

board-zoom = Tamaño del tablero
board-nearer = Acercar
board-farther = Alejar
board-whole = Ver todo
board-too-full = Este tablero está demasiado lleno para dibujarlo. Aun así, puedes jugar con la lista de jugadas.
# $route is all that is said of a route.
board-grand-route = { $route }; { $cards } cartas cualesquiera pueden sustituir a una
board-festival = { $count ->
    [0] { $city }: no quedan cartas de fiesta
    [one] { $city }: { $count } carta de fiesta
    [many] { $city }: { $count } de cartas de fiesta
   *[other] { $city }: { $count } cartas de fiesta
}
board-stations = { $count ->
    [one] { $city }: { $count } estación
    [many] { $city }: { $count } de estaciones
   *[other] { $city }: { $count } estaciones
}
board-harbours = { $count ->
    [one] { $city }: { $count } puerto
    [many] { $city }: { $count } de puertos
   *[other] { $city }: { $count } puertos
}
board-ticket = { $from } – { $to }, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}
board-card-back = Carta boca abajo
# C9
help-owned = Este trayecto es de { $name }. Vale { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.
# C10
help-double = Dos trayectos conectan estas ciudades. Nadie puede tener los dos.
# C10
help-double-closed = Dos trayectos conectan estas ciudades. En esta mesa, al reclamarse uno se cierra el otro.
