# Names of things. The ids are those of the boards.
# Colours are neuter, as kort, skepp and spår are.

card-purple = lila
card-pink = rosa
card-blue = blått
card-orange = orange
card-white = vitt
card-green = grönt
card-yellow = gult
card-black = svart
card-red = rött
card-grey = grått
card-wild = joker
card-with-ship = { $colour } skepp
card-with-double-ship = { $colour } dubbelskepp
card-with-harbour = { $colour } med hamn
card-other = { $card }

list-of-cards = { $count } × { $card }
no-cards = inga kort
no-tickets = inga biljetter

route-of-kind = { $route } ({ $kind })
route-of-colour = { $route } ({ $colour } spår)
route-of-number = { $route } (nr { $number })
ends = { $from }–{ $to }

kind-track = järnväg
kind-tunnel = tunnel
kind-ferry = färja
kind-sea = sjöväg
kind-other = { $kind }

deck-train = tågkort
deck-taxi = taxikort
deck-ship = skeppskort
deck-other = { $deck }

pieces-trains = vagnar
pieces-ships = skepp

level-easy = Lätt
level-medium = Medel
level-hard = Svår
level-expert = Expert
level-other = { $level }

seat-bot = Bot ({ $level })
seat-bot-of-several = Bot { $number } ({ $level })
seat-open = Ledig plats

board-europe = Europa
board-europe-summary = Från Edinburgh till Konstantinopel, med tunnlar, färjor och stationer.
board-new-york = New York
board-new-york-summary = En snabb taxitur genom Manhattan, förbi stadens sevärdheter.
board-nordic = Norden
board-nordic-summary = Två eller tre spelare från fjordarna till Murmansk; jokrar gäller bara i tunnlar och på färjor.
board-great-lakes = Stora sjöarna
board-great-lakes-summary = Tåg och skepp mellan Duluth och New York, med hamnar att bygga.
board-iberia = Iberien
board-iberia-summary = Biljetterna väljs i två omgångar, och städerna firar sina festivaler.
