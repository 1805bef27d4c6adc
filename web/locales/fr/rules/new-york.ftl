# New York, and what attractions are on any board.

# NY-1
rules-about-new-york = Une course éclair dans Manhattan. Tes pions sont des taxis, et une partie dure environ un quart d’heure.
# NY-4
rules-new-york-last = S’il ne reste qu’une destination, tu peux la piocher, mais tu dois la garder.

rules-part-sights = Attractions
# NY-6
rules-sights = Certaines villes ont une attraction, signalée sur le plateau. Tu en marques les points si au moins une de tes routes y arrive.
# NY-6
rules-sights-all = Tous les joueurs peuvent marquer les points d’une même attraction, une fois chacun.
rules-sights-table = Les attractions de ce plateau
rules-city = Ville
rules-sights-example = Une route, deux attractions : les deux comptent.
# NY-6
rules-score-attractions = Les points de chaque attraction que tes routes atteignent.
