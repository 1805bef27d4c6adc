# The pages.

app-name = Whistlestop
app-line = Tiende tus vías antes que nadie.
to-start = Todas las mesas

app-own = Una edición gratuita de cinco tableros del famoso juego de trenes, con nombre, ilustraciones y textos propios. Sin relación con su editorial.
start-docs = Documentación

start-play = Jugar ya
start-more = Más formas de jugar
start-friends = Con amigos
start-friends-line = En esta pantalla, o a distancia con un enlace.
start-lobby = Mesas públicas
start-lobby-line = Únete a una mesa que busca jugadores o mira una partida.
start-guide = Mi primera partida
start-guide-line = Una partida corta y guiada: se aprende jugando.
start-lesson = Lección: lo especial de este tablero
start-rules = Las reglas
start-rules-line = Cada tablero en una página, con ejemplos.
start-games = Partidas terminadas
start-games-line = Vuelve a verlas jugada a jugada y descubre qué las decidió.
start-me = Otros dispositivos
start-me-line = Llévate tu nombre y tus mesas.
start-board = Tablero
start-level = Rival
start-players = Jugadores
start-name = Tu nombre
start-name-default = Viajero
start-go = Empezar la partida
start-my-tables = Mis mesas
start-your-turn = Tu turno
start-over = Terminada
start-playing = En curso
start-waiting = En espera
start-with = con { $names }
start-free = { $count ->
    [one] 1 asiento libre
    [many] { $count } de asientos libres
   *[other] { $count } asientos libres
}
start-failed = No ha funcionado: { $reason }

players-number = { $count }
waiting-for-server = Un momento…

line-connecting = Conectando…

board-label = Tablero de { $board }
route-label = { $route }, { $length } { $length ->
    [one] casilla
    [many] de casillas
   *[other] casillas
}, { $colour }, { $kind }
city-label = Construir en { $city }

turn-mine = Tu turno
turn-mine-named = { $name }, te toca
turn-other = Turno de { $names }
turn-nobody = Fin de la partida
phase-opening = Elige qué billetes conservas.
phase-draft = Elige un billete y pasa los demás.
phase-draft-keep = Elige qué billetes conservas.
phase-pieces = Elige cuántos vagones y barcos llevas.
phase-main = Toma cartas, reclama un trayecto o roba billetes.
phase-second-card = Toma una segunda carta.
phase-pay = Elige cómo pagas.
phase-substitute = Elige cuántas casillas pagas con otras cartas.
phase-variant = Elige qué cartas usas.
phase-give = Elige una carta para pagar.
phase-surcharge = El túnel cuesta más.
phase-keep = Elige qué billetes conservas.
phase-refill = Elige de qué mazo se repone la fila.
phase-festival = Elige qué cartas de fiesta tomas.
phase-other = Elige una opción.
last-turns = Últimos turnos

table-row = Cartas visibles
table-deck-left = { $count ->
    [one] queda 1
    [many] quedan { $count }
   *[other] quedan { $count }
}
table-tickets-left = Billetes
table-hand = Tus cartas
table-hand-empty = Sin cartas.
hand-sort = Ordenar por
hand-sort-colour = color
hand-sort-count = cantidad
hand-sort-use = utilidad
table-tickets = Tus billetes
table-players = Jugadores
recap-title = Desde tu último turno
end-pieces = Quien menos piezas tiene: { $name } ({ $count }). Los últimos turnos empiezan con { $end }.
table-log = Diario de la partida
table-board = Tablero
player-cards = { $count ->
    [one] carta
    [many] de cartas
   *[other] cartas
}
player-tickets = { $count ->
    [one] billete
    [many] de billetes
   *[other] billetes
}
player-trains = { $count ->
    [one] vagón
    [many] de vagones
   *[other] vagones
}
player-taxis = { $count ->
    [one] taxi
    [many] de taxis
   *[other] taxis
}
player-ships = { $count ->
    [one] barco
    [many] de barcos
   *[other] barcos
}
player-stations = { $count ->
    [one] estación
    [many] de estaciones
   *[other] estaciones
}
player-harbours = { $count ->
    [one] puerto
    [many] de puertos
   *[other] puertos
}
player-points = { $count ->
    [one] punto
    [many] de puntos
   *[other] puntos
}
player-you = tú
player-away = ausente

keep-title = ¿Qué billetes conservas?
keep-go = { $count ->
    [0] No conservar ninguno
    [one] Conservar este billete
    [many] Conservar estos { $count }
   *[other] Conservar estos { $count }
}
look-at-board = Mirar el tablero
back-to-choice = Volver a la elección

pay-cancel = Cancelar
surcharge-title = { $count ->
    [one] El túnel { $route } cuesta 1 carta extra
    [many] El túnel { $route } cuesta { $count } de cartas extra
   *[other] El túnel { $route } cuesta { $count } cartas extra
}
surcharge-revealed = Se han revelado estas cartas:

score-title = Fin de trayecto
score-won = { $you ->
    [yes] ¡Has ganado!
   *[no] Ha ganado { $names }.
}
score-player = Jugador
score-total = Total
score-part-routes = Trayectos
score-part-tickets = Billetes completados
score-part-missed-tickets = Billetes fallidos
score-part-longest-path = Recorrido más largo
score-part-most-tickets = Más billetes
score-part-stations = Estaciones
score-part-harbours = Puertos
score-part-attractions = Atracciones
score-part-festivals = Fiestas
score-part-exchange = Cambios
refused = No ha funcionado: { $reason }
turn-waiting = Esperando a los demás
player-festivals = { $count ->
    [one] carta de fiesta
    [many] de cartas de fiesta
   *[other] cartas de fiesta
}
table-panels = Más sobre esta mesa
tab-log = Diario
tab-tickets = Billetes
tab-players = Jugadores
tab-help = Ayuda
tab-more = Más
explain = Explicar
explain-end = Cerrar
act-choose-city = Elige una ciudad
close = Cerrar
