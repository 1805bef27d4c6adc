# The lessons: what is special about each board.

lesson-title = Leçon : { $board }
lesson-line = Une partie déjà en cours, pour essayer tout de suite ce que le plateau a de spécial. Ça prend moins de cinq minutes.
lesson-go = Lancer la leçon
lesson-list = Les leçons des autres plateaux

lesson-europe = Sur le plateau { $board }, il y a des tunnels, des ferries et des gares. La partie est en cours et tu as une bonne main : essaie les trois.
lesson-tunnel = { $route } est un tunnel. Appuie dessus et paie. On révèle ensuite trois cartes : chaque carte de ta couleur, ou joker, te coûte une carte de plus.
lesson-surcharge = Les cartes révélées décident. Paie la carte de plus, ou renonce au tunnel et reprends tes cartes.
lesson-ferry = { $route } est un ferry. Chaque symbole de joker demande un joker, et le reste se paie avec une seule couleur. Prends-le.
lesson-station = Construis une gare dans la ville de ton choix. Pour tes destinations, elle te permet d’emprunter une route adverse qui mène à cette ville. Chaque gare non construite rapporte 4 points.

lesson-nordic = Sur le plateau { $board }, les jokers ont leurs propres règles, et il y a une route immense. Tu as une bonne main : à toi d’essayer.
lesson-wilds = Ici, les jokers ne servent que dans les tunnels et sur les ferries. Mais tu peux prendre deux jokers visibles dans le même tour. Prends celui-ci.
lesson-substitutes = { $route } est un ferry. Sans joker pour son symbole, paie trois cartes au choix à la place. Prends-le.
lesson-any-cards = { $route } a neuf cases et rapporte { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}. Paie avec une seule couleur ; quatre cartes au choix en remplacent une qui te manque. Prends cette route.

lesson-great-lakes = Sur le plateau { $board }, tu as des wagons et des bateaux, chacun avec sa pioche. Tu as une bonne main : prends la mer.
lesson-sea = { $route } est une route maritime : on la paie avec des cartes Bateau, et on y place des bateaux. Un double bateau paie deux cases. Prends-la.
lesson-harbour = Construis un port dans une ville où mène une de tes routes, avec deux cartes Wagon et deux cartes Bateau d’une même couleur, toutes avec le symbole de port. Il rapporte jusqu’à 30 points pour les destinations réussies vers cette ville.
lesson-exchange = Plus assez de bateaux ou de wagons ? Ici, tu peux échanger des pions, au prix d’un point chacun. Jette un œil, et n’échange que si tu en as besoin.

lesson-draft = D’abord, un draft. Choisis une destination ; les autres passent à ton adversaire, et tu en reçois de nouvelles. Choisis celles qui vont ensemble : tu en garderas quatre sur six.
lesson-draft-keep = Garde les quatre destinations qui ont le plus de routes en commun. Un second draft viendra plus tard.
lesson-festivals = Il y a des cartes Festival ici : { $cities }. Prends { $route } et ramasse toutes les cartes d’une ville : plus tu en as de la même ville, plus elles rapportent.

lesson-end = Voilà ce que le plateau { $board } a de spécial. Continue avec mes conseils, ou lance ta propre partie.
