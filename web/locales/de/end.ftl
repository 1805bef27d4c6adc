# The end of a game, its replay, and hints.

end-scores = Wertung
end-drumroll = Gewonnen hat …
end-shared = { $names } teilen sich den Sieg.
end-why-shared = Je { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} und auch sonst in allem gleichauf.
end-why-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $ahead } mehr als { $name }.
end-why-tickets-done = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, gleichauf mit { $names }. Mehr erfüllte Zielkarten geben den Ausschlag.
end-why-fewest-stations = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, gleichauf mit { $names }. Weniger gebaute Bahnhöfe geben den Ausschlag.
end-why-longest-path-bonus = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, gleichauf mit { $names }. Der Bonus für die längste Verbindung gibt den Ausschlag.
end-why-longest-path = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, gleichauf mit { $names }. Die längste Verbindung gibt den Ausschlag.
end-why-other = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, gleichauf mit { $names }. Die Regel für den Gleichstand gibt den Ausschlag.
end-given-up-title = Die Partie wurde abgebrochen
end-given-up = Sie endete vorzeitig. Das war der Punktestand.

end-counting = Wertung: { $part }
end-counting-soon = Die Punkte werden gezählt …
end-skip = Ergebnis zeigen
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = Und jetzt?
end-again = Noch einmal spielen
end-rematch = Revanche
end-rematch-ready = Zur Revanche
end-replay = Wiederholung ansehen
end-learn = Aus Fehlern lernen
end-picture-share = Bild teilen
end-picture-save = Bild speichern
end-picture-failed = Mit dem Bild hat es nicht geklappt. Versuche es noch einmal.
end-new = Neue Partie
end-start = Zur Startseite

end-tickets = Zielkarten und Verbindungen
end-tickets-show = Zeige auf einen Eintrag, um ihn auf dem Spielplan zu sehen.
end-ticket-done = erfüllt:
end-ticket-missed = unerfüllt:
end-no-tickets = Keine Zielkarten.
end-longest = Längste Verbindung: { $length } { $length ->
    [one] Feld
   *[other] Felder
}
end-lent = Der Bahnhof in { $city } nutzt { $route }
end-no-story = Von dieser Partie gibt es keine Wiederholung: { $reason }

chart-points = Punkte im Verlauf
chart-chances = Gewinnchance
chart-move = { $move ->
    [0] Vor dem ersten Schritt
    [one] Nach Schritt { $move }
   *[other] Nach Schritt { $move }
}
chart-value = { $name } { $value }
chart-at = { $when }: { $values }.
chart-no-value = –
chart-table = Als Tabelle zeigen
chart-table-move = Schritt
percent = { $percent }{ "\u00A0" }%

shuffle-title = Wurde ehrlich gemischt?
shuffle-how = Vor dem ersten Schritt hat der Server die Reihenfolge aller Karten versiegelt. Jetzt ist das Siegel offen, und dein Browser kann beides vergleichen.
shuffle-fits = Es stimmt überein: Die Karten lagen von Anfang an wie versprochen.
shuffle-differs = Es stimmt nicht überein: Das sind nicht die versprochenen Karten.
shuffle-cannot = Dein Browser kann das nur auf einer sicheren Seite vergleichen (https oder auf diesem Computer). Lade die Partie herunter und prüfe sie mit dem Befehl unten.
shuffle-more = Siegel und Karten
shuffle-commitment = Das Siegel (SHA-256), gezeigt vor dem ersten Schritt
shuffle-seed = Der Startwert fürs Mischen, gezeigt nach dem letzten Schritt
shuffle-command = Wer Whistlestop installiert hat, kann die ganze Partie prüfen:
shuffle-record = Partie herunterladen

replay-title = { $board }: Wiederholung
replay-loading = Die Partie wird geladen …
replay-failed = Diese Partie kann nicht gezeigt werden: { $reason }
replay-retry = Erneut versuchen
replay-step = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-times = { $times }×
replay-before = Die Partie beginnt.
replay-controls = Schritte der Partie
replay-hands = Alle Handkarten
replay-offer = Zur Auswahl
replay-festivals = { $count } { $count ->
    [one] Festivalkarte
   *[other] Festivalkarten
}
replay-keys = Tasten: ← und → für einen Schritt, Pos1 und Ende, Leertaste zum Abspielen.

analysis-title = Was hat die Partie entschieden?
analysis-what = Der Computer spielt von jeder Entscheidung aus viele Male weiter und schätzt so die Chancen. Das dauert ein bis zwei Minuten.
analysis-go = Partie analysieren
analysis-busy = Der Computer denkt nach … bisher { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.
analysis-failed = Es gibt keine Analyse: { $reason }
analysis-not-over = Nur zu Ende gespielte Partien können analysiert werden.
analysis-points = Wendepunkte
analysis-none = Kein einzelner Schritt hat diese Partie entschieden.
analysis-mistake = Schritt { $move }, { $name }: „{ $made }“ senkte die Gewinnchance um { $change ->
    [one] 1 Prozentpunkt.
   *[other] { $change } Prozentpunkte.
}
analysis-better = Besser: „{ $better }“, mit einer Chance von { $chance }.
analysis-swing = Vor Schritt { $move }, { $name }: Kartenglück und Mitspieler { $up ->
    [yes] erhöhten
   *[no] senkten
} die Gewinnchance um { $change ->
    [one] 1 Prozentpunkt.
   *[other] { $change } Prozentpunkte.
}

hints-title = Was kann ich tun?
hints-wait = Du bist nicht dran. Sieh dir deine Zielkarten an und plane voraus.
hints-show = Zeigen
hints-hide = Ausblenden
hints-on-board = Auf dem Spielplan zeigen
hints-ask = Tipp holen
hints-busy = Der Computer denkt nach …
hints-failed = Es gibt keinen Tipp: { $reason }
hints-none = An diesem Tisch wird ohne Tipps vom Computer gespielt.
hints-best = Mein Vorschlag: „{ $move }“. Gewinnchance: { $chance }.
hints-only = Hier hast du keine Wahl: „{ $move }“.
hints-others = Auch möglich:
hints-old = Die Partie ist weitergegangen. Hol dir einen neuen Tipp.
can-take = { $second ->
    [yes] Nimm eine offene Karte als zweite Karte.
   *[no] Nimm eine offene Karte und danach eine zweite Karte. { $limit ->
        [yes] Ein offener Joker zählt für zwei.
       *[no] Joker zählen wie jede andere Karte.
    }
}
can-draw = { $second ->
    [yes] Ziehe deine zweite Karte vom Stapel.
   *[no] Ziehe eine Karte vom Stapel und nimm danach eine zweite.
}
can-claim = Baue eine Strecke: Du hast die Karten für { $count ->
    [one] eine Strecke
   *[other] { $count } Strecken
}.
can-tickets = Ziehe neue Zielkarten. Sie bringen Punkte, wenn du ihre Städte verbindest, und kosten Punkte, wenn nicht.
can-station = Baue einen Bahnhof in { $count ->
    [one] einer Stadt
   *[other] einer von { $count } Städten
}. Damit darfst du eine fremde Strecke für deine Zielkarten nutzen.
can-harbour = Baue einen Hafen in { $count ->
    [one] einer Stadt
   *[other] einer von { $count } Städten
}.
can-keep = Wähle, welche Zielkarten du behältst: am besten die, deren Städte nah beieinanderliegen.
can-pick = { $count ->
    [one] Wähle die letzte Zielkarte auf deiner Hand.
   *[other] Wähle eine von { $count } Zielkarten und gib die anderen weiter.
}
can-pieces = Wähle, wie viele Waggons und wie viele Schiffe du nimmst.
can-exchange = Tausche Waggons gegen Schiffe oder Schiffe gegen Waggons. Jede Figur kostet einen Punkt.
can-pay = Bezahle. Nimm die Farben, die du am wenigsten brauchst, und spare deine Joker.
can-give = Wähle eine Karte zum Bezahlen.
can-substitute = Wähle, wie viele Felder du mit anderen Karten bezahlst.
can-refuse = Brich den Tunnelbau ab und nimm deine Karten zurück.
can-refill = Wähle, welcher Stapel die Auslage auffüllt.
can-festival = Wähle, welche Festivalkarten du nimmst.
can-pass = Passe, ohne etwas zu tun.
can-other = Wähle eine deiner Möglichkeiten.
