# Play by keyboard and with a screen reader.

access-skip = Hop til
access-skip-board = Hop til brættet
access-skip-cards = Hop til dine kort
access-skip-moves = Hop til det, du kan gøre
access-skip-words = Hop til brættet i ord

access-words = Brættet i ord
access-words-open = Åbn brættet i ord
access-words-close = Luk brættet i ord
access-find = Find en by, en farve eller en type strækning
access-nothing-found = Der blev ikke fundet noget på brættet.

access-claims = { $count ->
    [0] Du kan ikke gøre krav på nogen strækning nu
    [one] Én strækning, du kan gøre krav på
   *[other] { $count } strækninger, du kan gøre krav på
}
access-claims-of = Fra { $city } ({ $count })
access-claim = Gør krav på { $route }
access-claim-cost = Gør krav på { $route }. { $cost }

access-cities = Byer
access-city = By
access-city-choose = Vælg en by
access-city-harbour = Her kan der bygges en havn.
access-city-sight = En seværdighed til { $points } point.
access-city-festivals = { $count ->
    [one] Her ligger 1 festivalkort.
   *[other] Her ligger { $count } festivalkort.
}
access-city-station-of = Her har { $names } bygget en station.
access-city-harbour-of = Her har { $names } bygget en havn.
access-city-routes = Strækninger fra { $city }
access-to = Til
access-length = Felter
access-colour = Farve
access-kind = Type
access-state = Status
access-state-mine = din
access-state-owned = tilhører { $name }
access-state-free = ledig
access-state-closed = lukket
access-cost = Koster { $count } kort i { $colour }.
access-cost-grey = { $count ->
    [one] Koster 1 kort i en valgfri farve.
   *[other] Koster { $count } kort i samme, valgfri farve.
}
access-cost-wilds = { $wilds ->
    [one] Mindst 1 af kortene skal være en joker.
   *[other] Mindst { $wilds } af kortene skal være jokere.
}
access-cost-tunnel = Da det er en tunnel, kan den koste mere.

access-players = Spillere
access-player-you = { $name } (dig)
access-network = Forbundet: { $cities }.
access-network-none = Ingen strækninger endnu.
access-stations = Stationer i { $cities }.
access-harbours = Havne i { $cities }.
access-player-routes = { $count ->
    [one] 1 strækning
   *[other] { $count } strækninger
}

access-mine = Dine rutekort og kort
access-hand = Du har { $cards }.
access-row = Synlige kort: { $cards }.
access-place = { $place } { $card }
access-no-card = intet kort
access-deck = { $count } kort tilbage i bunken med { $deck }.
access-tickets-left = { $count } rutekort tilbage.
access-player = { $name }: { $facts }.
access-tickets-none = Du har ingen rutekort.
access-ticket = { $ticket }, { $points } point.
access-ticket-done = { $ticket }, { $points } point: klaret.
access-ticket-lost = { $ticket }, { $points } point: Der er ingen mulig vej.
access-ticket-direct = { $ticket }, { $points } point: { $spaces ->
    [one] 1 felt
   *[other] { $spaces } felter
} tilbage.
access-ticket-way = { $ticket }, { $points } point: { $spaces ->
    [one] 1 felt
   *[other] { $spaces } felter
} tilbage, via { $via }.
access-ticket-takes = Det kræver { $needs }.
access-log-empty = Der er ikke sket noget endnu.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = Det er de sidste ture.

access-not-now = Ikke nu: { $now }
access-no-place = Der er intet kort at tage på plads { $place }.
access-no-draw = Der er intet kort at trække nu.
access-no-tickets = Du kan ikke trække rutekort nu.
access-no-routes = Der er ingen strækning, du kan gøre krav på nu.
access-undone = Dit sidste træk er taget tilbage.

access-keys = Taster
access-keys-open = Vis tasterne
access-keys-close = Luk
access-keys-on = Brug disse taster
access-keys-off-note = Tasterne er slået fra. Du kan stadig nå alt med Tab, piletasterne og Enter.
access-keys-play = Spil
access-keys-ask = Spørg
access-keys-move = Bevæg dig rundt
access-key-take = Tag det synlige kort på den plads
access-key-draw = Træk fra bunken
access-key-draw-other = Træk fra den anden bunke
access-key-tickets = Træk rutekort
access-key-undo = Fortryd det sidste træk
access-key-routes = Gå til de strækninger, du kan gøre krav på
access-key-next = Næste strækning, du kan gøre krav på
access-key-previous = Forrige strækning, du kan gøre krav på
access-key-arrows = Nærmeste strækning eller kort i den retning
access-key-enter = Vælg det, der er i fokus
access-key-moves = Gå til det, du kan gøre
access-key-words = Åbn eller luk brættet i ord
access-key-escape = Luk det, der er åbent
access-key-hand = Dine kort
access-key-row = De synlige kort
access-key-others = De andre spillere
access-key-mine = Dine rutekort
access-key-log = Hvad der skete sidst
access-key-again = Sig igen, hvad du skal gøre
access-key-help = Vis disse taster
access-name-arrows = Piletaster
access-name-enter = Enter
access-name-escape = Esc
