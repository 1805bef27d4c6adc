# Moves that can be made, as buttons.
# Names come in the nominative: a colon, or a noun before them that bears the case.

move-take = Ota rivistä { $card }
move-draw = Nosta kortti pakasta
move-draw-from = Nosta kortti pakasta: { $deck }
move-tickets = Nosta lippuja
move-pass = Passaa
move-refill = Täytä aukko pakasta: { $deck }
move-refuse = Luovu tunnelista
move-pick = Valitse { $tickets }
move-keep = Pidä { $tickets }
move-claim = Rakenna { $route }
move-station = Rakenna asema kaupunkiin { $city }
move-harbour = Rakenna satama kaupunkiin { $city }
move-exchange = Vaihda { $count } { $count ->
    [one] { $from ->
        [trains] vaunu laivaksi
       *[ships] laiva vaunuksi
    }
   *[other] { $from ->
        [trains] vaunua laivoiksi
       *[ships] laivaa vaunuiksi
    }
}
move-pay = Maksa { $cards }
move-pay-colour = Maksa yhdellä värillä ({ $colour }) ja valitse sitten kortit
move-pay-colour-wilds = Maksa { $colour } ja { $cards } ja valitse sitten kortit
move-substitute = { $count ->
    [0] Älä maksa ruutuja muilla korteilla
    [one] Maksa yksi ruutu muilla korteilla
   *[other] Maksa { $count } ruutua muilla korteilla
}
move-give = Pelaa { $card }
move-pieces = { $trains ->
    [one] { $trains } vaunu
   *[other] { $trains } vaunua
} ja { $ships ->
    [one] { $ships } laiva
   *[other] { $ships } laivaa
}
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
