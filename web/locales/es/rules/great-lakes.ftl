# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Trenes por tierra y barcos por el agua. Construye puertos donde se cruzan tus billetes.

# GL-3, GL-4
rules-start-choose = En secreto, elige { $pieces } piezas entre { $trains } vagones y { $ships } barcos. Todos lo revelan a la vez. En la primera partida, llévate { $suggested } vagones.
# GL-2
rules-start-two-decks = Empiezas con { $trains ->
    [one] 1 carta
    [many] { $trains } de cartas
   *[other] { $trains } cartas
} de tren y { $ships ->
    [one] 1 carta
    [many] { $ships } de cartas
   *[other] { $ships } cartas
} de barco.
# GL-6
rules-start-two-rows = Hay { $trains ->
    [one] 1 carta
    [many] { $trains } de cartas
   *[other] { $trains } cartas
} de tren y { $ships ->
    [one] 1 carta
    [many] { $ships } de cartas
   *[other] { $ships } cartas
} de barco visibles.
# GL-1, GL-7
rules-cards-decks = Hay dos mazos, cada uno con su pila de descartes. Los comodines están en el mazo de trenes y valen por una carta de tren o de barco.
# GL-6, GL-7
rules-cards-choose-deck = Puedes robar de cualquiera de los dos mazos. Cuando tomas una carta visible, eliges de qué mazo se repone. Si ese mazo está vacío, se repone del otro.

rules-part-sea = Trayectos marítimos
# GL-8
rules-sea = Para un trayecto ferroviario se usan vagones y cartas de tren; para uno marítimo, barcos y cartas de barco.
# GL-9
rules-sea-double = Un barco doble paga una o dos casillas. No puedes usar cartas que no te hagan falta.
rules-sea-example = Cinco casillas: dos barcos dobles y uno sencillo.
# GL-10
rules-sea-not-double = Un trayecto ferroviario y uno marítimo entre las mismas ciudades no son un trayecto doble.
# GL-19
rules-junction = Cada estrella del agua es un cruce: allí se unen trayectos y los recorridos siguen adelante, pero no es una ciudad.

rules-part-harbours = Puertos
rules-action-harbour = Construir un puerto
# GL-4, GL-11
rules-harbour-where = Construye en una ciudad portuaria que aún no tenga puerto y a la que llegue un trayecto tuyo. Puedes construir uno por turno y { $count } en toda la partida.
# GL-11
rules-harbour-cost = Cuesta { $trains } cartas de tren y { $ships } cartas de barco, todas del mismo color y con el símbolo de puerto. Cualquiera de ellas se puede sustituir por un comodín.
rules-harbour-example = El dueño de un trayecto construye un puerto en su extremo.
# GL-15
rules-harbour-points = Al final, un puerto da puntos por tus billetes completados a su ciudad. Un billete entre dos de tus puertos cuenta para ambos.
rules-harbour-table = Puntos de un puerto
rules-tickets-done = Billetes completados
rules-or-more = { $count } o más
# GL-18
rules-great-lakes-example = Puertos en { $first } y { $second }, y billetes completados: { $tickets }. Cada puerto aparece en dos de ellos, así que cada uno da { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}.

rules-part-exchange = Cambiar piezas
rules-action-exchange = Cambiar piezas
# GL-12, GL-20
rules-exchange = Cambia todos los vagones que quieras por otros tantos barcos, o barcos por vagones, mientras queden en la caja. Cada pieza te cuesta { $points ->
    [one] un punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}. Sigues teniendo el mismo número de piezas.
# GL-14, GL-20
rules-end-both = Vagones y barcos se cuentan juntos. Los últimos turnos empiezan después del turno que los provoca, así que ese jugador es también el último en jugar.
# GL-15, GL-16, GL-17
rules-score-harbours = Los puntos de tus puertos y { $points } por cada puerto que no has construido.
# GL-12
rules-score-exchange = Lo que te han costado los cambios.
