# Play by keyboard and with a screen reader.

access-skip = Aller à
access-skip-board = Aller au plateau
access-skip-cards = Aller à tes cartes
access-skip-moves = Aller à tes coups
access-skip-words = Aller au plateau en texte

access-words = Plateau en texte
access-words-open = Ouvrir le plateau en texte
access-words-close = Fermer le plateau en texte
access-find = Chercher une ville, une couleur ou un type de route
access-nothing-found = Rien de tel sur le plateau.

access-claims = { $count ->
    [0] Aucune route à prendre pour l’instant
    [one] { $count } route que tu peux prendre
    [many] { $count } routes que tu peux prendre
   *[other] { $count } routes que tu peux prendre
}
access-claims-of = Depuis { $city } ({ $count })
access-claim = Prendre { $route }
access-claim-cost = Prendre { $route }. { $cost }

access-cities = Villes
access-city = Ville
access-city-choose = Choisir une ville
access-city-harbour = On peut construire un port ici.
access-city-sight = Une attraction qui vaut { $points ->
    [one] { $points } point.
    [many] { $points } points.
   *[other] { $points } points.
}
access-city-festivals = { $count ->
    [one] { $count } carte Festival ici.
    [many] { $count } cartes Festival ici.
   *[other] { $count } cartes Festival ici.
}
access-city-station-of = Gare construite ici par { $names }.
access-city-harbour-of = Port construit ici par { $names }.
access-city-routes = Routes depuis { $city }
access-to = Vers
access-length = Cases
access-colour = Couleur
access-kind = Type
access-state = État
access-state-mine = à toi
access-state-owned = à { $name }
access-state-free = libre
access-state-closed = fermée
access-cost = { $count ->
    [one] Coûte { $count } carte de couleur { $colour }.
    [many] Coûte { $count } cartes de couleur { $colour }.
   *[other] Coûte { $count } cartes de couleur { $colour }.
}
access-cost-grey = { $count ->
    [one] Coûte { $count } carte de n’importe quelle couleur.
    [many] Coûte { $count } cartes d’une même couleur.
   *[other] Coûte { $count } cartes d’une même couleur.
}
access-cost-wilds = { $wilds ->
    [one] Au moins une carte doit être un joker.
    [many] Au moins { $wilds } cartes doivent être des jokers.
   *[other] Au moins { $wilds } cartes doivent être des jokers.
}
access-cost-tunnel = C’est un tunnel : il peut coûter plus cher.

access-players = Joueurs
access-player-you = { $name } (toi)
access-network = Villes reliées : { $cities }.
access-network-none = Aucune route pour l’instant.
access-stations = Gares à { $cities }.
access-harbours = Ports à { $cities }.
access-player-routes = { $count ->
    [one] { $count } route
    [many] { $count } routes
   *[other] { $count } routes
}

access-mine = Tes destinations et tes cartes
access-hand = En main : { $cards }.
access-row = Cartes visibles : { $cards }.
access-place = { $place } : { $card }
access-no-card = aucune carte
access-deck = Il reste { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
} dans la { $deck }.
access-tickets-left = Il reste { $count ->
    [one] { $count } destination
    [many] { $count } destinations
   *[other] { $count } destinations
}.
access-player = { $name } : { $facts }.
access-tickets-none = Tu n’as aucune destination.
access-ticket = { $ticket }, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}.
access-ticket-done = { $ticket }, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} : réussie.
access-ticket-lost = { $ticket }, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} : bloquée.
access-ticket-direct = { $ticket }, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} : encore { $spaces ->
    [one] { $spaces } case
    [many] { $spaces } cases
   *[other] { $spaces } cases
}.
access-ticket-way = { $ticket }, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} : encore { $spaces ->
    [one] { $spaces } case
    [many] { $spaces } cases
   *[other] { $spaces } cases
}, par { $via }.
access-ticket-takes = Il te faut { $needs }.
access-log-empty = Il ne s’est encore rien passé.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = Ce sont les derniers tours.

access-not-now = Pas maintenant : { $now }
access-no-place = Il n’y a pas de carte à prendre à l’emplacement { $place }.
access-no-draw = Il n’y a pas de carte à piocher pour l’instant.
access-no-tickets = Tu ne peux pas piocher de destinations pour l’instant.
access-no-routes = Tu ne peux prendre aucune route pour l’instant.
access-undone = Ton dernier coup est annulé.

access-keys = Raccourcis
access-keys-open = Voir les raccourcis
access-keys-close = Fermer
access-keys-on = Utiliser ces raccourcis
access-keys-off-note = Les raccourcis sont désactivés. Tout reste accessible avec Tab, les flèches et Entrée.
access-keys-play = Jouer
access-keys-ask = S’informer
access-keys-move = Se déplacer
access-key-take = Prendre la carte visible à cet emplacement
access-key-draw = Piocher une carte
access-key-draw-other = Piocher dans la seconde pioche
access-key-tickets = Piocher des destinations
access-key-undo = Annuler ton dernier coup
access-key-routes = Aller aux routes que tu peux prendre
access-key-next = Route suivante que tu peux prendre
access-key-previous = Route précédente que tu peux prendre
access-key-arrows = Route ou carte la plus proche dans cette direction
access-key-enter = Choisir l’élément sélectionné
access-key-moves = Aller à tes coups
access-key-words = Ouvrir ou fermer le plateau en texte
access-key-escape = Fermer ce qui est ouvert
access-key-hand = Tes cartes
access-key-row = Les cartes visibles
access-key-others = Les autres joueurs
access-key-mine = Tes destinations
access-key-log = Ce qui vient de se passer
access-key-again = Répéter ce qu’il faut faire
access-key-help = Voir ces raccourcis
access-name-arrows = Flèches
access-name-enter = Entrée
access-name-escape = Échap
