# Europe, and what stations and the longest path are on any board.

rules-about-europe = From Edinburgh to Constantinople: tunnels that may cost more than you thought, ferries that ask for wilds, and stations that lend you the tracks of others.
# EU-2
rules-europe-long = The tickets come from two piles: { $long ->
    [one] one long ticket
   *[other] { $long } long tickets
} and { $regular } regular ones. You may keep any of them. Long tickets that are not dealt leave the game.

rules-part-stations = Stations
rules-action-station = Build a station
# EU-10
rules-station-where = Build in any city that has no station yet, even if nobody has a route there. You build one a turn, and { $count } in a game.
# EU-10
rules-station-cost = Each costs cards of one colour. Wilds may stand for them.
rules-station-table = The price of a station
rules-station = Station
rules-price = Cards
# EU-11
rules-station-use = At the end, each station lets you use one route of another player that ends in its city. It counts for your tickets only.
# EU-11
rules-station-best = It is the same route for all your tickets. The computer chooses the one that is best for you.
rules-station-example = The station in the middle lends its owner one of the neighbour’s routes.
# EU-12
rules-score-stations = { $points } for each station that you did not build.

# EU-13, C16
rules-score-longest-path = { $points } for the longest path in pieces. It may cross itself and turn back to a city, but it uses each route once. Stations lend nothing to it. Players who are equal all get the points.
# EU-14
rules-tie-fewest-stations = the fewest stations built
# EU-14
rules-tie-longest-path-bonus = the points for the longest path
