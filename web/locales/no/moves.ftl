# Moves that can be made, as buttons.

move-take = Ta { $card } fra rekken
move-draw = Trekk fra bunken
move-draw-from = Trekk fra bunken med { $deck }
move-tickets = Trekk billetter
move-pass = Pass
move-refill = Fyll hullet fra bunken med { $deck }
move-refuse = Gi opp tunnelen
move-pick = Velg { $tickets }
move-keep = Behold { $tickets }
move-claim = Bygg { $route }
move-station = Bygg en stasjon i { $city }
move-harbour = Bygg en havn i { $city }
move-exchange = Bytt { $count } { $count ->
    [one] { $from ->
        [trains] vogn mot et skip
       *[ships] skip mot en vogn
    }
   *[other] { $from ->
        [trains] vogner mot skip
       *[ships] skip mot vogner
    }
}
move-pay = Betal { $cards }
move-pay-colour = Betal med { $colour }, og velg kortene etterpå
move-pay-colour-wilds = Betal med { $colour } og { $cards }, og velg kortene etterpå
move-substitute = { $count ->
    [0] Betal ingen felt med andre kort
    [one] Betal ett felt med andre kort
   *[other] Betal { $count } felt med andre kort
}
move-give = Legg { $card }
move-pieces = { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogner
} og { $ships } skip
move-festival = Ta festivalkortene fra { $cities }
move-other = { $move }

moves-take = Ta et åpent kort
moves-draw = Trekk fra bunken
moves-tickets = Billetter
moves-claim = Bygg en strekning
moves-station = Bygg en stasjon
moves-harbour = Bygg en havn
moves-exchange = Bytt brikker
moves-pay = Betal
moves-pieces = Velg brikkene dine
moves-pick = Velg en billett
moves-other = Mer
