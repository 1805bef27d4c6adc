# The drawn board.

board-zoom = Pladens størrelse
board-nearer = Tættere på
board-farther = Længere væk
board-whole = Hele pladen
board-too-full = Der er for meget på denne plade til at tegne den. Du kan stadig spille den med listen over træk.
# $route is all that is said of a route.
board-grand-route = { $route }; { $cards } vilkårlige kort gælder for ét
board-festival = { $count ->
    [0] { $city }: alle festivalkort er væk
    [one] { $city }: { $count } festivalkort
   *[other] { $city }: { $count } festivalkort
}
board-stations = { $count ->
    [one] { $city }: { $count } station
   *[other] { $city }: { $count } stationer
}
board-harbours = { $count ->
    [one] { $city }: { $count } havn
   *[other] { $city }: { $count } havne
}
board-ticket = { $from } – { $to }, { $points } point
board-card-back = Skjult kort
