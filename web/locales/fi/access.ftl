# Play by keyboard and with a screen reader.
# Names come in the nominative: a colon, or a noun before them that bears the case.

access-skip = Siirry
access-skip-board = Siirry pelilautaan
access-skip-cards = Siirry kortteihisi
access-skip-moves = Siirry siihen, mitä voit tehdä
access-skip-words = Siirry lautaan tekstinä

access-words = Lauta tekstinä
access-words-open = Avaa lauta tekstinä
access-words-close = Sulje lauta tekstinä
access-find = Etsi kaupunki, väri tai reitin tyyppi
access-nothing-found = Laudalta ei löytynyt mitään.

access-claims = { $count ->
    [0] Nyt ei voi rakentaa mitään reittiä
    [one] Yksi reitti, jonka voit rakentaa
   *[other] { $count } reittiä, jotka voit rakentaa
}
access-claims-of = Lähtö: { $city } ({ $count })
access-claim = Rakenna { $route }
access-claim-cost = Rakenna { $route }. { $cost }

access-cities = Kaupungit
access-city = Kaupunki
access-city-choose = Valitse kaupunki
access-city-harbour = Tähän voi rakentaa sataman.
access-city-sight = Nähtävyys, arvo { $points ->
    [one] 1 piste.
   *[other] { $points } pistettä.
}
access-city-festivals = { $count ->
    [one] Täällä on 1 juhlakortti.
   *[other] Täällä on { $count } juhlakorttia.
}
access-city-station-of = Tänne aseman rakensi { $names }.
access-city-harbour-of = Tänne sataman rakensi { $names }.
access-city-routes = Reitit kaupungista { $city }
access-to = Minne
access-length = Ruutuja
access-colour = Väri
access-kind = Tyyppi
access-state = Tila
access-state-mine = sinun
access-state-owned = omistaja { $name }
access-state-free = vapaa
access-state-closed = suljettu
access-cost = { $count ->
    [one] Hinta: 1 kortti, jonka väri on { $colour }.
   *[other] Hinta: { $count } korttia, joiden väri on { $colour }.
}
access-cost-grey = { $count ->
    [one] Hinta: 1 minkä tahansa värinen kortti.
   *[other] Hinta: { $count } samanväristä korttia.
}
access-cost-wilds = { $wilds ->
    [one] Korteista vähintään yhden on oltava jokeri.
   *[other] Korteista vähintään { $wilds } on oltava jokereita.
}
access-cost-tunnel = Koska se on tunneli, se voi maksaa enemmän.

access-players = Pelaajat
access-player-you = { $name } (sinä)
access-network = Yhdistetyt kaupungit: { $cities }.
access-network-none = Ei vielä reittejä.
access-stations = Asemat: { $cities }.
access-harbours = Satamat: { $cities }.
access-player-routes = { $count ->
    [one] 1 reitti
   *[other] { $count } reittiä
}

access-mine = Lippusi ja korttisi
access-hand = Kädessäsi: { $cards }.
access-row = Avoimet kortit: { $cards }.
access-place = { $place } { $card }
access-no-card = ei korttia
access-deck = Pakassa ({ $deck }) on jäljellä { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}.
access-tickets-left = { $count ->
    [one] 1 lippu
   *[other] { $count } lippua
} jäljellä.
access-player = { $name }: { $facts }.
access-tickets-none = Sinulla ei ole lippuja.
access-ticket = { $ticket }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
access-ticket-done = { $ticket }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}: valmis.
access-ticket-lost = { $ticket }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}: yhteyttä ei enää ole.
access-ticket-direct = { $ticket }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}: { $spaces ->
    [one] 1 ruutu
   *[other] { $spaces } ruutua
} jäljellä.
access-ticket-way = { $ticket }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}: { $spaces ->
    [one] 1 ruutu
   *[other] { $spaces } ruutua
} jäljellä, matkan varrella { $via }.
access-ticket-takes = Siihen tarvitaan { $needs }.
access-log-empty = Mitään ei ole vielä tapahtunut.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = Nämä ovat viimeiset vuorot.

access-not-now = Ei nyt: { $now }
access-no-place = Paikalla { $place } ei ole otettavaa korttia.
access-no-draw = Nyt ei ole nostettavaa korttia.
access-no-tickets = Et voi nyt nostaa lippuja.
access-no-routes = Nyt ei ole reittiä, jonka voisit rakentaa.
access-undone = Viimeinen siirtosi on peruttu.

access-keys = Näppäimet
access-keys-open = Näytä näppäimet
access-keys-close = Sulje
access-keys-on = Käytä näitä näppäimiä
access-keys-off-note = Näppäimet eivät ole käytössä. Kaikkeen pääsee silti sarkaimella, nuolinäppäimillä ja Enterillä.
access-keys-play = Pelaa
access-keys-ask = Kysy
access-keys-move = Liiku
access-key-take = Ota avoin kortti siltä paikalta
access-key-draw = Nosta kortti pakasta
access-key-draw-other = Nosta toisesta pakasta
access-key-tickets = Nosta lippuja
access-key-undo = Peru viimeinen siirto
access-key-routes = Siirry reitteihin, jotka voit rakentaa
access-key-next = Seuraava reitti, jonka voit rakentaa
access-key-previous = Edellinen reitti, jonka voit rakentaa
access-key-arrows = Lähin reitti tai kortti siinä suunnassa
access-key-enter = Valitse kohta, jossa kohdistus on
access-key-moves = Siirry siihen, mitä voit tehdä
access-key-words = Avaa tai sulje lauta tekstinä
access-key-escape = Sulje se, mikä on auki
access-key-hand = Korttisi
access-key-row = Avoimet kortit
access-key-others = Muut pelaajat
access-key-mine = Lippusi
access-key-log = Mitä viimeksi tapahtui
access-key-again = Sano uudelleen, mitä sinun pitää tehdä
access-key-help = Näytä nämä näppäimet
access-name-arrows = Nuolinäppäimet
access-name-enter = Enter
access-name-escape = Esc
