# Iberia, and what drafts and festivals are on any board.

# IB-11
rules-about-iberia = Miðar eru valdir í tveimur lotum og borgirnar halda hátíð. Francia (Frakkland) er borg eins og hver önnur.

rules-part-draft = Miðaval í tveimur lotum
# IB-3
rules-draft-first = Í upphafi færðu { $hand } miða. Veldu einn og réttu hina { $side ->
    [left] til vinstri
   *[right] til hægri
}. Svona gengur þar til allir hafa verið valdir.
# IB-3, IB-5
rules-draft-keep = Haltu síðan nákvæmlega { $keep } eftir af miðunum sem þú valdir.
# IB-3
rules-draft-refused = Eftir fyrra miðavalið eru allir miðar sem var hafnað eða ekki voru notaðir stokkaðir saman í miðabunkann.
# IB-2, IB-5
rules-draft-second = Eitt miðavalsspil liggur djúpt í spilabunkanum, dýpra ef spilarar eru fleiri. Þegar það kemur upp er umferðin leikin til enda. Þá hefst seinna miðavalið, og miðarnir ganga { $side ->
    [left] til vinstri
   *[right] til hægri
}.
# IB-5
rules-draft-after = Miðar úr fyrra miðavalinu eru þínir til leiksloka. Þeir sem er hafnað í því seinna fara undir miðabunkann.
# IB-6
rules-draft-tickets = Ekki er hægt að draga miða fyrr en seinna miðavalinu er lokið.
rules-draft-example = Veldu einn, réttu hina áfram.

rules-part-festivals = Hátíðir
# IB-1, IB-2, IB-4
rules-festival-up = { $cards } hátíðarspil eru stokkuð inn í bunkann. Þegar slíkt spil kemur upp er það lagt opið við borgina sína og annað spil dregið í staðinn.
# IB-7
rules-festival-once = Þegar nýr bunki er gerður eru engin hátíðarspil í honum.
# IB-8
rules-festival-take = Ef þú eignar þér leið sem endar þar tekur þú öll hátíðarspil þeirrar borgar. Ef spil liggja við báða enda velur þú annan endann.
# IB-8
rules-festival-hidden = Þú mátt skoða hátíðarspilin þín, hinir ekki.
# IB-9
rules-festival-shared = { $cities } eiga hátíðarspil sín saman: leið til hvorrar þeirra sem er nægir.
# IB-10
rules-festival-table = Stig fyrir hátíðarspil sömu borgar
rules-festival-city = Hátíð
# IB-10
rules-score-festivals = Hátíðarspil, hver borg fyrir sig. Því fleiri frá sömu borg, þeim mun meira virði eru þau.
