# The drawn board.

board-zoom = Size of the board
board-nearer = Nearer
board-farther = Farther away
board-whole = The whole board
board-too-full = This board has too much on it to be drawn. You can still play it by the list of moves.
# $route is all that is said of a route.
board-grand-route = { $route }; { $cards } cards of any kind stand for one
board-festival = { $count ->
    [0] { $city }: all festival cards are gone
    [one] { $city }: { $count } festival card
   *[other] { $city }: { $count } festival cards
}
board-stations = { $count ->
    [one] { $city }: { $count } station
   *[other] { $city }: { $count } stations
}
board-harbours = { $count ->
    [one] { $city }: { $count } harbour
   *[other] { $city }: { $count } harbours
}
board-ticket = { $from } – { $to }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-card-back = Face-down card
