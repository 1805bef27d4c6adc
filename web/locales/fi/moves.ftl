# Moves that can be made, as buttons.
# Names come in the nominative: a colon, or a noun before them that bears the case.

move-take = Ota rivistä: { $card }
move-draw = Nosta kortti pakasta
move-draw-from = Nosta kortti pakasta: { $deck }
move-tickets = Nosta lippuja
move-pass = Passaa
move-refill = Täytä aukko: { $deck }
move-refuse = Luovu tunnelista
move-pick = Valitse { $tickets }
move-keep = Pidä: { $tickets }
move-claim = Rakenna { $route }
move-station = Rakenna asema: { $city }
move-harbour = Rakenna satama: { $city }
move-exchange = Vaihda { $count } { $count ->
    [one] { $from ->
        [trains] juna laivaksi
       *[ships] laiva junaksi
    }
   *[other] { $from ->
        [trains] junaa laivoiksi
       *[ships] laivaa juniksi
    }
}
move-pay = Maksa: { $cards }
move-pay-colour = Maksa: { $colour }, valitse sitten kortit
move-pay-colour-wilds = Maksa: { $colour } ja { $cards }, valitse sitten kortit
move-substitute = { $count ->
    [0] Älä korvaa ruutuja muilla korteilla
    [one] Korvaa yksi ruutu muilla korteilla
   *[other] Korvaa { $count } ruutua muilla korteilla
}
move-give = Anna: { $card }
move-pieces = { $trains } junaa ja { $ships } laivaa
move-festival = Ota juhlakortit: { $cities }
move-other = { $move }

moves-take = Ota avoin kortti
moves-draw = Nosta pakasta
moves-tickets = Liput
moves-claim = Rakenna reitti
moves-station = Rakenna asema
moves-harbour = Rakenna satama
moves-exchange = Vaihda nappuloita
moves-pay = Maksa
moves-pieces = Valitse nappulasi
moves-pick = Valitse lippu
moves-other = Lisää
