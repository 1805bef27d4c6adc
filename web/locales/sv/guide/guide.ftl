# The guided first game, and its coach.

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
coach-plan = Titta på din biljett { $ticket }. En bra väg är { $count ->
    [one] en sträcka
   *[other] { $count } sträckor
}: { $routes }. Tryck på biljetten för att se dess städer.
coach-deck = Öppna kort är säkra, högen är en överraskning. Ett kort från högen kan vara en joker, och du får ändå ett andra kort.
coach-wild = En joker ligger öppen. Den gäller för vilken färg som helst, men tar du den därifrån är den turens enda kort.
coach-pay = Välj vad du betalar med. Spara dina jokrar till senare om du kan: de passar överallt.
coach-claimed = Din första sträcka! Den gav { $points } poäng. Långa sträckor är värda mycket mer än korta.
coach-pieces = Varje ruta tog en av dina pjäser. Du har { $pieces } kvar. Spelet slutar strax efter att någon har { $end } eller färre.
coach-sights = En del städer har en sevärdhet; de är markerade på spelplanen. Var och en ger dig en poäng om någon av dina sträckor slutar där.
coach-blocked = Någon har spärrat vägen för din biljett { $ticket }, och det finns ingen annan. Det gör inget: muta in sträckor för poängens skull.
coach-done = Du har klarat { $ticket }: { $points } poäng är dina.
coach-near = Slutet är nära: någon har bara { $pieces ->
    [one] en pjäs
   *[other] { $pieces } pjäser
} kvar. Klara dina biljetter nu.
coach-last = Det här är de sista turerna. Muta in det som ger mest poäng nu.
coach-over = Det var hela spelet! Tabellen visar varifrån poängen kom: sträckor, biljetter, sevärdheter. Nu vet du hur man spelar.
