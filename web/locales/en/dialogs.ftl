# The dialogs in which decisions are made, and what is said about them.

ticket-long = A long one
ticket-joined = Joined
ticket-possible = Still possible
ticket-lost = No way left
tickets-sum = { $joined } points joined, { $open } still open, { $lost } lost.

# Which tickets to keep
keep-least = Keep at least { $count ->
    [one] one
   *[other] { $count }
} of these { $of }.
keep-exactly = Keep exactly { $count } of these { $of }.
keep-all = { $of ->
    [one] This ticket is yours: it is the only one there is.
   *[other] You keep all { $of }.
}
keep-risk = A ticket you have joined at the end brings its points; one you have not costs them.
keep-total = { $count ->
    [0] You have chosen none yet.
    [one] One chosen: { $points }.
   *[other] { $count } chosen: { $points } in all.
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
draft-passes-first = You pick one; the rest goes to { $to }, and you get what { $from } leaves.
draft-passes = This hand came from { $from }; what you leave goes to { $to }.
draft-swaps = You and { $to } swap hands after each pick.
draft-last = The last one of this hand is yours.
draft-picked = { $count ->
    [0] Nothing picked yet
    [one] Your pick so far
   *[other] Your { $count } picks so far
}
draft-choose = Choose a ticket
draft-go = Pick { $ticket }

# Trains and ships
pieces-title = How many trains and ships?
pieces-explained = You set out with { $all } pieces. Trains run on rails, ships at sea. All show their choice together.
pieces-slide = Fewer trains, more ships – or the other way round
pieces-limits = There are { $least } to { $most } trains to be had.
pieces-suggested = The mark shows what is good to begin with: { $trains } trains and { $ships } ships.
pieces-as-suggested = As suggested
pieces-go = Set out with { $trains } trains and { $ships } ships
step-less = One fewer
step-more = One more

exchange-title = Exchange pieces
exchange-explained = Change trains for ships, or ships for trains. Each costs { $points }, and it is your whole turn.
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
exchange-after = Afterwards you have { $trains } trains and { $ships } ships, and { $points } less.
exchange-go = Exchange { $count } for { $points }

# Payments
pay-title-route = Claim { $route }?
pay-title-station = A station in { $city }?
pay-title-harbour = A harbour in { $city }?
move-pay-any = { $wilds ->
    [0] Pay with cards of any kind, several for one, then choose them
    [one] Pay with 1 wild and cards of any kind, several for one, then choose them
   *[other] Pay with { $wilds } wilds and cards of any kind, several for one, then choose them
}
pay-cheapest = the cheapest way
price-route = { $count ->
    [one] One space, to be paid with 1 { $colour } card.
   *[other] { $count } spaces, to be paid with { $colour } cards.
}
price-route-sea = { $count ->
    [one] One space, to be paid with 1 { $colour } ship card.
   *[other] { $count } spaces, to be paid with { $colour } ship cards.
}
price-route-grey = { $count ->
    [one] One space, to be paid with 1 card of any colour.
   *[other] { $count } spaces, to be paid with cards of any one colour.
}
price-route-grey-sea = { $count ->
    [one] One space, to be paid with 1 ship card of any colour.
   *[other] { $count } spaces, to be paid with ship cards of any one colour.
}
price-points = { $points ->
    [one] It is worth 1 point.
   *[other] It is worth { $points } points.
}
price-ferry = A ferry: { $count ->
    [one] one of the cards must be a wild.
   *[other] { $count } of the cards must be wilds.
}
price-ferry-cards = Any { $count } cards may stand for one wild.
price-cards-for-one = Any { $count } cards, wilds too, may stand for one card of the colour.
price-no-wilds = Wilds do not count here.
price-double-ships = A double ship serves for one or two spaces.
price-tunnel = A tunnel: { $count } cards are turned up after you pay, and each that matches costs one card more. You may still give up then.
price-trains-left = { $count ->
    [0] It takes the last of your trains.
    [one] It leaves you one train.
   *[other] It leaves you { $count } trains.
}
price-taxis-left = { $count ->
    [0] It takes the last of your taxis.
    [one] It leaves you one taxi.
   *[other] It leaves you { $count } taxis.
}
price-ships-left = { $count ->
    [0] It takes the last of your ships.
    [one] It leaves you one ship.
   *[other] It leaves you { $count } ships.
}
price-station = { $cost ->
    [one] It costs one card of any kind
   *[other] It costs { $cost } cards of one colour
}; { $left ->
    [0] it is your last station.
    [one] one more station is left then.
   *[other] { $left } more stations are left then.
}
price-station-use = At the end it lets you use one route of another player that leads here, for your tickets.
price-station-unbuilt = Each station you do not build is worth { $points } at the end.
price-harbour = It costs { $trains } train cards and { $ships } ship cards of one colour, all with the harbour sign; wilds count as any. { $left ->
    [0] It is your last harbour.
    [one] One more harbour is left then.
   *[other] { $left } more harbours are left then.
}
price-harbour-points = Worth { $worth } points at the end, with one, two, or three and more of your joined tickets that name the city.
price-harbour-tickets = { $count ->
    [0] None of your tickets names { $city }.
    [one] One of your tickets names { $city }.
   *[other] { $count } of your tickets name { $city }.
}
price-harbour-unbuilt = Each harbour you do not build costs { $points } at the end.
step-laid = Laid down so far:
step-to-give = { $count ->
    [one] One card is still to come.
   *[other] { $count } cards are still to come.
}
step-price = What it costs
step-back = One step back
give-explained = Give { $count } cards of any kind. The suggestion keeps your wilds, and as many kinds as it can.
give-count = { $card }: { $count } of { $most }
give-go = Give these { $count } cards
give-more = { $count ->
    [one] Choose one more card
   *[other] Choose { $count } more cards
}
give-fewer = { $count ->
    [one] Choose one card fewer
   *[other] Choose { $count } cards fewer
}

# Tunnels
surcharge-laid = You laid down { $cards }.
surcharge-choose = Pay the rest, or give the tunnel up?
surcharge-unable = You do not have the cards for it.
surcharge-refuse = Your cards go back to your hand, and your turn is over.
surcharge-why-colour = Same colour: one more card
surcharge-why-wild = Wild: one more card
surcharge-why-no = Does not count
happened-claim-tunnel = { $you ->
    [yes] You claim
   *[no] { $name } claims
} { $route } with { $cards }: { $points }. { $revealed } came up: nothing more to pay.

# Smaller questions
build-title = What do you build in { $city }?
build-explained = Both can be built here.
tickets-title = Draw new tickets?
tickets-explained = You look at { $count ->
    [one] the last ticket
   *[other] { $count } tickets
} and keep at least { $keep ->
    [one] one
   *[other] { $keep }
}. It is your whole turn, and it cannot be taken back.
tickets-go = Draw tickets
refill-title = Which deck fills the gap?
refill-explained = You took a card from the row. Choose the deck that replaces it.
refill-from = From the { $deck }
festival-title = Whose festival cards do you take?
festival-explained = Cards lie at both ends of your route: you may take those of one end.
festival-take = { $count ->
    [one] One card of { $cities }
   *[other] { $count } cards of { $cities }
}
festival-gain = You have { $mine } of them; these add { $points }.
pass-title = Nothing else can be done
pass-explained = There is no card to draw, no ticket, and nothing you could pay for. You pass this turn; when all pass one after the other, the game ends.
confirm-go = Go ahead

# Beside the dialogs
second-card = Take one more card.
second-card-no-wild = Take one more card – but no wild from the row.
second-card-barred = A wild from the row cannot be the second card.
waiting-for-others = You have chosen. Waiting for { $names } …
undo = Take back
moves-in-words = All you can do, in words ({ $count })
