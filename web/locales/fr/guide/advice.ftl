# What the coach advises, and why.

coach-do = Mon conseil : { $move }.
coach-pay-with = Paie { $cards } : ce sont tes cartes les moins utiles.
coach-grey = { $route } est grise : on la paie avec des cartes d’une seule couleur, au choix. Pour toi, le mieux est de récolter des cartes de couleur { $card }.

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
reason-points = Cette route rapporte { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}, avec des cartes dont tu peux te passer.
reason-last = La fin approche : cette route rapporte { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}.
reason-sights = Elle mène aussi à { $count ->
    [one] une attraction
    [many] des attractions
   *[other] des attractions
} : { $cities }.
reason-card = Pour { $route }, il te manque encore : { $cards }.
reason-deck = Pour { $route }, il te manque encore : { $cards }. Aucune n’est visible.
reason-surprise = Pour { $route }, la pioche promet plus que les cartes visibles.
reason-wild = Un joker vaut n’importe quelle couleur, y compris celle qui te manque pour { $route }.
reason-collect = Tu as déjà les cartes pour tes routes. Récoltes-en pour une longue route.
reason-tickets = Tu as le temps d’en réussir une autre.
reason-keep = Ton plan demande alors { $pieces } de tes { $of } pions.
reason-station = Elle te permet d’emprunter une route adverse pour une destination.
reason-harbour = Plus tu réussis de destinations vers cette ville, plus le port rapporte.
reason-exchange = Ton plan demande plus de pions de l’autre sorte.
