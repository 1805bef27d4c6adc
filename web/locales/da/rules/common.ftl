# The rules that boards share. The comment above a message names the rules (docs/rules) that it tells.

rules-heading = Reglerne
rules-title = Regler: { $board }
rules-players = For { $least } til { $most } spillere
rules-boards = Brætter
rules-contents = Indhold
rules-print = Udskriv
rules-missing = Det bræt findes ikke her.

rules-part-aim = Målet
rules-part-start = Før første tur
rules-part-turn = Din tur
rules-part-cards = At tage kort
rules-part-claim = At gøre krav på en strækning
rules-part-doubles = Dobbeltstrækninger
rules-part-tunnels = Tunneler
rules-part-ferries = Færger
rules-part-tickets = Rutekort
rules-part-end = Slutningen
rules-part-score = Pointoptælling

# C9, C15
rules-aim = Gør krav på strækninger, forbind byerne på dine hemmelige rutekort, og få flest point.
# C12
rules-aim-secret = Kort på hånden, rutekort og bunkernes rækkefølge er hemmelige. Alt andet kan alle se: hvor mange kort og rutekort du har, dine brikker, dine strækninger, de brugte kort og pointene.

# EU-1, NY-1, NO-1, IB-1
rules-start-pieces = Du har { $pieces ->
    [one] én brik
   *[other] { $pieces } brikker
}. Der lægges én på hvert felt af de strækninger, du gør krav på.
# EU-1, NY-1, NO-1, IB-2
rules-start-cards = Du begynder med { $hand ->
    [one] ét kort
   *[other] { $hand } kort
}. { $row ->
    [one] Ét kort ligger synligt i rækken.
   *[other] { $row } kort ligger synligt i en række.
}
# EU-2, NY-2, NO-2, GL-2
rules-start-tickets = Du ser på { $dealt ->
    [one] ét rutekort
   *[other] { $dealt } rutekort
} og beholder mindst { $keep }.
# EU-2, NY-2, NO-2, GL-2
rules-start-refused = { $where ->
    [box] Rutekort, du vælger fra, går ud af spillet, og ingen får dem at se.
    [shuffle] Rutekort, du vælger fra, blandes ind i bunken med rutekort.
   *[bottom] Rutekort, du vælger fra, lægges nederst i bunken med rutekort.
}
# C17
rules-start-together = Alle vælger samtidig. Ingen ser andres valg, før alle har valgt.
# C2
rules-start-first = Computeren trækker lod om, hvem der begynder, medmindre værten har udpeget en.

# C1, EU-3, NY-3, NO-3, GL-5, IB-13
rules-turn = Spillerne skiftes til at have tur, i urets retning. I din tur gør du præcis én af disse ting:
rules-action-cards = Tag kort
rules-action-claim = Gør krav på en strækning
rules-action-tickets = Træk rutekort
# C14
rules-turn-pass = Du melder kun pas, hvis du ikke kan gøre noget af det. Når alle melder pas efter hinanden, tælles pointene op.

# C3
rules-cards-two = Du tager to kort, et ad gangen. Hvert kort kommer fra de synlige kort i rækken eller blindt fra en bunke.
# C3
rules-cards-filled = Et kort fra rækken erstattes med det samme, før du tager det andet.
# C9
rules-cards-wild = En joker gælder som et kort i en hvilken som helst farve.
# C5
rules-cards-limit = En joker fra rækken er turens eneste kort, og den kan aldrig være dit andet kort. En joker, du trækker fra bunken, tæller som ethvert andet kort.
# C6
rules-cards-flush = Så snart { $count } synlige kort er jokere, lægges hele rækken til de brugte kort, og en ny lægges ud. Det holder op, når der er for få andre kort tilbage.
# C7
rules-cards-again = Er en bunke tom, blandes dens brugte kort til en ny. Er der heller ingen brugte kort, bliver hullerne i rækken ikke fyldt.
# C8
rules-cards-none = Hvis der ikke kan tages noget kort, kan du ikke vælge dette. Hvis der ikke kan tages et andet kort, slutter din tur med ét.
# C4
rules-cards-hand = Du må have så mange kort og rutekort, du vil.
rules-cards-table = Kortene til dette bræt

# C9
rules-claim-any = Du kan gøre krav på enhver ledig strækning, også langt fra dine andre. Du tager kun én pr. tur, og altid hele strækningen.
# C9
rules-claim-colour = Betal ét kort i strækningens farve for hvert felt.
# C9, EU-4
rules-claim-grey = En grå strækning betales med én valgfri farve, aldrig med en blanding.
# C9
rules-claim-wilds = Jokere kan erstatte nogle af kortene eller dem alle.
# C9
rules-claim-pieces = Læg én brik på hvert felt. Har du for få brikker, kan du ikke gøre krav på strækningen.
# C9, NY-8
rules-claim-points = Pointene for længden tæller med det samme.
rules-claim-table = Point for en strækning
rules-spaces = Felter
rules-points = Point
rules-claim-example = Tre felter, betalt med to kort i farven og en joker.

# C10
rules-doubles = To strækninger mellem de samme to byer er en dobbeltstrækning. Ingen spiller kan eje dem begge.
# C10, EU-15, NY-5, NO-8, IB-11
rules-doubles-closed = Med { $players } spillere eller færre lukkes den anden strækning for alle, så snart nogen har gjort krav på den første.
# C10
rules-doubles-beside = Strækninger, der kun løber side om side et stykke, men forbinder andre byer, er ikke en dobbeltstrækning.

# EU-6, NO-6
rules-tunnel-lay = Læg først kortene for tunnelens længde.
# EU-6, NO-6
rules-tunnel-reveal = Så vendes { $count ->
    [one] det øverste kort i bunken
   *[other] de øverste { $count } kort i bunken
}. Hvert kort i den farve, du har lagt, og hver joker koster dig ét kort mere: i samme farve eller en joker.
# EU-7
rules-tunnel-wilds = Har du kun lagt jokere, tæller kun de vendte jokere, og dem betaler du for med jokere.
# EU-8
rules-tunnel-refuse = Du må sige nej til at betale mere, og det skal du, hvis du ikke kan. Så får du dine kort tilbage på hånden, og din tur er slut. De vendte kort lægges til de brugte.
# EU-9
rules-tunnel-example = To kort er lagt. Ét i samme farve blev vendt: Betal ét mere i den farve eller en joker.

# EU-5, NO-5, IB-11
rules-ferry = En færge viser et eller flere jokertegn. Betal en joker for hvert af dem.
# EU-5, NO-5, IB-11
rules-ferry-rest = Betal de andre felter med én farve. Flere jokere kan erstatte de kort.
# EU-5
rules-ferry-example = { $route }: { $cards } kort i samme farve og { $wilds ->
    [one] én joker
   *[other] { $wilds } jokere
}.

# C15
rules-ticket = Et rutekort nævner to byer. Du har klaret det, hvis en ubrudt rute af dine egne strækninger forbinder dem, når spillet slutter.
# C11, NY-4, NO-2, GL-13
rules-ticket-draw = Træk { $draw ->
    [one] ét rutekort
   *[other] { $draw } rutekort
}, og behold mindst { $keep }. Er der færre tilbage, trækker du dem.
# C11, NY-4, NO-2, GL-13
rules-ticket-refused = { $where ->
    [box] De andre går ud af spillet.
   *[bottom] De andre lægges nederst i bunken med rutekort.
}
# C11
rules-ticket-stays = Et rutekort, du beholder, er dit, til spillet slutter. Når bunken med rutekort er tom, kan der ikke trækkes flere.
rules-ticket-example = Rutekortet er klaret: Fire felter og to strækninger forbinder byerne.

# C13
rules-end = Når en spiller slutter en tur { $pieces ->
    [0] uden brikker tilbage
    [one] med højst én brik tilbage
   *[other] med højst { $pieces } brikker tilbage
}, har alle { $turns ->
    [one] én tur
   *[other] { $turns } ture
} mere, også den spiller. Så tælles pointene op.

rules-score-what = Hvad der tæller
# NY-6, NY-8
rules-score-routes = Pointene for dine strækninger efter deres længde.
# C15
rules-score-tickets = Pointene for hvert rutekort, du har klaret.
# C15
rules-score-missed = Pointene for hvert rutekort, du ikke har klaret, trækkes fra. Man kan ende under nul.
rules-ties = Har flere spillere lige mange point, afgøres det i denne rækkefølge:
# EU-14, NY-7, NO-10, IB-12
rules-tie-tickets-done = flest klarede rutekort
rules-tie-longest-path = den længste rute
# GL-17
rules-ties-none = Spillere med lige mange point deler pladsen.
# EU-14, NY-7, NO-10, IB-12
rules-tie-shared = ellers deler de pladsen
