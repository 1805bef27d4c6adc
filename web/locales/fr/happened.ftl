# What happened, for the log. $you is "yes" for what I did myself.

points = { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
cards-count = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}
tickets-count = { $count ->
    [one] { $count } destination
    [many] { $count } destinations
   *[other] { $count } destinations
}
trains-count = { $count ->
    [one] { $count } wagon
    [many] { $count } wagons
   *[other] { $count } wagons
}
taxis-count = { $count ->
    [one] { $count } taxi
    [many] { $count } taxis
   *[other] { $count } taxis
}
ships-count = { $count ->
    [one] { $count } bateau
    [many] { $count } bateaux
   *[other] { $count } bateaux
}

happened-claim = { $you ->
    [yes] Tu prends
   *[no] { $name } prend
} { $route } avec { $cards } : { $points }.
happened-dig = { $you ->
    [yes] Tu tentes
   *[no] { $name } tente
} le tunnel { $route } avec { $cards }. Cartes révélées : { $revealed }, soit { $price } de plus à payer.
happened-surcharge = { $you ->
    [yes] Tu paies
   *[no] { $name } paie
} { $cards } de plus pour { $route } : { $points }.
happened-refuse = { $you ->
    [yes] Tu renonces
   *[no] { $name } renonce
} au tunnel { $route }.
happened-station = { $you ->
    [yes] Tu construis
   *[no] { $name } construit
} une gare à { $city } avec { $cards }.
happened-harbour = { $you ->
    [yes] Tu construis
   *[no] { $name } construit
} un port à { $city } avec { $cards }.
happened-take = { $you ->
    [yes] Tu prends
   *[no] { $name } prend
} une carte { $card }.
happened-draw = { $you ->
    [yes] Tu pioches
   *[no] { $name } pioche
} une carte.
happened-draw-known = { $you ->
    [yes] Tu pioches
   *[no] { $name } pioche
} une carte { $card }.
happened-look = { $you ->
    [yes] Tu regardes
   *[no] { $name } regarde
} { $tickets }.
happened-keep = { $you ->
    [yes] Tu gardes
   *[no] { $name } garde
} { $tickets }.
happened-pick = { $you ->
    [yes] Tu choisis
   *[no] { $name } choisit
} { $tickets }.
happened-pieces = { $you ->
    [yes] Tu choisis
   *[no] { $name } choisit
} { $trains ->
    [one] { $trains } wagon
    [many] { $trains } wagons
   *[other] { $trains } wagons
} et { $ships ->
    [one] { $ships } bateau
    [many] { $ships } bateaux
   *[other] { $ships } bateaux
}.
happened-exchange = { $you ->
    [yes] Tu échanges
   *[no] { $name } échange
} { $count ->
    [one] { $count } pion
    [many] { $count } pions
   *[other] { $count } pions
} ({ $from } contre { $to }) : { $points }.
happened-pass = { $you ->
    [yes] Tu passes.
   *[no] { $name } passe.
}
happened-festival = { $you ->
    [yes] Tu prends
   *[no] { $name } prend
} les cartes Festival à { $cities } : { $cards }.
happened-festivals-laid = { $count ->
    [one] { $count } carte Festival arrive : { $cities }.
    [many] { $count } cartes Festival arrivent : { $cities }.
   *[other] { $count } cartes Festival arrivent : { $cities }.
}
happened-row-flushed = Trop de jokers visibles : la rangée est remplacée.
happened-second-draft = La carte Draft est révélée : le second draft commence.
happened-last-turns = La fin approche : encore { $turns ->
    [one] un tour
    [many] { $turns } tours
   *[other] { $turns } tours
} pour tout le monde.
happened-other = { $kind }
