# Moves that can be made, as buttons.
# Names come in the nominative: a colon where the verb asks for another case.

move-take = Taka { $card } úr röðinni
move-draw = Draga úr bunkanum
move-draw-from = Draga úr bunkanum: { $deck }
move-tickets = Draga miða
move-pass = Segja pass
move-refill = Fylla í skarðið: { $deck }
move-refuse = Hætta við göngin
move-pick = Velja { $tickets }
move-keep = Halda eftir: { $tickets }
move-claim = Eigna sér { $route }
move-station = Byggja lestarstöð í { $city }
move-harbour = Byggja höfn í { $city }
move-exchange = Skipta { $count } { $count ->
    [one] { $from ->
        [trains] vagni út fyrir skip
       *[ships] skipi út fyrir vagn
    }
   *[other] { $from ->
        [trains] vögnum út fyrir skip
       *[ships] skipum út fyrir vagna
    }
}
move-pay = Borga { $cards }
move-pay-colour = Borga með einum lit ({ $colour }) og velja svo spilin
move-pay-colour-wilds = Borga { $colour } og { $cards } og velja svo spilin
move-substitute = { $count ->
    [0] Borga engan reit með öðrum spilum
    [one] Borga { $count } reit með öðrum spilum
   *[other] Borga { $count } reiti með öðrum spilum
}
move-give = Leggja út { $card }
move-pieces = { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagnar
} og { $ships } skip
move-festival = Taka hátíðarspilin í { $cities }
move-other = { $move }

moves-take = Taka opið spil
moves-draw = Draga úr bunkanum
moves-tickets = Miðar
moves-claim = Eigna sér leið
moves-station = Byggja lestarstöð
moves-harbour = Byggja höfn
moves-exchange = Skipta út kubbum
moves-pay = Borga
moves-pieces = Velja kubba
moves-pick = Velja miða
moves-other = Meira
