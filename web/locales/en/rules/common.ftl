# The rules that boards share. The comment above a message names the rules (docs/rules) that it tells.

rules-heading = The rules
rules-title = Rules: { $board }
rules-players = For { $least } to { $most } players
rules-boards = Boards
rules-contents = Contents
rules-print = Print
rules-missing = There is no such board here.

rules-part-aim = The aim
rules-part-start = Before the first turn
rules-part-turn = Your turn
rules-part-cards = Taking cards
rules-part-claim = Claiming a route
rules-part-doubles = Double routes
rules-part-tunnels = Tunnels
rules-part-ferries = Ferries
rules-part-tickets = Tickets
rules-part-end = The end
rules-part-score = Scoring

# C9, C15
rules-aim = Claim routes, join the cities of your secret tickets, and have the most points at the end.
# C12
rules-aim-secret = Cards in hand, tickets and the order of the decks are secret. Everything else lies open: how many cards and tickets you hold, your pieces, your routes, the discard and the score.

# EU-1, NY-1, NO-1, IB-1
rules-start-pieces = You have { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}. One goes on each space of the routes that you claim.
# EU-1, NY-1, NO-1, IB-2
rules-start-cards = You begin with { $hand ->
    [one] one card
   *[other] { $hand } cards
}. { $row ->
    [one] One card lies
   *[other] { $row } cards lie
} open in a row.
# EU-2, NY-2, NO-2, GL-2
rules-start-tickets = You look at { $dealt ->
    [one] one ticket
   *[other] { $dealt } tickets
} and keep at least { $keep }.
# EU-2, NY-2, NO-2, GL-2
rules-start-refused = { $where ->
    [box] Tickets that you refuse leave the game, and nobody sees them.
    [shuffle] Tickets that you refuse are shuffled into the ticket deck.
   *[bottom] Tickets that you refuse go to the bottom of the ticket deck.
}
# C17
rules-start-together = Everybody chooses at the same time. Nobody sees a choice before all have chosen.
# C2
rules-start-first = The computer draws who begins, unless the host named somebody.

# C1, EU-3, NY-3, NO-3, GL-5, IB-13
rules-turn = The players act in turn, clockwise. On your turn you do exactly one of these:
rules-action-cards = Take cards
rules-action-claim = Claim a route
rules-action-tickets = Draw tickets
# C14
rules-turn-pass = Only if you can do none of these, you pass. When everybody passes in a row, the game is scored.

# C3
rules-cards-two = You take two cards, one after the other. Each comes from the open row, or unseen from a deck.
# C3
rules-cards-filled = A card taken from the row is replaced at once, before you take the second.
# C9
rules-cards-wild = A wild stands for a card of any colour.
# C5
rules-cards-limit = A wild taken from the row is the only card of your turn, and it can never be your second card. A wild drawn unseen counts like any other card.
# C6
rules-cards-flush = As soon as { $count } open cards are wilds, the whole row is discarded and dealt anew. This stops when too few other cards are left.
# C7
rules-cards-again = An empty deck is made anew from its shuffled discard. While there is no discard either, gaps in the row stay open.
# C8
rules-cards-none = If no card can be taken, you cannot choose this. If no second card can be taken, your turn ends with one.
# C4
rules-cards-hand = You may hold as many cards and tickets as you like.
rules-cards-table = The cards of this board

# C9
rules-claim-any = You may claim any open route, also far away from your others. You claim one a turn, and always the whole route.
# C9
rules-claim-colour = Pay one card for each space, all in the colour of the route.
# C9, EU-4
rules-claim-grey = A grey route takes any one colour that you choose, never a mix.
# C9
rules-claim-wilds = Wilds may stand for some of the cards, or for all of them.
# C9
rules-claim-pieces = Lay one piece on each space. With too few pieces you cannot claim the route.
# C9, NY-8
rules-claim-points = The points for its length count at once.
rules-claim-table = Points for a route
rules-spaces = Spaces
rules-points = Points
rules-claim-example = Three spaces, paid with two cards of the colour and a wild.

# C10
rules-doubles = Two routes between the same two cities are a double. No player ever owns both.
# C10, EU-15, NY-5, NO-8, IB-11
rules-doubles-closed = With { $players } players or fewer, the second route closes for everybody as soon as the first is claimed.
# C10
rules-doubles-beside = Routes that only run side by side for a while, but join other cities, are not a double.

# EU-6, NO-6
rules-tunnel-lay = First lay down the cards for the length of the tunnel.
# EU-6, NO-6
rules-tunnel-reveal = Then { $count ->
    [one] the top card of the deck is turned up
   *[other] the top { $count } cards of the deck are turned up
}. Each that has the colour you laid, and each wild, costs you one more card: of that colour, or a wild.
# EU-7
rules-tunnel-wilds = If you laid wilds alone, only wilds turned up count, and you pay for them in wilds.
# EU-8
rules-tunnel-refuse = You may refuse to pay more, and you must if you cannot. Then your cards come back to your hand, and your turn is over. The cards turned up are discarded.
# EU-9
rules-tunnel-example = Two cards laid. One of the same colour was turned up: pay one more of that colour, or a wild.

# EU-5, NO-5, IB-11
rules-ferry = A ferry shows one or more wild signs. Pay a wild for each of them.
# EU-5, NO-5, IB-11
rules-ferry-rest = Pay the other spaces in one colour. Further wilds may stand for these cards.
# EU-5
rules-ferry-example = { $route }: { $cards } of one colour and { $wilds ->
    [one] one wild
   *[other] { $wilds } wilds
}.

# C15
rules-ticket = A ticket names two cities. You have done it if an unbroken path of your own routes joins them at the end.
# C11, NY-4, NO-2, GL-13
rules-ticket-draw = Draw { $draw ->
    [one] one ticket
   *[other] { $draw } tickets
} and keep at least { $keep }. If fewer are left, draw those.
# C11, NY-4, NO-2, GL-13
rules-ticket-refused = { $where ->
    [box] The others leave the game.
   *[bottom] The others go to the bottom of the ticket deck.
}
# C11
rules-ticket-stays = A ticket that you keep stays yours to the end. When the ticket deck is empty, no more can be drawn.
rules-ticket-example = The ticket is done: four spaces and two routes join its cities.

# C13
rules-end = When a player ends a turn { $pieces ->
    [0] without a piece left
    [one] with one piece left or none
   *[other] with { $pieces } pieces left or fewer
}, everybody has { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}, that player too. Then the game is scored.

rules-score-what = What counts
# NY-6, NY-8
rules-score-routes = The points of your routes by their length.
# C15
rules-score-tickets = The points of each ticket that is done.
# C15
rules-score-missed = Each ticket that is not done costs its points. A score may fall below zero.
rules-ties = If players have the same score, this decides, in this order:
# EU-14, NY-7, NO-10, IB-12
rules-tie-tickets-done = the most tickets done
rules-tie-longest-path = the longest path
# GL-17
rules-ties-none = Players with the same score share the place.
# EU-14, NY-7, NO-10, IB-12
rules-tie-shared = otherwise they share the place
