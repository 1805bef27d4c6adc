# Moves that can be made, as buttons.

move-take = Ta { $card } fra rekka
move-draw = Trekk et skjult kort
move-draw-from = Trekk et skjult kort: { $deck }
move-tickets = Trekk billetter
move-pass = Pass
move-refill = Fyll hullet med { $deck }
move-refuse = Gi opp tunnelen
move-pick = Velg { $tickets }
move-keep = Behold { $tickets }
move-claim = Bygg { $route }
move-station = Bygg en stasjon i { $city }
move-harbour = Bygg en havn i { $city }
move-exchange = Bytt { $count } { $count ->
    [one] { $from ->
        [trains] tog mot et skip
       *[ships] skip mot et tog
    }
   *[other] { $from ->
        [trains] tog mot skip
       *[ships] skip mot tog
    }
}
move-pay = Betal { $cards }
move-pay-colour = Betal med { $colour }, og velg så kortene
move-pay-colour-wilds = Betal med { $colour } og { $cards }, og velg så kortene
move-substitute = { $count ->
    [0] Erstatt ingen felt med andre kort
    [one] Erstatt ett felt med andre kort
   *[other] Erstatt { $count } felt med andre kort
}
move-give = Gi { $card }
move-pieces = { $trains } tog og { $ships } skip
move-festival = Ta festivalkortene for { $cities }
move-other = { $move }

moves-take = Ta et åpent kort
moves-draw = Trekk skjult
moves-tickets = Billetter
moves-claim = Bygg en strekning
moves-station = Bygg en stasjon
moves-harbour = Bygg en havn
moves-exchange = Bytt brikker
moves-pay = Betal
moves-pieces = Velg brikkene dine
moves-pick = Velg en billett
moves-other = Mer
