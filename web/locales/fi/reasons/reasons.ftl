# Why a move is good: for the coach, hints and lessons.

reason-completes = Näin { $count ->
    [one] valmistuu lippusi
   *[other] valmistuvat lippusi
} { $tickets }: yhteensä { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
reason-ticket = Se kuuluu yhteyteen, jota lippusi { $ticket } tarvitsee.
reason-points = Se tuo heti { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.
reason-last = Loppu on lähellä: tämä reitti tuo { $points ->
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
reason-wild = Jokeri käy minä tahansa värinä, joten siitä on apua myös reittiin { $route }.
reason-collect = Sinulla on jo suunnitelmasi kortit. Kerää nyt kortteja pitkää reittiä varten.
reason-tickets = Ehdit tehdä vielä yhden valmiiksi.
reason-keep = Silloin suunnitelmasi vie { $pieces ->
    [one] { $pieces } nappulan
   *[other] { $pieces } nappulaa
}, ja sinulla on niitä { $of }.
reason-station = Sen avulla saat käyttää toisen pelaajan reittiä lippuasi varten.
reason-harbour = Tähän kaupunkiin vievät valmiit liput tekevät satamasta arvokkaan.
reason-exchange = Suunnitelmaasi tarvitaan lisää toisenlaisia nappuloita.
reason-contested = Reitti { $route } voi pian olla viety: { $count ->
    [one] myös { $names } näyttää tarvitsevan sitä
   *[other] myös { $names } näyttävät tarvitsevan sitä
}.
reason-affordable = Sinulla on siihen kortit: { $cards }.
reason-detour = Ilman sitä lippusi { $ticket } vie { $spaces ->
    [one] { $spaces } ruudun enemmän
   *[other] { $spaces } ruutua enemmän
}.
reason-no-detour = Ilman sitä lippusi { $ticket } ei ole enää mahdollinen.
reason-longest = Näin pisimmän yhtenäisen reittisi pituus on { $path ->
    [one] { $path } ruutu
   *[other] { $path } ruutua
}, muiden enintään { $others }. Pisin tuo { $bonus ->
    [one] { $bonus } pisteen
   *[other] { $bonus } pistettä
}.
reason-blocks = Itse et tarvitse reittiä { $route }, mutta { $count ->
    [one] { $names } näyttää tarvitsevan.
   *[other] { $names } näyttävät tarvitsevan.
}
reason-card-unneeded = Suunnitelmaasi ei tarvita korttia, jonka otit.
reason-scarce = Reittiin { $route } tarvittavaa väriä ({ $card }) on jäljellä enää { $left ->
    [one] { $left } kortti
   *[other] { $left } korttia
}; toista väriä ({ $other }) on vielä { $more }.
reason-two-cards = Avoin jokeri vie koko vuoron. Suunnitelmastasi puuttuu vielä { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}, joten kaksi korttia on parempi kuin yksi.
reason-tickets-time = Vuoroja on jäljellä noin { $turns }, ja suunnitelmasi vie { $needed }: ehdit vielä yhden lipun.
reason-keep-better = Nämä liput vievät { $pieces ->
    [one] { $pieces } nappulan
   *[other] { $pieces } nappulaa
} ja tuovat { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}; pitämäsi vievät { $others } ja tuovat { $less }.
reason-adds = Lippu { $ticket } { $spaces ->
    [0] ei lisää suunnitelmaasi yhtään ruutua, mutta
    [one] lisää suunnitelmaasi vain { $spaces } ruudun ja
   *[other] lisää suunnitelmaasi vain { $spaces } ruutua ja
} tuo { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.
reason-costly = Lippu { $ticket } lisää suunnitelmaasi { $spaces ->
    [one] { $spaces } ruudun
   *[other] { $spaces } ruutua
} ja tuo vain { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.
reason-hopeless = Lippu { $ticket } ei ole enää mahdollinen.
reason-spares = Näin reittiin { $route } jää vielä { $cards }.
reason-spends = Pelaamasi siirto kuluttaa kortteja, joita tarvitset reittiin { $route }: { $cards }.
reason-split = Suunnitelmasi vie { $trains ->
    [one] { $trains } vaunun
   *[other] { $trains } vaunua
} ja { $ships ->
    [one] { $ships } laivan
   *[other] { $ships } laivaa
}.
reason-tight = Pitämilläsi lipuilla suunnitelmasi vie { $left } jäljellä olevasta vuorosta { $needed }; näillä se vie { $less }.
reason-late = Lippusi { $ticket } vie vielä noin { $needed ->
    [one] { $needed } vuoron
   *[other] { $needed } vuoroa
}, mutta jäljellä on vain { $left }.
reason-lost = Pelaamasi siirron jälkeen nappulat eivät riitä { $count ->
    [one] lippuusi
   *[other] lippuihisi
} { $tickets }: tarvitset { $needed }, mutta sinulle jäisi vain { $left }.
reason-busy = Suunnitelmasi vie vielä noin { $needed ->
    [one] { $needed } vuoron
   *[other] { $needed } vuoroa
}, mutta jäljellä on vain { $left }: uusille lipuille on liian myöhäistä.
reason-wait = Kukaan muu ei näytä tarvitsevan reittiä { $route }, joten se voi odottaa. Suunnitelmastasi puuttuu vielä { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}.
reason-won = Tietokone pelasi kummastakin siirrosta eteenpäin { $games ->
    [one] { $games } kerran
   *[other] { $games } kertaa
}. Voiton todennäköisyys: { $chance } tällä siirrolla, { $instead } omallasi.
