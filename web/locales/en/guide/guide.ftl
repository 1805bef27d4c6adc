# The guided first game, and its coach.

guide-title = Your first game
guide-line = Learn by playing: one short game, one easy opponent, and a coach at your side.
guide-what-map = You play on the map of { $board }. A game takes about ten minutes.
guide-what-coach = The coach suggests what to do next, and why. You can always do something else.
guide-what-leave = You can dismiss the coach at any time and play on.
guide-go = Start my first game
guide-go-on = Continue my first game
guide-rules = Or read the rules first

coach-name = Your coach
coach-next = Next
coach-leave = Dismiss coach
coach-hide = Hide the coach
coach-show = Show the coach
coach-rules = Read the rules
coach-again = Play another game

coach-welcome = Welcome to { $board }! You score points for routes between cities and for tickets. The player with the most points wins.
coach-tickets = These are tickets. Each asks you to connect two cities. Tick one to see its cities on the map, then keep one or more. Complete a ticket to score its points; miss it and you lose them.
coach-tickets-wait = Good. The others are still choosing their tickets.
coach-plan = Look at your ticket { $ticket }. A good path takes { $count ->
    [one] one route
   *[other] { $count } routes
}: { $routes }. Press the ticket to see its cities.
coach-deck = Face-up cards are certain; the deck is a surprise. If you draw a wild from the deck, you still get a second card.
coach-wild = There is a face-up wild. It counts as any colour, but if you take it, it is your only card this turn.
coach-pay = Choose how to pay. Save your wilds if you can: they fit everywhere.
coach-claimed = Your first route! It scored { $points ->
    [one] 1 point
   *[other] { $points } points
}. Longer routes score much more than short ones.
coach-pieces = Each space took one of your pieces. You have { $pieces } left. The game ends soon after someone has { $end } or fewer.
coach-sights = Some cities have an attraction, marked on the map. Each scores you a point if one of your routes ends there.
coach-blocked = Your ticket { $ticket } is blocked: no way is left. Never mind, claim routes for their points.
coach-done = You have completed { $ticket }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for you.
coach-near = The end is near: someone has only { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} left. Complete your tickets now.
coach-last = These are the last turns. Claim whatever scores the most now.
coach-over = That’s the whole game! The table shows where the points came from: routes, tickets, attractions. Now you know how to play.
