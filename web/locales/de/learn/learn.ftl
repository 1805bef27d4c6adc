# Learning from your mistakes after a game. Grades and signs are those of chess players: ?! ? ??

learn-what = Der Computer sucht die Schritte, die dich am meisten gekostet haben. Dann kehrst du zu jeder dieser Stellen zurück und versuchst es noch einmal.
learn-go = Meine Fehler finden
learn-whose = Wessen Schritte?
learn-accuracy = Genauigkeit: { $score } von 100
learn-accuracy-range = Zufall eingerechnet: { $low } bis { $high }.
learn-like = { $you ->
    [yes] Du hast gespielt wie ein Bot der Stufe „{ $from }“.
   *[no] { $name } hat gespielt wie ein Bot der Stufe „{ $from }“.
}
learn-like-between = { $you ->
    [yes] Du hast auf einer Stufe zwischen „{ $from }“ und „{ $to }“ gespielt.
   *[no] { $name } hat auf einer Stufe zwischen „{ $from }“ und „{ $to }“ gespielt.
}
learn-like-any = Eine einzige Partie sagt zu wenig darüber, welche Stufe das war.
learn-count-inaccuracy = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
learn-count-mistake = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
learn-count-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = Grober Fehler
# These are percentage points of the chance to win, not points of the game.
learn-account = Gewinnchance: { $how ->
    [cost] Deine Schritte haben dich { $moves } { $moves ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    } gekostet, Pech { $luck }.
   *[gain] Deine Schritte haben dich { $moves } { $moves ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    } gekostet; Glück hat dir { $luck } gebracht.
}
learn-mistake = Schritt { $move }: { $made }
learn-cost = −{ $loss }
learn-none = { $you ->
    [yes] Keine klaren Fehler. Gut gespielt!
   *[no] { $name } hat keine klaren Fehler gemacht.
}
learn-start = Noch einmal versuchen

exercise-title = Fehler { $number } von { $count }
exercise-task = Schritt { $move } war „{ $made }“. Was wäre besser gewesen?
exercise-how = Wähle auf dem Spielplan, bei den Karten oder in der Liste.
exercise-options = Einen Versuch wert
exercise-trying = „{ $move }“ wird ausprobiert …
exercise-failed = Das ließ sich nicht ausprobieren: { $reason }
exercise-best = Gut: Genau das war es!
exercise-good = Gut: Das ist so stark wie die beste Möglichkeit.
exercise-better = Besser als dein Schritt in der Partie, aber es geht noch besser.
exercise-no-better = Nicht besser als dein Schritt in der Partie. Versuche es noch einmal.
exercise-same = Das hast du in der Partie gespielt. Versuche etwas anderes.
exercise-shown = Am besten: „{ $move }“.
exercise-show = Zeig es mir
exercise-next = Nächster Fehler
exercise-finish = Fertig
exercise-leave = Zurück zur Wiederholung
exercise-again = Von vorn
exercise-found = Bei { $found } von { $count } { $count ->
    [one] Fehler
   *[other] Fehlern
} hast du eine gute Möglichkeit gefunden.
exercise-was-found = Gute Möglichkeit gefunden
chance-played = Gespielt
chance-tried = Dein Versuch
chance-best = Am besten
chance-hidden = ?
