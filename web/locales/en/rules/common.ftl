# The rules that boards share. The comment above a message names the rules (docs/rules) that it tells.

rules-heading = The rules
rules-title = Rules: { $board }
rules-players = For { $least } to { $most } players
rules-boards = Boards
rules-contents = Contents
rules-print = Print
rules-missing = This board doesn’t exist here.

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
rules-aim = Claim routes, connect the cities on your secret tickets, and have the most points at the end.
# C12
rules-aim-secret = Hands, tickets and the order of the decks are secret. Everything else is open: how many cards and tickets you hold, your pieces, your routes, the discard piles and the score.

# EU-1, NY-1, NO-1, IB-1
rules-start-pieces = You have { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}. Place one on each space of the routes you claim.
# EU-1, NY-1, NO-1, IB-2
rules-start-cards = You start with { $hand ->
    [one] one card
   *[other] { $hand } cards
}. { $row ->
    [one] One card is
   *[other] { $row } cards are
} dealt face up in a row.
# EU-2, NY-2, NO-2, GL-2
rules-start-tickets = You look at { $dealt ->
    [one] one ticket
   *[other] { $dealt } tickets
} and keep at least { $keep }.
# EU-2, NY-2, NO-2, GL-2
rules-start-refused = { $where ->
    [box] Tickets you don’t keep leave the game, and nobody sees them.
    [shuffle] Tickets you don’t keep are shuffled into the ticket deck.
   *[bottom] Tickets you don’t keep go to the bottom of the ticket deck.
}
# C17
rules-start-together = Everyone chooses at the same time. No choice is revealed until all have chosen.
# C2
rules-start-first = The first player is random, unless the host chose one.

# C1, EU-3, NY-3, NO-3, GL-5, IB-13
rules-turn = Play goes clockwise. On your turn, do exactly one of these:
rules-action-cards = Take cards
rules-action-claim = Claim a route
rules-action-tickets = Draw tickets
# C14
rules-turn-pass = You pass only if you can do none of these. When everyone passes in a row, the game ends and is scored.

# C3
rules-cards-two = Take two cards, one after the other. Each is either a face-up card or one from the deck.
# C3
rules-cards-filled = A face-up card that is taken is replaced at once, before you take the second.
# C9
rules-cards-wild = A wild counts as a card of any colour.
# C5
rules-cards-limit = A face-up wild is the only card you take that turn, and it can never be your second card. A wild from the deck counts like any other card.
# C6
rules-cards-flush = As soon as { $count } face-up cards are wilds, the whole row is discarded and dealt again. This stops when too few other cards are left.
# C7
rules-cards-again = When a deck runs out, its discard pile is shuffled into a new deck. If there are no discards either, gaps in the row stay empty.
# C8
rules-cards-none = If you can’t take any card, you can’t choose this action. If you can’t take a second card, your turn ends with one.
# C4
rules-cards-hand = You can hold as many cards and tickets as you like.
rules-cards-table = The cards of this board

# C9
rules-claim-any = You can claim any unclaimed route, even far from your other routes; one per turn, and always the whole route.
# C9
rules-claim-colour = Pay one card for each space, all in the route’s colour.
# C9, EU-4
rules-claim-grey = For a grey route, choose any one colour; never mix colours.
# C9
rules-claim-wilds = Wilds can replace some of the cards, or all of them.
# C9
rules-claim-pieces = Place one of your pieces on each space. You can’t claim a route if you have too few pieces.
# C9, NY-8
rules-claim-points = Score its points immediately.
rules-claim-table = Points for a route
rules-spaces = Spaces
rules-points = Points
rules-claim-example = Three spaces, paid with two cards of the colour and a wild.

# C10
rules-doubles = Two routes between the same two cities are a double route. No player can ever own both.
# C10, EU-15, NY-5, NO-8, IB-11
rules-doubles-closed = With { $players } players or fewer, the second route closes for everyone as soon as the first is claimed.
# C10
rules-doubles-beside = Routes that only run side by side for a while but connect other cities are not a double route.

# EU-6, NO-6
rules-tunnel-lay = First pay the cards for the length of the tunnel.
# EU-6, NO-6
rules-tunnel-reveal = Then { $count ->
    [one] the top card of the deck is revealed
   *[other] the top { $count } cards of the deck are revealed
}. Each card matching the colour you paid, and each wild, costs you one extra card: of that colour, or a wild.
# EU-7
rules-tunnel-wilds = If you paid only wilds, only revealed wilds count, and you pay for them with wilds.
# EU-8
rules-tunnel-refuse = You can refuse to pay the extra, and you must if you can’t. Then your cards return to your hand, and your turn ends. The revealed cards are discarded.
# EU-9
rules-tunnel-example = Two cards paid. One revealed card matches their colour: pay one more of that colour, or a wild.

# EU-5, NO-5, IB-11
rules-ferry = A ferry shows one or more wild symbols. Pay a wild for each of them.
# EU-5, NO-5, IB-11
rules-ferry-rest = Pay for the other spaces in one colour. Further wilds can replace these cards.
# EU-5
rules-ferry-example = { $route }: { $cards } of one colour and { $wilds ->
    [one] one wild
   *[other] { $wilds } wilds
}.

# C15
rules-ticket = A ticket names two cities. You complete it if an unbroken path of your own routes connects them at the end.
# C11, NY-4, NO-2, GL-13
rules-ticket-draw = Draw { $draw ->
    [one] one ticket
   *[other] { $draw } tickets
} and keep at least { $keep }. If fewer are left, draw what there is.
# C11, NY-4, NO-2, GL-13
rules-ticket-refused = { $where ->
    [box] The others leave the game.
   *[bottom] The others go to the bottom of the ticket deck.
}
# C11
rules-ticket-stays = A ticket that you keep is yours to the end. When the ticket deck is empty, no more can be drawn.
rules-ticket-example = This ticket is completed: two routes with four spaces connect its cities.

# C13
rules-end = When a player ends a turn { $pieces ->
    [0] with no pieces left
    [one] with at most one piece left
   *[other] with { $pieces } pieces or fewer left
}, everyone has { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}, including that player. Then the game is scored.

rules-score-what = What counts
# NY-6, NY-8
rules-score-routes = The points for your routes, by length.
# C15
rules-score-tickets = The points of each completed ticket.
# C15
rules-score-missed = Each ticket you didn’t complete costs its points. A score can fall below zero.
rules-ties = If players are tied, these break the tie, in this order:
# EU-14, NY-7, NO-10, IB-12
rules-tie-tickets-done = the most completed tickets
rules-tie-longest-path = the longest path
# GL-17
rules-ties-none = Tied players share the place.
# EU-14, NY-7, NO-10, IB-12
rules-tie-shared = otherwise they share the place
