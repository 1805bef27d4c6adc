# The Nordic countries, and what cards that stand for others are on any board.

# NO-4
rules-about-nordic = For two or three, from the fjords to Murmansk. Wilds are easy to get here, but they serve in few places.

# NO-1
rules-cards-no-limit = Wilds in the row are cards like any others: you may take two of them in one turn.
# NO-1
rules-cards-no-flush = However many wilds lie open, the row stays as it is.
# NO-4
rules-claim-wilds-on = Wilds serve only on these kinds of routes: { $kinds }.
# NO-5
rules-ferry-for-wild = On a ferry, any { $count } cards may stand for one wild.
# NO-6
rules-tunnel-not = That holds for ferries only, never for tunnels.
# NO-7
rules-substitute = { $route } is special: there any { $count } cards, wilds too, may stand for one card of the colour.
# NO-7
rules-substitute-wilds = A wild serves there only as one of these { $count } cards.
# NO-8
rules-doubles-unlike = Two routes of different length or kind between the same cities are a double too: { $routes }.
# NO-9
rules-score-most-tickets = { $points } for the most tickets done. Players who are equal all get them.
# NO-10, C16
rules-nordic-path = The longest path may turn back to a city, but it uses each route once.
