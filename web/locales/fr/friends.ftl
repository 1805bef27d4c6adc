# Playing with people: setting up a table, the lobby, the chat, the clocks, one screen for several.

page-title = { $title } – Whistlestop

link-copy = Copier le lien
link-copied = Copié.
link-not-copied = Ton navigateur ne nous laisse pas le copier. Sélectionne le lien et copie-le toi-même.
link-share = Partager
link-qr = Le lien en code QR

setup-title = Créer une table
setup-line = Pour les amis d’ici et d’ailleurs, avec des bots aux places vides.
setup-board = Plateau
setup-range = De { $from } à { $to } joueurs.
setup-seats = Places
setup-how-many = Combien de joueurs ?
setup-me = Toi
setup-open = Quelqu’un, par lien
setup-here = Quelqu’un devant cet écran
setup-bots = Bots
setup-styles = Bots à fort caractère
setup-seat-who = Qui prend la place { $number }
setup-seat-name = Nom à la place { $number }
setup-name = Nom
setup-nameless = La place { $number } a besoin d’un nom.
setup-options = Options
setup-name-of-table = Nom de la table
setup-no-title = Sans nom
setup-first = Qui commence
setup-first-shuffle = Au hasard
setup-first-seat = { $named ->
    [yes] { $name } (place { $number })
   *[no] Place { $number }
}
setup-clock = Chrono
setup-clock-none = Sans chrono
setup-clock-bank = Temps pour la partie
setup-bank = Temps par joueur
setup-increment = Temps ajouté par tour
setup-minutes = { $minutes ->
    [one] { $minutes } minute
    [many] { $minutes } minutes
   *[other] { $minutes } minutes
}
setup-seconds = { $seconds ->
    [0] Aucun
    [one] { $seconds } seconde
    [many] { $seconds } secondes
   *[other] { $seconds } secondes
}
setup-who-comes = Qui peut venir
setup-by-link = Toute personne qui a le lien
setup-public = Tout le monde : la table est affichée dans le salon
setup-spectators = Spectateurs autorisés
setup-hints = Conseils autorisés
setup-several = Les invités peuvent jouer à plusieurs sur leur écran
setup-then-invite = Ensuite, tu auras un lien pour tes amis.
setup-then-play = Toutes les places sont prises : la partie commence aussitôt.
setup-invite = Créer la table
setup-play = Lancer la partie

level-blocker = Bloqueur
level-hunter = Chasseur
level-hauler = Long-courrier

clock-title = Chronos
clock-days = { $days ->
    [one] { $days } jour { $hours } h
    [many] { $days } jours { $hours } h
   *[other] { $days } jours { $hours } h
}
clock-hours = { $hours } h { $minutes } min
clock-soon = Vite !
clock-hurry = Il ne te reste que { $seconds ->
    [one] { $seconds } seconde
    [many] { $seconds } secondes
   *[other] { $seconds } secondes
} pour jouer.
clock-of-seconds = { $seconds ->
    [one] { $seconds } seconde par tour
    [many] { $seconds } secondes par tour
   *[other] { $seconds } secondes par tour
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } minute par tour
    [many] { $minutes } minutes par tour
   *[other] { $minutes } minutes par tour
}
clock-of-days = { $days ->
    [7] Une semaine par tour
    [one] { $days } jour par tour
    [many] { $days } jours par tour
   *[other] { $days } jours par tour
}
clock-of-bank = { $minutes ->
    [one] { $minutes } minute
    [many] { $minutes } minutes
   *[other] { $minutes } minutes
} pour la partie, plus { $seconds ->
    [one] { $seconds } seconde
    [many] { $seconds } secondes
   *[other] { $seconds } secondes
} par tour

wait-seats = Autour de la table
wait-host = hôte
wait-here = en ligne
wait-gone = hors ligne
wait-leave = Quitter la place
wait-remove = Libérer cette place
wait-remove-named = Libérer la place occupée par { $name }
wait-removed = L’hôte a libéré ta place. Tu peux encore regarder, ou prendre une place libre.
wait-sit-here = S’asseoir
wait-join-name = Quel est ton nom ?
wait-name-go = Prendre ce nom
wait-join-sit = Il y a une place libre
wait-sit-as = S’asseoir sous le nom { $name }
wait-other-name = Un autre nom
wait-full = Toutes les places sont prises.
wait-full-watch = Toutes les places sont prises. Reste ici pour regarder la partie quand elle commencera.
wait-public = Affichée dans le salon
wait-by-link = Seulement avec le lien
wait-hints = Avec conseils
wait-no-hints = Sans conseils
wait-start = Lancer la partie
wait-start-later = La partie peut commencer quand toutes les places sont prises, au besoin par des bots.
wait-close = Fermer la table
wait-closed = Cette table est fermée.
wait-for-others = On attend que toutes les places soient prises…
wait-for-host = On attend { $name } pour lancer la partie…
wait-invite = Invite tes amis
wait-invite-line = Toute personne qui ouvre ce lien peut s’asseoir ici. À côté de toi, il suffit de scanner le code.
wait-invite-words = Viens jouer avec moi sur le plateau { $board } !

lobby-title = Salon
lobby-line = Les tables publiques, en direct.
lobby-set-up = Créer une table
lobby-offline = Hors ligne. Nouvel essai…
lobby-open = On cherche des joueurs
lobby-none = Personne ne cherche de joueurs en ce moment. Crée ta propre table publique.
lobby-playing = En cours
lobby-join = Rejoindre
lobby-join-named = Rejoindre { $title }
lobby-watch = Regarder
lobby-watch-named = Regarder { $title }
lobby-private-game = Sans spectateurs

games-title = Parties terminées
games-line = Tes parties, et celles qui sont publiques.
games-only-mine = Mes parties seulement
games-none = Aucune partie terminée.
games-result = { $points ->
    [one] { $name } : { $points } point
    [many] { $name } : { $points } points
   *[other] { $name } : { $points } points
}
games-won = victoire
games-replay = Revoir
games-replay-named = Revoir : { $title }
games-more = Parties plus anciennes

tables-more = Voir plus de tables
start-more-games = Toutes les parties terminées

me-title = Moi
me-name-title = Mon nom
me-name-line = Les autres le verront à chaque table que tu rejoindras désormais.
me-save = Enregistrer
me-named = Ton nom est enregistré.
me-device-title = Utiliser un autre appareil
me-device-line = Continue tes parties sur ton téléphone ou un autre ordinateur : ouvres-y ton lien personnel.
me-device-make = Créer mon lien personnel
me-device-link = Ton lien personnel
me-device-words = Mon lien Whistlestop personnel
me-device-secret = Garde-le pour toi : toute personne qui l’ouvre joue sous ton nom. Créer un nouveau lien désactive l’ancien et déconnecte les appareils qui l’ont utilisé.
me-confirm-title = Est-ce bien toi ?
me-confirm = { $known ->
    [yes] Ce navigateur te connaît sous le nom { $name }. Si tu continues, il sera celui de la personne qui a créé le lien, et les tables au nom { $name } ne seront plus accessibles d’ici.
   *[no] Ceci est un lien personnel. Si c’est toi qui l’as créé, ce navigateur pourra te reconnaître lui aussi, avec toutes tes tables.
}
me-confirm-yes = Oui, c’est moi
me-confirm-no = Non, ne rien changer
me-recognised = Te revoilà, { $name } !
me-others-title = Déconnexion partout ailleurs
me-others-line = Ton lien personnel est tombé entre de mauvaises mains ? Ceci déconnecte tous tes autres appareils et désactive le lien.
me-others = Déconnecter mes autres appareils
me-others-done = Tous tes autres appareils sont déconnectés.
me-forget-title = Oublier ce navigateur
me-forget-line = Tes parties restent, mais ce navigateur ne sait plus qu’elles sont à toi. Crée d’abord un lien personnel si tu veux revenir.
me-forget = M’oublier ici
me-forget-yes = Oui, m’oublier ici

talk-title = Tchat
talk-unread = { $count ->
    [one] { $count } nouveau
    [many] { $count } nouveaux
   *[other] { $count } nouveaux
}
talk-nothing = Aucun message.
talk-line = { $name } : { $words }
talk-write = Écris un message
talk-say = Envoyer
talk-reactions = Messages rapides
talk-listening = Seuls les joueurs de la table peuvent écrire.
talk-mute = Masquer { $name }
talk-hear = Réafficher { $name }
react-hello = Salut !
react-bravo = Bravo !
react-thanks = Merci !
react-oops = Oups !
react-ouch = Aïe !
react-laugh = Ha ha !
react-thinking = Je réfléchis…
react-hurry = À toi !

present-here = { $name } est là
present-gone = { $name } est hors ligne
present-away = Un bot joue pour { $name }
present-resigned = { $name } a abandonné
present-watching = { $count ->
    [one] { $count } personne regarde
    [many] { $count } personnes regardent
   *[other] { $count } personnes regardent
}

table-menu = Table
table-watching = Tu regardes. Tu vois la table, mais pas les cartes des joueurs.
table-resigned = { $name } a abandonné ; un bot joue la suite.
table-ended-resigned = Partie terminée sur abandon ({ $names }).
table-ended-early = Cette partie s’est arrêtée avant la fin.
table-ended-server = Les responsables du serveur ont fermé la table.
table-away = Un bot joue pour { $name }.
table-no-bot = { $name } n’est plus installé ici. Un autre bot joue à la place.
table-return = Reprendre ma place
table-take-back = Demander à annuler
table-replace = Faire jouer un bot pour { $name }
table-replace-soon = Si { $name } ne revient pas, un bot pourra prendre le relais dans { $time }.
table-leave = Quitter la table
table-leave-title = Quitter la table ?
table-leave-line = Un bot joue pour toi, et tu peux reprendre ta place à tout moment. S’il ne reste personne, la partie se termine.
table-leave-yes = Quitter la table
table-resign = Abandonner
table-resign-title = Abandonner la partie ?
table-resign-line = C’est définitif. À deux joueurs, la partie se termine ; sinon, un bot la finit pour toi.
table-resign-yes = Oui, j’abandonne
table-to-start = Toutes les tables
table-link = Lien vers cette table
table-link-title = Lien vers cette table
table-link-watch = Toute personne qui ouvre ce lien peut regarder, sans voir les cartes des joueurs.
table-link-players = Pas de spectateurs à cette table : le lien est réservé aux joueurs.
table-link-words = Regarde notre partie
table-invite-watchers = Inviter quelqu’un à regarder

take-back-title = { $name } veut annuler un coup
take-back-line = Si tout le monde est d’accord, tout ce qui s’est passé depuis ce coup est annulé.
take-back-agree = D’accord
take-back-refuse = Non, on continue
take-back-waits = On attend { $names } pour annuler le coup.

curtain-pass = Passe l’écran à { $name }
curtain-anybody = Qui veut voir ses cartes ?
curtain-line = Les autres, ne regardez pas !
curtain-show = Je suis { $name } : voir mes cartes
curtain-drawn = { $name }, tu as pioché une carte { $card }. Quand tu l’as vue, passe l’écran à { $next }.
curtain-hide = Cacher mes cartes

# The colour of a player’s pieces, and a small drawing
look-title = Ton look
look-line = Il te suit à toutes les tables, sauf si un autre joueur a ta couleur.
look-colour = Couleur
look-avatar = Avatar
look-none = sans avatar
avatar-engine = locomotive
avatar-lantern = lanterne
avatar-whistle = sifflet
avatar-case = valise
avatar-cap = casquette
avatar-bell = cloche
avatar-owl = hibou
avatar-fox = renard
