# Why a move is good: for the coach, hints and lessons.

reason-completes = Då klarar du { $count ->
    [one] din biljett
   *[other] dina biljetter
} { $tickets }: { $points } poäng sammanlagt.
reason-ticket = Den ingår i vägen för din biljett { $ticket }.
reason-points = Den ger genast { $points } poäng.
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
reason-contested = { $route } är kanske snart borta: { $count ->
    [one] { $names } verkar också behöva den
   *[other] { $names } verkar också behöva den
}.
reason-affordable = Du har korten till den: { $cards }.
reason-detour = Utan den kräver din biljett { $ticket } { $spaces ->
    [one] { $spaces } ruta till
   *[other] { $spaces } rutor till
}.
reason-no-detour = Utan den finns det ingen väg kvar för din biljett { $ticket }.
reason-longest = Då blir din längsta rutt { $path ->
    [one] { $path } ruta
   *[other] { $path } rutor
} lång, de andras är högst { $others }. Den längsta rutten ger { $bonus } poäng.
reason-blocks = Du behöver inte { $route } själv, men det verkar { $count ->
    [one] { $names } göra.
   *[other] { $names } göra.
}
reason-card-unneeded = Kortet du tog behövs inte i din plan.
reason-scarce = För { $route } behöver du { $card }: av det finns bara { $left } kort kvar, av { $other } fortfarande { $more }.
reason-two-cards = En öppen joker kostar hela turen. Din plan saknar fortfarande { $count } kort, så två kort är bättre än ett.
reason-tickets-time = Det är ungefär { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
} kvar, och din plan kräver { $needed }: du hinner med en biljett till.
reason-keep-better = De här biljetterna kräver { $pieces ->
    [one] { $pieces } pjäs
   *[other] { $pieces } pjäser
} och ger { $points } poäng; de du behöll kräver { $others } och ger { $less }.
reason-adds = Biljetten { $ticket } lägger bara till { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} i din plan och ger { $points } poäng.
reason-costly = Biljetten { $ticket } lägger till { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} i din plan och ger bara { $points } poäng.
reason-hopeless = Det finns ingen väg kvar för biljetten { $ticket }.
reason-spares = Då har du { $cards } kvar till { $route }.
reason-spends = Det du spelade gör av med kort som du behöver till { $route }: { $cards }.
reason-split = Din plan kräver { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagnar
} och { $ships } skepp.
reason-tight = Med biljetterna du behöll kräver din plan { $needed } av { $left ->
    [one] den enda tur
   *[other] de { $left } turer
} som är kvar; med de här kräver den { $less }.
reason-late = Din biljett { $ticket } kräver fortfarande ungefär { $needed ->
    [one] { $needed } tur
   *[other] { $needed } turer
}, och det är bara { $left } kvar.
reason-lost = Med det du spelade räcker pjäserna inte till { $count ->
    [one] din biljett
   *[other] dina biljetter
} { $tickets }: du behöver { $needed } men skulle bara ha { $left }.
reason-busy = Din plan kräver fortfarande ungefär { $needed ->
    [one] { $needed } tur
   *[other] { $needed } turer
}, och det är bara { $left } kvar: för sent för fler biljetter.
reason-wait = Ingen annan verkar behöva { $route }, så den kan vänta. Din plan saknar fortfarande { $count } kort.
reason-won = Datorn spelade vidare efter båda dragen { $games ->
    [one] { $games } gång
   *[other] { $games } gånger
}. Vinstchans: { $chance } med det här draget, { $instead } med ditt.
