# The rule of the thing pointed at.

# Names come in the nominative: a colon, or a noun before them that bears the case.

explain-how = Osoita mitä tahansa, niin näet sen säännön. Nuolinäppäimillä siirryt seuraavaan. Escape lopettaa.
explain-touch = Kosketa mitä tahansa, niin näet sitä koskevan säännön.
explain-more = Lisää säännöissä

help-title-route = { $route }
help-title-deck = Korttipakka
help-title-row = Avoimet kortit
help-title-wild = Jokeri
help-title-tickets = Lippupakka
help-title-ticket = Lippusi
help-title-hand = Korttisi
help-title-players = Pelaajat
help-title-score = Pisteet
help-title-city = { $city }
help-title-junction = Solmukohta

# C9
help-route = { $length ->
    [one] Yksi ruutu
   *[other] { $length } ruutua
}, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}. Maksa joka ruudusta kortti, jonka väri on { $colour }.
# C9
help-grey = { $length ->
    [one] Yksi ruutu
   *[other] { $length } ruutua
}, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}. Maksa yhdellä värillä, jonka saat valita.
# EU-6, NO-6
help-tunnel = Tunneli: { $length ->
    [one] yksi ruutu
   *[other] { $length } ruutua
}, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}. Kun olet pelannut korttisi, pakasta käännetään { $count } lisää: jokainen samanvärinen kortti ja jokainen jokeri maksaa yhden kortin lisää.
# EU-5, NO-5, IB-11
help-ferry = Lautta: { $length ->
    [one] yksi ruutu
   *[other] { $length } ruutua
}, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}. { $wilds ->
    [one] Yhden korteista on oltava jokeri.
   *[other] Korteista { $wilds } on oltava jokereita.
}
# GL-8, GL-9
help-sea = Laivareitti: { $length ->
    [one] yksi ruutu
   *[other] { $length } ruutua
}, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}. Maksa samanvärisillä laivakorteilla; tuplalaiva vastaa kahta.
# NO-7
help-substitute = { $length } ruutua, { $points } pistettä. Mitkä tahansa { $count } korttia korvaavat tässä yhden valitun värin kortin.
# C9, NO-4
help-wilds = { $on ->
    [yes] Jokeri käy minkä tahansa kortin sijasta.
   *[no] Jokerit eivät käy tähän.
}
# C3
help-deck = Nosta kortti sokkona. Vuorolla saa kaksi korttia; täältä nostettu jokeri on kuin mikä tahansa kortti.
# C3
help-row = Ota avoin kortti. Vuorolla saa kaksi korttia, ja aukko täytetään heti.
# C5, NO-1
help-wild = Jokeri käy minä tahansa värinä. { $limit ->
    [yes] Avoimista korteista otettuna se on vuorosi ainoa kortti.
   *[no] Saat ottaa niitä kaksi samalla vuorolla.
}
# C11
help-tickets = Nosta { $draw } lippua ja pidä vähintään { $keep }. Toteutumatta jääneiden lippujen pisteet vähennetään.
# C15
help-ticket = Yhdistä lipun kaksi kaupunkia omilla reiteilläsi, niin saat pisteet. Pelin lopussa toteutumatta jäänyt lippu vie saman verran.
# C4, C9
help-hand = Näillä maksat reiteistä. Kädessä saa olla miten monta korttia tahansa.
# C12, C13
help-players = Kaikki näkevät, montako korttia, lippua ja nappulaa kullakin on. { $pieces ->
    [0] Kun joltakulta loppuvat nappulat, viimeiset vuorot alkavat.
    [one] Kun jollakulla on enintään yksi nappula, viimeiset vuorot alkavat.
   *[other] Kun jollakulla on enintään { $pieces } nappulaa, viimeiset vuorot alkavat.
}
# C15
help-score = Reitit ja valmiit liput tuovat pisteitä, toteutumatta jääneet liput vievät niitä.
# EU-10, EU-11
help-city-station = Tähän saat rakentaa aseman. Pelin lopussa saat käyttää yhtä toisen pelaajan reittiä tänne.
# EU-10, EU-11
help-station = Tässä on asema. Pelin lopussa sen omistaja saa käyttää yhtä toisen pelaajan reittiä, joka päättyy tähän.
# GL-11, GL-15
help-city-harbour = Tähän voi rakentaa sataman pelaaja, jolla on reitti tänne. Se on sitä arvokkaampi, mitä useampi valmis lippu mainitsee kaupungin.
# GL-11, GL-15
help-harbour = Tässä on satama. Se on sitä arvokkaampi, mitä useampi omistajan valmis lippu mainitsee kaupungin.
# NY-6
help-sight = Nähtävyys: reitti tänne tuo { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}, kerran kullekin pelaajalle.
# IB-4, IB-8
help-festival = Juhlakaupunki. Joka rakentaa tänne reitin, ottaa täällä olevat juhlakortit.
# C15
help-city = Kaupunki. Liput pyytävät yhdistämään sen toiseen kaupunkiin omilla reiteilläsi.
# GL-19
help-junction = Reitit kohtaavat tässä ja jatkuvat tämän kautta, mutta tämä ei ole kaupunki: mikään lippu ei mainitse sitä.
