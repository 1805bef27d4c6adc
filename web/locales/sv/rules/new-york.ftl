# New York, and what attractions are on any board.

# NY-1
rules-about-new-york = En snabb tur genom Manhattan. Dina pjäser är taxibilar, och ett spel tar en kvart.
# NY-4
rules-new-york-last = Om en biljett är kvar får du dra den, och då måste du behålla den.

rules-part-sights = Sevärdheter
# NY-6
rules-sights = En del städer har en sevärdhet, markerad på spelplanen. Du får poäng för den om minst en av dina sträckor slutar där.
# NY-6
rules-sights-all = Alla spelare kan få poäng för samma sevärdhet. Fler sträckor dit ger inget mer.
rules-sights-table = Sevärdheterna på den här spelplanen
rules-city = Stad
rules-sights-example = En sträcka, två sevärdheter: båda räknas.
# NY-6
rules-score-attractions = Poängen för varje sevärdhet som dina sträckor når.
