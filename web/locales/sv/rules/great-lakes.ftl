# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Tåg på land och skepp på vattnet. Bygg hamnar där dina biljetter möts.

# GL-3, GL-4
rules-start-choose = Du väljer { $pieces } pjäser bland { $trains } tåg och { $ships } skepp, i hemlighet. Alla visas samtidigt. Ta { $suggested } tåg i ett första spel.
# GL-2
rules-start-two-decks = Du börjar med { $trains } tågkort och { $ships } skeppskort.
# GL-6
rules-start-two-rows = { $trains } tågkort och { $ships } skeppskort ligger öppna.
# GL-1, GL-7
rules-cards-decks = Det finns två högar, var och en med sin egen kasthög. Jokrarna finns bland tågkorten, och gäller som ett tåg eller ett skepp.
# GL-6, GL-7
rules-cards-choose-deck = Du får dra från vilken hög du vill. När du tar ett öppet kort väljer du vilken hög som ersätter det. En tom hög ersätts av den andra.

rules-part-sea = Sjövägar
# GL-8
rules-sea = En järnväg tar tåg och tågkort. En sjöväg tar skepp och skeppskort.
# GL-9
rules-sea-double = Ett dubbelskepp betalar för en eller två rutor. Du får inte lägga ett kort som inte behövs.
rules-sea-example = Fem rutor: två dubbelskepp och ett enkelt.
# GL-10
rules-sea-not-double = En järnväg och en sjöväg mellan samma städer är ingen dubbel sträcka.
# GL-19
rules-junction = Stjärnorna på vattnet är knutpunkter. Sträckor möts där och rutter går igenom, men de är inga städer.

rules-part-harbours = Hamnar
rules-action-harbour = Bygg en hamn
# GL-4, GL-11
rules-harbour-where = Bygg i en hamnstad som ännu inte har en hamn, och där du äger en sträcka. Du bygger en per tur, och { $count } under ett spel.
# GL-11
rules-harbour-cost = Den kostar { $trains } tågkort och { $ships } skeppskort, alla i en färg och alla med hamntecknet. Jokrar får ersätta vilka som helst av dem.
rules-harbour-example = Den som äger en sträcka bygger en hamn vid dess ände.
# GL-15
rules-harbour-points = Vid slutet räknar en hamn de biljetter du har klarat som nämner dess stad. En biljett mellan två av dina hamnar räknas för båda.
rules-harbour-table = Poäng för en hamn
rules-tickets-done = Klarade biljetter
rules-or-more = { $count } eller fler
# GL-18
rules-great-lakes-example = Hamnar i { $first } och { $second }, och klarade biljetter: { $tickets }. Varje hamn nämns på två av dem och ger därför { $points }.

rules-part-exchange = Byta pjäser
rules-action-exchange = Byt pjäser
# GL-12, GL-20
rules-exchange = Byt hur många tåg som helst mot lika många skepp, eller skepp mot tåg, så länge lådan räcker. Varje pjäs kostar dig { $points ->
    [one] en poäng
   *[other] { $points } poäng
}. Antalet pjäser du har förblir detsamma.
# GL-14, GL-20
rules-end-both = Tåg och skepp räknas ihop. De sista turerna börjar efter den tur som utlöste dem, så den spelaren spelar också sist.
# GL-15, GL-16, GL-17
rules-score-harbours = Poängen för dina hamnar. Varje hamn som du inte byggde räknas som { $points }.
# GL-12
rules-score-exchange = Vad dina byten kostade.
