# What happened, for the log. $you is "yes" for what I did myself.
# "one" is 1, 21, 31 ..., so the number is always written.
# Names come in the nominative: a colon where the verb asks for another case.

points = { $points } stig
cards-count = { $count } spil
tickets-count = { $count ->
    [one] { $count } miði
   *[other] { $count } miðar
}
trains-count = { $count ->
    [one] { $count } vagn
   *[other] { $count } vagnar
}
taxis-count = { $count ->
    [one] { $count } leigubíll
   *[other] { $count } leigubílar
}
ships-count = { $count } skip

happened-claim = { $you ->
    [yes] Þú eignar þér
   *[no] { $name } eignar sér
} leiðina { $route } og borgar { $cards }: { $points }.
happened-dig = { $you ->
    [yes] Þú grefur
   *[no] { $name } grefur
} göngin { $route } og borgar { $cards }. Upp komu { $revealed }: það kostar { $price } í viðbót.
happened-surcharge = { $you ->
    [yes] Þú borgar
   *[no] { $name } borgar
} { $cards } í viðbót fyrir leiðina { $route }: { $points }.
happened-refuse = { $you ->
    [yes] Þú hættir
   *[no] { $name } hættir
} við göngin { $route }.
happened-station = { $you ->
    [yes] Þú byggir
   *[no] { $name } byggir
} lestarstöð í { $city } og borgar { $cards }.
happened-harbour = { $you ->
    [yes] Þú byggir
   *[no] { $name } byggir
} höfn í { $city } og borgar { $cards }.
happened-take = { $you ->
    [yes] Þú tekur
   *[no] { $name } tekur
} { $card } úr röðinni.
happened-draw = { $you ->
    [yes] Þú dregur
   *[no] { $name } dregur
} spil úr bunkanum.
happened-draw-known = { $you ->
    [yes] Þú dregur
   *[no] { $name } dregur
} { $card } úr bunkanum.
happened-look = { $you ->
    [yes] Þú skoðar
   *[no] { $name } skoðar
}: { $tickets }.
happened-keep = { $you ->
    [yes] Þú heldur
   *[no] { $name } heldur
} eftir: { $tickets }.
happened-pick = { $you ->
    [yes] Þú velur
   *[no] { $name } velur
}: { $tickets }.
happened-pieces = { $you ->
    [yes] Þú velur
   *[no] { $name } velur
} { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagna
} og { $ships } skip.
happened-exchange = { $you ->
    [yes] Þú skiptir
   *[no] { $name } skiptir
} út { $count ->
    [one] { $count } kubbi
   *[other] { $count } kubbum
} ({ $from } → { $to }): { $points }.
happened-pass = { $you ->
    [yes] Þú segir
   *[no] { $name } segir
} pass.
happened-festival = { $you ->
    [yes] Þú tekur
   *[no] { $name } tekur
} { $cards } frá hátíðinni í { $cities }.
happened-festivals-laid = { $count ->
    [one] { $count } hátíðarspil er lagt á borðið: { $cities }.
   *[other] { $count } hátíðarspil eru lögð á borðið: { $cities }.
}
happened-row-flushed = Of margir jókerar lágu í röðinni: hún var lögð upp á nýtt.
happened-second-draft = Miðavalsspilið kom upp: seinna miðavalið hefst.
happened-last-turns = Leiknum fer að ljúka: { $turns ->
    [one] { $turns } umferð
   *[other] { $turns } umferðir
} eftir fyrir alla.
happened-other = { $kind }
