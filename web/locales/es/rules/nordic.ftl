# The Nordic countries, and what cards that stand for others are on any board.

# NO-4
rules-about-nordic = Para dos o tres jugadores, de los fiordos a Murmansk. Aquí es fácil hacerse con comodines, pero sirven en pocos trayectos.

# NO-1
rules-cards-no-limit = Los comodines visibles son cartas como las demás: puedes tomar dos en un mismo turno.
# NO-1
rules-cards-no-flush = Por muchos comodines visibles que haya, la fila se queda como está.
# NO-4
rules-claim-wilds-on = Los comodines solo sirven en estos tipos de trayecto: { $kinds }.
# NO-5
rules-ferry-for-wild = En un ferri puedes sustituir un comodín por { $count } cartas cualesquiera.
# NO-6
rules-tunnel-not = Esto solo vale en los ferris, nunca en los túneles.
# NO-7
rules-substitute = El trayecto { $route } es especial: en él puedes sustituir una carta del color por { $count } cartas cualesquiera, comodines incluidos.
# NO-7
rules-substitute-wilds = En él, un comodín solo sirve como una de esas { $count } cartas.
# NO-8
rules-doubles-unlike = Dos trayectos entre las mismas ciudades son un trayecto doble aunque sean de distinta longitud o tipo: { $routes }.
# NO-9
rules-score-most-tickets = { $points } para quien tenga más billetes completados. Si hay empate, los reciben todos los empatados.
# NO-10, C16
rules-nordic-path = El recorrido más largo puede volver a pasar por una ciudad, pero usa cada trayecto una sola vez.
