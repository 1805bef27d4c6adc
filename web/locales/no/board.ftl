# The drawn board.

board-zoom = Størrelsen på brettet
board-nearer = Nærmere
board-farther = Lenger unna
board-whole = Hele brettet
board-too-full = Det er for mye på dette brettet til å tegne det. Du kan likevel spille det med listen over trekk.
# $route is all that is said of a route.
board-grand-route = { $route }; { $cards } vilkårlige kort kan erstatte ett
board-festival = { $count ->
    [0] { $city }: alle festivalkort er borte
    [one] { $city }: { $count } festivalkort
   *[other] { $city }: { $count } festivalkort
}
board-stations = { $count ->
    [one] { $city }: { $count } stasjon
   *[other] { $city }: { $count } stasjoner
}
board-harbours = { $count ->
    [one] { $city }: { $count } havn
   *[other] { $city }: { $count } havner
}
board-ticket = { $from } – { $to }, { $points } poeng
board-card-back = Kort med baksiden opp
# C9
help-owned = Denne strekningen tilhører { $name }. Den er verdt { $points } poeng.
# C10
help-double = To strekninger forbinder disse byene. Ingen kan eie begge.
# C10
help-double-closed = To strekninger forbinder disse byene. Ved dette bordet stenges den andre når den første er bygd.
