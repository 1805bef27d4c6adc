# The rule of the thing pointed at.

explain-how = Zeige auf etwas, um die Regel dazu zu sehen. Mit den Pfeiltasten kommst du von einem zum nächsten, mit Escape hörst du auf.
explain-touch = Tippe etwas an, um die Regel dazu zu lesen.
explain-more = Mehr in den Regeln

help-title-route = { $route }
help-title-deck = Der Stapel
help-title-row = Die offenen Karten
help-title-wild = Ein Joker
help-title-tickets = Der Zielkartenstapel
help-title-ticket = Deine Zielkarten
help-title-hand = Deine Karten
help-title-players = Die Spieler
help-title-score = Der Punktestand
help-title-city = { $city }
help-title-junction = Ein Knotenpunkt

# C9
help-route = { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Bezahle jedes Feld mit einer Karte in { $colour }.
# C9
help-grey = { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Bezahle mit Karten einer Farbe deiner Wahl.
# EU-6, NO-6
help-tunnel = Ein Tunnel über { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert. Nach dem Bezahlen werden { $count } Karten aufgedeckt: Jede in deiner Farbe und jeder Joker kostet dich eine Zusatzkarte.
# EU-5, NO-5, IB-11
help-ferry = Eine Fähre über { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert. { $wilds ->
    [one] Mindestens eine Karte muss ein Joker sein.
   *[other] Mindestens { $wilds } Karten müssen Joker sein.
}
# GL-8, GL-9
help-sea = Eine Schiffsstrecke über { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert. Bezahle mit Schiffskarten einer Farbe; ein Doppelschiff zählt als zwei.
# NO-7
help-substitute = { $length } Felder, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Hier können { $count } beliebige Karten eine Karte der Farbe ersetzen.
# C9, NO-4
help-wilds = { $on ->
    [yes] Joker können jede der Karten ersetzen.
   *[no] Joker gelten hier nicht.
}
# C3
help-deck = Ziehe eine Karte vom Stapel. Du nimmst zwei Karten pro Zug; vom Stapel zählt ein Joker wie jede andere Karte.
# C3
help-row = Nimm eine offene Karte. Du nimmst zwei Karten pro Zug, und die Auslage wird sofort aufgefüllt.
# C5, NO-1
help-wild = Ein Joker gilt als jede beliebige Farbe. { $limit ->
    [yes] Nimmst du ihn aus der Auslage, ist er deine einzige Karte in diesem Zug.
   *[no] Du darfst zwei davon in einem Zug nehmen.
}
# C11
help-tickets = Ziehe { $draw } Zielkarten und behalte mindestens { $keep ->
    [one] eine
   *[other] { $keep }
}. Für jede, die du nicht erfüllst, werden dir ihre Punkte abgezogen.
# C15
help-ticket = Verbinde die beiden Städte mit eigenen Strecken, um die Punkte zu bekommen. Eine Zielkarte, die du am Spielende nicht erfüllt hast, kostet dich genauso viel.
# C4, C9
help-hand = Mit diesen Karten bezahlst du Strecken. Du darfst beliebig viele auf der Hand haben.
# C12, C13
help-players = Alle sehen, wie viele Karten, Zielkarten und Figuren die anderen haben. { $pieces ->
    [0] Wenn jemand keine Figuren mehr hat, beginnen die letzten Züge.
    [one] Wenn jemand höchstens noch eine Figur hat, beginnen die letzten Züge.
   *[other] Wenn jemand höchstens noch { $pieces } Figuren hat, beginnen die letzten Züge.
}
# C15
help-score = Strecken und erfüllte Zielkarten bringen dir Punkte, nicht erfüllte kosten dich welche.
# EU-10, EU-11
help-city-station = Hier kannst du einen Bahnhof bauen. Am Spielende darfst du damit eine fremde Strecke nutzen.
# EU-10, EU-11
help-station = Hier steht ein Bahnhof. Am Spielende darf sein Besitzer eine fremde Strecke nutzen, die in diese Stadt führt.
# GL-11, GL-15
help-city-harbour = Hier kannst du einen Hafen bauen, wenn du eine Strecke in diese Stadt hast. Er bringt umso mehr, je mehr deiner erfüllten Zielkarten die Stadt nennen.
# GL-11, GL-15
help-harbour = Hier liegt ein Hafen. Er bringt umso mehr, je mehr erfüllte Zielkarten seines Besitzers die Stadt nennen.
# NY-6
help-sight = Eine Sehenswürdigkeit: Wer eine Strecke hierher hat, bekommt dafür einmal { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
# IB-4, IB-8
help-festival = Festivalstadt: Wer eine Strecke hierher baut, bekommt ihre Festivalkarten.
# C15
help-city = Eine Stadt. Manche Zielkarten verlangen, diese Stadt durch eigene Strecken mit einer anderen zu verbinden.
# GL-19
help-junction = Hier treffen sich Strecken, und Verbindungen führen hindurch, aber es ist keine Stadt: Keine Zielkarte führt hierher.
