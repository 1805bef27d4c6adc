# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Lestir á landi og skip á vatni. Byggðu hafnir þar sem miðarnir þínir mætast.

# GL-3, GL-4
rules-start-choose = Þú velur { $pieces } kubba úr { $trains } vögnum og { $ships } skipum, í leyni. Allir sýna valið samtímis. Í fyrsta leik skaltu taka { $suggested ->
    [one] { $suggested } vagn
   *[other] { $suggested } vagna
}.
# GL-2
rules-start-two-decks = Þú byrjar með { $trains } lestarspil og { $ships } skipaspil.
# GL-6
rules-start-two-rows = { $trains } lestarspil og { $ships } skipaspil liggja opin.
# GL-1, GL-7
rules-cards-decks = Bunkarnir eru tveir, hvor með sinn kastbunka. Jókerarnir eru í lestarbunkanum og koma í stað lestarspils eða skipaspils.
# GL-6, GL-7
rules-cards-choose-deck = Þú mátt draga úr hvorum bunkanum sem er. Þegar þú tekur opið spil velur þú úr hvorum bunkanum nýtt kemur í staðinn. Ef annar er tómur kemur hinn í hans stað.

rules-part-sea = Sjóleiðir
# GL-8
rules-sea = Á lestarleið þarf vagna og lestarspil. Á sjóleið þarf skip og skipaspil.
# GL-9
rules-sea-double = Tvöfalt skip borgar fyrir einn eða tvo reiti. Þú mátt ekki leggja út spil sem ekki þarf.
rules-sea-example = Fimm reitir: tvö tvöföld skip og eitt einfalt.
# GL-10
rules-sea-not-double = Lestarleið og sjóleið milli sömu borga eru ekki tvöföld leið.
# GL-19
rules-junction = Stjörnurnar á vatninu eru leiðamót. Þar mætast leiðir og hægt er að halda áfram í gegn, en þær eru ekki borgir.

rules-part-harbours = Hafnir
rules-action-harbour = Byggja höfn
# GL-4, GL-11
rules-harbour-where = Byggðu í hafnarborg þar sem engin höfn er fyrir og þú átt leið. Þú byggir aðeins eina í hverri umferð, og { $count } í leik.
# GL-11
rules-harbour-cost = Hún kostar { $trains } lestarspil og { $ships } skipaspil, öll í sama lit og öll með hafnarmerkinu. Jókerar mega koma í stað hvers þeirra sem er.
rules-harbour-example = Eigandi leiðar byggir höfn við enda hennar.
# GL-15
rules-harbour-points = Í lokin telur höfn kláraða miða þína sem nefna borg hennar. Miði milli tveggja hafna þinna telst fyrir báðar.
rules-harbour-table = Stig fyrir höfn
rules-tickets-done = Kláraðir miðar
rules-or-more = { $count } eða fleiri
# GL-18
rules-great-lakes-example = Hafnir: { $first } og { $second }. Kláraðir miðar: { $tickets }. Tveir þeirra nefna hvora höfn, svo að hvor þeirra gefur { $points }.

rules-part-exchange = Að skipta út kubbum
rules-action-exchange = Skipta út kubbum
# GL-12, GL-20
rules-exchange = Skiptu eins mörgum vögnum og þú vilt út fyrir jafnmörg skip, eða skipum út fyrir vagna, svo lengi sem til er í kassanum. Hver kubbur kostar þig { $points } stig. Fjöldi kubba þinna breytist ekki.
# GL-14, GL-20
rules-end-both = Vagnar og skip teljast saman. Síðustu umferðirnar hefjast eftir umferðina sem hratt þeim af stað, svo að sá spilari leikur líka síðastur.
# GL-15, GL-16, GL-17
rules-score-harbours = Stig hafnanna þinna. Hver höfn sem þú byggðir ekki telst { $points }.
# GL-12
rules-score-exchange = Það sem skiptin þín kostuðu.
