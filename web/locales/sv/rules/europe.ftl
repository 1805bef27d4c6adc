# Europe, and what stations and the longest path are on any board.

rules-about-europe = Från Edinburgh till Konstantinopel: tunnlar som kan kosta mer än du trodde, färjor som kräver jokrar, och stationer som låter dig låna de andras spår.
# EU-2
rules-europe-long = Biljetterna kommer från två högar: { $long ->
    [one] en lång biljett
   *[other] { $long } långa biljetter
} och { $regular } vanliga. Du får behålla vilka du vill av dem. Långa biljetter som inte delas ut lämnar spelet.

rules-part-stations = Stationer
rules-action-station = Bygg en station
# EU-10
rules-station-where = Bygg i vilken stad som helst som ännu inte har en station, även om ingen har en sträcka dit. Du bygger högst en per tur, och { $count } under ett spel.
# EU-10
rules-station-cost = Var och en kostar kort i en enda färg. Jokrar får ersätta dem.
rules-station-table = Priset för en station
rules-station = Station nr
rules-price = Kort
# EU-11
rules-station-use = Vid spelets slut låter varje station dig använda en annan spelares sträcka som slutar i dess stad. Den räknas bara för dina biljetter.
# EU-11
rules-station-best = Det är samma sträcka för alla dina biljetter. Datorn väljer den som är bäst för dig.
rules-station-example = Stationen i mitten låter sin ägare låna en av grannens sträckor.
# EU-12
rules-score-stations = { $points } för varje station som du inte byggde.

# EU-13, C16
rules-score-longest-path = { $points } för den längsta rutten, räknad i pjäser. Den får korsa sig själv och komma tillbaka till en stad, men använder varje sträcka bara en gång. Stationer räknas inte med. Ligger flera lika får alla poängen.
# EU-14
rules-tie-fewest-stations = minst antal byggda stationer
# EU-14
rules-tie-longest-path-bonus = poängen för längsta rutten
