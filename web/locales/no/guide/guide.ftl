# The guided first game, and its coach.

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
coach-plan = Se på billetten { $ticket }. En god vei er { $count ->
    [one] én strekning
   *[other] { $count } strekninger
}: { $routes }. Trykk på billetten for å se byene.
coach-deck = Åpne kort er sikre, bunken er en overraskelse. Et kort fra bunken kan være en joker, og da får du likevel ett kort til.
coach-wild = Det ligger en åpen joker. Den gjelder for alle farger, men tar du den derfra, er den det eneste kortet du får i den turen.
coach-pay = Velg hva du betaler med. Spar helst jokerne til senere: De passer overalt.
coach-claimed = Din første strekning! Den ga { $points } poeng. Lange strekninger er verdt mye mer enn korte.
coach-pieces = Hvert felt kostet deg en brikke. Du har { $pieces } igjen. Spillet slutter kort tid etter at noen har { $end } eller færre.
coach-sights = Noen byer har en severdighet; de er merket på brettet. Hver av dem gir deg et poeng hvis en av strekningene dine ender der.
coach-blocked = Noen har sperret veien for billetten din { $ticket }, og det finnes ingen annen. Ikke tenk på det: Bygg strekninger for poengenes skyld.
coach-done = Du har fullført { $ticket }: Det gir deg { $points } poeng.
coach-near = Slutten nærmer seg: Noen har bare { $pieces ->
    [one] én brikke
   *[other] { $pieces } brikker
} igjen. Fullfør billettene dine nå.
coach-last = Dette er de siste turene. Bygg det som gir flest poeng nå.
coach-over = Det var hele spillet! Tabellen viser hvor poengene kom fra: strekninger, billetter, severdigheter. Nå kan du spille.
