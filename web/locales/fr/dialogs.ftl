# The dialogs in which decisions are made, and what is said about them.

ticket-long = Destination longue
ticket-joined = Réussie
ticket-possible = Encore possible
ticket-lost = Bloquée
tickets-sum = Points : { $joined } acquis, { $open } encore en jeu, { $lost ->
    [one] { $lost } perdu
    [many] { $lost } perdus
   *[other] { $lost } perdus
}.
ticket-needs = { $needs }, environ { $turns ->
    [one] { $turns } tour
    [many] { $turns } tours
   *[other] { $turns } tours
}
tickets-only = Surligner seulement les routes de mes destinations
estimate-title = Points si la partie s’arrêtait là

# What a ticket on offer adds to my own
plan-adds = En plus : { $needs }.
plan-adds-nothing = Aucune autre route à prendre.
plan-all = En tout : { $needs }.
plan-too-much = Il faut plus de pions que tu n’en as.

# Which tickets to keep
keep-least = Garde au moins { $count ->
    [one] une
    [many] { $count }
   *[other] { $count }
} de ces { $of } destinations.
keep-exactly = Garde exactement { $count } de ces { $of } destinations.
keep-all = { $of ->
    [one] Tu gardes cette destination : c’est la dernière.
    [many] Tu gardes les { $of } destinations.
   *[other] Tu gardes les { $of } destinations.
}
keep-risk = Une destination réussie rapporte ses points ; une destination ratée les fait perdre.
keep-total = { $count ->
    [0] Aucune choisie pour l’instant.
    [one] Une choisie : { $points }.
    [many] { $count } choisies : { $points } en tout.
   *[other] { $count } choisies : { $points } en tout.
}
keep-more = { $count ->
    [one] Choisis-en encore une
    [many] Choisis-en encore { $count }
   *[other] Choisis-en encore { $count }
}
keep-fewer = { $count ->
    [one] Choisis-en une de moins
    [many] Choisis-en { $count } de moins
   *[other] Choisis-en { $count } de moins
}

# Drafts
draft-title = { $number ->
    [one] Premier draft : choisis une destination
    [many] Second draft : choisis une destination
   *[other] Second draft : choisis une destination
}
draft-round = Choix { $round } sur { $rounds }
draft-hand = Les destinations que tu as en main
draft-passes-first = Choisis-en une et passe les autres à { $to } ; { $from } te passe les siennes.
draft-passes = { $from } t’a passé ces destinations. Passe le reste à { $to }.
draft-swaps = Toi et { $to }, vous échangez vos destinations après chaque choix.
draft-last = La dernière destination est pour toi.
draft-picked = { $count ->
    [0] Rien de choisi pour l’instant
    [one] Ton choix jusqu’ici
    [many] Tes { $count } choix jusqu’ici
   *[other] Tes { $count } choix jusqu’ici
}
draft-choose = Choisis une destination
draft-go = Choisir { $ticket }

# Trains and ships
pieces-title = Combien de wagons et de bateaux ?
pieces-explained = Tu commences avec { $all } pions : les wagons pour la terre, les bateaux pour l’eau. Tout le monde dévoile son choix en même temps.
pieces-slide = Plus de wagons et moins de bateaux, ou l’inverse
pieces-limits = Prends de { $least } à { $most } wagons.
pieces-suggested = Le repère montre un bon choix pour une première partie : { $trains ->
    [one] { $trains } wagon
    [many] { $trains } wagons
   *[other] { $trains } wagons
} et { $ships ->
    [one] { $ships } bateau
    [many] { $ships } bateaux
   *[other] { $ships } bateaux
}.
pieces-as-suggested = Comme conseillé
pieces-go = Commencer avec { $trains ->
    [one] { $trains } wagon
    [many] { $trains } wagons
   *[other] { $trains } wagons
} et { $ships ->
    [one] { $ships } bateau
    [many] { $ships } bateaux
   *[other] { $ships } bateaux
}
step-less = Un de moins
step-more = Un de plus

exchange-title = Échanger des pions
exchange-explained = Échange des wagons contre des bateaux, ou l’inverse. Chaque pion échangé coûte { $points }, et cela prend tout ton tour.
exchange-trains = Wagons contre bateaux
exchange-ships = Bateaux contre wagons
exchange-count = { $kind ->
    [trains] { $count ->
        [one] { $count } wagon devient un bateau
        [many] { $count } wagons deviennent des bateaux
       *[other] { $count } wagons deviennent des bateaux
    }
   *[ships] { $count ->
        [one] { $count } bateau devient un wagon
        [many] { $count } bateaux deviennent des wagons
       *[other] { $count } bateaux deviennent des wagons
    }
}
exchange-after = Tu auras { $trains ->
    [one] { $trains } wagon
    [many] { $trains } wagons
   *[other] { $trains } wagons
} et { $ships ->
    [one] { $ships } bateau
    [many] { $ships } bateaux
   *[other] { $ships } bateaux
}, et tu perdras { $points }.
exchange-go = Échanger { $count } (coûte { $points })

# Payments
pay-title-route = Prendre { $route } ?
pay-title-station = Construire une gare à { $city } ?
pay-title-harbour = Construire un port à { $city } ?
move-pay-any = { $wilds ->
    [0] Payer avec d’autres cartes, puis choisir lesquelles
    [one] Payer avec { $wilds } joker et d’autres cartes, puis choisir lesquelles
    [many] Payer avec { $wilds } jokers et d’autres cartes, puis choisir lesquelles
   *[other] Payer avec { $wilds } jokers et d’autres cartes, puis choisir lesquelles
}
pay-cheapest = le moins cher
price-route = { $count ->
    [one] { $count } case : paie une carte { $colour }.
    [many] { $count } cases : paie une carte { $colour } par case.
   *[other] { $count } cases : paie une carte { $colour } par case.
}
price-route-sea = { $count ->
    [one] { $count } case : paie une carte Bateau { $colour }.
    [many] { $count } cases : paie avec des cartes Bateau de couleur { $colour }.
   *[other] { $count } cases : paie avec des cartes Bateau de couleur { $colour }.
}
price-route-grey = { $count ->
    [one] { $count } case : paie une carte de n’importe quelle couleur.
    [many] { $count } cases : paie avec des cartes d’une même couleur, au choix.
   *[other] { $count } cases : paie avec des cartes d’une même couleur, au choix.
}
price-route-grey-sea = { $count ->
    [one] { $count } case : paie une carte Bateau de n’importe quelle couleur.
    [many] { $count } cases : paie avec des cartes Bateau d’une même couleur, au choix.
   *[other] { $count } cases : paie avec des cartes Bateau d’une même couleur, au choix.
}
price-points = { $points ->
    [one] Elle rapporte { $points } point.
    [many] Elle rapporte { $points } points.
   *[other] Elle rapporte { $points } points.
}
price-ferry = Ferry : { $count ->
    [one] au moins une carte doit être un joker.
    [many] au moins { $count } cartes doivent être des jokers.
   *[other] au moins { $count } cartes doivent être des jokers.
}
price-ferry-cards = { $count } cartes au choix peuvent remplacer un joker.
price-cards-for-one = { $count } cartes au choix, jokers compris, peuvent remplacer une carte de la couleur.
price-cards-for-one-only = Ici, un joker ne remplace pas une carte de la couleur, mais { $count } cartes au choix, jokers compris, en remplacent une.
price-helps = Pour tes destinations : { $tickets }.
price-no-wilds = Pas de joker ici.
price-double-ships = Un double bateau paie une ou deux cases.
price-tunnel = Tunnel : une fois que tu as payé, { $count } cartes sont révélées. Chaque carte de ta couleur et chaque joker te coûte une carte de plus, mais tu pourras encore renoncer.
price-trains-left = { $count ->
    [0] Tu y poses tes derniers wagons.
    [one] Il te restera { $count } wagon.
    [many] Il te restera { $count } wagons.
   *[other] Il te restera { $count } wagons.
}
price-taxis-left = { $count ->
    [0] Tu y poses tes derniers taxis.
    [one] Il te restera { $count } taxi.
    [many] Il te restera { $count } taxis.
   *[other] Il te restera { $count } taxis.
}
price-ships-left = { $count ->
    [0] Tu y poses tes derniers bateaux.
    [one] Il te restera { $count } bateau.
    [many] Il te restera { $count } bateaux.
   *[other] Il te restera { $count } bateaux.
}
price-station = { $cost ->
    [one] Elle coûte une carte au choix.
    [many] Elle coûte { $cost } cartes d’une même couleur.
   *[other] Elle coûte { $cost } cartes d’une même couleur.
} { $left ->
    [0] C’est ta dernière gare.
    [one] Il te restera { $left } gare.
    [many] Il te restera { $left } gares.
   *[other] Il te restera { $left } gares.
}
price-station-use = En fin de partie, elle te permet d’emprunter pour tes destinations une route adverse qui mène à cette ville.
price-station-unbuilt = Chaque gare que tu ne construis pas vaut { $points } en fin de partie.
price-harbour = Il coûte { $trains } cartes Wagon et { $ships } cartes Bateau d’une même couleur, toutes avec le symbole de port ; un joker remplace n’importe laquelle. { $left ->
    [0] C’est ton dernier port.
    [one] Il te restera { $left } port.
    [many] Il te restera { $left } ports.
   *[other] Il te restera { $left } ports.
}
price-harbour-points = En fin de partie, il vaut { $worth } points, selon que tu as réussi une, deux, ou au moins trois destinations vers cette ville.
price-harbour-tickets = { $count ->
    [0] Tu n’as aucune destination vers { $city }.
    [one] Tu as une destination vers { $city }.
    [many] Tu as { $count } destinations vers { $city }.
   *[other] Tu as { $count } destinations vers { $city }.
}
price-harbour-unbuilt = Chaque port que tu ne construis pas coûte { $points } en fin de partie.
step-laid = Déjà posé :
step-to-give = { $count ->
    [one] Encore { $count } carte à payer.
    [many] Encore { $count } cartes à payer.
   *[other] Encore { $count } cartes à payer.
}
step-price = Ce que ça coûte
step-back = Étape précédente
give-explained = { $count ->
    [one] Paie une carte au choix.
    [many] Paie { $count } cartes au choix.
   *[other] Paie { $count } cartes au choix.
} La proposition ménage tes jokers et le plus de couleurs possible.
give-count = { $card } : { $count } sur { $most }
give-go = { $count ->
    [one] Payer cette carte
    [many] Payer ces { $count } cartes
   *[other] Payer ces { $count } cartes
}
give-more = { $count ->
    [one] Choisis encore une carte
    [many] Choisis encore { $count } cartes
   *[other] Choisis encore { $count } cartes
}
give-fewer = { $count ->
    [one] Choisis une carte de moins
    [many] Choisis { $count } cartes de moins
   *[other] Choisis { $count } cartes de moins
}

# Tunnels
surcharge-laid = Tu as joué { $cards }.
surcharge-choose = Payer le supplément, ou renoncer au tunnel ?
surcharge-unable = Tu n’as pas de quoi payer.
surcharge-refuse = Tu reprends tes cartes en main, et ton tour est fini.
surcharge-why-colour = Même couleur : une carte de plus
surcharge-why-wild = Joker : une carte de plus
surcharge-why-no = Aucun effet
happened-claim-tunnel = { $you ->
    [yes] Tu prends
   *[no] { $name } prend
} { $route } avec { $cards } : { $points }. Cartes révélées : { $revealed }, rien de plus à payer.

# Smaller questions
build-title = Que construis-tu à { $city } ?
build-explained = Ici, tu as le choix entre les deux.
tickets-title = Piocher des destinations ?
tickets-explained = { $count ->
    [one] Tu prends la dernière destination et tu la gardes.
    [many] Tu regardes { $count } destinations et tu en gardes au moins { $keep ->
        [one] une
        [many] { $keep }
       *[other] { $keep }
    }.
   *[other] Tu regardes { $count } destinations et tu en gardes au moins { $keep ->
        [one] une
        [many] { $keep }
       *[other] { $keep }
    }.
} Cela prend tout ton tour, et tu ne pourras pas l’annuler.
tickets-go = Piocher
refill-title = Quelle pioche complète la rangée ?
refill-explained = Tu as pris une carte visible. Choisis la pioche qui la remplace.
refill-from = Avec la { $deck }
festival-title = Quelles cartes Festival prends-tu ?
festival-explained = Il y a des cartes Festival aux deux bouts de ta route. Tu prends celles d’un seul bout.
festival-take = { $count ->
    [one] { $count } carte à { $cities }
    [many] { $count } cartes à { $cities }
   *[other] { $count } cartes à { $cities }
}
festival-gain = Tu en as { $mine } ; celles-ci te rapportent { $points } de plus.
pass-title = Tu ne peux que passer
pass-explained = Il n’y a ni carte ni destination à piocher, et rien que tu puisses payer. Si tout le monde passe d’affilée, la partie se termine.
confirm-go = Continuer

# Beside the dialogs
second-card = Prends encore une carte.
second-card-no-wild = Prends encore une carte, mais pas un joker visible.
second-card-barred = Un joker visible ne peut pas être ta deuxième carte.
waiting-for-others = C’est choisi. On attend { $names }…
undo = Annuler
moves-in-words = Tous tes coups ({ $count })
