# New York, and what attractions are on any board.

# NY-1
rules-about-new-york = Eine schnelle Fahrt durch Manhattan. Deine Figuren sind Taxis, und eine Partie dauert etwa eine Viertelstunde.
# NY-4
rules-new-york-last = Ist nur noch eine Zielkarte übrig, darfst du sie ziehen, musst sie dann aber behalten.

rules-part-sights = Sehenswürdigkeiten
# NY-6
rules-sights = Manche Städte haben eine Sehenswürdigkeit, die auf dem Spielplan markiert ist. Sie zählt für dich, wenn mindestens eine deiner Strecken dort endet.
# NY-6
rules-sights-all = Dieselbe Sehenswürdigkeit kann für alle zählen, aber je nur einmal.
rules-sights-table = Die Sehenswürdigkeiten dieses Spielplans
rules-city = Stadt
rules-sights-example = Eine Strecke, zwei Sehenswürdigkeiten: Beide zählen.
# NY-6
rules-score-attractions = Die Punkte jeder Sehenswürdigkeit, die deine Strecken erreichen.
