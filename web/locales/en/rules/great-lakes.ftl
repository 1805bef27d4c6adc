# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Trains on land and ships on the water. Build harbours where your tickets meet.

# GL-3, GL-4
rules-start-choose = In secret, choose { $pieces } pieces from { $trains } trains and { $ships } ships. Everyone reveals together. For a first game, take { $suggested } trains.
# GL-2
rules-start-two-decks = You start with { $trains } train cards and { $ships } ship cards.
# GL-6
rules-start-two-rows = { $trains } train cards and { $ships } ship cards are dealt face up.
# GL-1, GL-7
rules-cards-decks = There are two decks, each with its own discard pile. The wilds are in the train deck, and count as a train or a ship.
# GL-6, GL-7
rules-cards-choose-deck = You can draw from either deck. When you take a face-up card, choose the deck that replaces it. If that deck is empty, the other replaces it.

rules-part-sea = Sea routes
# GL-8
rules-sea = For a rail route, use trains and train cards. For a sea route, use ships and ship cards.
# GL-9
rules-sea-double = A double ship pays for one or two spaces. You can’t play a card you don’t need.
rules-sea-example = Five spaces: two double ships and a single one.
# GL-10
rules-sea-not-double = A rail route and a sea route between the same cities are not a double route.
# GL-19
rules-junction = Stars on the water are junctions. Routes meet there and paths pass through, but they are not cities.

rules-part-harbours = Harbours
rules-action-harbour = Build a harbour
# GL-4, GL-11
rules-harbour-where = Build in a harbour city without a harbour, where you own a route. You can build one per turn, and { $count } in a game.
# GL-11
rules-harbour-cost = It costs { $trains } train cards and { $ships } ship cards, all of one colour and all with the harbour symbol. Wilds can replace any of them.
rules-harbour-example = The owner of a route builds a harbour at its end.
# GL-15
rules-harbour-points = At the end, a harbour scores for your completed tickets to its city. A ticket between two of your harbours counts for both.
rules-harbour-table = Points for a harbour
rules-tickets-done = Completed tickets
rules-or-more = { $count } or more
# GL-18
rules-great-lakes-example = Harbours in { $first } and { $second }, and completed tickets { $tickets }: two of them name each harbour, so each scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.

rules-part-exchange = Exchanging pieces
rules-action-exchange = Exchange pieces
# GL-12, GL-20
rules-exchange = Exchange any number of trains for as many ships, or ships for trains, as long as the box has them. Each costs you { $points ->
    [one] one point
   *[other] { $points } points
}. You keep the same number of pieces.
# GL-14, GL-20
rules-end-both = Trains and ships count together. The last turns start after the turn that triggered them, so that player also plays last.
# GL-15, GL-16, GL-17
rules-score-harbours = The points of your harbours, and { $points } for each harbour you didn’t build.
# GL-12
rules-score-exchange = The cost of your exchanges.
