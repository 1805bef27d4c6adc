# The dialogs in which decisions are made, and what is said about them.

ticket-long = Μακρινό
ticket-joined = Ενώθηκε
ticket-possible = Γίνεται ακόμη
ticket-lost = Χωρίς δρόμο πια
tickets-sum = Πόντοι: { $joined } ενωμένοι, { $open } ακόμη ανοιχτοί, { $lost } χαμένοι.

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
keep-risk = Ένα εισιτήριο που ένωσες ως το τέλος φέρνει τους πόντους του· αλλιώς τους κοστίζει.
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
draft-passes-first = Διαλέγεις ένα. Τα υπόλοιπα πάνε προς: { $to }. Παίρνεις όσα αφήνει: { $from }.
draft-passes = Αυτά τα εισιτήρια σου τα άφησε: { $from }. Όσα αφήσεις πάνε προς: { $to }.
draft-swaps = Μετά από κάθε επιλογή αλλάζεις χέρι με: { $to }.
draft-last = Το τελευταίο αυτού του χεριού είναι δικό σου.
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
pieces-suggested = Το σημάδι δείχνει τι είναι καλό για αρχή: { $trains } τρένα και { $ships } πλοία.
pieces-as-suggested = Όπως προτείνεται
pieces-go = Ξεκίνα με { $trains } τρένα και { $ships } πλοία
step-less = Ένα λιγότερο
step-more = Ένα περισσότερο

exchange-title = Άλλαξε κομμάτια
exchange-explained = Άλλαξε τρένα με πλοία, ή πλοία με τρένα. Κόστος για το καθένα: { $points }. Αυτό είναι όλη η σειρά σου.
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
exchange-go = Άλλαξε { $count } (κόστος: { $points })

# Payments
pay-title-route = Καταλαμβάνεις { $route };
pay-title-station = Σταθμός στην πόλη { $city };
pay-title-harbour = Λιμάνι στην πόλη { $city };
move-pay-any = { $wilds ->
    [0] Πλήρωσε με οποιεσδήποτε κάρτες, πολλές για μία, και μετά διάλεξέ τες
    [one] Πλήρωσε με 1 τζόκερ και οποιεσδήποτε κάρτες, πολλές για μία, και μετά διάλεξέ τες
   *[other] Πλήρωσε με { $wilds } τζόκερ και οποιεσδήποτε κάρτες, πολλές για μία, και μετά διάλεξέ τες
}
pay-cheapest = ο φτηνότερος τρόπος
price-route = { $count ->
    [one] Μία θέση, με 1 κάρτα αυτού του χρώματος: { $colour }.
   *[other] { $count } θέσεις, με κάρτες αυτού του χρώματος: { $colour }.
}
price-route-sea = { $count ->
    [one] Μία θέση, με 1 κάρτα πλοίου αυτού του χρώματος: { $colour }.
   *[other] { $count } θέσεις, με κάρτες πλοίου αυτού του χρώματος: { $colour }.
}
price-route-grey = { $count ->
    [one] Μία θέση, με 1 κάρτα οποιουδήποτε χρώματος.
   *[other] { $count } θέσεις, με κάρτες ενός οποιουδήποτε χρώματος.
}
price-route-grey-sea = { $count ->
    [one] Μία θέση, με 1 κάρτα πλοίου οποιουδήποτε χρώματος.
   *[other] { $count } θέσεις, με κάρτες πλοίου ενός οποιουδήποτε χρώματος.
}
price-points = { $points ->
    [one] Αξίζει 1 πόντο.
   *[other] Αξίζει { $points } πόντους.
}
price-ferry = Φέρι: { $count ->
    [one] μία από τις κάρτες πρέπει να είναι τζόκερ.
   *[other] { $count } από τις κάρτες πρέπει να είναι τζόκερ.
}
price-ferry-cards = { $count } οποιεσδήποτε κάρτες μπορούν να σταθούν για ένα τζόκερ.
price-cards-for-one = { $count } οποιεσδήποτε κάρτες, και τζόκερ, μπορούν να σταθούν για μία κάρτα του χρώματος.
price-no-wilds = Τα τζόκερ δεν ισχύουν εδώ.
price-double-ships = Ένα διπλό πλοίο κάνει για μία ή δύο θέσεις.
price-tunnel = Σήραγγα: αφού πληρώσεις ανοίγουν { $count } κάρτες, και καθεμία που ταιριάζει κοστίζει μία κάρτα παραπάνω. Και τότε μπορείς να την εγκαταλείψεις.
price-trains-left = { $count ->
    [0] Παίρνει τα τελευταία σου τρένα.
    [one] Σου αφήνει ένα τρένο.
   *[other] Σου αφήνει { $count } τρένα.
}
price-taxis-left = { $count ->
    [0] Παίρνει τα τελευταία σου ταξί.
    [one] Σου αφήνει ένα ταξί.
   *[other] Σου αφήνει { $count } ταξί.
}
price-ships-left = { $count ->
    [0] Παίρνει τα τελευταία σου πλοία.
    [one] Σου αφήνει ένα πλοίο.
   *[other] Σου αφήνει { $count } πλοία.
}
price-station = { $cost ->
    [one] Κοστίζει μία οποιαδήποτε κάρτα
   *[other] Κοστίζει { $cost } κάρτες ενός χρώματος
}· { $left ->
    [0] είναι ο τελευταίος σου σταθμός.
    [one] μετά σου μένει ένας ακόμη σταθμός.
   *[other] μετά σου μένουν { $left } ακόμη σταθμοί.
}
price-station-use = Στο τέλος σε αφήνει να χρησιμοποιήσεις για τα εισιτήριά σου μία διαδρομή άλλου παίκτη που φτάνει εδώ.
price-station-unbuilt = Κάθε σταθμός που δεν χτίζεις αξίζει στο τέλος: { $points }.
price-harbour = Κοστίζει { $trains } κάρτες τρένου και { $ships } κάρτες πλοίου ενός χρώματος, όλες με το σήμα του λιμανιού· τα τζόκερ ισχύουν για οποιαδήποτε. { $left ->
    [0] Είναι το τελευταίο σου λιμάνι.
    [one] Μετά σου μένει ένα ακόμη λιμάνι.
   *[other] Μετά σου μένουν { $left } ακόμη λιμάνια.
}
price-harbour-points = Αξίζει { $worth } πόντους στο τέλος, με ένα, δύο, ή τρία και πάνω ενωμένα εισιτήριά σου που γράφουν την πόλη.
price-harbour-tickets = { $count ->
    [0] Κανένα εισιτήριό σου δεν γράφει την πόλη { $city }.
    [one] Ένα εισιτήριό σου γράφει την πόλη { $city }.
   *[other] { $count } εισιτήριά σου γράφουν την πόλη { $city }.
}
price-harbour-unbuilt = Κάθε λιμάνι που δεν χτίζεις κοστίζει στο τέλος: { $points }.
step-laid = Έριξες ως τώρα:
step-to-give = { $count ->
    [one] Μένει ακόμη μία κάρτα.
   *[other] Μένουν ακόμη { $count } κάρτες.
}
step-price = Τι κοστίζει
step-back = Ένα βήμα πίσω
give-explained = Δώσε { $count } κάρτες κάθε είδους. Η πρόταση κρατά τα τζόκερ σου και όσο περισσότερα είδη γίνεται.
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
    [yes] Καταλαμβάνεις
   *[no] { $name } καταλαμβάνει
} { $route } με { $cards }: { $points }. Βγήκαν: { $revealed }. Δεν κοστίζει τίποτα παραπάνω.

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
}. Είναι όλη η σειρά σου και δεν αναιρείται.
tickets-go = Τράβα εισιτήρια
refill-title = Ποια τράπουλα γεμίζει το κενό;
refill-explained = Πήρες μια ανοιχτή κάρτα. Διάλεξε την τράπουλα που γεμίζει τη θέση της.
refill-from = Από: { $deck }
festival-title = Ποιου φεστιβάλ τις κάρτες παίρνεις;
festival-explained = Υπάρχουν κάρτες και στις δύο άκρες της διαδρομής σου: μπορείς να πάρεις της μίας.
festival-take = { $count ->
    [one] { $cities }: μία κάρτα
   *[other] { $cities }: { $count } κάρτες
}
festival-gain = Έχεις ήδη { $mine }· αυτές προσθέτουν: { $points }.
pass-title = Δεν γίνεται τίποτα άλλο
pass-explained = Δεν υπάρχει κάρτα να τραβήξεις, ούτε εισιτήριο, ούτε κάτι που θα μπορούσες να πληρώσεις. Πας πάσο· όταν όλοι πάνε πάσο ο ένας μετά τον άλλο, το παιχνίδι τελειώνει.
confirm-go = Προχώρα

# Beside the dialogs
second-card = Πάρε άλλη μία κάρτα.
second-card-no-wild = Πάρε άλλη μία κάρτα – αλλά όχι ανοιχτό τζόκερ.
second-card-barred = Ένα ανοιχτό τζόκερ δεν μπορεί να είναι η δεύτερη κάρτα.
waiting-for-others = Διάλεξες. Διαλέγουν ακόμη: { $names } …
undo = Αναίρεσε
moves-in-words = Όλα όσα μπορείς να κάνεις, με λόγια ({ $count })
