# Europe, and what stations and the longest path are on any board.

rules-about-europe = D’Edinburgh à Constantinople : des tunnels parfois plus chers que prévu, des ferries qui réclament des jokers, et des gares qui permettent d’emprunter les routes des autres.
# EU-2
rules-europe-long = Les destinations viennent de deux paquets : { $long ->
    [one] une destination longue
    [many] { $long } destinations longues
   *[other] { $long } destinations longues
} et { $regular } ordinaires. Garde celles que tu veux. Les destinations longues qui n’ont pas été distribuées quittent la partie.

rules-part-stations = Gares
rules-action-station = Construire une gare
# EU-10
rules-station-where = Construis dans n’importe quelle ville sans gare, même si personne n’y a de route. Tu peux en construire une par tour, et { $count } par partie.
# EU-10
rules-station-cost = Chacune coûte des cartes d’une même couleur. Des jokers peuvent les remplacer.
rules-station-table = Le prix d’une gare
rules-station = Gare
rules-price = Cartes
# EU-11
rules-station-use = En fin de partie, chaque gare te permet d’emprunter une route adverse qui mène à sa ville. Elle ne compte que pour tes destinations.
# EU-11
rules-station-best = C’est la même route pour toutes tes destinations. L’ordinateur choisit la meilleure pour toi.
rules-station-example = La gare du milieu permet à son propriétaire d’emprunter une route de son voisin.
# EU-12
rules-score-stations = { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} pour chaque gare que tu n’as pas construite.

# EU-13, C16
rules-score-longest-path = { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} pour le chemin le plus long, compté en pions. Il peut se croiser et repasser par une ville, mais n’utilise chaque route qu’une fois. Les gares ne comptent pas. À égalité, chacun marque les points.
# EU-14
rules-tie-fewest-stations = le moins de gares construites
# EU-14
rules-tie-longest-path-bonus = les points du chemin le plus long
