# Europe, and what stations and the longest path are on any board.

rules-about-europe = Edinburghista Konstantinopoliin: tunneleita, jotka voivat maksaa luultua enemmän, lauttoja, jotka vaativat jokereita, ja asemia, joiden avulla saat käyttää muiden kiskoja.
# EU-2
rules-europe-long = Liput tulevat kahdesta pinosta: { $long ->
    [one] yksi pitkä lippu
   *[other] { $long } pitkää lippua
} ja { $regular } tavallista. Saat pitää niistä mitkä tahansa. Jakamatta jääneet pitkät liput poistuvat pelistä.

rules-part-stations = Asemat
rules-action-station = Rakenna asema
# EU-10
rules-station-where = Rakenna mihin tahansa kaupunkiin, jossa ei vielä ole asemaa, vaikka kenelläkään ei olisi reittiä sinne. Rakennat vuorollasi yhden ja pelin aikana { $count }.
# EU-10
rules-station-cost = Kukin maksaa samanvärisiä kortteja. Jokerit käyvät niiden tilalla.
rules-station-table = Aseman hinta
rules-station = Asema
rules-price = Kortteja
# EU-11
rules-station-use = Pelin lopussa kukin asema antaa sinun käyttää yhtä toisen pelaajan reittiä, joka päättyy aseman kaupunkiin. Se lasketaan vain lippujesi hyväksi.
# EU-11
rules-station-best = Reitti on sama kaikille lipuillesi. Tietokone valitsee sinulle parhaan.
rules-station-example = Keskellä olevan aseman omistaja saa käyttää yhtä naapurin reittiä.
# EU-12
rules-score-stations = { $points } jokaisesta asemasta, jota et rakentanut.

# EU-13, C16
rules-score-longest-path = { $points } pisimmästä yhtenäisestä reitistä, nappuloina laskettuna. Se voi leikata itsensä ja palata samaan kaupunkiin, mutta se käyttää kutakin yksittäistä reittiä vain kerran. Asemia ei lasketa mukaan. Jos pelaajat ovat tasoissa, he kaikki saavat pisteet.
# EU-14
rules-tie-fewest-stations = vähiten rakennettuja asemia
# EU-14
rules-tie-longest-path-bonus = pisimmän yhtenäisen reitin pisteet
