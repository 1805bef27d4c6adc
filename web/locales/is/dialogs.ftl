# The dialogs in which decisions are made, and what is said about them.
# Names come in the nominative: a colon where a sentence asks for another case.

ticket-long = Langur
ticket-joined = Kláraður
ticket-possible = Enn mögulegur
ticket-lost = Ekki lengur mögulegur
tickets-sum = Stig: { $joined } trygg, { $open } enn opin, { $lost } töpuð.
ticket-needs = { $needs }, um { $turns ->
    [one] { $turns } umferð
   *[other] { $turns } umferðir
}
tickets-only = Auðkenna aðeins leiðir fyrir miðana mína
estimate-title = Stig ef leiknum lyki núna

# What a ticket on offer adds to my own
plan-adds = Við bætist: { $needs }.
plan-adds-nothing = Þarf engar fleiri leiðir.
plan-all = Samtals: { $needs }.
plan-too-much = Það kostar fleiri kubba en þú átt.

# Which tickets to keep
keep-least = Haltu eftir minnst { $count } af þessum { $of }.
keep-exactly = Haltu eftir nákvæmlega { $count } af þessum { $of }.
keep-all = { $of ->
    [one] Þessi miði er þinn: hann er sá eini sem til er.
   *[other] Þú heldur öllum { $of } miðunum.
}
keep-risk = Miði sem er kláraður í lokin gefur stigin sín; annars dragast þau frá.
keep-total = { $count ->
    [0] Þú hefur engan valið enn.
    [one] { $count } valinn: { $points }.
   *[other] { $count } valdir: { $points } alls.
}
keep-more = Veldu { $count } í viðbót
keep-fewer = Veldu { $count } færri

# Drafts
draft-title = { $number ->
    [one] Fyrra miðaval: veldu miða
   *[other] Seinna miðaval: veldu miða
}
draft-round = Val { $round } af { $rounds }
draft-hand = Miðarnir sem þú velur úr
draft-passes-first = Þú velur einn; hina fær { $to }, og þú færð þá sem { $from } skilur eftir.
draft-passes = { $from } rétti þér þessa miða; þá sem þú skilur eftir fær { $to }.
draft-swaps = Þú og { $to } skiptist á miðum eftir hvert val.
draft-last = Síðasti miðinn er þinn.
draft-picked = { $count ->
    [0] Ekkert valið enn
    [one] Valið hingað til: { $count } miði
   *[other] Valið hingað til: { $count } miðar
}
draft-choose = Veldu miða
draft-go = Velja { $ticket }

# Trains and ships
pieces-title = Hve margir vagnar og hve mörg skip?
pieces-explained = Þú leggur af stað með { $all } kubba. Vagnar fara um teina, skip um sjó. Allir sýna valið samtímis.
pieces-slide = Færri vagnar, fleiri skip – eða öfugt
pieces-limits = Vagnarnir geta verið { $least } til { $most }.
pieces-suggested = Merkið sýnir hvað er gott í byrjun: { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagnar
} og { $ships } skip.
pieces-as-suggested = Eins og mælt er með
pieces-go = Leggja af stað með { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagna
} og { $ships } skip
step-less = Einum færri
step-more = Einum fleiri

exchange-title = Skipta út kubbum
exchange-explained = Skiptu vögnum út fyrir skip, eða skipum út fyrir vagna. Hver kubbur kostar { $points }, og þar með er umferðin þín búin.
exchange-trains = Vögnum út fyrir skip
exchange-ships = Skipum út fyrir vagna
exchange-count = { $kind ->
    [trains] { $count ->
        [one] { $count } vagn verður að skipi
       *[other] { $count } vagnar verða að skipum
    }
   *[ships] { $count ->
        [one] { $count } skip verður að vagni
       *[other] { $count } skip verða að vögnum
    }
}
exchange-after = Á eftir áttu { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagna
} og { $ships } skip. Það kostar { $points }.
exchange-go = Skipta { $count } (kostar { $points })

# Payments
pay-title-route = Eigna sér { $route }?
pay-title-station = Byggja lestarstöð í { $city }?
pay-title-harbour = Byggja höfn í { $city }?
move-pay-any = { $wilds ->
    [0] Borga með hvaða spilum sem er, fleiri í stað eins. Velja svo spilin
    [one] Borga með { $wilds } jóker og hvaða spilum sem er, fleiri í stað eins. Velja svo spilin
   *[other] Borga með { $wilds } jókerum og hvaða spilum sem er, fleiri í stað eins. Velja svo spilin
}
pay-cheapest = ódýrast
price-route = { $count ->
    [one] { $count } reitur. Borgað er með { $count } spili í lit leiðarinnar: { $colour }.
   *[other] { $count } reitir. Borgað er með spilum í lit leiðarinnar: { $colour }.
}
price-route-sea = { $count ->
    [one] { $count } reitur. Borgað er með { $count } skipaspili í lit leiðarinnar: { $colour }.
   *[other] { $count } reitir. Borgað er með skipaspilum í lit leiðarinnar: { $colour }.
}
price-route-grey = { $count ->
    [one] { $count } reitur. Borgað er með { $count } spili í hvaða lit sem er.
   *[other] { $count } reitir. Borgað er með spilum í einum lit að eigin vali.
}
price-route-grey-sea = { $count ->
    [one] { $count } reitur. Borgað er með { $count } skipaspili í hvaða lit sem er.
   *[other] { $count } reitir. Borgað er með skipaspilum í einum lit að eigin vali.
}
price-points = Leiðin gefur { $points } stig.
price-ferry = Ferja: { $count ->
    [one] { $count } spilanna verður að vera jóker.
   *[other] { $count } spilanna verða að vera jókerar.
}
price-ferry-cards = Hvaða { $count } spil sem er mega koma í stað eins jókers.
price-cards-for-one = Hvaða { $count } spil sem er, líka jókerar, mega koma í stað eins spils í litnum.
price-cards-for-one-only = Hér koma jókerar ekki í stað spila í litnum, en hvaða { $count } spil sem er, líka jókerar, mega koma í stað eins.
price-helps = Fyrir miðana þína: { $tickets }.
price-no-wilds = Jókerar gilda ekki hér.
price-double-ships = Tvöfalt skip gildir fyrir einn eða tvo reiti.
price-tunnel = Göng: { $count } spilum er flett upp þegar þú hefur borgað, og hvert sem passar kostar eitt spil í viðbót. Þá máttu enn hætta við.
price-trains-left = { $count ->
    [0] Þetta eru síðustu vagnarnir þínir.
    [one] Eftir það áttu { $count } vagn.
   *[other] Eftir það áttu { $count } vagna.
}
price-taxis-left = { $count ->
    [0] Þetta eru síðustu leigubílarnir þínir.
    [one] Eftir það áttu { $count } leigubíl.
   *[other] Eftir það áttu { $count } leigubíla.
}
price-ships-left = { $count ->
    [0] Þetta eru síðustu skipin þín.
    [one] Eftir það áttu { $count } skip.
   *[other] Eftir það áttu { $count } skip.
}
price-station = { $cost ->
    [one] Kostar { $cost } spil að eigin vali
   *[other] Kostar { $cost } spil í einum lit
}; { $left ->
    [0] þetta er síðasta lestarstöðin þín.
    [one] þá er { $left } lestarstöð eftir.
   *[other] þá eru { $left } lestarstöðvar eftir.
}
price-station-use = Í lokin máttu nota eina leið annars spilara sem liggur hingað til að klára miðana þína.
price-station-unbuilt = Hver lestarstöð sem þú byggir ekki gefur { $points } í lokin.
price-harbour = Kostar { $trains } lestarspil og { $ships } skipaspil í einum lit, öll með hafnarmerkinu; jókerar mega koma í stað hvers þeirra sem er. { $left ->
    [0] Þetta er síðasta höfnin þín.
    [one] Þá er { $left } höfn eftir.
   *[other] Þá eru { $left } hafnir eftir.
}
price-harbour-points = Í lokin gefur höfnin { $worth } stig fyrir einn, tvo, og þrjá eða fleiri kláraða miða sem nefna borgina.
price-harbour-tickets = { $count ->
    [0] Enginn miða þinna nefnir { $city }.
    [one] { $count } miða þinna nefnir { $city }.
   *[other] { $count } miða þinna nefna { $city }.
}
price-harbour-unbuilt = Hver höfn sem þú byggir ekki kostar { $points } í lokin.
step-laid = Lagt út hingað til:
step-to-give = { $count ->
    [one] { $count } spil vantar enn.
   *[other] { $count } spil vantar enn.
}
step-price = Hvað þetta kostar
step-back = Eitt skref til baka
give-explained = Leggðu út { $count } spil af hvaða gerð sem er. Tillagan hlífir jókerunum og heldur sem flestum gerðum.
give-count = { $card }: { $count } af { $most }
give-go = Leggja út þessi { $count } spil
give-more = { $count ->
    [one] Veldu { $count } spil í viðbót
   *[other] Veldu { $count } spil í viðbót
}
give-fewer = { $count ->
    [one] Veldu { $count } spili færra
   *[other] Veldu { $count } spilum færra
}

# Tunnels
surcharge-laid = Þú lagðir út: { $cards }.
surcharge-choose = Borga það sem vantar, eða hætta við göngin?
surcharge-unable = Þú átt ekki spilin fyrir því.
surcharge-refuse = Spilin þín koma aftur á hendi og umferðin þín er búin.
surcharge-why-colour = Sami litur: eitt spil enn
surcharge-why-wild = Jóker: eitt spil enn
surcharge-why-no = Telst ekki
happened-claim-tunnel = { $you ->
    [yes] Þú eignar þér
   *[no] { $name } eignar sér
} leiðina { $route } og borgar { $cards }: { $points }. Upp komu { $revealed }: ekkert þarf að borga í viðbót.

# Smaller questions
build-title = Hvað byggir þú í { $city }?
build-explained = Hér má byggja hvort tveggja.
tickets-title = Draga nýja miða?
tickets-explained = Þú skoðar { $count ->
    [one] síðasta miðann
   *[other] { $count } miða
} og heldur minnst { $keep } eftir. Þar með er umferðin þín búin, og þetta verður ekki tekið til baka.
tickets-go = Draga miða
refill-title = Úr hvorum bunkanum er fyllt í skarðið?
refill-explained = Þú tókst spil úr röðinni. Veldu bunkann sem nýtt spil kemur úr.
refill-from = Úr bunkanum: { $deck }
festival-title = Frá hvorri hátíðinni tekur þú spil?
festival-explained = Spil liggja við báða enda leiðarinnar: þú mátt taka þau við annan endann.
festival-take = { $cities }: { $count } spil
festival-gain = Þú átt { $mine } fyrir; þessi gefa { $points } í viðbót.
pass-title = Ekkert annað er í boði
pass-explained = Hér er ekkert spil að draga, enginn miði og ekkert sem þú gætir borgað fyrir. Þú segir pass í þessari umferð; þegar allir segja pass hver á eftir öðrum lýkur leiknum.
confirm-go = Áfram

# Beside the dialogs
second-card = Taktu eitt spil enn.
second-card-no-wild = Taktu eitt spil enn – en ekki jóker úr röðinni.
second-card-barred = Jóker úr röðinni getur ekki verið seinna spilið.
waiting-for-others = Þú hefur valið. Enn að velja: { $names } …
undo = Taka til baka
moves-in-words = Allt sem þú getur gert, í orðum ({ $count })
