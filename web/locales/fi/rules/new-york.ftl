# New York, and what attractions are on any board.

# NY-1
rules-about-new-york = Nopea ajelu halki Manhattanin. Nappulasi ovat takseja, ja peli kestää vartin.
# NY-4
rules-new-york-last = Jos jäljellä on yksi lippu, saat nostaa sen, ja silloin sinun on pidettävä se.

rules-part-sights = Nähtävyydet
# NY-6
rules-sights = Joissakin kaupungeissa on nähtävyys, joka on merkitty lautaan. Saat siitä pisteet, jos ainakin yksi reittisi päättyy sinne.
# NY-6
rules-sights-all = Jokainen pelaaja voi saada pisteet samasta nähtävyydestä. Useampi reitti sinne ei tuo enempää.
rules-sights-table = Tämän laudan nähtävyydet
rules-city = Kaupunki
rules-sights-example = Yksi reitti, kaksi nähtävyyttä: molemmat lasketaan.
# NY-6
rules-score-attractions = Jokaisen reittiesi varrella olevan nähtävyyden pisteet.
