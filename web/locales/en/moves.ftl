# Moves that can be made, as buttons.

move-take = Take the face-up { $card } card
move-draw = Draw from the deck
move-draw-from = Draw from the { $deck }
move-tickets = Draw tickets
move-pass = Pass
move-refill = Refill from the { $deck }
move-refuse = Abandon the tunnel
move-pick = Pick { $tickets }
move-keep = Keep { $tickets }
move-claim = Claim { $route }
move-station = Build a station in { $city }
move-harbour = Build a harbour in { $city }
move-exchange = Exchange { $count } { $count ->
    [one] { $from ->
        [trains] train for a ship
       *[ships] ship for a train
    }
   *[other] { $from ->
        [trains] trains for ships
       *[ships] ships for trains
    }
}
move-pay = Pay { $cards }
move-pay-colour = Pay in { $colour }, then choose the cards
move-pay-colour-wilds = Pay in { $colour } and { $cards }, then choose the cards
move-substitute = { $count ->
    [0] Pay no space with other cards
    [one] Pay one space with other cards
   *[other] Pay { $count } spaces with other cards
}
move-give = Pay { $card }
move-pieces = { $trains ->
    [one] 1 train
   *[other] { $trains } trains
} and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
move-festival = Take the festival cards from { $cities }
move-other = { $move }

moves-take = Take a face-up card
moves-draw = Draw from the deck
moves-tickets = Tickets
moves-claim = Claim a route
moves-station = Build a station
moves-harbour = Build a harbour
moves-exchange = Exchange pieces
moves-pay = Pay
moves-pieces = Choose your pieces
moves-pick = Pick a ticket
moves-other = More
