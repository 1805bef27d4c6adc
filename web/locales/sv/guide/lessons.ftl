# The lessons: what is special about each board.

lesson-title = Lektion: { $board }
lesson-line = Ett spel som redan är i gång, så att du genast kan prova det som är speciellt. Det tar mindre än fem minuter.
lesson-go = Starta lektionen
lesson-list = Lektioner för de andra spelplanerna

lesson-europe = { $board } har tunnlar, färjor och stationer. Spelet är redan i gång, och du har bra kort på handen: prova alla tre.
lesson-tunnel = { $route } är en tunnel. Tryck på den och betala. Sedan vänds tre kort upp, och varje kort i din färg och varje joker kostar dig ett kort till.
lesson-surcharge = Nu vet du vad tunneln kostar. Betala resten, eller ge upp tunneln och ta tillbaka dina kort.
lesson-ferry = { $route } är en färja. Varje jokertecken kräver en joker, och resten betalas med kort i en enda färg. Muta in den.
lesson-station = Bygg en station i valfri stad. Med den får du använda en annan spelares sträcka dit för dina biljetter. Varje station som du inte bygger ger 4 poäng.

lesson-nordic = { $board } har egna regler för jokrar, och en jättelång sträcka. Du har bra kort på handen: prova.
lesson-wilds = Här gäller jokrar bara i tunnlar och på färjor. I gengäld får du ta två öppna jokrar i samma tur. Ta den här.
lesson-substitutes = { $route } är en färja. Har du ingen joker till tecknet betalar du tre valfria kort i stället. Muta in den.
lesson-any-cards = { $route } har nio rutor och ger { $points } poäng. Betala med en enda färg; fyra valfria kort får ersätta ett som saknas. Muta in den.

lesson-great-lakes = På { $board } har du vagnar och skepp, med var sin hög. Du har bra kort på handen: ge dig ut till sjöss.
lesson-sea = { $route } är en sjöväg: den betalas med skeppskort, och du sätter ut skepp på den. Ett dubbelskepp räcker till två rutor. Muta in den.
lesson-harbour = Bygg en hamn i en stad som dina sträckor når. Den kostar två tågkort och två skeppskort i samma färg, alla med hamntecknet. Den ger upp till 30 poäng för klarade biljetter till staden.
lesson-exchange = Slut på skepp eller vagnar? Här kan du byta pjäser, för en poäng styck. Ta en titt, men byt bara om du behöver.

lesson-draft = Först ett biljettval. Välj en biljett; resten går till din motståndare, och du får nya att välja bland. Välj sådana som passar ihop: du behåller fyra av sex.
lesson-draft-keep = Behåll de fyra biljetter som har flest sträckor gemensamt. Senare i spelet blir det ett biljettval till.
lesson-festivals = Det ligger festivalkort vid { $cities }. Muta in { $route } och ta alla kort från en stad: ju fler du har från samma stad, desto fler poäng ger de.

lesson-end = Det var det speciella med { $board }. Spela vidare med mina råd, eller börja ett eget spel.
