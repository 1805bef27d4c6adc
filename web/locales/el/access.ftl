# Play by keyboard and with a screen reader.

access-skip = Πήγαινε
access-skip-board = Πήγαινε στο ταμπλό
access-skip-cards = Πήγαινε στις κάρτες σου
access-skip-moves = Πήγαινε σε ό,τι μπορείς να κάνεις
access-skip-words = Πήγαινε στο ταμπλό ως κείμενο

access-words = Το ταμπλό ως κείμενο
access-words-open = Άνοιξε το ταμπλό ως κείμενο
access-words-close = Κλείσε το ταμπλό ως κείμενο
access-find = Βρες πόλη, χρώμα ή είδος διαδρομής
access-nothing-found = Δεν βρέθηκε τίποτα στο ταμπλό.

access-claims = { $count ->
    [0] Καμία διαδρομή δεν μπορεί να διεκδικηθεί τώρα
    [one] Μία διαδρομή που μπορείς να διεκδικήσεις
   *[other] { $count } διαδρομές που μπορείς να διεκδικήσεις
}
access-claims-of = Από { $city } ({ $count })
access-claim = Διεκδίκησε { $route }
access-claim-cost = Διεκδίκησε { $route }. { $cost }

access-cities = Πόλεις
access-city = Πόλη
access-city-choose = Διάλεξε πόλη
access-city-harbour = Εδώ μπορεί να χτιστεί λιμάνι.
access-city-sight = Αξιοθέατο που αξίζει { $points ->
    [one] 1 πόντο.
   *[other] { $points } πόντους.
}
access-city-festivals = { $count ->
    [one] Εδώ βρίσκεται 1 κάρτα φεστιβάλ.
   *[other] Εδώ βρίσκονται { $count } κάρτες φεστιβάλ.
}
access-city-station-of = { $names } έχει εδώ σταθμό.
access-city-harbour-of = { $names } έχει εδώ λιμάνι.
access-city-routes = Διαδρομές από την πόλη { $city }
access-to = Προς
access-length = Θέσεις
access-colour = Χρώμα
access-kind = Είδος
access-state = Κατάσταση
access-state-mine = δική σου
access-state-owned = ιδιοκτήτης: { $name }
access-state-free = ελεύθερη
access-state-closed = κλειστή
access-cost = Κοστίζει { $count } × { $colour }.
access-cost-grey = { $count ->
    [one] Κοστίζει 1 κάρτα οποιουδήποτε χρώματος.
   *[other] Κοστίζει { $count } κάρτες του ίδιου χρώματος.
}
access-cost-wilds = { $wilds ->
    [one] Τουλάχιστον 1 από τις κάρτες πρέπει να είναι τζόκερ.
   *[other] Τουλάχιστον { $wilds } από τις κάρτες πρέπει να είναι τζόκερ.
}
access-cost-tunnel = Αφού είναι σήραγγα, ίσως κοστίσει παραπάνω.

access-players = Παίκτες
access-player-you = { $name } (εσύ)
access-network = Συνδεδεμένες πόλεις: { $cities }.
access-network-none = Καμία διαδρομή ακόμη.
access-stations = Σταθμοί: { $cities }.
access-harbours = Λιμάνια: { $cities }.
access-player-routes = { $count ->
    [one] 1 διαδρομή
   *[other] { $count } διαδρομές
}

access-mine = Τα εισιτήρια και οι κάρτες σου
access-hand = Στο χέρι σου: { $cards }.
access-row = Ανοιχτές κάρτες: { $cards }.
access-place = { $place } { $card }
access-no-card = καμία κάρτα
access-deck = { $count ->
    [one] Μένει 1 κάρτα
   *[other] Μένουν { $count } κάρτες
} στην τράπουλα: { $deck }.
access-tickets-left = { $count ->
    [one] Μένει 1 εισιτήριο.
   *[other] Μένουν { $count } εισιτήρια.
}
access-player = { $name }: { $facts }.
access-tickets-none = Δεν έχεις εισιτήρια.
access-ticket = { $ticket }, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}.
access-ticket-done = { $ticket }, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}: ολοκληρώθηκε.
access-ticket-lost = { $ticket }, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}: δεν μένει άλλος δρόμος.
access-ticket-direct = { $ticket }, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}: { $spaces ->
    [one] ακόμη 1 θέση.
   *[other] ακόμη { $spaces } θέσεις.
}
access-ticket-way = { $ticket }, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}: { $spaces ->
    [one] ακόμη 1 θέση
   *[other] ακόμη { $spaces } θέσεις
}. Ενδιάμεσα: { $via }.
access-ticket-takes = Χρειάζονται { $needs }.
access-log-empty = Δεν έχει γίνει τίποτα ακόμη.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = Αυτοί είναι οι τελευταίοι γύροι.

access-not-now = Όχι τώρα: { $now }
access-no-place = Στη θέση { $place } δεν υπάρχει κάρτα να πάρεις.
access-no-draw = Δεν υπάρχει κάρτα να τραβήξεις τώρα.
access-no-tickets = Δεν μπορείς να τραβήξεις εισιτήρια τώρα.
access-no-routes = Δεν υπάρχει διαδρομή να διεκδικήσεις τώρα.
access-undone = Η τελευταία σου κίνηση αναιρέθηκε.

access-keys = Πλήκτρα
access-keys-open = Δείξε τα πλήκτρα
access-keys-close = Κλείσιμο
access-keys-on = Χρησιμοποίησε αυτά τα πλήκτρα
access-keys-off-note = Τα πλήκτρα είναι απενεργοποιημένα. Φτάνεις πάντα παντού με το Tab, τα βέλη και το Enter.
access-keys-play = Παίξε
access-keys-ask = Ρώτα
access-keys-move = Μετακινήσου
access-key-take = Πάρε την ανοιχτή κάρτα σε αυτή τη θέση
access-key-draw = Τράβηξε από την τράπουλα
access-key-draw-other = Τράβηξε από τη δεύτερη τράπουλα
access-key-tickets = Τράβηξε εισιτήρια
access-key-undo = Αναίρεσε την τελευταία κίνηση
access-key-routes = Πήγαινε στις διαδρομές που μπορείς να διεκδικήσεις
access-key-next = Επόμενη διαδρομή που μπορείς να διεκδικήσεις
access-key-previous = Προηγούμενη διαδρομή που μπορείς να διεκδικήσεις
access-key-arrows = Κοντινότερη διαδρομή ή κάρτα προς τα εκεί
access-key-enter = Διάλεξε το στοιχείο όπου βρίσκεται η εστίαση
access-key-moves = Πήγαινε σε ό,τι μπορείς να κάνεις
access-key-words = Άνοιξε ή κλείσε το ταμπλό ως κείμενο
access-key-escape = Κλείσε ό,τι είναι ανοιχτό
access-key-hand = Οι κάρτες σου
access-key-row = Οι ανοιχτές κάρτες
access-key-others = Οι άλλοι παίκτες
access-key-mine = Τα εισιτήριά σου
access-key-log = Τι έγινε τελευταία
access-key-again = Άκου ξανά τι σου ζητείται
access-key-help = Δείξε αυτά τα πλήκτρα
access-name-arrows = Βέλη
access-name-enter = Enter
access-name-escape = Esc
