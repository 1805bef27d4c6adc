# The end of a game, its replay, and hints.
# Names come in the nominative: a colon, or a noun before them that bears the case.

end-scores = Pisteet
end-drumroll = Ja voittaja on …
end-shared = Jaettu voitto: { $names }.
end-why-shared = Kullakin { $points } { $points ->
    [one] piste
   *[other] pistettä
}, ja tasan kaikessa, mikä voisi ratkaista voiton.
end-why-points = { $points } { $points ->
    [one] piste
   *[other] pistettä
}, { $ahead } enemmän kuin { $name }.
end-why-tickets-done = { $points } { $points ->
    [one] piste
   *[other] pistettä
}, yhtä monta kuin { $names }. Suurempi määrä valmiita lippuja ratkaisee.
end-why-fewest-stations = { $points } { $points ->
    [one] piste
   *[other] pistettä
}, yhtä monta kuin { $names }. Pienempi määrä asemia ratkaisee.
end-why-longest-path-bonus = { $points } { $points ->
    [one] piste
   *[other] pistettä
}, yhtä monta kuin { $names }. Pisimmän yhtenäisen reitin lisäpisteet ratkaisevat.
end-why-longest-path = { $points } { $points ->
    [one] piste
   *[other] pistettä
}, yhtä monta kuin { $names }. Pidempi yhtenäinen reitti ratkaisee.
end-why-other = { $points } { $points ->
    [one] piste
   *[other] pistettä
}, yhtä monta kuin { $names }, mutta edellä tasapelin säännön mukaan.
end-given-up-title = Pelistä luovuttiin
end-given-up = Se päättyi ennen aikojaan. Tilanne oli tämä.

end-counting = Nyt lasketaan: { $part }
end-counting-soon = Pisteitä lasketaan …
end-skip = Näytä tulos
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = Mitä seuraavaksi?
end-again = Pelaa uudelleen
end-rematch = Uusintapeli
end-rematch-ready = Uusintapeliin
end-replay = Katso uudelleen
end-learn = Opi virheistäsi
end-picture-share = Jaa kuva
end-picture-save = Tallenna kuva
end-picture-failed = Kuvaa ei saatu tehtyä. Yritä uudelleen.
end-new = Uusi peli
end-start = Etusivulle

end-tickets = Liput ja yhteydet
end-tickets-show = Osoita lippua tai yhteyttä, niin näet sen laudalla.
end-ticket-done = valmis:
end-ticket-missed = toteutumatta:
end-no-tickets = Ei lippuja.
end-longest = Pisin yhtenäinen reitti: { $length } { $length ->
    [one] ruutu
   *[other] ruutua
}
end-lent = Kaupungin { $city } asema käyttää reittiä { $route }
end-no-story = Pelin kulkua ei voi näyttää: { $reason }

chart-points = Pisteet pelin aikana
chart-chances = Voiton todennäköisyys
chart-move = { $move ->
    [0] Ennen ensimmäistä siirtoa
    [one] Siirron { $move } jälkeen
   *[other] Siirron { $move } jälkeen
}
chart-value = { $name } { $value }
chart-at = { $when }: { $values }.
chart-no-value = –
chart-table = Sama taulukkona
chart-table-move = Siirto
percent = { $percent }{ "\u00A0" }%

shuffle-title = Sekoitettiinko kortit reilusti?
shuffle-how = Ennen ensimmäistä siirtoa palvelin sinetöi korttien järjestyksen. Nyt sinetti on auki, ja selaimesi voi verrata näitä kahta.
shuffle-fits = Täsmää: kortit olivat alusta asti niin kuin luvattiin.
shuffle-differs = Ei täsmää: nämä eivät ole luvatut kortit.
shuffle-cannot = Selaimesi voi verrata niitä vain suojatulla sivulla (https tai tämä tietokone). Lataa peli ja tarkista se alla olevalla komennolla.
shuffle-more = Sinetti ja kortit
shuffle-commitment = Sinetti (SHA-256), näytetty ennen ensimmäistä siirtoa
shuffle-seed = Sekoituksen siemenluku, näytetty viimeisen siirron jälkeen
shuffle-command = Jos Whistlestop on asennettu, koko pelin voi tarkistaa:
shuffle-record = Lataa peli

replay-title = { $board }: peli uudelleen
replay-loading = Peliä haetaan …
replay-failed = Tätä peliä ei voi näyttää: { $reason }
replay-retry = Yritä uudelleen
replay-step = Siirto { $step } / { $last }
replay-first = Alkuun
replay-back = Siirto taaksepäin
replay-forward = Siirto eteenpäin
replay-last = Loppuun
replay-play = Toista
replay-pause = Tauko
replay-speed = Nopeus
replay-speed-times = { $times }×
replay-before = Peli alkaa.
replay-controls = Pelin siirrot
replay-hands = Kaikkien kortit
replay-offer = Katsoo
replay-festivals = { $count } { $count ->
    [one] juhlakortti
   *[other] juhlakorttia
}
replay-keys = Näppäimet: ← ja → siirto kerrallaan, Home ja End, välilyönti toistaa.

analysis-title = Mikä ratkaisi pelin?
analysis-what = Tietokone pelaa jokaisesta päätöksestä eteenpäin monta kertaa ja arvioi todennäköisyydet. Tähän menee minuutti tai pari.
analysis-go = Analysoi peli
analysis-busy = Tietokone miettii … { $seconds } { $seconds ->
    [one] sekunti
   *[other] sekuntia
} tähän mennessä.
analysis-failed = Analyysia ei ole: { $reason }
analysis-not-over = Vain loppuun pelatut pelit voi analysoida.
analysis-points = Käännekohdat
analysis-none = Mikään yksittäinen siirto ei ratkaissut tätä peliä.
analysis-mistake = Siirto { $move }, { $name }: ”{ $made }” laski voiton todennäköisyyttä { $change ->
    [one] { $change } prosenttiyksikön.
   *[other] { $change } prosenttiyksikköä.
}
analysis-better = Parempi: ”{ $better }”, todennäköisyys { $chance }.
analysis-swing = Ennen siirtoa { $move }, { $name }: kortit ja muut { $up ->
    [yes] nostivat
   *[no] laskivat
} voiton todennäköisyyttä { $change ->
    [one] { $change } prosenttiyksikön.
   *[other] { $change } prosenttiyksikköä.
}

hints-title = Mitä voin tehdä?
hints-wait = Nyt ei ole sinun vuorosi. Katso lippujasi ja suunnittele seuraavat reittisi.
hints-show = Näytä
hints-hide = Piilota
hints-on-board = Näytä laudalla
hints-ask = Pyydä vihje
hints-busy = Tietokone miettii …
hints-failed = Vihjettä ei ole: { $reason }
hints-none = Tässä pöydässä pelataan ilman tietokoneen vihjeitä.
hints-best = Minä tekisin näin: ”{ $move }”. Voiton todennäköisyys: { $chance }.
hints-only = Tässä ei ole valinnanvaraa: ”{ $move }”.
hints-others = Myös mahdollista:
hints-old = Peli on edennyt. Pyydä uusi vihje.
can-take = { $second ->
    [yes] Ota avoin kortti toiseksi kortiksesi.
   *[no] Ota avoin kortti ja sitten toinen kortti. { $limit ->
        [yes] Avoin jokeri vastaa molempia.
       *[no] Jokerit ovat kuin mitkä tahansa kortit.
    }
}
can-draw = { $second ->
    [yes] Nosta pakasta toinen korttisi.
   *[no] Nosta kortti pakasta ja ota sitten toinen kortti.
}
can-claim = Rakenna reitti: sinulla on kortit { $count ->
    [one] yhteen reittiin
   *[other] { $count } reittiin
}.
can-tickets = Nosta uusia lippuja. Ne tuovat pisteitä, jos yhdistät niiden kaupungit, ja vievät pisteitä, jos et yhdistä.
can-station = Rakenna asema. Mahdollisia kaupunkeja on { $count ->
    [one] yksi
   *[other] { $count }
}. Asema antaa sinun käyttää yhtä toisen pelaajan reittiä lippuihisi.
can-harbour = Rakenna satama. Mahdollisia kaupunkeja on { $count ->
    [one] yksi
   *[other] { $count }
}.
can-keep = Valitse, mitkä liput pidät. Pidä ne, joiden kaupungit ovat lähellä toisiaan.
can-pick = { $count ->
    [one] Valitse ainoa kädessäsi jäljellä oleva lippu.
   *[other] Valitse yksi { $count } lipusta; muut menevät eteenpäin.
}
can-pieces = Valitse, montako vaunua ja montako laivaa otat.
can-exchange = Vaihda vaunuja laivoihin tai laivoja vaunuihin. Jokainen maksaa pisteen.
can-pay = Maksa. Käytä värejä, joita tarvitset vähiten, ja säästä jokerit.
can-give = Valitse pelattava kortti.
can-substitute = Valitse, montako ruutua maksat muilla korteilla.
can-refuse = Luovu tunnelista ja ota korttisi takaisin.
can-refill = Valitse, kummasta pakasta rivin aukko täytetään.
can-festival = Valitse, kumman juhlan kortit otat.
can-pass = Passaa tekemättä mitään.
can-other = Valitse jokin tarjotuista siirroista.
