# The rule of the thing pointed at, the guided first game, and its coach.

explain = Forklar
explain-how = Peg på noget for at se reglen om det. Piletasterne fører dig fra det ene til det næste. Slut med Escape.
explain-touch = Tryk på noget for at læse reglen om det.
explain-more = Mere i reglerne
explain-end = Luk

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
# C9
help-owned = Strækningen tilhører { $name }. Den er { $points } point værd.
# C10
help-double = To strækninger forbinder disse byer. Ingen må eje dem begge.
# C10
help-double-closed = To strækninger forbinder disse byer. Ved dette bord lukkes den anden, når nogen har gjort krav på den første.
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

guide-title = Dit første spil
guide-line = Lær det ved at spille: ét lille spil, én let modstander og en vejleder ved din side.
guide-what-map = Du spiller på brættet { $board }. Et spil tager omkring ti minutter.
guide-what-coach = Vejlederen siger, hvad du kan gøre nu, og hvorfor. Du må altid gøre noget andet.
guide-what-leave = Du kan når som helst sende vejlederen væk og spille videre.
guide-go = Start mit første spil
guide-go-on = Fortsæt mit første spil
guide-rules = Eller læs reglerne først

coach-name = Din vejleder
coach-next = Videre
coach-leave = Jeg klarer mig selv
coach-hide = Skjul vejlederen
coach-show = Vis vejlederen
coach-rules = Læs reglerne
coach-again = Spil et spil til

coach-welcome = Velkommen til { $board }! Du får point for strækninger mellem byer og for rutekort. Den, der har flest point, når spillet slutter, vinder.
coach-tickets = Her er rutekort. Hvert af dem beder dig forbinde to byer. Sæt kryds ved et for at se byerne på brættet, og behold så et eller flere. Klarer du det, får du dets point; ellers trækkes de fra.
coach-tickets-wait = Godt. De andre vælger stadig deres rutekort.
coach-plan = Se på dit rutekort { $ticket }. Den korteste vej er { $count ->
    [one] én strækning
   *[other] { $count } strækninger
}: { $routes }. Tryk på rutekortet for at se byerne.
coach-take = Nu skal du samle kort. Til { $route } skal du bruge { $card }: Tag det fra de synlige kort.
coach-draw = Nu skal du samle kort. Det, du skal bruge til { $route }, er ikke blandt de synlige kort, så træk fra bunken.
coach-second = Tag et kort til. Så er din tur slut.
coach-wait = Nu er det den anden spillers tur. Hold øje med brættet og listen over, hvad der er sket.
coach-deck = Synlige kort er sikre, bunken er en overraskelse. Et kort fra bunken kan være en joker, og så får du stadig et kort til.
coach-wild = Der ligger en synlig joker. Den gælder for enhver farve, men tager du den derfra, er den turens eneste kort.
coach-claim = Du har kortene til { $route }! Tryk på den på brættet.
coach-pay = Vælg, hvad du betaler med. Gem helst dine jokere til senere: De passer overalt.
coach-claimed = Din første strækning! Den gav { $points } point. Lange strækninger er meget mere værd end korte.
coach-pieces = Hvert felt kostede dig en brik. Du har { $pieces } tilbage. Spillet slutter, kort efter at nogen har højst { $end }.
coach-sights = Nogle byer har en seværdighed; de er mærket på brættet. Hver giver dig et point, hvis en af dine strækninger ender der.
coach-blocked = Nogen har spærret vejen for dit rutekort { $ticket }, og der er ingen anden. Pyt med det: Gør krav på strækninger for deres point.
coach-done = Du har klaret { $ticket }: Det giver dig { $points } point.
coach-more = Du har klaret alle dine rutekort. Du kan trække nye eller gøre krav på lange strækninger for deres point.
coach-keep = Behold de rutekort, som dine strækninger næsten klarer i forvejen. Du skal beholde mindst { $keep }.
coach-any = Nu tæller hver strækning. Du kan gøre krav på { $route } og få { $points } point.
coach-near = Slutningen nærmer sig: Nogen har kun { $pieces ->
    [one] én brik
   *[other] { $pieces } brikker
} tilbage. Klar dine rutekort, og træk ikke flere.
coach-last = Det er de sidste ture. Gør krav på det, der giver flest point nu.
coach-other = Vælg det, du helst vil.
coach-over = Det var hele spillet! Tabellen viser, hvor pointene kom fra: strækninger, rutekort, seværdigheder. Nu kan du spille.
