# Names of things. The ids are those of the boards.

card-purple = purple
card-pink = pink
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
card-grey = grey
card-wild = { $count ->
    [one] wild
   *[other] wilds
}
card-with-ship = { $count ->
    [one] { $colour } ship
   *[other] { $colour } ships
}
card-with-double-ship = { $count ->
    [one] { $colour } double ship
   *[other] { $colour } double ships
}
card-with-harbour = { $count ->
    [one] { $colour } harbour
   *[other] { $colour } harbours
}
card-other = { $card }

list-of-cards = { $count } { $card }
no-cards = no cards
no-tickets = no tickets

route-of-kind = { $route } ({ $kind })
route-of-colour = { $route } ({ $colour })
route-of-number = { $route } (no. { $number })
ends = { $from }–{ $to }

kind-track = rail
kind-tunnel = tunnel
kind-ferry = ferry
kind-sea = sea
kind-other = { $kind }

deck-train = train deck
deck-taxi = taxi deck
deck-ship = ship deck
deck-other = { $deck } deck

pieces-trains = trains
pieces-ships = ships

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-other = { $level }

seat-bot = { $level } bot
seat-bot-of-several = { $level } bot { $number }
seat-open = Free seat

board-europe = Europe
board-europe-summary = From Edinburgh to Constantinople, with tunnels, ferries and stations.
board-new-york = New York
board-new-york-summary = A quick taxi ride through Manhattan, past its attractions.
board-nordic = Nordic Countries
board-nordic-summary = For two or three, from the fjords to Murmansk; wilds work only in tunnels and on ferries.
board-great-lakes = Great Lakes
board-great-lakes-summary = Trains and ships between Duluth and New York, with harbours to build.
board-iberia = Iberia
board-iberia-summary = Two ticket drafts, and festivals in the cities.
