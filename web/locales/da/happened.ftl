# What happened, for the log. $you is "yes" for what I did myself.

points = { $points } point
cards-count = { $count } kort
tickets-count = { $count } rutekort
trains-count = { $count ->
    [one] { $count } vogn
   *[other] { $count } vogne
}
taxis-count = { $count ->
    [one] { $count } taxi
   *[other] { $count } taxier
}
ships-count = { $count ->
    [one] { $count } skib
   *[other] { $count } skibe
}

happened-claim = { $you ->
    [yes] Du
   *[no] { $name }
} gør krav på { $route } med { $cards }: { $points }.
happened-dig = { $you ->
    [yes] Du
   *[no] { $name }
} graver tunnelen { $route } med { $cards }. Vendt: { $revealed }. Det koster { $price } mere.
happened-surcharge = { $you ->
    [yes] Du
   *[no] { $name }
} betaler { $cards } ekstra for { $route }: { $points }.
happened-refuse = { $you ->
    [yes] Du
   *[no] { $name }
} opgiver tunnelen { $route }.
happened-station = { $you ->
    [yes] Du
   *[no] { $name }
} bygger en station i { $city } med { $cards }.
happened-harbour = { $you ->
    [yes] Du
   *[no] { $name }
} bygger en havn i { $city } med { $cards }.
happened-take = { $you ->
    [yes] Du
   *[no] { $name }
} tager { $card } fra rækken.
happened-draw = { $you ->
    [yes] Du
   *[no] { $name }
} trækker et kort fra bunken.
happened-draw-known = { $you ->
    [yes] Du
   *[no] { $name }
} trækker { $card } fra bunken.
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
} vælger { $tickets }.
happened-pieces = { $you ->
    [yes] Du
   *[no] { $name }
} vælger { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogne
} og { $ships ->
    [one] { $ships } skib
   *[other] { $ships } skibe
}.
happened-exchange = { $you ->
    [yes] Du
   *[no] { $name }
} bytter { $count ->
    [one] 1 brik
   *[other] { $count } brikker
} ({ $from } til { $to }): { $points }.
happened-pass = { $you ->
    [yes] Du
   *[no] { $name }
} melder pas.
happened-festival = { $you ->
    [yes] Du
   *[no] { $name }
} tager { $cards } fra festivalen i { $cities }.
happened-festivals-laid = { $count ->
    [one] Et festivalkort lægges ved sin by: { $cities }.
   *[other] { $count } festivalkort lægges ved deres byer: { $cities }.
}
happened-row-flushed = Der lå for mange synlige jokere: Rækken er lagt ud på ny.
happened-second-draft = Rutevalgskortet dukkede op: Det andet rutevalg begynder.
happened-last-turns = Slutningen nærmer sig: { $turns ->
    [one] én tur
   *[other] { $turns } ture
} mere til alle.
happened-other = { $kind }
