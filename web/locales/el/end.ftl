# The end of a game, its replay, and hints.

end-scores = Βαθμολογία
end-drumroll = Και νικά…
end-shared = Μοιράζονται τη νίκη: { $names }.
end-why-shared = { $points } { $points ->
    [one] πόντος
   *[other] πόντοι
} ο καθένας, και ίσοι σε ό,τι θα έλυνε την ισοβαθμία.
end-why-points = { $points } { $points ->
    [one] πόντος
   *[other] πόντοι
}, { $ahead } μπροστά. Δεύτερη θέση: { $name }.
end-why-tickets-done = { $points } { $points ->
    [one] πόντος
   *[other] πόντοι
}, ισοβαθμία με: { $names }. Κρίνουν τα περισσότερα ολοκληρωμένα εισιτήρια.
end-why-fewest-stations = { $points } { $points ->
    [one] πόντος
   *[other] πόντοι
}, ισοβαθμία με: { $names }. Κρίνουν οι λιγότεροι χτισμένοι σταθμοί.
end-why-longest-path-bonus = { $points } { $points ->
    [one] πόντος
   *[other] πόντοι
}, ισοβαθμία με: { $names }. Κρίνουν οι πόντοι για τη μακρύτερη διαδρομή.
end-why-longest-path = { $points } { $points ->
    [one] πόντος
   *[other] πόντοι
}, ισοβαθμία με: { $names }. Κρίνει η μακρύτερη διαδρομή.
end-why-other = { $points } { $points ->
    [one] πόντος
   *[other] πόντοι
}, ισοβαθμία με: { $names }. Κρίνει ο κανόνας της ισοβαθμίας.
end-given-up-title = Το παιχνίδι εγκαταλείφθηκε
end-given-up = Τελείωσε πριν την ώρα του. Έτσι είχαν τα πράγματα.

end-counting = Τώρα μετρούν: { $part }
end-counting-soon = Οι πόντοι μετριούνται…
end-skip = Δείξε το αποτέλεσμα
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = Τι μετά;
end-again = Παίξε ξανά
end-rematch = Ρεβάνς
end-rematch-ready = Στη ρεβάνς
end-replay = Δες το ξανά
end-learn = Μάθε από τα λάθη σου
end-picture-share = Κοινοποίησε εικόνα
end-picture-save = Αποθήκευσε εικόνα
end-picture-failed = Η εικόνα δεν δημιουργήθηκε. Δοκίμασε ξανά.
end-new = Νέο παιχνίδι
end-start = Στην αρχική

end-tickets = Εισιτήρια και διαδρομές
end-tickets-show = Δείξε ένα εισιτήριο ή μια διαδρομή για να φανεί στο ταμπλό.
end-ticket-done = ολοκληρώθηκε:
end-ticket-missed = ανολοκλήρωτο:
end-no-tickets = Κανένα εισιτήριο.
end-longest = Μακρύτερη διαδρομή: { $length } { $length ->
    [one] θέση
   *[other] θέσεις
}
end-lent = Ο σταθμός στην πόλη { $city } χρησιμοποιεί τη διαδρομή { $route }
end-no-story = Η πορεία του παιχνιδιού δεν μπορεί να εμφανιστεί: { $reason }

chart-points = Οι πόντοι στη διάρκεια του παιχνιδιού
chart-chances = Πιθανότητα νίκης
chart-move = { $move ->
    [0] Πριν από την πρώτη κίνηση
    [one] Μετά την κίνηση { $move }
   *[other] Μετά την κίνηση { $move }
}
chart-value = { $name } { $value }
chart-at = { $when }: { $values }.
chart-no-value = –
chart-table = Το ίδιο σε πίνακα
chart-table-move = Κίνηση
percent = { $percent }%

shuffle-title = Ήταν δίκαιο το ανακάτεμα;
shuffle-how = Πριν από την πρώτη κίνηση ο διακομιστής σφράγισε τη διάταξη όλων των καρτών. Τώρα η σφραγίδα άνοιξε, και ο περιηγητής σου μπορεί να συγκρίνει τα δύο.
shuffle-fits = Ταιριάζει: οι κάρτες ήταν από την αρχή όπως είχε υποσχεθεί.
shuffle-differs = Δεν ταιριάζει: αυτές οι κάρτες δεν είναι εκείνες που υποσχέθηκε.
shuffle-cannot = Ο περιηγητής σου μπορεί να τα συγκρίνει μόνο σε ασφαλή σελίδα (https, ή σε αυτόν τον υπολογιστή). Κατέβασε το παιχνίδι και έλεγξέ το με την παρακάτω εντολή.
shuffle-more = Σφραγίδα και κάρτες
shuffle-commitment = Η σφραγίδα (SHA-256), φανερή πριν από την πρώτη κίνηση
shuffle-seed = Ο σπόρος του ανακατέματος, φανερός μετά την τελευταία
shuffle-command = Όποιος έχει εγκαταστήσει το Whistlestop μπορεί να ελέγξει όλο το παιχνίδι:
shuffle-record = Κατέβασε το παιχνίδι

replay-title = { $board }: επανάληψη
replay-loading = Το παιχνίδι φορτώνεται…
replay-failed = Αυτό το παιχνίδι δεν μπορεί να εμφανιστεί: { $reason }
replay-retry = Δοκίμασε ξανά
replay-step = Κίνηση { $step } από { $last }
replay-first = Στην αρχή
replay-back = Μία κίνηση πίσω
replay-forward = Μία κίνηση μπροστά
replay-last = Στο τέλος
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-speed = Ταχύτητα
replay-speed-times = { $times }×
replay-before = Το παιχνίδι αρχίζει.
replay-controls = Κινήσεις του παιχνιδιού
replay-hands = Οι κάρτες όλων
replay-offer = Κοιτάζει
replay-festivals = { $count } { $count ->
    [one] κάρτα φεστιβάλ
   *[other] κάρτες φεστιβάλ
}
replay-keys = Πλήκτρα: ← και → για μία κίνηση, Home και End, το κενό για αναπαραγωγή.

analysis-title = Τι έκρινε το παιχνίδι;
analysis-what = Ο υπολογιστής συνεχίζει κάθε απόφαση πολλές φορές και εκτιμά τις πιθανότητες. Θέλει ένα δυο λεπτά.
analysis-go = Ανάλυσε το παιχνίδι
analysis-busy = Ο υπολογιστής σκέφτεται… { $seconds } { $seconds ->
    [one] δευτερόλεπτο
   *[other] δευτερόλεπτα
} ως τώρα.
analysis-failed = Δεν υπάρχει ανάλυση: { $reason }
analysis-not-over = Μόνο παιχνίδια που παίχτηκαν ως το τέλος αναλύονται.
analysis-points = Σημεία καμπής
analysis-none = Καμία κίνηση δεν έκρινε μόνη της αυτό το παιχνίδι.
analysis-mistake = Κίνηση { $move }, { $name }: το «{ $made }» κατέβασε την πιθανότητα νίκης κατά { $change ->
    [one] { $change } ποσοστιαία μονάδα.
   *[other] { $change } ποσοστιαίες μονάδες.
}
analysis-better = Καλύτερα: «{ $better }», με πιθανότητα { $chance }.
analysis-swing = Πριν από την κίνηση { $move }, { $name }: οι κάρτες και οι άλλοι { $up ->
    [yes] ανέβασαν
   *[no] κατέβασαν
} την πιθανότητα νίκης κατά { $change ->
    [one] { $change } ποσοστιαία μονάδα.
   *[other] { $change } ποσοστιαίες μονάδες.
}

hints-title = Τι μπορώ να κάνω;
hints-wait = Δεν είναι η σειρά σου. Δες τα εισιτήριά σου και σχεδίασε τις επόμενες διαδρομές.
hints-show = Δείξε μου
hints-hide = Κρύψε
hints-on-board = Δείξε το στο ταμπλό
hints-ask = Ζήτα υπόδειξη
hints-busy = Ο υπολογιστής σκέφτεται…
hints-failed = Δεν υπάρχει υπόδειξη: { $reason }
hints-none = Σε αυτό το τραπέζι ο υπολογιστής δεν δίνει υποδείξεις.
hints-best = Εγώ θα έκανα αυτό: «{ $move }». Πιθανότητα νίκης: { $chance }.
hints-only = Εδώ δεν έχεις επιλογή: «{ $move }».
hints-others = Γίνεται επίσης:
hints-old = Το παιχνίδι προχώρησε. Ζήτα νέα υπόδειξη.
can-take = { $second ->
    [yes] Πάρε μια ανοιχτή κάρτα για δεύτερη.
   *[no] Πάρε μια ανοιχτή κάρτα και μετά μια δεύτερη. { $limit ->
        [yes] Ένα ανοιχτό τζόκερ μετρά και για τις δύο.
       *[no] Τα τζόκερ μετρούν όπως κάθε άλλη κάρτα.
    }
}
can-draw = { $second ->
    [yes] Τράβηξε τη δεύτερη κάρτα σου από την τράπουλα.
   *[no] Τράβηξε μια κάρτα από την τράπουλα και μετά πάρε μια δεύτερη.
}
can-claim = Διεκδίκησε μια διαδρομή: έχεις τις κάρτες για { $count ->
    [one] μία διαδρομή
   *[other] { $count } διαδρομές
}.
can-tickets = Τράβηξε νέα εισιτήρια. Δίνουν πόντους αν συνδέσεις τις πόλεις τους, και κοστίζουν πόντους αν όχι.
can-station = Χτίσε σταθμό σε { $count ->
    [one] μία πόλη
   *[other] μία από { $count } πόλεις
}. Σου επιτρέπει να χρησιμοποιήσεις μία διαδρομή άλλου παίκτη για τα εισιτήριά σου.
can-harbour = Χτίσε λιμάνι σε { $count ->
    [one] μία πόλη
   *[other] μία από { $count } πόλεις
}.
can-keep = Διάλεξε ποια εισιτήρια κρατάς. Κράτησε όσα έχουν πόλεις που βρίσκονται κοντά.
can-pick = { $count ->
    [one] Διάλεξε το μόνο εισιτήριο που έμεινε στο χέρι σου.
   *[other] Διάλεξε ένα από { $count } εισιτήρια· τα άλλα πάνε στον διπλανό σου.
}
can-pieces = Διάλεξε πόσα τρένα και πόσα πλοία παίρνεις.
can-exchange = Αντάλλαξε τρένα με πλοία, ή πλοία με τρένα. Το καθένα κοστίζει έναν πόντο.
can-pay = Πλήρωσε. Δώσε τα χρώματα που χρειάζεσαι λιγότερο και φύλαξε τα τζόκερ.
can-give = Διάλεξε μια κάρτα να δώσεις.
can-substitute = Διάλεξε πόσες θέσεις πληρώνεις με άλλες κάρτες.
can-refuse = Εγκατάλειψε τη σήραγγα και πάρε πίσω τις κάρτες σου.
can-refill = Διάλεξε από ποια τράπουλα θα γεμίσει το κενό στις ανοιχτές κάρτες.
can-festival = Διάλεξε από ποιο φεστιβάλ παίρνεις κάρτες.
can-pass = Πήγαινε πάσο, χωρίς να κάνεις τίποτα.
can-other = Διάλεξε μία από τις κινήσεις που προσφέρονται.
