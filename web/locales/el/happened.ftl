# What happened, for the log. $you is "yes" for what I did myself.

points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
cards-count = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
tickets-count = { $count ->
    [one] { $count } εισιτήριο
   *[other] { $count } εισιτήρια
}
trains-count = { $count ->
    [one] { $count } τρένο
   *[other] { $count } τρένα
}
taxis-count = { $count } ταξί
ships-count = { $count ->
    [one] { $count } πλοίο
   *[other] { $count } πλοία
}

happened-claim = { $you ->
    [yes] Διεκδικείς
   *[no] { $name } διεκδικεί
} τη διαδρομή { $route } με { $cards }: { $points }.
happened-dig = { $you ->
    [yes] Σκάβεις
   *[no] { $name } σκάβει
} τη σήραγγα { $route } με { $cards }. Άνοιξαν: { $revealed }. Κοστίζει ακόμη { $price }.
happened-surcharge = { $you ->
    [yes] Πληρώνεις
   *[no] { $name } πληρώνει
} ακόμη { $cards } για τη διαδρομή { $route }: { $points }.
happened-refuse = { $you ->
    [yes] Εγκαταλείπεις
   *[no] { $name } εγκαταλείπει
} τη σήραγγα { $route }.
happened-station = { $you ->
    [yes] Χτίζεις
   *[no] { $name } χτίζει
} σταθμό στην πόλη { $city } με { $cards }.
happened-harbour = { $you ->
    [yes] Χτίζεις
   *[no] { $name } χτίζει
} λιμάνι στην πόλη { $city } με { $cards }.
happened-take = { $you ->
    [yes] Παίρνεις
   *[no] { $name } παίρνει
} από τις ανοιχτές: { $card }.
happened-draw = { $you ->
    [yes] Τραβάς
   *[no] { $name } τραβά
} μια κάρτα από την τράπουλα.
happened-draw-known = { $you ->
    [yes] Τραβάς
   *[no] { $name } τραβά
} από την τράπουλα: { $card }.
happened-look = { $you ->
    [yes] Κοιτάζεις
   *[no] { $name } κοιτάζει
} { $tickets }.
happened-keep = { $you ->
    [yes] Κρατάς
   *[no] { $name } κρατά
} { $tickets }.
happened-pick = { $you ->
    [yes] Διαλέγεις
   *[no] { $name } διαλέγει
} { $tickets }.
happened-pieces = { $you ->
    [yes] Διαλέγεις
   *[no] { $name } διαλέγει
} { $trains ->
    [one] { $trains } τρένο
   *[other] { $trains } τρένα
} και { $ships ->
    [one] { $ships } πλοίο
   *[other] { $ships } πλοία
}.
happened-exchange = { $you ->
    [yes] Ανταλλάσσεις
   *[no] { $name } ανταλλάσσει
} { $count ->
    [one] 1 κομμάτι
   *[other] { $count } κομμάτια
} ({ $from } με { $to }): { $points }.
happened-pass = { $you ->
    [yes] Πας πάσο.
   *[no] { $name } πάει πάσο.
}
happened-festival = { $you ->
    [yes] Παίρνεις
   *[no] { $name } παίρνει
} { $cards } από το φεστιβάλ: { $cities }.
happened-festivals-laid = { $count ->
    [one] Ανοίγει μία κάρτα φεστιβάλ: { $cities }.
   *[other] Ανοίγουν { $count } κάρτες φεστιβάλ: { $cities }.
}
happened-row-flushed = Άνοιξαν πάρα πολλά τζόκερ: όλες οι ανοιχτές κάρτες αντικαταστάθηκαν.
happened-second-draft = Βγήκε η κάρτα επιλογής: αρχίζει η δεύτερη επιλογή εισιτηρίων.
happened-last-turns = Πλησιάζει το τέλος: { $turns ->
    [one] ένας γύρος
   *[other] { $turns } γύροι
} ακόμη για όλους.
happened-other = { $kind }
