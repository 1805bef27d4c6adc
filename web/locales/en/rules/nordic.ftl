# The Nordic countries, and what cards that stand for others are on any board.

# NO-4
rules-about-nordic = For two or three players, from the fjords to Murmansk. Wilds are easy to get here, but few routes take them.

# NO-1
rules-cards-no-limit = Face-up wilds are cards like any other: you can take two of them in one turn.
# NO-1
rules-cards-no-flush = However many face-up cards are wilds, the row stays as it is.
# NO-4
rules-claim-wilds-on = You can use wilds only on these kinds of routes: { $kinds }.
# NO-5
rules-ferry-for-wild = On a ferry, any { $count } cards can replace one wild.
# NO-6
rules-tunnel-not = This works on ferries only, never in tunnels.
# NO-7
rules-substitute = { $route } is special: any { $count } cards, wilds included, can replace one card of the colour.
# NO-7
rules-substitute-wilds = There, you can use a wild only as one of these { $count } cards.
# NO-8
rules-doubles-unlike = Two routes between the same cities are a double route even if they differ in length or kind: { $routes }.
# NO-9
rules-score-most-tickets = { $points } for the most completed tickets. Tied players all score them.
# NO-10, C16
rules-nordic-path = The longest path can revisit cities, but it uses each route only once.
