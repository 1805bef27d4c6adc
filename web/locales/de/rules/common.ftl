# The rules that boards share. The comment above a message names the rules (docs/rules) that it tells.

rules-heading = Die Regeln
rules-title = Regeln: { $board }
rules-players = Für { $least } bis { $most } Spieler
rules-boards = Spielpläne
rules-contents = Inhalt
rules-print = Drucken
rules-missing = Diesen Spielplan gibt es hier nicht.

rules-part-aim = Das Ziel
rules-part-start = Vor dem ersten Zug
rules-part-turn = Dein Zug
rules-part-cards = Karten nehmen
rules-part-claim = Eine Strecke bauen
rules-part-doubles = Doppelstrecken
rules-part-tunnels = Tunnel
rules-part-ferries = Fähren
rules-part-tickets = Zielkarten
rules-part-end = Das Ende
rules-part-score = Wertung

# C9, C15
rules-aim = Baue Strecken, verbinde die Städte auf deinen geheimen Zielkarten und hol dir die meisten Punkte.
# C12
rules-aim-secret = Handkarten, Zielkarten und die Reihenfolge der Stapel sind geheim. Alles andere ist offen: wie viele Karten und Zielkarten du hast, deine Figuren, deine Strecken, die Ablagestapel und der Punktestand.

# EU-1, NY-1, NO-1, IB-1
rules-start-pieces = Du hast { $pieces ->
    [one] eine Figur
   *[other] { $pieces } Figuren
}. Auf jedes Feld der Strecken, die du baust, setzt du eine.
# EU-1, NY-1, NO-1, IB-2
rules-start-cards = Du beginnst mit { $hand ->
    [one] einer Karte
   *[other] { $hand } Karten
}. { $row ->
    [one] Eine Karte liegt
   *[other] { $row } Karten liegen
} offen in der Auslage.
# EU-2, NY-2, NO-2, GL-2
rules-start-tickets = Du siehst dir { $dealt ->
    [one] eine Zielkarte
   *[other] { $dealt } Zielkarten
} an und behältst mindestens { $keep ->
    [one] eine
   *[other] { $keep }
}.
# EU-2, NY-2, NO-2, GL-2
rules-start-refused = { $where ->
    [box] Zielkarten, die du nicht behältst, kommen verdeckt aus dem Spiel.
    [shuffle] Zielkarten, die du nicht behältst, werden in den Zielkartenstapel gemischt.
   *[bottom] Zielkarten, die du nicht behältst, kommen unter den Zielkartenstapel.
}
# C17
rules-start-together = Alle wählen gleichzeitig. Aufgedeckt wird erst, wenn alle gewählt haben.
# C2
rules-start-first = Wer anfängt, entscheidet das Los, sofern es nicht der Gastgeber bestimmt hat.

# C1, EU-3, NY-3, NO-3, GL-5, IB-13
rules-turn = Gespielt wird reihum im Uhrzeigersinn. Wenn du dran bist, machst du genau eins davon:
rules-action-cards = Karten nehmen
rules-action-claim = Eine Strecke bauen
rules-action-tickets = Zielkarten ziehen
# C14
rules-turn-pass = Du passt nur, wenn nichts davon möglich ist. Wenn alle nacheinander passen, endet die Partie und wird gewertet.

# C3
rules-cards-two = Nimm zwei Karten, eine nach der anderen. Jede ist entweder eine offene Karte oder eine vom Stapel.
# C3
rules-cards-filled = Eine genommene offene Karte wird sofort ersetzt, noch bevor du die zweite nimmst.
# C9
rules-cards-wild = Ein Joker gilt als Karte jeder beliebigen Farbe.
# C5
rules-cards-limit = Ein offener Joker ist die einzige Karte, die du in diesem Zug nimmst, und darf nie deine zweite sein. Ein Joker vom Stapel zählt wie jede andere Karte.
# C6
rules-cards-flush = Sobald { $count } offene Karten Joker sind, wird die ganze Auslage abgelegt und neu aufgedeckt. Das hört auf, wenn zu wenige andere Karten übrig sind.
# C7
rules-cards-again = Ist ein Stapel leer, wird sein Ablagestapel zum neuen Stapel gemischt. Liegt auch dort nichts, bleiben Lücken in der Auslage leer.
# C8
rules-cards-none = Kannst du gar keine Karte nehmen, kannst du diese Aktion nicht wählen. Kannst du keine zweite nehmen, endet dein Zug nach der ersten.
# C4
rules-cards-hand = Du darfst beliebig viele Karten und Zielkarten haben.
rules-cards-table = Die Karten dieses Spielplans

# C9
rules-claim-any = Du darfst jede freie Strecke bauen, auch weit weg von deinen anderen; eine pro Zug und immer ganz.
# C9
rules-claim-colour = Bezahle jedes Feld mit einer Karte in der Farbe der Strecke.
# C9, EU-4
rules-claim-grey = Für eine graue Strecke wählst du eine beliebige Farbe, aber nur eine einzige.
# C9
rules-claim-wilds = Joker können einige der Karten ersetzen oder auch alle.
# C9
rules-claim-pieces = Setze auf jedes Feld eine deiner Figuren. Wenn du zu wenige hast, kannst du die Strecke nicht bauen.
# C9, NY-8
rules-claim-points = Die Punkte dafür bekommst du sofort.
rules-claim-table = Punkte für eine Strecke
rules-spaces = Felder
rules-points = Punkte
rules-claim-example = Drei Felder, bezahlt mit zwei Karten der Farbe und einem Joker.

# C10
rules-doubles = Zwei Strecken zwischen denselben zwei Städten sind eine Doppelstrecke. Niemand darf beide besitzen.
# C10, EU-15, NY-5, NO-8, IB-11
rules-doubles-closed = Bei höchstens { $players } Spielern ist die zweite Strecke für alle gesperrt, sobald die erste gebaut ist.
# C10
rules-doubles-beside = Strecken, die nur ein Stück nebeneinander verlaufen, aber andere Städte verbinden, sind keine Doppelstrecke.

# EU-6, NO-6
rules-tunnel-lay = Spiele zuerst für jedes Feld des Tunnels eine Karte aus.
# EU-6, NO-6
rules-tunnel-reveal = Dann { $count ->
    [one] wird die oberste Karte des Stapels aufgedeckt
   *[other] werden die obersten { $count } Karten des Stapels aufgedeckt
}. Jede Karte in der Farbe, mit der du bezahlt hast, und jeder Joker kostet dich eine Zusatzkarte: eine in dieser Farbe oder einen Joker.
# EU-7
rules-tunnel-wilds = Hast du nur mit Jokern bezahlt, zählen nur aufgedeckte Joker, und auch die Zusatzkarten müssen Joker sein.
# EU-8
rules-tunnel-refuse = Willst du die Zusatzkarten nicht ausspielen oder hast du sie nicht, brichst du den Tunnelbau ab: Deine Karten kommen zurück auf die Hand, und dein Zug ist vorbei. Die aufgedeckten Karten werden abgelegt.
# EU-9
rules-tunnel-example = Mit zwei Karten bezahlt. Eine aufgedeckte hat dieselbe Farbe: Das kostet noch eine in dieser Farbe oder einen Joker.

# EU-5, NO-5, IB-11
rules-ferry = Eine Fähre zeigt ein oder mehrere Jokersymbole. Für jedes davon musst du einen Joker ausspielen.
# EU-5, NO-5, IB-11
rules-ferry-rest = Bezahle die übrigen Felder mit Karten einer Farbe. Weitere Joker können diese Karten ersetzen.
# EU-5
rules-ferry-example = { $route }: { $cards ->
    [one] eine Karte in beliebiger Farbe
   *[other] { $cards } Karten einer Farbe
} und { $wilds ->
    [one] ein Joker
   *[other] { $wilds } Joker
}.

# C15
rules-ticket = Eine Zielkarte nennt zwei Städte. Du erfüllst sie, wenn deine eigenen Strecken beide am Spielende durchgehend verbinden.
# C11, NY-4, NO-2, GL-13
rules-ticket-draw = Ziehe { $draw ->
    [one] eine Zielkarte
   *[other] { $draw } Zielkarten
} und behalte mindestens { $keep ->
    [one] eine
   *[other] { $keep }
}. Sind weniger übrig, ziehst du, was noch da ist.
# C11, NY-4, NO-2, GL-13
rules-ticket-refused = { $where ->
    [box] Die anderen kommen aus dem Spiel.
   *[bottom] Die anderen kommen unter den Zielkartenstapel.
}
# C11
rules-ticket-stays = Eine Zielkarte, die du behältst, bleibt bis zum Ende deine. Ist der Zielkartenstapel leer, können keine mehr gezogen werden.
rules-ticket-example = Diese Zielkarte ist erfüllt: Zwei Strecken mit vier Feldern verbinden ihre Städte.

# C13
rules-end = Hat jemand am Ende seines Zugs { $pieces ->
    [0] keine Figuren mehr
    [one] höchstens noch eine Figur
   *[other] höchstens noch { $pieces } Figuren
}, sind danach alle noch { $turns ->
    [one] einmal
   *[other] { $turns }-mal
} dran, auch die Person selbst. Dann wird gewertet.

rules-score-what = Was zählt
# NY-6, NY-8
rules-score-routes = Die Punkte für deine Strecken, je nach Länge.
# C15
rules-score-tickets = Die Punkte jeder erfüllten Zielkarte.
# C15
rules-score-missed = Die Punkte jeder nicht erfüllten Zielkarte werden abgezogen. Dein Punktestand kann dabei unter null sinken.
rules-ties = Bei Gleichstand entscheidet in dieser Reihenfolge:
# EU-14, NY-7, NO-10, IB-12
rules-tie-tickets-done = die meisten erfüllten Zielkarten
rules-tie-longest-path = die längste Verbindung
# GL-17
rules-ties-none = Bei Gleichstand teilt man sich den Rang.
# EU-14, NY-7, NO-10, IB-12
rules-tie-shared = sonst teilt man sich den Rang
