# The end of a game, its replay, and hints.

end-scores = Poäng
end-drumroll = Och vinnaren är …
end-shared = { $names } delar segern.
end-why-shared = { $points } poäng var, och lika i allt som kunde ha avgjort.
end-why-points = { $points } poäng, { $ahead } före { $name }.
end-why-tickets-done = { $points } poäng, lika många som { $names }. Fler klarade biljetter avgör.
end-why-fewest-stations = { $points } poäng, lika många som { $names }. Färre byggda stationer avgör.
end-why-longest-path-bonus = { $points } poäng, lika många som { $names }. Bonusen för längsta rutt avgör.
end-why-longest-path = { $points } poäng, lika många som { $names }. Den längre rutten avgör.
end-why-other = { $points } poäng, lika många som { $names }, men före enligt regeln för lika poäng.
end-given-up-title = Spelet gavs upp
end-given-up = Det slutade i förtid. Så här stod det.

end-counting = Nu räknas: { $part }
end-counting-soon = Poängen räknas …
end-skip = Visa resultatet
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = Vad nu?
end-again = Spela igen
end-rematch = Spela igen tillsammans
end-rematch-ready = Till nästa spel
end-replay = Se det igen
end-learn = Lär av dina misstag
end-picture-share = Dela en bild
end-picture-save = Spara en bild
end-picture-failed = Bilden kunde inte skapas. Försök igen.
end-new = Nytt spel
end-start = Till startsidan

end-tickets = Biljetter och rutter
end-tickets-show = Peka på en biljett eller en rutt för att se den på spelplanen.
end-ticket-done = klarad:
end-ticket-missed = missad:
end-no-tickets = Inga biljetter.
end-longest = Längsta rutt: { $length } { $length ->
    [one] ruta
   *[other] rutor
}
end-lent = Stationen i { $city } använder { $route }
end-no-story = Spelets gång kan inte visas: { $reason }

chart-points = Poäng under spelets gång
chart-chances = Vinstchans
chart-move = { $move ->
    [0] Före första draget
    [one] Efter drag { $move }
   *[other] Efter drag { $move }
}
chart-value = { $name } { $value }
chart-at = { $when }: { $values }.
chart-no-value = –
chart-table = Samma sak som tabell
chart-table-move = Drag
percent = { $percent }{ "\u00A0" }%

shuffle-title = Var blandningen rättvis?
shuffle-how = Före första draget förseglade servern kortens ordning. Nu är förseglingen bruten, och din webbläsare kan jämföra de två.
shuffle-fits = Det stämmer: korten låg som utlovat från början.
shuffle-differs = Det stämmer inte: de här korten är inte de utlovade.
shuffle-cannot = Din webbläsare jämför bara på säkra sidor (https, eller på den här datorn). Ladda ner spelet och kontrollera det med kommandot nedan.
shuffle-more = Försegling och kort
shuffle-commitment = Förseglingen (SHA-256), visad före första draget
shuffle-seed = Blandningens frö, visat efter det sista
shuffle-command = Den som har Whistlestop installerat kan kontrollera hela spelet:
shuffle-record = Ladda ner spelet

replay-title = { $board }: spelet i repris
replay-loading = Spelet hämtas …
replay-failed = Det här spelet kan inte visas: { $reason }
replay-retry = Försök igen
replay-step = Drag { $step } av { $last }
replay-first = Till början
replay-back = Ett drag bakåt
replay-forward = Ett drag framåt
replay-last = Till slutet
replay-play = Spela upp
replay-pause = Pausa
replay-speed = Hastighet
replay-speed-times = { $times }×
replay-before = Spelet börjar.
replay-controls = Spelets drag
replay-hands = Allas kort
replay-offer = Tittar på
replay-festivals = { $count } festivalkort
replay-keys = Tangenter: ← och → för ett drag, Home och End, mellanslag för att spela upp.

analysis-title = Vad avgjorde spelet?
analysis-what = Datorn spelar vidare från varje beslut många gånger och uppskattar chanserna. Det tar en minut eller två.
analysis-go = Analysera spelet
analysis-busy = Datorn tänker … { $seconds } { $seconds ->
    [one] sekund
   *[other] sekunder
} hittills.
analysis-failed = Det finns ingen analys: { $reason }
analysis-not-over = Bara spel som spelats till slut kan analyseras.
analysis-points = Vändpunkter
analysis-none = Inget enskilt drag avgjorde det här spelet.
analysis-mistake = Drag { $move }, { $name }: ”{ $made }” sänkte vinstchansen med { $change ->
    [one] { $change } procentenhet.
   *[other] { $change } procentenheter.
}
analysis-better = Bättre: ”{ $better }”, med en chans på { $chance }.
analysis-swing = Före drag { $move }, { $name }: korten och de andra { $up ->
    [yes] höjde
   *[no] sänkte
} vinstchansen med { $change ->
    [one] { $change } procentenhet.
   *[other] { $change } procentenheter.
}

hints-title = Vad kan jag göra?
hints-wait = Det är inte din tur. Titta på dina biljetter och planera en rutt.
hints-show = Visa mig
hints-hide = Dölj
hints-on-board = Visa på spelplanen
hints-ask = Be om ett tips
hints-busy = Datorn tänker …
hints-failed = Det finns inget tips: { $reason }
hints-none = Vid det här bordet spelar man utan tips från datorn.
hints-best = Jag skulle göra så här: ”{ $move }”. Vinstchans: { $chance }.
hints-only = Här har du inget val: ”{ $move }”.
hints-others = Också möjligt:
hints-old = Spelet har gått vidare. Be om ett nytt tips.
can-take = { $second ->
    [yes] Ta ett öppet kort som ditt andra.
   *[no] Ta ett öppet kort, och sedan ett till. { $limit ->
        [yes] En öppen joker räknas som båda.
       *[no] Jokrar räknas som vilka kort som helst.
    }
}
can-draw = { $second ->
    [yes] Dra ditt andra kort från högen.
   *[no] Dra ett kort från högen, och sedan ett till.
}
can-claim = Muta in en sträcka: du har korten för { $count ->
    [one] en sträcka
   *[other] { $count } sträckor
}.
can-tickets = Dra nya biljetter. De ger poäng om du förbinder deras städer, och kostar poäng om du inte gör det.
can-station = Bygg en station i { $count ->
    [one] en stad
   *[other] en av { $count } städer
}. Med den får du använda en annan spelares sträcka för dina biljetter.
can-harbour = Bygg en hamn i { $count ->
    [one] en stad
   *[other] en av { $count } städer
}.
can-keep = Välj vilka biljetter du behåller. Behåll dem vars städer ligger nära varandra.
can-pick = { $count ->
    [one] Välj den enda biljett som är kvar på din hand.
   *[other] Välj en av { $count } biljetter; de andra går vidare.
}
can-pieces = Välj hur många vagnar och hur många skepp du tar.
can-exchange = Byt vagnar mot skepp, eller skepp mot vagnar. Varje pjäs kostar en poäng.
can-pay = Betala. Använd de färger du behöver minst, och spara jokrarna.
can-give = Välj ett kort att lägga.
can-substitute = Välj hur många rutor du betalar med andra kort.
can-refuse = Ge upp tunneln och ta tillbaka dina kort.
can-refill = Välj vilken hög luckan i raden fylls från.
can-festival = Välj vilken festival du tar kort från.
can-pass = Passa, utan att göra något.
can-other = Välj ett av dragen som erbjuds.
