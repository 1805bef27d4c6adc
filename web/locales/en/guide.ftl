# The rule of the thing pointed at, the guided first game, and its coach.

explain = Explain
explain-how = Point at anything to see its rule. The arrow keys lead from one thing to the next. Escape ends this.
explain-touch = Touch anything to read its rule.
explain-more = More in the rules
explain-end = Close

help-title-route = { $route }
help-title-deck = The deck
help-title-row = The open cards
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
    [one] One space
   *[other] { $length } spaces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}. Pay a card of the colour { $colour } for each space.
# C9
help-grey = { $length ->
    [one] One space
   *[other] { $length } spaces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}. Pay with one colour of your choice.
# EU-6, NO-6
help-tunnel = A tunnel of { $length ->
    [one] one space
   *[other] { $length } spaces
}, worth { $points }. After you lay down your cards, { $count } more are turned up: each of your colour, and each wild, costs one card more.
# EU-5, NO-5, IB-11
help-ferry = A ferry of { $length ->
    [one] one space
   *[other] { $length } spaces
}, worth { $points }. { $wilds ->
    [one] One of the cards must be a wild.
   *[other] { $wilds } of the cards must be wilds.
}
# GL-8, GL-9
help-sea = A sea route of { $length ->
    [one] one space
   *[other] { $length } spaces
}, worth { $points }. Pay with ship cards of one colour; a double ship counts for two.
# NO-7
help-substitute = { $length } spaces, worth { $points }. Any { $count } cards may stand for one card of the colour here.
# C9
help-owned = This route belongs to { $name }. It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
# C10
help-double = Two routes join these cities. Nobody may own both.
# C10
help-double-closed = Two routes join these cities. At this table, the second closes when the first is claimed.
# C9, NO-4
help-wilds = { $on ->
    [yes] Wilds may stand for any of the cards.
   *[no] Wilds do not serve here.
}
# C3
help-deck = Take an unseen card. A turn gives two cards; here a wild counts like any other card.
# C3
help-row = Take an open card. A turn gives two cards, and the place is filled at once.
# C5, NO-1
help-wild = A wild stands for any colour. { $limit ->
    [yes] Taken from the open cards, it is the only card of your turn.
   *[no] You may take two of them in one turn.
}
# C11
help-tickets = Draw { $draw } tickets and keep at least { $keep }. Those you do not finish cost you their points.
# C15
help-ticket = Join the two cities by your own routes to win the points. At the end, a ticket that is not done costs as much.
# C4, C9
help-hand = You pay for routes with these. There is no limit to your hand.
# C12, C13
help-players = Everybody sees how many cards, tickets and pieces each player has. { $pieces ->
    [0] When somebody has no piece left, the last turns begin.
    [one] When somebody has one piece left or none, the last turns begin.
   *[other] When somebody has { $pieces } pieces left or fewer, the last turns begin.
}
# C15
help-score = Routes and tickets done count for you, tickets not done against you.
# EU-10, EU-11
help-city-station = You may build a station here. At the end it lends you one route of another player.
# EU-10, EU-11
help-station = Here is a station. At the end it lends its owner one route of another player that ends here.
# GL-11, GL-15
help-city-harbour = A harbour may be built here by a player who has a route to it. It is worth the more, the more tickets done name the city.
# GL-11, GL-15
help-harbour = Here is a harbour. It is worth the more, the more tickets done of its owner name the city.
# NY-6
help-sight = An attraction: a route to it brings { $points ->
    [one] 1 point
   *[other] { $points } points
}, once for each player.
# IB-4, IB-8
help-festival = A city of festivals. Who claims a route to it takes the festival cards that lie there.
# C15
help-city = A city. Tickets ask you to join it with another by your own routes.
# GL-19
help-junction = Routes meet here and paths pass through, but it is no city: no ticket names it.

guide-title = Your first game
guide-line = Learn by playing: one short game, one easy opponent, and a coach at your side.
guide-what-map = You play on the map of { $board }. A game takes about ten minutes.
guide-what-coach = The coach says what to do next, and why. You may always do something else.
guide-what-leave = You can send the coach away at any time and play on.
guide-go = Start my first game
guide-go-on = Go on with my first game
guide-rules = Or read the rules first

coach-name = Your coach
coach-next = Go on
coach-leave = I know enough
coach-hide = Hide the coach
coach-show = Show the coach
coach-rules = Read the rules
coach-again = Play another game

coach-welcome = Welcome to { $board }! You win points with routes between cities, and with tickets. Whoever has the most points at the end wins.
coach-tickets = These are tickets. Each asks you to join two cities. Tick one to see its cities on the map, then keep one or more. Done, it brings its points; not done, it costs them.
coach-tickets-wait = Good. The others still choose their tickets.
coach-plan = Look at your ticket { $ticket }. The shortest way takes { $count ->
    [one] one route
   *[other] { $count } routes
}: { $routes }. Press the ticket to see its cities.
coach-take = Now collect cards. You need { $card } for { $route }: take it from the open cards.
coach-draw = Now collect cards. What you need for { $route } does not lie open, so draw an unseen card.
coach-second = Take a second card. Your turn ends after it.
coach-wait = Now the other player moves. Watch the map and the list of what happened.
coach-deck = Open cards are sure, unseen ones are a surprise. An unseen card may be a wild, and then you still get a second card.
coach-wild = A wild lies open. It stands for any colour, but taken from there it is the only card of your turn.
coach-claim = You have the cards for { $route }! Press it on the map.
coach-pay = Choose what you pay with. Keep your wilds for later if you can: they fit everywhere.
coach-claimed = Your first route! It brought { $points ->
    [one] 1 point
   *[other] { $points } points
}. Longer routes are worth much more than short ones.
coach-pieces = Each space took one of your pieces. You have { $pieces } left. The game ends soon after somebody has { $end } or fewer.
coach-sights = Some cities have an attraction; the map marks them. Each brings you a point if one of your routes ends there.
coach-blocked = Somebody took the way of your ticket { $ticket }, and there is no other. Never mind: claim routes for their points.
coach-done = You have joined { $ticket }: { $points ->
    [one] 1 point is
   *[other] { $points } points are
} yours.
coach-more = All your tickets are done. You may draw new ones, or claim long routes for their points.
coach-keep = Keep the tickets that your routes nearly join already. You must keep at least { $keep }.
coach-any = Now every route counts. You can claim { $route } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
coach-near = The end is near: somebody has only { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} left. Finish your tickets, and draw no more.
coach-last = These are the last turns. Claim what brings the most points now.
coach-other = Choose what you like best.
coach-over = That is the whole game! The table shows where the points came from: routes, tickets, attractions. Now you know how to play.
