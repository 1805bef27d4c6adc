# Moves that can be made, as buttons.

move-take = Ta { $card } från raden
move-draw = Dra från högen
move-draw-from = Dra från högen med { $deck }
move-tickets = Dra biljetter
move-pass = Passa
move-refill = Fyll luckan från högen med { $deck }
move-refuse = Ge upp tunneln
move-pick = Välj { $tickets }
move-keep = Behåll { $tickets }
move-claim = Muta in { $route }
move-station = Bygg en station i { $city }
move-harbour = Bygg en hamn i { $city }
move-exchange = Byt { $count } { $count ->
    [one] { $from ->
        [trains] vagn mot ett skepp
       *[ships] skepp mot en vagn
    }
   *[other] { $from ->
        [trains] vagnar mot skepp
       *[ships] skepp mot vagnar
    }
}
move-pay = Betala { $cards }
move-pay-colour = Betala med { $colour } och välj sedan korten
move-pay-colour-wilds = Betala med { $colour } och { $cards } och välj sedan korten
move-substitute = { $count ->
    [0] Betala inga rutor med andra kort
    [one] Betala en ruta med andra kort
   *[other] Betala { $count } rutor med andra kort
}
move-give = Lägg { $card }
move-pieces = { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagnar
} och { $ships } skepp
move-festival = Ta festivalkorten från { $cities }
move-other = { $move }

moves-take = Ta ett öppet kort
moves-draw = Dra från högen
moves-tickets = Biljetter
moves-claim = Muta in en sträcka
moves-station = Bygg en station
moves-harbour = Bygg en hamn
moves-exchange = Byt pjäser
moves-pay = Betala
moves-pieces = Välj dina pjäser
moves-pick = Välj en biljett
moves-other = Mer
