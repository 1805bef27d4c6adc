# The guided first game, and its coach.

guide-title = Ensimmäinen pelisi
guide-line = Opi pelaamalla: yksi lyhyt peli, yksi helppo vastustaja ja opas vierelläsi.
guide-what-map = Pelaat pelilaudalla { $board }. Peli kestää noin kymmenen minuuttia.
guide-what-coach = Opas kertoo, mitä tehdä seuraavaksi ja miksi. Saat aina tehdä toisin.
guide-what-leave = Voit lähettää oppaan pois milloin vain ja jatkaa peliä.
guide-go = Aloita ensimmäinen pelini
guide-go-on = Jatka ensimmäistä peliäni
guide-rules = Tai lue ensin säännöt

coach-name = Oppaasi
coach-next = Jatka
coach-leave = Osaan jo
coach-hide = Piilota opas
coach-show = Näytä opas
coach-rules = Lue säännöt
coach-again = Pelaa toinen peli

coach-welcome = Tervetuloa! Pelilautana on { $board }. Saat pisteitä kaupunkien välisistä reiteistä ja lipuista. Se voittaa, jolla on lopussa eniten pisteitä.
coach-tickets = Nämä ovat lippuja. Jokainen pyytää yhdistämään kaksi kaupunkia. Valitse lippu, niin näet sen kaupungit laudalla, ja pidä sitten yksi tai useampi. Valmis lippu tuo pisteensä; toteutumatta jääneen pisteet vähennetään.
coach-tickets-wait = Hyvä. Muut valitsevat vielä lippujaan.
coach-plan = Katso lippuasi { $ticket }. Hyvään yhteyteen tarvitaan { $count ->
    [one] yksi reitti
   *[other] { $count } reittiä
}: { $routes }. Paina lippua, niin näet sen kaupungit.
coach-deck = Avoin kortti on varma, pakan kortti yllätys. Pakasta voi tulla jokeri, ja silloinkin saat vielä toisen kortin.
coach-wild = Jokeri on avoimena. Se käy minä tahansa värinä, mutta rivistä otettuna se on vuorosi ainoa kortti.
coach-pay = Valitse, millä maksat. Säästä jokerit myöhemmäksi, jos voit: ne käyvät kaikkialle.
coach-claimed = Ensimmäinen reittisi! Se toi { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}. Pitkät reitit ovat paljon arvokkaampia kuin lyhyet.
coach-pieces = Joka ruutuun meni yksi nappulasi. Sinulla on niitä jäljellä { $pieces }. Peli päättyy pian sen jälkeen, kun jollakulla on enintään { $end }.
coach-sights = Joissakin kaupungeissa on nähtävyys; ne on merkitty lautaan. Jokainen tuo sinulle pisteen, jos jokin reittisi päättyy sinne.
coach-blocked = Joku katkaisi yhteyden, jota lippusi { $ticket } tarvitsee, eikä toista ole. Ei se mitään: rakenna reittejä niiden pisteiden vuoksi.
coach-done = Lippu { $ticket } on valmis: { $points ->
    [one] 1 piste on sinun
   *[other] { $points } pistettä on sinun
}.
coach-near = Loppu on lähellä: jollakulla on enää { $pieces ->
    [one] yksi nappula
   *[other] { $pieces } nappulaa
}. Tee lippusi nyt valmiiksi.
coach-last = Nämä ovat viimeiset vuorot. Rakenna se, mikä tuo nyt eniten pisteitä.
coach-over = Siinä oli koko peli! Taulukko näyttää, mistä pisteet tulivat: reiteistä, lipuista, nähtävyyksistä. Nyt osaat pelata.
