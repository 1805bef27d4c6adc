# What the coach advises, and why.

coach-do = { $move }.
coach-pay-with = Betala { $cards }: de korten behöver du minst.
coach-grey = { $route } är grå: den betalas med kort i en enda valfri färg. Bäst för dig är { $card }, så samla på det.

reason-completes = Då klarar du { $count ->
    [one] din biljett
   *[other] dina biljetter
} { $tickets }: { $points } poäng sammanlagt.
reason-ticket = Den ingår i vägen för din biljett { $ticket }.
reason-points = Den ger { $points } poäng, och korten kan du avvara.
reason-last = Spelet är snart slut, och den här ger { $points } poäng.
reason-sights = Den når också { $count ->
    [one] en sevärdhet
   *[other] sevärdheter
}: { $cities }.
reason-card = Du saknar fortfarande { $cards } för { $route }.
reason-deck = Du saknar fortfarande { $cards } för { $route }, men inget sådant ligger öppet.
reason-surprise = För { $route } har högen mer att bjuda på än de öppna korten.
reason-wild = Den gäller för vilken färg som helst, så den hjälper dig också med { $route }.
reason-collect = Du har korten till din plan. Samla nu kort till en lång sträcka.
reason-tickets = Du hinner klara en till.
reason-keep = Då kräver din plan { $pieces } av dina { $of } pjäser.
reason-station = Den låter dig använda någon annans sträcka för en biljett.
reason-harbour = Klarade biljetter till staden gör den värdefull.
reason-exchange = Din plan behöver fler pjäser av det andra slaget.
