# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Tog på land og skip på vannet. Bygg havner der billettene dine møtes.

# GL-3, GL-4
rules-start-choose = Du velger i hemmelighet { $pieces } brikker blant { $trains } vogner og { $ships } skip. Alle viser valget sitt samtidig. Ta { $suggested ->
    [one] { $suggested } vogn
   *[other] { $suggested } vogner
} i ditt første spill.
# GL-2
rules-start-two-decks = Du begynner med { $trains } togkort og { $ships } skipskort.
# GL-6
rules-start-two-rows = { $trains } togkort og { $ships } skipskort ligger åpent.
# GL-1, GL-7
rules-cards-decks = Det er to bunker, hver med sine egne kastede kort. Jokerne er i bunken med togkort og kan erstatte et togkort eller et skipskort.
# GL-6, GL-7
rules-cards-choose-deck = Du kan trekke fra begge bunkene. Når du tar et åpent kort, velger du hvilken bunke det nye skal komme fra. Er en bunke tom, trer den andre inn i stedet.

rules-part-sea = Sjøveier
# GL-8
rules-sea = På en jernbane trengs det vogner og togkort. På en sjøvei trengs det skip og skipskort.
# GL-9
rules-sea-double = Et dobbeltskip betaler for ett eller to felt. Du får ikke legge et kort som ikke trengs.
rules-sea-example = Fem felt: to dobbeltskip og et enkelt.
# GL-10
rules-sea-not-double = En jernbane og en sjøvei mellom de samme byene er ikke en dobbel strekning.
# GL-19
rules-junction = Stjerner på vannet er knutepunkter. Her møtes strekninger, og ruter kan gå gjennom, men de er ikke byer.

rules-part-harbours = Havner
rules-action-harbour = Bygg en havn
# GL-4, GL-11
rules-harbour-where = Bygg i en havneby som ikke har en havn ennå, og der du eier en strekning. Du bygger bare én per tur og { $count } i et spill.
# GL-11
rules-harbour-cost = Den koster { $trains } togkort og { $ships } skipskort, alle i samme farge og alle med havnetegn. Jokere kan erstatte hvilket som helst av dem.
rules-harbour-example = Eieren av strekningen bygger en havn i enden av den.
# GL-15
rules-harbour-points = Når spillet er slutt, teller en havn billettene du har fullført som nevner byen. En billett mellom to av havnene dine teller for begge.
rules-harbour-table = Poeng for en havn
rules-tickets-done = Fullførte billetter
rules-or-more = { $count } eller flere
# GL-18
rules-great-lakes-example = Havner i { $first } og { $second } og de fullførte billettene { $tickets }: To av dem nevner hver havn, så hver gir { $points }.

rules-part-exchange = Å bytte brikker
rules-action-exchange = Bytt brikker
# GL-12, GL-20
rules-exchange = Bytt så mange vogner du vil, mot like mange skip, eller skip mot vogner, så lenge det er flere igjen i esken. Hver brikke koster deg { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}. Du har like mange brikker før og etter.
# GL-14, GL-20
rules-end-both = Vogner og skip telles sammen. De siste turene begynner etter turen som utløste dem, så den spilleren får også den siste turen.
# GL-15, GL-16, GL-17
rules-score-harbours = Poengene for havnene dine. Hver havn du ikke har bygd, teller { $points }.
# GL-12
rules-score-exchange = Det byttene dine har kostet.
