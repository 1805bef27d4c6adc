# The drawn board.

board-zoom = Μέγεθος του ταμπλό
board-nearer = Πιο κοντά
board-farther = Πιο μακριά
board-whole = Όλο το ταμπλό
board-too-full = Αυτό το ταμπλό έχει πάρα πολλά στοιχεία για να σχεδιαστεί. Μπορείς όμως να παίξεις από τη λίστα των κινήσεων.
# $route is all that is said of a route.
board-grand-route = { $route }· { $cards } οποιεσδήποτε κάρτες αντικαθιστούν μία
board-festival = { $count ->
    [0] { $city }: όλες οι κάρτες φεστιβάλ έφυγαν
    [one] { $city }: { $count } κάρτα φεστιβάλ
   *[other] { $city }: { $count } κάρτες φεστιβάλ
}
board-stations = { $count ->
    [one] { $city }: { $count } σταθμός
   *[other] { $city }: { $count } σταθμοί
}
board-harbours = { $count ->
    [one] { $city }: { $count } λιμάνι
   *[other] { $city }: { $count } λιμάνια
}
board-ticket = { $from } – { $to }, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
board-card-back = Κλειστή κάρτα
# C9
help-owned = Αυτή η διαδρομή ανήκει στον παίκτη { $name }. Αξίζει { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}.
# C10
help-double = Δύο διαδρομές συνδέουν αυτές τις πόλεις. Κανείς δεν μπορεί να έχει και τις δύο.
# C10
help-double-closed = Δύο διαδρομές συνδέουν αυτές τις πόλεις. Σε αυτό το τραπέζι, μόλις διεκδικηθεί η μία, κλείνει η άλλη.
