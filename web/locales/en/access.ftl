# Play by keyboard and with a screen reader.

access-skip = Jump to
access-skip-board = Jump to the board
access-skip-cards = Jump to your cards
access-skip-moves = Jump to what you can do
access-skip-words = Jump to the board in words

access-words = Board in words
access-words-open = Open the board in words
access-words-close = Close the board in words
access-find = Find a city, a colour or a kind of route
access-nothing-found = Nothing on the board is called that.

access-claims = { $count ->
    [0] No route can be claimed now
    [one] One route you can claim
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
    [one] 1 festival card lies here.
   *[other] { $count } festival cards lie here.
}
access-city-station-of = { $names } built a station here.
access-city-harbour-of = { $names } built a harbour here.
access-city-routes = Routes from { $city }
access-to = To
access-length = Spaces
access-colour = Colour
access-kind = Kind
access-state = State
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
    [one] At least 1 of the cards must be a wild.
   *[other] At least { $wilds } of the cards must be wilds.
}
access-cost-tunnel = As it is a tunnel, it may cost more.

access-players = Players
access-player-you = { $name } (you)
access-network = Joined: { $cities }.
access-network-none = No routes yet.
access-stations = Stations in { $cities }.
access-harbours = Harbours in { $cities }.
access-player-routes = { $count ->
    [one] 1 route
   *[other] { $count } routes
}

access-mine = Your tickets and cards
access-hand = You hold { $cards }.
access-row = Open cards: { $cards }.
access-place = { $place } { $card }
access-no-card = no card
access-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
} left in the deck of { $deck }.
access-tickets-left = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
} left.
access-player = { $name }: { $facts }.
access-tickets-none = You have no tickets.
access-ticket-done = { $ticket }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: done.
access-ticket-blocked = { $ticket }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: others are in every way.
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
} to go, by way of { $via }.
access-log-empty = Nothing has happened yet.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = These are the last turns.

access-not-now = Not now: { $now }
access-no-place = There is no card to take at place { $place }.
access-no-draw = There is no card to draw now.
access-no-tickets = You cannot draw tickets now.
access-no-routes = There is no route you can claim now.
access-undone = Your last move is taken back.

access-keys = Keys
access-keys-open = Show the keys
access-keys-close = Close
access-keys-on = Use these keys
access-keys-off-note = The keys are off. Everything can still be reached with Tab, the arrow keys and Enter.
access-keys-play = Play
access-keys-ask = Ask
access-keys-move = Move around
access-key-take = Take the open card at that place
access-key-draw = Draw an unseen card
access-key-draw-other = Draw from the second deck
access-key-tickets = Draw tickets
access-key-undo = Take the last move back
access-key-routes = Go to the routes you can claim
access-key-next = Next route you can claim
access-key-previous = Route before
access-key-arrows = Nearest route or card in that direction
access-key-enter = Choose what is in focus
access-key-moves = Go to what you can do
access-key-words = Open or close the board in words
access-key-escape = Close what is open
access-key-hand = Your cards
access-key-row = The open cards
access-key-others = The other players
access-key-mine = Your tickets
access-key-log = What happened last
access-key-again = Say again what is asked of you
access-key-help = Show these keys
access-name-arrows = Arrow keys
access-name-enter = Enter
access-name-escape = Esc
