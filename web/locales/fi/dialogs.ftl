# The dialogs in which decisions are made, and what is said about them.
# Names come in the nominative: a colon, or a noun before them that bears the case.

ticket-long = Pitkä
ticket-joined = Valmis
ticket-possible = Vielä mahdollinen
ticket-lost = Ei enää mahdollinen
tickets-sum = Pisteitä valmiina { $joined }, vielä avoinna { $open }, menetetty { $lost }.
ticket-needs = { $needs }, noin { $turns ->
    [one] 1 vuoro
   *[other] { $turns } vuoroa
}
tickets-only = Korosta vain lippujeni reitit
estimate-title = Pisteet, jos peli päättyisi nyt

# What a ticket on offer adds to my own
plan-adds = Lisäksi tarvitaan { $needs }.
plan-adds-nothing = Ei vaadi uusia reittejä.
plan-all = Yhteensä: { $needs }.
plan-too-much = Se vaatii enemmän nappuloita kuin sinulla on.

# Which tickets to keep
keep-least = Pidä näistä { $of } lipusta vähintään { $count ->
    [one] yksi
   *[other] { $count }
}.
keep-exactly = Pidä näistä { $of } lipusta täsmälleen { $count }.
keep-all = { $of ->
    [one] Tämä lippu on sinun: muita ei ole.
   *[other] Pidät kaikki { $of }.
}
keep-risk = Pelin lopussa valmis lippu tuo pisteensä; toteutumatta jääneen lipun pisteet vähennetään.
keep-total = { $count ->
    [0] Et ole vielä valinnut yhtään.
    [one] Yksi valittu: { $points }.
   *[other] { $count } valittu: yhteensä { $points }.
}
keep-more = { $count ->
    [one] Valitse vielä yksi
   *[other] Valitse vielä { $count }
}
keep-fewer = { $count ->
    [one] Valitse yksi vähemmän
   *[other] Valitse { $count } vähemmän
}

# Drafts
draft-title = { $number ->
    [one] Ensimmäinen valinta: valitse lippu
   *[other] Toinen valinta: valitse lippu
}
draft-round = Valinta { $round } / { $rounds }
draft-hand = Liput kädessäsi
draft-passes-first = Valitset yhden; loput menevät pelaajalle { $to }, ja saat ne, jotka { $from } jättää.
draft-passes = Nämä liput tulivat pelaajalta { $from }; loput menevät pelaajalle { $to }.
draft-swaps = Sinä ja { $to } vaihdatte liput joka valinnan jälkeen.
draft-last = Viimeinen lippu on sinun.
draft-picked = { $count ->
    [0] Ei vielä valintoja
    [one] Valintasi tähän asti
   *[other] { $count } valintaasi tähän asti
}
draft-choose = Valitse lippu
draft-go = Valitse { $ticket }

# Trains and ships
pieces-title = Montako vaunua ja laivaa?
pieces-explained = Lähdet matkaan { $all } nappulalla. Vaunut kulkevat kiskoilla, laivat vesillä. Kaikki näyttävät valintansa yhtä aikaa.
pieces-slide = Vähemmän vaunuja, enemmän laivoja – tai päinvastoin
pieces-limits = Vaunuja voi ottaa { $least }–{ $most }.
pieces-suggested = Merkki näyttää hyvän alun: { $trains ->
    [one] { $trains } vaunu
   *[other] { $trains } vaunua
} ja { $ships ->
    [one] { $ships } laiva
   *[other] { $ships } laivaa
}.
pieces-as-suggested = Ota ehdotus
pieces-go = Lähde matkaan: { $trains ->
    [one] { $trains } vaunu
   *[other] { $trains } vaunua
} ja { $ships ->
    [one] { $ships } laiva
   *[other] { $ships } laivaa
}
step-less = Yksi vähemmän
step-more = Yksi lisää

exchange-title = Vaihda nappuloita
exchange-explained = Vaihda vaunuja laivoihin tai laivoja vaunuihin. Kunkin hinta on { $points }, ja vuorosi päättyy vaihtoon.
exchange-trains = Vaunuja laivoiksi
exchange-ships = Laivoja vaunuiksi
exchange-count = { $kind ->
    [trains] { $count ->
        [one] Yksi vaunu laivaksi
       *[other] { $count } vaunua laivoiksi
    }
   *[ships] { $count ->
        [one] Yksi laiva vaunuksi
       *[other] { $count } laivaa vaunuiksi
    }
}
exchange-after = Sen jälkeen sinulla on { $trains ->
    [one] { $trains } vaunu
   *[other] { $trains } vaunua
} ja { $ships ->
    [one] { $ships } laiva
   *[other] { $ships } laivaa
}. Hinta on { $points }.
exchange-go = Vaihda { $count } (hinta { $points })

# Payments
pay-title-route = Rakennatko reitin { $route }?
pay-title-station = Rakennatko aseman kaupunkiin { $city }?
pay-title-harbour = Rakennatko sataman kaupunkiin { $city }?
move-pay-any = { $wilds ->
    [0] Maksa millä tahansa korteilla, useampi yhdestä, ja valitse ne sitten
    [one] Maksa 1 jokerilla ja millä tahansa korteilla, useampi yhdestä, ja valitse ne sitten
   *[other] Maksa { $wilds } jokerilla ja millä tahansa korteilla, useampi yhdestä, ja valitse ne sitten
}
pay-cheapest = halvin tapa
price-route = { $count ->
    [one] Yksi ruutu. Maksetaan yhdellä kortilla, jonka väri on { $colour }.
   *[other] { $count } ruutua. Maksetaan korteilla, joiden väri on { $colour }.
}
price-route-sea = { $count ->
    [one] Yksi ruutu. Maksetaan yhdellä laivakortilla, jonka väri on { $colour }.
   *[other] { $count } ruutua. Maksetaan laivakorteilla, joiden väri on { $colour }.
}
price-route-grey = { $count ->
    [one] Yksi ruutu. Maksetaan yhdellä minkä tahansa värisellä kortilla.
   *[other] { $count } ruutua. Maksetaan samanvärisillä korteilla; värin saat valita.
}
price-route-grey-sea = { $count ->
    [one] Yksi ruutu. Maksetaan yhdellä minkä tahansa värisellä laivakortilla.
   *[other] { $count } ruutua. Maksetaan samanvärisillä laivakorteilla; värin saat valita.
}
price-points = { $points ->
    [one] Siitä saa yhden pisteen.
   *[other] Siitä saa { $points } pistettä.
}
price-ferry = Lautta: { $count ->
    [one] yhden korteista on oltava jokeri.
   *[other] korteista { $count } on oltava jokereita.
}
price-ferry-cards = Mitkä tahansa { $count } korttia korvaavat yhden jokerin.
price-cards-for-one = Mitkä tahansa { $count } korttia, myös jokerit, korvaavat yhden valitun värin kortin.
price-cards-for-one-only = Tässä jokeri ei käy valitun värin korttina, mutta mitkä tahansa { $count } korttia, myös jokerit, korvaavat yhden sellaisen.
price-helps = Edistää lippujasi: { $tickets }.
price-no-wilds = Jokerit eivät käy tähän.
price-double-ships = Tuplalaiva riittää yhteen tai kahteen ruutuun.
price-tunnel = Tunneli: kun olet maksanut, käännetään { $count } korttia, ja jokainen osuva maksaa yhden kortin lisää. Silloin voit vielä luopua.
price-trains-left = { $count ->
    [0] Se vie viimeiset vaunusi.
    [one] Sinulle jää yksi vaunu.
   *[other] Sinulle jää { $count } vaunua.
}
price-taxis-left = { $count ->
    [0] Se vie viimeiset taksisi.
    [one] Sinulle jää yksi taksi.
   *[other] Sinulle jää { $count } taksia.
}
price-ships-left = { $count ->
    [0] Se vie viimeiset laivasi.
    [one] Sinulle jää yksi laiva.
   *[other] Sinulle jää { $count } laivaa.
}
price-station = { $cost ->
    [one] Se maksaa yhden minkä tahansa kortin
   *[other] Se maksaa { $cost } samanväristä korttia
}; { $left ->
    [0] se on viimeinen asemasi.
    [one] sen jälkeen jää vielä yksi asema.
   *[other] sen jälkeen jää vielä { $left } asemaa.
}
price-station-use = Pelin lopussa saat käyttää lippuihisi yhtä toisen pelaajan reittiä, joka johtaa tänne.
price-station-unbuilt = Jokaisen rakentamattoman aseman arvo pelin lopussa on { $points }.
price-harbour = Se maksaa { $trains } junakorttia ja { $ships } laivakorttia, kaikki samanvärisiä ja satamamerkillä; jokeri käy minkä tahansa tilalle. { $left ->
    [0] Se on viimeinen satamasi.
    [one] Sen jälkeen jää vielä yksi satama.
   *[other] Sen jälkeen jää vielä { $left } satamaa.
}
price-harbour-points = Pelin lopussa yksi, kaksi ja vähintään kolme valmista lippua, jotka mainitsevat kaupungin, tuovat vastaavasti { $worth } pistettä.
price-harbour-tickets = { $count ->
    [0] Mikään lipuistasi ei mainitse kaupunkia { $city }.
    [one] Yksi lipuistasi mainitsee kaupungin { $city }.
   *[other] Lipuistasi { $count } mainitsee kaupungin { $city }.
}
price-harbour-unbuilt = Jokaisesta rakentamattomasta satamasta lähtee pelin lopussa { $points }.
step-laid = Pelattu tähän asti:
step-to-give = { $count ->
    [one] Yksi kortti puuttuu vielä.
   *[other] { $count } korttia puuttuu vielä.
}
step-price = Mitä se maksaa
step-back = Askel taaksepäin
give-explained = Pelaa mitkä tahansa { $count } korttia. Ehdotus säästää jokerisi ja mahdollisimman monta väriä.
give-count = { $card }: { $count }/{ $most }
give-go = Pelaa nämä { $count } korttia
give-more = { $count ->
    [one] Valitse vielä yksi kortti
   *[other] Valitse vielä { $count } korttia
}
give-fewer = { $count ->
    [one] Valitse yksi kortti vähemmän
   *[other] Valitse { $count } korttia vähemmän
}

# Tunnels
surcharge-laid = Pelasit: { $cards }.
surcharge-choose = Maksatko loput vai luovutko tunnelista?
surcharge-unable = Sinulla ei ole siihen kortteja.
surcharge-refuse = Korttisi palaavat käteesi, ja vuorosi päättyy.
surcharge-why-colour = Sama väri: yksi kortti lisää
surcharge-why-wild = Jokeri: yksi kortti lisää
surcharge-why-no = Ei lasketa
happened-claim-tunnel = { $you ->
    [yes] Rakennat
   *[no] { $name } rakentaa
} reitin { $route }. Hinta: { $cards }. { $points }. Esiin tuli: { $revealed }. Lisää ei tarvitse maksaa.

# Smaller questions
build-title = Mitä rakennat kaupunkiin { $city }?
build-explained = Tähän voi rakentaa kumman tahansa.
tickets-title = Nostatko uusia lippuja?
tickets-explained = Katsot { $count ->
    [one] viimeisen lipun
   *[other] { $count } lippua
} ja pidät vähintään { $keep ->
    [one] yhden
   *[other] { $keep }
}. Vuorosi päättyy siihen, eikä sitä voi perua.
tickets-go = Nosta lippuja
refill-title = Kummasta pakasta aukko täytetään?
refill-explained = Otit kortin rivistä. Valitse pakka, josta tilalle tulee uusi.
refill-from = Pakasta: { $deck }
festival-title = Kumman juhlan kortit otat?
festival-explained = Reittisi molemmissa päissä on kortteja: saat ottaa toisen pään kortit.
festival-take = { $count ->
    [one] Yksi kortti: { $cities }
   *[other] { $count } korttia: { $cities }
}
festival-gain = Sinulla on niitä { $mine }; näistä tulee lisää { $points }.
pass-title = Muuta ei voi tehdä
pass-explained = Ei ole nostettavaa korttia eikä lippua eikä mitään, minkä voisit maksaa. Passaat tämän vuoron; kun kaikki passaavat peräkkäin, peli päättyy.
confirm-go = Jatka

# Beside the dialogs
second-card = Ota vielä yksi kortti.
second-card-no-wild = Ota vielä yksi kortti – mutta ei jokeria rivistä.
second-card-barred = Rivin jokeri ei voi olla toinen kortti.
waiting-for-others = Olet valinnut. Odotetaan: { $names } …
undo = Peru
moves-in-words = Kaikki, mitä voit tehdä, tekstinä ({ $count })
