# What happened, for the log. $you is "yes" for what I did myself.

points = { $points } poeng
cards-count = { $count } kort
tickets-count = { $count ->
    [one] { $count } billett
   *[other] { $count } billetter
}
trains-count = { $count ->
    [one] { $count } vogn
   *[other] { $count } vogner
}
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
} graver tunnelen { $route } med { $cards }. Snudd: { $revealed }. Det koster { $price } til.
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
} tar { $card } fra rekken.
happened-draw = { $you ->
    [yes] Du
   *[no] { $name }
} trekker et kort fra bunken.
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
} velger { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogner
} og { $ships } skip.
happened-exchange = { $you ->
    [yes] Du
   *[no] { $name }
} bytter { $count ->
    [one] 1 brikke
   *[other] { $count } brikker
} ({ $from } mot { $to }): { $points }.
happened-pass = { $you ->
    [yes] Du
   *[no] { $name }
} passer.
happened-festival = { $you ->
    [yes] Du
   *[no] { $name }
} tar { $cards } fra festivalen i { $cities }.
happened-festivals-laid = { $count ->
    [one] Ett festivalkort legges ved byen sin: { $cities }.
   *[other] { $count } festivalkort legges ved byene sine: { $cities }.
}
happened-row-flushed = Det lå for mange åpne jokere: En ny rekke er lagt ut.
happened-second-draft = Billettvalgkortet dukket opp: Det andre billettvalget begynner.
happened-last-turns = Slutten nærmer seg: { $turns ->
    [one] én tur
   *[other] { $turns } turer
} igjen til alle.
happened-other = { $kind }
