# The rule of the thing pointed at.

explain-how = Señala cualquier cosa para ver su regla. Con las flechas pasas de una a otra. Pulsa Escape para salir.
explain-touch = Toca cualquier cosa para leer su regla.
explain-more = Más en las reglas

help-title-route = { $route }
help-title-deck = El mazo
help-title-row = Las cartas visibles
help-title-wild = Un comodín
help-title-tickets = El mazo de billetes
help-title-ticket = Tus billetes
help-title-hand = Tus cartas
help-title-players = Los jugadores
help-title-score = La puntuación
help-title-city = { $city }
help-title-junction = Un cruce

# C9
help-route = { $length ->
    [one] 1 casilla
    [many] { $length } de casillas
   *[other] { $length } casillas
}, { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}. Paga una carta de color { $colour } por casilla.
# C9
help-grey = { $length ->
    [one] 1 casilla
    [many] { $length } de casillas
   *[other] { $length } casillas
}, { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}. Paga con un solo color, el que tú elijas.
# EU-6, NO-6
help-tunnel = Un túnel de { $length ->
    [one] 1 casilla
    [many] { $length } de casillas
   *[other] { $length } casillas
} que vale { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}. Después de pagar se revelan { $count } cartas: cada una de tu color, y cada comodín, te cuesta una carta extra.
# EU-5, NO-5, IB-11
help-ferry = Un ferri de { $length ->
    [one] 1 casilla
    [many] { $length } de casillas
   *[other] { $length } casillas
} que vale { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}. { $wilds ->
    [one] Al menos una carta debe ser un comodín.
    [many] Al menos { $wilds } de cartas deben ser comodines.
   *[other] Al menos { $wilds } cartas deben ser comodines.
}
# GL-8, GL-9
help-sea = Un trayecto marítimo de { $length ->
    [one] 1 casilla
    [many] { $length } de casillas
   *[other] { $length } casillas
} que vale { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}. Paga con cartas de barco de un solo color; un barco doble cuenta por dos.
# NO-7
help-substitute = { $length } casillas que valen { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}. Aquí puedes sustituir una carta del color por { $count } cartas cualesquiera.
# C9, NO-4
help-wilds = { $on ->
    [yes] Los comodines pueden sustituir a cualquiera de las cartas.
   *[no] Aquí no sirven los comodines.
}
# C3
help-deck = Roba una carta del mazo. En tu turno tomas dos cartas; si un comodín sale del mazo, cuenta como cualquier otra.
# C3
help-row = Toma una carta visible. En tu turno tomas dos cartas, y la fila se repone al momento.
# C5, NO-1
help-wild = Un comodín vale por cualquier color. { $limit ->
    [yes] Si lo tomas de las cartas visibles, es tu única carta del turno.
   *[no] Puedes tomar dos en un mismo turno.
}
# C11
help-tickets = Roba { $draw } billetes y conserva al menos { $keep }. Los que no completes te restan sus puntos.
# C15
help-ticket = Conecta las dos ciudades con tus propios trayectos y ganas los puntos. Al final, un billete sin completar te resta otros tantos.
# C4, C9
help-hand = Con ellas pagas los trayectos. Puedes tener todas las que quieras.
# C12, C13
help-players = Todos pueden ver cuántas cartas, billetes y piezas tiene cada jugador. { $pieces ->
    [0] Cuando a alguien no le quedan piezas, empiezan los últimos turnos.
    [one] Cuando a alguien le queda como mucho una pieza, empiezan los últimos turnos.
    [many] Cuando a alguien le quedan { $pieces } de piezas o menos, empiezan los últimos turnos.
   *[other] Cuando a alguien le quedan { $pieces } piezas o menos, empiezan los últimos turnos.
}
# C15
help-score = Ganas puntos con los trayectos y los billetes completados, y los pierdes con los fallidos.
# EU-10, EU-11
help-city-station = Aquí puedes construir una estación. Al final te permite usar un trayecto de otro jugador.
# EU-10, EU-11
help-station = Aquí hay una estación. Al final, su dueño puede usar un trayecto de otro jugador que llegue a esta ciudad.
# GL-11, GL-15
help-city-harbour = Aquí puedes construir un puerto si tienes un trayecto a esta ciudad. Cuantos más billetes a esta ciudad completes, más vale.
# GL-11, GL-15
help-harbour = Aquí hay un puerto. Cuantos más billetes a esta ciudad complete su dueño, más vale.
# NY-6
help-sight = Una atracción: un trayecto hasta aquí da { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}, una sola vez a cada jugador.
# IB-4, IB-8
help-festival = Ciudad en fiestas: reclama un trayecto hasta aquí y te llevas sus cartas de fiesta.
# C15
help-city = Una ciudad. Hay billetes que te piden conectarla con otra usando tus propios trayectos.
# GL-19
help-junction = Aquí se unen varios trayectos y los recorridos siguen adelante, pero no es una ciudad: ningún billete llega aquí.
