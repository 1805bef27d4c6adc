# Iberia, and what drafts and festivals are on any board.

# IB-11
rules-about-iberia = Two ticket drafts, and festivals in the cities. Francia is a city like any other.

rules-part-draft = The two drafts
# IB-3
rules-draft-first = At the start, you get { $hand } tickets. Pick one and pass the others to the { $side ->
    [left] left
   *[right] right
}. Repeat until all are picked.
# IB-3, IB-5
rules-draft-keep = Then keep exactly { $keep } of the tickets you picked.
# IB-3
rules-draft-refused = After the first draft, all refused and unused tickets are shuffled into the ticket deck.
# IB-2, IB-5
rules-draft-second = One draft card is hidden deep in the card deck, deeper with more players. When it is drawn, finish the current turn. Then a second draft begins, and the tickets are passed to the { $side ->
    [left] left
   *[right] right
}.
# IB-5
rules-draft-after = Tickets from the first draft are yours for good. Those refused in the second go to the bottom of the ticket deck.
# IB-6
rules-draft-tickets = You can’t draw tickets until the second draft is over.
rules-draft-example = Pick one, pass the rest on.

rules-part-festivals = Festivals
# IB-1, IB-2, IB-4
rules-festival-up = { $cards } festival cards are shuffled into the deck. When one is drawn, it is placed face up at its city, and another card is drawn in its place.
# IB-7
rules-festival-once = The reshuffled deck has no festival cards in it.
# IB-8
rules-festival-take = When you claim a route to a city, take all the festival cards there. If both ends have cards, choose one end.
# IB-8
rules-festival-hidden = You can look at your festival cards; the others can’t.
# IB-9
rules-festival-shared = { $cities } share their festival cards: a route to either takes them.
# IB-10
rules-festival-table = Points for festival cards of one city
rules-festival-city = Festival
# IB-10
rules-score-festivals = Festival cards, in sets by city. The more cards of one city, the more each set is worth.
