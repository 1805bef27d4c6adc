# The drawn board.

board-zoom = Zoom
board-nearer = Zoom in
board-farther = Zoom out
board-whole = Fit board
board-too-full = This board is too crowded to draw. You can still play from the list of moves.
# $route is all that is said of a route.
board-grand-route = { $route }; any { $cards } cards can replace one
board-festival = { $count ->
    [0] { $city }: no festival cards left
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
# C9
help-owned = This route belongs to { $name }. It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
# C10
help-double = Two routes connect these cities. Nobody can own both.
# C10
help-double-closed = Two routes connect these cities. At this table, the second closes when the first is claimed.
