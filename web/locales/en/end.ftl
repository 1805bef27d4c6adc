# The end of a game, its replay, and hints.

end-scores = Scores
end-drumroll = And the winner is …
end-shared = { $names } share the win.
end-why-shared = { $points } { $points ->
    [one] point
   *[other] points
} each, and equal in everything that breaks a tie.
end-why-points = { $points } { $points ->
    [one] point
   *[other] points
}, { $ahead } ahead of { $name }.
end-why-tickets-done = { $points } points, as many as { $names }. More tickets done decide.
end-why-fewest-stations = { $points } points, as many as { $names }. Fewer stations built decide.
end-why-longest-path-bonus = { $points } points, as many as { $names }. The bonus for the longest path decides.
end-why-longest-path = { $points } points, as many as { $names }. The longer path decides.
end-why-other = { $points } points, as many as { $names }, but ahead by the rule for ties.
end-given-up-title = The game was given up
end-given-up = It ended before its time. This is how things stood.

end-counting = Now counted: { $part }
end-counting-soon = The points are counted …
end-skip = Show the result
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = What next?
end-rematch = Play again together
end-rematch-ready = Go to the next game
end-replay = Watch it again
end-new = New game
end-start = To the start

end-tickets = Tickets and paths
end-tickets-show = Point at one to see it on the board.
end-ticket-done = done:
end-ticket-missed = missed:
end-no-tickets = No tickets.
end-longest = Longest path: { $length } { $length ->
    [one] space
   *[other] spaces
}
end-lent = The station in { $city } uses { $route }
end-no-story = The course of the game cannot be shown: { $reason }

chart-points = Points on the way
chart-chances = Chance to win
chart-move = { $move ->
    [0] Before the first move
    [one] After move { $move }
   *[other] After move { $move }
}
chart-value = { $name } { $value }
chart-at = { $when }: { $values }.
chart-no-value = –
chart-table = The same as a table
chart-table-move = Move
percent = { $percent }%

shuffle-title = Was the shuffle fair?
shuffle-how = Before the first move the server sealed how all cards lie. Now the seal is open, and your browser can compare the two.
shuffle-fits = It fits: the cards lay as promised from the start.
shuffle-differs = It does not fit: these cards are not the promised ones.
shuffle-cannot = Your browser compares only on secure pages (https, or on this computer). Download the game and check it there.
shuffle-more = Seal and cards
shuffle-commitment = The seal (SHA-256), shown before the first move
shuffle-seed = The seed of the shuffle, shown after the last
shuffle-command = Whoever has Whistlestop installed can check the whole game:
shuffle-record = Download the game

replay-title = { $board }: the game again
replay-loading = The game is fetched …
replay-failed = This game cannot be shown: { $reason }
replay-retry = Try again
replay-step = Move { $step } of { $last }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $times }×
replay-before = The game begins.
replay-controls = Moves of the game
replay-hands = All hands
replay-offer = Looking at
replay-festivals = { $count } { $count ->
    [one] festival card
   *[other] festival cards
}
replay-keys = Keys: ← and → for a move, Home and End, the space bar to play.

analysis-title = What decided the game?
analysis-what = The computer plays every decision on many times and estimates the chances. This takes a minute or two.
analysis-go = Analyse the game
analysis-busy = The computer thinks … { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} so far.
analysis-failed = There is no analysis: { $reason }
analysis-not-over = Only games that were played to their end can be analysed.
analysis-points = Turning points
analysis-none = No single move decided this game.
analysis-mistake = Move { $move }, { $name }: “{ $made }” cost { $change } of the chance to win.
analysis-better = Better: “{ $better }”, with a chance of { $chance }.
analysis-swing = Before move { $move }, { $name }: the cards and the others { $up ->
    [yes] raised the chance to win by { $change }.
   *[no] lowered the chance to win by { $change }.
}

hints-title = What can I do?
hints-wait = It is not your turn. Look at your tickets and plan a way.
hints-show = Show me
hints-hide = Hide
hints-on-board = Show it on the board
hints-ask = Ask for a hint
hints-busy = The computer thinks …
hints-failed = There is no hint: { $reason }
hints-none = This table plays without hints from the computer.
hints-best = I would do this: { $move }. Chance to win: { $chance }.
hints-only = You have no choice here: { $move }.
hints-others = Also possible:
hints-old = The game has gone on. Ask again for a new hint.
can-take = { $second ->
    [yes] Take an open card as your second one.
   *[no] Take an open card, and then a second card. { $limit ->
        [yes] An open wild card counts as both.
       *[no] Wild cards count like any other.
    }
}
can-draw = { $second ->
    [yes] Draw an unseen card as your second one.
   *[no] Draw an unseen card, and then a second card.
}
can-claim = Claim a route: you have the cards for { $count ->
    [one] one route
   *[other] { $count } routes
}.
can-tickets = Draw new tickets. They bring points if you connect their cities, and cost points if you do not.
can-station = Build a station, in { $count ->
    [one] one city
   *[other] one of { $count } cities
}. It lets you use one route of another player for your tickets.
can-harbour = Build a harbour, in { $count ->
    [one] one city
   *[other] one of { $count } cities
}.
can-keep = Choose which tickets you keep. Keep those whose cities lie near each other.
can-pick = { $count ->
    [one] Pick the one ticket that is left in your hand.
   *[other] Pick one of { $count } tickets; the others go on.
}
can-pieces = Choose how many trains and how many ships you take.
can-exchange = Exchange trains for ships, or ships for trains. Each costs a point.
can-pay = Pay. Spend colours you need least, and save wild cards.
can-give = Choose a card to give.
can-substitute = Choose how many spaces other cards stand for.
can-refuse = Give the tunnel up and take your cards back.
can-refill = Choose which deck fills the gap in the row.
can-festival = Choose whose festival cards you take.
can-pass = Pass, without doing anything.
can-other = Choose one of the moves offered.
