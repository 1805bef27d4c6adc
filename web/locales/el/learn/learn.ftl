# Learning from your mistakes after a game. Grades and signs are those of chess players: ?! ? ??

learn-what = Ο υπολογιστής βρίσκει τις κινήσεις που σου κόστισαν περισσότερο. Μετά γυρίζεις σε καθεμία και δοκιμάζεις ξανά.
learn-go = Βρες τα λάθη μου
learn-whose = Ποιανού οι κινήσεις;
learn-accuracy = Ακρίβεια: { $score } στα 100
learn-accuracy-range = Υπολογίζοντας και την τύχη: { $low } ως { $high }.
learn-like = { $you ->
    [yes] Έπαιξες όπως το «{ $from }» μποτ.
   *[no] Ο παίκτης { $name } έπαιξε όπως το «{ $from }» μποτ.
}
learn-like-between = { $you ->
    [yes] Έπαιξες κάπου ανάμεσα στο «{ $from }» και στο «{ $to }» μποτ.
   *[no] Ο παίκτης { $name } έπαιξε κάπου ανάμεσα στο «{ $from }» και στο «{ $to }» μποτ.
}
learn-like-any = Ένα παιχνίδι δεν φτάνει για να φανεί ποιο επίπεδο ήταν.
learn-count-inaccuracy = { $count ->
    [one] { $count } ανακρίβεια
   *[other] { $count } ανακρίβειες
}
learn-count-mistake = { $count ->
    [one] { $count } λάθος
   *[other] { $count } λάθη
}
learn-count-blunder = { $count ->
    [one] { $count } σοβαρό λάθος
   *[other] { $count } σοβαρά λάθη
}
grade-inaccuracy = Ανακρίβεια
grade-mistake = Λάθος
grade-blunder = Σοβαρό λάθος
# These are percentage points of the chance to win, not points of the game.
learn-account = Πιθανότητα νίκης: { $how ->
    [cost] οι κινήσεις σου κόστισαν { $moves } { $moves ->
        [one] ποσοστιαία μονάδα
       *[other] ποσοστιαίες μονάδες
    }, η ατυχία { $luck }.
   *[gain] οι κινήσεις σου κόστισαν { $moves } { $moves ->
        [one] ποσοστιαία μονάδα
       *[other] ποσοστιαίες μονάδες
    }· η τύχη σού έδωσε { $luck }.
}
learn-mistake = Κίνηση { $move }: { $made }
learn-cost = −{ $loss }
learn-none = { $you ->
    [yes] Κανένα φανερό λάθος. Έπαιξες καλά!
   *[no] Ο παίκτης { $name } δεν έκανε κανένα φανερό λάθος.
}
learn-start = Δοκίμασε ξανά

exercise-title = Λάθος { $number } από { $count }
exercise-task = Η κίνηση { $move } ήταν «{ $made }». Τι θα ήταν καλύτερο;
exercise-how = Διάλεξε από το ταμπλό, τις κάρτες ή τη λίστα.
exercise-options = Αξίζει να δοκιμάσεις
exercise-trying = Δοκιμάζεται: «{ $move }»…
exercise-failed = Η δοκιμή δεν έγινε: { $reason }
exercise-best = Ωραία: αυτή είναι η σωστή κίνηση!
exercise-good = Ωραία: εξίσου δυνατή με την καλύτερη κίνηση.
exercise-better = Καλύτερη από αυτή που έπαιξες, αλλά υπάρχει και πιο δυνατή.
exercise-no-better = Δεν είναι καλύτερη από αυτή που έπαιξες. Δοκίμασε ξανά.
exercise-same = Αυτή την κίνηση έπαιξες. Δοκίμασε άλλη.
exercise-shown = Η καλύτερη κίνηση: «{ $move }».
exercise-show = Δείξε μου
exercise-next = Επόμενο λάθος
exercise-finish = Τέλος
exercise-leave = Πίσω στην επανάληψη
exercise-again = Από την αρχή
exercise-found = Βρήκες καλή κίνηση σε { $found } από { $count ->
    [one] { $count } λάθος
   *[other] τα { $count } λάθη
}.
exercise-was-found = Βρέθηκε καλή κίνηση
chance-played = Παίχτηκε
chance-tried = Η δοκιμή σου
chance-best = Η καλύτερη
chance-hidden = ?
