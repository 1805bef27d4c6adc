# Names of things. The ids are those of the boards.
# Colours are neuter, as kort, skip and spor are.

card-purple = lilla
card-pink = rosa
card-blue = blått
card-orange = oransje
card-white = hvitt
card-green = grønt
card-yellow = gult
card-black = svart
card-red = rødt
card-grey = grått
card-wild = joker
card-with-ship = { $colour } skip
card-with-double-ship = { $colour } dobbeltskip
card-with-harbour = { $colour } med havn
card-other = { $card }

list-of-cards = { $count } × { $card }
no-cards = ingen kort
no-tickets = ingen billetter

route-of-kind = { $route } ({ $kind })
route-of-colour = { $route } ({ $colour } spor)
route-of-number = { $route } (nr. { $number })
ends = { $from }–{ $to }

kind-track = jernbane
kind-tunnel = tunnel
kind-ferry = ferge
kind-sea = sjøvei
kind-other = { $kind }

deck-train = togkort
deck-taxi = taxikort
deck-ship = skipskort
deck-other = { $deck }

pieces-trains = vogner
pieces-ships = skip

level-easy = Lett
level-medium = Middels
level-hard = Vanskelig
level-expert = Ekspert
level-other = { $level }

seat-bot = Bot ({ $level })
seat-bot-of-several = Bot { $number } ({ $level })
seat-open = Ledig plass

board-europe = Europa
board-europe-summary = Fra Edinburgh til Konstantinopel, med tunneler, ferger og stasjoner.
board-new-york = New York
board-new-york-summary = En rask taxitur gjennom Manhattan, forbi byens severdigheter.
board-nordic = Norden
board-nordic-summary = To eller tre spillere fra fjordene til Murmansk; jokere gjelder bare i tunneler og på ferger.
board-great-lakes = De store sjøene
board-great-lakes-summary = Tog og skip mellom Duluth og New York, med havner å bygge.
board-iberia = Iberia
board-iberia-summary = Billettene velges i to omganger, og byene feirer festivalene sine.
