# Play by keyboard and with a screen reader.

access-skip = Skip to
access-skip-board = Skip to the board
access-skip-cards = Skip to your cards
access-skip-moves = Skip to your moves
access-skip-words = Skip to the board as text

access-words = Board as text
access-words-open = Open the board as text
access-words-close = Close the board as text
access-find = Find a city, a colour or a kind of route
access-nothing-found = Nothing on the board matches that.

access-claims = { $count ->
    [0] You can’t claim a route now
    [one] 1 route you can claim
   *[other] { $count } routes you can claim
}
access-claims-of = From { $city } ({ $count })
access-claim = Claim { $route }
access-claim-cost = Claim { $route }. { $cost }

access-cities = Cities
access-city = City
access-city-choose = Choose a city
access-city-harbour = A harbour can be built here.
access-city-sight = An attraction worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
access-city-festivals = { $count ->
    [one] 1 festival card here.
   *[other] { $count } festival cards here.
}
access-city-station-of = { $names } built a station here.
access-city-harbour-of = { $names } built a harbour here.
access-city-routes = Routes from { $city }
access-to = To
access-length = Spaces
access-colour = Colour
access-kind = Kind
access-state = Status
access-state-mine = yours
access-state-owned = { $name }’s
access-state-free = free
access-state-closed = closed
access-cost = Costs { $count } { $colour }.
access-cost-grey = { $count ->
    [one] Costs 1 card of any colour.
   *[other] Costs { $count } cards of one colour.
}
access-cost-wilds = { $wilds ->
    [one] At least 1 card must be a wild.
   *[other] At least { $wilds } cards must be wilds.
}
access-cost-tunnel = It’s a tunnel, so it may cost more.

access-players = Players
access-player-you = { $name } (you)
access-network = Connected: { $cities }.
access-network-none = No routes yet.
access-stations = Stations in { $cities }.
access-harbours = Harbours in { $cities }.
access-player-routes = { $count ->
    [one] 1 route
   *[other] { $count } routes
}

access-mine = Your tickets and cards
access-hand = You hold { $cards }.
access-row = Face-up cards: { $cards }.
access-place = { $place } { $card }
access-no-card = no card
access-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
} left in the { $deck }.
access-tickets-left = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
} left.
access-player = { $name }: { $facts }.
access-tickets-none = You have no tickets.
access-ticket = { $ticket }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
access-ticket-done = { $ticket }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: completed.
access-ticket-lost = { $ticket }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: blocked.
access-ticket-direct = { $ticket }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to go.
access-ticket-way = { $ticket }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to go, via { $via }.
access-ticket-takes = That takes { $needs }.
access-log-empty = Nothing has happened yet.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = These are the last turns.

access-not-now = Not now: { $now }
access-no-place = There is no card to take at place { $place }.
access-no-draw = There is no card to draw now.
access-no-tickets = You can’t draw tickets now.
access-no-routes = There is no route you can claim now.
access-undone = Your last move was undone.

access-keys = Keys
access-keys-open = Show the keys
access-keys-close = Close
access-keys-on = Use these keys
access-keys-off-note = The keys are off. You can still reach everything with Tab, the arrow keys and Enter.
access-keys-play = Play
access-keys-ask = Ask
access-keys-move = Move around
access-key-take = Take the face-up card at that place
access-key-draw = Draw from the deck
access-key-draw-other = Draw from the second deck
access-key-tickets = Draw tickets
access-key-undo = Undo your last move
access-key-routes = Go to the routes you can claim
access-key-next = Next route you can claim
access-key-previous = Previous route you can claim
access-key-arrows = Nearest route or card in that direction
access-key-enter = Choose what is in focus
access-key-moves = Go to your moves
access-key-words = Open or close the board as text
access-key-escape = Close what is open
access-key-hand = Your cards
access-key-row = The face-up cards
access-key-others = The other players
access-key-mine = Your tickets
access-key-log = What just happened
access-key-again = Repeat what to do now
access-key-help = Show these keys
access-name-arrows = Arrow keys
access-name-enter = Enter
access-name-escape = Esc
