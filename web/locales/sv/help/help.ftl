# The rule of the thing pointed at.

explain-how = Peka på något för att se regeln om det. Med piltangenterna går du från sak till sak. Avsluta med Escape.
explain-touch = Tryck på något för att läsa regeln om det.
explain-more = Mer i reglerna

help-title-route = { $route }
help-title-deck = Korthögen
help-title-row = De öppna korten
help-title-wild = En joker
help-title-tickets = Biljetthögen
help-title-ticket = Dina biljetter
help-title-hand = Dina kort
help-title-players = Spelarna
help-title-score = Poängen
help-title-city = { $city }
help-title-junction = En knutpunkt

# C9
help-route = { $length ->
    [one] En ruta
   *[other] { $length } rutor
}, { $points } poäng. Betala ett { $colour } kort för varje ruta.
# C9
help-grey = { $length ->
    [one] En ruta
   *[other] { $length } rutor
}, { $points } poäng. Betala med en färg som du väljer själv.
# EU-6, NO-6
help-tunnel = En tunnel på { $length ->
    [one] en ruta
   *[other] { $length } rutor
}, värd { $points } poäng. När du har lagt dina kort vänds { $count } till upp: varje kort i din färg, och varje joker, kostar dig ett kort till.
# EU-5, NO-5, IB-11
help-ferry = En färja på { $length ->
    [one] en ruta
   *[other] { $length } rutor
}, värd { $points } poäng. { $wilds ->
    [one] Ett av korten måste vara en joker.
   *[other] { $wilds } av korten måste vara jokrar.
}
# GL-8, GL-9
help-sea = En sjöväg på { $length ->
    [one] en ruta
   *[other] { $length } rutor
}, värd { $points } poäng. Betala med skeppskort i en färg; ett dubbelskepp räknas som två.
# NO-7
help-substitute = { $length } rutor, värda { $points } poäng. Här får { $count } valfria kort ersätta ett kort i färgen.
# C9, NO-4
help-wilds = { $on ->
    [yes] Jokrar får ersätta vilka som helst av korten.
   *[no] Jokrar gäller inte här.
}
# C3
help-deck = Dra från högen. En tur ger två kort; här räknas en joker som vilket kort som helst.
# C3
help-row = Ta ett öppet kort. En tur ger två kort, och luckan fylls genast.
# C5, NO-1
help-wild = En joker gäller för vilken färg som helst. { $limit ->
    [yes] Tar du den bland de öppna korten är den turens enda kort.
   *[no] Du får ta två av dem i samma tur.
}
# C11
help-tickets = Dra { $draw } biljetter och behåll minst { $keep }. Poängen för dem du inte klarar dras av.
# C15
help-ticket = Förbind de två städerna med dina egna sträckor så får du poängen. En biljett som du inte har klarat vid spelets slut kostar lika mycket.
# C4, C9
help-hand = Med de här betalar du för sträckor. Du får ha hur många som helst på handen.
# C12, C13
help-players = Alla ser hur många kort, biljetter och pjäser varje spelare har. { $pieces ->
    [0] När någon inte har några pjäser kvar börjar de sista turerna.
    [one] När någon har högst en pjäs kvar börjar de sista turerna.
   *[other] När någon har högst { $pieces } pjäser kvar börjar de sista turerna.
}
# C15
help-score = Sträckor och klarade biljetter ger dig poäng, missade biljetter kostar poäng.
# EU-10, EU-11
help-city-station = Här får du bygga en station. När spelet är slut får du låna en av en annan spelares sträckor.
# EU-10, EU-11
help-station = Här står en station. När spelet är slut låter den sin ägare låna en annan spelares sträcka som slutar här.
# GL-11, GL-15
help-city-harbour = Den som har en sträcka hit kan bygga en hamn här. Ju fler klarade biljetter som nämner staden, desto mer är hamnen värd.
# GL-11, GL-15
help-harbour = Här ligger en hamn. Ju fler av ägarens klarade biljetter som nämner staden, desto mer är den värd.
# NY-6
help-sight = En sevärdhet: en sträcka hit ger { $points } poäng, en gång för varje spelare.
# IB-4, IB-8
help-festival = En festivalstad. Den som mutar in en sträcka hit tar festivalkorten som ligger här.
# C15
help-city = En stad. Biljetter ber dig förbinda den med en annan genom dina egna sträckor.
# GL-19
help-junction = Här möts sträckor, och rutter går igenom, men det är ingen stad: ingen biljett nämner den.
