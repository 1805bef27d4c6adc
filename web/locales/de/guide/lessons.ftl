# The lessons: what is special about each board.

lesson-title = Lektion: { $board }
lesson-line = Eine laufende Partie, in der du das Besondere gleich ausprobieren kannst. Sie dauert keine fünf Minuten.
lesson-go = Lektion starten
lesson-list = Lektionen für die anderen Spielpläne

lesson-europe = Auf dem Spielplan „{ $board }“ gibt es Tunnel, Fähren und Bahnhöfe. Die Partie läuft schon, und du hast gute Karten auf der Hand: Probiere alle drei aus.
lesson-tunnel = { $route } ist ein Tunnel. Wähle die Strecke und bezahle. Dann werden drei Karten aufgedeckt: Jede in deiner Farbe und jeder Joker kostet dich eine Karte mehr.
lesson-surcharge = Die aufgedeckten Karten entscheiden. Spiele die Zusatzkarte aus, oder brich den Tunnelbau ab und nimm deine Karten zurück.
lesson-ferry = { $route } ist eine Fähre. Jedes Jokersymbol verlangt einen Joker, den Rest bezahlst du mit einer Farbe. Baue die Strecke.
lesson-station = Baue einen Bahnhof in einer beliebigen Stadt. Für deine Zielkarten darfst du damit eine fremde Strecke nutzen, die in diese Stadt führt. Jeder nicht gebaute Bahnhof bringt 4 Punkte.

lesson-nordic = Auf dem Spielplan „{ $board }“ gelten für Joker eigene Regeln, und es gibt eine riesige Strecke. Du hast gute Karten auf der Hand: Probiere es aus.
lesson-wilds = Hier gelten Joker nur in Tunneln und auf Fähren. Dafür darfst du zwei offene Joker in einem Zug nehmen. Nimm diesen.
lesson-substitutes = { $route } ist eine Fähre. Hast du keinen Joker für das Symbol, ersetzen ihn drei beliebige Karten. Baue die Strecke.
lesson-any-cards = { $route } hat neun Felder und bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Bezahle mit einer Farbe; vier beliebige Karten ersetzen eine, die dir fehlt. Baue die Strecke.

lesson-great-lakes = Auf dem Spielplan „{ $board }“ hast du Waggons und Schiffe, beide mit eigenem Stapel. Du hast gute Karten auf der Hand: Stich in See.
lesson-sea = { $route } ist eine Schiffsstrecke: Du bezahlst sie mit Schiffskarten und setzt Schiffe ein. Ein Doppelschiff reicht für zwei Felder. Baue die Strecke.
lesson-harbour = Baue einen Hafen in einer Stadt, in die eine deiner Strecken führt: mit zwei Wagenkarten und zwei Schiffskarten einer Farbe, alle mit Hafensymbol. Er bringt bis zu 30 Punkte für erfüllte Zielkarten mit dieser Stadt.
lesson-exchange = Zu wenig Schiffe oder Waggons? Hier kannst du Figuren tauschen; jede kostet dich einen Punkt. Sieh es dir an, und tausche nur, wenn es sein muss.

lesson-draft = Zuerst kommt ein Draft. Wähle eine Zielkarte; die anderen gehen an deinen Gegner, und du bekommst neue. Wähle, was zusammenpasst: Du behältst vier von sechs.
lesson-draft-keep = Behalte die vier Zielkarten mit den meisten gemeinsamen Strecken. Später in der Partie folgt ein zweiter Draft.
lesson-festivals = Hier liegen Festivalkarten: { $cities }. Baue { $route } und nimm alle Karten einer Stadt: Je mehr du von derselben Stadt hast, desto mehr Punkte bringen sie.

lesson-end = Das ist das Besondere am Spielplan „{ $board }“. Spiele mit meinem Rat weiter, oder starte eine eigene Partie.
