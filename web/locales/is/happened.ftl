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
    [one] { $count } lest
   *[other] { $count } lestir
}
taxis-count = { $count ->
    [one] { $count } leigubíll
   *[other] { $count } leigubílar
}
ships-count = { $count } skip

happened-claim = { $you ->
    [yes] Þú eignar þér
   *[no] { $name } eignar sér
} leiðina { $route }. Greitt: { $cards }. { $points }.
happened-dig = { $you ->
    [yes] Þú grefur
   *[no] { $name } grefur
} göngin { $route }. Greitt: { $cards }. Upp komu: { $revealed }. Það kostar { $price } í viðbót.
happened-surcharge = { $you ->
    [yes] Þú bætir við
   *[no] { $name } bætir við
} vegna leiðarinnar { $route }: { $cards }. { $points }.
happened-refuse = { $you ->
    [yes] Þú hættir
   *[no] { $name } hættir
} við göngin { $route }.
happened-station = { $you ->
    [yes] Þú byggir
   *[no] { $name } byggir
} lestarstöð: { $city }. Greitt: { $cards }.
happened-harbour = { $you ->
    [yes] Þú byggir
   *[no] { $name } byggir
} höfn: { $city }. Greitt: { $cards }.
happened-take = { $you ->
    [yes] Þú tekur
   *[no] { $name } tekur
} úr röðinni: { $card }.
happened-draw = { $you ->
    [yes] Þú dregur
   *[no] { $name } dregur
} óséð spil.
happened-draw-known = { $you ->
    [yes] Þú dregur
   *[no] { $name } dregur
} úr bunkanum: { $card }.
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
    [one] { $trains } lest
   *[other] { $trains } lestir
} og { $ships } skip.
happened-exchange = { $you ->
    [yes] Þú skiptir
   *[no] { $name } skiptir
} bútum ({ $count }): { $from } → { $to }, { $points }.
happened-pass = { $you ->
    [yes] Þú segir
   *[no] { $name } segir
} pass.
happened-festival = { $you ->
    [yes] Þú tekur
   *[no] { $name } tekur
} { $cards } af hátíð: { $cities }.
happened-festivals-laid = { $count ->
    [one] { $count } hátíðarspil er lagt á borðið: { $cities }.
   *[other] { $count } hátíðarspil eru lögð á borðið: { $cities }.
}
happened-row-flushed = Of margir jókerar lágu í röðinni: hún var lögð upp á nýtt.
happened-second-draft = Valspilið kom upp: seinna miðavalið hefst.
happened-last-turns = Leiknum fer að ljúka: { $turns ->
    [one] { $turns } umferð
   *[other] { $turns } umferðir
} eftir fyrir alla.
happened-other = { $kind }
