# The Nordic countries, and what cards that stand for others are on any board.

# NO-4
rules-about-nordic = Pour deux ou trois joueurs, des fjords à Murmansk. Les jokers sont faciles à obtenir ici, mais peu de routes les acceptent.

# NO-1
rules-cards-no-limit = Les jokers visibles sont des cartes comme les autres : tu peux en prendre deux dans le même tour.
# NO-1
rules-cards-no-flush = Quel que soit le nombre de jokers visibles, la rangée reste telle quelle.
# NO-4
rules-claim-wilds-on = Les jokers ne servent que sur ces types de routes : { $kinds }.
# NO-5
rules-ferry-for-wild = Sur un ferry, { $count } cartes au choix peuvent remplacer un joker.
# NO-6
rules-tunnel-not = Cela ne vaut que sur les ferries, jamais dans les tunnels.
# NO-7
rules-substitute = { $route } est une route à part : { $count } cartes au choix, jokers compris, peuvent y remplacer une carte de la couleur.
# NO-7
rules-substitute-wilds = Un joker n’y sert que comme l’une de ces { $count } cartes.
# NO-8
rules-doubles-unlike = Deux routes entre les mêmes villes forment une route double, même si leur longueur ou leur type diffère : { $routes }.
# NO-9
rules-score-most-tickets = { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} pour le plus grand nombre de destinations réussies. À égalité, chacun les marque.
# NO-10, C16
rules-nordic-path = Le chemin le plus long peut repasser par une ville, mais n’utilise chaque route qu’une fois.
