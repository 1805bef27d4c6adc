# What the coach advises, and why.

coach-do = { $move }.
coach-pay-with = Maksa { $cards }: näitä tarvitset vähiten.
coach-grey = Reitti { $route } on harmaa: sen voi maksaa minkä tahansa yhden värin korteilla. Sinulle sopii parhaiten { $card }, joten kerää sitä.

reason-completes = Näin { $count ->
    [one] valmistuu lippusi
   *[other] valmistuvat lippusi
} { $tickets }: yhteensä { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
reason-ticket = Se kuuluu yhteyteen, jota lippusi { $ticket } tarvitsee.
reason-points = Se tuo { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
} korteilla, jotka sinulta liikenevät.
reason-last = Loppu on lähellä: se tuo { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.
reason-sights = Se vie myös { $count ->
    [one] nähtävyyden luo
   *[other] nähtävyyksien luo
}: { $cities }.
reason-card = Reittiin { $route } tarvitaan vielä { $cards }.
reason-deck = Reittiin { $route } tarvitaan vielä { $cards }, eikä sellaista ole avoimena.
reason-surprise = Reitin { $route } kannalta pakka lupaa enemmän kuin avoimet kortit.
reason-wild = Se käy minä tahansa värinä, joten siitä on apua myös reittiin { $route }.
reason-collect = Sinulla on jo kortit reitteihisi. Kerää pitkää reittiä varten.
reason-tickets = Ehdit tehdä vielä yhden valmiiksi.
reason-keep = Silloin suunnitelmasi vie { $pieces ->
    [one] { $pieces } nappulan
   *[other] { $pieces } nappulaa
}, ja sinulla on niitä { $of }.
reason-station = Sen avulla saat käyttää toisen pelaajan reittiä lippuasi varten.
reason-harbour = Tähän kaupunkiin vievät valmiit liput tekevät satamasta arvokkaan.
reason-exchange = Suunnitelmaasi tarvitaan lisää toisenlaisia nappuloita.
