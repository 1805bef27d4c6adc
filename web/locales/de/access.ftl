# Play by keyboard and with a screen reader.

access-skip = Sprungmarken
access-skip-board = Zum Spielplan springen
access-skip-cards = Zu deinen Karten springen
access-skip-moves = Zu deinen Möglichkeiten springen
access-skip-words = Zum Spielplan als Text springen

access-words = Spielplan als Text
access-words-open = Spielplan als Text öffnen
access-words-close = Spielplan als Text schließen
access-find = Stadt, Farbe oder Art der Strecke suchen
access-nothing-found = Auf dem Spielplan nichts gefunden.

access-claims = { $count ->
    [0] Du kannst jetzt keine Strecke bauen
    [one] 1 Strecke, die du bauen kannst
   *[other] { $count } Strecken, die du bauen kannst
}
access-claims-of = Ab { $city } ({ $count })
access-claim = { $route } bauen
access-claim-cost = { $route } bauen. { $cost }

access-cities = Städte
access-city = Stadt
access-city-choose = Wähle eine Stadt
access-city-harbour = Hier kann ein Hafen gebaut werden.
access-city-sight = Eine Sehenswürdigkeit für { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
access-city-festivals = { $count ->
    [one] 1 Festivalkarte liegt hier.
   *[other] { $count } Festivalkarten liegen hier.
}
access-city-station-of = Hier steht ein Bahnhof von { $names }.
access-city-harbour-of = Hier liegt ein Hafen von { $names }.
access-city-routes = Strecken ab { $city }
access-to = Nach
access-length = Felder
access-colour = Farbe
access-kind = Art
access-state = Status
access-state-mine = deine
access-state-owned = gehört { $name }
access-state-free = frei
access-state-closed = gesperrt
access-cost = Kostet { $count }{ "\u00A0" }× { $colour }.
access-cost-grey = { $count ->
    [one] Kostet 1 Karte in beliebiger Farbe.
   *[other] Kostet { $count } Karten einer Farbe.
}
access-cost-wilds = { $wilds ->
    [one] Mindestens 1 Karte muss ein Joker sein.
   *[other] Mindestens { $wilds } Karten müssen Joker sein.
}
access-cost-tunnel = Es ist ein Tunnel, deshalb kann es mehr kosten.

access-players = Spieler
access-player-you = { $name } (du)
access-network = Verbunden: { $cities }.
access-network-none = Noch keine Strecken.
access-stations = Bahnhöfe in { $cities }.
access-harbours = Häfen in { $cities }.
access-player-routes = { $count ->
    [one] 1 Strecke
   *[other] { $count } Strecken
}

access-mine = Deine Ziel- und Handkarten
access-hand = Auf der Hand: { $cards }.
access-row = Offene Karten: { $cards }.
access-place = { $place } { $card }
access-no-card = keine Karte
access-deck = { $count ->
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
} im { $deck }.
access-tickets-left = { $count ->
    [one] Noch 1 Zielkarte im Stapel.
   *[other] Noch { $count } Zielkarten im Stapel.
}
access-player = { $name }: { $facts }.
access-tickets-none = Du hast keine Zielkarten.
access-ticket = { $ticket }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
access-ticket-done = { $ticket }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: erfüllt.
access-ticket-lost = { $ticket }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: blockiert.
access-ticket-direct = { $ticket }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: noch { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}.
access-ticket-way = { $ticket }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: noch { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} via { $via }.
access-ticket-takes = Dafür brauchst du { $needs }.
access-log-empty = Noch ist nichts passiert.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = Das sind die letzten Züge.

access-not-now = Jetzt nicht: { $now }
access-no-place = An Stelle { $place } liegt keine Karte, die du nehmen kannst.
access-no-draw = Du kannst jetzt keine Karte ziehen.
access-no-tickets = Du kannst jetzt keine Zielkarten ziehen.
access-no-routes = Du kannst jetzt keine Strecke bauen.
access-undone = Dein letzter Schritt wurde zurückgenommen.

access-keys = Tasten
access-keys-open = Tasten zeigen
access-keys-close = Schließen
access-keys-on = Diese Tasten benutzen
access-keys-off-note = Die Tasten sind ausgeschaltet. Mit Tab, den Pfeiltasten und Enter erreichst du trotzdem alles.
access-keys-play = Spielen
access-keys-ask = Nachsehen
access-keys-move = Navigieren
access-key-take = Die offene Karte an dieser Stelle nehmen
access-key-draw = Vom Stapel ziehen
access-key-draw-other = Vom zweiten Stapel ziehen
access-key-tickets = Zielkarten ziehen
access-key-undo = Letzten Schritt zurücknehmen
access-key-routes = Zu den baubaren Strecken gehen
access-key-next = Nächste baubare Strecke
access-key-previous = Vorige baubare Strecke
access-key-arrows = Nächstgelegene Strecke oder Karte in dieser Richtung
access-key-enter = Auswählen, was gerade markiert ist
access-key-moves = Zu deinen Möglichkeiten gehen
access-key-words = Spielplan als Text öffnen oder schließen
access-key-escape = Schließen, was offen ist
access-key-hand = Deine Karten
access-key-row = Die offenen Karten
access-key-others = Die anderen Spieler
access-key-mine = Deine Zielkarten
access-key-log = Was zuletzt passiert ist
access-key-again = Noch einmal sagen, was jetzt zu tun ist
access-key-help = Diese Tasten zeigen
access-name-arrows = Pfeiltasten
access-name-enter = Enter
access-name-escape = Esc
