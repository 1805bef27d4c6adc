# Moves that can be made, as buttons.

move-take = Ta { $card } från raden
move-draw = Dra ett dolt kort
move-draw-from = Dra ett dolt kort: { $deck }
move-tickets = Dra biljetter
move-pass = Passa
move-refill = Fyll luckan med { $deck }
move-refuse = Ge upp tunneln
move-pick = Välj { $tickets }
move-keep = Behåll { $tickets }
move-claim = Muta in { $route }
move-station = Bygg en station i { $city }
move-harbour = Bygg en hamn i { $city }
move-exchange = Byt { $count } { $count ->
    [one] { $from ->
        [trains] tåg mot ett skepp
       *[ships] skepp mot ett tåg
    }
   *[other] { $from ->
        [trains] tåg mot skepp
       *[ships] skepp mot tåg
    }
}
move-pay = Betala { $cards }
move-pay-colour = Betala med { $colour } och välj sedan korten
move-pay-colour-wilds = Betala med { $colour } och { $cards } och välj sedan korten
move-substitute = { $count ->
    [0] Ersätt inga rutor med andra kort
    [one] Ersätt en ruta med andra kort
   *[other] Ersätt { $count } rutor med andra kort
}
move-give = Ge { $card }
move-pieces = { $trains } tåg och { $ships } skepp
move-festival = Ta festivalkorten för { $cities }
move-other = { $move }

moves-take = Ta ett öppet kort
moves-draw = Dra dolt
moves-tickets = Biljetter
moves-claim = Muta in en sträcka
moves-station = Bygg en station
moves-harbour = Bygg en hamn
moves-exchange = Byt pjäser
moves-pay = Betala
moves-pieces = Välj dina pjäser
moves-pick = Välj en biljett
moves-other = Mer
