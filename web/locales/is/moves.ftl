# Moves that can be made, as buttons.
# Names come in the nominative: a colon where the verb asks for another case.

move-take = Taka úr röðinni: { $card }
move-draw = Draga óséð spil
move-draw-from = Draga óséð spil: { $deck }
move-tickets = Draga miða
move-pass = Segja pass
move-refill = Fylla í skarðið: { $deck }
move-refuse = Hætta við göngin
move-pick = Velja { $tickets }
move-keep = Halda eftir: { $tickets }
move-claim = Eigna sér { $route }
move-station = Byggja lestarstöð: { $city }
move-harbour = Byggja höfn: { $city }
move-exchange = Skipta { $count } { $count ->
    [one] { $from ->
        [trains] lest í skip
       *[ships] skipi í lest
    }
   *[other] { $from ->
        [trains] lestum í skip
       *[ships] skipum í lestir
    }
}
move-pay = Borga: { $cards }
move-pay-colour = Borga: { $colour }. Velja svo spilin
move-pay-colour-wilds = Borga: { $colour } og { $cards }. Velja svo spilin
move-substitute = { $count ->
    [0] Engin önnur spil í stað reita
    [one] Önnur spil í stað { $count } reits
   *[other] Önnur spil í stað { $count } reita
}
move-give = Gefa: { $card }
move-pieces = { $trains ->
    [one] { $trains } lest
   *[other] { $trains } lestir
} og { $ships } skip
move-festival = Taka hátíðarspilin: { $cities }
move-other = { $move }

moves-take = Taka opið spil
moves-draw = Draga óséð
moves-tickets = Miðar
moves-claim = Eigna sér leið
moves-station = Byggja lestarstöð
moves-harbour = Byggja höfn
moves-exchange = Skipta bútum
moves-pay = Borga
moves-pieces = Velja búta
moves-pick = Velja miða
moves-other = Meira
