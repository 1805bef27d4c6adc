# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Tog på land og skibe på vandet. Byg havne, hvor dine rutekort mødes.

# GL-3, GL-4
rules-start-choose = Du vælger i hemmelighed { $pieces } brikker blandt { $trains } vogne og { $ships } skibe. Alles valg vises samtidig. Tag { $suggested ->
    [one] { $suggested } vogn
   *[other] { $suggested } vogne
} i dit første spil.
# GL-2
rules-start-two-decks = Du begynder med { $trains } togkort og { $ships } skibskort.
# GL-6
rules-start-two-rows = { $trains } togkort og { $ships } skibskort ligger synligt.
# GL-1, GL-7
rules-cards-decks = Der er to bunker, hver med sine egne brugte kort. Jokerne er i bunken med togkort og kan erstatte et togkort eller et skibskort.
# GL-6, GL-7
rules-cards-choose-deck = Du kan trække fra begge bunker. Når du tager et synligt kort, vælger du, hvilken bunke det nye kommer fra. Er en bunke tom, træder den anden i stedet.

rules-part-sea = Søveje
# GL-8
rules-sea = På en jernbane skal der bruges vogne og togkort. På en søvej skal der bruges skibe og skibskort.
# GL-9
rules-sea-double = Et dobbeltskib betaler for ét eller to felter. Du må ikke lægge et kort, der ikke er brug for.
rules-sea-example = Fem felter: to dobbeltskibe og et enkelt.
# GL-10
rules-sea-not-double = En jernbane og en søvej mellem de samme byer er ikke en dobbeltstrækning.
# GL-19
rules-junction = Stjerner på vandet er knudepunkter. Her mødes strækninger, og ruter kan gå igennem, men de er ikke byer.

rules-part-harbours = Havne
rules-action-harbour = Byg en havn
# GL-4, GL-11
rules-harbour-where = Byg i en havneby, der endnu ikke har en havn, og hvor du ejer en strækning. Du bygger kun én pr. tur og { $count } i et spil.
# GL-11
rules-harbour-cost = Den koster { $trains } togkort og { $ships } skibskort, alle i samme farve og alle med havnetegn. Jokere kan erstatte ethvert af dem.
rules-harbour-example = Strækningens ejer bygger en havn for enden af den.
# GL-15
rules-harbour-points = Når spillet slutter, tæller en havn de rutekort, du har klaret, som nævner dens by. Et rutekort mellem to af dine havne tæller for begge.
rules-harbour-table = Point for en havn
rules-tickets-done = Klarede rutekort
rules-or-more = { $count } eller flere
# GL-18
rules-great-lakes-example = Havne i { $first } og { $second } og de klarede rutekort { $tickets }: To af dem nævner hver havn, så hver giver { $points }.

rules-part-exchange = At bytte brikker
rules-action-exchange = Byt brikker
# GL-12, GL-20
rules-exchange = Byt så mange vogne, du vil, til lige så mange skibe, eller skibe til vogne, så længe der er flere i æsken. Hver brik koster dig { $points ->
    [one] ét point
   *[other] { $points } point
}. Du har lige mange brikker før og efter.
# GL-14, GL-20
rules-end-both = Vogne og skibe tælles sammen. De sidste ture begynder efter den tur, der udløste dem, så den, der udløste dem, også har den sidste tur.
# GL-15, GL-16, GL-17
rules-score-harbours = Pointene for dine havne. Hver havn, du ikke har bygget, tæller { $points }.
# GL-12
rules-score-exchange = Det, dine bytninger har kostet.
