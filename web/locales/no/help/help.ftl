# The rule of the thing pointed at.

explain-how = Pek på noe for å se regelen om det. Piltastene fører deg fra det ene til det neste. Avslutt med Escape.
explain-touch = Trykk på noe for å lese regelen om det.
explain-more = Mer i reglene

help-title-route = { $route }
help-title-deck = Bunken
help-title-row = De åpne kortene
help-title-wild = En joker
help-title-tickets = Billettbunken
help-title-ticket = Billettene dine
help-title-hand = Kortene dine
help-title-players = Spillerne
help-title-score = Poengene
help-title-city = { $city }
help-title-junction = Et knutepunkt

# C9
help-route = { $length ->
    [one] Ett felt
   *[other] { $length } felt
}, { $points } poeng. Betal et { $colour } kort for hvert felt.
# C9
help-grey = { $length ->
    [one] Ett felt
   *[other] { $length } felt
}, { $points } poeng. Betal med én farge som du velger selv.
# EU-6, NO-6
help-tunnel = En tunnel på { $length ->
    [one] ett felt
   *[other] { $length } felt
}, { $points } poeng. Når du har lagt kortene dine, snus { $count } til: Hvert kort i din farge og hver joker koster deg ett kort mer.
# EU-5, NO-5, IB-11
help-ferry = En ferge på { $length ->
    [one] ett felt
   *[other] { $length } felt
}, { $points } poeng. { $wilds ->
    [one] Ett av kortene må være en joker.
   *[other] { $wilds } av kortene må være jokere.
}
# GL-8, GL-9
help-sea = En sjøvei på { $length ->
    [one] ett felt
   *[other] { $length } felt
}, { $points } poeng. Betal med skipskort i én farge; et dobbeltskip teller for to.
# NO-7
help-substitute = { $length } felt, { $points } poeng. Her kan { $count } vilkårlige kort erstatte ett kort i fargen.
# C9, NO-4
help-wilds = { $on ->
    [yes] Jokere kan erstatte hvilket som helst av kortene.
   *[no] Jokere gjelder ikke her.
}
# C3
help-deck = Trekk fra bunken. Du får to kort per tur; her teller en joker som et hvilket som helst annet kort.
# C3
help-row = Ta et åpent kort. Du får to kort per tur, og den tomme plassen fylles med en gang.
# C5, NO-1
help-wild = En joker gjelder for alle farger. { $limit ->
    [yes] Tar du den fra de åpne kortene, er den det eneste kortet du får i den turen.
   *[no] Du kan ta to av dem i samme tur.
}
# C11
help-tickets = Trekk { $draw } billetter, og behold minst { $keep }. Poengene for dem du ikke fullfører, trekkes fra.
# C15
help-ticket = Forbind de to byene med dine egne strekninger, så får du poengene. En billett som ikke er fullført ved spillets slutt, koster like mye.
# C4, C9
help-hand = Med disse betaler du for strekninger. Du kan ha så mange på hånden du vil.
# C12, C13
help-players = Alle ser hvor mange kort, billetter og brikker hver spiller har. { $pieces ->
    [0] Når noen ikke har flere brikker igjen, begynner de siste turene.
    [one] Når noen har maks én brikke igjen, begynner de siste turene.
   *[other] Når noen har maks { $pieces } brikker igjen, begynner de siste turene.
}
# C15
help-score = Strekninger og fullførte billetter gir deg poeng, ufullførte billetter koster poeng.
# EU-10, EU-11
help-city-station = Her kan du bygge en stasjon. Når spillet er slutt, kan du bruke én av strekningene til en annen spiller hit.
# EU-10, EU-11
help-station = Her er det en stasjon. Når spillet er slutt, kan eieren bruke én strekning som tilhører en annen spiller og ender her.
# GL-11, GL-15
help-city-harbour = Her kan en spiller som har en strekning hit, bygge en havn. Jo flere fullførte billetter som nevner byen, jo mer er den verdt.
# GL-11, GL-15
help-harbour = Her er det en havn. Jo flere av eierens fullførte billetter som nevner byen, jo mer er den verdt.
# NY-6
help-sight = En severdighet: En strekning hit gir { $points } poeng, én gang for hver spiller.
# IB-4, IB-8
help-festival = En festivalby. Den som bygger en strekning hit, tar festivalkortene som ligger her.
# C15
help-city = En by. Billetter ber deg forbinde den med en annen by med dine egne strekninger.
# GL-19
help-junction = Her møtes strekninger, og ruter kan gå gjennom, men det er ingen by: Ingen billett nevner det.
