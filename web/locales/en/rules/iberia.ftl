# Iberia, and what drafts and festivals are on any board.

# IB-11
rules-about-iberia = Tickets are drafted twice, and the cities celebrate. France is a city like any other.

rules-part-draft = The two drafts
# IB-3
rules-draft-first = At the start you get { $hand } tickets. Choose one and pass the others to the { $side ->
    [left] left
   *[right] right
}. Go on until all are chosen.
# IB-3, IB-5
rules-draft-keep = Then keep exactly { $keep } of the tickets that you chose.
# IB-3
rules-draft-refused = After the first draft, all refused and unused tickets are shuffled into the ticket deck.
# IB-2, IB-5
rules-draft-second = One draft card lies deep in the card deck, deeper with more players. When it comes up, the turn is played to its end. Then a second draft begins, and the tickets go to the { $side ->
    [left] left
   *[right] right
}.
# IB-5
rules-draft-after = Tickets of the first draft are yours for good. Those refused in the second go under the ticket deck.
# IB-6
rules-draft-tickets = Drawing tickets is not possible before the second draft is over.
rules-draft-example = Choose one, pass the rest on.

rules-part-festivals = Festivals
# IB-1, IB-2, IB-4
rules-festival-up = { $cards } festival cards are shuffled into the deck. One that comes up is laid open at its city, and another card is drawn for it.
# IB-7
rules-festival-once = When the deck is made anew, there are no festival cards in it.
# IB-8
rules-festival-take = If you claim a route that ends there, you take all festival cards of that city. If cards lie at both ends, you choose one end.
# IB-8
rules-festival-hidden = You may look at your festival cards, the others may not.
# IB-9
rules-festival-shared = { $cities } share their festival cards: a route to either takes them.
# IB-10
rules-festival-table = Points for festival cards of one city
rules-festival-city = Festival
# IB-10
rules-score-festivals = Festival cards, in sets of one city. The more of a city, the more they are worth.
