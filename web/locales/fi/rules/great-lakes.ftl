# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Junia maalla ja laivoja vesillä. Rakenna satamia sinne, missä lippusi kohtaavat.

# GL-3, GL-4
rules-start-choose = Valitset salassa { $pieces } nappulaa: tarjolla on { $trains } vaunua ja { $ships } laivaa. Kaikki valinnat näytetään yhtä aikaa. Ota ensimmäiseen peliin { $suggested ->
    [one] { $suggested } vaunu
   *[other] { $suggested } vaunua
}.
# GL-2
rules-start-two-decks = Sinulla on aluksi { $trains } junakorttia ja { $ships } laivakorttia.
# GL-6
rules-start-two-rows = Avoimena on { $trains } junakorttia ja { $ships } laivakorttia.
# GL-1, GL-7
rules-cards-decks = Pakkoja on kaksi, ja kummallakin on oma poistopakkansa. Jokerit ovat junakorttien pakassa ja käyvät junakorttina tai laivakorttina.
# GL-6, GL-7
rules-cards-choose-deck = Saat nostaa kummasta pakasta tahansa. Kun otat avoimen kortin, valitset pakan, josta tilalle tulee uusi. Jos toinen pakka on tyhjä, käytetään toista.

rules-part-sea = Laivareitit
# GL-8
rules-sea = Rautatiehen tarvitaan vaunuja ja junakortteja. Laivareittiin tarvitaan laivoja ja laivakortteja.
# GL-9
rules-sea-double = Tuplalaivalla maksat yhden tai kaksi ruutua. Et saa pelata korttia, jota ei tarvita.
rules-sea-example = Viisi ruutua: kaksi tuplalaivaa ja yksi tavallinen.
# GL-10
rules-sea-not-double = Rautatie ja laivareitti samojen kaupunkien välillä eivät ole kaksoisreitti.
# GL-19
rules-junction = Tähdet vesillä ovat solmukohtia. Reitit kohtaavat niissä ja jatkuvat niiden kautta, mutta ne eivät ole kaupunkeja.

rules-part-harbours = Satamat
rules-action-harbour = Rakenna satama
# GL-4, GL-11
rules-harbour-where = Rakenna satamakaupunkiin, jossa ei vielä ole satamaa ja jossa omistat reitin. Rakennat vuorollasi yhden ja pelin aikana { $count }.
# GL-11
rules-harbour-cost = Se maksaa { $trains } junakorttia ja { $ships } laivakorttia, kaikki samanvärisiä ja kaikki satamamerkillä. Jokeri käy minkä tahansa tilalla.
rules-harbour-example = Reitin omistaja rakentaa sataman sen päähän.
# GL-15
rules-harbour-points = Pelin lopussa satamalle lasketaan valmiit lippusi, jotka mainitsevat sen kaupungin. Lippu kahden satamasi välillä lasketaan molemmille.
rules-harbour-table = Sataman pisteet
rules-tickets-done = Valmiita lippuja
rules-or-more = { $count } tai enemmän
# GL-18
rules-great-lakes-example = Satamat: { $first } ja { $second }. Valmiit liput: { $tickets }. Kumpikin satama mainitaan niistä kahdessa, joten kumpikin tuo { $points }.

rules-part-exchange = Nappuloiden vaihto
rules-action-exchange = Vaihda nappuloita
# GL-12, GL-20
rules-exchange = Vaihda miten monta vaunua tahansa yhtä moneen laivaan, tai laivoja vaunuihin, niin kauan kuin niitä laatikossa riittää. Jokainen maksaa sinulle { $points ->
    [one] yhden pisteen
   *[other] { $points } pistettä
}. Nappuloidesi määrä pysyy samana.
# GL-14, GL-20
rules-end-both = Vaunut ja laivat lasketaan yhteen. Viimeiset vuorot alkavat niihin johtaneen vuoron jälkeen, joten sama pelaaja pelaa myös viimeisenä.
# GL-15, GL-16, GL-17
rules-score-harbours = Satamiesi pisteet. Jokaisesta satamasta, jota et rakentanut, tulee { $points }.
# GL-12
rules-score-exchange = Vaihtojesi hinta.
