# Moves that can be made, as buttons.

move-take = Tag { $card } fra rækken
move-draw = Træk fra bunken
move-draw-from = Træk fra bunken med { $deck }
move-tickets = Træk rutekort
move-pass = Meld pas
move-refill = Fyld hullet fra bunken med { $deck }
move-refuse = Opgiv tunnelen
move-pick = Vælg { $tickets }
move-keep = Behold { $tickets }
move-claim = Gør krav på { $route }
move-station = Byg en station i { $city }
move-harbour = Byg en havn i { $city }
move-exchange = Byt { $count } { $count ->
    [one] { $from ->
        [trains] vogn til et skib
       *[ships] skib til en vogn
    }
   *[other] { $from ->
        [trains] vogne til skibe
       *[ships] skibe til vogne
    }
}
move-pay = Betal { $cards }
move-pay-colour = Betal med { $colour }, og vælg kortene bagefter
move-pay-colour-wilds = Betal med { $colour } og { $cards }, og vælg kortene bagefter
move-substitute = { $count ->
    [0] Betal ingen felter med andre kort
    [one] Betal ét felt med andre kort
   *[other] Betal { $count } felter med andre kort
}
move-give = Læg { $card }
move-pieces = { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogne
} og { $ships ->
    [one] { $ships } skib
   *[other] { $ships } skibe
}
move-festival = Tag festivalkortene fra { $cities }
move-other = { $move }

moves-take = Tag et synligt kort
moves-draw = Træk fra bunken
moves-tickets = Rutekort
moves-claim = Gør krav på en strækning
moves-station = Byg en station
moves-harbour = Byg en havn
moves-exchange = Byt brikker
moves-pay = Betal
moves-pieces = Vælg dine brikker
moves-pick = Vælg et rutekort
moves-other = Mere
