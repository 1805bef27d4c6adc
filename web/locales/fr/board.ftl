# The drawn board.

board-zoom = Zoom
board-nearer = Agrandir
board-farther = Réduire
board-whole = Plateau entier
board-too-full = Ce plateau est trop chargé pour être dessiné. Tu peux quand même jouer avec la liste des coups.
# $route is all that is said of a route.
board-grand-route = { $route } ; { $cards } cartes au choix peuvent en remplacer une
board-festival = { $count ->
    [0] { $city } : plus de carte Festival
    [one] { $city } : { $count } carte Festival
    [many] { $city } : { $count } cartes Festival
   *[other] { $city } : { $count } cartes Festival
}
board-stations = { $count ->
    [one] { $city } : { $count } gare
    [many] { $city } : { $count } gares
   *[other] { $city } : { $count } gares
}
board-harbours = { $count ->
    [one] { $city } : { $count } port
    [many] { $city } : { $count } ports
   *[other] { $city } : { $count } ports
}
board-ticket = { $from } – { $to }, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
board-card-back = Carte face cachée
# C9
help-owned = Cette route est à { $name }. Elle vaut { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}.
# C10
help-double = Deux routes relient ces villes. Personne ne peut avoir les deux.
# C10
help-double-closed = Deux routes relient ces villes. À cette table, dès que l’une est prise, l’autre est fermée.
