# The lessons: what is special about each board.

lesson-title = Oppitunti: { $board }
lesson-line = Valmiiksi aloitettu peli, jossa pääset heti kokeilemaan laudan erikoisuuksia. Aikaa menee alle viisi minuuttia.
lesson-go = Aloita oppitunti
lesson-list = Muiden lautojen oppitunnit

lesson-europe = Pelilaudalla { $board } on tunneleita, lauttoja ja asemia. Peli on jo käynnissä, ja sinulla on hyvät kortit: kokeile kaikkia kolmea.
lesson-tunnel = Reitti { $route } on tunneli. Paina sitä ja maksa. Sitten pakasta käännetään kolme korttia, ja jokainen samanvärinen kortti ja jokainen jokeri maksaa sinulle yhden kortin lisää.
lesson-surcharge = Käännetyt kortit ratkaisevat. Maksa lisäkortti tai luovu tunnelista ja ota korttisi takaisin.
lesson-ferry = Reitti { $route } on lautta. Jokainen jokerimerkki vaatii jokerin, ja muut ruudut maksetaan yhdellä värillä. Rakenna se.
lesson-station = Rakenna asema mihin tahansa kaupunkiin. Sen avulla saat käyttää lippuihisi yhtä toisen pelaajan reittiä, joka päättyy sinne. Jokainen rakentamatta jäänyt asema tuo 4 pistettä.

lesson-nordic = Pelilaudalla { $board } jokereilla on omat sääntönsä, ja yksi reitti on valtava. Sinulla on hyvät kortit: kokeile.
lesson-wilds = Täällä jokerit käyvät vain tunneleihin ja lauttoihin. Toisaalta saat ottaa kaksi avointa jokeria samalla vuorolla. Ota tämä.
lesson-substitutes = Reitti { $route } on lautta. Jos sinulla ei ole jokeria sen merkkiin, maksa sen sijaan mitkä tahansa kolme korttia. Rakenna se.
lesson-any-cards = Reitillä { $route } on yhdeksän ruutua, ja se tuo { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}. Maksa yhdellä värillä; mitkä tahansa neljä korttia korvaavat yhden puuttuvan. Rakenna se.

lesson-great-lakes = Pelilaudalla { $board } sinulla on vaunuja ja laivoja, ja kummillakin on oma pakkansa. Sinulla on hyvät kortit: lähde vesille.
lesson-sea = Reitti { $route } on laivareitti: se maksetaan laivakorteilla, ja siihen asetetaan laivoja. Tuplalaiva riittää kahteen ruutuun. Rakenna se.
lesson-harbour = Rakenna satama kaupunkiin, johon reittisi ulottuvat. Se maksaa kaksi junakorttia ja kaksi laivakorttia, kaikki samanvärisiä ja satamamerkillä. Kaupungin valmiista lipuista se tuo enintään 30 pistettä.
lesson-exchange = Loppuvatko laivat tai vaunut? Tässä voit vaihtaa nappuloita toisiin, ja jokainen maksaa pisteen. Katso rauhassa, mutta vaihda vain, jos on tarpeen.

lesson-draft = Ensin valitaan liput. Valitse yksi; muut menevät vastustajalle, ja saat tilalle uusia. Valitse liput, jotka sopivat yhteen: pidät lopulta kuudesta neljä.
lesson-draft-keep = Pidä ne neljä lippua, joilla on eniten yhteisiä reittejä. Myöhemmin pelissä lippuja valitaan toisen kerran.
lesson-festivals = Juhlakortteja on täällä: { $cities }. Rakenna reitti { $route } ja ota yhden kaupungin kaikki kortit: mitä enemmän sinulla on saman kaupungin kortteja, sitä enemmän pisteitä ne tuovat.

lesson-end = Siinä olivat pelilaudan { $board } erikoisuudet. Jatka peliä neuvojeni avulla tai aloita oma peli.
