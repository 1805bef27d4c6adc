# Why a move is good: for the coach, hints and lessons.

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
} at once.
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
reason-contested = { $route } may soon be gone: { $count ->
    [one] { $names } seems to need it, too
   *[other] { $names } seem to need it, too
}.
reason-affordable = You have the cards for it: { $cards }.
reason-detour = Without it, your ticket { $ticket } takes { $spaces ->
    [one] { $spaces } more space
   *[other] { $spaces } more spaces
}.
reason-no-detour = Without it, there’s no path left for your ticket { $ticket }.
reason-longest = It makes your longest path { $path } { $path ->
    [one] space
   *[other] spaces
} long. The others have { $others } at most, and the longest path scores { $bonus } { $bonus ->
    [one] point
   *[other] points
}.
reason-blocks = You don’t need { $route } yourself, but { $count ->
    [one] { $names } seems to.
   *[other] { $names } seem to.
}
reason-card-unneeded = Your plan doesn’t need the card you took.
reason-scarce = Only { $left } { $card } { $left ->
    [one] card is
   *[other] cards are
} left for { $route }; of { $other }, there are still { $more }.
reason-two-cards = A face-up wild takes the whole turn. Your plan still needs { $count } { $count ->
    [one] card
   *[other] cards
}, so two cards are better than one.
reason-tickets-time = There are about { $turns } { $turns ->
    [one] turn
   *[other] turns
} left, and your plan takes { $needed }: time for another ticket.
reason-keep-better = These tickets take { $pieces } { $pieces ->
    [one] piece
   *[other] pieces
} for { $points } { $points ->
    [one] point
   *[other] points
}; those you kept take { $others } for { $less }.
reason-adds = The ticket { $ticket } adds only { $spaces } { $spaces ->
    [one] space
   *[other] spaces
} to your plan, for { $points } { $points ->
    [one] point
   *[other] points
}.
reason-costly = The ticket { $ticket } adds { $spaces } { $spaces ->
    [one] space
   *[other] spaces
} to your plan, for only { $points } { $points ->
    [one] point
   *[other] points
}.
reason-hopeless = There’s no path left for the ticket { $ticket }.
reason-spares = That way, you still have { $cards } for { $route }.
reason-spends = The move you played spends cards that you need for { $route }: { $cards }.
reason-split = Your plan takes { $trains } { $trains ->
    [one] train
   *[other] trains
} and { $ships } { $ships ->
    [one] ship
   *[other] ships
}.
reason-tight = With the tickets you kept, your plan takes { $needed } of the { $left } { $left ->
    [one] turn
   *[other] turns
} left; with these, it takes { $less }.
reason-late = Your ticket { $ticket } still takes about { $needed } { $needed ->
    [one] turn
   *[other] turns
}, and only { $left } { $left ->
    [one] is
   *[other] are
} left.
reason-lost = The move you played leaves too few pieces for { $count ->
    [one] your ticket
   *[other] your tickets
} { $tickets }: you need { $needed }, and you would have { $left }.
reason-busy = Your plan still takes about { $needed } { $needed ->
    [one] turn
   *[other] turns
}, and only { $left } { $left ->
    [one] is
   *[other] are
} left: too late for more tickets.
reason-wait = Nobody else seems to need { $route }, so it can wait. Your plan still needs { $count } { $count ->
    [one] card
   *[other] cards
}.
reason-won = The computer played on after both moves { $games } { $games ->
    [one] time
   *[other] times
}. Chance to win: { $chance } with this move, { $instead } with yours.
