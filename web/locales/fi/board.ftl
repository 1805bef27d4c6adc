# The drawn board.

board-zoom = Laudan koko
board-nearer = Lähemmäs
board-farther = Kauemmas
board-whole = Koko lauta
board-too-full = Laudalla on liikaa piirrettävää. Voit silti pelata siirtojen luettelosta.
# $route is all that is said of a route.
board-grand-route = { $route }; mitkä tahansa { $cards } korttia korvaavat yhden
board-festival = { $count ->
    [0] { $city }: kaikki juhlakortit on viety
    [one] { $city }: { $count } juhlakortti
   *[other] { $city }: { $count } juhlakorttia
}
board-stations = { $count ->
    [one] { $city }: { $count } asema
   *[other] { $city }: { $count } asemaa
}
board-harbours = { $count ->
    [one] { $city }: { $count } satama
   *[other] { $city }: { $count } satamaa
}
board-ticket = { $from } – { $to }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
board-card-back = Kortti kuvapuoli alaspäin
# C9
help-owned = Tämän reitin omistaa { $name }. Sen arvo on { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
# C10
help-double = Näiden kaupunkien välillä on kaksi reittiä. Kukaan ei saa omistaa molempia.
# C10
help-double-closed = Näiden kaupunkien välillä on kaksi reittiä. Tässä pöydässä toinen sulkeutuu, kun ensimmäinen rakennetaan.
