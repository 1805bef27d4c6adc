# Learning from your mistakes after a game. Grades and signs are those of chess players: ?! ? ??

learn-what = Tölvan finnur skrefin sem kostuðu þig mest. Svo færðu hverja stöðu aftur og getur reynt á ný.
learn-go = Finna mistökin mín
learn-whose = Hver á skrefin?
learn-accuracy = Nákvæmni: { $score } af 100
learn-accuracy-range = Á bilinu { $low } til { $high }, að teknu tilliti til heppni.
learn-like = { $you ->
    [yes] Þú spilaðir eins og „{ $from }“.
   *[no] { $name } spilaði eins og „{ $from }“.
}
learn-like-between = { $you ->
    [yes] Þú spilaðir einhvers staðar á milli „{ $from }“ og „{ $to }“.
   *[no] { $name } spilaði einhvers staðar á milli „{ $from }“ og „{ $to }“.
}
learn-like-any = Einn leikur segir of lítið um það hvaða styrkleiki þetta var.
learn-count-inaccuracy = { $count ->
    [one] { $count } ónákvæmt skref
   *[other] { $count } ónákvæm skref
}
learn-count-mistake = { $count } mistök
learn-count-blunder = { $count } slæm mistök
grade-inaccuracy = Ónákvæmni
grade-mistake = Mistök
grade-blunder = Slæm mistök
# These are percentage points of the chance to win, not points of the game.
learn-account = Vinningslíkur: { $how ->
    [cost] skrefin þín kostuðu þig { $moves } prósentustig, óheppni { $luck }.
   *[gain] skrefin þín kostuðu þig { $moves } prósentustig; heppni gaf þér { $luck }.
}
learn-mistake = Skref { $move }: { $made }
learn-cost = −{ $loss }
learn-none = { $you ->
    [yes] Engin augljós mistök. Vel spilað!
   *[no] { $name } gerði engin augljós mistök.
}
learn-start = Reyna aftur

exercise-title = Mistök { $number } af { $count }
exercise-task = Skref { $move } var „{ $made }“. Hvað hefði verið betra?
exercise-how = Veldu á kortinu, meðal spilanna eða á listanum.
exercise-options = Þess virði að prófa
exercise-trying = „{ $move }“ er prófað …
exercise-failed = Ekki tókst að prófa það: { $reason }
exercise-best = Gott: þetta er rétta skrefið!
exercise-good = Gott: jafnsterkt og besta skrefið.
exercise-better = Betra en það sem þú spilaðir, en til er sterkara skref.
exercise-no-better = Ekki betra en það sem þú spilaðir. Reyndu aftur.
exercise-same = Þetta er það sem þú spilaðir. Prófaðu annað.
exercise-shown = Besta skrefið: „{ $move }“.
exercise-show = Sýndu mér
exercise-next = Næstu mistök
exercise-finish = Ljúka
exercise-leave = Aftur í endursýninguna
exercise-again = Byrja upp á nýtt
exercise-found = Þú fannst gott svar við { $found } af { $count } mistökum.
exercise-was-found = Gott svar fannst
chance-played = Spilað
chance-tried = Þín tilraun
chance-best = Besta skrefið
chance-hidden = ?
