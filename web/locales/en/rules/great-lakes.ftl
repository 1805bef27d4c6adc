# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Trains on land and ships on the water. Build harbours where your tickets meet.

# GL-3, GL-4
rules-start-choose = You choose { $pieces } pieces out of { $trains } trains and { $ships } ships, in secret. All are shown together. For a first game, take { $suggested } trains.
# GL-2
rules-start-two-decks = You begin with { $trains } train cards and { $ships } ship cards.
# GL-6
rules-start-two-rows = { $trains } train cards and { $ships } ship cards lie open.
# GL-1, GL-7
rules-cards-decks = There are two decks, each with its own discard. The wilds are in the train deck, and stand for a train or a ship.
# GL-6, GL-7
rules-cards-choose-deck = You may draw from either deck. When you take an open card, you choose the deck that replaces it. An empty deck is replaced by the other.

rules-part-sea = Sea routes
# GL-8
rules-sea = A rail route takes trains and train cards. A sea route takes ships and ship cards.
# GL-9
rules-sea-double = A double ship pays for one or two spaces. You may not play a card that is not needed.
rules-sea-example = Five spaces: two double ships and a single one.
# GL-10
rules-sea-not-double = A rail route and a sea route between the same cities are not a double.
# GL-19
rules-junction = Stars on the water are junctions. Routes meet there and paths pass through, but they are no cities.

rules-part-harbours = Harbours
rules-action-harbour = Build a harbour
# GL-4, GL-11
rules-harbour-where = Build in a harbour city that has no harbour yet, and where you own a route. You build one a turn, and { $count } in a game.
# GL-11
rules-harbour-cost = It costs { $trains } train cards and { $ships } ship cards, all of one colour and all with the harbour sign. Wilds may stand for any of them.
rules-harbour-example = The owner of a route builds a harbour at its end.
# GL-15
rules-harbour-points = At the end, a harbour counts the tickets you have done that name its city. A ticket between two of your harbours counts for both.
rules-harbour-table = Points for a harbour
rules-tickets-done = Tickets done
rules-or-more = { $count } or more
# GL-18
rules-great-lakes-example = Harbours in { $first } and { $second }, and tickets done { $tickets }: two of them name each harbour, so each brings { $points }.

rules-part-exchange = Exchanging pieces
rules-action-exchange = Exchange pieces
# GL-12, GL-20
rules-exchange = Change any number of trains into as many ships, or ships into trains, as long as the box has them. Each costs you { $points ->
    [one] one point
   *[other] { $points } points
}. The number of your pieces stays the same.
# GL-14, GL-20
rules-end-both = Trains and ships count together. The last turns begin after the turn that set them off, so that player also plays last.
# GL-15, GL-16, GL-17
rules-score-harbours = The points of your harbours. Each harbour that you did not build counts { $points }.
# GL-12
rules-score-exchange = What your exchanges cost.
