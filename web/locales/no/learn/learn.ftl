# Learning from your mistakes after a game. Grades and signs are those of chess players: ?! ? ??

learn-what = Datamaskinen finner trekkene som kostet deg mest. Så får du hver stilling tilbake og kan prøve igjen.
learn-go = Finn feilene mine
learn-whose = Hvem sine trekk?
learn-accuracy = Presisjon: { $score } av 100
learn-accuracy-range = Mellom { $low } og { $high }, når man tar høyde for flaks.
learn-like = { $you ->
    [yes] Du spilte som «{ $from }».
   *[no] { $name } spilte som «{ $from }».
}
learn-like-between = { $you ->
    [yes] Du spilte et sted mellom «{ $from }» og «{ $to }».
   *[no] { $name } spilte et sted mellom «{ $from }» og «{ $to }».
}
learn-like-any = Ett spill er for lite til å si hvilket nivå det var.
learn-count-inaccuracy = { $count ->
    [one] { $count } unøyaktighet
   *[other] { $count } unøyaktigheter
}
learn-count-mistake = { $count } feil
learn-count-blunder = { $count ->
    [one] { $count } grov feil
   *[other] { $count } grove feil
}
grade-inaccuracy = Unøyaktighet
grade-mistake = Feil
grade-blunder = Grov feil
# These are percentage points of the chance to win, not points of the game.
learn-account = Sjanse til å vinne: { $how ->
    [cost] Trekkene dine kostet deg { $moves } prosentpoeng, uflaks { $luck }.
   *[gain] Trekkene dine kostet deg { $moves } prosentpoeng; flaks ga deg { $luck }.
}
learn-mistake = Trekk { $move }: { $made }
learn-cost = −{ $loss }
learn-none = { $you ->
    [yes] Ingen klare feil. Godt spilt!
   *[no] { $name } gjorde ingen klare feil.
}
learn-start = Prøv på nytt

exercise-title = Feil { $number } av { $count }
exercise-task = Trekk { $move } var «{ $made }». Hva ville vært bedre?
exercise-how = Velg på brettet, blant kortene eller i listen.
exercise-options = Verdt et forsøk
exercise-trying = «{ $move }» prøves ut …
exercise-failed = Det kunne ikke prøves ut: { $reason }
exercise-best = Bra: Det er riktig trekk!
exercise-good = Bra: Det er like sterkt som det beste trekket.
exercise-better = Bedre enn det du spilte, men det finnes et sterkere trekk.
exercise-no-better = Ikke bedre enn det du spilte. Prøv igjen.
exercise-same = Det var det du spilte. Prøv noe annet.
exercise-shown = Det beste trekket: «{ $move }».
exercise-show = Vis meg det
exercise-next = Neste feil
exercise-finish = Ferdig
exercise-leave = Tilbake til reprisen
exercise-again = Begynn på nytt
exercise-found = Du fant et godt trekk ved { $found } av { $count } feil.
exercise-was-found = Godt trekk funnet
chance-played = Spilt
chance-tried = Ditt forsøk
chance-best = Beste trekk
chance-hidden = ?
