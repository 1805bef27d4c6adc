# What happened, for the log. $you is "yes" for what I did myself.

points = { $points } poäng
cards-count = { $count } kort
tickets-count = { $count ->
    [one] { $count } biljett
   *[other] { $count } biljetter
}
trains-count = { $count } tåg
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
} gräver vid { $route } med { $cards }. Uppvänt: { $revealed }. Det kostar { $price } till.
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
} drar ett dolt kort.
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
} väljer { $trains } tåg och { $ships } skepp.
happened-exchange = { $you ->
    [yes] Du
   *[no] { $name }
} byter { $count } { $from } mot { $to }: { $points }.
happened-pass = { $you ->
    [yes] Du
   *[no] { $name }
} passar.
happened-festival = { $you ->
    [yes] Du
   *[no] { $name }
} tar { $cards } från festivalen i { $cities }.
happened-festivals-laid = { $count ->
    [one] Ett festivalkort läggs upp: { $cities }.
   *[other] { $count } festivalkort läggs upp: { $cities }.
}
happened-row-flushed = För många jokrar låg öppna: raden delades ut på nytt.
happened-second-draft = Valkortet dök upp: det andra biljettvalet börjar.
happened-last-turns = Slutet närmar sig: { $turns ->
    [one] en tur
   *[other] { $turns } turer
} kvar för alla.
happened-other = { $kind }
