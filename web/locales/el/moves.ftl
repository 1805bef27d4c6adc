# Moves that can be made, as buttons.

move-take = Πάρε ανοιχτή κάρτα: { $card }
move-draw = Τράβηξε από την τράπουλα
move-draw-from = Τράβηξε από την τράπουλα: { $deck }
move-tickets = Τράβηξε εισιτήρια
move-pass = Πάσο
move-refill = Γέμισε το κενό από την τράπουλα: { $deck }
move-refuse = Εγκατάλειψε τη σήραγγα
move-pick = Διάλεξε { $tickets }
move-keep = Κράτησε { $tickets }
move-claim = Διεκδίκησε { $route }
move-station = Χτίσε σταθμό στην πόλη { $city }
move-harbour = Χτίσε λιμάνι στην πόλη { $city }
move-exchange = Αντάλλαξε { $count } { $count ->
    [one] { $from ->
        [trains] τρένο με πλοίο
       *[ships] πλοίο με τρένο
    }
   *[other] { $from ->
        [trains] τρένα με πλοία
       *[ships] πλοία με τρένα
    }
}
move-pay = Πλήρωσε { $cards }
move-pay-colour = Πλήρωσε με { $colour } και μετά διάλεξε τις κάρτες
move-pay-colour-wilds = Πλήρωσε με { $colour } και { $cards } και μετά διάλεξε τις κάρτες
move-substitute = { $count ->
    [0] Μην πληρώσεις καμία θέση με άλλες κάρτες
    [one] Πλήρωσε μία θέση με άλλες κάρτες
   *[other] Πλήρωσε { $count } θέσεις με άλλες κάρτες
}
move-give = Δώσε { $card }
move-pieces = { $trains ->
    [one] { $trains } τρένο
   *[other] { $trains } τρένα
} και { $ships ->
    [one] { $ships } πλοίο
   *[other] { $ships } πλοία
}
move-festival = Πάρε τις κάρτες του φεστιβάλ: { $cities }
move-other = { $move }

moves-take = Πάρε ανοιχτή κάρτα
moves-draw = Τράβηξε από την τράπουλα
moves-tickets = Εισιτήρια
moves-claim = Διεκδίκησε διαδρομή
moves-station = Χτίσε σταθμό
moves-harbour = Χτίσε λιμάνι
moves-exchange = Αντάλλαξε κομμάτια
moves-pay = Πλήρωσε
moves-pieces = Διάλεξε τα κομμάτια σου
moves-pick = Διάλεξε εισιτήριο
moves-other = Περισσότερα
