# The pages.
# Names come in the nominative: a colon, or a noun before them that bears the case.

app-name = Whistlestop
app-line = Rakenna ratasi ennen muita.
to-start = Kaikki pöydät

app-own = Ilmainen versio kuuluisan junapelin viidestä laudasta, omalla nimellä, omin kuvin ja omin tekstein. Ei yhteyttä pelin kustantajaan.
start-docs = Ohjesivut

start-play = Pelaa nyt
start-more = Lisää tapoja pelata
start-friends = Ystävien kanssa
start-friends-line = Tämän näytön ääressä tai kaukana toisistanne linkin avulla.
start-lobby = Avoimet pöydät
start-lobby-line = Istu sinne, missä joku odottaa, tai katso peliä.
start-guide = Ensimmäinen pelini
start-guide-line = Lyhyt opastettu peli: opi pelaamalla.
start-lesson = Oppitunti: tämän laudan erikoisuudet
start-rules = Säännöt
start-rules-line = Jokainen lauta yhdellä sivulla esimerkkeineen.
start-games = Päättyneet pelit
start-games-line = Katso ne uudelleen siirto siirrolta ja näe, mikä ne ratkaisi.
start-me = Muut laitteet
start-me-line = Ota nimesi ja pöytäsi mukaan.
start-board = Pelilauta
start-level = Vastustajat
start-players = Pelaajia
start-name = Nimesi
start-name-default = Matkustaja
start-go = Aloita peli
start-my-tables = Pöytäni
start-your-turn = Sinun vuorosi
start-over = Päättynyt
start-playing = Käynnissä
start-waiting = Odottaa
start-with = Mukana: { $names }
start-free = { $count ->
    [one] { $count } vapaa paikka
   *[other] { $count } vapaata paikkaa
}
start-failed = Tämä ei onnistunut: { $reason }

players-number = { $count }
waiting-for-server = Hetkinen …

line-connecting = Yhdistetään …

board-label = Pelilauta { $board }
route-label = { $route }, { $length } { $length ->
    [one] ruutu
   *[other] ruutua
}, { $colour }, { $kind }
city-label = Rakenna kaupunkiin { $city }

turn-mine = Sinun vuorosi
turn-mine-named = { $name }, nyt on sinun vuorosi
turn-other = Vuorossa { $names }
turn-nobody = Peli on päättynyt
phase-opening = Valitse liput, jotka pidät.
phase-draft = Valitse lippu; muut menevät naapurillesi.
phase-draft-keep = Valitse liput, jotka pidät.
phase-pieces = Valitse, montako vaunua ja laivaa otat.
phase-main = Ota kortteja, rakenna reitti tai nosta lippuja.
phase-second-card = Ota toinen kortti.
phase-pay = Valitse, miten maksat.
phase-substitute = Valitse, montako ruutua maksat muilla korteilla.
phase-variant = Valitse, mitkä kortit pelaat.
phase-give = Valitse pelattava kortti.
phase-surcharge = Tunneli maksaa enemmän.
phase-keep = Valitse liput, jotka pidät.
phase-refill = Valitse, miten rivin aukko täytetään.
phase-festival = Valitse, kumman juhlan kortit otat.
phase-other = Valitse yksi.
last-turns = Viimeiset vuorot

table-row = Avoimet kortit
table-deck-left = { $count } jäljellä
table-tickets-left = Liput
table-hand = Korttisi
table-hand-empty = Ei kortteja.
hand-sort = Järjestys
hand-sort-colour = väri
hand-sort-count = määrä
hand-sort-use = hyöty
table-tickets = Lippusi
table-players = Pelaajat
recap-title = Viime vuorosi jälkeen
end-pieces = Vähiten nappuloita: { $name } ({ $count }). Viimeiset vuorot alkavat, kun jäljellä on { $end }.
table-log = Mitä on tapahtunut
table-board = Lauta
player-cards = { $count ->
    [one] kortti
   *[other] korttia
}
player-tickets = { $count ->
    [one] lippu
   *[other] lippua
}
player-trains = { $count ->
    [one] vaunu
   *[other] vaunua
}
player-taxis = { $count ->
    [one] taksi
   *[other] taksia
}
player-ships = { $count ->
    [one] laiva
   *[other] laivaa
}
player-stations = { $count ->
    [one] asema
   *[other] asemaa
}
player-harbours = { $count ->
    [one] satama
   *[other] satamaa
}
player-points = { $count ->
    [one] piste
   *[other] pistettä
}
player-you = sinä
player-away = poissa

keep-title = Mitkä liput pidät?
keep-go = { $count ->
    [0] Älä pidä yhtään
    [one] Pidä tämä lippu
   *[other] Pidä nämä { $count }
}
look-at-board = Katso lautaa
back-to-choice = Takaisin valintaan

pay-cancel = Peruuta
surcharge-title = { $count ->
    [one] Tunneli { $route } maksaa vielä yhden kortin
   *[other] Tunneli { $route } maksaa vielä { $count } korttia
}
surcharge-revealed = Esiin tulivat nämä kortit:

score-title = Pääteasema
score-won = { $you ->
    [yes] Voitit!
   *[no] { $names } voitti!
}
score-player = Pelaaja
score-total = Yhteensä
score-part-routes = Reitit
score-part-tickets = Valmiit liput
score-part-missed-tickets = Toteutumatta jääneet liput
score-part-longest-path = Pisin yhtenäinen reitti
score-part-most-tickets = Eniten lippuja
score-part-stations = Asemat
score-part-harbours = Satamat
score-part-attractions = Nähtävyydet
score-part-festivals = Juhlat
score-part-exchange = Vaihdot
refused = Se ei onnistunut: { $reason }
turn-waiting = Odotetaan muita
player-festivals = { $count ->
    [one] juhlakortti
   *[other] juhlakorttia
}
table-panels = Lisää tästä pöydästä
tab-log = Loki
tab-tickets = Liput
tab-players = Pelaajat
tab-help = Ohje
tab-more = Lisää
explain = Selitä
explain-end = Sulje
act-choose-city = Valitse kaupunki
close = Sulje
