# Europe, and what stations and the longest path are on any board.

rules-about-europe = De Edimburgo a Constantinopla: túneles que pueden costar más de lo que pensabas, ferris que exigen comodines y estaciones que te dejan usar los trayectos de otros.
# EU-2
rules-europe-long = Los billetes salen de dos montones: { $long ->
    [one] un billete largo
    [many] { $long } de billetes largos
   *[other] { $long } billetes largos
} y { $regular } normales. Puedes conservar cualquiera de ellos. Los billetes largos que no se reparten salen del juego.

rules-part-stations = Estaciones
rules-action-station = Construir una estación
# EU-10
rules-station-where = Construye en cualquier ciudad sin estación, aunque nadie tenga un trayecto hasta ella. Puedes construir una por turno y { $count } en toda la partida.
# EU-10
rules-station-cost = Cada una cuesta cartas de un mismo color. Se pueden sustituir por comodines.
rules-station-table = El precio de una estación
rules-station = Estación
rules-price = Cartas
# EU-11
rules-station-use = Al final, cada estación te permite usar un trayecto de otro jugador que llegue a su ciudad. Solo cuenta para tus billetes.
# EU-11
rules-station-best = Es el mismo trayecto para todos tus billetes. El programa elige el que más te conviene.
rules-station-example = La estación del medio permite a su dueño usar uno de los trayectos del vecino.
# EU-12
rules-score-stations = { $points } por cada estación que no has construido.

# EU-13, C16
rules-score-longest-path = { $points } por el recorrido más largo, contado en piezas. Puede cruzarse consigo mismo y volver a pasar por una ciudad, pero usa cada trayecto una sola vez. Las estaciones no cuentan. Si hay empate, todos los empatados reciben los puntos.
# EU-14
rules-tie-fewest-stations = menos estaciones construidas
# EU-14
rules-tie-longest-path-bonus = los puntos del recorrido más largo
