# Moves that can be made, as buttons.

move-take = { $card } aus der Auslage nehmen
move-draw = Vom Stapel ziehen
move-draw-from = Vom { $deck } ziehen
move-tickets = Zielkarten ziehen
move-pass = Passen
move-refill = Vom { $deck } auffüllen
move-refuse = Tunnelbau abbrechen
move-pick = { $tickets } wählen
move-keep = { $tickets } behalten
move-claim = { $route } bauen
move-station = Bahnhof in { $city } bauen
move-harbour = Hafen in { $city } bauen
move-exchange = { $count } { $count ->
    [one] { $from ->
        [trains] Waggon gegen ein Schiff tauschen
       *[ships] Schiff gegen einen Waggon tauschen
    }
   *[other] { $from ->
        [trains] Waggons gegen Schiffe tauschen
       *[ships] Schiffe gegen Waggons tauschen
    }
}
move-pay = Mit { $cards } bezahlen
move-pay-colour = Mit { $colour } bezahlen, dann die Karten wählen
move-pay-colour-wilds = Mit { $colour } und { $cards } bezahlen, dann die Karten wählen
move-substitute = { $count ->
    [0] Kein Feld mit anderen Karten bezahlen
    [one] Ein Feld mit anderen Karten bezahlen
   *[other] { $count } Felder mit anderen Karten bezahlen
}
move-give = { $card } ausspielen
move-pieces = { $trains ->
    [one] 1 Waggon
   *[other] { $trains } Waggons
} und { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}
move-festival = Festivalkarten von { $cities } nehmen
move-other = { $move }

moves-take = Offene Karte nehmen
moves-draw = Vom Stapel ziehen
moves-tickets = Zielkarten
moves-claim = Strecke bauen
moves-station = Bahnhof bauen
moves-harbour = Hafen bauen
moves-exchange = Figuren tauschen
moves-pay = Bezahlen
moves-pieces = Figuren wählen
moves-pick = Zielkarte wählen
moves-other = Mehr
