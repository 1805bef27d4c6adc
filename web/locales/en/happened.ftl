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
    [yes] You try
   *[no] { $name } tries
} the tunnel { $route } with { $cards }. It reveals { $revealed }: { $price } extra.
happened-surcharge = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $cards } extra for { $route }: { $points }.
happened-refuse = { $you ->
    [yes] You abandon
   *[no] { $name } abandons
} the tunnel { $route }.
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
} a face-up { $card } card.
happened-draw = { $you ->
    [yes] You draw
   *[no] { $name } draws
} a card from the deck.
happened-draw-known = { $you ->
    [yes] You draw
   *[no] { $name } draws
} a card from the deck: { $card }.
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
} { $trains ->
    [one] 1 train
   *[other] { $trains } trains
} and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}.
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
} the festival cards from { $cities }: { $cards }.
happened-festivals-laid = { $count ->
    [one] 1 festival card is placed: { $cities }.
   *[other] { $count } festival cards are placed: { $cities }.
}
happened-row-flushed = Too many face-up wilds: the row is dealt again.
happened-second-draft = The draft card is revealed: the second draft begins.
happened-last-turns = The end is near: { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
} for everyone.
happened-other = { $kind }
