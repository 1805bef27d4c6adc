# Names of things. The ids are those of the boards.
# Colours are neuter, as kort, skib and spor are.

card-purple = lilla
card-pink = pink
card-blue = blåt
card-orange = orange
card-white = hvidt
card-green = grønt
card-yellow = gult
card-black = sort
card-red = rødt
card-grey = gråt
card-wild = joker
card-with-ship = { $colour } skib
card-with-double-ship = { $colour } dobbeltskib
card-with-harbour = { $colour } med havn
card-other = { $card }

list-of-cards = { $count } × { $card }
no-cards = ingen kort
no-tickets = ingen rutekort

route-of-kind = { $route } ({ $kind })
route-of-colour = { $route } ({ $colour } spor)
route-of-number = { $route } (nr. { $number })
ends = { $from }–{ $to }

kind-track = jernbane
kind-tunnel = tunnel
kind-ferry = færge
kind-sea = søvej
kind-other = { $kind }

deck-train = togkort
deck-taxi = taxikort
deck-ship = skibskort
deck-other = { $deck }

pieces-trains = vogne
pieces-ships = skibe

level-easy = Let
level-medium = Middel
level-hard = Svær
level-expert = Ekspert
level-other = { $level }

seat-bot = Bot ({ $level })
seat-bot-of-several = Bot { $number } ({ $level })
seat-open = Ledig plads

board-europe = Europa
board-europe-summary = Fra Edinburgh til Konstantinopel med tunneler, færger og stationer.
board-new-york = New York
board-new-york-summary = En hurtig taxitur gennem Manhattan forbi byens seværdigheder.
board-nordic = Norden
board-nordic-summary = To eller tre spillere fra fjordene til Murmansk; jokere gælder kun i tunneler og på færger.
board-great-lakes = De Store Søer
board-great-lakes-summary = Tog og skibe mellem Duluth og New York, og havne, der skal bygges.
board-iberia = Iberien
board-iberia-summary = Rutekortene vælges i to omgange, og byerne fejrer deres festivaler.
