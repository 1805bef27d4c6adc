# The dialogs in which decisions are made, and what is said about them.

ticket-long = Lang
ticket-joined = Fullført
ticket-possible = Fortsatt mulig
ticket-lost = Ikke lenger mulig
tickets-sum = { $joined } poeng sikret, { $open } fortsatt åpne, { $lost } tapt.
ticket-needs = { $needs }, omtrent { $turns ->
    [one] 1 tur
   *[other] { $turns } turer
}
tickets-only = Fremhev bare strekninger for billettene mine
estimate-title = Poeng hvis spillet sluttet nå

# What a ticket on offer adds to my own
plan-adds = Krever i tillegg { $needs }.
plan-adds-nothing = Krever ingen flere strekninger.
plan-all = Til sammen: { $needs }.
plan-too-much = Det krever flere brikker enn du har.

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
keep-risk = En billett du har fullført når spillet er slutt, gir poengene sine; ellers trekkes de fra.
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
draft-hand = Billettene på hånden
draft-passes-first = Du velger én; resten går til { $to }, og du får dem { $from } sender videre.
draft-passes = Disse billettene kom fra { $from }; dem du ikke velger, går til { $to }.
draft-swaps = Du og { $to } bytter billetter etter hvert valg.
draft-last = Den siste billetten er din.
draft-picked = { $count ->
    [0] Ingenting valgt ennå
    [one] Valget ditt så langt
   *[other] De { $count } valgene dine så langt
}
draft-choose = Velg en billett
draft-go = Velg { $ticket }

# Trains and ships
pieces-title = Hvor mange vogner og skip?
pieces-explained = Du legger ut med { $all } brikker. Vogner går på skinner, skip til sjøs. Alle viser valget sitt samtidig.
pieces-slide = Færre vogner, flere skip – eller omvendt
pieces-limits = Du kan velge fra { $least } til { $most } vogner.
pieces-suggested = Merket viser hva som er bra å begynne med: { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogner
} og { $ships } skip.
pieces-as-suggested = Som foreslått
pieces-go = Start med { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogner
} og { $ships } skip
step-less = Én færre
step-more = Én til

exchange-title = Bytt brikker
exchange-explained = Bytt vogner mot skip, eller skip mot vogner. Hver brikke koster { $points }, og så er turen din over.
exchange-trains = Vogner mot skip
exchange-ships = Skip mot vogner
exchange-count = { $kind ->
    [trains] { $count ->
        [one] Én vogn blir til et skip
       *[other] { $count } vogner blir til skip
    }
   *[ships] { $count ->
        [one] Ett skip blir til en vogn
       *[other] { $count } skip blir til vogner
    }
}
exchange-after = Etterpå har du { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogner
} og { $ships } skip, og { $points } mindre.
exchange-go = Bytt { $count } (koster { $points })

# Payments
pay-title-route = Vil du bygge { $route }?
pay-title-station = Vil du bygge en stasjon i { $city }?
pay-title-harbour = Vil du bygge en havn i { $city }?
move-pay-any = { $wilds ->
    [0] Betal med vilkårlige kort, flere for ett, og velg dem etterpå
    [one] Betal med 1 joker og vilkårlige kort, flere for ett, og velg dem etterpå
   *[other] Betal med { $wilds } jokere og vilkårlige kort, flere for ett, og velg dem etterpå
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
price-cards-for-one-only = Her teller en joker ikke som fargen. Til gjengjeld kan { $count } vilkårlige kort, også jokere, erstatte ett kort i fargen.
price-helps = For billettene dine: { $tickets }.
price-no-wilds = Jokere gjelder ikke her.
price-double-ships = Et dobbeltskip gjelder for ett eller to felt.
price-tunnel = En tunnel: { $count } kort snus når du har betalt, og hvert kort som passer, koster ett kort til. Du kan fortsatt gi opp tunnelen da.
price-trains-left = { $count ->
    [0] Det tar de siste vognene dine.
    [one] Da har du én vogn igjen.
   *[other] Da har du { $count } vogner igjen.
}
price-taxis-left = { $count ->
    [0] Det tar de siste taxiene dine.
    [one] Da har du én taxi igjen.
   *[other] Da har du { $count } taxier igjen.
}
price-ships-left = { $count ->
    [0] Det tar de siste skipene dine.
    [one] Da har du ett skip igjen.
   *[other] Da har du { $count } skip igjen.
}
price-station = { $cost ->
    [one] Den koster ett vilkårlig kort
   *[other] Den koster { $cost } kort i samme farge
}; { $left ->
    [0] det er den siste stasjonen din.
    [one] da er det én stasjon igjen.
   *[other] da er det { $left } stasjoner igjen.
}
price-station-use = Når spillet er slutt, kan du bruke én av strekningene til en annen spiller hit for billettene dine.
price-station-unbuilt = Hver stasjon du ikke bygger, er verdt { $points } ved spillets slutt.
price-harbour = Den koster { $trains } togkort og { $ships } skipskort i samme farge, alle med havnetegn; jokere kan erstatte hvilket som helst av dem. { $left ->
    [0] Det er den siste havnen din.
    [one] Da er det én havn igjen.
   *[other] Da er det { $left } havner igjen.
}
price-harbour-points = Ved spillets slutt gir én, to og minst tre fullførte billetter som nevner byen, henholdsvis { $worth } poeng.
price-harbour-tickets = { $count ->
    [0] Ingen av billettene dine nevner { $city }.
    [one] Én av billettene dine nevner { $city }.
   *[other] { $count } av billettene dine nevner { $city }.
}
price-harbour-unbuilt = Hver havn du ikke bygger, koster { $points } ved spillets slutt.
step-laid = Lagt så langt:
step-to-give = { $count ->
    [one] Det mangler fortsatt ett kort.
   *[other] Det mangler fortsatt { $count } kort.
}
step-price = Hva det koster
step-back = Ett steg tilbake
give-explained = Legg { $count } vilkårlige kort. Forslaget sparer jokerne dine og beholder så mange farger som mulig.
give-count = { $card }: { $count } av { $most }
give-go = Legg disse { $count } kortene
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
tickets-title = Vil du trekke nye billetter?
tickets-explained = Du ser på { $count ->
    [one] den siste billetten
   *[other] { $count } billetter
} og beholder minst { $keep ->
    [one] én
   *[other] { $keep }
}. Så er turen din over, og det kan ikke angres.
tickets-go = Trekk billetter
refill-title = Hvilken bunke skal hullet fylles fra?
refill-explained = Du tok et kort fra rekken. Velg bunken det nye kortet skal komme fra.
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
confirm-go = Fortsett

# Beside the dialogs
second-card = Ta ett kort til.
second-card-no-wild = Ta ett kort til – men ikke en joker fra rekken.
second-card-barred = En joker fra rekken kan ikke være det andre kortet.
waiting-for-others = Du har valgt. Venter på { $names } …
undo = Angre
moves-in-words = Alt du kan gjøre, i ord ({ $count })
