# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Tåg på land och skepp på vattnet. Bygg hamnar där dina biljetter möts.

# GL-3, GL-4
rules-start-choose = Du väljer i hemlighet { $pieces } pjäser bland { $trains } vagnar och { $ships } skepp. Alla visar sitt val samtidigt. Ta { $suggested ->
    [one] { $suggested } vagn
   *[other] { $suggested } vagnar
} i ditt första spel.
# GL-2
rules-start-two-decks = Du börjar med { $trains } tågkort och { $ships } skeppskort.
# GL-6
rules-start-two-rows = { $trains } tågkort och { $ships } skeppskort ligger öppna.
# GL-1, GL-7
rules-cards-decks = Det finns två högar, var och en med sin egen kasthög. Jokrarna finns i högen med tågkort och får ersätta ett tågkort eller ett skeppskort.
# GL-6, GL-7
rules-cards-choose-deck = Du får dra från vilken hög du vill. När du tar ett öppet kort väljer du vilken hög det nya ska komma från. Är en hög tom används den andra.

rules-part-sea = Sjövägar
# GL-8
rules-sea = På en järnväg behövs vagnar och tågkort. På en sjöväg behövs skepp och skeppskort.
# GL-9
rules-sea-double = Ett dubbelskepp betalar för en eller två rutor. Du får inte lägga ett kort som inte behövs.
rules-sea-example = Fem rutor: två dubbelskepp och ett enkelt.
# GL-10
rules-sea-not-double = En järnväg och en sjöväg mellan samma städer är inget dubbelspår.
# GL-19
rules-junction = Stjärnorna på vattnet är knutpunkter. Sträckor möts där och rutter går igenom, men de är inga städer.

rules-part-harbours = Hamnar
rules-action-harbour = Bygg en hamn
# GL-4, GL-11
rules-harbour-where = Bygg i en hamnstad som ännu inte har en hamn, och där du äger en sträcka. Du bygger högst en per tur, och { $count } under ett spel.
# GL-11
rules-harbour-cost = Den kostar { $trains } tågkort och { $ships } skeppskort, alla i samma färg och alla med hamntecknet. Jokrar får ersätta vilka som helst av dem.
rules-harbour-example = Den som äger en sträcka bygger en hamn vid dess ände.
# GL-15
rules-harbour-points = Vid spelets slut räknar en hamn de biljetter du har klarat som nämner dess stad. En biljett mellan två av dina hamnar räknas för båda.
rules-harbour-table = Poäng för en hamn
rules-tickets-done = Klarade biljetter
rules-or-more = { $count } eller fler
# GL-18
rules-great-lakes-example = Hamnar i { $first } och { $second }, och klarade biljetter: { $tickets }. Varje hamn nämns på två av dem och ger därför { $points }.

rules-part-exchange = Byt pjäser
rules-action-exchange = Byt pjäser
# GL-12, GL-20
rules-exchange = Byt hur många vagnar som helst mot lika många skepp, eller skepp mot vagnar, så länge det finns kvar i lådan. Varje pjäs kostar dig { $points ->
    [one] en poäng
   *[other] { $points } poäng
}. Du har lika många pjäser före och efter.
# GL-14, GL-20
rules-end-both = Vagnar och skepp räknas ihop. De sista turerna börjar efter den tur som utlöste dem, så den spelaren får också den sista turen.
# GL-15, GL-16, GL-17
rules-score-harbours = Poängen för dina hamnar. Varje hamn som du inte byggde räknas som { $points }.
# GL-12
rules-score-exchange = Vad dina byten kostade.
