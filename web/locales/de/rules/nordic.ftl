# The Nordic countries, and what cards that stand for others are on any board.

# NO-4
rules-about-nordic = Für zwei oder drei Spieler, von den Fjorden bis Murmansk. Joker sind hier leicht zu bekommen, gelten aber nur auf wenigen Strecken.

# NO-1
rules-cards-no-limit = Offene Joker sind Karten wie alle anderen: Du darfst zwei davon in einem Zug nehmen.
# NO-1
rules-cards-no-flush = Die Auslage bleibt, wie sie ist, egal wie viele offene Karten Joker sind.
# NO-4
rules-claim-wilds-on = Joker gelten nur auf diesen Arten von Strecken: { $kinds }.
# NO-5
rules-ferry-for-wild = Auf einer Fähre können { $count } beliebige Karten einen Joker ersetzen.
# NO-6
rules-tunnel-not = Das gilt nur auf Fähren, nie in Tunneln.
# NO-7
rules-substitute = { $route } ist etwas Besonderes: { $count } beliebige Karten, auch Joker, können dort eine Karte der Farbe ersetzen.
# NO-7
rules-substitute-wilds = Ein Joker gilt dort nur als eine dieser { $count } Karten.
# NO-8
rules-doubles-unlike = Zwei Strecken zwischen denselben Städten sind auch dann eine Doppelstrecke, wenn sie verschieden lang oder von verschiedener Art sind: { $routes }.
# NO-9
rules-score-most-tickets = { $points } für die meisten erfüllten Zielkarten. Bei Gleichstand bekommen alle die Punkte.
# NO-10, C16
rules-nordic-path = Die längste Verbindung darf mehrmals durch dieselbe Stadt führen, nutzt aber jede Strecke nur einmal.
