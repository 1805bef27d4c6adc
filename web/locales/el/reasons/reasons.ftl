# Why a move is good: for the coach, hints and lessons.

reason-completes = Έτσι ολοκληρώνεις { $count ->
    [one] το εισιτήριό σου
   *[other] τα εισιτήριά σου
} { $tickets }: συνολικά { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}.
reason-ticket = Είναι μέρος του δρόμου για το εισιτήριό σου { $ticket }.
reason-points = Δίνει αμέσως { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
reason-last = Πλησιάζει το τέλος: αυτή η διαδρομή δίνει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
reason-sights = Φτάνει και { $count ->
    [one] σε αξιοθέατο
   *[other] σε αξιοθέατα
}: { $cities }.
reason-card = Για τη διαδρομή { $route } χρειάζεσαι ακόμη { $cards }.
reason-deck = Για τη διαδρομή { $route } χρειάζεσαι ακόμη { $cards }, και καμία τέτοια δεν είναι ανοιχτή.
reason-surprise = Για τη διαδρομή { $route } η τράπουλα υπόσχεται περισσότερα από τις ανοιχτές κάρτες.
reason-wild = Ένα τζόκερ ισχύει για κάθε χρώμα, άρα και για εκείνο που σου λείπει για τη διαδρομή { $route }.
reason-collect = Έχεις τις κάρτες για το σχέδιό σου. Μάζεψε τώρα για μια μεγάλη διαδρομή.
reason-tickets = Προλαβαίνεις να ολοκληρώσεις άλλο ένα.
reason-keep = Έτσι το σχέδιό σου θέλει { $pieces } από τα { $of } κομμάτια σου.
reason-station = Ο σταθμός σού επιτρέπει να χρησιμοποιήσεις διαδρομή άλλου παίκτη για ένα εισιτήριο.
reason-harbour = Όσο περισσότερα εισιτήρια ολοκληρώνεις για αυτή την πόλη, τόσο περισσότερο αξίζει το λιμάνι.
reason-exchange = Το σχέδιό σου θέλει περισσότερα κομμάτια του άλλου είδους.
reason-contested = Η διαδρομή { $route } ίσως χαθεί σύντομα: { $count ->
    [one] μάλλον τη χρειάζεται και ο παίκτης { $names }
   *[other] μάλλον τη χρειάζονται και οι παίκτες { $names }
}.
reason-affordable = Έχεις τις κάρτες για να τη διεκδικήσεις: { $cards }.
reason-detour = Χωρίς αυτή τη διαδρομή το εισιτήριό σου { $ticket } θέλει { $spaces ->
    [one] { $spaces } θέση παραπάνω
   *[other] { $spaces } θέσεις παραπάνω
}.
reason-no-detour = Χωρίς αυτή τη διαδρομή δεν μένει δρόμος για το εισιτήριό σου { $ticket }.
reason-longest = Έτσι η μακρύτερη διαδρομή σου έχει { $path ->
    [one] { $path } θέση
   *[other] { $path } θέσεις
}, ενώ των άλλων το πολύ { $others }. Η μακρύτερη δίνει { $bonus ->
    [one] { $bonus } πόντο
   *[other] { $bonus } πόντους
}.
reason-blocks = Εσύ δεν χρειάζεσαι τη διαδρομή { $route }, αλλά { $count ->
    [one] μάλλον τη χρειάζεται ο παίκτης { $names }.
   *[other] μάλλον τη χρειάζονται οι παίκτες { $names }.
}
reason-card-unneeded = Το σχέδιό σου δεν χρειάζεται την κάρτα που πήρες.
reason-scarce = Για τη διαδρομή { $route } χρειάζεσαι { $card } κάρτα, και { $left ->
    [one] μένει μόνο { $left } τέτοια
   *[other] μένουν μόνο { $left } τέτοιες
}· του άλλου χρώματος ({ $other }) μένουν ακόμη { $more }.
reason-two-cards = Ένα ανοιχτό τζόκερ κοστίζει όλη τη σειρά σου. Το σχέδιό σου θέλει ακόμη { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}: δύο κάρτες είναι καλύτερες από μία.
reason-tickets-time = { $turns ->
    [one] Μένει περίπου { $turns } γύρος
   *[other] Μένουν περίπου { $turns } γύροι
}, και το σχέδιό σου θέλει { $needed }: προλαβαίνεις κι άλλο εισιτήριο.
reason-keep-better = Αυτά τα εισιτήρια θέλουν { $pieces ->
    [one] { $pieces } κομμάτι
   *[other] { $pieces } κομμάτια
} και δίνουν { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}· όσα κράτησες θέλουν { $others } και δίνουν { $less }.
reason-adds = Το εισιτήριο { $ticket } { $spaces ->
    [0] δεν προσθέτει καμία θέση
    [one] προσθέτει μόνο { $spaces } θέση
   *[other] προσθέτει μόνο { $spaces } θέσεις
} στο σχέδιό σου και δίνει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
reason-costly = Το εισιτήριο { $ticket } προσθέτει { $spaces ->
    [one] { $spaces } θέση
   *[other] { $spaces } θέσεις
} στο σχέδιό σου και δίνει μόνο { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
reason-hopeless = Δεν μένει δρόμος για το εισιτήριο { $ticket }.
reason-spares = Έτσι σου μένουν για τη διαδρομή { $route }: { $cards }.
reason-spends = Η κίνηση που έπαιξες ξοδεύει κάρτες που χρειάζεσαι για τη διαδρομή { $route }: { $cards }.
reason-split = Το σχέδιό σου θέλει { $trains ->
    [one] { $trains } τρένο
   *[other] { $trains } τρένα
} και { $ships ->
    [one] { $ships } πλοίο
   *[other] { $ships } πλοία
}.
reason-tight = Με τα εισιτήρια που κράτησες το σχέδιό σου θέλει { $needed } { $left ->
    [one] από τον { $left } γύρο που μένει
   *[other] από τους { $left } γύρους που μένουν
}· με αυτά θέλει { $less }.
reason-late = Το εισιτήριό σου { $ticket } θέλει ακόμη περίπου { $needed ->
    [one] { $needed } γύρο
   *[other] { $needed } γύρους
}, και { $left ->
    [one] μένει μόνο { $left }
   *[other] μένουν μόνο { $left }
}.
reason-lost = Μετά την κίνηση που έπαιξες τα κομμάτια δεν φτάνουν για { $count ->
    [one] το εισιτήριό σου
   *[other] τα εισιτήριά σου
} { $tickets }: χρειάζεσαι { $needed }, και θα είχες μόνο { $left }.
reason-busy = Το σχέδιό σου θέλει ακόμη περίπου { $needed ->
    [one] { $needed } γύρο
   *[other] { $needed } γύρους
}, και { $left ->
    [one] μένει μόνο { $left }
   *[other] μένουν μόνο { $left }
}: πολύ αργά για νέα εισιτήρια.
reason-wait = Κανείς άλλος δεν φαίνεται να χρειάζεται τη διαδρομή { $route }, άρα μπορεί να περιμένει. Το σχέδιό σου θέλει ακόμη { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}.
reason-won = Ο υπολογιστής συνέχισε το παιχνίδι με καθεμία από τις δύο κινήσεις { $games ->
    [one] { $games } φορά
   *[other] { $games } φορές
}. Πιθανότητα νίκης: { $chance } με αυτή την κίνηση, { $instead } με τη δική σου.
