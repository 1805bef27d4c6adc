# Names of things. The ids are those of the boards.
# Colours are feminine, as carta, rota and cor are.

card-purple = roxa
card-pink = rosa
card-blue = azul
card-orange = laranja
card-white = branca
card-green = verde
card-yellow = amarela
card-black = preta
card-red = vermelha
card-grey = cinza
card-wild = coringa
card-with-ship = { $colour } com navio
card-with-double-ship = { $colour } com navio duplo
card-with-harbour = { $colour } com porto
card-other = { $card }

list-of-cards = { $count }{ "\u00A0" }× { $card }
no-cards = nenhuma carta
no-tickets = nenhum bilhete

route-of-kind = { $route } ({ $kind })
route-of-colour = { $route } ({ $colour })
route-of-number = { $route } (n.º { $number })
ends = { $from }–{ $to }

kind-track = ferrovia
kind-tunnel = túnel
kind-ferry = balsa
kind-sea = rota marítima
kind-other = { $kind }

# They stand alone, and behind “baralho de”.
deck-train = vagões
deck-taxi = táxis
deck-ship = navios
deck-other = { $deck }

pieces-trains = vagões
pieces-ships = navios

level-easy = Fácil
level-medium = Médio
level-hard = Difícil
level-expert = Mestre
level-other = { $level }

seat-bot = Bot { $level }
seat-bot-of-several = Bot { $level } { $number }
seat-open = Lugar livre

board-europe = Europa
board-europe-summary = De Edimburgo a Constantinopla, com túneis, balsas e estações.
board-new-york = Nova Iorque
board-new-york-summary = Uma corrida de táxi por Manhattan, de atração em atração.
board-nordic = Países Nórdicos
board-nordic-summary = Para dois ou três, dos fiordes a Murmansk; coringas só valem em túneis e balsas.
board-great-lakes = Grandes Lagos
board-great-lakes-summary = Vagões e navios entre Duluth e Nova Iorque, com portos para construir.
board-iberia = Ibéria
board-iberia-summary = Dois drafts de bilhetes e festivais nas cidades.
