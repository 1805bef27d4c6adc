# The rules that boards share. The comment above a message names the rules (docs/rules) that it tells.
# A path is "yhtenäinen reitti": "reitti" alone is a route.

rules-heading = Säännöt
rules-title = Säännöt: { $board }
rules-players = Pelaajia { $least }–{ $most }
rules-boards = Pelilaudat
rules-contents = Sisällys
rules-print = Tulosta
rules-missing = Tällaista lautaa ei täällä ole.

rules-part-aim = Tavoite
rules-part-start = Ennen ensimmäistä vuoroa
rules-part-turn = Vuorosi
rules-part-cards = Korttien ottaminen
rules-part-claim = Reitin rakentaminen
rules-part-doubles = Kaksoisreitit
rules-part-tunnels = Tunnelit
rules-part-ferries = Lautat
rules-part-tickets = Liput
rules-part-end = Pelin loppu
rules-part-score = Pistelasku

# C9, C15
rules-aim = Rakenna reittejä, yhdistä salaisten lippujesi kaupungit ja kerää eniten pisteitä.
# C12
rules-aim-secret = Käsikortit, liput ja pakkojen järjestys ovat salaisia. Kaikki muu on näkyvissä: korttiesi ja lippujesi määrä, nappulasi, reittisi, poistopakka ja pisteet.

# EU-1, NY-1, NO-1, IB-1
rules-start-pieces = Sinulla on { $pieces ->
    [one] yksi nappula
   *[other] { $pieces } nappulaa
}. Rakentamasi reitin joka ruutuun tulee yksi.
# EU-1, NY-1, NO-1, IB-2
rules-start-cards = Sinulla on aluksi { $hand ->
    [one] yksi kortti
   *[other] { $hand } korttia
}. { $row ->
    [one] Yksi kortti on
   *[other] { $row } korttia on
} avoimena rivissä.
# EU-2, NY-2, NO-2, GL-2
rules-start-tickets = Katsot { $dealt ->
    [one] yhden lipun
   *[other] { $dealt } lippua
} ja pidät vähintään { $keep }.
# EU-2, NY-2, NO-2, GL-2
rules-start-refused = { $where ->
    [box] Hylkäämäsi liput poistuvat pelistä, eikä kukaan näe niitä.
    [shuffle] Hylkäämäsi liput sekoitetaan lippupakkaan.
   *[bottom] Hylkäämäsi liput menevät lippupakan pohjalle.
}
# C17
rules-start-together = Kaikki valitsevat yhtä aikaa. Kukaan ei näe toisen valintaa, ennen kuin kaikki ovat valinneet.
# C2
rules-start-first = Tietokone arpoo aloittajan, ellei isäntä ole valinnut häntä.

# C1, EU-3, NY-3, NO-3, GL-5, IB-13
rules-turn = Vuoro kiertää myötäpäivään. Vuorollasi teet täsmälleen yhden näistä:
rules-action-cards = Ota kortteja
rules-action-claim = Rakenna reitti
rules-action-tickets = Nosta lippuja
# C14
rules-turn-pass = Passaat vain, jos et voi tehdä mitään näistä. Kun kaikki passaavat peräkkäin, lasketaan pisteet.

# C3
rules-cards-two = Otat kaksi korttia, yhden kerrallaan. Kumpikin tulee avoimesta rivistä tai sokkona pakasta.
# C3
rules-cards-filled = Rivistä otetun kortin tilalle tulee heti uusi, ennen kuin otat toisen.
# C9
rules-cards-wild = Jokeri käy minkä tahansa värisenä korttina.
# C5
rules-cards-limit = Rivistä otettu jokeri on vuorosi ainoa kortti, eikä se voi koskaan olla toinen korttisi. Pakasta nostettu jokeri on kuin mikä tahansa kortti.
# C6
rules-cards-flush = Heti kun avoimista korteista { $count } on jokereita, koko rivi poistetaan ja tilalle käännetään uusi. Tämä loppuu, kun muita kortteja on jäljellä liian vähän.
# C7
rules-cards-again = Kun pakka tyhjenee, sen poistopakka sekoitetaan uudeksi pakaksi. Jos poistopakkakin on tyhjä, rivin aukot jäävät täyttämättä.
# C8
rules-cards-none = Jos yhtään korttia ei voi ottaa, et voi valita tätä. Jos toista korttia ei voi ottaa, vuorosi päättyy yhteen.
# C4
rules-cards-hand = Sinulla saa olla miten monta korttia ja lippua tahansa.
rules-cards-table = Tämän laudan kortit

# C9
rules-claim-any = Saat rakentaa minkä tahansa vapaan reitin, myös kauas muista reiteistäsi. Rakennat vuorollasi yhden reitin, ja aina kokonaan.
# C9
rules-claim-colour = Maksa joka ruudusta yksi reitin värinen kortti.
# C9, EU-4
rules-claim-grey = Harmaaseen reittiin käy mikä tahansa yksi väri, mutta värejä ei saa sekoittaa.
# C9
rules-claim-wilds = Jokerit käyvät joidenkin tai kaikkien korttien tilalla.
# C9
rules-claim-pieces = Aseta joka ruutuun yksi nappula. Jos nappuloita on liian vähän, et voi rakentaa reittiä.
# C9, NY-8
rules-claim-points = Saat pituuden mukaiset pisteet heti.
rules-claim-table = Reitin pisteet
rules-spaces = Ruutuja
rules-points = Pisteitä
rules-claim-example = Kolme ruutua, maksettu kahdella reitin värisellä kortilla ja jokerilla.

# C10
rules-doubles = Kaksi reittiä samojen kahden kaupungin välillä on kaksoisreitti. Kukaan ei saa omistaa molempia.
# C10, EU-15, NY-5, NO-8, IB-11
rules-doubles-closed = Kun pelaajia on enintään { $players }, toinen reitti sulkeutuu kaikilta heti, kun ensimmäinen on rakennettu.
# C10
rules-doubles-beside = Reitit, jotka vain kulkevat jonkin matkaa vierekkäin mutta yhdistävät eri kaupunkeja, eivät ole kaksoisreitti.

# EU-6, NO-6
rules-tunnel-lay = Pelaa ensin tunnelin pituuden verran kortteja.
# EU-6, NO-6
rules-tunnel-reveal = Sitten { $count ->
    [one] käännetään pakan päällimmäinen kortti
   *[other] käännetään pakan { $count } päällimmäistä korttia
}. Jokainen, joka on pelaamaasi väriä, ja jokainen jokeri maksaa sinulle yhden kortin lisää: samaa väriä tai jokerin.
# EU-7
rules-tunnel-wilds = Jos pelasit pelkkiä jokereita, vain käännetyt jokerit lasketaan, ja maksat niistä jokereilla.
# EU-8
rules-tunnel-refuse = Saat kieltäytyä maksamasta lisää, ja sinun on pakko, jos et voi maksaa. Silloin korttisi palaavat käteesi ja vuorosi päättyy. Käännetyt kortit menevät poistopakkaan.
# EU-9
rules-tunnel-example = Kaksi korttia pelattu. Yksi samanvärinen käännettiin: maksa yksi lisää samaa väriä tai jokeri.

# EU-5, NO-5, IB-11
rules-ferry = Lautassa on yksi tai useampi jokerimerkki. Maksa jokaisesta yksi jokeri.
# EU-5, NO-5, IB-11
rules-ferry-rest = Maksa muut ruudut yhdellä värillä. Jokerit käyvät niidenkin korttien tilalla.
# EU-5
rules-ferry-example = { $route }: { $cards ->
    [one] yksi kortti
   *[other] { $cards } samanväristä korttia
} ja { $wilds ->
    [one] yksi jokeri
   *[other] { $wilds } jokeria
}.

# C15
rules-ticket = Lippu mainitsee kaksi kaupunkia. Se on valmis, jos omat reittisi yhdistävät ne katkeamattomasti pelin lopussa.
# C11, NY-4, NO-2, GL-13
rules-ticket-draw = Nosta { $draw ->
    [one] yksi lippu
   *[other] { $draw } lippua
} ja pidä vähintään { $keep }. Jos lippuja on vähemmän, nosta ne kaikki.
# C11, NY-4, NO-2, GL-13
rules-ticket-refused = { $where ->
    [box] Muut poistuvat pelistä.
   *[bottom] Muut menevät lippupakan pohjalle.
}
# C11
rules-ticket-stays = Lippu, jonka pidät, on sinun loppuun asti. Kun lippupakka on tyhjä, lippuja ei voi enää nostaa.
rules-ticket-example = Lippu on valmis: neljä ruutua ja kaksi reittiä yhdistävät sen kaupungit.

# C13
rules-end = Kun pelaajalla { $pieces ->
    [0] ei ole vuoronsa lopussa enää yhtään nappulaa
    [one] on vuoronsa lopussa enää enintään yksi nappula
   *[other] on vuoronsa lopussa enää enintään { $pieces } nappulaa
}, kaikilla on vielä { $turns ->
    [one] yksi vuoro
   *[other] { $turns } vuoroa
}, myös hänellä. Sitten lasketaan pisteet.

rules-score-what = Mitä lasketaan
# NY-6, NY-8
rules-score-routes = Reittiesi pisteet niiden pituuden mukaan.
# C15
rules-score-tickets = Jokaisen valmiin lipun pisteet.
# C15
rules-score-missed = Jokaisen toteutumatta jääneen lipun pisteet vähennetään. Tulos voi painua alle nollan.
rules-ties = Jos pelaajilla on yhtä monta pistettä, voittaja ratkaistaan tässä järjestyksessä:
# EU-14, NY-7, NO-10, IB-12
rules-tie-tickets-done = eniten valmiita lippuja
rules-tie-longest-path = pisin yhtenäinen reitti
# GL-17
rules-ties-none = Pelaajat, joilla on yhtä monta pistettä, jakavat sijan.
# EU-14, NY-7, NO-10, IB-12
rules-tie-shared = muuten he jakavat sijan
