# The rule of the thing pointed at, the guided first game, and its coach.

explain = Forklar
explain-how = Pek på noe for å se regelen om det. Piltastene fører deg fra det ene til det neste. Avslutt med Escape.
explain-touch = Trykk på noe for å lese regelen om det.
explain-more = Mer i reglene
explain-end = Lukk

help-title-route = { $route }
help-title-deck = Bunken
help-title-row = De åpne kortene
help-title-wild = En joker
help-title-tickets = Billettbunken
help-title-ticket = Billettene dine
help-title-hand = Kortene dine
help-title-players = Spillerne
help-title-score = Poengene
help-title-city = { $city }
help-title-junction = Et knutepunkt

# C9
help-route = { $length ->
    [one] Ett felt
   *[other] { $length } felt
}, { $points } poeng. Betal et { $colour } kort for hvert felt.
# C9
help-grey = { $length ->
    [one] Ett felt
   *[other] { $length } felt
}, { $points } poeng. Betal med én farge som du velger selv.
# EU-6, NO-6
help-tunnel = En tunnel på { $length ->
    [one] ett felt
   *[other] { $length } felt
}, { $points } poeng. Når du har lagt kortene dine, snus { $count } til: Hvert kort i din farge og hver joker koster deg ett kort mer.
# EU-5, NO-5, IB-11
help-ferry = En ferge på { $length ->
    [one] ett felt
   *[other] { $length } felt
}, { $points } poeng. { $wilds ->
    [one] Ett av kortene må være en joker.
   *[other] { $wilds } av kortene må være jokere.
}
# GL-8, GL-9
help-sea = En sjøvei på { $length ->
    [one] ett felt
   *[other] { $length } felt
}, { $points } poeng. Betal med skipskort i én farge; et dobbeltskip teller for to.
# NO-7
help-substitute = { $length } felt, { $points } poeng. Her kan { $count } vilkårlige kort erstatte ett kort i fargen.
# C9
help-owned = Denne strekningen tilhører { $name }. Den er verdt { $points } poeng.
# C10
help-double = To strekninger forbinder disse byene. Ingen kan eie begge.
# C10
help-double-closed = To strekninger forbinder disse byene. Ved dette bordet stenges den andre når den første er bygd.
# C9, NO-4
help-wilds = { $on ->
    [yes] Jokere kan erstatte hvilket som helst av kortene.
   *[no] Jokere gjelder ikke her.
}
# C3
help-deck = Trekk fra bunken. Du får to kort per tur; her teller en joker som et hvilket som helst annet kort.
# C3
help-row = Ta et åpent kort. Du får to kort per tur, og den tomme plassen fylles med en gang.
# C5, NO-1
help-wild = En joker gjelder for alle farger. { $limit ->
    [yes] Tar du den fra de åpne kortene, er den det eneste kortet du får i den turen.
   *[no] Du kan ta to av dem i samme tur.
}
# C11
help-tickets = Trekk { $draw } billetter, og behold minst { $keep }. Poengene for dem du ikke fullfører, trekkes fra.
# C15
help-ticket = Forbind de to byene med dine egne strekninger, så får du poengene. En billett som ikke er fullført ved spillets slutt, koster like mye.
# C4, C9
help-hand = Med disse betaler du for strekninger. Du kan ha så mange på hånden du vil.
# C12, C13
help-players = Alle ser hvor mange kort, billetter og brikker hver spiller har. { $pieces ->
    [0] Når noen ikke har flere brikker igjen, begynner de siste turene.
    [one] Når noen har maks én brikke igjen, begynner de siste turene.
   *[other] Når noen har maks { $pieces } brikker igjen, begynner de siste turene.
}
# C15
help-score = Strekninger og fullførte billetter gir deg poeng, ufullførte billetter koster poeng.
# EU-10, EU-11
help-city-station = Her kan du bygge en stasjon. Når spillet er slutt, kan du bruke én av strekningene til en annen spiller hit.
# EU-10, EU-11
help-station = Her er det en stasjon. Når spillet er slutt, kan eieren bruke én strekning som tilhører en annen spiller og ender her.
# GL-11, GL-15
help-city-harbour = Her kan en spiller som har en strekning hit, bygge en havn. Jo flere fullførte billetter som nevner byen, jo mer er den verdt.
# GL-11, GL-15
help-harbour = Her er det en havn. Jo flere av eierens fullførte billetter som nevner byen, jo mer er den verdt.
# NY-6
help-sight = En severdighet: En strekning hit gir { $points } poeng, én gang for hver spiller.
# IB-4, IB-8
help-festival = En festivalby. Den som bygger en strekning hit, tar festivalkortene som ligger her.
# C15
help-city = En by. Billetter ber deg forbinde den med en annen by med dine egne strekninger.
# GL-19
help-junction = Her møtes strekninger, og ruter kan gå gjennom, men det er ingen by: Ingen billett nevner det.

guide-title = Ditt første spill
guide-line = Lær mens du spiller: ett lite spill, én lett motstander og en veileder ved din side.
guide-what-map = Du spiller på brettet { $board }. Et spill tar omtrent ti minutter.
guide-what-coach = Veilederen sier hva du kan gjøre nå, og hvorfor. Du kan alltid gjøre noe annet.
guide-what-leave = Du kan når som helst sende veilederen bort og spille videre.
guide-go = Start mitt første spill
guide-go-on = Fortsett mitt første spill
guide-rules = Eller les reglene først

coach-name = Veilederen din
coach-next = Videre
coach-leave = Jeg klarer meg selv
coach-hide = Skjul veilederen
coach-show = Vis veilederen
coach-rules = Les reglene
coach-again = Spill et spill til

coach-welcome = Velkommen til { $board }! Du får poeng for strekninger mellom byer og for billetter. Den som har flest poeng ved spillets slutt, vinner.
coach-tickets = Dette er billetter. Hver av dem ber deg forbinde to byer. Kryss av for en for å se byene på brettet, og behold så én eller flere. Fullfører du billetten, gir den poengene sine; ellers trekkes de fra.
coach-tickets-wait = Bra. De andre velger fortsatt billetter.
coach-plan = Se på billetten { $ticket }. Den korteste veien er { $count ->
    [one] én strekning
   *[other] { $count } strekninger
}: { $routes }. Trykk på billetten for å se byene.
coach-take = Nå skal du samle kort. Til { $route } trenger du { $card }: Ta det fra de åpne kortene.
coach-draw = Nå skal du samle kort. Det du trenger til { $route }, ligger ikke åpent, så trekk fra bunken.
coach-second = Ta ett kort til. Så er turen din over.
coach-wait = Nå er det den andre spillerens tur. Følg med på brettet og på listen over det som har skjedd.
coach-deck = Åpne kort er sikre, bunken er en overraskelse. Et kort fra bunken kan være en joker, og da får du likevel ett kort til.
coach-wild = Det ligger en åpen joker. Den gjelder for alle farger, men tar du den derfra, er den det eneste kortet du får i den turen.
coach-claim = Du har kortene til { $route }! Trykk på den på brettet.
coach-pay = Velg hva du betaler med. Spar helst jokerne til senere: De passer overalt.
coach-claimed = Din første strekning! Den ga { $points } poeng. Lange strekninger er verdt mye mer enn korte.
coach-pieces = Hvert felt kostet deg en brikke. Du har { $pieces } igjen. Spillet slutter kort tid etter at noen har { $end } eller færre.
coach-sights = Noen byer har en severdighet; de er merket på brettet. Hver av dem gir deg et poeng hvis en av strekningene dine ender der.
coach-blocked = Noen har sperret veien for billetten din { $ticket }, og det finnes ingen annen. Ikke tenk på det: Bygg strekninger for poengenes skyld.
coach-done = Du har fullført { $ticket }: Det gir deg { $points } poeng.
coach-more = Du har fullført alle billettene dine. Du kan trekke nye, eller bygge lange strekninger for poengenes skyld.
coach-keep = Behold billettene som strekningene dine nesten fullfører allerede. Du må beholde minst { $keep }.
coach-any = Nå teller hver strekning. Du kan bygge { $route } og få { $points } poeng.
coach-near = Slutten nærmer seg: Noen har bare { $pieces ->
    [one] én brikke
   *[other] { $pieces } brikker
} igjen. Fullfør billettene dine, og ikke trekk flere.
coach-last = Dette er de siste turene. Bygg det som gir flest poeng nå.
coach-other = Velg det du liker best.
coach-over = Det var hele spillet! Tabellen viser hvor poengene kom fra: strekninger, billetter, severdigheter. Nå kan du spille.
