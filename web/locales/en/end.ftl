# The end of a game, its replay, and hints.

end-scores = Scores
end-drumroll = And the winner is …
end-shared = { $names } share the win.
end-why-shared = { $points } { $points ->
    [one] point
   *[other] points
} each, and level on every tiebreaker.
end-why-points = { $points } { $points ->
    [one] point
   *[other] points
}, { $ahead } ahead of { $name }.
end-why-tickets-done = { $points } { $points ->
    [one] point
   *[other] points
}, level with { $names }. Tie broken by completed tickets.
end-why-fewest-stations = { $points } { $points ->
    [one] point
   *[other] points
}, level with { $names }. Tie broken by fewest stations built.
end-why-longest-path-bonus = { $points } { $points ->
    [one] point
   *[other] points
}, level with { $names }. Tie broken by the bonus for the longest path.
end-why-longest-path = { $points } { $points ->
    [one] point
   *[other] points
}, level with { $names }. Tie broken by the longest path.
end-why-other = { $points } { $points ->
    [one] point
   *[other] points
}, level with { $names }, but ahead on the tiebreaker.
end-given-up-title = The game was abandoned
end-given-up = It ended early. This was the score at that point.

end-counting = Now counting: { $part }
end-counting-soon = Counting the points …
end-skip = Show the result
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = What next?
end-again = Play again
end-rematch = Rematch
end-rematch-ready = Go to the rematch
end-replay = Watch the replay
end-learn = Learn from your mistakes
end-picture-share = Share a picture
end-picture-save = Save a picture
end-picture-failed = Couldn’t make the picture. Try again.
end-new = New game
end-start = Back to start

end-tickets = Tickets and paths
end-tickets-show = Point at one to see it on the board.
end-ticket-done = completed:
end-ticket-missed = missed:
end-no-tickets = No tickets.
end-longest = Longest path: { $length } { $length ->
    [one] space
   *[other] spaces
}
end-lent = The station in { $city } uses { $route }
end-no-story = This game has no replay: { $reason }

chart-points = Points over time
chart-chances = Chance to win
chart-move = { $move ->
    [0] Before the first move
    [one] After move { $move }
   *[other] After move { $move }
}
chart-value = { $name } { $value }
chart-at = { $when }: { $values }.
chart-no-value = –
chart-table = Show as a table
chart-table-move = Move
percent = { $percent }%

shuffle-title = Was the shuffle fair?
shuffle-how = Before the first move, the server sealed the order of all the cards. Now the seal is open, and your browser can compare the two.
shuffle-fits = It matches: the cards were as promised from the start.
shuffle-differs = It doesn’t match: these are not the promised cards.
shuffle-cannot = Your browser can compare them only on a secure page (https, or on this computer). Download the game and check it with the command below.
shuffle-more = Seal and cards
shuffle-commitment = The seal (SHA-256), shown before the first move
shuffle-seed = The seed of the shuffle, shown after the last move
shuffle-command = Anyone with Whistlestop installed can check the whole game:
shuffle-record = Download the game

replay-title = { $board }: replay
replay-loading = Loading the game …
replay-failed = This game can’t be shown: { $reason }
replay-retry = Try again
replay-step = Move { $step } of { $last }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $times }×
replay-before = The game starts.
replay-controls = Moves of the game
replay-hands = All hands
replay-offer = Choosing from
replay-festivals = { $count } { $count ->
    [one] festival card
   *[other] festival cards
}
replay-keys = Keys: ← and → for one move, Home and End, the space bar to play.

analysis-title = What decided the game?
analysis-what = The computer plays on from each decision many times to estimate the chances. This takes a minute or two.
analysis-go = Analyse the game
analysis-busy = The computer is thinking … { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} so far.
analysis-failed = There is no analysis: { $reason }
analysis-not-over = Only games that were played to the end can be analysed.
analysis-points = Turning points
analysis-none = No single move decided this game.
analysis-mistake = Move { $move }, { $name }: “{ $made }” lowered the chance to win by { $change ->
    [one] 1 percentage point.
   *[other] { $change } percentage points.
}
analysis-better = Better: “{ $better }”, with a chance of { $chance }.
analysis-swing = Before move { $move }, { $name }: the draw and the other players’ moves { $up ->
    [yes] raised
   *[no] lowered
} the chance to win by { $change ->
    [one] 1 percentage point.
   *[other] { $change } percentage points.
}

hints-title = What can I do?
hints-wait = It’s not your turn. Look at your tickets and plan ahead.
hints-show = Show me
hints-hide = Hide
hints-on-board = Show it on the board
hints-ask = Ask for a hint
hints-busy = The computer is thinking …
hints-failed = There is no hint: { $reason }
hints-none = This table plays without hints from the computer.
hints-best = I’d do this: “{ $move }”. Chance to win: { $chance }.
hints-only = You have no choice here: “{ $move }”.
hints-others = Also possible:
hints-old = The game has moved on. Ask again for a new hint.
can-take = { $second ->
    [yes] Take a face-up card as your second one.
   *[no] Take a face-up card, and then a second card. { $limit ->
        [yes] A face-up wild counts as both.
       *[no] Wilds count like any other card.
    }
}
can-draw = { $second ->
    [yes] Draw from the deck as your second card.
   *[no] Draw from the deck, and then take a second card.
}
can-claim = Claim a route: you have the cards for { $count ->
    [one] one route
   *[other] { $count } routes
}.
can-tickets = Draw new tickets. They score points if you connect their cities, and cost points if you don’t.
can-station = Build a station in { $count ->
    [one] one city
   *[other] one of { $count } cities
}. It lets you use one route of another player for your tickets.
can-harbour = Build a harbour in { $count ->
    [one] one city
   *[other] one of { $count } cities
}.
can-keep = Choose which tickets to keep. Keep those whose cities are close together.
can-pick = { $count ->
    [one] Pick the one ticket left in your hand.
   *[other] Pick one of { $count } tickets and pass the others on.
}
can-pieces = Choose how many trains and how many ships to take.
can-exchange = Exchange trains for ships, or ships for trains. Each costs a point.
can-pay = Pay. Spend the colours you need least, and save your wilds.
can-give = Choose a card to pay.
can-substitute = Choose how many spaces to pay with other cards.
can-refuse = Abandon the tunnel and take your cards back.
can-refill = Choose which deck refills the row.
can-festival = Choose which festival cards to take.
can-pass = Pass without doing anything.
can-other = Choose one of your moves.
