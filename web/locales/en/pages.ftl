# The pages.

app-name = Whistlestop
app-line = Lay your tracks before the others do.
to-start = All tables

app-own = A free edition of five boards of the famous railway game, with our own name, art and words. Not affiliated with its publisher.
start-docs = Documentation

start-play = Play now
start-more = More ways to play
start-friends = With friends
start-friends-line = Around this screen, or online by link.
start-lobby = Lobby
start-lobby-line = Join a table that needs players, or watch a game.
start-guide = My first game
start-guide-line = A short guided game: learn by playing.
start-lesson = Lesson: what’s special about this board
start-rules = The rules
start-rules-line = Each board on one page, with examples.
start-games = Finished games
start-games-line = Replay them move by move, and see what decided them.
start-me = Other devices
start-me-line = Take your name and your tables with you.
start-board = Board
start-level = Against
start-players = Players
start-name = Your name
start-name-default = Traveller
start-go = Start the game
start-my-tables = My tables
start-your-turn = Your turn
start-over = Finished
start-playing = In progress
start-waiting = Waiting
start-with = with { $names }
start-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
start-failed = That didn’t work: { $reason }

players-number = { $count }
waiting-for-server = One moment …

line-connecting = Connecting …

board-label = { $board } board
route-label = { $route }, { $length } { $length ->
    [one] space
   *[other] spaces
}, { $colour }, { $kind }
city-label = Build in { $city }

turn-mine = Your turn
turn-mine-named = { $name }, it’s your turn
turn-other = { $names } to play
turn-nobody = The game is over
phase-opening = Choose which tickets to keep.
phase-draft = Pick a ticket and pass the rest on.
phase-draft-keep = Choose which tickets to keep.
phase-pieces = Choose how many trains and ships to take.
phase-main = Take cards, claim a route, or draw tickets.
phase-second-card = Take a second card.
phase-pay = Choose how to pay.
phase-substitute = Choose how many spaces to pay with other cards.
phase-variant = Choose which cards to play.
phase-give = Choose a card to pay.
phase-surcharge = The tunnel costs more.
phase-keep = Choose which tickets to keep.
phase-refill = Choose which deck refills the row.
phase-festival = Choose which festival cards to take.
phase-other = Choose one.
last-turns = Last turns

table-row = Face-up cards
table-deck-left = { $count } left
table-tickets-left = Tickets
table-hand = Your cards
table-hand-empty = No cards.
hand-sort = Sort by
hand-sort-colour = colour
hand-sort-count = number
hand-sort-use = usefulness
table-tickets = Your tickets
table-players = Players
recap-title = Since your last turn
end-pieces = Fewest pieces: { $name } ({ $count }). The last turns begin at { $end }.
table-log = Game log
table-board = Board
player-cards = { $count ->
    [one] card
   *[other] cards
}
player-tickets = { $count ->
    [one] ticket
   *[other] tickets
}
player-trains = { $count ->
    [one] train
   *[other] trains
}
player-taxis = { $count ->
    [one] taxi
   *[other] taxis
}
player-ships = { $count ->
    [one] ship
   *[other] ships
}
player-stations = { $count ->
    [one] station
   *[other] stations
}
player-harbours = { $count ->
    [one] harbour
   *[other] harbours
}
player-points = { $count ->
    [one] point
   *[other] points
}
player-you = you
player-away = away

keep-title = Which tickets do you keep?
keep-go = Keep { $count ->
    [0] none
    [one] this ticket
   *[other] these { $count }
}
look-at-board = Look at the board
back-to-choice = Back to the choice

pay-cancel = Cancel
surcharge-title = { $count ->
    [one] The tunnel { $route } costs 1 extra card
   *[other] The tunnel { $route } costs { $count } extra cards
}
surcharge-revealed = These cards were revealed:

score-title = The end of the line
score-won = { $you ->
    [yes] You won!
   *[no] { $names } won.
}
score-player = Player
score-total = Total
score-part-routes = Routes
score-part-tickets = Completed tickets
score-part-missed-tickets = Missed tickets
score-part-longest-path = Longest path
score-part-most-tickets = Most tickets
score-part-stations = Stations
score-part-harbours = Harbours
score-part-attractions = Attractions
score-part-festivals = Festivals
score-part-exchange = Exchange
refused = That didn’t work: { $reason }
turn-waiting = Waiting for the others
player-festivals = { $count ->
    [one] festival card
   *[other] festival cards
}
table-panels = More about this table
tab-log = Log
tab-tickets = Tickets
tab-players = Players
tab-help = Help
tab-more = More
explain = Explain
explain-end = Close
act-choose-city = Choose a city
close = Close
