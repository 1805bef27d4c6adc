# Europe, and what stations and the longest path are on any board.

rules-about-europe = Fra Edinburgh til Konstantinopel: tunneler som kan koste mer enn du trodde, ferger som krever jokere, og stasjoner som lar deg bruke de andres spor.
# EU-2
rules-europe-long = Billettene kommer fra to bunker: { $long ->
    [one] én lang billett
   *[other] { $long } lange billetter
} og { $regular } vanlige. Du kan beholde hvilke du vil av dem. Lange billetter som ikke deles ut, går ut av spillet.

rules-part-stations = Stasjoner
rules-action-station = Bygg en stasjon
# EU-10
rules-station-where = Bygg i hvilken som helst by som ikke har en stasjon ennå, selv om ingen har en strekning dit. Du bygger bare én per tur og { $count } i et spill.
# EU-10
rules-station-cost = Hver stasjon koster kort i én farge. Jokere kan erstatte dem.
rules-station-table = Prisen på en stasjon
rules-station = Stasjon nr.
rules-price = Kort
# EU-11
rules-station-use = Når spillet er slutt, lar hver stasjon deg bruke én strekning som tilhører en annen spiller og ender i byen. Den teller bare for billettene dine.
# EU-11
rules-station-best = Det er den samme strekningen for alle billettene dine. Datamaskinen velger den som er best for deg.
rules-station-example = Stasjonen i midten lar eieren bruke en av naboens strekninger.
# EU-12
rules-score-stations = { $points } for hver stasjon du ikke har bygd.

# EU-13, C16
rules-score-longest-path = { $points } for den lengste ruten, målt i brikker. Den kan krysse seg selv og vende tilbake til en by, men bruker hver strekning bare én gang. Stasjoner teller ikke med. Spillere som står likt, får alle poengene.
# EU-14
rules-tie-fewest-stations = færrest bygde stasjoner
# EU-14
rules-tie-longest-path-bonus = poengene for den lengste ruten
