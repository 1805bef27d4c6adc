# The lessons: what is special about each board.

lesson-title = Lección: { $board }
lesson-line = Una partida ya empezada para que pruebes enseguida lo que el tablero tiene de especial. Dura menos de cinco minutos.
lesson-go = Empezar la lección
lesson-list = Lecciones de los otros tableros

lesson-europe = En el tablero de { $board } hay túneles, ferris y estaciones. La partida ya ha empezado y tienes una buena mano: prueba las tres cosas.
lesson-tunnel = { $route } es un túnel. Púlsalo y paga. Después se revelan tres cartas, y por cada una de tu color y cada comodín pagas una carta más.
lesson-surcharge = Deciden las cartas reveladas. Paga la carta extra, o abandona el túnel y recupera tus cartas.
lesson-ferry = { $route } es un ferri. Cada símbolo de comodín pide un comodín, y el resto se paga con un solo color. Reclámalo.
lesson-station = Construye una estación en cualquier ciudad. Para tus billetes te deja usar un trayecto de otro jugador que llegue a esa ciudad. Cada estación sin construir da 4 puntos.

lesson-nordic = En el tablero de { $board } los comodines tienen sus propias reglas, y hay un trayecto enorme. Tienes una buena mano: pruébalo.
lesson-wilds = Aquí los comodines solo sirven en túneles y ferris. A cambio, puedes tomar dos comodines visibles en un turno. Toma este.
lesson-substitutes = { $route } es un ferri. Si no tienes un comodín para su símbolo, paga tres cartas cualesquiera en su lugar. Reclámalo.
lesson-any-cards = { $route } tiene nueve casillas y da { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}. Paga con un solo color; cuatro cartas cualesquiera sustituyen a una que te falte. Reclámalo.

lesson-great-lakes = En el tablero de { $board } tienes vagones y barcos, cada tipo con su mazo. Tienes una buena mano: hazte a la mar.
lesson-sea = { $route } es un trayecto marítimo: se paga con cartas de barco y se ocupa con tus barcos. Un barco doble paga dos casillas. Reclámalo.
lesson-harbour = Construye un puerto en una ciudad a la que lleguen tus trayectos, con dos cartas de tren y dos de barco del mismo color, todas con el símbolo de puerto. Da hasta 30 puntos por los billetes a esa ciudad que completes.
lesson-exchange = ¿Te faltan barcos o vagones? Aquí puedes cambiar piezas; cada una cuesta un punto. Échale un vistazo y hazlo solo si hace falta.

lesson-draft = Primero, una selección de billetes. Elige uno; los demás pasan al rival y tú recibes otros. Elige los que encajen entre sí: conservarás cuatro de seis.
lesson-draft-keep = Conserva los cuatro billetes que más trayectos comparten. Más adelante hay otra selección.
lesson-festivals = Hay cartas de fiesta en { $cities }. Reclama { $route } y llévate todas las cartas de una ciudad: cuantas más tengas de la misma ciudad, más puntos dan.

lesson-end = Eso es lo especial del tablero de { $board }. Sigue jugando con mis consejos, o empieza tu propia partida.
