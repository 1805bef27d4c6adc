# The rule of the thing pointed at.

explain-how = Pointe un élément pour voir sa règle. Les flèches passent d’un élément à l’autre. Échap pour arrêter.
explain-touch = Touche un élément pour lire sa règle.
explain-more = Voir les règles

help-title-route = { $route }
help-title-deck = La pioche
help-title-row = Les cartes visibles
help-title-wild = Un joker
help-title-tickets = La pioche Destination
help-title-ticket = Tes destinations
help-title-hand = Tes cartes
help-title-players = Les joueurs
help-title-score = Le score
help-title-city = { $city }
help-title-junction = Une jonction

# C9
help-route = { $length ->
    [one] { $length } case
    [many] { $length } cases
   *[other] { $length } cases
}, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}. Paie une carte { $colour } par case.
# C9
help-grey = { $length ->
    [one] { $length } case
    [many] { $length } cases
   *[other] { $length } cases
}, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}. Paie dans une seule couleur, au choix.
# EU-6, NO-6
help-tunnel = Un tunnel de { $length ->
    [one] { $length } case
    [many] { $length } cases
   *[other] { $length } cases
}, pour { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}. Une fois que tu as payé, { $count } cartes sont révélées : chaque carte de ta couleur et chaque joker te coûte une carte de plus.
# EU-5, NO-5, IB-11
help-ferry = Un ferry de { $length ->
    [one] { $length } case
    [many] { $length } cases
   *[other] { $length } cases
}, pour { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}. { $wilds ->
    [one] Au moins une carte doit être un joker.
    [many] Au moins { $wilds } cartes doivent être des jokers.
   *[other] Au moins { $wilds } cartes doivent être des jokers.
}
# GL-8, GL-9
help-sea = Une route maritime de { $length ->
    [one] { $length } case
    [many] { $length } cases
   *[other] { $length } cases
}, pour { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}. Paie avec des cartes Bateau d’une même couleur ; un double bateau compte pour deux.
# NO-7
help-substitute = { $length } cases, pour { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}. Ici, { $count } cartes au choix peuvent remplacer une carte de la couleur.
# C9, NO-4
help-wilds = { $on ->
    [yes] Un joker peut remplacer n’importe laquelle des cartes.
   *[no] Pas de joker ici.
}
# C3
help-deck = Pioche une carte. Tu prends deux cartes par tour ; un joker pioché compte comme toute autre carte.
# C3
help-row = Prends une carte visible. Tu prends deux cartes par tour, et la rangée est complétée aussitôt.
# C5, NO-1
help-wild = Un joker vaut n’importe quelle couleur. { $limit ->
    [yes] Si tu prends un joker visible, c’est ta seule carte du tour.
   *[no] Tu peux en prendre deux dans le même tour.
}
# C11
help-tickets = Pioche { $draw } destinations et gardes-en au moins { $keep ->
    [one] une
    [many] { $keep }
   *[other] { $keep }
}. Celles que tu ne réussis pas te coûtent leurs points.
# C15
help-ticket = Relie les deux villes par tes propres routes pour marquer les points. Une destination ratée te coûte autant en fin de partie.
# C4, C9
help-hand = C’est avec elles que tu paies les routes. Tu peux en avoir autant que tu veux.
# C12, C13
help-players = Tout le monde voit combien de cartes, de destinations et de pions a chaque joueur. { $pieces ->
    [0] Quand un joueur n’a plus de pions, les derniers tours commencent.
    [one] Quand un joueur n’a plus qu’un pion, ou aucun, les derniers tours commencent.
    [many] Quand il reste { $pieces } pions ou moins à un joueur, les derniers tours commencent.
   *[other] Quand il reste { $pieces } pions ou moins à un joueur, les derniers tours commencent.
}
# C15
help-score = Les routes et les destinations réussies te rapportent des points, les destinations ratées t’en font perdre.
# EU-10, EU-11
help-city-station = Tu peux construire une gare ici. En fin de partie, elle te permet d’emprunter une route adverse.
# EU-10, EU-11
help-station = Il y a une gare ici. En fin de partie, son propriétaire peut emprunter une route adverse qui mène à cette ville.
# GL-11, GL-15
help-city-harbour = Tu peux construire un port ici si tu as une route qui mène à cette ville. Plus tu réussis de destinations vers cette ville, plus le port rapporte.
# GL-11, GL-15
help-harbour = Il y a un port ici. Plus son propriétaire réussit de destinations vers cette ville, plus le port rapporte.
# NY-6
help-sight = Une attraction : une route qui y mène rapporte { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}, une fois par joueur.
# IB-4, IB-8
help-festival = Ville de festival : prends une route qui y mène pour gagner ses cartes Festival.
# C15
help-city = Une ville. Certaines destinations demandent de la relier à une autre par tes propres routes.
# GL-19
help-junction = Des routes s’y rejoignent et les chemins y passent, mais ce n’est pas une ville : aucune destination n’y mène.
