# Play by keyboard and with a screen reader.

access-skip = Ir a
access-skip-board = Ir al tablero
access-skip-cards = Ir a tus cartas
access-skip-moves = Ir a tus jugadas
access-skip-words = Ir al tablero en texto

access-words = Tablero en texto
access-words-open = Abrir el tablero en texto
access-words-close = Cerrar el tablero en texto
access-find = Busca una ciudad, un color o un tipo de trayecto
access-nothing-found = No hay nada así en el tablero.

access-claims = { $count ->
    [0] Ahora no puedes reclamar ningún trayecto
    [one] Puedes reclamar 1 trayecto
    [many] Puedes reclamar { $count } de trayectos
   *[other] Puedes reclamar { $count } trayectos
}
access-claims-of = Desde { $city } ({ $count })
access-claim = Reclamar { $route }
access-claim-cost = Reclamar { $route }. { $cost }

access-cities = Ciudades
access-city = Ciudad
access-city-choose = Elige una ciudad
access-city-harbour = Aquí se puede construir un puerto.
access-city-sight = Una atracción que vale { $points ->
    [one] 1 punto.
    [many] { $points } de puntos.
   *[other] { $points } puntos.
}
access-city-festivals = { $count ->
    [one] Aquí hay 1 carta de fiesta.
    [many] Aquí hay { $count } de cartas de fiesta.
   *[other] Aquí hay { $count } cartas de fiesta.
}
access-city-station-of = Estación construida por { $names }.
access-city-harbour-of = Puerto construido por { $names }.
access-city-routes = Trayectos desde { $city }
access-to = Hasta
access-length = Casillas
access-colour = Color
access-kind = Tipo
access-state = Estado
access-state-mine = tuyo
access-state-owned = de { $name }
access-state-free = libre
access-state-closed = cerrado
access-cost = { $count ->
    [one] Cuesta 1 carta de color { $colour }.
    [many] Cuesta { $count } de cartas de color { $colour }.
   *[other] Cuesta { $count } cartas de color { $colour }.
}
access-cost-grey = { $count ->
    [one] Cuesta 1 carta de cualquier color.
    [many] Cuesta { $count } de cartas de un mismo color.
   *[other] Cuesta { $count } cartas de un mismo color.
}
access-cost-wilds = { $wilds ->
    [one] Al menos 1 carta debe ser un comodín.
    [many] Al menos { $wilds } de cartas deben ser comodines.
   *[other] Al menos { $wilds } cartas deben ser comodines.
}
access-cost-tunnel = Es un túnel, así que puede costar más.

access-players = Jugadores
access-player-you = { $name } (tú)
access-network = Ciudades conectadas: { $cities }.
access-network-none = Todavía sin trayectos.
access-stations = Estaciones en { $cities }.
access-harbours = Puertos en { $cities }.
access-player-routes = { $count ->
    [one] 1 trayecto
    [many] { $count } de trayectos
   *[other] { $count } trayectos
}

access-mine = Tus billetes y tus cartas
access-hand = Tienes { $cards }.
access-row = Cartas visibles: { $cards }.
access-place = { $place }.º { $card }
access-no-card = sin carta
access-deck = { $count ->
    [one] Queda 1 carta
    [many] Quedan { $count } de cartas
   *[other] Quedan { $count } cartas
} en el { $deck }.
access-tickets-left = { $count ->
    [one] Queda 1 billete.
    [many] Quedan { $count } de billetes.
   *[other] Quedan { $count } billetes.
}
access-player = { $name }: { $facts }.
access-tickets-none = No tienes billetes.
access-ticket = { $ticket }, { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.
access-ticket-done = { $ticket }, { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}: completado.
access-ticket-lost = { $ticket }, { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}: bloqueado.
access-ticket-direct = { $ticket }, { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}: { $spaces ->
    [one] falta 1 casilla.
    [many] faltan { $spaces } de casillas.
   *[other] faltan { $spaces } casillas.
}
access-ticket-way = { $ticket }, { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}: { $spaces ->
    [one] falta 1 casilla
    [many] faltan { $spaces } de casillas
   *[other] faltan { $spaces } casillas
}, pasando por { $via }.
access-ticket-takes = Hacen falta { $needs }.
access-log-empty = Aún no ha pasado nada.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = Son los últimos turnos.

access-not-now = Ahora no: { $now }
access-no-place = En el lugar { $place } no hay ninguna carta que tomar.
access-no-draw = Ahora no hay ninguna carta que robar.
access-no-tickets = Ahora no puedes robar billetes.
access-no-routes = Ahora no hay ningún trayecto que puedas reclamar.
access-undone = Se ha deshecho tu última jugada.

access-keys = Teclas
access-keys-open = Mostrar las teclas
access-keys-close = Cerrar
access-keys-on = Usar estas teclas
access-keys-off-note = Las teclas están desactivadas. Aun así, se llega a todo con Tab, las flechas y Enter.
access-keys-play = Jugar
access-keys-ask = Preguntar
access-keys-move = Moverse
access-key-take = Tomar la carta visible de ese lugar
access-key-draw = Robar del mazo
access-key-draw-other = Robar del segundo mazo
access-key-tickets = Robar billetes
access-key-undo = Deshacer tu última jugada
access-key-routes = Ir a los trayectos que puedes reclamar
access-key-next = Siguiente trayecto que puedes reclamar
access-key-previous = Trayecto anterior que puedes reclamar
access-key-arrows = Trayecto o carta más cercana en esa dirección
access-key-enter = Elegir lo que está resaltado
access-key-moves = Ir a tus jugadas
access-key-words = Abrir o cerrar el tablero en texto
access-key-escape = Cerrar lo que esté abierto
access-key-hand = Tus cartas
access-key-row = Las cartas visibles
access-key-others = Los demás jugadores
access-key-mine = Tus billetes
access-key-log = Lo que acaba de pasar
access-key-again = Repetir lo que toca hacer
access-key-help = Mostrar estas teclas
access-name-arrows = Flechas
access-name-enter = Enter
access-name-escape = Esc
