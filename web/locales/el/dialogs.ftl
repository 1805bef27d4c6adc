# The dialogs in which decisions are made, and what is said about them.

ticket-long = Μακρινό
ticket-joined = Ολοκληρώθηκε
ticket-possible = Γίνεται ακόμη
ticket-lost = Δεν γίνεται πια
tickets-sum = Πόντοι: { $joined } σίγουροι, { $open } ακόμη ανοιχτοί, { $lost } χαμένοι.
ticket-needs = { $needs }, περίπου { $turns ->
    [one] 1 γύρος
   *[other] { $turns } γύροι
}
tickets-only = Τόνισε μόνο τις διαδρομές για τα εισιτήριά μου
estimate-title = Πόντοι αν το παιχνίδι τελείωνε τώρα

# What a ticket on offer adds to my own
plan-adds = Χρειάζονται επιπλέον { $needs }.
plan-adds-nothing = Δεν χρειάζονται άλλες διαδρομές.
plan-all = Συνολικά: { $needs }.
plan-too-much = Χρειάζονται περισσότερα κομμάτια από όσα έχεις.

# Which tickets to keep
keep-least = Κράτησε τουλάχιστον { $count ->
    [one] ένα
   *[other] { $count }
} από αυτά τα { $of }.
keep-exactly = Κράτησε ακριβώς { $count } από αυτά τα { $of }.
keep-all = { $of ->
    [one] Αυτό το εισιτήριο είναι δικό σου: είναι το μόνο που υπάρχει.
   *[other] Κρατάς και τα { $of }.
}
keep-risk = Ένα εισιτήριο που έχεις ολοκληρώσει στο τέλος σού δίνει τους πόντους του· αλλιώς τους χάνεις.
keep-total = { $count ->
    [0] Δεν έχεις διαλέξει κανένα ακόμη.
    [one] Διάλεξες ένα: { $points }.
   *[other] Διάλεξες { $count }: συνολικά { $points }.
}
keep-more = { $count ->
    [one] Διάλεξε άλλο ένα
   *[other] Διάλεξε άλλα { $count }
}
keep-fewer = { $count ->
    [one] Διάλεξε ένα λιγότερο
   *[other] Διάλεξε { $count } λιγότερα
}

# Drafts
draft-title = { $number ->
    [one] Πρώτη επιλογή: διάλεξε εισιτήριο
   *[other] Δεύτερη επιλογή: διάλεξε εισιτήριο
}
draft-round = Επιλογή { $round } από { $rounds }
draft-hand = Τα εισιτήρια στο χέρι σου
draft-passes-first = Διαλέγεις ένα. Τα υπόλοιπα τα παίρνει ο παίκτης { $to }, κι εσύ παίρνεις όσα αφήνει ο παίκτης { $from }.
draft-passes = Αυτά τα εισιτήρια σου τα έδωσε ο παίκτης { $from }. Όσα αφήσεις τα παίρνει ο παίκτης { $to }.
draft-swaps = Μετά από κάθε επιλογή ανταλλάσσεις εισιτήρια με: { $to }.
draft-last = Το τελευταίο εισιτήριο είναι δικό σου.
draft-picked = { $count ->
    [0] Καμία επιλογή ακόμη
    [one] Η επιλογή σου ως τώρα
   *[other] Οι { $count } επιλογές σου ως τώρα
}
draft-choose = Διάλεξε εισιτήριο
draft-go = Διάλεξε { $ticket }

# Trains and ships
pieces-title = Πόσα τρένα και πόσα πλοία;
pieces-explained = Ξεκινάς με { $all } κομμάτια. Τα τρένα πάνε στις ράγες, τα πλοία στη θάλασσα. Όλοι δείχνουν μαζί τι διάλεξαν.
pieces-slide = Λιγότερα τρένα, περισσότερα πλοία – ή το αντίθετο
pieces-limits = Τα τρένα μπορούν να είναι { $least } έως { $most }.
pieces-suggested = Το σημάδι δείχνει τι είναι καλό για αρχή: { $trains ->
    [one] { $trains } τρένο
   *[other] { $trains } τρένα
} και { $ships ->
    [one] { $ships } πλοίο
   *[other] { $ships } πλοία
}.
pieces-as-suggested = Όπως προτείνεται
pieces-go = Ξεκίνα με { $trains ->
    [one] { $trains } τρένο
   *[other] { $trains } τρένα
} και { $ships ->
    [one] { $ships } πλοίο
   *[other] { $ships } πλοία
}
step-less = Ένα λιγότερο
step-more = Ένα περισσότερο

exchange-title = Αντάλλαξε κομμάτια
exchange-explained = Αντάλλαξε τρένα με πλοία, ή πλοία με τρένα. Κόστος για το καθένα: { $points }. Με αυτό τελειώνει η σειρά σου.
exchange-trains = Τρένα με πλοία
exchange-ships = Πλοία με τρένα
exchange-count = { $kind ->
    [trains] { $count ->
        [one] Ένα τρένο γίνεται πλοίο
       *[other] { $count } τρένα γίνονται πλοία
    }
   *[ships] { $count ->
        [one] Ένα πλοίο γίνεται τρένο
       *[other] { $count } πλοία γίνονται τρένα
    }
}
exchange-after = Μετά έχεις { $trains ->
    [one] { $trains } τρένο
   *[other] { $trains } τρένα
} και { $ships ->
    [one] { $ships } πλοίο
   *[other] { $ships } πλοία
}. Κόστος: { $points }.
exchange-go = Αντάλλαξε { $count } (κόστος: { $points })

# Payments
pay-title-route = Διεκδικείς τη διαδρομή { $route };
pay-title-station = Χτίζεις σταθμό στην πόλη { $city };
pay-title-harbour = Χτίζεις λιμάνι στην πόλη { $city };
move-pay-any = { $wilds ->
    [0] Πλήρωσε με οποιεσδήποτε κάρτες, πολλές για μία, και μετά διάλεξέ τες
    [one] Πλήρωσε με 1 τζόκερ και οποιεσδήποτε κάρτες, πολλές για μία, και μετά διάλεξέ τες
   *[other] Πλήρωσε με { $wilds } τζόκερ και οποιεσδήποτε κάρτες, πολλές για μία, και μετά διάλεξέ τες
}
pay-cheapest = ο φτηνότερος τρόπος
price-route = { $count ->
    [one] Μία θέση. Πληρώνεται με 1 κάρτα στο χρώμα της διαδρομής ({ $colour }).
   *[other] { $count } θέσεις. Πληρώνονται με κάρτες στο χρώμα της διαδρομής ({ $colour }).
}
price-route-sea = { $count ->
    [one] Μία θέση. Πληρώνεται με 1 κάρτα πλοίου στο χρώμα της διαδρομής ({ $colour }).
   *[other] { $count } θέσεις. Πληρώνονται με κάρτες πλοίου στο χρώμα της διαδρομής ({ $colour }).
}
price-route-grey = { $count ->
    [one] Μία θέση. Πληρώνεται με 1 κάρτα οποιουδήποτε χρώματος.
   *[other] { $count } θέσεις. Πληρώνονται με κάρτες ενός χρώματος της επιλογής σου.
}
price-route-grey-sea = { $count ->
    [one] Μία θέση. Πληρώνεται με 1 κάρτα πλοίου οποιουδήποτε χρώματος.
   *[other] { $count } θέσεις. Πληρώνονται με κάρτες πλοίου ενός χρώματος της επιλογής σου.
}
price-points = { $points ->
    [one] Αξίζει 1 πόντο.
   *[other] Αξίζει { $points } πόντους.
}
price-ferry = Φέρι: { $count ->
    [one] μία από τις κάρτες πρέπει να είναι τζόκερ.
   *[other] { $count } από τις κάρτες πρέπει να είναι τζόκερ.
}
price-ferry-cards = { $count } οποιεσδήποτε κάρτες μπορούν να αντικαταστήσουν ένα τζόκερ.
price-cards-for-one = { $count } οποιεσδήποτε κάρτες, ακόμη και τζόκερ, μπορούν να αντικαταστήσουν μία κάρτα του χρώματος.
price-cards-for-one-only = Εδώ τα τζόκερ δεν αντικαθιστούν κάρτες του χρώματος, αλλά { $count } οποιεσδήποτε κάρτες, ακόμη και τζόκερ, αντικαθιστούν μία.
price-helps = Για τα εισιτήριά σου: { $tickets }.
price-no-wilds = Τα τζόκερ δεν ισχύουν εδώ.
price-double-ships = Ένα διπλό πλοίο καλύπτει μία ή δύο θέσεις.
price-tunnel = Σήραγγα: αφού πληρώσεις ανοίγουν { $count } κάρτες, και καθεμία που ταιριάζει κοστίζει μία κάρτα παραπάνω. Ακόμη και τότε μπορείς να την εγκαταλείψεις.
price-trains-left = { $count ->
    [0] Είναι τα τελευταία σου τρένα.
    [one] Μετά σου μένει ένα τρένο.
   *[other] Μετά σου μένουν { $count } τρένα.
}
price-taxis-left = { $count ->
    [0] Είναι τα τελευταία σου ταξί.
    [one] Μετά σου μένει ένα ταξί.
   *[other] Μετά σου μένουν { $count } ταξί.
}
price-ships-left = { $count ->
    [0] Είναι τα τελευταία σου πλοία.
    [one] Μετά σου μένει ένα πλοίο.
   *[other] Μετά σου μένουν { $count } πλοία.
}
price-station = { $cost ->
    [one] Κοστίζει μία οποιαδήποτε κάρτα
   *[other] Κοστίζει { $cost } κάρτες του ίδιου χρώματος
}· { $left ->
    [0] είναι ο τελευταίος σου σταθμός.
    [one] μετά σου μένει ένας ακόμη σταθμός.
   *[other] μετά σου μένουν { $left } ακόμη σταθμοί.
}
price-station-use = Στο τέλος σου επιτρέπει να χρησιμοποιήσεις για τα εισιτήριά σου μία διαδρομή άλλου παίκτη που φτάνει εδώ.
price-station-unbuilt = Για κάθε σταθμό που δεν χτίζεις μετρούν στο τέλος { $points }.
price-harbour = Κοστίζει { $trains } κάρτες τρένου και { $ships } κάρτες πλοίου του ίδιου χρώματος, όλες με το σύμβολο λιμανιού· τα τζόκερ μπορούν να αντικαταστήσουν οποιαδήποτε. { $left ->
    [0] Είναι το τελευταίο σου λιμάνι.
    [one] Μετά σου μένει ένα ακόμη λιμάνι.
   *[other] Μετά σου μένουν { $left } ακόμη λιμάνια.
}
price-harbour-points = Στο τέλος ένα, δύο, και τρία ή περισσότερα ολοκληρωμένα εισιτήριά σου που αναφέρουν την πόλη δίνουν αντίστοιχα { $worth } πόντους.
price-harbour-tickets = { $count ->
    [0] Κανένα εισιτήριό σου δεν αναφέρει την πόλη { $city }.
    [one] Ένα εισιτήριό σου αναφέρει την πόλη { $city }.
   *[other] { $count } εισιτήριά σου αναφέρουν την πόλη { $city }.
}
price-harbour-unbuilt = Για κάθε λιμάνι που δεν χτίζεις αφαιρούνται στο τέλος { $points }.
step-laid = Έριξες ως τώρα:
step-to-give = { $count ->
    [one] Μένει ακόμη μία κάρτα.
   *[other] Μένουν ακόμη { $count } κάρτες.
}
step-price = Τι κοστίζει
step-back = Ένα βήμα πίσω
give-explained = Δώσε { $count } κάρτες οποιουδήποτε είδους. Η πρόταση κρατά τα τζόκερ σου και όσο περισσότερα είδη γίνεται.
give-count = { $card }: { $count } από { $most }
give-go = Δώσε αυτές τις { $count } κάρτες
give-more = { $count ->
    [one] Διάλεξε άλλη μία κάρτα
   *[other] Διάλεξε άλλες { $count } κάρτες
}
give-fewer = { $count ->
    [one] Διάλεξε μία κάρτα λιγότερη
   *[other] Διάλεξε { $count } κάρτες λιγότερες
}

# Tunnels
surcharge-laid = Έριξες: { $cards }.
surcharge-choose = Πληρώνεις τα υπόλοιπα ή εγκαταλείπεις τη σήραγγα;
surcharge-unable = Δεν έχεις τις κάρτες γι’ αυτό.
surcharge-refuse = Οι κάρτες σου γυρίζουν στο χέρι σου και η σειρά σου τελειώνει.
surcharge-why-colour = Ίδιο χρώμα: μία κάρτα ακόμη
surcharge-why-wild = Τζόκερ: μία κάρτα ακόμη
surcharge-why-no = Δεν μετρά
happened-claim-tunnel = { $you ->
    [yes] Διεκδικείς
   *[no] { $name } διεκδικεί
} τη διαδρομή { $route } με { $cards }: { $points }. Άνοιξαν: { $revealed }. Δεν κοστίζει τίποτα παραπάνω.

# Smaller questions
build-title = Τι χτίζεις στην πόλη { $city };
build-explained = Εδώ χτίζονται και τα δύο.
tickets-title = Τραβάς νέα εισιτήρια;
tickets-explained = Κοιτάζεις { $count ->
    [one] το τελευταίο εισιτήριο
   *[other] { $count } εισιτήρια
} και κρατάς τουλάχιστον { $keep ->
    [one] ένα
   *[other] { $keep }
}. Με αυτό τελειώνει η σειρά σου, και δεν αναιρείται.
tickets-go = Τράβηξε εισιτήρια
refill-title = Από ποια τράπουλα θα γεμίσει το κενό;
refill-explained = Πήρες μια ανοιχτή κάρτα. Διάλεξε από ποια τράπουλα θα έρθει η νέα.
refill-from = Από την τράπουλα: { $deck }
festival-title = Από ποιο φεστιβάλ παίρνεις κάρτες;
festival-explained = Υπάρχουν κάρτες και στις δύο άκρες της διαδρομής σου: μπορείς να πάρεις της μίας.
festival-take = { $count ->
    [one] { $cities }: μία κάρτα
   *[other] { $cities }: { $count } κάρτες
}
festival-gain = Έχεις ήδη { $mine }· αυτές δίνουν επιπλέον: { $points }.
pass-title = Δεν γίνεται τίποτα άλλο
pass-explained = Δεν υπάρχει κάρτα να τραβήξεις, ούτε εισιτήριο, ούτε κάτι που θα μπορούσες να πληρώσεις. Πας πάσο· όταν όλοι πάνε πάσο ο ένας μετά τον άλλο, το παιχνίδι τελειώνει.
confirm-go = Προχώρα

# Beside the dialogs
second-card = Πάρε άλλη μία κάρτα.
second-card-no-wild = Πάρε άλλη μία κάρτα – αλλά όχι ανοιχτό τζόκερ.
second-card-barred = Ένα ανοιχτό τζόκερ δεν μπορεί να είναι η δεύτερη κάρτα.
waiting-for-others = Διάλεξες. Διαλέγουν ακόμη: { $names }…
undo = Αναίρεση
moves-in-words = Όλα όσα μπορείς να κάνεις, ως κείμενο ({ $count })
