# The dialogs in which decisions are made, and what is said about them.

ticket-long = Lang
ticket-joined = Forbundet
ticket-possible = Fortsatt mulig
ticket-lost = Ingen vei igjen
tickets-sum = { $joined } poeng forbundet, { $open } fortsatt åpne, { $lost } tapt.

# Which tickets to keep
keep-least = Behold minst { $count ->
    [one] én
   *[other] { $count }
} av disse { $of }.
keep-exactly = Behold nøyaktig { $count } av disse { $of }.
keep-all = { $of ->
    [one] Denne billetten er din: Det er den eneste som finnes.
   *[other] Du beholder alle { $of }.
}
keep-risk = En billett du har forbundet til slutt, gir poengene sine; ellers koster den dem.
keep-total = { $count ->
    [0] Du har ikke valgt noen ennå.
    [one] Én valgt: { $points }.
   *[other] { $count } valgt: { $points } til sammen.
}
keep-more = { $count ->
    [one] Velg én til
   *[other] Velg { $count } til
}
keep-fewer = { $count ->
    [one] Velg én færre
   *[other] Velg { $count } færre
}

# Drafts
draft-title = { $number ->
    [one] Første billettvalg: Velg en billett
   *[other] Andre billettvalg: Velg en billett
}
draft-round = Valg { $round } av { $rounds }
draft-hand = Billettene på hånden din
draft-passes-first = Du velger én; resten går til { $to }, og du får det { $from } lar ligge.
draft-passes = Denne hånden kom fra { $from }; det du lar ligge, går til { $to }.
draft-swaps = Du og { $to } bytter hender etter hvert valg.
draft-last = Den siste på denne hånden er din.
draft-picked = { $count ->
    [0] Ingenting valgt ennå
    [one] Valget ditt så langt
   *[other] De { $count } valgene dine så langt
}
draft-choose = Velg en billett
draft-go = Velg { $ticket }

# Trains and ships
pieces-title = Hvor mange tog og skip?
pieces-explained = Du legger ut med { $all } brikker. Tog går på skinner, skip til sjøs. Alle viser valget sitt samtidig.
pieces-slide = Færre tog, flere skip – eller omvendt
pieces-limits = Du kan få fra { $least } til { $most } tog.
pieces-suggested = Merket viser hva som er bra å begynne med: { $trains } tog og { $ships } skip.
pieces-as-suggested = Som foreslått
pieces-go = Start med { $trains } tog og { $ships } skip
step-less = Én færre
step-more = Én til

exchange-title = Bytt brikker
exchange-explained = Bytt tog mot skip, eller skip mot tog. Hver brikke koster { $points }, og det er hele turen din.
exchange-trains = Tog mot skip
exchange-ships = Skip mot tog
exchange-count = { $kind ->
    [trains] { $count ->
        [one] Ett tog blir til et skip
       *[other] { $count } tog blir til skip
    }
   *[ships] { $count ->
        [one] Ett skip blir til et tog
       *[other] { $count } skip blir til tog
    }
}
exchange-after = Etterpå har du { $trains } tog og { $ships } skip, og { $points } mindre.
exchange-go = Bytt { $count } for { $points }

# Payments
pay-title-route = Bygge { $route }?
pay-title-station = En stasjon i { $city }?
pay-title-harbour = En havn i { $city }?
move-pay-any = { $wilds ->
    [0] Betal med vilkårlige kort, flere for ett, og velg dem så
    [one] Betal med 1 joker og vilkårlige kort, flere for ett, og velg dem så
   *[other] Betal med { $wilds } jokere og vilkårlige kort, flere for ett, og velg dem så
}
pay-cheapest = den billigste måten
price-route = { $count ->
    [one] Ett felt som betales med 1 kort i { $colour }.
   *[other] { $count } felt som betales med kort i { $colour }.
}
price-route-sea = { $count ->
    [one] Ett felt som betales med 1 skipskort i { $colour }.
   *[other] { $count } felt som betales med skipskort i { $colour }.
}
price-route-grey = { $count ->
    [one] Ett felt som betales med 1 kort i valgfri farge.
   *[other] { $count } felt som betales med kort i én valgfri farge.
}
price-route-grey-sea = { $count ->
    [one] Ett felt som betales med 1 skipskort i valgfri farge.
   *[other] { $count } felt som betales med skipskort i én valgfri farge.
}
price-points = Den er verdt { $points } poeng.
price-ferry = En ferge: { $count ->
    [one] Ett av kortene må være en joker.
   *[other] { $count } av kortene må være jokere.
}
price-ferry-cards = { $count } vilkårlige kort kan erstatte én joker.
price-cards-for-one = { $count } vilkårlige kort, også jokere, kan erstatte ett kort i fargen.
price-no-wilds = Jokere gjelder ikke her.
price-double-ships = Et dobbeltskip gjelder for ett eller to felt.
price-tunnel = En tunnel: { $count } kort snus når du har betalt, og hvert kort som passer, koster ett kort mer. Du kan fortsatt gi opp tunnelen etterpå.
price-trains-left = { $count ->
    [0] Det tar de siste togene dine.
    [one] Du har ett tog igjen.
   *[other] Du har { $count } tog igjen.
}
price-taxis-left = { $count ->
    [0] Det tar de siste taxiene dine.
    [one] Du har én taxi igjen.
   *[other] Du har { $count } taxier igjen.
}
price-ships-left = { $count ->
    [0] Det tar de siste skipene dine.
    [one] Du har ett skip igjen.
   *[other] Du har { $count } skip igjen.
}
price-station = { $cost ->
    [one] Den koster ett vilkårlig kort
   *[other] Den koster { $cost } kort i samme farge
}; { $left ->
    [0] det er den siste stasjonen din.
    [one] da er det én stasjon igjen.
   *[other] da er det { $left } stasjoner igjen.
}
price-station-use = Til slutt lar den deg bruke én strekning som tilhører en annen spiller og fører hit, for billettene dine.
price-station-unbuilt = Hver stasjon du ikke bygger, er verdt { $points } til slutt.
price-harbour = Den koster { $trains } togkort og { $ships } skipskort i samme farge, alle med havnetegn; jokere gjelder som hvilket som helst av dem. { $left ->
    [0] Det er den siste havnen din.
    [one] Da er det én havn igjen.
   *[other] Da er det { $left } havner igjen.
}
price-harbour-points = Den er verdt { $worth } poeng til slutt, med én, to eller minst tre av de forbundne billettene dine som nevner byen.
price-harbour-tickets = { $count ->
    [0] Ingen av billettene dine nevner { $city }.
    [one] Én av billettene dine nevner { $city }.
   *[other] { $count } av billettene dine nevner { $city }.
}
price-harbour-unbuilt = Hver havn du ikke bygger, koster { $points } til slutt.
step-laid = Lagt så langt:
step-to-give = { $count ->
    [one] Det mangler ett kort ennå.
   *[other] Det mangler { $count } kort ennå.
}
step-price = Hva det koster
step-back = Ett steg tilbake
give-explained = Gi { $count } kort av hvilket som helst slag. Forslaget sparer jokerne dine og beholder så mange slag som mulig.
give-count = { $card }: { $count } av { $most }
give-go = Gi disse { $count } kortene
give-more = { $count ->
    [one] Velg ett kort til
   *[other] Velg { $count } kort til
}
give-fewer = { $count ->
    [one] Velg ett kort færre
   *[other] Velg { $count } kort færre
}

# Tunnels
surcharge-laid = Du har lagt { $cards }.
surcharge-choose = Vil du betale resten eller gi opp tunnelen?
surcharge-unable = Du har ikke kortene til det.
surcharge-refuse = Du får kortene dine tilbake på hånden, og turen din er over.
surcharge-why-colour = Samme farge: ett kort til
surcharge-why-wild = Joker: ett kort til
surcharge-why-no = Teller ikke
happened-claim-tunnel = { $you ->
    [yes] Du
   *[no] { $name }
} bygger { $route } med { $cards }: { $points }. Snudd: { $revealed }. Det koster ikke mer.

# Smaller questions
build-title = Hva bygger du i { $city }?
build-explained = Begge deler kan bygges her.
tickets-title = Trekke nye billetter?
tickets-explained = Du ser på { $count ->
    [one] den siste billetten
   *[other] { $count } billetter
} og beholder minst { $keep ->
    [one] én
   *[other] { $keep }
}. Det er hele turen din, og det kan ikke angres.
tickets-go = Trekk billetter
refill-title = Hvilken bunke fyller hullet?
refill-explained = Du tok et kort fra rekka. Velg bunken som erstatter det.
refill-from = Fra bunken med { $deck }
festival-title = Hvilken by tar du festivalkort fra?
festival-explained = Det ligger kort i begge ender av strekningen din: Du kan ta dem i den ene enden.
festival-take = { $count ->
    [one] Ett kort fra { $cities }
   *[other] { $count } kort fra { $cities }
}
festival-gain = Du har { $mine } av dem; disse gir { $points } til.
pass-title = Det er ikke noe annet å gjøre
pass-explained = Det er ikke noe kort å trekke, ingen billett og ingenting du kan betale for. Du passer denne turen; når alle passer etter hverandre, slutter spillet.
confirm-go = Gjør det

# Beside the dialogs
second-card = Ta ett kort til.
second-card-no-wild = Ta ett kort til – men ikke en joker fra rekka.
second-card-barred = En joker fra rekka kan ikke være det andre kortet.
waiting-for-others = Du har valgt. Venter på { $names } …
undo = Angre
moves-in-words = Alt du kan gjøre, i ord ({ $count })
