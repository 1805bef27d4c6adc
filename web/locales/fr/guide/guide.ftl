# The guided first game, and its coach.

guide-title = Ta première partie
guide-line = On apprend en jouant : une petite partie, un adversaire facile, et un coach à tes côtés.
guide-what-map = Tu joues sur le plateau { $board }. Une partie dure une dizaine de minutes.
guide-what-coach = Le coach te conseille le prochain coup et t’explique pourquoi. Tu peux toujours faire autre chose.
guide-what-leave = Tu peux à tout moment continuer sans le coach.
guide-go = Lancer ma première partie
guide-go-on = Reprendre ma première partie
guide-rules = Ou lire d’abord les règles

coach-name = Ton coach
coach-next = Suivant
coach-leave = Jouer sans coach
coach-hide = Masquer le coach
coach-show = Montrer le coach
coach-rules = Lire les règles
coach-again = Jouer une autre partie

coach-welcome = Bienvenue sur le plateau { $board } ! Tu marques des points pour les routes entre les villes et pour les destinations. À la fin, c’est le plus grand total qui gagne.
coach-tickets = Voici des destinations. Chacune te demande de relier deux villes. Coches-en une pour voir ses villes sur le plateau, puis gardes-en une ou plusieurs. Réussie, une destination rapporte ses points ; ratée, elle te les fait perdre.
coach-tickets-wait = Bien. Les autres choisissent encore leurs destinations.
coach-plan = Regarde ta destination { $ticket }. Un bon chemin compte { $count ->
    [one] une route
    [many] { $count } routes
   *[other] { $count } routes
} : { $routes }. Appuie sur la destination pour voir ses villes.
coach-deck = Les cartes visibles sont sûres ; la pioche est une surprise. Si tu y pioches un joker, tu as quand même droit à une deuxième carte.
coach-wild = Il y a un joker visible. Il vaut n’importe quelle couleur, mais si tu le prends, c’est ta seule carte du tour.
coach-pay = Choisis comment payer. Économise tes jokers si tu peux : ils servent partout.
coach-claimed = Ta première route ! Elle t’a rapporté { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}. Les longues routes rapportent bien plus que les courtes.
coach-pieces = Chaque case a pris un de tes pions. Il t’en reste { $pieces }. Dès que quelqu’un en a { $end } ou moins, la fin est toute proche.
coach-sights = Certaines villes ont une attraction, signalée sur le plateau. Chacune te rapporte un point si une de tes routes y arrive.
coach-blocked = Ta destination { $ticket } est bloquée : plus aucun passage. Tant pis, prends des routes pour leurs points.
coach-done = Tu as réussi { $ticket } : { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} pour toi.
coach-near = La fin approche : quelqu’un { $pieces ->
    [0] n’a plus aucun pion
    [one] n’a plus qu’un pion
    [many] n’a plus que { $pieces } pions
   *[other] n’a plus que { $pieces } pions
}. Termine vite tes destinations.
coach-last = Ce sont les derniers tours. Prends ce qui rapporte le plus maintenant.
coach-over = Et voilà, c’est tout ! Le tableau montre d’où viennent les points : routes, destinations, attractions. Maintenant, tu sais jouer.
