# Learning from your mistakes after a game. Grades and signs are those of chess players: ?! ? ??

learn-what = Datorn letar upp de drag som kostade dig mest. Sedan får du tillbaka varje läge och kan försöka igen.
learn-go = Hitta mina misstag
learn-whose = Vems drag?
learn-accuracy = Precision: { $score } av 100
learn-accuracy-range = Mellan { $low } och { $high }, när slumpen räknas in.
learn-like = { $you ->
    [yes] Du spelade som ”{ $from }”.
   *[no] { $name } spelade som ”{ $from }”.
}
learn-like-between = { $you ->
    [yes] Du spelade någonstans mellan ”{ $from }” och ”{ $to }”.
   *[no] { $name } spelade någonstans mellan ”{ $from }” och ”{ $to }”.
}
learn-like-any = Ett enda spel räcker inte för att säga vilken nivå det var.
learn-count-inaccuracy = { $count ->
    [one] { $count } onoggrannhet
   *[other] { $count } onoggrannheter
}
learn-count-mistake = { $count } misstag
learn-count-blunder = { $count ->
    [one] { $count } grovt misstag
   *[other] { $count } grova misstag
}
grade-inaccuracy = Onoggrannhet
grade-mistake = Misstag
grade-blunder = Grovt misstag
# These are percentage points of the chance to win, not points of the game.
learn-account = Vinstchans: { $how ->
    [cost] dina drag kostade dig { $moves } { $moves ->
        [one] procentenhet
       *[other] procentenheter
    }, slumpen { $luck }.
   *[gain] dina drag kostade dig { $moves } { $moves ->
        [one] procentenhet
       *[other] procentenheter
    }; slumpen gav dig { $luck }.
}
learn-mistake = Drag { $move }: { $made }
learn-cost = −{ $loss }
learn-none = { $you ->
    [yes] Inga tydliga misstag. Bra spelat!
   *[no] { $name } gjorde inga tydliga misstag.
}
learn-start = Försök igen

exercise-title = Misstag { $number } av { $count }
exercise-task = Drag { $move } var ”{ $made }”. Vad hade varit bättre?
exercise-how = Välj på spelplanen, bland korten eller i listan.
exercise-options = Värt att prova
exercise-trying = ”{ $move }” provas …
exercise-failed = Det gick inte att prova: { $reason }
exercise-best = Bra: det är rätt drag!
exercise-good = Bra: lika starkt som det bästa draget.
exercise-better = Bättre än det du spelade, men det finns ett starkare drag.
exercise-no-better = Inte bättre än det du spelade. Försök igen.
exercise-same = Det var det du spelade. Prova något annat.
exercise-shown = Det bästa draget: ”{ $move }”.
exercise-show = Visa mig
exercise-next = Nästa misstag
exercise-finish = Klar
exercise-leave = Tillbaka till reprisen
exercise-again = Börja om
exercise-found = Du hittade ett bra drag vid { $found } av { $count } misstag.
exercise-was-found = Bra drag hittat
chance-played = Spelat
chance-tried = Ditt försök
chance-best = Bästa drag
chance-hidden = ?
