# Iberia, and what drafts and festivals are on any board.

# IB-11
rules-about-iberia = Liput valitaan kahdesti, ja kaupungit juhlivat. Francia (Ranska) on kaupunki siinä missä muutkin.

rules-part-draft = Kaksi lippujen valintaa
# IB-3
rules-draft-first = Alussa saat { $hand } lippua. Valitse yksi ja anna muut { $side ->
    [left] vasemmalle
   *[right] oikealle
}. Jatkakaa, kunnes kaikki on valittu.
# IB-3, IB-5
rules-draft-keep = Pidä sitten valitsemistasi lipuista täsmälleen { $keep }.
# IB-3
rules-draft-refused = Ensimmäisen valinnan jälkeen kaikki hylätyt ja käyttämättömät liput sekoitetaan lippupakkaan.
# IB-2, IB-5
rules-draft-second = Syvällä korttipakassa on yksi valintakortti, sitä syvemmällä, mitä enemmän pelaajia on. Kun se tulee esiin, vuoro pelataan loppuun. Sitten alkaa toinen lippujen valinta, ja liput annetaan { $side ->
    [left] vasemmalle
   *[right] oikealle
}.
# IB-5
rules-draft-after = Ensimmäisen valinnan liput ovat sinun pelin loppuun asti. Toisessa valinnassa hylätyt menevät lippupakan pohjalle.
# IB-6
rules-draft-tickets = Lippuja ei voi nostaa, ennen kuin toinen valinta on ohi.
rules-draft-example = Valitse yksi, anna muut eteenpäin.

rules-part-festivals = Juhlat
# IB-1, IB-2, IB-4
rules-festival-up = Pakkaan sekoitetaan { $cards } juhlakorttia. Esiin tuleva juhlakortti asetetaan avoimena kaupunkinsa viereen, ja sen tilalle nostetaan toinen kortti.
# IB-7
rules-festival-once = Kun poistopakka sekoitetaan uudeksi pakaksi, siinä ei ole juhlakortteja.
# IB-8
rules-festival-take = Jos rakennat sinne päättyvän reitin, otat kaikki sen kaupungin juhlakortit. Jos kortteja on molemmissa päissä, valitset toisen pään.
# IB-8
rules-festival-hidden = Saat katsoa omia juhlakorttejasi, muut eivät.
# IB-9
rules-festival-shared = Näillä kaupungeilla on yhteiset juhlakortit: { $cities }. Reitti kumpaan tahansa riittää niiden ottamiseen.
# IB-10
rules-festival-table = Yhden kaupungin juhlakorttien pisteet
rules-festival-city = Juhla
# IB-10
rules-score-festivals = Juhlakortit kaupungeittain. Mitä enemmän saman kaupungin kortteja, sitä arvokkaampia ne ovat.
