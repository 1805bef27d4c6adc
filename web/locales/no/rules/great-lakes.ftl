# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Tog på land og skip på vannet. Bygg havner der billettene dine møtes.

# GL-3, GL-4
rules-start-choose = Du velger i hemmelighet { $pieces } brikker blant { $trains } tog og { $ships } skip. Alle valg vises samtidig. Ta { $suggested } tog i ditt første spill.
# GL-2
rules-start-two-decks = Du begynner med { $trains } togkort og { $ships } skipskort.
# GL-6
rules-start-two-rows = { $trains } togkort og { $ships } skipskort ligger åpent.
# GL-1, GL-7
rules-cards-decks = Det er to bunker, hver med sine egne kastede kort. Jokerne er i bunken med togkort og gjelder for et tog eller et skip.
# GL-6, GL-7
rules-cards-choose-deck = Du kan trekke fra begge bunkene. Når du tar et åpent kort, velger du hvilken bunke som erstatter det. Er en bunke tom, trer den andre i stedet.

rules-part-sea = Sjøveier
# GL-8
rules-sea = En jernbane krever tog og togkort. En sjøvei krever skip og skipskort.
# GL-9
rules-sea-double = Et dobbeltskip betaler for ett eller to felt. Du kan ikke legge et kort som ikke trengs.
rules-sea-example = Fem felt: to dobbeltskip og et enkelt.
# GL-10
rules-sea-not-double = En jernbane og en sjøvei mellom de samme byene er ikke en dobbel strekning.
# GL-19
rules-junction = Stjerner på vannet er knutepunkter. Her møtes strekninger, og ruter kan gå gjennom, men de er ikke byer.

rules-part-harbours = Havner
rules-action-harbour = Bygg en havn
# GL-4, GL-11
rules-harbour-where = Bygg i en havneby som ikke har en havn ennå, og der du eier en strekning. Du bygger én på en tur og { $count } i et spill.
# GL-11
rules-harbour-cost = Den koster { $trains } togkort og { $ships } skipskort, alle i samme farge og alle med havnetegn. Jokere kan erstatte hvilket som helst av dem.
rules-harbour-example = Eieren av strekningen bygger en havn i enden av den.
# GL-15
rules-harbour-points = Til slutt teller en havn billettene du har fullført som nevner byen dens. En billett mellom to av havnene dine teller for begge.
rules-harbour-table = Poeng for en havn
rules-tickets-done = Fullførte billetter
rules-or-more = { $count } eller flere
# GL-18
rules-great-lakes-example = Havner i { $first } og { $second } og de fullførte billettene { $tickets }: To av dem nevner hver havn, så hver gir { $points }.

rules-part-exchange = Bytte brikker
rules-action-exchange = Bytt brikker
# GL-12, GL-20
rules-exchange = Bytt så mange tog du vil, mot like mange skip, eller skip mot tog, så lenge esken har dem. Hver brikke koster deg { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}. Antallet brikker du har, er det samme.
# GL-14, GL-20
rules-end-both = Tog og skip telles sammen. De siste turene begynner etter turen som utløste dem, så den spilleren spiller også sist.
# GL-15, GL-16, GL-17
rules-score-harbours = Poengene for havnene dine. Hver havn du ikke har bygd, teller { $points }.
# GL-12
rules-score-exchange = Det byttene dine har kostet.
