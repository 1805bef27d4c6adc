# Why a move is good: for the coach, hints and lessons.

reason-completes = Þannig klárarðu { $count ->
    [one] miðann
   *[other] miðana
} { $tickets }: samtals { $points } stig.
reason-ticket = Leiðin er hluti af tengingunni fyrir miðann { $ticket }.
reason-points = Leiðin gefur strax { $points } stig.
reason-last = Leiknum fer að ljúka og leiðin gefur { $points } stig.
reason-sights = Leiðin liggur líka að { $count ->
    [one] kennileiti
   *[other] kennileitum
}: { $cities }.
reason-card = Fyrir leiðina { $route } vantar þig enn { $cards }.
reason-deck = Fyrir leiðina { $route } vantar þig enn { $cards }, og ekkert af því liggur opið.
reason-surprise = Fyrir leiðina { $route } býður bunkinn upp á meira en opnu spilin.
reason-wild = Hann gildir fyrir hvaða lit sem er, líka þann sem vantar fyrir leiðina { $route }.
reason-collect = Þú átt spilin fyrir áætlunina. Safnaðu nú fyrir langri leið.
reason-tickets = Þú hefur tíma til að klára einn í viðbót.
reason-keep = Áætlunin þarf þá { $pieces ->
    [one] { $pieces } kubb
   *[other] { $pieces } kubba
} af þeim { $of } sem þú átt.
reason-station = Hún leyfir þér að nota leið annars spilara fyrir miða.
reason-harbour = Kláraðir miðar til borgarinnar gera höfnina verðmæta.
reason-exchange = Áætlunin þarf fleiri kubba af hinni gerðinni.
reason-contested = Leiðin { $route } gæti brátt verið tekin: { $count ->
    [one] { $names } virðist líka þurfa hana
   *[other] { $names } virðast líka þurfa hana
}.
reason-affordable = Þú átt spilin fyrir hana: { $cards }.
reason-detour = Án hennar þarf miðinn { $ticket } { $spaces ->
    [one] { $spaces } reit í viðbót
   *[other] { $spaces } reiti í viðbót
}.
reason-no-detour = Án hennar er engin tenging eftir fyrir miðann { $ticket }.
reason-longest = Lengsta óslitna leiðin þín verður þá { $path ->
    [one] { $path } reitur
   *[other] { $path } reitir
}, en hinna í mesta lagi { $others }. Sú lengsta gefur { $bonus } stig.
reason-blocks = Þú þarft ekki leiðina { $route }, en { $count ->
    [one] { $names } virðist þurfa hana.
   *[other] { $names } virðast þurfa hana.
}
reason-card-unneeded = Áætlunin þarf ekki spilið sem þú tókst.
reason-scarce = Fyrir leiðina { $route } þarftu { $card }, og af því { $left ->
    [one] er aðeins { $left } spil
   *[other] eru aðeins { $left } spil
} eftir; af hinum litnum ({ $other }) enn { $more }.
reason-two-cards = Opinn jóker kostar alla umferðina. Áætlunina vantar enn { $count } spil, svo að tvö spil eru betri en eitt.
reason-tickets-time = Eftir { $turns ->
    [one] er um það bil { $turns } umferð
   *[other] eru um það bil { $turns } umferðir
} og áætlunin þarf { $needed }: það er tími fyrir einn miða í viðbót.
reason-keep-better = Þessir miðar þurfa { $pieces ->
    [one] { $pieces } kubb
   *[other] { $pieces } kubba
} og gefa { $points } stig; þeir sem þú hélst eftir þurfa { $others } og gefa { $less }.
reason-adds = Miðinn { $ticket } bætir aðeins { $spaces ->
    [one] { $spaces } reit
   *[other] { $spaces } reitum
} við áætlunina og gefur { $points } stig.
reason-costly = Miðinn { $ticket } bætir { $spaces ->
    [one] { $spaces } reit
   *[other] { $spaces } reitum
} við áætlunina og gefur aðeins { $points } stig.
reason-hopeless = Engin tenging er eftir fyrir miðann { $ticket }.
reason-spares = Þannig áttu enn { $cards } fyrir leiðina { $route }.
reason-spends = Það sem þú spilaðir eyðir spilum sem þú þarft fyrir leiðina { $route }: { $cards }.
reason-split = Áætlunin þarf { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagna
} og { $ships } skip.
reason-tight = Með miðunum sem þú hélst eftir þarf áætlunin { $needed } af { $left ->
    [one] þeirri { $left } umferð sem eftir er
   *[other] þeim { $left } umferðum sem eftir eru
}; með þessum þarf hún { $less }.
reason-late = Miðinn { $ticket } þarf enn um það bil { $needed ->
    [one] { $needed } umferð
   *[other] { $needed } umferðir
}, en aðeins { $left ->
    [one] { $left } er eftir
   *[other] { $left } eru eftir
}.
reason-lost = Eftir það sem þú spilaðir eru kubbarnir of fáir fyrir { $count ->
    [one] miðann
   *[other] miðana
} { $tickets }: þú þarft { $needed } en ættir aðeins { $left } eftir.
reason-busy = Áætlunin þarf enn um það bil { $needed ->
    [one] { $needed } umferð
   *[other] { $needed } umferðir
}, en aðeins { $left ->
    [one] { $left } er eftir
   *[other] { $left } eru eftir
}: of seint fyrir fleiri miða.
reason-wait = Enginn annar virðist þurfa leiðina { $route }, svo að hún getur beðið. Áætlunina vantar enn { $count } spil.
reason-won = Tölvan spilaði áfram eftir hvort skref { $games ->
    [one] { $games } sinni
   *[other] { $games } sinnum
}. Vinningslíkur: { $chance } með þessu skrefi, { $instead } með þínu.
