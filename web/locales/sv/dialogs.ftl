# The dialogs in which decisions are made, and what is said about them.

ticket-long = En lång
ticket-joined = Klarad
ticket-possible = Fortfarande möjlig
ticket-lost = Inte längre möjlig
tickets-sum = { $joined } poäng säkrade, { $open } fortfarande möjliga, { $lost } förlorade.
ticket-needs = { $needs }, ungefär { $turns ->
    [one] 1 tur
   *[other] { $turns } turer
}
tickets-only = Framhäv bara sträckor för mina biljetter
estimate-title = Poäng om spelet tog slut nu

# What a ticket on offer adds to my own
plan-adds = Kräver dessutom { $needs }.
plan-adds-nothing = Kräver inga fler sträckor.
plan-all = Sammanlagt: { $needs }.
plan-too-much = Det kräver fler pjäser än du har.

# Which tickets to keep
keep-least = Behåll minst { $count ->
    [one] en
   *[other] { $count }
} av dessa { $of }.
keep-exactly = Behåll exakt { $count } av dessa { $of }.
keep-all = { $of ->
    [one] Den här biljetten är din: det finns ingen annan.
   *[other] Du behåller alla { $of }.
}
keep-risk = En biljett som du har klarat när spelet är slut ger sina poäng; annars dras de av.
keep-total = { $count ->
    [0] Du har inte valt någon än.
    [one] En vald: { $points }.
   *[other] { $count } valda: sammanlagt { $points }.
}
keep-more = { $count ->
    [one] Välj en till
   *[other] Välj { $count } till
}
keep-fewer = { $count ->
    [one] Välj en färre
   *[other] Välj { $count } färre
}

# Drafts
draft-title = { $number ->
    [one] Första biljettvalet: välj en biljett
   *[other] Andra biljettvalet: välj en biljett
}
draft-round = Val { $round } av { $rounds }
draft-hand = Biljetterna på handen
draft-passes-first = Du väljer en; resten går till { $to }, och du får dem som { $from } skickar vidare.
draft-passes = De här biljetterna kom från { $from }; de du inte väljer går till { $to }.
draft-swaps = Du och { $to } byter biljetter efter varje val.
draft-last = Den sista biljetten är din.
draft-picked = { $count ->
    [0] Inget valt än
    [one] Ditt val hittills
   *[other] Dina { $count } val hittills
}
draft-choose = Välj en biljett
draft-go = Välj { $ticket }

# Trains and ships
pieces-title = Hur många vagnar och skepp?
pieces-explained = Du ger dig av med { $all } pjäser. Vagnar går på räls, skepp till sjöss. Alla visar sitt val samtidigt.
pieces-slide = Färre vagnar, fler skepp – eller tvärtom
pieces-limits = Du kan ta { $least } till { $most } vagnar.
pieces-suggested = Märket visar vad som är bra att börja med: { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagnar
} och { $ships } skepp.
pieces-as-suggested = Ta förslaget
pieces-go = Starta med { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagnar
} och { $ships } skepp
step-less = En färre
step-more = En till

exchange-title = Byt pjäser
exchange-explained = Byt vagnar mot skepp, eller skepp mot vagnar. Varje pjäs kostar { $points }, och sedan är din tur slut.
exchange-trains = Vagnar mot skepp
exchange-ships = Skepp mot vagnar
exchange-count = { $kind ->
    [trains] { $count ->
        [one] En vagn blir ett skepp
       *[other] { $count } vagnar blir skepp
    }
   *[ships] { $count ->
        [one] Ett skepp blir en vagn
       *[other] { $count } skepp blir vagnar
    }
}
exchange-after = Efteråt har du { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagnar
} och { $ships } skepp, och { $points } mindre.
exchange-go = Byt { $count } (kostar { $points })

# Payments
pay-title-route = Vill du muta in { $route }?
pay-title-station = Bygga en station i { $city }?
pay-title-harbour = Bygga en hamn i { $city }?
move-pay-any = { $wilds ->
    [0] Betala med valfria kort, flera för ett, och välj dem sedan
    [one] Betala med 1 joker och valfria kort, flera för ett, och välj dem sedan
   *[other] Betala med { $wilds } jokrar och valfria kort, flera för ett, och välj dem sedan
}
pay-cheapest = det billigaste sättet
price-route = { $count ->
    [one] En ruta som betalas med 1 kort i { $colour }.
   *[other] { $count } rutor som betalas med kort i { $colour }.
}
price-route-sea = { $count ->
    [one] En ruta som betalas med 1 skeppskort i { $colour }.
   *[other] { $count } rutor som betalas med skeppskort i { $colour }.
}
price-route-grey = { $count ->
    [one] En ruta som betalas med 1 kort i valfri färg.
   *[other] { $count } rutor som betalas med kort i en enda valfri färg.
}
price-route-grey-sea = { $count ->
    [one] En ruta som betalas med 1 skeppskort i valfri färg.
   *[other] { $count } rutor som betalas med skeppskort i en enda valfri färg.
}
price-points = Den är värd { $points } poäng.
price-ferry = En färja: { $count ->
    [one] ett av korten måste vara en joker.
   *[other] { $count } av korten måste vara jokrar.
}
price-ferry-cards = { $count } valfria kort får ersätta en joker.
price-cards-for-one = { $count } valfria kort, även jokrar, får ersätta ett kort i färgen.
price-cards-for-one-only = Här räknas en joker inte som färgen. Däremot får { $count } valfria kort, även jokrar, ersätta ett kort i färgen.
price-helps = För dina biljetter: { $tickets }.
price-no-wilds = Jokrar gäller inte här.
price-double-ships = Ett dubbelskepp räcker till en eller två rutor.
price-tunnel = En tunnel: { $count } kort vänds upp när du har betalat, och vart och ett som passar kostar ett kort till. Du kan fortfarande ge upp då.
price-trains-left = { $count ->
    [0] Det tar dina sista vagnar.
    [one] Sedan har du en vagn kvar.
   *[other] Sedan har du { $count } vagnar kvar.
}
price-taxis-left = { $count ->
    [0] Det tar dina sista taxibilar.
    [one] Sedan har du en taxi kvar.
   *[other] Sedan har du { $count } taxibilar kvar.
}
price-ships-left = { $count ->
    [0] Det tar dina sista skepp.
    [one] Sedan har du ett skepp kvar.
   *[other] Sedan har du { $count } skepp kvar.
}
price-station = { $cost ->
    [one] Den kostar ett valfritt kort
   *[other] Den kostar { $cost } kort i samma färg
}; { $left ->
    [0] det är din sista station.
    [one] sedan har du en station kvar.
   *[other] sedan har du { $left } stationer kvar.
}
price-station-use = När spelet är slut får du använda en annan spelares sträcka hit för dina biljetter.
price-station-unbuilt = Varje station som du inte bygger är värd { $points } vid spelets slut.
price-harbour = Den kostar { $trains } tågkort och { $ships } skeppskort i samma färg, alla med hamntecknet; jokrar får ersätta vilka som helst av dem. { $left ->
    [0] Det är din sista hamn.
    [one] Sedan har du en hamn kvar.
   *[other] Sedan har du { $left } hamnar kvar.
}
price-harbour-points = Vid spelets slut är den värd { $worth } poäng för en, två respektive minst tre klarade biljetter som nämner staden.
price-harbour-tickets = { $count ->
    [0] Ingen av dina biljetter nämner { $city }.
    [one] En av dina biljetter nämner { $city }.
   *[other] { $count } av dina biljetter nämner { $city }.
}
price-harbour-unbuilt = Varje hamn som du inte bygger kostar { $points } vid spelets slut.
step-laid = Lagt hittills:
step-to-give = { $count ->
    [one] Ett kort återstår.
   *[other] { $count } kort återstår.
}
step-price = Vad det kostar
step-back = Ett steg tillbaka
give-explained = Lägg { $count } valfria kort. Förslaget sparar dina jokrar och behåller så många färger som möjligt.
give-count = { $card }: { $count } av { $most }
give-go = Lägg de här { $count } korten
give-more = { $count ->
    [one] Välj ett kort till
   *[other] Välj { $count } kort till
}
give-fewer = { $count ->
    [one] Välj ett kort färre
   *[other] Välj { $count } kort färre
}

# Tunnels
surcharge-laid = Du lade { $cards }.
surcharge-choose = Betala resten, eller ge upp tunneln?
surcharge-unable = Du har inte de kort som krävs.
surcharge-refuse = Du får tillbaka dina kort på handen, och din tur är över.
surcharge-why-colour = Samma färg: ett kort till
surcharge-why-wild = Joker: ett kort till
surcharge-why-no = Räknas inte
happened-claim-tunnel = { $you ->
    [yes] Du
   *[no] { $name }
} mutar in { $route } med { $cards }: { $points }. Uppvänt: { $revealed }. Det kostar inget mer.

# Smaller questions
build-title = Vad bygger du i { $city }?
build-explained = Båda går att bygga här.
tickets-title = Vill du dra nya biljetter?
tickets-explained = Du tittar på { $count ->
    [one] den sista biljetten
   *[other] { $count } biljetter
} och behåller minst { $keep ->
    [one] en
   *[other] { $keep }
}. Sedan är din tur slut, och det går inte att ångra.
tickets-go = Dra biljetter
refill-title = Från vilken hög ska luckan fyllas?
refill-explained = Du tog ett kort från raden. Välj vilken hög det nya kortet ska komma från.
refill-from = Från högen med { $deck }
festival-title = Från vilken festival tar du kort?
festival-explained = Det ligger kort i båda ändarna av din sträcka: du får ta dem i ena änden.
festival-take = { $count ->
    [one] Ett kort från { $cities }
   *[other] { $count } kort från { $cities }
}
festival-gain = Du har { $mine } av dem; de här ger { $points } till.
pass-title = Inget annat går att göra
pass-explained = Det finns inget kort att dra, ingen biljett och inget du kan betala för. Du passar den här turen; när alla passar efter varandra tar spelet slut.
confirm-go = Fortsätt

# Beside the dialogs
second-card = Ta ett kort till.
second-card-no-wild = Ta ett kort till – men ingen joker från raden.
second-card-barred = En joker från raden kan inte vara det andra kortet.
waiting-for-others = Du har valt. Väntar på { $names } …
undo = Ångra
moves-in-words = Allt du kan göra, i ord ({ $count })
