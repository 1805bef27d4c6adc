# Playing with people: setting a table up, the lobby, the talk, the clocks, one screen for several.

page-title = { $title } – Whistlestop

link-copy = Αντίγραψε τον σύνδεσμο
link-copied = Αντιγράφηκε.
link-not-copied = Ο περιηγητής σου δεν μας αφήνει να αντιγράψουμε. Επίλεξε τον σύνδεσμο και αντίγραψέ τον εσύ.
link-share = Κοινοποίησε
link-qr = Ο σύνδεσμος ως κωδικός QR

setup-title = Στήσε τραπέζι
setup-line = Για φίλους κοντά και μακριά, με μποτ στις άδειες καρέκλες.
setup-board = Ταμπλό
setup-range = Για { $from } έως { $to } παίκτες.
setup-seats = Θέσεις
setup-how-many = Πόσοι παίζουν;
setup-me = Εσύ
setup-open = Ένας φίλος, με σύνδεσμο
setup-here = Κάποιος σε αυτή την οθόνη
setup-bots = Μποτ
setup-styles = Μποτ με δικό τους στιλ
setup-seat-who = Ποιος παίρνει τη θέση { $number }
setup-seat-name = Όνομα στη θέση { $number }
setup-name = Όνομα
setup-nameless = Η θέση { $number } θέλει όνομα.
setup-options = Πώς παίζετε
setup-name-of-table = Όνομα του τραπεζιού
setup-no-title = Χωρίς όνομα
setup-first = Ποιος αρχίζει
setup-first-shuffle = Αποφασίζει η κλήρωση
setup-first-seat = { $named ->
    [yes] { $name } (θέση { $number })
   *[no] Θέση { $number }
}
setup-clock = Χρονόμετρο
setup-clock-none = Χωρίς χρονόμετρο
setup-clock-bank = Χρόνος για όλο το παιχνίδι
setup-bank = Χρόνος για κάθε παίκτη
setup-increment = Επιπλέον μετά από κάθε σειρά
setup-minutes = { $minutes ->
    [one] { $minutes } λεπτό
   *[other] { $minutes } λεπτά
}
setup-seconds = { $seconds ->
    [0] Τίποτα
    [one] { $seconds } δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}
setup-who-comes = Ποιος μπορεί να έρθει
setup-by-link = Όποιος έχει τον σύνδεσμο
setup-public = Όλοι: το τραπέζι φαίνεται στα ανοιχτά τραπέζια
setup-spectators = Οι άλλοι μπορούν να βλέπουν
setup-hints = Οι παίκτες μπορούν να ζητούν υποδείξεις
setup-several = Ένας καλεσμένος μπορεί να φέρει κι άλλους στην ίδια οθόνη
setup-then-invite = Μετά παίρνεις έναν σύνδεσμο για τους φίλους σου.
setup-then-play = Όλες οι θέσεις είναι πιασμένες: το παιχνίδι αρχίζει αμέσως.
setup-invite = Στήσε το τραπέζι
setup-play = Ξεκίνα το παιχνίδι

level-blocker = Εμποδιστικό
level-hunter = Κυνηγετικό
level-hauler = Ταξιδιάρικο

clock-title = Χρονόμετρα
clock-days = { $days ->
    [one] { $days } ημέρα { $hours } ώ.
   *[other] { $days } ημέρες { $hours } ώ.
}
clock-hours = { $hours } ώ. { $minutes } λ.
clock-soon = Βιάσου!
clock-hurry = Μένουν μόνο { $seconds } δευτερόλεπτα για τη σειρά σου.
clock-of-seconds = { $seconds ->
    [one] { $seconds } δευτερόλεπτο για κάθε σειρά
   *[other] { $seconds } δευτερόλεπτα για κάθε σειρά
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } λεπτό για κάθε σειρά
   *[other] { $minutes } λεπτά για κάθε σειρά
}
clock-of-days = { $days ->
    [one] { $days } ημέρα για κάθε σειρά
    [7] Μία εβδομάδα για κάθε σειρά
   *[other] { $days } ημέρες για κάθε σειρά
}
clock-of-bank = { $minutes ->
    [one] { $minutes } λεπτό για το παιχνίδι, { $seconds } δευτερόλεπτα επιπλέον μετά από κάθε σειρά
   *[other] { $minutes } λεπτά για το παιχνίδι, { $seconds } δευτερόλεπτα επιπλέον μετά από κάθε σειρά
}

wait-seats = Ποιος κάθεται πού
wait-host = οικοδεσπότης
wait-here = εδώ
wait-gone = χωρίς σύνδεση
wait-leave = Σήκω
wait-remove = Άδειασε τη θέση
wait-remove-named = Άδειασε τη θέση του παίκτη { $name }
wait-removed = Ο οικοδεσπότης άδειασε τη θέση σου. Μπορείς ακόμα να βλέπεις ή να πάρεις μια ελεύθερη θέση.
wait-sit-here = Κάθισε
wait-join-name = Πώς να σε λέμε;
wait-name-go = Αυτό είναι το όνομά μου
wait-join-sit = Υπάρχει ελεύθερη θέση
wait-sit-as = Κάθισε ως { $name }
wait-other-name = Άλλο όνομα
wait-full = Όλες οι θέσεις είναι πιασμένες.
wait-full-watch = Όλες οι θέσεις είναι πιασμένες. Μείνε εδώ για να δεις το παιχνίδι όταν αρχίσει.
wait-public = Φαίνεται στα ανοιχτά τραπέζια
wait-by-link = Μόνο για όσους έχουν τον σύνδεσμο
wait-hints = Με υποδείξεις
wait-no-hints = Χωρίς υποδείξεις
wait-start = Ξεκίνα το παιχνίδι
wait-start-later = Το παιχνίδι μπορεί να αρχίσει όταν δεν υπάρχει ελεύθερη θέση. Ένα μποτ μπορεί να πάρει μια ελεύθερη θέση.
wait-close = Κλείσε το τραπέζι
wait-closed = Αυτό το τραπέζι έκλεισε.
wait-for-others = Αναμονή ώσπου να πιαστούν όλες οι θέσεις…
wait-for-host = Αναμονή ώσπου να ξεκινήσει το παιχνίδι ο οικοδεσπότης ({ $name })…
wait-invite = Κάλεσε τους φίλους σου
wait-invite-line = Όποιος ανοίξει αυτόν τον σύνδεσμο μπορεί να καθίσει εδώ. Ένας φίλος δίπλα σου μπορεί να σαρώσει τον κωδικό.
wait-invite-words = Έλα να παίξουμε μαζί: { $board }!

lobby-title = Ανοιχτά τραπέζια
lobby-line = Δημόσια τραπέζια, όπως είναι τώρα.
lobby-set-up = Στήσε τραπέζι
lobby-offline = Χωρίς σύνδεση. Νέα προσπάθεια…
lobby-open = Υπάρχει ελεύθερη θέση
lobby-none = Κανείς δεν περιμένει παίκτες αυτή τη στιγμή. Στήσε δικό σου τραπέζι και κάνε το δημόσιο.
lobby-playing = Παίζονται τώρα
lobby-join = Μπες
lobby-join-named = Μπες: { $title }
lobby-watch = Δες
lobby-watch-named = Δες: { $title }
lobby-private-game = Χωρίς θεατές

games-title = Ολοκληρωμένα παιχνίδια
games-line = Τα δικά σου, και όσα ήταν δημόσια.
games-only-mine = Μόνο τα δικά μου
games-none = Κανένα ολοκληρωμένο παιχνίδι ακόμη.
games-result = { $points ->
    [one] { $name }: { $points } πόντος
   *[other] { $name }: { $points } πόντοι
}
games-won = νίκη
games-replay = Δες ξανά
games-replay-named = Δες ξανά: { $title }
games-more = Δείξε παλιότερα παιχνίδια

tables-more = Δείξε περισσότερα τραπέζια
start-more-games = Όλα τα ολοκληρωμένα παιχνίδια

me-title = Εγώ
me-name-title = Το όνομά μου
me-name-line = Οι άλλοι το βλέπουν στα τραπέζια όπου θα καθίσεις από εδώ και πέρα.
me-save = Κράτησε αυτό το όνομα
me-named = Το όνομά σου αποθηκεύτηκε.
me-device-title = Άλλη συσκευή
me-device-line = Συνέχισε τα παιχνίδια σου στο κινητό ή σε άλλον υπολογιστή: άνοιξε εκεί τον προσωπικό σου σύνδεσμο.
me-device-make = Φτιάξε προσωπικό σύνδεσμο
me-device-link = Ο προσωπικός σου σύνδεσμος
me-device-words = Ο προσωπικός μου σύνδεσμος για το Whistlestop
me-device-secret = Κράτησέ τον για σένα: όποιος τον ανοίξει παίζει στο όνομά σου. Ένας νέος σύνδεσμος αχρηστεύει τον παλιό και αποσυνδέει τις συσκευές που τον χρησιμοποίησαν.
me-confirm-title = Εσύ είσαι;
me-confirm = { $known ->
    [yes] Σε αυτόν τον περιηγητή το όνομά σου είναι { $name }. Αν συνεχίσεις, περνά σε όποιον έφτιαξε τον σύνδεσμο, και τα τραπέζια με το όνομα { $name } δεν βρίσκονται πια από εδώ.
   *[no] Αυτός είναι ένας προσωπικός σύνδεσμος. Αν τον έφτιαξες εσύ, και αυτός ο περιηγητής μπορεί να γίνει δικός σου, με όλα τα τραπέζια σου.
}
me-confirm-yes = Ναι, εγώ είμαι
me-confirm-no = Όχι, άφησέ το όπως είναι
me-recognised = Καλώς ήρθες ξανά, { $name }.
me-others-title = Αποσύνδεση από παντού αλλού
me-others-line = Έχει κάποιος τον προσωπικό σου σύνδεσμο ενώ δεν θα έπρεπε; Όλες οι άλλες συσκευές αποσυνδέονται και ο σύνδεσμος παύει να ισχύει.
me-others = Αποσύνδεσε τις άλλες συσκευές μου
me-others-done = Τώρα έχεις συνδεθεί μόνο σε αυτόν τον περιηγητή.
me-forget-title = Ξέχασε αυτόν τον περιηγητή
me-forget-line = Τα παιχνίδια σου μένουν, αλλά αυτός ο περιηγητής δεν ξέρει πια ότι είναι δικά σου. Φτιάξε πρώτα προσωπικό σύνδεσμο αν θέλεις να επιστρέψεις.
me-forget = Ξέχασέ με εδώ
me-forget-yes = Ναι, ξέχασέ με εδώ

talk-title = Συνομιλία
talk-unread = { $count ->
    [one] { $count } νέο
   *[other] { $count } νέα
}
talk-nothing = Κανείς δεν έχει γράψει τίποτα ακόμη.
talk-line = { $name }: { $words }
talk-write = Γράψε κάτι
talk-say = Στείλε
talk-reactions = Γρήγορες απαντήσεις
talk-listening = Μόνο όσοι κάθονται στο τραπέζι μπορούν να γράφουν.
talk-mute = Σίγαση: { $name }
talk-hear = Τέλος σίγασης: { $name }
react-hello = Γεια!
react-bravo = Μπράβο!
react-thanks = Ευχαριστώ!
react-oops = Ουπς!
react-ouch = Άουτς!
react-laugh = Χα χα!
react-thinking = Άσε με να σκεφτώ…
react-hurry = Σειρά σου!

present-here = { $name } είναι εδώ
present-gone = { $name } δεν έχει σύνδεση
present-away = { $name } λείπει και παίζει ένα μποτ
present-resigned = { $name } εγκατέλειψε
present-watching = { $count ->
    [one] Βλέπει { $count } άτομο
   *[other] Βλέπουν { $count } άτομα
}

table-menu = Τραπέζι
table-watching = Είσαι θεατής. Βλέπεις ό,τι είναι ανοιχτό, όχι όμως τις κάρτες των παικτών.
table-resigned = { $name } εγκατέλειψε· συνεχίζει ένα μποτ.
table-ended-resigned = Εγκατέλειψαν: { $names }. Το παιχνίδι τελείωσε εκεί.
table-ended-early = Αυτό το παιχνίδι τελείωσε πριν από τον τελευταίο του γύρο.
table-ended-server = Όσοι διαχειρίζονται τον διακομιστή έκλεισαν το τραπέζι.
table-away = { $name } λείπει και παίζει ένα μποτ.
table-no-bot = Το { $name } δεν είναι πια εγκατεστημένο εδώ. Στη θέση του παίζει άλλο μποτ.
table-return = Πίσω στη θέση μου
table-take-back = Ζήτα αναίρεση
table-replace = Βάλε μποτ στη θέση του παίκτη { $name }
table-replace-soon = Αν δεν γυρίσει ο παίκτης { $name }, ένα μποτ μπορεί να αναλάβει σε { $time }.
table-leave = Φύγε από το τραπέζι
table-leave-title = Φεύγεις από το τραπέζι;
table-leave-line = Ένα μποτ συνεχίζει για σένα. Μπορείς να γυρίσεις στη θέση σου όποτε θέλεις. Αν δεν μένει κανείς άλλος, το παιχνίδι τελειώνει.
table-leave-yes = Φύγε από το τραπέζι
table-resign = Εγκατάλειψε
table-resign-title = Εγκαταλείπεις το παιχνίδι;
table-resign-line = Αυτό δεν αναιρείται. Με δύο παίκτες το παιχνίδι τελειώνει· αλλιώς ένα μποτ συνεχίζει για σένα.
table-resign-yes = Ναι, εγκαταλείπω
table-to-start = Σε όλα τα τραπέζια
table-link = Σύνδεσμος του τραπεζιού
table-link-title = Σύνδεσμος του τραπεζιού
table-link-watch = Όποιος ανοίξει αυτόν τον σύνδεσμο μπορεί να βλέπει το παιχνίδι, όχι όμως τις κάρτες των παικτών.
table-link-players = Σε αυτό το τραπέζι δεν επιτρέπονται θεατές: ο σύνδεσμος είναι για όσους παίζουν εδώ.
table-link-words = Δες το παιχνίδι μας
table-invite-watchers = Κάλεσε κάποιον να δει

take-back-title = { $name } θέλει να αναιρέσει μια κίνηση
take-back-line = Όσα έγιναν από εκείνη την κίνηση και μετά αναιρούνται, αν συμφωνήσετε όλοι.
take-back-agree = Συμφωνώ
take-back-refuse = Όχι, συνεχίζουμε
take-back-waits = Για να αναιρεθεί η κίνηση πρέπει να συμφωνήσουν: { $names }.

curtain-pass = Δώσε την οθόνη στον παίκτη { $name }
curtain-anybody = Ποιανού τις κάρτες να δείξουμε;
curtain-line = Όλοι οι άλλοι κοιτούν αλλού.
curtain-show = Είμαι { $name }: δείξε τις κάρτες μου
curtain-drawn = { $name }, τράβηξες μια κάρτα: { $card }. Όταν τη δεις, δώσε την οθόνη στον παίκτη { $next }.
curtain-hide = Κρύψε τις κάρτες μου

# The colour of a player’s pieces, and a small drawing
look-title = Η εμφάνισή σου
look-line = Ισχύει σε κάθε τραπέζι, εκτός αν άλλος παίκτης έχει το χρώμα σου.
look-colour = Χρώμα
look-avatar = Άβαταρ
look-none = χωρίς άβαταρ
avatar-engine = ατμομηχανή
avatar-lantern = φανάρι
avatar-whistle = σφυρίχτρα
avatar-case = βαλίτσα
avatar-cap = κασκέτο
avatar-bell = καμπανάκι
avatar-owl = κουκουβάγια
avatar-fox = αλεπού
