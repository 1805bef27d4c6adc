# The end of a game, its replay, and hints.

end-scores = Résultats
end-drumroll = Et la victoire revient à…
end-shared = { $names } se partagent la victoire.
end-why-shared = { $points } { $points ->
    [one] point
    [many] points
   *[other] points
} chacun, à égalité sur toute la ligne.
end-why-points = { $points } { $points ->
    [one] point
    [many] points
   *[other] points
}, soit { $ahead } d’avance sur { $name }.
end-why-tickets-done = { $points } { $points ->
    [one] point
    [many] points
   *[other] points
}, à égalité avec { $names }. Les destinations réussies font la différence.
end-why-fewest-stations = { $points } { $points ->
    [one] point
    [many] points
   *[other] points
}, à égalité avec { $names }. Avoir construit moins de gares fait la différence.
end-why-longest-path-bonus = { $points } { $points ->
    [one] point
    [many] points
   *[other] points
}, à égalité avec { $names }. Le bonus du chemin le plus long fait la différence.
end-why-longest-path = { $points } { $points ->
    [one] point
    [many] points
   *[other] points
}, à égalité avec { $names }. Le chemin le plus long fait la différence.
end-why-other = { $points } { $points ->
    [one] point
    [many] points
   *[other] points
}, à égalité avec { $names }, mais devant au départage.
end-given-up-title = Partie abandonnée
end-given-up = Elle s’est arrêtée avant la fin. Voici le score à ce moment-là.

end-counting = On compte : { $part }
end-counting-soon = On compte les points…
end-skip = Voir le résultat
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = Et maintenant ?
end-again = Rejouer
end-rematch = Revanche
end-rematch-ready = Rejoindre la revanche
end-replay = Revoir la partie
end-learn = Apprendre de mes erreurs
end-picture-share = Partager une image
end-picture-save = Enregistrer une image
end-picture-failed = Il y a eu un problème avec l’image. Réessaie.
end-new = Nouvelle partie
end-start = Retour à l’accueil

end-tickets = Destinations et chemins
end-tickets-show = Pointe une ligne pour la voir sur le plateau.
end-ticket-done = réussie :
end-ticket-missed = ratée :
end-no-tickets = Aucune destination.
end-longest = Chemin le plus long : { $length } { $length ->
    [one] case
    [many] cases
   *[other] cases
}
end-lent = La gare à { $city } emprunte { $route }
end-no-story = Cette partie ne peut pas être revue : { $reason }

chart-points = Points au fil de la partie
chart-chances = Chances de gagner
chart-move = { $move ->
    [0] Avant le premier coup
    [one] Après le coup { $move }
    [many] Après le coup { $move }
   *[other] Après le coup { $move }
}
chart-value = { $name } { $value }
chart-at = { $when } : { $values }.
chart-no-value = –
chart-table = Afficher en tableau
chart-table-move = Coup
percent = { $percent } %

shuffle-title = Le mélange était-il honnête ?
shuffle-how = Avant le premier coup, le serveur a scellé l’ordre de toutes les cartes. Le sceau est maintenant ouvert, et ton navigateur peut comparer les deux.
shuffle-fits = Tout concorde : les cartes étaient bien celles promises au départ.
shuffle-differs = Ça ne concorde pas : ce ne sont pas les cartes promises.
shuffle-cannot = Ton navigateur ne peut les comparer que sur une page sécurisée (https, ou sur cet ordinateur). Télécharge la partie et vérifie-la avec la commande ci-dessous.
shuffle-more = Sceau et cartes
shuffle-commitment = Le sceau (SHA-256), montré avant le premier coup
shuffle-seed = La graine du mélange, montrée après le dernier coup
shuffle-command = Avec Whistlestop installé, n’importe qui peut vérifier toute la partie :
shuffle-record = Télécharger la partie

replay-title = { $board } : revoir la partie
replay-loading = Chargement de la partie…
replay-failed = Impossible d’afficher cette partie : { $reason }
replay-retry = Réessayer
replay-step = Coup { $step } sur { $last }
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-times = { $times } ×
replay-before = La partie commence.
replay-controls = Coups de la partie
replay-hands = Les cartes de chacun
replay-offer = Choix parmi
replay-festivals = { $count } { $count ->
    [one] carte Festival
    [many] cartes Festival
   *[other] cartes Festival
}
replay-keys = Touches : ← et → pour un coup, Début et Fin, barre d’espace pour la lecture.

analysis-title = Ce qui a fait la différence
analysis-what = À partir de chaque décision, l’ordinateur joue la suite de nombreuses fois pour estimer les chances. Cela prend une minute ou deux.
analysis-go = Analyser la partie
analysis-busy = L’ordinateur réfléchit… depuis { $seconds } { $seconds ->
    [one] seconde
    [many] secondes
   *[other] secondes
}.
analysis-failed = Pas d’analyse : { $reason }
analysis-not-over = Seules les parties jouées jusqu’au bout peuvent être analysées.
analysis-points = Moments décisifs
analysis-none = Aucun coup n’a fait la différence à lui seul.
analysis-mistake = Coup { $move }, { $name } : « { $made } » a fait baisser les chances de gagner de { $change ->
    [one] { $change } point de pourcentage.
    [many] { $change } points de pourcentage.
   *[other] { $change } points de pourcentage.
}
analysis-better = Mieux : « { $better } », avec { $chance } de chances.
analysis-swing = Avant le coup { $move }, { $name } : la pioche et les coups des autres ont fait { $up ->
    [yes] monter
   *[no] baisser
} les chances de gagner de { $change ->
    [one] { $change } point de pourcentage.
    [many] { $change } points de pourcentage.
   *[other] { $change } points de pourcentage.
}

hints-title = Que puis-je faire ?
hints-wait = Ce n’est pas ton tour. Regarde tes destinations et prépare la suite.
hints-show = Montrer
hints-hide = Masquer
hints-on-board = Voir sur le plateau
hints-ask = Demander un conseil
hints-busy = L’ordinateur réfléchit…
hints-failed = Pas de conseil : { $reason }
hints-none = À cette table, on joue sans les conseils de l’ordinateur.
hints-best = Mon conseil : « { $move } ». Chances de gagner : { $chance }.
hints-only = Ici, tu n’as pas le choix : « { $move } ».
hints-others = Autres possibilités :
hints-old = La partie a avancé. Demande un nouveau conseil.
can-take = { $second ->
    [yes] Prends une carte visible comme deuxième carte.
   *[no] Prends une carte visible, puis une deuxième carte. { $limit ->
        [yes] Un joker visible compte pour les deux.
       *[no] Les jokers comptent comme les autres cartes.
    }
}
can-draw = { $second ->
    [yes] Pioche ta deuxième carte.
   *[no] Pioche une carte, puis prends-en une deuxième.
}
can-claim = Prends une route : tu as les cartes pour { $count ->
    [one] une route
    [many] { $count } routes
   *[other] { $count } routes
}.
can-tickets = Pioche des destinations. Elles te rapportent des points si tu relies leurs villes ; sinon, elles t’en font perdre.
can-station = Construis une gare dans { $count ->
    [one] une ville
    [many] une ville parmi { $count }
   *[other] une ville parmi { $count }
}. Elle te permet d’emprunter une route adverse pour tes destinations.
can-harbour = Construis un port dans { $count ->
    [one] une ville
    [many] une ville parmi { $count }
   *[other] une ville parmi { $count }
}.
can-keep = Choisis les destinations à garder, de préférence celles dont les villes sont proches.
can-pick = { $count ->
    [one] Choisis la dernière destination de ta main.
    [many] Choisis une destination parmi { $count } et passe les autres.
   *[other] Choisis une destination parmi { $count } et passe les autres.
}
can-pieces = Choisis combien de wagons et de bateaux tu prends.
can-exchange = Échange des wagons contre des bateaux, ou l’inverse. Chaque pion échangé coûte un point.
can-pay = Paie. Dépense les couleurs dont tu as le moins besoin, et économise tes jokers.
can-give = Choisis une carte pour payer.
can-substitute = Choisis combien de cases payer avec d’autres cartes.
can-refuse = Renonce au tunnel et reprends tes cartes.
can-refill = Choisis la pioche qui complète la rangée.
can-festival = Choisis les cartes Festival à prendre.
can-pass = Passe sans rien faire.
can-other = Choisis un coup.
