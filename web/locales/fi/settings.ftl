# The settings.

settings-open = Asetukset
settings-title = Asetukset
settings-close = Sulje asetukset
settings-language = Kieli
settings-theme = Värit
settings-theme-auto = Automaattinen
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-sound = Äänet ja värinä
settings-sound-on = Äänet ja värinä päällä
settings-volume = Äänenvoimakkuus: { $percent }{ "\u00A0" }%
settings-vibration = Värinä
speed-title = Bottien nopeus
speed-slow = Hidas
speed-normal = Tavallinen
speed-fast = Nopea
speed-instant = Välitön
speed-step = Vuoro kerrallaan
speed-next = Seuraava vuoro
speed-host = Isäntä päättää bottien nopeudesta.
settings-motion = Liike
settings-motion-auto = Automaattinen
settings-motion-less = Vähemmän
settings-text = Teksti
settings-text-big = Isompi teksti
settings-kept = Tämä selain muistaa asetuksesi.

# The line to the server.

line-lost-title = Ei yhteyttä
line-lost = Pelisi on tallessa. Se, mitä teet, säilyy ja lähetetään uudelleen.
line-lost-tries = { $tries ->
    [one] Yhteyttä on yritetty uudelleen kerran.
   *[other] Yhteyttä on yritetty uudelleen { $tries } kertaa.
}
line-restart-title = Palvelin käynnistyy uudelleen
line-restart = Pelisi on tallessa ja jatkuu hetken päästä.
line-try-now = Yritä nyt
line-back = Yhteys palasi
line-ended-title = Pöytää ei voi näyttää
ended-no-table = Tällaista pöytää ei ole, tai sitä ei enää ole.
ended-no-spectators = Tässä pöydässä katsojat eivät ole sallittuja.
ended-not-invited = Tämä pöytä on vain niille, joilla on sen linkki.
ended-banned = Sinut on estetty tältä palvelimelta.
ended-other = Palvelin katkaisi yhteyden: { $reason }
line-ended-home = Etusivulle
line-newer-title = Uusi versio on saatavilla
line-newer = Saat sen lataamalla sivun uudelleen. Pelisi jatkuu siitä, missä se on.
line-newer-load = Lataa uudelleen
line-newer-later = Myöhemmin
