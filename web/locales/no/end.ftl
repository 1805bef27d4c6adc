# The end of a game, its replay, and hints.

end-scores = Poeng
end-drumroll = Og vinneren er …
end-shared = { $names } deler seieren.
end-why-shared = { $points } poeng til hver, og de står likt i alt som kunne ha avgjort.
end-why-points = { $points } poeng, { $ahead } foran { $name }.
end-why-tickets-done = { $points } poeng, like mange som { $names }. Flere fullførte billetter avgjør.
end-why-fewest-stations = { $points } poeng, like mange som { $names }. Færre bygde stasjoner avgjør.
end-why-longest-path-bonus = { $points } poeng, like mange som { $names }. Bonusen for den lengste ruten avgjør.
end-why-longest-path = { $points } poeng, like mange som { $names }. Den lengste ruten avgjør.
end-why-other = { $points } poeng, like mange som { $names }, men foran etter regelen om poenglikhet.
end-given-up-title = Spillet ble gitt opp
end-given-up = Det sluttet før tiden. Slik sto det.

end-counting = Nå telles: { $part }
end-counting-soon = Poengene telles …
end-skip = Vis resultatet
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = Hva nå?
end-again = Spill igjen
end-rematch = Spill igjen sammen
end-rematch-ready = Gå til neste spill
end-replay = Se det på nytt
end-learn = Lær av feilene dine
end-picture-share = Del et bilde
end-picture-save = Lagre et bilde
end-picture-failed = Bildet kunne ikke lages. Prøv igjen.
end-new = Nytt spill
end-start = Til forsiden

end-tickets = Billetter og ruter
end-tickets-show = Pek på en billett eller en rute for å se den på brettet.
end-ticket-done = fullført:
end-ticket-missed = ufullført:
end-no-tickets = Ingen billetter.
end-longest = Lengste rute: { $length } felt
end-lent = Stasjonen i { $city } bruker { $route }
end-no-story = Gangen i spillet kan ikke vises: { $reason }

chart-points = Poeng underveis
chart-chances = Sjanse til å vinne
chart-move = { $move ->
    [0] Før det første trekket
    [one] Etter trekk { $move }
   *[other] Etter trekk { $move }
}
chart-value = { $name } { $value }
chart-at = { $when }: { $values }.
chart-no-value = –
chart-table = Det samme som tabell
chart-table-move = Trekk
percent = { $percent }{ "\u00A0" }%

shuffle-title = Ble kortene stokket rettferdig?
shuffle-how = Før det første trekket forseglet serveren rekkefølgen på kortene. Nå er seglet brutt, og nettleseren din kan sammenligne de to.
shuffle-fits = Det stemmer: Kortene lå fra starten slik det var lovet.
shuffle-differs = Det stemmer ikke: Disse kortene er ikke de som var lovet.
shuffle-cannot = Nettleseren din sammenligner bare på sikre sider (https, eller på denne datamaskinen). Last ned spillet og sjekk det med kommandoen nedenfor.
shuffle-more = Segl og kort
shuffle-commitment = Seglet (SHA-256), vist før det første trekket
shuffle-seed = Startverdien for stokkingen, vist etter det siste
shuffle-command = Alle som har Whistlestop installert, kan sjekke hele spillet:
shuffle-record = Last ned spillet

replay-title = { $board }: spillet i reprise
replay-loading = Spillet hentes …
replay-failed = Spillet kan ikke vises: { $reason }
replay-retry = Prøv igjen
replay-step = Trekk { $step } av { $last }
replay-first = Til begynnelsen
replay-back = Ett trekk tilbake
replay-forward = Ett trekk fram
replay-last = Til slutten
replay-play = Spill av
replay-pause = Sett på pause
replay-speed = Tempo
replay-speed-times = { $times }×
replay-before = Spillet begynner.
replay-controls = Trekkene i spillet
replay-hands = Alles kort
replay-offer = Ser på
replay-festivals = { $count } festivalkort
replay-keys = Taster: ← og → for et trekk, Home og End, mellomrom for å spille av.

analysis-title = Hva avgjorde spillet?
analysis-what = Datamaskinen spiller videre fra hver avgjørelse mange ganger og anslår sjansene. Det tar et minutt eller to.
analysis-go = Analyser spillet
analysis-busy = Datamaskinen tenker … { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
} så langt.
analysis-failed = Det finnes ingen analyse: { $reason }
analysis-not-over = Bare spill som er spilt ferdig, kan analyseres.
analysis-points = Vendepunkter
analysis-none = Ikke noe enkelt trekk avgjorde dette spillet.
analysis-mistake = Trekk { $move }, { $name }: «{ $made }» senket sjansen til å vinne med { $change } prosentpoeng.
analysis-better = Bedre: «{ $better }», med en sjanse på { $chance }.
analysis-swing = Før trekk { $move }, { $name }: Kortene og de andre { $up ->
    [yes] økte sjansen til å vinne med { $change } prosentpoeng.
   *[no] senket sjansen til å vinne med { $change } prosentpoeng.
}

hints-title = Hva kan jeg gjøre?
hints-wait = Det er ikke din tur. Se på billettene dine, og planlegg en rute.
hints-show = Vis meg
hints-hide = Skjul
hints-on-board = Vis det på brettet
hints-ask = Be om et tips
hints-busy = Datamaskinen tenker …
hints-failed = Det finnes ikke noe tips: { $reason }
hints-none = Ved dette bordet spiller man uten tips fra datamaskinen.
hints-best = Jeg ville gjort dette: «{ $move }». Sjanse til å vinne: { $chance }.
hints-only = Du har ikke noe valg her: «{ $move }».
hints-others = Også mulig:
hints-old = Spillet har gått videre. Be om et nytt tips.
can-take = { $second ->
    [yes] Ta et åpent kort som ditt andre.
   *[no] Ta et åpent kort, og så ett kort til. { $limit ->
        [yes] En åpen joker teller som begge.
       *[no] Jokere teller som alle andre kort.
    }
}
can-draw = { $second ->
    [yes] Trekk det andre kortet ditt fra bunken.
   *[no] Trekk et kort fra bunken, og så ett kort til.
}
can-claim = Bygg en strekning: Du har kortene til { $count ->
    [one] én strekning
   *[other] { $count } strekninger
}.
can-tickets = Trekk nye billetter. De gir poeng hvis du forbinder byene på dem, og koster poeng hvis du ikke gjør det.
can-station = Bygg en stasjon i { $count ->
    [one] én by
   *[other] en av { $count } byer
}. Med den kan du bruke én av strekningene til en annen spiller for billettene dine.
can-harbour = Bygg en havn i { $count ->
    [one] én by
   *[other] en av { $count } byer
}.
can-keep = Velg hvilke billetter du beholder. Behold helst billetter der byene ligger nær hverandre.
can-pick = { $count ->
    [one] Velg den eneste billetten som er igjen på hånden.
   *[other] Velg én av { $count } billetter; de andre går videre.
}
can-pieces = Velg hvor mange vogner og hvor mange skip du tar.
can-exchange = Bytt vogner mot skip, eller skip mot vogner. Hver brikke koster ett poeng.
can-pay = Betal. Bruk fargene du trenger minst, og spar jokerne.
can-give = Velg et kort å legge.
can-substitute = Velg hvor mange felt du betaler med andre kort.
can-refuse = Gi opp tunnelen og ta kortene dine tilbake.
can-refill = Velg hvilken bunke hullet i rekken fylles fra.
can-festival = Velg hvilken by du tar festivalkort fra.
can-pass = Pass uten å gjøre noe.
can-other = Velg ett av de mulige trekkene.
