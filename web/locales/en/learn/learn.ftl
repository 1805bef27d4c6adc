# Learning from your mistakes after a game. Grades and signs are those of chess players: ?! ? ??

learn-what = The computer finds the moves that cost you the most. Then you get each position back and try again.
learn-go = Find my mistakes
learn-whose = Whose moves?
learn-accuracy = Accuracy: { $score } of 100
learn-accuracy-range = Between { $low } and { $high }, allowing for luck.
learn-like = { $you ->
    [yes] You played like “{ $from }”.
   *[no] { $name } played like “{ $from }”.
}
learn-like-between = { $you ->
    [yes] You played somewhere between “{ $from }” and “{ $to }”.
   *[no] { $name } played somewhere between “{ $from }” and “{ $to }”.
}
learn-like-any = One game isn’t enough to tell which level that was.
learn-count-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
learn-count-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
learn-count-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
# These are percentage points of the chance to win, not points of the game.
learn-account = Chance to win: { $how ->
    [cost] your moves cost you { $moves } percentage { $moves ->
        [one] point
       *[other] points
    }, luck cost you { $luck }.
   *[gain] your moves cost you { $moves } percentage { $moves ->
        [one] point
       *[other] points
    }; luck gave you { $luck }.
}
learn-mistake = Move { $move }: { $made }
learn-cost = −{ $loss }
learn-none = { $you ->
    [yes] No clear mistakes. Well played!
   *[no] { $name } made no clear mistakes.
}
learn-start = Try them again

exercise-title = Mistake { $number } of { $count }
exercise-task = Move { $move } was “{ $made }”. What would have been better?
exercise-how = Choose on the board, among the cards or from the list.
exercise-options = Worth a try
exercise-trying = Trying “{ $move }” …
exercise-failed = That couldn’t be tried: { $reason }
exercise-best = Good: that’s the move!
exercise-good = Good: it’s as strong as the best move.
exercise-better = Better than the move you played, but there’s a stronger one.
exercise-no-better = No better than the move you played. Try again.
exercise-same = That’s the move you played. Try another one.
exercise-shown = The best move: “{ $move }”.
exercise-show = Show me
exercise-next = Next mistake
exercise-finish = Finish
exercise-leave = Back to the replay
exercise-again = Start again
exercise-found = You found a good move for { $found } of { $count } { $count ->
    [one] mistake
   *[other] mistakes
}.
exercise-was-found = Good move found
chance-played = Played
chance-tried = Your try
chance-best = Best move
chance-hidden = ?
