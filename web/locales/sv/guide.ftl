# The rule of the thing pointed at, the guided first game, and its coach.

explain = Förklara
explain-how = Peka på något för att se regeln om det. Med piltangenterna går du från sak till sak. Avsluta med Escape.
explain-touch = Tryck på något för att läsa regeln om det.
explain-more = Mer i reglerna
explain-end = Stäng

help-title-route = { $route }
help-title-deck = Korthögen
help-title-row = De öppna korten
help-title-wild = En joker
help-title-tickets = Biljetthögen
help-title-ticket = Dina biljetter
help-title-hand = Dina kort
help-title-players = Spelarna
help-title-score = Poängen
help-title-city = { $city }
help-title-junction = En knutpunkt

# C9
help-route = { $length ->
    [one] En ruta
   *[other] { $length } rutor
}, { $points } poäng. Betala ett { $colour } kort för varje ruta.
# C9
help-grey = { $length ->
    [one] En ruta
   *[other] { $length } rutor
}, { $points } poäng. Betala med en färg som du väljer själv.
# EU-6, NO-6
help-tunnel = En tunnel på { $length ->
    [one] en ruta
   *[other] { $length } rutor
}, värd { $points } poäng. När du har lagt dina kort vänds { $count } till upp: varje kort i din färg, och varje joker, kostar dig ett kort till.
# EU-5, NO-5, IB-11
help-ferry = En färja på { $length ->
    [one] en ruta
   *[other] { $length } rutor
}, värd { $points } poäng. { $wilds ->
    [one] Ett av korten måste vara en joker.
   *[other] { $wilds } av korten måste vara jokrar.
}
# GL-8, GL-9
help-sea = En sjöväg på { $length ->
    [one] en ruta
   *[other] { $length } rutor
}, värd { $points } poäng. Betala med skeppskort i en färg; ett dubbelskepp räknas som två.
# NO-7
help-substitute = { $length } rutor, värda { $points } poäng. Här får { $count } valfria kort ersätta ett kort i färgen.
# C9
help-owned = Den här sträckan tillhör { $name }. Den är värd { $points } poäng.
# C10
help-double = Mellan de här städerna går två spår. Ingen får äga båda.
# C10
help-double-closed = Mellan de här städerna går två spår. Vid det här bordet stängs det andra när det första mutas in.
# C9, NO-4
help-wilds = { $on ->
    [yes] Jokrar får ersätta vilka som helst av korten.
   *[no] Jokrar gäller inte här.
}
# C3
help-deck = Dra från högen. En tur ger två kort; här räknas en joker som vilket kort som helst.
# C3
help-row = Ta ett öppet kort. En tur ger två kort, och luckan fylls genast.
# C5, NO-1
help-wild = En joker gäller för vilken färg som helst. { $limit ->
    [yes] Tar du den bland de öppna korten är den turens enda kort.
   *[no] Du får ta två av dem i samma tur.
}
# C11
help-tickets = Dra { $draw } biljetter och behåll minst { $keep }. Poängen för dem du inte klarar dras av.
# C15
help-ticket = Förbind de två städerna med dina egna sträckor så får du poängen. En biljett som du inte har klarat vid spelets slut kostar lika mycket.
# C4, C9
help-hand = Med de här betalar du för sträckor. Du får ha hur många som helst på handen.
# C12, C13
help-players = Alla ser hur många kort, biljetter och pjäser varje spelare har. { $pieces ->
    [0] När någon inte har några pjäser kvar börjar de sista turerna.
    [one] När någon har högst en pjäs kvar börjar de sista turerna.
   *[other] När någon har högst { $pieces } pjäser kvar börjar de sista turerna.
}
# C15
help-score = Sträckor och klarade biljetter ger dig poäng, missade biljetter kostar poäng.
# EU-10, EU-11
help-city-station = Här får du bygga en station. När spelet är slut får du låna en av en annan spelares sträckor.
# EU-10, EU-11
help-station = Här står en station. När spelet är slut låter den sin ägare låna en annan spelares sträcka som slutar här.
# GL-11, GL-15
help-city-harbour = Den som har en sträcka hit kan bygga en hamn här. Ju fler klarade biljetter som nämner staden, desto mer är hamnen värd.
# GL-11, GL-15
help-harbour = Här ligger en hamn. Ju fler av ägarens klarade biljetter som nämner staden, desto mer är den värd.
# NY-6
help-sight = En sevärdhet: en sträcka hit ger { $points } poäng, en gång för varje spelare.
# IB-4, IB-8
help-festival = En festivalstad. Den som mutar in en sträcka hit tar festivalkorten som ligger här.
# C15
help-city = En stad. Biljetter ber dig förbinda den med en annan genom dina egna sträckor.
# GL-19
help-junction = Här möts sträckor, och rutter går igenom, men det är ingen stad: ingen biljett nämner den.

guide-title = Ditt första spel
guide-line = Lär dig medan du spelar: ett litet spel, en lätt motståndare och en coach vid din sida.
guide-what-map = Du spelar på spelplanen { $board }. Ett spel tar ungefär tio minuter.
guide-what-coach = Coachen säger vad du kan göra härnäst, och varför. Du får alltid göra något annat.
guide-what-leave = Du kan skicka iväg coachen när du vill och spela vidare.
guide-go = Börja mitt första spel
guide-go-on = Fortsätt mitt första spel
guide-rules = Eller läs reglerna först

coach-name = Din coach
coach-next = Vidare
coach-leave = Jag klarar mig själv
coach-hide = Dölj coachen
coach-show = Visa coachen
coach-rules = Läs reglerna
coach-again = Spela ett spel till

coach-welcome = Välkommen till { $board }! Du får poäng för sträckor mellan städer, och för biljetter. Den som har flest poäng vid spelets slut vinner.
coach-tickets = Det här är biljetter. Var och en ber dig förbinda två städer. Kryssa för en för att se dess städer på spelplanen, och behåll sedan en eller flera. En klarad biljett ger sina poäng; annars dras de av.
coach-tickets-wait = Bra. De andra väljer fortfarande sina biljetter.
coach-plan = Titta på din biljett { $ticket }. Den kortaste vägen är { $count ->
    [one] en sträcka
   *[other] { $count } sträckor
}: { $routes }. Tryck på biljetten för att se dess städer.
coach-take = Samla kort nu. Du behöver { $card } för { $route }: ta det bland de öppna korten.
coach-draw = Samla kort nu. Det du behöver för { $route } ligger inte öppet, så dra från högen.
coach-second = Ta ett kort till. Sedan är din tur slut.
coach-wait = Nu är det den andra spelarens tur. Följ med på spelplanen och i listan över vad som har hänt.
coach-deck = Öppna kort är säkra, högen är en överraskning. Ett kort från högen kan vara en joker, och du får ändå ett andra kort.
coach-wild = En joker ligger öppen. Den gäller för vilken färg som helst, men tar du den därifrån är den turens enda kort.
coach-claim = Du har korten för { $route }! Tryck på sträckan på spelplanen.
coach-pay = Välj vad du betalar med. Spara dina jokrar till senare om du kan: de passar överallt.
coach-claimed = Din första sträcka! Den gav { $points } poäng. Långa sträckor är värda mycket mer än korta.
coach-pieces = Varje ruta tog en av dina pjäser. Du har { $pieces } kvar. Spelet slutar strax efter att någon har { $end } eller färre.
coach-sights = En del städer har en sevärdhet; de är markerade på spelplanen. Var och en ger dig en poäng om någon av dina sträckor slutar där.
coach-blocked = Någon har spärrat vägen för din biljett { $ticket }, och det finns ingen annan. Det gör inget: muta in sträckor för poängens skull.
coach-done = Du har klarat { $ticket }: { $points } poäng är dina.
coach-more = Du har klarat alla dina biljetter. Du kan dra nya, eller muta in långa sträckor för poängens skull.
coach-keep = Behåll de biljetter som dina sträckor nästan klarar redan. Du måste behålla minst { $keep }.
coach-any = Nu räknas varje sträcka. Du kan muta in { $route } för { $points } poäng.
coach-near = Slutet är nära: någon har bara { $pieces ->
    [one] en pjäs
   *[other] { $pieces } pjäser
} kvar. Klara dina biljetter, och dra inga fler.
coach-last = Det här är de sista turerna. Muta in det som ger mest poäng nu.
coach-other = Välj det du tycker bäst om.
coach-over = Det var hela spelet! Tabellen visar varifrån poängen kom: sträckor, biljetter, sevärdheter. Nu vet du hur man spelar.
