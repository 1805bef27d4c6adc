# The settings.

settings-open = Ρυθμίσεις
settings-title = Ρυθμίσεις
settings-close = Κλείσε τις ρυθμίσεις
settings-language = Γλώσσα
settings-theme = Χρώματα
settings-theme-auto = Αυτόματα
settings-theme-light = Ανοιχτά
settings-theme-dark = Σκούρα
settings-sound = Ήχος και δόνηση
settings-sound-on = Ήχος και δόνηση ενεργά
settings-volume = Ένταση: { $percent }%
settings-vibration = Δόνηση
speed-title = Ταχύτητα των μποτ
speed-slow = Αργή
speed-normal = Κανονική
speed-fast = Γρήγορη
speed-instant = Άμεση
speed-step = Βήμα βήμα
speed-next = Να παίξει ο επόμενος
speed-host = Την ταχύτητα των μποτ την ορίζει ο οικοδεσπότης.
settings-motion = Κίνηση
settings-motion-auto = Αυτόματη
settings-motion-less = Λιγότερη
settings-text = Κείμενο
settings-text-big = Μεγαλύτερα γράμματα
settings-kept = Ο περιηγητής θυμάται τις ρυθμίσεις σου.

# The line to the server.

line-lost-title = Χωρίς σύνδεση
line-lost = Το παιχνίδι σου είναι ασφαλές. Ό,τι κάνεις αποθηκεύεται και στέλνεται ξανά.
line-lost-tries = { $tries ->
    [one] Έγινε μία προσπάθεια για νέα σύνδεση.
   *[other] Έγιναν { $tries } προσπάθειες για νέα σύνδεση.
}
line-restart-title = Ο διακομιστής επανεκκινείται
line-restart = Το παιχνίδι σου είναι ασφαλές και συνεχίζεται σε μια στιγμή.
line-try-now = Δοκίμασε τώρα
line-back = Η σύνδεση επανήλθε
line-ended-title = Αυτό το τραπέζι δεν μπορεί να εμφανιστεί
ended-no-table = Τέτοιο τραπέζι δεν υπάρχει, ή δεν υπάρχει πια.
ended-no-spectators = Σε αυτό το τραπέζι δεν επιτρέπονται θεατές.
ended-not-invited = Αυτό το τραπέζι είναι μόνο για όσους έχουν τον σύνδεσμό του.
ended-banned = Έχεις αποκλειστεί από αυτόν τον διακομιστή.
ended-other = Ο διακομιστής έκλεισε τη σύνδεση: { $reason }
line-ended-home = Πίσω στην αρχική σελίδα
line-newer-title = Υπάρχει νέα έκδοση
line-newer = Φόρτωσε ξανά τη σελίδα για να την πάρεις. Το παιχνίδι σου συνεχίζεται από εκεί που είναι.
line-newer-load = Φόρτωσε ξανά
line-newer-later = Αργότερα
