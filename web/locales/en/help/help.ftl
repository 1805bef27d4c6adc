# The rule of the thing pointed at.

explain-how = Point at anything to see its rule. The arrow keys move from one thing to the next. Press Escape to stop.
explain-touch = Touch anything to read its rule.
explain-more = More in the rules

help-title-route = { $route }
help-title-deck = The deck
help-title-row = The face-up cards
help-title-wild = A wild
help-title-tickets = The ticket deck
help-title-ticket = Your tickets
help-title-hand = Your cards
help-title-players = The players
help-title-score = The score
help-title-city = { $city }
help-title-junction = A junction

# C9
help-route = { $length ->
    [one] 1 space
   *[other] { $length } spaces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}. Pay one { $colour } card per space.
# C9
help-grey = { $length ->
    [one] 1 space
   *[other] { $length } spaces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}. Pay in one colour of your choice.
# EU-6, NO-6
help-tunnel = A tunnel of { $length ->
    [one] 1 space
   *[other] { $length } spaces
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. After you pay, { $count } cards are revealed: each one in your colour, and each wild, costs you one extra card.
# EU-5, NO-5, IB-11
help-ferry = A ferry of { $length ->
    [one] 1 space
   *[other] { $length } spaces
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $wilds ->
    [one] At least one card must be a wild.
   *[other] At least { $wilds } cards must be wilds.
}
# GL-8, GL-9
help-sea = A sea route of { $length ->
    [one] 1 space
   *[other] { $length } spaces
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. Pay with ship cards of one colour; a double ship counts as two.
# NO-7
help-substitute = { $length } spaces, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. Here, any { $count } cards can replace one card of the colour.
# C9, NO-4
help-wilds = { $on ->
    [yes] Wilds can replace any of the cards.
   *[no] You can’t use wilds here.
}
# C3
help-deck = Draw a card from the deck. You take two cards in a turn; from the deck, a wild counts like any other card.
# C3
help-row = Take a face-up card. You take two cards in a turn, and the row is refilled right away.
# C5, NO-1
help-wild = A wild counts as any colour. { $limit ->
    [yes] If you take it face up, it is your only card this turn.
   *[no] You can take two of them in one turn.
}
# C11
help-tickets = Draw { $draw } tickets and keep at least { $keep }. Those you don’t complete cost you their points.
# C15
help-ticket = Connect the two cities with your own routes to score the points. At the end, a ticket you haven’t completed costs you as much.
# C4, C9
help-hand = You pay for routes with these. You can hold as many as you like.
# C12, C13
help-players = Everyone can see how many cards, tickets and pieces each player has. { $pieces ->
    [0] When a player has no pieces left, the last turns begin.
    [one] When a player has at most one piece left, the last turns begin.
   *[other] When a player has { $pieces } pieces or fewer left, the last turns begin.
}
# C15
help-score = You score points for routes and completed tickets, and lose points for missed ones.
# EU-10, EU-11
help-city-station = You can build a station here. At the end, it lets you use one route of another player.
# EU-10, EU-11
help-station = There is a station here. At the end, its owner can use one route of another player into this city.
# GL-11, GL-15
help-city-harbour = You can build a harbour here if you have a route to this city. It scores more for each completed ticket to this city.
# GL-11, GL-15
help-harbour = There is a harbour here. It scores more for each ticket to this city that its owner completes.
# NY-6
help-sight = An attraction: a route to it scores { $points ->
    [one] 1 point
   *[other] { $points } points
}, once for each player.
# IB-4, IB-8
help-festival = Festival city: claim a route here to take its festival cards.
# C15
help-city = A city. Some tickets ask you to connect it to another with your own routes.
# GL-19
help-junction = Routes meet here and paths pass through, but it isn’t a city: no ticket goes here.
