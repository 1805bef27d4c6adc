# What the coach advises, and why.

coach-do = { $move }.
coach-pay-with = Pay { $cards }: you need those the least.
coach-grey = { $route } is grey: pay with cards of any one colour. The best colour for you is { $card }, so collect that.

reason-completes = That completes { $count ->
    [one] your ticket
   *[other] your tickets
} { $tickets }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
reason-ticket = It’s part of the path for your ticket { $ticket }.
reason-points = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and you can spare the cards.
reason-last = The game is nearly over, and this scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-sights = It also reaches { $count ->
    [one] an attraction
   *[other] attractions
}: { $cities }.
reason-card = You still need { $cards } for { $route }.
reason-deck = You still need { $cards } for { $route }, but none is face up.
reason-surprise = For { $route }, the deck is a better bet than the face-up cards.
reason-wild = It counts as any colour, so it also helps with { $route }.
reason-collect = You have the cards for your plan. Now collect some for a long route.
reason-tickets = There’s time to complete another one.
reason-keep = That way, your plan takes { $pieces } of your { $of } pieces.
reason-station = It lets you use another player’s route for a ticket.
reason-harbour = Completed tickets to this city make it valuable.
reason-exchange = Your plan needs more pieces of the other kind.
