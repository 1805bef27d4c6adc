# Europe, and what stations and the longest path are on any board.

rules-about-europe = Frá Edinborg til Konstantínópel: göng sem geta kostað meira en þú hélst, ferjur sem heimta jókera og lestarstöðvar sem veita þér aðgang að leiðum annarra.
# EU-2
rules-europe-long = Miðarnir koma úr tveimur bunkum: { $long ->
    [one] { $long } langur miði
   *[other] { $long } langir miðar
} og { $regular } venjulegir. Þú mátt halda hverjum þeirra sem er. Langir miðar sem ekki er úthlutað fara úr leiknum.

rules-part-stations = Lestarstöðvar
rules-action-station = Byggja lestarstöð
# EU-10
rules-station-where = Byggðu í hvaða borg sem er þar sem engin lestarstöð er fyrir, jafnvel þótt enginn eigi leið þangað. Þú byggir aðeins eina í hverri umferð, og { $count } í leik.
# EU-10
rules-station-cost = Hver þeirra kostar spil í einum lit. Jókerar mega koma í stað þeirra.
rules-station-table = Verð lestarstöðvar
rules-station = Lestarstöð
rules-price = Spil
# EU-11
rules-station-use = Í lokin leyfir hver lestarstöð þér að nota eina leið annars spilara sem endar í borg hennar. Hún gildir aðeins fyrir miðana þína.
# EU-11
rules-station-best = Það er sama leiðin fyrir alla miðana þína. Tölvan velur þá sem er best fyrir þig.
rules-station-example = Lestarstöðin í miðjunni lánar eiganda sínum eina af leiðum nágrannans.
# EU-12
rules-score-stations = { $points } fyrir hverja lestarstöð sem þú byggðir ekki.

# EU-13, C16
rules-score-longest-path = { $points } fyrir lengstu óslitnu leiðina, talda í kubbum. Hún má skera sjálfa sig og koma aftur í sömu borg, en notar hverja leið aðeins einu sinni. Lestarstöðvar teljast ekki með. Jafnir spilarar fá allir stigin.
# EU-14
rules-tie-fewest-stations = fæstar byggðar lestarstöðvar
# EU-14
rules-tie-longest-path-bonus = stigin fyrir lengstu óslitnu leiðina
