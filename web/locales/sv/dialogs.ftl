# The dialogs in which decisions are made, and what is said about them.

ticket-long = En lång
ticket-joined = Klar
ticket-possible = Fortfarande möjlig
ticket-lost = Ingen väg kvar
tickets-sum = { $joined } poäng klara, { $open } öppna än, { $lost } förlorade.

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
keep-risk = En biljett som du har klarat vid slutet ger sina poäng; en som du inte har klarat kostar dem.
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
draft-hand = Biljetterna på din hand
draft-passes-first = Du väljer en; resten går till { $to }, och du får det som { $from } lämnar.
draft-passes = De här biljetterna kom från { $from }; det du lämnar går till { $to }.
draft-swaps = Du och { $to } byter biljetter efter varje val.
draft-last = Den sista av de här biljetterna är din.
draft-picked = { $count ->
    [0] Inget valt än
    [one] Ditt val hittills
   *[other] Dina { $count } val hittills
}
draft-choose = Välj en biljett
draft-go = Välj { $ticket }

# Trains and ships
pieces-title = Hur många tåg och skepp?
pieces-explained = Du ger dig av med { $all } pjäser. Tåg går på räls, skepp till sjöss. Alla visar sitt val samtidigt.
pieces-slide = Färre tåg, fler skepp – eller tvärtom
pieces-limits = Du kan ta { $least } till { $most } tåg.
pieces-suggested = Märket visar vad som är bra att börja med: { $trains } tåg och { $ships } skepp.
pieces-as-suggested = Ta förslaget
pieces-go = Starta med { $trains } tåg och { $ships } skepp
step-less = En färre
step-more = En till

exchange-title = Byt pjäser
exchange-explained = Byt tåg mot skepp, eller skepp mot tåg. Varje pjäs kostar { $points }, och bytet är hela din tur.
exchange-trains = Tåg mot skepp
exchange-ships = Skepp mot tåg
exchange-count = { $kind ->
    [trains] { $count ->
        [one] Ett tåg blir ett skepp
       *[other] { $count } tåg blir skepp
    }
   *[ships] { $count ->
        [one] Ett skepp blir ett tåg
       *[other] { $count } skepp blir tåg
    }
}
exchange-after = Efteråt har du { $trains } tåg och { $ships } skepp, och { $points } mindre.
exchange-go = Byt { $count } för { $points }

# Payments
pay-title-route = Muta in { $route }?
pay-title-station = En station i { $city }?
pay-title-harbour = En hamn i { $city }?
move-pay-any = { $wilds ->
    [0] Betala med valfria kort, flera för ett, och välj dem sedan
    [one] Betala med 1 joker och valfria kort, flera för ett, och välj dem sedan
   *[other] Betala med { $wilds } jokrar och valfria kort, flera för ett, och välj dem sedan
}
pay-cheapest = det billigaste sättet
price-route = { $count ->
    [one] En ruta som betalas med 1 kort i färgen { $colour }.
   *[other] { $count } rutor som betalas med kort i färgen { $colour }.
}
price-route-sea = { $count ->
    [one] En ruta som betalas med 1 skeppskort i färgen { $colour }.
   *[other] { $count } rutor som betalas med skeppskort i färgen { $colour }.
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
price-no-wilds = Jokrar gäller inte här.
price-double-ships = Ett dubbelskepp räcker till en eller två rutor.
price-tunnel = En tunnel: { $count } kort vänds upp när du har betalat, och vart och ett som passar kostar ett kort till. Då får du fortfarande ge upp.
price-trains-left = { $count ->
    [0] Det tar dina sista tåg.
    [one] Sedan har du ett tåg kvar.
   *[other] Sedan har du { $count } tåg kvar.
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
   *[other] Den kostar { $cost } kort i en färg
}; { $left ->
    [0] det är din sista station.
    [one] sedan har du en station kvar.
   *[other] sedan har du { $left } stationer kvar.
}
price-station-use = Vid slutet låter den dig använda en annan spelares sträcka hit, för dina biljetter.
price-station-unbuilt = Varje station som du inte bygger är värd { $points } vid slutet.
price-harbour = Den kostar { $trains } tågkort och { $ships } skeppskort i en färg, alla med hamntecknet; jokrar gäller som vilka som helst. { $left ->
    [0] Det är din sista hamn.
    [one] Sedan har du en hamn kvar.
   *[other] Sedan har du { $left } hamnar kvar.
}
price-harbour-points = Värd { $worth } poäng vid slutet, med en, två, eller tre och fler av dina klarade biljetter som nämner staden.
price-harbour-tickets = { $count ->
    [0] Ingen av dina biljetter nämner { $city }.
    [one] En av dina biljetter nämner { $city }.
   *[other] { $count } av dina biljetter nämner { $city }.
}
price-harbour-unbuilt = Varje hamn som du inte bygger kostar { $points } vid slutet.
step-laid = Lagt hittills:
step-to-give = { $count ->
    [one] Ett kort återstår.
   *[other] { $count } kort återstår.
}
step-price = Vad det kostar
step-back = Ett steg tillbaka
give-explained = Ge { $count } kort av vilket slag som helst. Förslaget sparar dina jokrar och behåller så många slag som möjligt.
give-count = { $card }: { $count } av { $most }
give-go = Ge dessa { $count } kort
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
surcharge-unable = Du har inte korten som krävs.
surcharge-refuse = Du får tillbaka dina kort på handen, och din tur är över.
surcharge-why-colour = Samma färg: ett kort till
surcharge-why-wild = Joker: ett kort till
surcharge-why-no = Räknas inte
happened-claim-tunnel = { $you ->
    [yes] Du
   *[no] { $name }
} mutar in { $route } med { $cards }: { $points }. Uppvänt: { $revealed }. Inget mer att betala.

# Smaller questions
build-title = Vad bygger du i { $city }?
build-explained = Båda går att bygga här.
tickets-title = Dra nya biljetter?
tickets-explained = Du tittar på { $count ->
    [one] den sista biljetten
   *[other] { $count } biljetter
} och behåller minst { $keep ->
    [one] en
   *[other] { $keep }
}. Det är hela din tur, och det går inte att ångra.
tickets-go = Dra biljetter
refill-title = Vilken hög fyller luckan?
refill-explained = Du tog ett kort från raden. Välj högen som ersätter det.
refill-from = Från högen med { $deck }
festival-title = Vilken festivals kort tar du?
festival-explained = Det ligger kort i båda ändar av din sträcka: du får ta dem i en ände.
festival-take = { $count ->
    [one] Ett kort från { $cities }
   *[other] { $count } kort från { $cities }
}
festival-gain = Du har { $mine } av dem; de här ger { $points } till.
pass-title = Inget annat går att göra
pass-explained = Det finns inget kort att dra, ingen biljett, och inget du kan betala för. Du passar den här turen; när alla passar efter varandra slutar spelet.
confirm-go = Gör så

# Beside the dialogs
second-card = Ta ett kort till.
second-card-no-wild = Ta ett kort till – men ingen joker från raden.
second-card-barred = En joker från raden kan inte vara det andra kortet.
waiting-for-others = Du har valt. Väntar på { $names } …
undo = Ångra
moves-in-words = Allt du kan göra, i ord ({ $count })
