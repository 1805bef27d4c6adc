# The end of a game, its replay, and hints.

end-scores = Point
end-drumroll = Og vinderen er …
end-shared = { $names } deler sejren.
end-why-shared = { $points } point til hver, og de står lige i alt, der kunne afgøre det.
end-why-points = { $points } point, { $ahead } foran { $name }.
end-why-tickets-done = { $points } point, lige så mange som { $names }. Flere klarede rutekort afgør det.
end-why-fewest-stations = { $points } point, lige så mange som { $names }. Færre byggede stationer afgør det.
end-why-longest-path-bonus = { $points } point, lige så mange som { $names }. Bonussen for den længste rute afgør det.
end-why-longest-path = { $points } point, lige så mange som { $names }. Den længere rute afgør det.
end-why-other = { $points } point, lige så mange som { $names }, men foran efter reglen om pointlighed.
end-given-up-title = Spillet blev opgivet
end-given-up = Det sluttede før tid. Sådan stod det.

end-counting = Nu tælles: { $part }
end-counting-soon = Pointene tælles …
end-skip = Vis resultatet
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = Hvad nu?
end-again = Spil igen
end-rematch = Spil igen sammen
end-rematch-ready = Gå til næste spil
end-replay = Se det igen
end-learn = Lær af dine fejl
end-picture-share = Del et billede
end-picture-save = Gem et billede
end-picture-failed = Billedet kunne ikke laves. Prøv igen.
end-new = Nyt spil
end-start = Til forsiden

end-tickets = Rutekort og ruter
end-tickets-show = Peg på et rutekort eller en rute for at se det på brættet.
end-ticket-done = klaret:
end-ticket-missed = ikke klaret:
end-no-tickets = Ingen rutekort.
end-longest = Længste rute: { $length } { $length ->
    [one] felt
   *[other] felter
}
end-lent = Stationen i { $city } bruger { $route }
end-no-story = Spillets gang kan ikke vises: { $reason }

chart-points = Point undervejs
chart-chances = Chance for at vinde
chart-move = { $move ->
    [0] Før det første træk
    [one] Efter træk { $move }
   *[other] Efter træk { $move }
}
chart-value = { $name } { $value }
chart-at = { $when }: { $values }.
chart-no-value = –
chart-table = Det samme som tabel
chart-table-move = Træk
percent = { $percent }{ "\u00A0" }%

shuffle-title = Blev kortene blandet retfærdigt?
shuffle-how = Før det første træk forseglede serveren kortenes rækkefølge. Nu er seglet brudt, og din browser kan sammenligne de to.
shuffle-fits = Det passer: Kortene lå fra starten, som det var lovet.
shuffle-differs = Det passer ikke: Disse kort er ikke dem, der var lovet.
shuffle-cannot = Din browser sammenligner kun på sikre sider (https eller på denne computer). Hent spillet, og tjek det med kommandoen nedenfor.
shuffle-more = Segl og kort
shuffle-commitment = Seglet (SHA-256), vist før det første træk
shuffle-seed = Blandingens startværdi, vist efter det sidste
shuffle-command = Alle, der har Whistlestop installeret, kan tjekke hele spillet:
shuffle-record = Hent spillet

replay-title = { $board }: gensyn med spillet
replay-loading = Spillet hentes …
replay-failed = Spillet kan ikke vises: { $reason }
replay-retry = Prøv igen
replay-step = Træk { $step } af { $last }
replay-first = Til begyndelsen
replay-back = Et træk tilbage
replay-forward = Et træk frem
replay-last = Til slutningen
replay-play = Afspil
replay-pause = Sæt på pause
replay-speed = Tempo
replay-speed-times = { $times }×
replay-before = Spillet begynder.
replay-controls = Spillets træk
replay-hands = Alles kort
replay-offer = Ser på
replay-festivals = { $count } festivalkort
replay-keys = Taster: ← og → for et træk, Home og End, mellemrum for at afspille.

analysis-title = Hvad afgjorde spillet?
analysis-what = Computeren spiller videre fra hver beslutning mange gange og vurderer chancerne. Det tager et minut eller to.
analysis-go = Analysér spillet
analysis-busy = Computeren tænker … { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
} indtil nu.
analysis-failed = Der er ingen analyse: { $reason }
analysis-not-over = Kun spil, der er spillet til ende, kan analyseres.
analysis-points = Vendepunkter
analysis-none = Intet enkelt træk afgjorde spillet.
analysis-mistake = Træk { $move }, { $name }: »{ $made }« mindskede chancen for at vinde med { $change } procentpoint.
analysis-better = Bedre: »{ $better }« med en chance på { $chance }.
analysis-swing = Før træk { $move }, { $name }: Kortene og de andre { $up ->
    [yes] øgede chancen for at vinde med { $change } procentpoint.
   *[no] mindskede chancen for at vinde med { $change } procentpoint.
}

hints-title = Hvad kan jeg gøre?
hints-wait = Det er ikke din tur. Se på dine rutekort, og planlæg en rute.
hints-show = Vis mig
hints-hide = Skjul
hints-on-board = Vis det på brættet
hints-ask = Bed om et tip
hints-busy = Computeren tænker …
hints-failed = Der er intet tip: { $reason }
hints-none = Ved dette bord spilles der uden tips fra computeren.
hints-best = Jeg ville gøre dette: »{ $move }«. Chance for at vinde: { $chance }.
hints-only = Du har intet valg her: »{ $move }«.
hints-others = Også muligt:
hints-old = Spillet er gået videre. Bed om et nyt tip.
can-take = { $second ->
    [yes] Tag et synligt kort som dit andet.
   *[no] Tag et synligt kort og så et kort til. { $limit ->
        [yes] En synlig joker tæller som begge.
       *[no] Jokere tæller som alle andre kort.
    }
}
can-draw = { $second ->
    [yes] Træk dit andet kort fra bunken.
   *[no] Træk et kort fra bunken og så et kort til.
}
can-claim = Gør krav på en strækning: Du har kortene til { $count ->
    [one] én strækning
   *[other] { $count } strækninger
}.
can-tickets = Træk nye rutekort. De giver point, hvis du forbinder deres byer, og koster point, hvis du ikke gør.
can-station = Byg en station i { $count ->
    [one] én by
   *[other] en af { $count } byer
}. Med den må du bruge én af en anden spillers strækninger til dine rutekort.
can-harbour = Byg en havn i { $count ->
    [one] én by
   *[other] en af { $count } byer
}.
can-keep = Vælg, hvilke rutekort du beholder. Behold dem, hvor byerne ligger tæt på hinanden.
can-pick = { $count ->
    [one] Vælg det eneste rutekort, der er tilbage på din hånd.
   *[other] Vælg ét af { $count } rutekort; de andre går videre.
}
can-pieces = Vælg, hvor mange vogne og hvor mange skibe du tager.
can-exchange = Byt vogne til skibe eller skibe til vogne. Hver brik koster et point.
can-pay = Betal. Brug de farver, du har mindst brug for, og gem jokerne.
can-give = Vælg et kort, du lægger.
can-substitute = Vælg, hvor mange felter du betaler med andre kort.
can-refuse = Opgiv tunnelen, og tag dine kort tilbage.
can-refill = Vælg, hvilken bunke hullet i rækken fyldes fra.
can-festival = Vælg, hvilken bys festivalkort du tager.
can-pass = Meld pas uden at gøre noget.
can-other = Vælg et af de mulige træk.
