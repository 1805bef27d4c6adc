# Names of things. The ids are those of the boards.
# Colours are masculine: the colour’s own name, and what fits barco, trayecto and comodín.

card-purple = morado
card-pink = rosa
card-blue = azul
card-orange = naranja
card-white = blanco
card-green = verde
card-yellow = amarillo
card-black = negro
card-red = rojo
card-grey = gris
card-wild = comodín
card-with-ship = barco { $colour }
card-with-double-ship = barco doble { $colour }
card-with-harbour = { $colour } con puerto
card-other = { $card }

list-of-cards = { $count } × { $card }
no-cards = 0 cartas
no-tickets = 0 billetes

route-of-kind = { $route } ({ $kind })
route-of-colour = { $route } ({ $colour })
route-of-number = { $route } (n.º { $number })
ends = { $from }–{ $to }

kind-track = ferroviario
kind-tunnel = túnel
kind-ferry = ferri
kind-sea = marítimo
kind-other = { $kind }

deck-train = mazo de trenes
deck-taxi = mazo de taxis
deck-ship = mazo de barcos
deck-other = mazo { $deck }

pieces-trains = vagones
pieces-ships = barcos

level-easy = Fácil
level-medium = Normal
level-hard = Difícil
level-expert = Experto
level-other = { $level }

seat-bot = Bot { $level }
seat-bot-of-several = Bot { $level } { $number }
seat-open = Asiento libre

board-europe = Europa
board-europe-summary = De Edimburgo a Constantinopla, con túneles, ferris y estaciones.
board-new-york = Nueva York
board-new-york-summary = Una carrera en taxi por Manhattan, de atracción en atracción.
board-nordic = Países Nórdicos
board-nordic-summary = Para dos o tres, de los fiordos a Murmansk; los comodines solo sirven en túneles y ferris.
board-great-lakes = Grandes Lagos
board-great-lakes-summary = Trenes y barcos entre Duluth y Nueva York, con puertos por construir.
board-iberia = Iberia
board-iberia-summary = Dos selecciones de billetes y ciudades en fiestas.
