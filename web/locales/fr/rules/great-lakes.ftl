# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Des trains sur terre et des bateaux sur l’eau. Construis des ports là où tes destinations se rejoignent.

# GL-3, GL-4
rules-start-choose = En secret, choisis { $pieces } pions parmi { $trains } wagons et { $ships } bateaux. Tout le monde dévoile son choix en même temps. Pour une première partie, prends { $suggested } wagons.
# GL-2
rules-start-two-decks = Tu commences avec { $trains } cartes Wagon et { $ships } cartes Bateau.
# GL-6
rules-start-two-rows = { $trains } cartes Wagon et { $ships } cartes Bateau sont posées face visible.
# GL-1, GL-7
rules-cards-decks = Il y a deux pioches, chacune avec sa défausse. Les jokers sont dans la pioche Wagon ; ils valent un wagon ou un bateau.
# GL-6, GL-7
rules-cards-choose-deck = Tu peux piocher dans l’une ou l’autre. Quand tu prends une carte visible, choisis la pioche qui la remplace. Si elle est vide, l’autre fournit la carte.

rules-part-sea = Routes maritimes
# GL-8
rules-sea = Une route ferroviaire demande des wagons et des cartes Wagon. Une route maritime demande des bateaux et des cartes Bateau.
# GL-9
rules-sea-double = Un double bateau paie une ou deux cases. Tu ne peux pas jouer une carte dont tu n’as pas besoin.
rules-sea-example = Cinq cases : deux doubles bateaux et un simple.
# GL-10
rules-sea-not-double = Une route ferroviaire et une route maritime entre les mêmes villes ne forment pas une route double.
# GL-19
rules-junction = Les étoiles sur l’eau sont des jonctions. Des routes s’y rejoignent et les chemins y passent, mais ce ne sont pas des villes.

rules-part-harbours = Ports
rules-action-harbour = Construire un port
# GL-4, GL-11
rules-harbour-where = Construis dans une ville portuaire encore sans port, où tu as une route. Tu peux en construire un par tour, et { $count } par partie.
# GL-11
rules-harbour-cost = Il coûte { $trains } cartes Wagon et { $ships } cartes Bateau, toutes d’une même couleur et avec le symbole de port. Un joker peut remplacer n’importe laquelle.
rules-harbour-example = Le propriétaire d’une route construit un port à l’un de ses bouts.
# GL-15
rules-harbour-points = En fin de partie, un port rapporte des points pour tes destinations réussies vers sa ville. Une destination entre deux de tes ports compte pour les deux.
rules-harbour-table = Points par port
rules-tickets-done = Destinations réussies
rules-or-more = { $count } ou plus
# GL-18
rules-great-lakes-example = Des ports à { $first } et à { $second }, et les destinations réussies { $tickets } : chaque port figure sur deux d’entre elles et rapporte donc { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}.

rules-part-exchange = Échanger des pions
rules-action-exchange = Échanger des pions
# GL-12, GL-20
rules-exchange = Échange autant de wagons que tu veux contre autant de bateaux, ou l’inverse, tant qu’il en reste dans la boîte. Chaque pion échangé te coûte { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}. Tu gardes le même nombre de pions.
# GL-14, GL-20
rules-end-both = Wagons et bateaux comptent ensemble. Les derniers tours commencent après le tour qui les a déclenchés : le joueur en question joue donc aussi en dernier.
# GL-15, GL-16, GL-17
rules-score-harbours = Les points de tes ports, et { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
} pour chaque port que tu n’as pas construit.
# GL-12
rules-score-exchange = Le coût de tes échanges.
