# Playing with people: setting a table up, the lobby, the talk, the clocks, one screen for several.
# Names come in the nominative: a colon, or a noun before them that bears the case.

page-title = { $title } – Whistlestop

link-copy = Kopioi linkki
link-copied = Kopioitu.
link-not-copied = Selaimesi ei anna kopioida. Valitse linkki ja kopioi se itse.
link-share = Jaa
link-qr = Linkki QR-koodina

setup-title = Perusta pöytä
setup-line = Ystäville lähellä ja kaukana, botteja tyhjille tuoleille.
setup-board = Pelilauta
setup-range = Pelaajia { $from }–{ $to }.
setup-seats = Paikat
setup-how-many = Montako pelaa?
setup-me = Sinä
setup-open = Ystävä, linkillä
setup-here = Joku tämän näytön ääressä
setup-bots = Botit
setup-styles = Botit, joilla on oma tyyli
setup-seat-who = Kuka istuu paikalle { $number }
setup-seat-name = Nimi paikalla { $number }
setup-name = Nimi
setup-nameless = Paikalta { $number } puuttuu nimi.
setup-options = Miten pelataan
setup-name-of-table = Pöydän nimi
setup-no-title = Ei nimeä
setup-first = Kuka aloittaa
setup-first-shuffle = Arpa ratkaisee
setup-first-seat = { $named ->
    [yes] { $name } (paikka { $number })
   *[no] Paikka { $number }
}
setup-clock = Kello
setup-clock-none = Ei kelloa
setup-clock-bank = Aika koko pelille
setup-bank = Aika pelaajaa kohti
setup-increment = Lisää joka vuoron jälkeen
setup-minutes = { $minutes ->
    [one] { $minutes } minuutti
   *[other] { $minutes } minuuttia
}
setup-seconds = { $seconds ->
    [0] Ei mitään
    [one] { $seconds } sekunti
   *[other] { $seconds } sekuntia
}
setup-who-comes = Kuka saa tulla
setup-by-link = Kaikki, joilla on linkki
setup-public = Kuka vain: pöytä näkyy avoimissa pöydissä
setup-spectators = Muut saavat katsoa
setup-hints = Pelaajat saavat pyytää vihjeitä
setup-several = Vieras saa tuoda muita saman näytön ääreen
setup-then-invite = Seuraavaksi saat linkin ystävillesi.
setup-then-play = Kaikki paikat on varattu: peli alkaa heti.
setup-invite = Perusta pöytä
setup-play = Aloita peli

level-blocker = Estäjä
level-hunter = Metsästäjä
level-hauler = Rahtaaja

clock-title = Kellot
clock-days = { $days ->
    [one] { $days } päivä { $hours } t
   *[other] { $days } päivää { $hours } t
}
clock-hours = { $hours } t { $minutes } min
clock-soon = Kiirehdi!
clock-hurry = Vuoroasi on jäljellä enää { $seconds } sekuntia.
clock-of-seconds = { $seconds ->
    [one] { $seconds } sekunti vuoroa kohti
   *[other] { $seconds } sekuntia vuoroa kohti
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } minuutti vuoroa kohti
   *[other] { $minutes } minuuttia vuoroa kohti
}
clock-of-days = { $days ->
    [one] { $days } päivä vuoroa kohti
    [7] Viikko vuoroa kohti
   *[other] { $days } päivää vuoroa kohti
}
clock-of-bank = { $minutes ->
    [one] { $minutes } minuutti pelille, { $seconds } sekuntia lisää joka vuoron jälkeen
   *[other] { $minutes } minuuttia pelille, { $seconds } sekuntia lisää joka vuoron jälkeen
}

wait-seats = Kuka istuu missä
wait-host = isäntä
wait-here = paikalla
wait-gone = ei yhteyttä
wait-leave = Nouse
wait-remove = Vapauta paikka
wait-remove-named = Vapauta pelaajan { $name } paikka
wait-removed = Isäntä vapautti paikkasi. Voit yhä katsoa tai ottaa vapaan paikan.
wait-sit-here = Istu
wait-join-name = Miksi sinua kutsutaan?
wait-name-go = Se on nimeni
wait-join-sit = Paikka on vapaana
wait-sit-as = Istu nimellä { $name }
wait-other-name = Toinen nimi
wait-full = Kaikki paikat on varattu.
wait-full-watch = Kaikki paikat on varattu. Jää tänne katsomaan, kun peli alkaa.
wait-public = Näkyy avoimissa pöydissä
wait-by-link = Vain niille, joilla on linkki
wait-hints = Vihjeitä saa pyytää
wait-no-hints = Ilman vihjeitä
wait-start = Aloita peli
wait-start-later = Peli voi alkaa, kun yhtään paikkaa ei ole vapaana. Botti voi ottaa vapaan paikan.
wait-close = Sulje pöytä
wait-closed = Tämä pöytä on suljettu.
wait-for-others = Odotetaan, kunnes kaikki paikat on varattu …
wait-for-host = Odotetaan, että { $name } aloittaa pelin …
wait-invite = Kutsu ystäväsi
wait-invite-line = Kuka tahansa, joka avaa tämän linkin, voi istua tähän pöytään. Vieressäsi oleva ystävä voi skannata koodin.
wait-invite-words = Tule pelaamaan kanssani! Pelilautana on { $board }.

lobby-title = Avoimet pöydät
lobby-line = Julkiset pöydät tällä hetkellä.
lobby-set-up = Perusta pöytä
lobby-offline = Ei yhteyttä. Yritetään uudelleen …
lobby-open = Paikka on vapaana
lobby-none = Kukaan ei juuri nyt odota pelaajia. Perusta oma pöytä ja tee siitä julkinen.
lobby-playing = Käynnissä
lobby-join = Liity
lobby-join-named = Liity: { $title }
lobby-watch = Katso
lobby-watch-named = Katso: { $title }
lobby-private-game = Ilman katsojia

games-title = Päättyneet pelit
games-line = Omasi ja julkiset.
games-only-mine = Vain omat
games-none = Ei vielä päättyneitä pelejä.
games-result = { $points ->
    [one] { $name }: { $points } piste
   *[other] { $name }: { $points } pistettä
}
games-won = voitti
games-replay = Katso uudelleen
games-replay-named = Katso uudelleen: { $title }
games-more = Näytä aiempia pelejä

tables-more = Näytä lisää pöytiä
start-more-games = Kaikki päättyneet pelit

me-title = Minä
me-name-title = Nimeni
me-name-line = Muut näkevät sen pöydissä, joihin istut tästä lähtien.
me-save = Tallenna nimi
me-named = Nimesi on tallennettu.
me-device-title = Käytä toista laitetta
me-device-line = Jatka pelejäsi puhelimella tai toisella tietokoneella: avaa siellä oma linkkisi.
me-device-make = Luo oma linkkini
me-device-link = Oma linkkisi
me-device-words = Oma Whistlestop-linkkini
me-device-secret = Pidä se omana tietonasi: joka avaa sen, pelaa sinun nimelläsi. Uusi linkki tekee vanhasta käyttökelvottoman ja kirjaa ulos laitteet, jotka käyttivät sitä.
me-confirm-title = Oletko tämä sinä?
me-confirm = { $known ->
    [yes] Tämä selain tuntee sinut nimellä { $name }. Jos jatkat, se vaihtuu linkin luojan selaimeksi, eikä pelaajan { $name } pöytiä enää löydy täältä.
   *[no] Tämä on henkilökohtainen linkki. Jos loit sen itse, tästäkin selaimesta voi tulla sinun, ja kaikki pöytäsi tulevat mukaan.
}
me-confirm-yes = Kyllä, tämä olen minä
me-confirm-no = Ei, jätä ennalleen
me-recognised = Tervetuloa takaisin, { $name }.
me-others-title = Kirjaudu ulos kaikkialla muualla
me-others-line = Onko oma linkkisi jollakulla, jolla sen ei pitäisi olla? Kaikki muut laitteet kirjataan ulos, eikä linkki enää toimi.
me-others = Kirjaa muut laitteeni ulos
me-others-done = Nyt olet kirjautuneena vain tässä selaimessa.
me-forget-title = Unohda tämä selain
me-forget-line = Pelisi säilyvät, mutta tämä selain ei enää tiedä niiden olevan sinun. Luo ensin oma linkki, jos haluat voida palata.
me-forget = Unohda minut täällä
me-forget-yes = Kyllä, unohda minut täällä

talk-title = Keskustelu
talk-unread = { $count ->
    [one] { $count } uusi
   *[other] { $count } uutta
}
talk-nothing = Kukaan ei ole vielä kirjoittanut mitään.
talk-line = { $name }: { $words }
talk-write = Kirjoita jotain
talk-say = Lähetä
talk-reactions = Pikaviestit
talk-listening = Vain pöydässä istuvat voivat keskustella.
talk-mute = Vaienna { $name }
talk-hear = Poista vaiennus: { $name }
react-hello = Hei!
react-bravo = Hienoa!
react-thanks = Kiitos!
react-oops = Hups!
react-ouch = Auts!
react-laugh = Hahaa!
react-thinking = Mietin vielä …
react-hurry = Sinun vuorosi!

present-here = { $name } on paikalla
present-gone = { $name }: ei yhteyttä
present-away = Botti pelaa pelaajan { $name } puolesta
present-resigned = { $name } on luovuttanut
present-watching = { $count ->
    [one] { $count } katsoja
   *[other] { $count } katsojaa
}

table-menu = Pöytä
table-watching = Olet katsoja. Näet sen, mikä on avoimena, mutta et kenenkään kortteja.
table-resigned = { $name } on luovuttanut; botti jatkaa peliä.
table-ended-resigned = Luovutus: { $names }. Peli päättyi siihen.
table-ended-early = Tämä peli lopetettiin ennen viimeistä vuoroa.
table-ended-server = Palvelimen ylläpitäjät sulkivat pöydän.
table-away = Botti pelaa pelaajan { $name } puolesta.
table-no-bot = { $name } ei ole enää asennettuna täällä. Toinen botti pelaa sen tilalla.
table-return = Takaisin paikalleni
table-take-back = Pyydä siirron perumista
table-replace = Anna botin pelata pelaajan { $name } puolesta
table-replace-soon = Jos { $name } ei palaa, botti voi ottaa paikan. Odotusaikaa on vielä { $time }.
table-leave = Poistu pöydästä
table-leave-title = Poistutko pöydästä?
table-leave-line = Botti jatkaa puolestasi. Voit palata paikallesi milloin vain. Jos ketään muuta ei ole jäljellä, peli päättyy.
table-leave-yes = Poistu pöydästä
table-resign = Luovuta
table-resign-title = Luovutatko tämän pelin?
table-resign-line = Tätä ei voi perua. Kahden pelaajan peli päättyy; muuten botti jatkaa puolestasi.
table-resign-yes = Kyllä, luovutan
table-to-start = Kaikkiin pöytiin
table-link = Pöydän linkki
table-link-title = Tämän pöydän linkki
table-link-watch = Linkin avaaja voi katsoa peliä, mutta ei näe kenenkään kortteja.
table-link-players = Tässä pöydässä katsojat eivät ole sallittuja: linkki on niille, jotka pelaavat täällä.
table-link-words = Katso peliämme
table-invite-watchers = Kutsu joku katsomaan

take-back-title = { $name } haluaa perua siirron
take-back-line = Kaikki sen siirron jälkeen tehty perutaan, jos kaikki suostuvat.
take-back-agree = Suostu
take-back-refuse = Ei, jatketaan
take-back-waits = Siirto perutaan vasta, kun nämä suostuvat: { $names }.

curtain-pass = Anna näyttö pelaajalle { $name }
curtain-anybody = Kenen kortit näytetään?
curtain-line = Kaikki muut katsovat muualle.
curtain-show = Minä olen { $name }: näytä korttini
curtain-drawn = { $name }, nostit kortin: { $card }. Kun olet nähnyt sen, anna näyttö pelaajalle { $next }.
curtain-hide = Piilota korttini

# The colour of a player’s pieces, and a small drawing
look-title = Värisi ja kuvasi
look-line = Ne ovat samat joka pöydässä, ellei väri ole jo toisella pelaajalla.
look-colour = Väri
look-avatar = Kuva
look-none = ei kuvaa
avatar-engine = veturi
avatar-lantern = lyhty
avatar-whistle = pilli
avatar-case = matkalaukku
avatar-cap = lakki
avatar-bell = soittokello
avatar-owl = pöllö
avatar-fox = kettu
