# Europe, and what stations and the longest path are on any board.

rules-about-europe = Von Edinburgh bis Konstantinopel: Tunnel, die teurer werden können als gedacht, Fähren, die Joker verlangen, und Bahnhöfe, mit denen du fremde Strecken nutzt.
# EU-2
rules-europe-long = Die Zielkarten kommen von zwei Stapeln: { $long ->
    [one] eine lange
   *[other] { $long } lange
} und { $regular } normale. Du darfst davon behalten, welche du willst. Lange Zielkarten, die nicht ausgeteilt werden, kommen aus dem Spiel.

rules-part-stations = Bahnhöfe
rules-action-station = Einen Bahnhof bauen
# EU-10
rules-station-where = Baue in einer beliebigen Stadt ohne Bahnhof, auch wenn niemand eine Strecke dorthin hat. Du kannst einen pro Zug bauen und { $count } pro Partie.
# EU-10
rules-station-cost = Jeder kostet Karten einer Farbe. Joker können sie ersetzen.
rules-station-table = Der Preis eines Bahnhofs
rules-station = Bahnhof
rules-price = Karten
# EU-11
rules-station-use = Am Spielende darfst du mit jedem Bahnhof eine fremde Strecke nutzen, die in seine Stadt führt. Sie zählt nur für deine Zielkarten.
# EU-11
rules-station-best = Es ist für alle deine Zielkarten dieselbe Strecke. Der Computer wählt die beste für dich aus.
rules-station-example = Mit dem Bahnhof in der Mitte darf man eine der fremden Strecken nutzen.
# EU-12
rules-score-stations = { $points } für jeden Bahnhof, den du nicht gebaut hast.

# EU-13, C16
rules-score-longest-path = { $points } für die längste Verbindung, gezählt in Figuren. Sie darf sich selbst kreuzen und mehrmals durch dieselbe Stadt führen, nutzt aber jede Strecke nur einmal. Bahnhöfe zählen nicht dafür. Bei Gleichstand bekommen alle die Punkte.
# EU-14
rules-tie-fewest-stations = die wenigsten gebauten Bahnhöfe
# EU-14
rules-tie-longest-path-bonus = die Punkte für die längste Verbindung
