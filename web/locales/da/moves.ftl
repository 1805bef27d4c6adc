# Moves that can be made, as buttons.

move-take = Tag { $card } fra rækken
move-draw = Træk et skjult kort
move-draw-from = Træk et skjult kort: { $deck }
move-tickets = Træk rutekort
move-pass = Meld pas
move-refill = Fyld hullet med { $deck }
move-refuse = Opgiv tunnelen
move-pick = Vælg { $tickets }
move-keep = Behold { $tickets }
move-claim = Gør krav på { $route }
move-station = Byg en station i { $city }
move-harbour = Byg en havn i { $city }
move-exchange = Byt { $count } { $count ->
    [one] { $from ->
        [trains] tog til et skib
       *[ships] skib til et tog
    }
   *[other] { $from ->
        [trains] tog til skibe
       *[ships] skibe til tog
    }
}
move-pay = Betal { $cards }
move-pay-colour = Betal med { $colour }, og vælg så kortene
move-pay-colour-wilds = Betal med { $colour } og { $cards }, og vælg så kortene
move-substitute = { $count ->
    [0] Erstat ingen felter med andre kort
    [one] Erstat ét felt med andre kort
   *[other] Erstat { $count } felter med andre kort
}
move-give = Giv { $card }
move-pieces = { $trains } tog og { $ships } skibe
move-festival = Tag festivalkortene for { $cities }
move-other = { $move }

moves-take = Tag et åbent kort
moves-draw = Træk skjult
moves-tickets = Rutekort
moves-claim = Gør krav på en strækning
moves-station = Byg en station
moves-harbour = Byg en havn
moves-exchange = Byt brikker
moves-pay = Betal
moves-pieces = Vælg dine brikker
moves-pick = Vælg et rutekort
moves-other = Mere
