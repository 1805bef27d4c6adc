# Names of things. The ids are those of the boards.
# Colours are neuter, as spil and skip are.

card-purple = fjólublátt
card-pink = bleikt
card-blue = blátt
card-orange = appelsínu{ "\u00AD" }gult
card-white = hvítt
card-green = grænt
card-yellow = gult
card-black = svart
card-red = rautt
card-grey = grátt
card-wild = jóker
card-with-ship = { $colour } skip
card-with-double-ship = { $colour } tvöfalt skip
card-with-harbour = { $colour } með höfn
card-other = { $card }

list-of-cards = { $count } × { $card }
no-cards = engin spil
no-tickets = engir miðar

route-of-kind = { $route } ({ $kind })
route-of-colour = { $route } ({ $colour })
route-of-number = { $route } (nr. { $number })
ends = { $from }–{ $to }

kind-track = lestarteinar
kind-tunnel = göng
kind-ferry = ferja
kind-sea = sjóleið
kind-other = { $kind }

deck-train = lestarspil
deck-taxi = leigubílaspil
deck-ship = skipaspil
deck-other = { $deck }

pieces-trains = vagnar
pieces-ships = skip

level-easy = Létt
level-medium = Miðlungs
level-hard = Erfitt
level-expert = Meistari
level-other = { $level }

seat-bot = Þjarkur ({ $level })
seat-bot-of-several = Þjarkur { $number } ({ $level })
seat-open = Laust sæti

board-europe = Evrópa
board-europe-summary = Frá Edinborg til Konstantínópel, með göngum, ferjum og lestarstöðvum.
board-new-york = New York
board-new-york-summary = Stutt ferð í leigubíl um Manhattan, fram hjá þekktum kennileitum.
board-nordic = Norðurlönd
board-nordic-summary = Tveir eða þrír spilarar, frá fjörðunum til Múrmansk; jókerar gilda aðeins í göngum og ferjum.
board-great-lakes = Vötnin miklu
board-great-lakes-summary = Lestir og skip milli Duluth og New York, og hafnir sem þarf að byggja.
board-iberia = Íbería
board-iberia-summary = Miðar eru valdir í tveimur lotum og borgirnar halda hátíðir sínar.
