# The drawn board.

board-zoom = Ansicht
board-nearer = Vergrößern
board-farther = Verkleinern
board-whole = Ganzer Spielplan
board-too-full = Dieser Spielplan ist zu voll, um ihn zu zeichnen. Du kannst trotzdem über die Liste der Möglichkeiten spielen.
# $route is all that is said of a route.
board-grand-route = { $route }; { $cards } beliebige Karten können eine ersetzen
board-festival = { $count ->
    [0] { $city }: keine Festivalkarten mehr
    [one] { $city }: { $count } Festivalkarte
   *[other] { $city }: { $count } Festivalkarten
}
board-stations = { $count ->
    [one] { $city }: { $count } Bahnhof
   *[other] { $city }: { $count } Bahnhöfe
}
board-harbours = { $count ->
    [one] { $city }: { $count } Hafen
   *[other] { $city }: { $count } Häfen
}
board-ticket = { $from } – { $to }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-card-back = Verdeckte Karte
# C9
help-owned = Diese Strecke gehört { $name }. Sie ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
# C10
help-double = Zwei Strecken verbinden diese Städte. Niemand darf beide besitzen.
# C10
help-double-closed = Zwei Strecken verbinden diese Städte. An diesem Tisch wird die zweite gesperrt, sobald die erste gebaut ist.
