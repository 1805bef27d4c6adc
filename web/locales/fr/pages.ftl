# The pages.

app-name = Whistlestop
app-line = Pose tes rails avant les autres.
to-start = Toutes les tables

app-own = Une édition gratuite de cinq plateaux du célèbre jeu de trains, avec notre nom, nos dessins et nos textes. Sans aucun lien avec son éditeur.
start-docs = Documentation

start-play = Jouer
start-more = Autres façons de jouer
start-friends = Entre amis
start-friends-line = Autour de cet écran, ou en ligne avec un lien.
start-lobby = Salon
start-lobby-line = Rejoins une table qui cherche des joueurs, ou regarde une partie.
start-guide = Ma première partie
start-guide-line = Une petite partie guidée : on apprend en jouant.
start-lesson = Leçon : ce que ce plateau a de spécial
start-rules = Les règles
start-rules-line = Chaque plateau sur une page, avec des exemples.
start-games = Parties terminées
start-games-line = Revois-les coup par coup et découvre ce qui a fait la différence.
start-me = Autres appareils
start-me-line = Emporte ton nom et tes tables.
start-board = Plateau
start-level = Adversaires
start-players = Joueurs
start-name = Ton nom
start-name-default = Nomade
start-go = Lancer la partie
start-my-tables = Mes tables
start-your-turn = À toi de jouer
start-over = Terminée
start-playing = En cours
start-waiting = En attente
start-with = avec { $names }
start-free = { $count ->
    [one] { $count } place libre
    [many] { $count } places libres
   *[other] { $count } places libres
}
start-failed = Ça n’a pas marché : { $reason }

players-number = { $count }
waiting-for-server = Un instant…

line-connecting = Connexion…

board-label = Plateau { $board }
route-label = { $route }, { $length } { $length ->
    [one] case
    [many] cases
   *[other] cases
}, { $colour }, { $kind }
city-label = Construire à { $city }

turn-mine = À toi de jouer
turn-mine-named = { $name }, à toi de jouer
turn-other = À { $names } de jouer
turn-nobody = La partie est finie
phase-opening = Choisis les destinations à garder.
phase-draft = Choisis une destination et passe les autres.
phase-draft-keep = Choisis les destinations à garder.
phase-pieces = Choisis combien de wagons et de bateaux tu prends.
phase-main = Prends des cartes, prends une route ou pioche des destinations.
phase-second-card = Prends une deuxième carte.
phase-pay = Choisis comment payer.
phase-substitute = Choisis combien de cases payer avec d’autres cartes.
phase-variant = Choisis les cartes à jouer.
phase-give = Choisis une carte pour payer.
phase-surcharge = Le tunnel coûte plus cher.
phase-keep = Choisis les destinations à garder.
phase-refill = Choisis la pioche qui complète la rangée.
phase-festival = Choisis les cartes Festival à prendre.
phase-other = Fais ton choix.
last-turns = Derniers tours

table-row = Cartes visibles
table-deck-left = reste { $count }
table-tickets-left = Destinations
table-hand = Tes cartes
table-hand-empty = Aucune carte.
hand-sort = Trier par
hand-sort-colour = couleur
hand-sort-count = nombre
hand-sort-use = utilité
table-tickets = Tes destinations
table-players = Joueurs
recap-title = Depuis ton dernier tour
end-pieces = Le moins de pions : { $name } ({ $count }). Les derniers tours commencent à { $end }.
table-log = Journal
table-board = Plateau
player-cards = { $count ->
    [one] carte
    [many] cartes
   *[other] cartes
}
player-tickets = { $count ->
    [one] destination
    [many] destinations
   *[other] destinations
}
player-trains = { $count ->
    [one] wagon
    [many] wagons
   *[other] wagons
}
player-taxis = { $count ->
    [one] taxi
    [many] taxis
   *[other] taxis
}
player-ships = { $count ->
    [one] bateau
    [many] bateaux
   *[other] bateaux
}
player-stations = { $count ->
    [one] gare
    [many] gares
   *[other] gares
}
player-harbours = { $count ->
    [one] port
    [many] ports
   *[other] ports
}
player-points = { $count ->
    [one] point
    [many] points
   *[other] points
}
player-you = toi
player-away = pas là

keep-title = Quelles destinations gardes-tu ?
keep-go = { $count ->
    [0] N’en garder aucune
    [one] Garder cette destination
    [many] Garder ces { $count } destinations
   *[other] Garder ces { $count } destinations
}
look-at-board = Voir le plateau
back-to-choice = Revenir au choix

pay-cancel = Retour
surcharge-title = { $count ->
    [one] Le tunnel { $route } coûte { $count } carte de plus
    [many] Le tunnel { $route } coûte { $count } cartes de plus
   *[other] Le tunnel { $route } coûte { $count } cartes de plus
}
surcharge-revealed = Les cartes révélées :

score-title = Terminus !
score-won = { $you ->
    [yes] Tu as gagné !
   *[no] { $names } gagne la partie.
}
score-player = Joueur
score-total = Total
score-part-routes = Routes
score-part-tickets = Destinations réussies
score-part-missed-tickets = Destinations ratées
score-part-longest-path = Chemin le plus long
score-part-most-tickets = Record de destinations
score-part-stations = Gares
score-part-harbours = Ports
score-part-attractions = Attractions
score-part-festivals = Festivals
score-part-exchange = Échanges
refused = Ça n’a pas marché : { $reason }
turn-waiting = On attend les autres
player-festivals = { $count ->
    [one] carte Festival
    [many] cartes Festival
   *[other] cartes Festival
}
table-panels = À propos de cette table
tab-log = Journal
tab-tickets = Tickets
tab-players = Joueurs
tab-help = Aide
tab-more = Plus
explain = Expliquer
explain-end = Fermer
act-choose-city = Choisir une ville
close = Fermer
