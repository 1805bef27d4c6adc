# The guided first game, and its coach.

guide-title = Deine erste Partie
guide-line = Lerne beim Spielen: eine kurze Partie, ein leichter Gegner und ein Coach an deiner Seite.
guide-what-map = Du spielst auf dem Spielplan { $board }. Eine Partie dauert etwa zehn Minuten.
guide-what-coach = Der Coach schlägt vor, was du als Nächstes tun kannst, und sagt dir, warum. Du kannst immer auch etwas anderes tun.
guide-what-leave = Du kannst den Coach jederzeit wegschicken und allein weiterspielen.
guide-go = Erste Partie starten
guide-go-on = Erste Partie fortsetzen
guide-rules = Oder lies zuerst die Regeln

coach-name = Dein Coach
coach-next = Weiter
coach-leave = Ohne Coach weiter
coach-hide = Coach ausblenden
coach-show = Coach zeigen
coach-rules = Regeln lesen
coach-again = Noch eine Partie

coach-welcome = Willkommen! Das ist der Spielplan { $board }. Punkte bekommst du für Strecken zwischen Städten und für Zielkarten. Wer am Ende die meisten hat, gewinnt.
coach-tickets = Das sind Zielkarten. Jede nennt zwei Städte, die du verbinden sollst. Hake eine an, um ihre Städte auf dem Spielplan zu sehen, und behalte dann eine oder mehrere. Eine erfüllte Zielkarte bringt ihre Punkte, bei einer nicht erfüllten werden sie abgezogen.
coach-tickets-wait = Gut. Die anderen wählen noch ihre Zielkarten.
coach-plan = Sieh dir deine Zielkarte { $ticket } an. Ein guter Weg führt über { $count ->
    [one] eine Strecke
   *[other] { $count } Strecken
}: { $routes }. Tippe oder klicke auf die Zielkarte, um ihre Städte zu sehen.
coach-deck = Offene Karten sind sicher, der Stapel ist eine Überraschung. Ziehst du vom Stapel einen Joker, bekommst du trotzdem noch eine zweite Karte.
coach-wild = Ein Joker liegt offen. Er gilt als jede beliebige Farbe, aber wenn du ihn nimmst, ist er deine einzige Karte in diesem Zug.
coach-pay = Wähle, womit du bezahlst. Spare deine Joker, wenn du kannst: Sie passen überall.
coach-claimed = Deine erste Strecke! Sie hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gebracht. Lange Strecken bringen viel mehr als kurze.
coach-pieces = Auf jedem Feld steht nun eine deiner Figuren. Du hast noch { $pieces }. Die Partie endet, kurz nachdem jemand nur noch { $end } oder weniger hat.
coach-sights = Manche Städte haben eine Sehenswürdigkeit; sie sind auf dem Spielplan markiert. Jede bringt dir einen Punkt, wenn eine deiner Strecken dort endet.
coach-blocked = Deine Zielkarte { $ticket } ist blockiert: Kein Weg ist mehr frei. Macht nichts: Baue Strecken, um Punkte zu sammeln.
coach-done = Du hast die Zielkarte { $ticket } erfüllt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für dich.
coach-near = Das Ende naht: Jemand hat nur noch { $pieces ->
    [one] eine Figur
   *[other] { $pieces } Figuren
}. Erfülle jetzt deine Zielkarten.
coach-last = Das sind die letzten Züge. Baue, was jetzt am meisten bringt.
coach-over = Das ist schon das ganze Spiel! Die Tabelle zeigt, woher die Punkte kamen: Strecken, Zielkarten, Sehenswürdigkeiten. Jetzt weißt du, wie es geht.
