# Learning from your mistakes after a game. Grades and signs are those of chess players: ?! ? ??

learn-what = L’ordinateur cherche les coups qui t’ont coûté le plus cher. Ensuite, tu retrouves chaque position et tu réessaies.
learn-go = Trouver mes erreurs
learn-whose = Les coups de qui ?
learn-accuracy = Précision : { $score } sur 100
learn-accuracy-range = Entre { $low } et { $high }, à la chance près.
learn-like = { $you ->
    [yes] Tu as joué comme un bot « { $from } ».
   *[no] { $name } a joué comme un bot « { $from } ».
}
learn-like-between = { $you ->
    [yes] Tu as joué entre les niveaux « { $from } » et « { $to } ».
   *[no] { $name } a joué entre les niveaux « { $from } » et « { $to } ».
}
learn-like-any = Une seule partie ne suffit pas pour dire quel niveau c’était.
learn-count-inaccuracy = { $count ->
    [one] { $count } imprécision
    [many] { $count } imprécisions
   *[other] { $count } imprécisions
}
learn-count-mistake = { $count ->
    [one] { $count } erreur
    [many] { $count } erreurs
   *[other] { $count } erreurs
}
learn-count-blunder = { $count ->
    [one] { $count } gaffe
    [many] { $count } gaffes
   *[other] { $count } gaffes
}
grade-inaccuracy = Imprécision
grade-mistake = Erreur
grade-blunder = Gaffe
# These are percentage points of the chance to win, not points of the game.
learn-account = Chances de gagner : { $how ->
    [cost] tes coups t’ont coûté { $moves } { $moves ->
        [one] point de pourcentage
        [many] points de pourcentage
       *[other] points de pourcentage
    }, la malchance { $luck }.
   *[gain] tes coups t’ont coûté { $moves } { $moves ->
        [one] point de pourcentage
        [many] points de pourcentage
       *[other] points de pourcentage
    } ; la chance t’a rapporté { $luck }.
}
learn-mistake = Coup { $move } : { $made }
learn-cost = −{ $loss }
learn-none = { $you ->
    [yes] Aucune erreur manifeste. Bien joué !
   *[no] { $name } n’a fait aucune erreur manifeste.
}
learn-start = Corriger ces erreurs

exercise-title = Erreur { $number } sur { $count }
exercise-task = Le coup { $move } était « { $made } ». Qu’est-ce qui aurait été mieux ?
exercise-how = Choisis sur le plateau, parmi les cartes ou dans la liste.
exercise-options = À essayer
exercise-trying = Essai en cours : « { $move } »…
exercise-failed = Essai impossible : { $reason }
exercise-best = Bravo : c’est le bon coup !
exercise-good = Bravo : aussi fort que le meilleur coup.
exercise-better = Mieux que le coup que tu avais joué, mais il y a plus fort.
exercise-no-better = Pas mieux que le coup que tu avais joué. Réessaie.
exercise-same = C’est le coup que tu avais joué. Essaies-en un autre.
exercise-shown = Le meilleur coup : « { $move } ».
exercise-show = Voir la solution
exercise-next = Erreur suivante
exercise-finish = Terminer
exercise-leave = Revenir à la partie
exercise-again = Recommencer
exercise-found = Tu as trouvé un bon coup pour { $found ->
    [one] { $found } erreur
    [many] { $found } erreurs
   *[other] { $found } erreurs
} sur { $count }.
exercise-was-found = Bon coup trouvé
chance-played = Joué
chance-tried = Ton essai
chance-best = Le meilleur
chance-hidden = ?
