# What happened, for the log. $you is "yes" for what I did myself.

points = { $points } poäng
cards-count = { $count } kort
tickets-count = { $count ->
    [one] { $count } biljett
   *[other] { $count } biljetter
}
trains-count = { $count ->
    [one] { $count } vagn
   *[other] { $count } vagnar
}
taxis-count = { $count ->
    [one] { $count } taxi
   *[other] { $count } taxibilar
}
ships-count = { $count } skepp

happened-claim = { $you ->
    [yes] Du
   *[no] { $name }
} mutar in { $route } med { $cards }: { $points }.
happened-dig = { $you ->
    [yes] Du
   *[no] { $name }
} gräver tunneln { $route } med { $cards }. Uppvänt: { $revealed }. Det kostar { $price } till.
happened-surcharge = { $you ->
    [yes] Du
   *[no] { $name }
} betalar { $cards } extra för { $route }: { $points }.
happened-refuse = { $you ->
    [yes] Du
   *[no] { $name }
} ger upp tunneln { $route }.
happened-station = { $you ->
    [yes] Du
   *[no] { $name }
} bygger en station i { $city } med { $cards }.
happened-harbour = { $you ->
    [yes] Du
   *[no] { $name }
} bygger en hamn i { $city } med { $cards }.
happened-take = { $you ->
    [yes] Du
   *[no] { $name }
} tar { $card } från raden.
happened-draw = { $you ->
    [yes] Du
   *[no] { $name }
} drar ett kort från högen.
happened-draw-known = { $you ->
    [yes] Du
   *[no] { $name }
} drar { $card } från högen.
happened-look = { $you ->
    [yes] Du
   *[no] { $name }
} tittar på { $tickets }.
happened-keep = { $you ->
    [yes] Du
   *[no] { $name }
} behåller { $tickets }.
happened-pick = { $you ->
    [yes] Du
   *[no] { $name }
} väljer { $tickets }.
happened-pieces = { $you ->
    [yes] Du
   *[no] { $name }
} väljer { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagnar
} och { $ships } skepp.
happened-exchange = { $you ->
    [yes] Du
   *[no] { $name }
} byter { $count ->
    [one] 1 pjäs
   *[other] { $count } pjäser
} ({ $from } mot { $to }): { $points }.
happened-pass = { $you ->
    [yes] Du
   *[no] { $name }
} passar.
happened-festival = { $you ->
    [yes] Du
   *[no] { $name }
} tar { $cards } från festivalen i { $cities }.
happened-festivals-laid = { $count ->
    [one] Ett festivalkort läggs vid sin stad: { $cities }.
   *[other] { $count } festivalkort läggs vid sina städer: { $cities }.
}
happened-row-flushed = För många jokrar låg öppna: en ny rad har lagts ut.
happened-second-draft = Biljettvalskortet dök upp: det andra biljettvalet börjar.
happened-last-turns = Slutet närmar sig: { $turns ->
    [one] en tur
   *[other] { $turns } turer
} kvar för alla.
happened-other = { $kind }
