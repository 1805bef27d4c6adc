# The rule of the thing pointed at.

explain-how = Peg på noget for at se reglen om det. Piletasterne fører dig fra det ene til det næste. Slut med Escape.
explain-touch = Tryk på noget for at læse reglen om det.
explain-more = Mere i reglerne

help-title-route = { $route }
help-title-deck = Bunken
help-title-row = De synlige kort
help-title-wild = En joker
help-title-tickets = Bunken med rutekort
help-title-ticket = Dine rutekort
help-title-hand = Dine kort
help-title-players = Spillerne
help-title-score = Pointene
help-title-city = { $city }
help-title-junction = Et knudepunkt

# C9
help-route = { $length ->
    [one] Ét felt
   *[other] { $length } felter
}, { $points } point. Betal et { $colour } kort for hvert felt.
# C9
help-grey = { $length ->
    [one] Ét felt
   *[other] { $length } felter
}, { $points } point. Betal med én farve, som du selv vælger.
# EU-6, NO-6
help-tunnel = En tunnel på { $length ->
    [one] ét felt
   *[other] { $length } felter
}, { $points } point. Når du har lagt dine kort, vendes der { $count } til: Hvert kort i din farve og hver joker koster dig ét kort mere.
# EU-5, NO-5, IB-11
help-ferry = En færge på { $length ->
    [one] ét felt
   *[other] { $length } felter
}, { $points } point. { $wilds ->
    [one] Ét af kortene skal være en joker.
   *[other] { $wilds } af kortene skal være jokere.
}
# GL-8, GL-9
help-sea = En søvej på { $length ->
    [one] ét felt
   *[other] { $length } felter
}, { $points } point. Betal med skibskort i én farve; et dobbeltskib tæller for to.
# NO-7
help-substitute = { $length } felter, { $points } point. Her kan { $count } vilkårlige kort erstatte ét kort i farven.
# C9, NO-4
help-wilds = { $on ->
    [yes] Jokere kan erstatte ethvert af kortene.
   *[no] Jokere gælder ikke her.
}
# C3
help-deck = Træk fra bunken. Du får to kort pr. tur; her tæller en joker som ethvert andet kort.
# C3
help-row = Tag et synligt kort. Du får to kort pr. tur, og den tomme plads fyldes med det samme.
# C5, NO-1
help-wild = En joker gælder for enhver farve. { $limit ->
    [yes] Tager du den fra de synlige kort, er den turens eneste kort.
   *[no] Du må tage to af dem i samme tur.
}
# C11
help-tickets = Træk { $draw } rutekort, og behold mindst { $keep }. Klarer du dem ikke, trækkes deres point fra.
# C15
help-ticket = Forbind de to byer med dine egne strækninger, så får du pointene. Et rutekort, du ikke har klaret, når spillet slutter, koster lige så meget.
# C4, C9
help-hand = Med dem betaler du for strækninger. Du må have så mange på hånden, du vil.
# C12, C13
help-players = Alle kan se, hvor mange kort, rutekort og brikker hver spiller har. { $pieces ->
    [0] Har nogen ingen brikker tilbage, begynder de sidste ture.
    [one] Har nogen højst én brik tilbage, begynder de sidste ture.
   *[other] Har nogen højst { $pieces } brikker tilbage, begynder de sidste ture.
}
# C15
help-score = Strækninger og klarede rutekort giver dig point, rutekort, du ikke har klaret, koster point.
# EU-10, EU-11
help-city-station = Her kan du bygge en station. Når spillet slutter, må du bruge én af en anden spillers strækninger hertil.
# EU-10, EU-11
help-station = Her er en station. Når spillet slutter, må dens ejer bruge én af en anden spillers strækninger, som ender her.
# GL-11, GL-15
help-city-harbour = Her kan en spiller, der har en strækning hertil, bygge en havn. Jo flere klarede rutekort der nævner byen, jo mere er den værd.
# GL-11, GL-15
help-harbour = Her er en havn. Jo flere af ejerens klarede rutekort der nævner byen, jo mere er den værd.
# NY-6
help-sight = En seværdighed: En strækning hertil giver { $points } point, én gang for hver spiller.
# IB-4, IB-8
help-festival = En festivalby. Den, der gør krav på en strækning hertil, tager de festivalkort, der ligger her.
# C15
help-city = En by. Rutekort beder dig forbinde den med en anden by ad dine egne strækninger.
# GL-19
help-junction = Her mødes strækninger, og ruter kan gå igennem, men det er ikke en by: Intet rutekort nævner det.
