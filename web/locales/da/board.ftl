# The drawn board.

board-zoom = Brættets størrelse
board-nearer = Tættere på
board-farther = Længere væk
board-whole = Hele brættet
board-too-full = Der er for meget på dette bræt til at tegne det. Du kan stadig spille det med listen over træk.
# $route is all that is said of a route.
board-grand-route = { $route }; { $cards } vilkårlige kort kan erstatte ét
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
board-card-back = Kort med bagsiden opad
# C9
help-owned = Strækningen tilhører { $name }. Den er { $points } point værd.
# C10
help-double = To strækninger forbinder disse byer. Ingen må eje dem begge.
# C10
help-double-closed = To strækninger forbinder disse byer. Ved dette bord lukkes den anden, når nogen har gjort krav på den første.
