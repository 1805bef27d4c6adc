# Learning from your mistakes after a game. Grades and signs are those of chess players: ?! ? ??

learn-what = Computeren finder de træk, der kostede dig mest. Så får du hver stilling igen og kan prøve på ny.
learn-go = Find mine fejl
learn-whose = Hvilken spillers træk?
learn-accuracy = Præcision: { $score } af 100
learn-accuracy-range = Mellem { $low } og { $high }, når man tager højde for held.
learn-like = { $you ->
    [yes] Du spillede som »{ $from }«.
   *[no] { $name } spillede som »{ $from }«.
}
learn-like-between = { $you ->
    [yes] Du spillede et sted mellem »{ $from }« og »{ $to }«.
   *[no] { $name } spillede et sted mellem »{ $from }« og »{ $to }«.
}
learn-like-any = Ét spil er for lidt til at sige, hvilket niveau det var.
learn-count-inaccuracy = { $count ->
    [one] { $count } unøjagtighed
   *[other] { $count } unøjagtigheder
}
learn-count-mistake = { $count } fejl
learn-count-blunder = { $count ->
    [one] { $count } grov fejl
   *[other] { $count } grove fejl
}
grade-inaccuracy = Unøjagtighed
grade-mistake = Fejl
grade-blunder = Grov fejl
# These are percentage points of the chance to win, not points of the game.
learn-account = Chance for at vinde: { $how ->
    [cost] Dine træk kostede dig { $moves } procentpoint, uheld { $luck }.
   *[gain] Dine træk kostede dig { $moves } procentpoint; held gav dig { $luck }.
}
learn-mistake = Træk { $move }: { $made }
learn-cost = −{ $loss }
learn-none = { $you ->
    [yes] Ingen klare fejl. Godt spillet!
   *[no] { $name } lavede ingen klare fejl.
}
learn-start = Prøv igen

exercise-title = Fejl { $number } af { $count }
exercise-task = Træk { $move } var »{ $made }«. Hvad ville have været bedre?
exercise-how = Vælg på brættet, blandt kortene eller på listen.
exercise-options = Værd at prøve
exercise-trying = »{ $move }« afprøves …
exercise-failed = Det kunne ikke afprøves: { $reason }
exercise-best = Godt: Det er det rigtige træk!
exercise-good = Godt: Det er lige så stærkt som det bedste træk.
exercise-better = Bedre end det, du spillede, men der er et stærkere træk.
exercise-no-better = Ikke bedre end det, du spillede. Prøv igen.
exercise-same = Det var det, du spillede. Prøv noget andet.
exercise-shown = Det bedste træk: »{ $move }«.
exercise-show = Vis mig det
exercise-next = Næste fejl
exercise-finish = Færdig
exercise-leave = Tilbage til gensynet
exercise-again = Begynd forfra
exercise-found = Du fandt et godt træk ved { $found } af { $count } fejl.
exercise-was-found = Godt træk fundet
chance-played = Du spillede
chance-tried = Dit forsøg
chance-best = Bedste træk
chance-hidden = ?
