# Why a move is good: for the coach, hints and lessons.

reason-completes = Da fullfører du { $count ->
    [one] billetten din
   *[other] billettene dine
} { $tickets }: { $points } poeng til sammen.
reason-ticket = Den er en del av veien for billetten din { $ticket }.
reason-points = Den gir { $points } poeng med en gang.
reason-last = Spillet er snart slutt, og denne gir { $points } poeng.
reason-sights = Den når også { $count ->
    [one] en severdighet
   *[other] severdigheter
}: { $cities }.
reason-card = Du mangler fortsatt { $cards } til { $route }.
reason-deck = Du mangler fortsatt { $cards } til { $route }, men det er ingen blant de åpne kortene.
reason-surprise = Til { $route } har bunken mer å by på enn de åpne kortene.
reason-wild = Den gjelder for alle farger, så den hjelper deg også med { $route }.
reason-collect = Du har kortene til planen din. Saml nå kort til en lang strekning.
reason-tickets = Du rekker å fullføre en til.
reason-keep = Da krever planen din { $pieces } av de { $of } brikkene dine.
reason-station = Den lar deg bruke en annen spillers strekning for en billett.
reason-harbour = Fullførte billetter til byen gjør den verdifull.
reason-exchange = Planen din krever flere brikker av det andre slaget.
reason-contested = { $route } er kanskje snart borte: { $count ->
    [one] { $names } trenger den visst også
   *[other] { $names } trenger den visst også
}.
reason-affordable = Du har kortene til den: { $cards }.
reason-detour = Uten den krever billetten din { $ticket } { $spaces } felt til.
reason-no-detour = Uten den er det ingen vei igjen for billetten din { $ticket }.
reason-longest = Da blir den lengste ruten din på { $path } felt, de andres er på høyst { $others }. Den lengste ruten gir { $bonus } poeng.
reason-blocks = Du trenger ikke { $route } selv, men det gjør visst { $count ->
    [one] { $names }.
   *[other] { $names }.
}
reason-card-unneeded = Planen din trenger ikke kortet du tok.
reason-scarce = Til { $route } trenger du { $card }: Av det er det bare { $left } kort igjen, av { $other } fortsatt { $more }.
reason-two-cards = En åpen joker koster hele turen. Planen din mangler fortsatt { $count } kort, så to kort er bedre enn ett.
reason-tickets-time = Det er omtrent { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
} igjen, og planen din krever { $needed }: Du rekker en billett til.
reason-keep-better = Disse billettene krever { $pieces ->
    [one] { $pieces } brikke
   *[other] { $pieces } brikker
} og gir { $points } poeng; de du beholdt, krever { $others } og gir { $less }.
reason-adds = Billetten { $ticket } føyer bare { $spaces } felt til planen din og gir { $points } poeng.
reason-costly = Billetten { $ticket } føyer { $spaces } felt til planen din og gir bare { $points } poeng.
reason-hopeless = Det er ingen vei igjen for billetten { $ticket }.
reason-spares = Da har du fortsatt { $cards } til { $route }.
reason-spends = Det du spilte, bruker kort som du trenger til { $route }: { $cards }.
reason-split = Planen din krever { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogner
} og { $ships } skip.
reason-tight = Med billettene du beholdt, krever planen din { $needed } av { $left ->
    [one] den ene turen
   *[other] de { $left } turene
} som er igjen; med disse krever den { $less }.
reason-late = Billetten din { $ticket } krever fortsatt omtrent { $needed ->
    [one] { $needed } tur
   *[other] { $needed } turer
}, og det er bare { $left } igjen.
reason-lost = Med det du spilte, rekker ikke brikkene til { $count ->
    [one] billetten din
   *[other] billettene dine
} { $tickets }: Du trenger { $needed }, men ville bare hatt { $left }.
reason-busy = Planen din krever fortsatt omtrent { $needed ->
    [one] { $needed } tur
   *[other] { $needed } turer
}, og det er bare { $left } igjen: for sent til flere billetter.
reason-wait = Ingen andre trenger visst { $route }, så den kan vente. Planen din mangler fortsatt { $count } kort.
reason-won = Datamaskinen spilte videre etter begge trekkene { $games ->
    [one] { $games } gang
   *[other] { $games } ganger
}. Sjanse til å vinne: { $chance } med dette trekket, { $instead } med ditt.
