# Europe, and what stations and the longest path are on any board.

rules-about-europe = From Edinburgh to Constantinople: tunnels that may cost more than you thought, ferries that demand wilds, and stations that let you use other players’ routes.
# EU-2
rules-europe-long = The tickets come from two piles: { $long ->
    [one] one long ticket
   *[other] { $long } long tickets
} and { $regular } regular ones. You can keep any of them. Long tickets that aren’t dealt leave the game.

rules-part-stations = Stations
rules-action-station = Build a station
# EU-10
rules-station-where = Build in any city without a station, even if nobody has a route there. You can build one per turn, and { $count } in a game.
# EU-10
rules-station-cost = Each costs cards of one colour. Wilds can replace them.
rules-station-table = The price of a station
rules-station = Station
rules-price = Cards
# EU-11
rules-station-use = At the end, each station lets you use one route of another player into its city. It counts for your tickets only.
# EU-11
rules-station-best = It is the same route for all your tickets. The computer chooses the best one for you.
rules-station-example = The station in the middle lets its owner use one of the neighbour’s routes.
# EU-12
rules-score-stations = { $points } for each station you didn’t build.

# EU-13, C16
rules-score-longest-path = { $points } for the longest path, counted in pieces. It can cross itself and revisit cities, but it uses each route only once. Stations don’t count for it. Tied players all score the points.
# EU-14
rules-tie-fewest-stations = the fewest stations built
# EU-14
rules-tie-longest-path-bonus = the points for the longest path
