# The pages.

app-name = Whistlestop
app-line = Baue deine Strecken, bevor es andere tun.
to-start = Alle Tische

app-own = Eine kostenlose Ausgabe von fünf Spielplänen des berühmten Eisenbahnspiels, mit eigenem Namen, eigenen Bildern und eigenen Texten. Ohne Verbindung zu seinem Verlag.
start-docs = Dokumentation

start-play = Jetzt spielen
start-more = Anders spielen
start-friends = Mit Freunden
start-friends-line = Gemeinsam an diesem Bildschirm oder online per Link.
start-lobby = Offene Tische
start-lobby-line = Setz dich dazu, wo noch jemand fehlt, oder schau zu.
start-guide = Meine erste Partie
start-guide-line = Eine kurze Partie mit Coach: So lernst du beim Spielen.
start-lesson = Lektion: das Besondere an diesem Spielplan
start-rules = Die Regeln
start-rules-line = Jeder Spielplan auf einer Seite, mit Beispielen.
start-games = Beendete Partien
start-games-line = Sieh sie dir Schritt für Schritt an und erfahre, was sie entschieden hat.
start-me = Andere Geräte
start-me-line = Nimm deinen Namen und deine Tische mit.
start-board = Spielplan
start-level = Gegner
start-players = Spieler
start-name = Dein Name
start-name-default = Fahrgast
start-go = Partie starten
start-my-tables = Meine Tische
start-your-turn = Du bist dran
start-over = Beendet
start-playing = Läuft
start-waiting = Wartet
start-with = mit { $names }
start-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
start-failed = Das hat nicht geklappt: { $reason }

players-number = { $count }
waiting-for-server = Einen Moment …

line-connecting = Verbinden …

board-label = Spielplan { $board }
route-label = { $route }, { $length } { $length ->
    [one] Feld
   *[other] Felder
}, { $colour }, { $kind }
city-label = In { $city } bauen

turn-mine = Du bist dran
turn-mine-named = { $name }, du bist dran
turn-other = Am Zug: { $names }
turn-nobody = Die Partie ist zu Ende
phase-opening = Wähle, welche Zielkarten du behältst.
phase-draft = Wähle eine Zielkarte und gib den Rest weiter.
phase-draft-keep = Wähle, welche Zielkarten du behältst.
phase-pieces = Wähle, wie viele Waggons und Schiffe du nimmst.
phase-main = Nimm Karten, baue eine Strecke oder ziehe Zielkarten.
phase-second-card = Nimm eine zweite Karte.
phase-pay = Wähle, womit du bezahlst.
phase-substitute = Wähle, wie viele Felder du mit anderen Karten bezahlst.
phase-variant = Wähle, welche Karten du ausspielst.
phase-give = Wähle eine Karte zum Bezahlen.
phase-surcharge = Der Tunnel kostet mehr.
phase-keep = Wähle, welche Zielkarten du behältst.
phase-refill = Wähle, welcher Stapel die Auslage auffüllt.
phase-festival = Wähle, welche Festivalkarten du nimmst.
phase-other = Wähle eine Möglichkeit.
last-turns = Letzte Züge

table-row = Offene Karten
table-deck-left = noch { $count }
table-tickets-left = Zielkarten
table-hand = Deine Karten
table-hand-empty = Keine Karten.
hand-sort = Sortieren nach
hand-sort-colour = Farbe
hand-sort-count = Anzahl
hand-sort-use = Nutzen
table-tickets = Deine Zielkarten
table-players = Spieler
recap-title = Seit deinem letzten Zug
end-pieces = Die wenigsten Figuren: { $name } ({ $count }). Die letzten Züge beginnen bei { $end }.
table-log = Spielverlauf
table-board = Spielplan
player-cards = { $count ->
    [one] Karte
   *[other] Karten
}
player-tickets = { $count ->
    [one] Zielkarte
   *[other] Zielkarten
}
player-trains = { $count ->
    [one] Waggon
   *[other] Waggons
}
player-taxis = { $count ->
    [one] Taxi
   *[other] Taxis
}
player-ships = { $count ->
    [one] Schiff
   *[other] Schiffe
}
player-stations = { $count ->
    [one] Bahnhof
   *[other] Bahnhöfe
}
player-harbours = { $count ->
    [one] Hafen
   *[other] Häfen
}
player-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
player-you = du
player-away = abwesend

keep-title = Welche Zielkarten behältst du?
keep-go = { $count ->
    [0] Keine
    [one] Diese Zielkarte
   *[other] Diese { $count }
} behalten
look-at-board = Spielplan ansehen
back-to-choice = Zurück zur Auswahl

pay-cancel = Abbrechen
surcharge-title = { $count ->
    [one] Der Tunnel { $route } kostet 1 Zusatzkarte
   *[other] Der Tunnel { $route } kostet { $count } Zusatzkarten
}
surcharge-revealed = Diese Karten wurden aufgedeckt:

score-title = Endstation
score-won = { $you ->
    [yes] Du hast gewonnen!
   *[no] { $names } hat gewonnen.
}
score-player = Spieler
score-total = Gesamt
score-part-routes = Strecken
score-part-tickets = Erfüllte Zielkarten
score-part-missed-tickets = Unerfüllte Zielkarten
score-part-longest-path = Längste Verbindung
score-part-most-tickets = Meiste Zielkarten
score-part-stations = Bahnhöfe
score-part-harbours = Häfen
score-part-attractions = Sehenswürdigkeiten
score-part-festivals = Festivalkarten
score-part-exchange = Tausch
refused = Das hat nicht geklappt: { $reason }
turn-waiting = Warten auf die anderen
player-festivals = { $count ->
    [one] Festivalkarte
   *[other] Festivalkarten
}
table-panels = Mehr zu diesem Tisch
tab-log = Verlauf
tab-tickets = Zielkarten
tab-players = Spieler
tab-help = Hilfe
tab-more = Mehr
explain = Erklären
explain-end = Schließen
act-choose-city = Stadt wählen
close = Schließen
