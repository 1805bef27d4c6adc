# Moves that can be made, as buttons.

move-take = Prendre la carte { $card }
move-draw = Piocher une carte
move-draw-from = Piocher dans la { $deck }
move-tickets = Piocher des destinations
move-pass = Passer
move-refill = Compléter avec la { $deck }
move-refuse = Renoncer au tunnel
move-pick = Choisir { $tickets }
move-keep = Garder { $tickets }
move-claim = Prendre { $route }
move-station = Construire une gare à { $city }
move-harbour = Construire un port à { $city }
move-exchange = Échanger { $count } { $count ->
    [one] { $from ->
        [trains] wagon contre un bateau
       *[ships] bateau contre un wagon
    }
    [many] { $from ->
        [trains] wagons contre des bateaux
       *[ships] bateaux contre des wagons
    }
   *[other] { $from ->
        [trains] wagons contre des bateaux
       *[ships] bateaux contre des wagons
    }
}
move-pay = Payer { $cards }
move-pay-colour = Payer avec la couleur { $colour }, puis choisir les cartes
move-pay-colour-wilds = Payer avec la couleur { $colour } et { $cards }, puis choisir les cartes
move-substitute = { $count ->
    [0] Ne payer aucune case avec d’autres cartes
    [one] Payer une case avec d’autres cartes
    [many] Payer { $count } cases avec d’autres cartes
   *[other] Payer { $count } cases avec d’autres cartes
}
move-give = Payer une carte { $card }
move-pieces = { $trains ->
    [one] { $trains } wagon
    [many] { $trains } wagons
   *[other] { $trains } wagons
} et { $ships ->
    [one] { $ships } bateau
    [many] { $ships } bateaux
   *[other] { $ships } bateaux
}
move-festival = Prendre les cartes Festival à { $cities }
move-other = { $move }

moves-take = Prendre une carte visible
moves-draw = Piocher
moves-tickets = Destinations
moves-claim = Prendre une route
moves-station = Construire une gare
moves-harbour = Construire un port
moves-exchange = Échanger des pions
moves-pay = Payer
moves-pieces = Choisir tes pions
moves-pick = Choisir une destination
moves-other = Autres coups
