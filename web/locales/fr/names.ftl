# Names of things. The ids are those of the boards.

card-purple = violette
card-pink = rose
card-blue = bleue
card-orange = orange
card-white = blanche
card-green = verte
card-yellow = jaune
card-black = noire
card-red = rouge
card-grey = grise
card-wild = joker
card-with-ship = { $colour } (bateau)
card-with-double-ship = { $colour } (double bateau)
card-with-harbour = { $colour } (port)
card-other = { $card }

list-of-cards = { $count } × { $card }
no-cards = aucune carte
no-tickets = aucune destination

route-of-kind = { $route } ({ $kind })
route-of-colour = { $route } ({ $colour })
route-of-number = { $route } (n° { $number })
ends = { $from }–{ $to }

kind-track = rail
kind-tunnel = tunnel
kind-ferry = ferry
kind-sea = bateau
kind-other = { $kind }

# They stand behind “carte” and “pioche”.
deck-train = pioche Wagon
deck-taxi = pioche Taxi
deck-ship = pioche Bateau
deck-other = pioche { $deck }

pieces-trains = wagons
pieces-ships = bateaux

level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
level-other = { $level }

seat-bot = Bot { $level }
seat-bot-of-several = Bot { $level } { $number }
seat-open = Place libre

board-europe = Europe
board-europe-summary = D’Edinburgh à Constantinople, avec des tunnels, des ferries et des gares.
board-new-york = New York
board-new-york-summary = Une course éclair en taxi dans Manhattan, d’une attraction à l’autre.
board-nordic = Scandinavie
board-nordic-summary = À deux ou trois, des fjords à Murmansk ; les jokers ne servent que dans les tunnels et sur les ferries.
board-great-lakes = Grands Lacs
board-great-lakes-summary = Trains et bateaux entre Duluth et New York, avec des ports à construire.
board-iberia = Iberia
board-iberia-summary = Deux drafts de destinations, et des festivals dans les villes.
