# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Tog på land og skibe på vandet. Byg havne, hvor dine rutekort mødes.

# GL-3, GL-4
rules-start-choose = Du vælger i hemmelighed { $pieces } brikker blandt { $trains } tog og { $ships } skibe. Alles valg vises samtidig. Tag { $suggested } tog i dit første spil.
# GL-2
rules-start-two-decks = Du begynder med { $trains } togkort og { $ships } skibskort.
# GL-6
rules-start-two-rows = { $trains } togkort og { $ships } skibskort ligger åbent.
# GL-1, GL-7
rules-cards-decks = Der er to bunker, hver med sine egne brugte kort. Jokerne er i bunken med togkort og gælder for et tog eller et skib.
# GL-6, GL-7
rules-cards-choose-deck = Du kan trække fra begge bunker. Når du tager et åbent kort, vælger du den bunke, der erstatter det. Er en bunke tom, træder den anden i stedet.

rules-part-sea = Søveje
# GL-8
rules-sea = En jernbane kræver tog og togkort. En søvej kræver skibe og skibskort.
# GL-9
rules-sea-double = Et dobbeltskib betaler for ét eller to felter. Du må ikke lægge et kort, der ikke er brug for.
rules-sea-example = Fem felter: to dobbeltskibe og et enkelt.
# GL-10
rules-sea-not-double = En jernbane og en søvej mellem de samme byer er ikke en dobbelt strækning.
# GL-19
rules-junction = Stjerner på vandet er knudepunkter. Her mødes strækninger, og ruter kan gå igennem, men de er ikke byer.

rules-part-harbours = Havne
rules-action-harbour = Byg en havn
# GL-4, GL-11
rules-harbour-where = Byg i en havneby, der endnu ikke har en havn, og hvor du ejer en strækning. Du bygger én på en tur og { $count } i et spil.
# GL-11
rules-harbour-cost = Den koster { $trains } togkort og { $ships } skibskort, alle i samme farve og alle med havnetegn. Jokere kan erstatte ethvert af dem.
rules-harbour-example = Strækningens ejer bygger en havn for enden af den.
# GL-15
rules-harbour-points = Til sidst tæller en havn de rutekort, du har klaret, som nævner dens by. Et rutekort mellem to af dine havne tæller for begge.
rules-harbour-table = Point for en havn
rules-tickets-done = Klarede rutekort
rules-or-more = { $count } eller flere
# GL-18
rules-great-lakes-example = Havne i { $first } og { $second } og de klarede rutekort { $tickets }: To af dem nævner hver havn, så hver giver { $points }.

rules-part-exchange = Byt brikker
rules-action-exchange = Byt brikker
# GL-12, GL-20
rules-exchange = Byt så mange tog, du vil, til lige så mange skibe, eller skibe til tog, så længe æsken har dem. Hver brik koster dig { $points ->
    [one] ét point
   *[other] { $points } point
}. Antallet af dine brikker er det samme.
# GL-14, GL-20
rules-end-both = Tog og skibe tælles sammen. De sidste ture begynder efter den tur, der udløste dem, så den spiller spiller også sidst.
# GL-15, GL-16, GL-17
rules-score-harbours = Pointene for dine havne. Hver havn, du ikke har bygget, tæller { $points }.
# GL-12
rules-score-exchange = Det, dine bytter har kostet.
