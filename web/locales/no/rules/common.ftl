# The rules that boards share. The comment above a message names the rules (docs/rules) that it tells.

rules-heading = Reglene
rules-title = Regler: { $board }
rules-players = For { $least } til { $most } spillere
rules-boards = Brett
rules-contents = Innhold
rules-print = Skriv ut
rules-missing = Det brettet finnes ikke her.

rules-part-aim = Målet
rules-part-start = Før første tur
rules-part-turn = Din tur
rules-part-cards = Å ta kort
rules-part-claim = Å bygge en strekning
rules-part-doubles = Doble strekninger
rules-part-tunnels = Tunneler
rules-part-ferries = Ferger
rules-part-tickets = Billetter
rules-part-end = Slutten
rules-part-score = Poengberegning

# C9, C15
rules-aim = Bygg strekninger, forbind byene på de hemmelige billettene dine, og få flest poeng.
# C12
rules-aim-secret = Kort på hånden, billetter og rekkefølgen i bunkene er hemmelige. Alt annet ligger åpent: hvor mange kort og billetter du har, brikkene dine, strekningene dine, de kastede kortene og poengene.

# EU-1, NY-1, NO-1, IB-1
rules-start-pieces = Du har { $pieces ->
    [one] én brikke
   *[other] { $pieces } brikker
}. Det legges én på hvert felt av strekningene du bygger.
# EU-1, NY-1, NO-1, IB-2
rules-start-cards = Du begynner med { $hand ->
    [one] ett kort
   *[other] { $hand } kort
}. { $row ->
    [one] Ett kort ligger åpent i rekken.
   *[other] { $row } kort ligger åpent i en rekke.
}
# EU-2, NY-2, NO-2, GL-2
rules-start-tickets = Du ser på { $dealt ->
    [one] én billett
   *[other] { $dealt } billetter
} og beholder minst { $keep }.
# EU-2, NY-2, NO-2, GL-2
rules-start-refused = { $where ->
    [box] Billetter du velger bort, går ut av spillet, og ingen får se dem.
    [shuffle] Billetter du velger bort, stokkes inn i billettbunken.
   *[bottom] Billetter du velger bort, legges nederst i billettbunken.
}
# C17
rules-start-together = Alle velger samtidig. Ingen ser andres valg før alle har valgt.
# C2
rules-start-first = Datamaskinen trekker hvem som begynner, hvis ikke verten har pekt ut noen.

# C1, EU-3, NY-3, NO-3, GL-5, IB-13
rules-turn = Spillerne bytter på å ha tur, med klokken. Når det er din tur, gjør du nøyaktig én av disse tingene:
rules-action-cards = Ta kort
rules-action-claim = Bygg en strekning
rules-action-tickets = Trekk billetter
# C14
rules-turn-pass = Du passer bare hvis du ikke kan gjøre noe av dette. Når alle passer etter hverandre, telles poengene opp.

# C3
rules-cards-two = Du tar to kort, ett om gangen. Hvert kort kommer fra den åpne rekken eller skjult fra toppen av en bunke.
# C3
rules-cards-filled = Et kort fra rekken erstattes med en gang, før du tar det andre.
# C9
rules-cards-wild = En joker gjelder som et kort i hvilken som helst farge.
# C5
rules-cards-limit = En joker fra rekken er det eneste kortet du får i den turen, og den kan aldri være det andre kortet ditt. En joker du trekker fra bunken, teller som et hvilket som helst annet kort.
# C6
rules-cards-flush = Så snart { $count } åpne kort er jokere, kastes hele rekken, og en ny legges ut. Det stopper når det er for få andre kort igjen.
# C7
rules-cards-again = Når en bunke er tom, stokkes de kastede kortene til en ny. Så lenge det heller ikke finnes kastede kort, blir hullene i rekken ikke fylt.
# C8
rules-cards-none = Hvis ingen kort kan tas, kan du ikke velge dette. Hvis du ikke kan ta et andre kort, slutter turen din med ett.
# C4
rules-cards-hand = Du kan ha så mange kort og billetter du vil.
rules-cards-table = Kortene til dette brettet

# C9
rules-claim-any = Du kan bygge hvilken som helst ledig strekning, også langt fra de andre du har. Du bygger bare én per tur, og alltid hele strekningen.
# C9
rules-claim-colour = Betal ett kort i strekningens farge for hvert felt.
# C9, EU-4
rules-claim-grey = En grå strekning betales med én valgfri farge, aldri en blanding.
# C9
rules-claim-wilds = Jokere kan erstatte noen av kortene, eller alle.
# C9
rules-claim-pieces = Legg én brikke på hvert felt. Har du for få brikker, kan du ikke bygge strekningen.
# C9, NY-8
rules-claim-points = Poengene for lengden teller med en gang.
rules-claim-table = Poeng for en strekning
rules-spaces = Felt
rules-points = Poeng
rules-claim-example = Tre felt, betalt med to kort i fargen og en joker.

# C10
rules-doubles = To strekninger mellom de samme to byene er en dobbel strekning. Ingen spiller kan eie begge.
# C10, EU-15, NY-5, NO-8, IB-11
rules-doubles-closed = Med { $players } spillere eller færre stenges den andre strekningen for alle så snart den første er bygd.
# C10
rules-doubles-beside = Strekninger som bare går side om side et stykke, men forbinder andre byer, er ikke en dobbel strekning.

# EU-6, NO-6
rules-tunnel-lay = Legg først kortene for lengden på tunnelen.
# EU-6, NO-6
rules-tunnel-reveal = Så snus { $count ->
    [one] det øverste kortet i bunken
   *[other] de øverste { $count } kortene i bunken
}. Hvert kort i fargen du la, og hver joker, koster deg ett kort mer: i den fargen eller en joker.
# EU-7
rules-tunnel-wilds = Har du bare lagt jokere, teller bare jokere som snus, og dem betaler du for med jokere.
# EU-8
rules-tunnel-refuse = Du kan si nei til å betale mer, og du må si nei hvis du ikke kan betale. Da får du kortene dine tilbake på hånden, og turen din er over. Kortene som ble snudd, kastes.
# EU-9
rules-tunnel-example = To kort er lagt. Ett i samme farge ble snudd: Betal ett til i den fargen eller en joker.

# EU-5, NO-5, IB-11
rules-ferry = En ferge viser ett eller flere jokertegn. Betal en joker for hvert av dem.
# EU-5, NO-5, IB-11
rules-ferry-rest = Betal de andre feltene med én farge. Flere jokere kan erstatte de kortene.
# EU-5
rules-ferry-example = { $route }: { $cards } kort i samme farge og { $wilds ->
    [one] én joker
   *[other] { $wilds } jokere
}.

# C15
rules-ticket = En billett nevner to byer. Du har fullført den hvis en ubrutt rute av dine egne strekninger forbinder dem ved spillets slutt.
# C11, NY-4, NO-2, GL-13
rules-ticket-draw = Trekk { $draw ->
    [one] én billett
   *[other] { $draw } billetter
}, og behold minst { $keep }. Er det færre igjen, trekker du dem.
# C11, NY-4, NO-2, GL-13
rules-ticket-refused = { $where ->
    [box] De andre går ut av spillet.
   *[bottom] De andre legges nederst i billettbunken.
}
# C11
rules-ticket-stays = En billett du beholder, er din til spillet er slutt. Når billettbunken er tom, kan ingen trekke flere.
rules-ticket-example = Billetten er fullført: Fire felt og to strekninger forbinder byene.

# C13
rules-end = Når en spiller avslutter en tur { $pieces ->
    [0] uten brikker igjen
    [one] med maks én brikke igjen
   *[other] med maks { $pieces } brikker igjen
}, har alle { $turns ->
    [one] én tur
   *[other] { $turns } turer
} til, også den spilleren. Så telles poengene opp.

rules-score-what = Hva som teller
# NY-6, NY-8
rules-score-routes = Poengene for strekningene dine etter lengde.
# C15
rules-score-tickets = Poengene for hver billett du har fullført.
# C15
rules-score-missed = Poengene for hver billett du ikke har fullført, trekkes fra. Det går an å ende under null.
rules-ties = Har flere spillere like mange poeng, avgjøres det i denne rekkefølgen:
# EU-14, NY-7, NO-10, IB-12
rules-tie-tickets-done = flest fullførte billetter
rules-tie-longest-path = den lengste ruten
# GL-17
rules-ties-none = Spillere med like mange poeng deler plassen.
# EU-14, NY-7, NO-10, IB-12
rules-tie-shared = ellers deler de plassen
