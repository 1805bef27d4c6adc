# Why a move is good: for the coach, hints and lessons.

reason-completes = Tu réussis ainsi { $count ->
    [one] ta destination
    [many] tes destinations
   *[other] tes destinations
} { $tickets } : { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} en tout.
reason-ticket = Cette route est sur le chemin de ta destination { $ticket }.
reason-points = Cette route rapporte tout de suite { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}.
reason-last = La fin approche : cette route rapporte { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}.
reason-sights = Cette route mène aussi à { $count ->
    [one] une attraction
    [many] des attractions
   *[other] des attractions
} : { $cities }.
reason-card = Pour { $route }, il te manque encore : { $cards }.
reason-deck = Pour { $route }, il te manque encore : { $cards }. Aucune n’est visible.
reason-surprise = Pour { $route }, la pioche promet plus que les cartes visibles.
reason-wild = Un joker vaut n’importe quelle couleur, y compris celle qui te manque pour { $route }.
reason-collect = Tu as déjà les cartes pour ton plan. Récoltes-en d’autres pour une longue route.
reason-tickets = Tu as le temps d’en réussir une autre.
reason-keep = Ton plan demande alors { $pieces } de tes { $of } pions.
reason-station = La gare te permet d’emprunter une route adverse pour une destination.
reason-harbour = Plus tu réussis de destinations vers cette ville, plus le port rapporte.
reason-exchange = Ton plan demande plus de pions de l’autre sorte.
reason-contested = { $route } risque d’être bientôt prise : { $count ->
    [one] { $names } semble aussi en avoir besoin
    [many] { $names } semblent aussi en avoir besoin
   *[other] { $names } semblent aussi en avoir besoin
}.
reason-affordable = Tu as les cartes pour cette route : { $cards }.
reason-detour = Sans cette route, ta destination { $ticket } demande { $spaces ->
    [one] { $spaces } case de plus
    [many] { $spaces } cases de plus
   *[other] { $spaces } cases de plus
}.
reason-no-detour = Sans cette route, il n’y a plus de chemin pour ta destination { $ticket }.
reason-longest = Ton chemin le plus long atteint ainsi { $path ->
    [one] { $path } case
    [many] { $path } cases
   *[other] { $path } cases
}, contre { $others } au plus pour les autres. Le plus long rapporte { $bonus ->
    [one] { $bonus } point
    [many] { $bonus } points
   *[other] { $bonus } points
}.
reason-blocks = { $route } ne te sert pas, mais { $count ->
    [one] { $names } semble en avoir besoin.
    [many] { $names } semblent en avoir besoin.
   *[other] { $names } semblent en avoir besoin.
}
reason-card-unneeded = Ton plan n’a pas besoin de la carte que tu as prise.
reason-scarce = Pour { $route }, il te faut la couleur { $card }, dont il ne reste { $left ->
    [1] qu’une carte
    [one] que { $left } carte
    [many] que { $left } cartes
   *[other] que { $left } cartes
} ; de la couleur { $other }, il en reste { $more }.
reason-two-cards = Un joker visible coûte tout le tour. Il manque encore { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
} à ton plan : deux cartes valent mieux qu’une.
reason-tickets-time = Il reste environ { $turns ->
    [one] { $turns } tour
    [many] { $turns } tours
   *[other] { $turns } tours
}, et ton plan en demande { $needed } : tu as le temps pour une autre destination.
reason-keep-better = Ces destinations demandent { $pieces ->
    [one] { $pieces } pion
    [many] { $pieces } pions
   *[other] { $pieces } pions
} pour { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} ; celles que tu as gardées en demandent { $others } pour { $less }.
reason-adds = La destination { $ticket } n’ajoute { $spaces ->
    [0] aucune case
    [1] qu’une case
    [one] que { $spaces } case
    [many] que { $spaces } cases
   *[other] que { $spaces } cases
} à ton plan, pour { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}.
reason-costly = La destination { $ticket } ajoute { $spaces ->
    [one] { $spaces } case
    [many] { $spaces } cases
   *[other] { $spaces } cases
} à ton plan, pour seulement { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}.
reason-hopeless = Il n’y a plus de chemin pour la destination { $ticket }.
reason-spares = Ainsi, il te reste pour { $route } : { $cards }.
reason-spends = Le coup que tu as joué dépense des cartes qu’il te faut pour { $route } : { $cards }.
reason-split = Ton plan demande { $trains ->
    [one] { $trains } wagon
    [many] { $trains } wagons
   *[other] { $trains } wagons
} et { $ships ->
    [one] { $ships } bateau
    [many] { $ships } bateaux
   *[other] { $ships } bateaux
}.
reason-tight = Avec les destinations que tu as gardées, ton plan demande { $needed ->
    [one] { $needed } tour
    [many] { $needed } tours
   *[other] { $needed } tours
}, et il en reste { $left } ; avec celles-ci, il en demande { $less }.
reason-late = Ta destination { $ticket } demande encore environ { $needed ->
    [one] { $needed } tour
    [many] { $needed } tours
   *[other] { $needed } tours
}, et il n’en reste { $left ->
    [1] qu’un
    [one] que { $left }
    [many] que { $left }
   *[other] que { $left }
}.
reason-lost = Le coup que tu as joué laisse trop peu de pions pour { $count ->
    [one] ta destination
    [many] tes destinations
   *[other] tes destinations
} { $tickets } : il t’en faut { $needed }, et il t’en resterait { $left }.
reason-busy = Ton plan demande encore environ { $needed ->
    [one] { $needed } tour
    [many] { $needed } tours
   *[other] { $needed } tours
}, et il n’en reste { $left ->
    [1] qu’un
    [one] que { $left }
    [many] que { $left }
   *[other] que { $left }
} : trop tard pour d’autres destinations.
reason-wait = { $route } peut attendre : personne d’autre ne semble en avoir besoin. Il manque encore { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
} à ton plan.
reason-won = L’ordinateur a joué la suite des deux coups { $games } fois. Chances de gagner : { $chance } avec celui-ci, { $instead } avec le tien.
