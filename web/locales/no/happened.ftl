# What happened, for the log. $you is "yes" for what I did myself.

points = { $points } poeng
cards-count = { $count } kort
tickets-count = { $count ->
    [one] { $count } billett
   *[other] { $count } billetter
}
trains-count = { $count } tog
taxis-count = { $count ->
    [one] { $count } taxi
   *[other] { $count } taxier
}
ships-count = { $count } skip

happened-claim = { $you ->
    [yes] Du
   *[no] { $name }
} bygger { $route } med { $cards }: { $points }.
happened-dig = { $you ->
    [yes] Du
   *[no] { $name }
} graver ved { $route } med { $cards }. Snudd: { $revealed }. Det koster { $price } til.
happened-surcharge = { $you ->
    [yes] Du
   *[no] { $name }
} betaler { $cards } ekstra for { $route }: { $points }.
happened-refuse = { $you ->
    [yes] Du
   *[no] { $name }
} gir opp tunnelen { $route }.
happened-station = { $you ->
    [yes] Du
   *[no] { $name }
} bygger en stasjon i { $city } med { $cards }.
happened-harbour = { $you ->
    [yes] Du
   *[no] { $name }
} bygger en havn i { $city } med { $cards }.
happened-take = { $you ->
    [yes] Du
   *[no] { $name }
} tar { $card } fra rekka.
happened-draw = { $you ->
    [yes] Du
   *[no] { $name }
} trekker et skjult kort.
happened-draw-known = { $you ->
    [yes] Du
   *[no] { $name }
} trekker { $card } fra bunken.
happened-look = { $you ->
    [yes] Du
   *[no] { $name }
} ser på { $tickets }.
happened-keep = { $you ->
    [yes] Du
   *[no] { $name }
} beholder { $tickets }.
happened-pick = { $you ->
    [yes] Du
   *[no] { $name }
} velger { $tickets }.
happened-pieces = { $you ->
    [yes] Du
   *[no] { $name }
} velger { $trains } tog og { $ships } skip.
happened-exchange = { $you ->
    [yes] Du
   *[no] { $name }
} bytter { $count } { $from } mot { $to }: { $points }.
happened-pass = { $you ->
    [yes] Du
   *[no] { $name }
} passer.
happened-festival = { $you ->
    [yes] Du
   *[no] { $name }
} tar { $cards } fra festivalen i { $cities }.
happened-festivals-laid = { $count ->
    [one] Ett festivalkort legges åpent: { $cities }.
   *[other] { $count } festivalkort legges åpent: { $cities }.
}
happened-row-flushed = Det lå for mange åpne jokere: Rekka ble delt ut på nytt.
happened-second-draft = Valgkortet dukket opp: Det andre billettvalget begynner.
happened-last-turns = Slutten nærmer seg: { $turns ->
    [one] én tur
   *[other] { $turns } turer
} igjen til alle.
happened-other = { $kind }
