# The dialogs in which decisions are made, and what is said about them.

ticket-long = Long ticket
ticket-joined = Completed
ticket-possible = Still possible
ticket-lost = Blocked
tickets-sum = Points: { $joined } completed, { $open } still open, { $lost } lost.
ticket-needs = { $needs }, about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
tickets-only = Highlight only routes for my tickets
estimate-title = Points if the game ended now

# What a ticket on offer adds to my own
plan-adds = Also needs { $needs }.
plan-adds-nothing = Needs no more routes.
plan-all = In total: { $needs }.
plan-too-much = That takes more pieces than you have.

# Which tickets to keep
keep-least = Keep at least { $count ->
    [one] one
   *[other] { $count }
} of these { $of }.
keep-exactly = Keep exactly { $count } of these { $of }.
keep-all = { $of ->
    [one] You keep this ticket: it’s the last one.
   *[other] You keep all { $of }.
}
keep-risk = Completed tickets score their points; the others lose them.
keep-total = { $count ->
    [0] None chosen yet.
    [one] One chosen: { $points }.
   *[other] { $count } chosen: { $points } in total.
}
keep-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
keep-fewer = { $count ->
    [one] Choose one fewer
   *[other] Choose { $count } fewer
}

# Drafts
draft-title = { $number ->
    [one] First draft: pick a ticket
   *[other] Second draft: pick a ticket
}
draft-round = Pick { $round } of { $rounds }
draft-hand = The tickets in your hand
draft-passes-first = Pick one and pass the rest to { $to }; { $from } passes theirs to you.
draft-passes = This hand came from { $from }. Pass the rest to { $to }.
draft-swaps = You and { $to } swap hands after each pick.
draft-last = The last ticket in this hand is yours.
draft-picked = { $count ->
    [0] Nothing picked yet
    [one] Your pick so far
   *[other] Your { $count } picks so far
}
draft-choose = Choose a ticket
draft-go = Pick { $ticket }

# Trains and ships
pieces-title = How many trains and ships?
pieces-explained = You start with { $all } pieces. Trains run on land, ships at sea. Everyone reveals together.
pieces-slide = More trains and fewer ships, or the other way round
pieces-limits = Take { $least } to { $most } trains.
pieces-suggested = The mark shows a good choice for a first game: { $trains ->
    [one] 1 train
   *[other] { $trains } trains
} and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}.
pieces-as-suggested = As suggested
pieces-go = Start with { $trains ->
    [one] 1 train
   *[other] { $trains } trains
} and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
step-less = One fewer
step-more = One more

exchange-title = Exchange pieces
exchange-explained = Exchange trains for ships, or ships for trains. Each one costs { $points }, and it takes your whole turn.
exchange-trains = Trains for ships
exchange-ships = Ships for trains
exchange-count = { $kind ->
    [trains] { $count ->
        [one] One train becomes a ship
       *[other] { $count } trains become ships
    }
   *[ships] { $count ->
        [one] One ship becomes a train
       *[other] { $count } ships become trains
    }
}
exchange-after = You’ll have { $trains ->
    [one] 1 train
   *[other] { $trains } trains
} and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, and lose { $points }.
exchange-go = Exchange { $count } (costs { $points })

# Payments
pay-title-route = Claim { $route }?
pay-title-station = Build a station in { $city }?
pay-title-harbour = Build a harbour in { $city }?
move-pay-any = { $wilds ->
    [0] Pay with other cards, then choose which
    [one] Pay with 1 wild and other cards, then choose which
   *[other] Pay with { $wilds } wilds and other cards, then choose which
}
pay-cheapest = the cheapest way
price-route = { $count ->
    [one] 1 space: pay 1 { $colour } card.
   *[other] { $count } spaces: pay in { $colour }.
}
price-route-sea = { $count ->
    [one] 1 space: pay 1 { $colour } ship card.
   *[other] { $count } spaces: pay with { $colour } ship cards.
}
price-route-grey = { $count ->
    [one] 1 space: pay 1 card of any colour.
   *[other] { $count } spaces: pay in any one colour.
}
price-route-grey-sea = { $count ->
    [one] 1 space: pay 1 ship card of any colour.
   *[other] { $count } spaces: pay with ship cards of any one colour.
}
price-points = { $points ->
    [one] It scores 1 point.
   *[other] It scores { $points } points.
}
price-ferry = Ferry: { $count ->
    [one] at least one card must be a wild.
   *[other] at least { $count } cards must be wilds.
}
price-ferry-cards = Any { $count } cards can replace one wild.
price-cards-for-one = Any { $count } cards, wilds included, can replace one card of the colour.
price-cards-for-one-only = A wild doesn’t count as the colour here. But any { $count } cards, wilds included, can replace one card of the colour.
price-helps = For your tickets: { $tickets }.
price-no-wilds = You can’t use wilds here.
price-double-ships = A double ship covers one or two spaces.
price-tunnel = Tunnel: { $count } cards are revealed after you pay. Each match costs one extra card, but you can still back out.
price-trains-left = { $count ->
    [0] It takes the last of your trains.
    [one] You’ll have 1 train left.
   *[other] You’ll have { $count } trains left.
}
price-taxis-left = { $count ->
    [0] It takes the last of your taxis.
    [one] You’ll have 1 taxi left.
   *[other] You’ll have { $count } taxis left.
}
price-ships-left = { $count ->
    [0] It takes the last of your ships.
    [one] You’ll have 1 ship left.
   *[other] You’ll have { $count } ships left.
}
price-station = { $cost ->
    [one] It costs one card of any kind.
   *[other] It costs { $cost } cards of one colour.
} { $left ->
    [0] It’s your last station.
    [one] You’ll have 1 station left.
   *[other] You’ll have { $left } stations left.
}
price-station-use = At the end, it lets you use one route of another player into this city for your tickets.
price-station-unbuilt = Each station you don’t build is worth { $points } at the end.
price-harbour = It costs { $trains } train cards and { $ships } ship cards of one colour, all with the harbour symbol; wilds count as any. { $left ->
    [0] It’s your last harbour.
    [one] You’ll have 1 harbour left.
   *[other] You’ll have { $left } harbours left.
}
price-harbour-points = Worth { $worth } points at the end with one, two, or three or more completed tickets to this city.
price-harbour-tickets = { $count ->
    [0] You have no ticket to { $city }.
    [one] You have one ticket to { $city }.
   *[other] You have { $count } tickets to { $city }.
}
price-harbour-unbuilt = Each harbour you don’t build costs { $points } at the end.
step-laid = Played so far:
step-to-give = { $count ->
    [one] 1 card left to pay.
   *[other] { $count } cards left to pay.
}
step-price = What it costs
step-back = One step back
give-explained = Pay any { $count } cards. The suggestion saves your wilds and as many colours as it can.
give-count = { $card }: { $count } of { $most }
give-go = { $count ->
    [one] Pay this card
   *[other] Pay these { $count } cards
}
give-more = { $count ->
    [one] Choose one more card
   *[other] Choose { $count } more cards
}
give-fewer = { $count ->
    [one] Choose one fewer card
   *[other] Choose { $count } fewer cards
}

# Tunnels
surcharge-laid = You played { $cards }.
surcharge-choose = Pay the extra, or abandon the tunnel?
surcharge-unable = You don’t have the cards for it.
surcharge-refuse = Your cards return to your hand, and your turn ends.
surcharge-why-colour = Same colour: one extra card
surcharge-why-wild = Wild: one extra card
surcharge-why-no = No match
happened-claim-tunnel = { $you ->
    [yes] You claim
   *[no] { $name } claims
} { $route } with { $cards }: { $points }. The tunnel revealed { $revealed }: no extra cost.

# Smaller questions
build-title = What do you build in { $city }?
build-explained = You can build either one here.
tickets-title = Draw new tickets?
tickets-explained = You look at { $count ->
    [one] the last ticket
   *[other] { $count } tickets
} and keep at least { $keep ->
    [one] one
   *[other] { $keep }
}. It takes your whole turn, and you can’t undo it.
tickets-go = Draw tickets
refill-title = Which deck refills the row?
refill-explained = You took a face-up card. Choose the deck that replaces it.
refill-from = From the { $deck }
festival-title = Which festival cards do you take?
festival-explained = Both ends of your route have festival cards. You can take those of one end.
festival-take = { $count ->
    [one] 1 card from { $cities }
   *[other] { $count } cards from { $cities }
}
festival-gain = You have { $mine } of them; these add { $points }.
pass-title = You can only pass
pass-explained = There is no card or ticket to draw, and nothing you can pay for. If everyone passes in a row, the game ends.
confirm-go = Go ahead

# Beside the dialogs
second-card = Take one more card.
second-card-no-wild = Take one more card, but no face-up wild.
second-card-barred = A face-up wild can’t be your second card.
waiting-for-others = You have chosen. Waiting for { $names } …
undo = Undo
moves-in-words = All your moves ({ $count })
