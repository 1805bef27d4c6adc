# The dialogs in which decisions are made, and what is said about them.

ticket-long = Langt
ticket-joined = Klaret
ticket-possible = Stadig muligt
ticket-lost = Ikke længere muligt
tickets-sum = { $joined } point sikret, { $open } stadig åbne, { $lost } tabt.
ticket-needs = { $needs }, cirka { $turns ->
    [one] 1 tur
   *[other] { $turns } ture
}
tickets-only = Fremhæv kun strækninger til mine rutekort
estimate-title = Point, hvis spillet sluttede nu

# What a ticket on offer adds to my own
plan-adds = Kræver yderligere { $needs }.
plan-adds-nothing = Kræver ikke flere strækninger.
plan-all = I alt: { $needs }.
plan-too-much = Det kræver flere brikker, end du har.

# Which tickets to keep
keep-least = Behold mindst { $count ->
    [one] ét
   *[other] { $count }
} af disse { $of }.
keep-exactly = Behold præcis { $count } af disse { $of }.
keep-all = { $of ->
    [one] Dette rutekort er dit: Det er det eneste, der er.
   *[other] Du beholder alle { $of }.
}
keep-risk = Et rutekort, du har klaret, når spillet slutter, giver sine point; ellers trækkes de fra.
keep-total = { $count ->
    [0] Du har ikke valgt nogen endnu.
    [one] Ét valgt: { $points }.
   *[other] { $count } valgt: { $points } i alt.
}
keep-more = { $count ->
    [one] Vælg ét mere
   *[other] Vælg { $count } til
}
keep-fewer = { $count ->
    [one] Vælg ét færre
   *[other] Vælg { $count } færre
}

# Drafts
draft-title = { $number ->
    [one] Første rutevalg: Vælg et rutekort
   *[other] Andet rutevalg: Vælg et rutekort
}
draft-round = Valg { $round } af { $rounds }
draft-hand = Rutekortene på hånden
draft-passes-first = Du vælger ét; resten går til { $to }, og du får dem, som { $from } giver videre.
draft-passes = Disse rutekort kom fra { $from }; dem, du ikke vælger, går til { $to }.
draft-swaps = Du og { $to } bytter rutekort efter hvert valg.
draft-last = Det sidste rutekort er dit.
draft-picked = { $count ->
    [0] Intet valgt endnu
    [one] Dit valg indtil nu
   *[other] Dine { $count } valg indtil nu
}
draft-choose = Vælg et rutekort
draft-go = Vælg { $ticket }

# Trains and ships
pieces-title = Hvor mange vogne og skibe?
pieces-explained = Du drager af sted med { $all } brikker. Vogne kører på skinner, skibe sejler til søs. Alle viser deres valg samtidig.
pieces-slide = Færre vogne, flere skibe – eller omvendt
pieces-limits = Du kan vælge fra { $least } til { $most } vogne.
pieces-suggested = Mærket viser en god start: { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogne
} og { $ships ->
    [one] { $ships } skib
   *[other] { $ships } skibe
}.
pieces-as-suggested = Som foreslået
pieces-go = Start med { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogne
} og { $ships ->
    [one] { $ships } skib
   *[other] { $ships } skibe
}
step-less = Én færre
step-more = Én mere

exchange-title = Byt brikker
exchange-explained = Byt vogne til skibe eller skibe til vogne. Hver brik koster { $points }, og så er din tur slut.
exchange-trains = Vogne til skibe
exchange-ships = Skibe til vogne
exchange-count = { $kind ->
    [trains] { $count ->
        [one] Én vogn bliver til et skib
       *[other] { $count } vogne bliver til skibe
    }
   *[ships] { $count ->
        [one] Ét skib bliver til en vogn
       *[other] { $count } skibe bliver til vogne
    }
}
exchange-after = Bagefter har du { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogne
} og { $ships ->
    [one] { $ships } skib
   *[other] { $ships } skibe
} og { $points } mindre.
exchange-go = Byt { $count } (koster { $points })

# Payments
pay-title-route = Vil du gøre krav på { $route }?
pay-title-station = Vil du bygge en station i { $city }?
pay-title-harbour = Vil du bygge en havn i { $city }?
move-pay-any = { $wilds ->
    [0] Betal med vilkårlige kort, flere for ét, og vælg dem bagefter
    [one] Betal med 1 joker og vilkårlige kort, flere for ét, og vælg dem bagefter
   *[other] Betal med { $wilds } jokere og vilkårlige kort, flere for ét, og vælg dem bagefter
}
pay-cheapest = den billigste måde
price-route = { $count ->
    [one] Ét felt, der betales med 1 kort i { $colour }.
   *[other] { $count } felter, der betales med kort i { $colour }.
}
price-route-sea = { $count ->
    [one] Ét felt, der betales med 1 skibskort i { $colour }.
   *[other] { $count } felter, der betales med skibskort i { $colour }.
}
price-route-grey = { $count ->
    [one] Ét felt, der betales med 1 kort i en valgfri farve.
   *[other] { $count } felter, der betales med kort i én valgfri farve.
}
price-route-grey-sea = { $count ->
    [one] Ét felt, der betales med 1 skibskort i en valgfri farve.
   *[other] { $count } felter, der betales med skibskort i én valgfri farve.
}
price-points = Den er { $points } point værd.
price-ferry = En færge: { $count ->
    [one] Ét af kortene skal være en joker.
   *[other] { $count } af kortene skal være jokere.
}
price-ferry-cards = { $count } vilkårlige kort kan erstatte én joker.
price-cards-for-one = { $count } vilkårlige kort, også jokere, kan erstatte ét kort i farven.
price-cards-for-one-only = Her tæller en joker ikke som farven. Til gengæld kan { $count } vilkårlige kort, også jokere, erstatte ét kort i farven.
price-helps = Til dine rutekort: { $tickets }.
price-no-wilds = Jokere gælder ikke her.
price-double-ships = Et dobbeltskib gælder for ét eller to felter.
price-tunnel = En tunnel: { $count } kort vendes, når du har betalt, og hvert, der passer, koster ét kort mere. Du kan stadig opgive tunnelen bagefter.
price-trains-left = { $count ->
    [0] Det tager dine sidste vogne.
    [one] Så har du én vogn tilbage.
   *[other] Så har du { $count } vogne tilbage.
}
price-taxis-left = { $count ->
    [0] Det tager dine sidste taxier.
    [one] Så har du én taxi tilbage.
   *[other] Så har du { $count } taxier tilbage.
}
price-ships-left = { $count ->
    [0] Det tager dine sidste skibe.
    [one] Så har du ét skib tilbage.
   *[other] Så har du { $count } skibe tilbage.
}
price-station = { $cost ->
    [one] Den koster ét vilkårligt kort
   *[other] Den koster { $cost } kort i samme farve
}; { $left ->
    [0] det er din sidste station.
    [one] så er der én station tilbage.
   *[other] så er der { $left } stationer tilbage.
}
price-station-use = Når spillet slutter, må du bruge én af en anden spillers strækninger hertil til dine rutekort.
price-station-unbuilt = Hver station, du ikke bygger, er { $points } værd, når spillet slutter.
price-harbour = Den koster { $trains } togkort og { $ships } skibskort i samme farve, alle med havnetegn; jokere kan erstatte ethvert af dem. { $left ->
    [0] Det er din sidste havn.
    [one] Så er der én havn tilbage.
   *[other] Så er der { $left } havne tilbage.
}
price-harbour-points = Når spillet slutter, giver ét, to og mindst tre klarede rutekort, der nævner byen, henholdsvis { $worth } point.
price-harbour-tickets = { $count ->
    [0] Ingen af dine rutekort nævner { $city }.
    [one] Ét af dine rutekort nævner { $city }.
   *[other] { $count } af dine rutekort nævner { $city }.
}
price-harbour-unbuilt = Hver havn, du ikke bygger, koster { $points }, når spillet slutter.
step-laid = Lagt indtil nu:
step-to-give = { $count ->
    [one] Der mangler ét kort endnu.
   *[other] Der mangler { $count } kort endnu.
}
step-price = Hvad det koster
step-back = Et skridt tilbage
give-explained = Læg { $count } vilkårlige kort. Forslaget sparer dine jokere og beholder så mange farver som muligt.
give-count = { $card }: { $count } af { $most }
give-go = Læg disse { $count } kort
give-more = { $count ->
    [one] Vælg ét kort mere
   *[other] Vælg { $count } kort til
}
give-fewer = { $count ->
    [one] Vælg ét kort færre
   *[other] Vælg { $count } kort færre
}

# Tunnels
surcharge-laid = Du har lagt { $cards }.
surcharge-choose = Vil du betale resten eller opgive tunnelen?
surcharge-unable = Du har ikke kortene til det.
surcharge-refuse = Du får dine kort tilbage på hånden, og din tur er slut.
surcharge-why-colour = Samme farve: ét kort mere
surcharge-why-wild = Joker: ét kort mere
surcharge-why-no = Tæller ikke
happened-claim-tunnel = { $you ->
    [yes] Du
   *[no] { $name }
} gør krav på { $route } med { $cards }: { $points }. Vendt: { $revealed }. Det koster ikke mere.

# Smaller questions
build-title = Hvad bygger du i { $city }?
build-explained = Begge dele kan bygges her.
tickets-title = Vil du trække nye rutekort?
tickets-explained = Du ser på { $count ->
    [one] det sidste rutekort
   *[other] { $count } rutekort
} og beholder mindst { $keep ->
    [one] ét
   *[other] { $keep }
}. Så er din tur slut, og det kan ikke fortrydes.
tickets-go = Træk rutekort
refill-title = Fra hvilken bunke skal hullet fyldes?
refill-explained = Du har taget et kort fra rækken. Vælg den bunke, det nye kort skal komme fra.
refill-from = Fra bunken med { $deck }
festival-title = Hvilken bys festivalkort tager du?
festival-explained = Der ligger kort i begge ender af din strækning: Du må tage dem i den ene ende.
festival-take = { $count ->
    [one] Ét kort fra { $cities }
   *[other] { $count } kort fra { $cities }
}
festival-gain = Du har { $mine } af dem; disse giver { $points } mere.
pass-title = Der er ikke andet at gøre
pass-explained = Der er intet kort at trække, intet rutekort og intet, du kan betale for. Du melder pas i denne tur; når alle melder pas efter hinanden, slutter spillet.
confirm-go = Fortsæt

# Beside the dialogs
second-card = Tag et kort til.
second-card-no-wild = Tag et kort til – men ikke en joker fra rækken.
second-card-barred = En joker fra rækken kan ikke være det andet kort.
waiting-for-others = Du har valgt. Venter på { $names } …
undo = Fortryd
moves-in-words = Alt, hvad du kan gøre, i ord ({ $count })
