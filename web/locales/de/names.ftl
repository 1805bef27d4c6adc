# Names of things. The ids are those of the boards.
# Colours are nouns: eine Karte in Rot, 2 × Rot.

card-purple = Lila
card-pink = Rosa
card-blue = Blau
card-orange = Orange
card-white = Weiß
card-green = Grün
card-yellow = Gelb
card-black = Schwarz
card-red = Rot
card-grey = Grau
card-wild = Joker
card-with-ship = Schiff in { $colour }
card-with-double-ship = Doppelschiff in { $colour }
card-with-harbour = { $colour } mit Hafen
card-other = { $card }

list-of-cards = { $count }{ "\u00A0" }× { $card }
no-cards = keine Karten
no-tickets = keine Zielkarten

route-of-kind = { $route } ({ $kind })
route-of-colour = { $route } ({ $colour })
route-of-number = { $route } (Nr. { $number })
ends = { $from }–{ $to }

kind-track = Bahnstrecke
kind-tunnel = Tunnel
kind-ferry = Fähre
kind-sea = Schiffsstrecke
kind-other = { $kind }

deck-train = Wagenstapel
deck-taxi = Taxistapel
deck-ship = Schiffsstapel
deck-other = Stapel { $deck }

pieces-trains = Waggons
pieces-ships = Schiffe

level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-other = { $level }

seat-bot = Bot ({ $level })
seat-bot-of-several = Bot { $number } ({ $level })
seat-open = Freier Platz

board-europe = Europa
board-europe-summary = Von Edinburgh bis Konstantinopel, mit Tunneln, Fähren und Bahnhöfen.
board-new-york = New York
board-new-york-summary = Eine schnelle Taxifahrt durch Manhattan, vorbei an seinen Sehenswürdigkeiten.
board-nordic = Skandinavien
board-nordic-summary = Für zwei oder drei, von den Fjorden bis Murmansk; Joker gelten nur in Tunneln und auf Fähren.
board-great-lakes = Die Großen Seen
board-great-lakes-summary = Mit Bahn und Schiff zwischen Duluth und New York unterwegs; dazu baust du Häfen.
board-iberia = Iberia
board-iberia-summary = Zweimal werden Zielkarten gewählt und weitergegeben, und in den Städten gibt es Festivals.
