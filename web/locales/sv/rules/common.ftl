# The rules that boards share. The comment above a message names the rules (docs/rules) that it tells.

rules-heading = Reglerna
rules-title = Regler: { $board }
rules-players = För { $least } till { $most } spelare
rules-boards = Spelplaner
rules-contents = Innehåll
rules-print = Skriv ut
rules-missing = Den spelplanen finns inte här.

rules-part-aim = Målet
rules-part-start = Före första turen
rules-part-turn = Din tur
rules-part-cards = Ta kort
rules-part-claim = Muta in en sträcka
rules-part-doubles = Dubbelspår
rules-part-tunnels = Tunnlar
rules-part-ferries = Färjor
rules-part-tickets = Biljetter
rules-part-end = Slutet
rules-part-score = Poängräkning

# C9, C15
rules-aim = Muta in sträckor, förbind städerna på dina hemliga biljetter och få flest poäng.
# C12
rules-aim-secret = Korten på handen, biljetterna och högarnas ordning är hemliga. Allt annat är öppet: hur många kort och biljetter du har, dina pjäser, dina sträckor, kasthögen och poängen.

# EU-1, NY-1, NO-1, IB-1
rules-start-pieces = Du har { $pieces ->
    [one] en pjäs
   *[other] { $pieces } pjäser
}. En läggs på varje ruta av de sträckor du mutar in.
# EU-1, NY-1, NO-1, IB-2
rules-start-cards = Du börjar med { $hand } kort. { $row ->
    [one] Ett kort ligger öppet
   *[other] { $row } kort ligger öppna
} i en rad.
# EU-2, NY-2, NO-2, GL-2
rules-start-tickets = Du tittar på { $dealt ->
    [one] en biljett
   *[other] { $dealt } biljetter
} och behåller minst { $keep }.
# EU-2, NY-2, NO-2, GL-2
rules-start-refused = { $where ->
    [box] Biljetter som du väljer bort lämnar spelet, och ingen får se dem.
    [shuffle] Biljetter som du väljer bort blandas in i biljetthögen.
   *[bottom] Biljetter som du väljer bort läggs underst i biljetthögen.
}
# C17
rules-start-together = Alla väljer samtidigt. Ingen ser något val förrän alla har valt.
# C2
rules-start-first = Datorn lottar vem som börjar, om inte värden har utsett någon.

# C1, EU-3, NY-3, NO-3, GL-5, IB-13
rules-turn = Spelarna turas om, medurs. När det är din tur gör du exakt en av de här sakerna:
rules-action-cards = Ta kort
rules-action-claim = Muta in en sträcka
rules-action-tickets = Dra biljetter
# C14
rules-turn-pass = Du passar bara om du inte kan göra någon av dem. När alla passar i följd räknas poängen.

# C3
rules-cards-two = Du tar två kort, ett i taget. Vart och ett kommer från den öppna raden eller från en hög, utan att du ser det först.
# C3
rules-cards-filled = Ett kort som tas från raden ersätts genast, innan du tar det andra.
# C9
rules-cards-wild = En joker gäller som ett kort i vilken färg som helst.
# C5
rules-cards-limit = En joker som tas från raden är turens enda kort, och den kan aldrig vara ditt andra kort. En joker som dras från högen räknas som vilket kort som helst.
# C6
rules-cards-flush = Så snart { $count } öppna kort är jokrar kastas hela raden och en ny läggs ut. Det upphör när för få andra kort finns kvar.
# C7
rules-cards-again = När en hög är tom blandas dess kasthög till en ny hög. Så länge även kasthögen är tom fylls inte luckorna i raden.
# C8
rules-cards-none = Om inget kort går att ta kan du inte välja detta. Om inget andra kort går att ta slutar din tur med ett.
# C4
rules-cards-hand = Du får ha hur många kort och biljetter som helst.
rules-cards-table = Korten på den här spelplanen

# C9
rules-claim-any = Du får muta in vilken ledig sträcka som helst, även långt från dina andra. Du mutar in en per tur, och alltid hela sträckan.
# C9
rules-claim-colour = Betala ett kort i sträckans färg för varje ruta.
# C9, EU-4
rules-claim-grey = En grå sträcka betalas med en enda färg som du väljer, aldrig en blandning.
# C9
rules-claim-wilds = Jokrar får ersätta några av korten, eller alla.
# C9
rules-claim-pieces = Lägg en pjäs på varje ruta. Har du för få pjäser kan du inte muta in sträckan.
# C9, NY-8
rules-claim-points = Poängen för längden räknas genast.
rules-claim-table = Poäng för en sträcka
rules-spaces = Rutor
rules-points = Poäng
rules-claim-example = Tre rutor, betalda med två kort i färgen och en joker.

# C10
rules-doubles = Två spår mellan samma två städer är ett dubbelspår. Ingen spelare får äga båda.
# C10, EU-15, NY-5, NO-8, IB-11
rules-doubles-closed = Med { $players } spelare eller färre stängs det andra spåret för alla så snart det första har mutats in.
# C10
rules-doubles-beside = Sträckor som bara löper bredvid varandra en bit, men förbinder andra städer, är inget dubbelspår.

# EU-6, NO-6
rules-tunnel-lay = Lägg först korten för tunnelns längd.
# EU-6, NO-6
rules-tunnel-reveal = Sedan { $count ->
    [one] vänds högens översta kort upp
   *[other] vänds högens { $count } översta kort upp
}. Varje kort i färgen du lade, och varje joker, kostar dig ett kort till: i den färgen, eller en joker.
# EU-7
rules-tunnel-wilds = Om du bara lade jokrar räknas bara uppvända jokrar, och du betalar för dem med jokrar.
# EU-8
rules-tunnel-refuse = Du får vägra att betala mer, och du måste om du inte kan. Då får du tillbaka dina kort på handen, och din tur är över. De uppvända korten kastas.
# EU-9
rules-tunnel-example = Två kort lagda. Ett i samma färg vändes upp: betala ett till i den färgen, eller en joker.

# EU-5, NO-5, IB-11
rules-ferry = En färja visar ett eller flera jokertecken. Betala en joker för vart och ett.
# EU-5, NO-5, IB-11
rules-ferry-rest = Betala de andra rutorna med en färg. Fler jokrar får ersätta de korten.
# EU-5
rules-ferry-example = { $route }: { $cards } kort i samma färg och { $wilds ->
    [one] en joker
   *[other] { $wilds } jokrar
}.

# C15
rules-ticket = En biljett nämner två städer. Du har klarat den om en obruten rutt av dina egna sträckor förbinder dem vid spelets slut.
# C11, NY-4, NO-2, GL-13
rules-ticket-draw = Dra { $draw ->
    [one] en biljett
   *[other] { $draw } biljetter
} och behåll minst { $keep }. Finns det färre kvar drar du dem.
# C11, NY-4, NO-2, GL-13
rules-ticket-refused = { $where ->
    [box] De andra lämnar spelet.
   *[bottom] De andra läggs underst i biljetthögen.
}
# C11
rules-ticket-stays = En biljett som du behåller är din till spelets slut. När biljetthögen är tom går det inte att dra fler.
rules-ticket-example = Biljetten är klarad: fyra rutor och två sträckor förbinder dess städer.

# C13
rules-end = När en spelare avslutar en tur { $pieces ->
    [0] utan pjäser kvar
    [one] med högst en pjäs kvar
   *[other] med högst { $pieces } pjäser kvar
} har alla { $turns ->
    [one] en tur till
   *[other] { $turns } turer till
}, även den spelaren. Sedan räknas poängen.

rules-score-what = Vad som räknas
# NY-6, NY-8
rules-score-routes = Poängen för dina sträckor efter deras längd.
# C15
rules-score-tickets = Poängen för varje biljett som du har klarat.
# C15
rules-score-missed = Poängen för varje biljett som du inte har klarat dras av. Summan kan hamna under noll.
rules-ties = Om flera spelare har samma poäng avgörs det i den här ordningen:
# EU-14, NY-7, NO-10, IB-12
rules-tie-tickets-done = flest klarade biljetter
rules-tie-longest-path = längsta rutten
# GL-17
rules-ties-none = Spelare med samma poäng delar placeringen.
# EU-14, NY-7, NO-10, IB-12
rules-tie-shared = annars delar de placeringen
