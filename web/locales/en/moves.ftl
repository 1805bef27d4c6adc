# Moves that can be made, as buttons.

move-take = Take { $card } from the row
move-draw = Draw an unseen card
move-draw-from = Draw an unseen card: { $deck }
move-tickets = Draw tickets
move-pass = Pass
move-refill = Fill the gap with { $deck }
move-refuse = Give the tunnel up
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
move-pay-colour = Pay with { $colour }, then choose the cards
move-pay-colour-wilds = Pay with { $colour } and { $cards }, then choose the cards
move-substitute = { $count ->
    [0] Replace no space by other cards
    [one] Replace one space by other cards
   *[other] Replace { $count } spaces by other cards
}
move-give = Give { $card }
move-pieces = { $trains } trains and { $ships } ships
move-festival = Take the festival cards of { $cities }
move-other = { $move }

moves-take = Take an open card
moves-draw = Draw unseen
moves-tickets = Tickets
moves-claim = Claim a route
moves-station = Build a station
moves-harbour = Build a harbour
moves-exchange = Exchange pieces
moves-pay = Pay
moves-pieces = Choose your pieces
moves-pick = Pick a ticket
moves-other = More
