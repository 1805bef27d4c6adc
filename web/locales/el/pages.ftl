# The pages.

app-name = Whistlestop
app-line = Στρώσε ράγες πριν τους άλλους.
to-start = Όλα τα τραπέζια

app-own = Μια δωρεάν έκδοση πέντε ταμπλό του διάσημου παιχνιδιού με τα τρένα, με δικό μας όνομα, δικές μας εικόνες και δικά μας κείμενα. Δεν συνδέεται με τον εκδότη του.
start-docs = Τεκμηρίωση

start-play = Παίξε τώρα
start-more = Κι άλλοι τρόποι να παίξεις
start-friends = Με φίλους
start-friends-line = Γύρω από αυτή την οθόνη ή από μακριά, με έναν σύνδεσμο.
start-lobby = Ανοιχτά τραπέζια
start-lobby-line = Κάθισε όπου κάποιος περιμένει ή δες ένα παιχνίδι.
start-guide = Το πρώτο μου παιχνίδι
start-guide-line = Ένα σύντομο παιχνίδι με οδηγό: μάθε παίζοντας.
start-lesson = Μάθημα: τι ξεχωριστό έχει αυτό το ταμπλό
start-rules = Οι κανόνες
start-rules-line = Κάθε ταμπλό σε μία σελίδα, με παραδείγματα.
start-games = Ολοκληρωμένα παιχνίδια
start-games-line = Δες τα ξανά κίνηση προς κίνηση και μάθε τι τα έκρινε.
start-me = Άλλες συσκευές
start-me-line = Πάρε μαζί σου το όνομα και τα τραπέζια σου.
start-board = Ταμπλό
start-level = Αντίπαλοι
start-players = Παίκτες
start-name = Το όνομά σου
start-name-default = Ταξιδιώτης
start-go = Ξεκίνα το παιχνίδι
start-my-tables = Τα τραπέζια μου
start-your-turn = Σειρά σου
start-over = Τέλος
start-playing = Παίζεται
start-waiting = Σε αναμονή
start-with = Μαζί: { $names }
start-free = { $count ->
    [one] { $count } ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
}
start-failed = Κάτι δεν πήγε καλά: { $reason }

players-number = { $count }
waiting-for-server = Μια στιγμή…

line-connecting = Σύνδεση…

board-label = Το ταμπλό { $board }
route-label = { $route }, { $length } { $length ->
    [one] θέση
   *[other] θέσεις
}, { $colour }, { $kind }
city-label = Χτίσε στην πόλη { $city }

turn-mine = Σειρά σου
turn-mine-named = { $name }, είναι η σειρά σου
turn-other = Παίζει: { $names }
turn-nobody = Το παιχνίδι τελείωσε
phase-opening = Διάλεξε ποια εισιτήρια κρατάς.
phase-draft = Διάλεξε ένα εισιτήριο· τα άλλα πάνε στον διπλανό σου.
phase-draft-keep = Διάλεξε ποια εισιτήρια κρατάς.
phase-pieces = Διάλεξε πόσα τρένα και πλοία παίρνεις.
phase-main = Πάρε κάρτες, διαδρομή ή εισιτήρια.
phase-second-card = Πάρε μια δεύτερη κάρτα.
phase-pay = Διάλεξε πώς θα πληρώσεις.
phase-substitute = Διάλεξε πόσες θέσεις πληρώνεις με άλλες κάρτες.
phase-variant = Διάλεξε ποιες κάρτες ρίχνεις.
phase-give = Διάλεξε μια κάρτα να δώσεις.
phase-surcharge = Η σήραγγα κοστίζει παραπάνω.
phase-keep = Διάλεξε ποια εισιτήρια κρατάς.
phase-refill = Διάλεξε πώς θα γεμίσει το κενό στις ανοιχτές κάρτες.
phase-festival = Διάλεξε από ποιο φεστιβάλ παίρνεις κάρτες.
phase-other = Διάλεξε ένα.
last-turns = Τελευταίοι γύροι

table-row = Ανοιχτές κάρτες
table-deck-left = ακόμη { $count }
table-tickets-left = Εισιτήρια
table-hand = Οι κάρτες σου
table-hand-empty = Καμία κάρτα.
hand-sort = Ταξινόμηση κατά
hand-sort-colour = χρώμα
hand-sort-count = πλήθος
hand-sort-use = χρησιμότητα
table-tickets = Τα εισιτήριά σου
table-players = Παίκτες
recap-title = Από την τελευταία σου σειρά
end-pieces = Τα λιγότερα κομμάτια: { $name } ({ $count }). Οι τελευταίοι γύροι αρχίζουν στα { $end }.
table-log = Τι έγινε
table-board = Ταμπλό
player-cards = { $count ->
    [one] κάρτα
   *[other] κάρτες
}
player-tickets = { $count ->
    [one] εισιτήριο
   *[other] εισιτήρια
}
player-trains = { $count ->
    [one] τρένο
   *[other] τρένα
}
player-taxis = ταξί
player-ships = { $count ->
    [one] πλοίο
   *[other] πλοία
}
player-stations = { $count ->
    [one] σταθμός
   *[other] σταθμοί
}
player-harbours = { $count ->
    [one] λιμάνι
   *[other] λιμάνια
}
player-points = { $count ->
    [one] πόντος
   *[other] πόντοι
}
player-you = εσύ
player-away = λείπει

keep-title = Ποια εισιτήρια κρατάς;
keep-go = { $count ->
    [0] Μην κρατήσεις κανένα
    [one] Κράτησε αυτό το εισιτήριο
   *[other] Κράτησε αυτά τα { $count }
}
look-at-board = Δες το ταμπλό
back-to-choice = Πίσω στην επιλογή

pay-cancel = Άκυρο
surcharge-title = { $count ->
    [one] Η σήραγγα { $route } κοστίζει 1 κάρτα ακόμη
   *[other] Η σήραγγα { $route } κοστίζει { $count } κάρτες ακόμη
}
surcharge-revealed = Βγήκαν αυτές οι κάρτες:

score-title = Τέρμα η γραμμή
score-won = { $you ->
    [yes] Νίκησες!
   *[no] { $names } νίκησε!
}
score-player = Παίκτης
score-total = Σύνολο
score-part-routes = Διαδρομές
score-part-tickets = Ολοκληρωμένα εισιτήρια
score-part-missed-tickets = Ανολοκλήρωτα εισιτήρια
score-part-longest-path = Μακρύτερη διαδρομή
score-part-most-tickets = Περισσότερα εισιτήρια
score-part-stations = Σταθμοί
score-part-harbours = Λιμάνια
score-part-attractions = Αξιοθέατα
score-part-festivals = Φεστιβάλ
score-part-exchange = Ανταλλαγές
refused = Δεν έγινε: { $reason }
turn-waiting = Αναμονή για τους άλλους
player-festivals = { $count ->
    [one] κάρτα φεστιβάλ
   *[other] κάρτες φεστιβάλ
}
table-panels = Περισσότερα για το τραπέζι
tab-log = Ιστορικό
tab-tickets = Εισιτήρια
tab-players = Παίκτες
tab-help = Βοήθεια
tab-more = Άλλα
explain = Εξήγησε
explain-end = Κλείσιμο
act-choose-city = Διάλεξε πόλη
close = Κλείσιμο
