# Names of things. The ids are those of the boards.

card-purple = violetti
card-pink = pinkki
card-blue = sininen
card-orange = oranssi
card-white = valkoinen
card-green = vihreä
card-yellow = keltainen
card-black = musta
card-red = punainen
card-grey = harmaa
card-wild = jokeri
card-with-ship = { $colour } laiva
card-with-double-ship = { $colour } tuplalaiva
card-with-harbour = { $colour } satamakortti
card-other = { $card }

list-of-cards = { $count } × { $card }
no-cards = ei kortteja
no-tickets = ei lippuja

route-of-kind = { $route } ({ $kind })
route-of-colour = { $route } ({ $colour })
route-of-number = { $route } (nro { $number })
ends = { $from }–{ $to }

kind-track = rautatie
kind-tunnel = tunneli
kind-ferry = lautta
kind-sea = laivareitti
kind-other = { $kind }

deck-train = junakortit
deck-taxi = taksikortit
deck-ship = laivakortit
deck-other = { $deck }

pieces-trains = vaunut
pieces-ships = laivat

level-easy = Helppo
level-medium = Keskitaso
level-hard = Vaikea
level-expert = Mestari
level-other = { $level }

seat-bot = Botti ({ $level })
seat-bot-of-several = Botti { $number } ({ $level })
seat-open = Vapaa paikka

board-europe = Eurooppa
board-europe-summary = Edinburghista Konstantinopoliin: tunneleita, lauttoja ja asemia.
board-new-york = New York
board-new-york-summary = Nopea taksimatka halki Manhattanin, ohi sen nähtävyyksien.
board-nordic = Pohjoismaat
board-nordic-summary = Kaksi tai kolme pelaajaa vuonoilta Murmanskiin; jokerit käyvät vain tunneleihin ja lauttoihin.
board-great-lakes = Suuret järvet
board-great-lakes-summary = Junia ja laivoja Duluthin ja New Yorkin välillä, ja satamia rakennettavaksi.
board-iberia = Iberia
board-iberia-summary = Liput valitaan kahdesti, ja kaupungit viettävät juhliaan.
