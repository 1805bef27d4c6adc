# The rules that boards share. The comment above a message names the rules (docs/rules) that it tells.

rules-heading = Les règles
rules-title = Règles : { $board }
rules-players = De { $least } à { $most } joueurs
rules-boards = Plateaux
rules-contents = Sommaire
rules-print = Imprimer
rules-missing = Ce plateau n’existe pas ici.

rules-part-aim = But du jeu
rules-part-start = Avant le premier tour
rules-part-turn = Ton tour
rules-part-cards = Prendre des cartes
rules-part-claim = Prendre une route
rules-part-doubles = Routes doubles
rules-part-tunnels = Tunnels
rules-part-ferries = Ferries
rules-part-tickets = Destinations
rules-part-end = La fin
rules-part-score = Décompte

# C9, C15
rules-aim = Prends des routes, relie les villes de tes destinations secrètes et finis avec le plus de points.
# C12
rules-aim-secret = Les mains, les destinations et l’ordre des pioches sont secrets. Tout le reste est connu de tous : le nombre de tes cartes et de tes destinations, tes pions, tes routes, les défausses et le score.

# EU-1, NY-1, NO-1, IB-1
rules-start-pieces = Tu as { $pieces ->
    [one] { $pieces } pion
    [many] { $pieces } pions
   *[other] { $pieces } pions
}. Tu en poses un sur chaque case des routes que tu prends.
# EU-1, NY-1, NO-1, IB-2
rules-start-cards = Tu commences avec { $hand ->
    [one] { $hand } carte
    [many] { $hand } cartes
   *[other] { $hand } cartes
}. { $row ->
    [one] { $row } carte forme la rangée, face visible.
    [many] { $row } cartes forment la rangée, face visible.
   *[other] { $row } cartes forment la rangée, face visible.
}
# EU-2, NY-2, NO-2, GL-2
rules-start-tickets = Tu regardes { $dealt ->
    [one] { $dealt } destination
    [many] { $dealt } destinations
   *[other] { $dealt } destinations
} et tu en gardes au moins { $keep ->
    [one] une
    [many] { $keep }
   *[other] { $keep }
}.
# EU-2, NY-2, NO-2, GL-2
rules-start-refused = { $where ->
    [box] Les destinations que tu ne gardes pas quittent la partie sans que personne les voie.
    [shuffle] Les destinations que tu ne gardes pas sont mélangées à la pioche Destination.
   *[bottom] Les destinations que tu ne gardes pas vont sous la pioche Destination.
}
# C17
rules-start-together = Tout le monde choisit en même temps. Rien n’est dévoilé avant que chacun ait choisi.
# C2
rules-start-first = Le premier joueur est tiré au sort, sauf si l’hôte en a désigné un.

# C1, EU-3, NY-3, NO-3, GL-5, IB-13
rules-turn = On joue dans le sens des aiguilles d’une montre. À ton tour, fais une de ces actions, et une seule :
rules-action-cards = Prendre des cartes
rules-action-claim = Prendre une route
rules-action-tickets = Piocher des destinations
# C14
rules-turn-pass = Tu ne passes que si aucune de ces actions n’est possible. Si tout le monde passe d’affilée, la partie s’arrête et on compte les points.

# C3
rules-cards-two = Prends deux cartes, l’une après l’autre, chaque fois parmi les cartes visibles ou dans la pioche.
# C3
rules-cards-filled = Chaque carte visible prise est remplacée aussitôt, avant que tu prennes la deuxième.
# C9
rules-cards-wild = Un joker vaut une carte de n’importe quelle couleur.
# C5
rules-cards-limit = Un joker visible est la seule carte que tu prends ce tour-là, et il ne peut jamais être ta deuxième carte. Un joker pioché compte comme toute autre carte.
# C6
rules-cards-flush = Dès que { $count } cartes visibles sont des jokers, toute la rangée est défaussée et remplacée. On arrête quand il ne reste plus assez d’autres cartes.
# C7
rules-cards-again = Quand une pioche est vide, on mélange sa défausse pour en refaire une. Si la défausse est vide aussi, les trous de la rangée restent vides.
# C8
rules-cards-none = Si tu ne peux prendre aucune carte, tu ne peux pas choisir cette action. Si tu ne peux pas en prendre une deuxième, ton tour s’arrête à une carte.
# C4
rules-cards-hand = Tu peux avoir autant de cartes et de destinations que tu veux.
rules-cards-table = Les cartes de ce plateau

# C9
rules-claim-any = Tu peux prendre n’importe quelle route libre, même loin des tiennes ; une par tour, et toujours en entier.
# C9
rules-claim-colour = Paie une carte par case, toutes de la couleur de la route.
# C9, EU-4
rules-claim-grey = Pour une route grise, choisis une couleur, mais une seule.
# C9
rules-claim-wilds = Des jokers peuvent remplacer une partie des cartes, ou toutes.
# C9
rules-claim-pieces = Pose un de tes pions sur chaque case. S’il t’en reste trop peu, tu ne peux pas prendre la route.
# C9, NY-8
rules-claim-points = Marque aussitôt ses points.
rules-claim-table = Points par route
rules-spaces = Cases
rules-points = Points
rules-claim-example = Trois cases, payées avec deux cartes de la couleur et un joker.

# C10
rules-doubles = Deux routes entre les deux mêmes villes forment une route double. Un même joueur ne peut jamais avoir les deux.
# C10, EU-15, NY-5, NO-8, IB-11
rules-doubles-closed = À { $players } joueurs ou moins, dès que l’une des deux est prise, l’autre est fermée pour tout le monde.
# C10
rules-doubles-beside = Deux routes qui se longent un moment sans relier les deux mêmes villes ne forment pas une route double.

# EU-6, NO-6
rules-tunnel-lay = Paie d’abord autant de cartes que le tunnel a de cases.
# EU-6, NO-6
rules-tunnel-reveal = Ensuite, { $count ->
    [one] la première carte de la pioche est révélée
    [many] les { $count } premières cartes de la pioche sont révélées
   *[other] les { $count } premières cartes de la pioche sont révélées
}. Chaque carte de la couleur payée et chaque joker te coûte une carte de plus : de cette couleur, ou un joker.
# EU-7
rules-tunnel-wilds = Si tu n’as payé que des jokers, seuls les jokers révélés comptent, et tu les paies en jokers.
# EU-8
rules-tunnel-refuse = Tu peux refuser le supplément, et tu le dois si tu n’as pas de quoi payer. Tu reprends alors tes cartes en main, et ton tour est fini. Les cartes révélées sont défaussées.
# EU-9
rules-tunnel-example = Deux cartes payées. Une carte révélée est de leur couleur : paie une carte de plus de cette couleur, ou un joker.

# EU-5, NO-5, IB-11
rules-ferry = Un ferry porte un ou plusieurs symboles de joker. Paie un joker pour chacun.
# EU-5, NO-5, IB-11
rules-ferry-rest = Paie les autres cases dans une seule couleur. D’autres jokers peuvent remplacer ces cartes.
# EU-5
rules-ferry-example = { $route } : { $cards ->
    [one] { $cards } carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
} d’une même couleur et { $wilds ->
    [one] { $wilds } joker
    [many] { $wilds } jokers
   *[other] { $wilds } jokers
}.

# C15
rules-ticket = Une destination indique deux villes. Elle est réussie si, en fin de partie, un chemin continu de tes propres routes les relie.
# C11, NY-4, NO-2, GL-13
rules-ticket-draw = Pioche { $draw ->
    [one] { $draw } destination
    [many] { $draw } destinations
   *[other] { $draw } destinations
} et gardes-en au moins { $keep ->
    [one] une
    [many] { $keep }
   *[other] { $keep }
}. S’il en reste moins, pioche ce qu’il y a.
# C11, NY-4, NO-2, GL-13
rules-ticket-refused = { $where ->
    [box] Les autres quittent la partie.
   *[bottom] Les autres vont sous la pioche Destination.
}
# C11
rules-ticket-stays = Une destination que tu gardes est à toi jusqu’à la fin. Quand la pioche Destination est vide, on ne peut plus en piocher.
rules-ticket-example = Cette destination est réussie : deux routes, soit quatre cases, relient ses villes.

# C13
rules-end = Quand un joueur finit son tour { $pieces ->
    [0] sans aucun pion
    [one] avec un pion ou aucun
    [many] avec { $pieces } pions ou moins
   *[other] avec { $pieces } pions ou moins
}, tout le monde joue encore { $turns ->
    [one] un tour
    [many] { $turns } tours
   *[other] { $turns } tours
}, ce joueur compris. Puis on compte les points.

rules-score-what = Ce qui compte
# NY-6, NY-8
rules-score-routes = Les points de tes routes, selon leur longueur.
# C15
rules-score-tickets = Les points de chaque destination réussie.
# C15
rules-score-missed = Chaque destination ratée coûte ses points. Un score peut descendre sous zéro.
rules-ties = En cas d’égalité, voici ce qui départage les joueurs, dans cet ordre :
# EU-14, NY-7, NO-10, IB-12
rules-tie-tickets-done = le plus de destinations réussies
rules-tie-longest-path = le chemin le plus long
# GL-17
rules-ties-none = En cas d’égalité, les joueurs se partagent la place.
# EU-14, NY-7, NO-10, IB-12
rules-tie-shared = sinon, ils se partagent la place
