# What happened, for the log. $you is "yes" for what I did myself.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tickets-count = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
trains-count = { $count ->
    [one] 1 train
   *[other] { $count } trains
}
taxis-count = { $count ->
    [one] 1 taxi
   *[other] { $count } taxis
}
ships-count = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}

happened-claim = { $you ->
    [yes] You claim
   *[no] { $name } claims
} { $route } with { $cards }: { $points }.
happened-dig = { $you ->
    [yes] You dig
   *[no] { $name } digs
} at { $route } with { $cards }. { $revealed } came up: it costs { $price } more.
happened-surcharge = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $cards } more for { $route }: { $points }.
happened-refuse = { $you ->
    [yes] You give
   *[no] { $name } gives
} the tunnel { $route } up.
happened-station = { $you ->
    [yes] You build
   *[no] { $name } builds
} a station in { $city } with { $cards }.
happened-harbour = { $you ->
    [yes] You build
   *[no] { $name } builds
} a harbour in { $city } with { $cards }.
happened-take = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $card } from the row.
happened-draw = { $you ->
    [yes] You draw
   *[no] { $name } draws
} an unseen card.
happened-draw-known = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { $card } unseen.
happened-look = { $you ->
    [yes] You look
   *[no] { $name } looks
} at { $tickets }.
happened-keep = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} { $tickets }.
happened-pick = { $you ->
    [yes] You pick
   *[no] { $name } picks
} { $tickets }.
happened-pieces = { $you ->
    [yes] You choose
   *[no] { $name } chooses
} { $trains } trains and { $ships } ships.
happened-exchange = { $you ->
    [yes] You exchange
   *[no] { $name } exchanges
} { $count ->
    [one] 1 piece
   *[other] { $count } pieces
} ({ $from } for { $to }): { $points }.
happened-pass = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
happened-festival = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $cards } of the festival of { $cities }.
happened-festivals-laid = { $count ->
    [one] 1 festival card is laid open: { $cities }.
   *[other] { $count } festival cards are laid open: { $cities }.
}
happened-row-flushed = Too many wilds lay open: the row was dealt anew.
happened-second-draft = The draft card came up: the second draft begins.
happened-last-turns = The end is near: { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
} for everybody.
happened-other = { $kind }
