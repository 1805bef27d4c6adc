# Europe, and what stations and the longest path are on any board.

rules-about-europe = Fra Edinburgh til Konstantinopel: tunneler, der kan koste mere, end du troede, færger, der kræver jokere, og stationer, der lader dig bruge de andres skinner.
# EU-2
rules-europe-long = Rutekortene kommer fra to bunker: { $long ->
    [one] ét langt rutekort
   *[other] { $long } lange rutekort
} og { $regular } almindelige. Du må beholde dem, du vil, af begge slags. Lange rutekort, der ikke deles ud, går ud af spillet.

rules-part-stations = Stationer
rules-action-station = Byg en station
# EU-10
rules-station-where = Byg i en hvilken som helst by, der endnu ikke har en station, også selv om ingen har en strækning dertil. Du bygger kun én pr. tur og { $count } i et spil.
# EU-10
rules-station-cost = Hver station koster kort i én farve. Jokere kan erstatte dem.
rules-station-table = Prisen på en station
rules-station = Station nr.
rules-price = Kort
# EU-11
rules-station-use = Når spillet slutter, lader hver station dig bruge én af en anden spillers strækninger, som ender i byen. Den tæller kun for dine rutekort.
# EU-11
rules-station-best = Det er den samme strækning for alle dine rutekort. Computeren vælger den, der er bedst for dig.
rules-station-example = Stationen i midten lader sin ejer bruge en af naboens strækninger.
# EU-12
rules-score-stations = { $points } for hver station, du ikke har bygget.

# EU-13, C16
rules-score-longest-path = { $points } for den længste rute, talt i brikker. Den må krydse sig selv og vende tilbage til en by, men bruger kun hver strækning én gang. Stationer tæller ikke med. Står flere lige, får de alle pointene.
# EU-14
rules-tie-fewest-stations = færrest byggede stationer
# EU-14
rules-tie-longest-path-bonus = pointene for den længste rute
