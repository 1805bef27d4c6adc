# Moves that can be made, as buttons.

move-take = Πάρε ανοιχτή κάρτα: { $card }
move-draw = Τράβα κλειστή κάρτα
move-draw-from = Τράβα κλειστή κάρτα: { $deck }
move-tickets = Τράβα εισιτήρια
move-pass = Πάσο
move-refill = Γέμισε το κενό με { $deck }
move-refuse = Εγκατάλειψε τη σήραγγα
move-pick = Διάλεξε { $tickets }
move-keep = Κράτησε { $tickets }
move-claim = Κατάλαβε { $route }
move-station = Χτίσε σταθμό: { $city }
move-harbour = Χτίσε λιμάνι: { $city }
move-exchange = Άλλαξε { $count } { $count ->
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
    [0] Καμία θέση με άλλες κάρτες
    [one] Μία θέση με άλλες κάρτες
   *[other] { $count } θέσεις με άλλες κάρτες
}
move-give = Δώσε { $card }
move-pieces = { $trains } τρένα και { $ships } πλοία
move-festival = Πάρε τις κάρτες του φεστιβάλ: { $cities }
move-other = { $move }

moves-take = Πάρε ανοιχτή κάρτα
moves-draw = Τράβα κλειστή
moves-tickets = Εισιτήρια
moves-claim = Κατάλαβε διαδρομή
moves-station = Χτίσε σταθμό
moves-harbour = Χτίσε λιμάνι
moves-exchange = Άλλαξε κομμάτια
moves-pay = Πλήρωσε
moves-pieces = Διάλεξε τα κομμάτια σου
moves-pick = Διάλεξε εισιτήριο
moves-other = Περισσότερα
