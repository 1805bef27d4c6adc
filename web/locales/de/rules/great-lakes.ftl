# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Mit der Bahn an Land, mit dem Schiff auf dem Wasser. Baue Häfen, wo sich deine Zielkarten treffen.

# GL-3, GL-4
rules-start-choose = Wähle geheim { $pieces } Figuren aus { $trains } Waggons und { $ships } Schiffen. Alle decken gleichzeitig auf. Nimm in der ersten Partie { $suggested } Waggons.
# GL-2
rules-start-two-decks = Du beginnst mit { $trains } Wagenkarten und { $ships } Schiffskarten.
# GL-6
rules-start-two-rows = { $trains } Wagenkarten und { $ships } Schiffskarten liegen offen aus.
# GL-1, GL-7
rules-cards-decks = Es gibt zwei Stapel, jeder mit eigenem Ablagestapel. Die Joker sind im Wagenstapel und gelten als Wagenkarte oder als Schiffskarte.
# GL-6, GL-7
rules-cards-choose-deck = Du darfst von beiden Stapeln ziehen. Wenn du eine offene Karte nimmst, wählst du, von welchem Stapel sie ersetzt wird. Ist er leer, springt der andere ein.

rules-part-sea = Schiffsstrecken
# GL-8
rules-sea = Für eine Bahnstrecke brauchst du Waggons und Wagenkarten, für eine Schiffsstrecke Schiffe und Schiffskarten.
# GL-9
rules-sea-double = Ein Doppelschiff reicht für ein oder zwei Felder. Eine Karte, die du nicht brauchst, darfst du nicht ausspielen.
rules-sea-example = Fünf Felder: zwei Doppelschiffe und ein einfaches Schiff.
# GL-10
rules-sea-not-double = Eine Bahnstrecke und eine Schiffsstrecke zwischen denselben Städten sind keine Doppelstrecke.
# GL-19
rules-junction = Die Sterne auf dem Wasser sind Knotenpunkte. Dort treffen sich Strecken, und Verbindungen führen hindurch, aber es sind keine Städte.

rules-part-harbours = Häfen
rules-action-harbour = Einen Hafen bauen
# GL-4, GL-11
rules-harbour-where = Baue in einer Hafenstadt ohne Hafen, in die eine deiner Strecken führt. Du kannst einen pro Zug bauen und { $count } pro Partie.
# GL-11
rules-harbour-cost = Er kostet { $trains } Wagenkarten und { $ships } Schiffskarten, alle in einer Farbe und alle mit Hafensymbol. Joker können jede davon ersetzen.
rules-harbour-example = Wer eine Strecke hat, darf an ihrem Ende einen Hafen bauen.
# GL-15
rules-harbour-points = Am Spielende bringt ein Hafen Punkte für deine erfüllten Zielkarten, die seine Stadt nennen. Eine Zielkarte zwischen zwei deiner Häfen zählt für beide.
rules-harbour-table = Punkte für einen Hafen
rules-tickets-done = Erfüllte Zielkarten
rules-or-more = { $count } oder mehr
# GL-18
rules-great-lakes-example = Häfen in { $first } und { $second }, dazu die erfüllten Zielkarten { $tickets }: Jede der beiden Städte steht auf zwei davon, also bringt jeder Hafen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

rules-part-exchange = Figuren tauschen
rules-action-exchange = Figuren tauschen
# GL-12, GL-20
rules-exchange = Tausche beliebig viele Waggons gegen ebenso viele Schiffe oder Schiffe gegen Waggons, solange der Vorrat reicht. Jede Figur kostet dich { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. Die Zahl deiner Figuren bleibt gleich.
# GL-14, GL-20
rules-end-both = Waggons und Schiffe zählen zusammen. Die letzten Züge beginnen nach dem Zug, der sie ausgelöst hat; wer ihn gemacht hat, ist also auch zuletzt dran.
# GL-15, GL-16, GL-17
rules-score-harbours = Die Punkte deiner Häfen und { $points } für jeden Hafen, den du nicht gebaut hast.
# GL-12
rules-score-exchange = Was dich das Tauschen gekostet hat.
