# New York, and what attractions are on any board.

# NY-1
rules-about-new-york = A quick ride through Manhattan. Your pieces are taxis, and a game takes about fifteen minutes.
# NY-4
rules-new-york-last = If only one ticket is left, you can draw it, but you must keep it.

rules-part-sights = Attractions
# NY-6
rules-sights = Some cities have an attraction, marked on the map. You score it if at least one of your routes ends there.
# NY-6
rules-sights-all = Every player can score the same attraction, once each.
rules-sights-table = The attractions of this board
rules-city = City
rules-sights-example = One route, two attractions: both count.
# NY-6
rules-score-attractions = The points for each attraction your routes reach.
