# The end of a game, its replay, and hints.
# Names come in the nominative: a colon where a sentence asks for another case.

end-scores = Stig
end-drumroll = Og sigurvegarinn er …
end-shared = { $names } deila sigrinum.
end-why-shared = { $points } stig hver um sig, og jafnt í öllu sem gæti skorið úr.
end-why-points = { $points } stig, { $ahead } fleiri en { $name }.
end-why-tickets-done = { $points } stig, jafnmörg og { $names }. Fleiri kláraðir miðar skera úr.
end-why-fewest-stations = { $points } stig, jafnmörg og { $names }. Færri byggðar lestarstöðvar skera úr.
end-why-longest-path-bonus = { $points } stig, jafnmörg og { $names }. Stigin fyrir lengstu óslitnu leiðina skera úr.
end-why-longest-path = { $points } stig, jafnmörg og { $names }. Lengri óslitin leið sker úr.
end-why-other = { $points } stig, jafnmörg og { $names }, en á undan eftir reglunni um jöfn stig.
end-given-up-title = Leikurinn var gefinn
end-given-up = Honum lauk fyrir tímann. Svona stóðu leikar.

end-counting = Nú er talið: { $part }
end-counting-soon = Stigin eru talin …
end-skip = Sýna úrslitin
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = Hvað nú?
end-again = Spila aftur
end-rematch = Spila aftur saman
end-rematch-ready = Í næsta leik
end-replay = Horfa aftur
end-learn = Læra af mistökunum
end-picture-share = Deila mynd
end-picture-save = Vista mynd
end-picture-failed = Ekki tókst að búa til myndina. Reyndu aftur.
end-new = Nýr leikur
end-start = Á forsíðuna

end-tickets = Miðar og leiðir
end-tickets-show = Bentu á eitthvað hér til að sjá það á kortinu.
end-ticket-done = kláraður:
end-ticket-missed = ókláraður:
end-no-tickets = Engir miðar.
end-longest = Lengsta óslitna leiðin: { $length } { $length ->
    [one] reitur
   *[other] reitir
}
end-lent = Lestarstöðin í { $city } notar leiðina { $route }
end-no-story = Ekki er hægt að sýna gang leiksins: { $reason }

chart-points = Stigin í gegnum leikinn
chart-chances = Vinningslíkur
chart-move = { $move ->
    [0] Fyrir fyrsta skref
    [one] Eftir skref { $move }
   *[other] Eftir skref { $move }
}
chart-value = { $name } { $value }
chart-at = { $when }: { $values }.
chart-no-value = –
chart-table = Það sama í töflu
chart-table-move = Skref
percent = { $percent }%

shuffle-title = Var rétt stokkað?
shuffle-how = Fyrir fyrsta skrefið innsiglaði netþjónninn hvernig öll spilin liggja. Nú er innsiglið opið og vafrinn þinn getur borið þetta tvennt saman.
shuffle-fits = Það stemmir: spilin lágu eins og lofað var, allt frá upphafi.
shuffle-differs = Það stemmir ekki: þetta eru ekki spilin sem lofað var.
shuffle-cannot = Vafrinn þinn ber aðeins saman á öruggum síðum (https, eða á þessari tölvu). Sæktu leikinn og athugaðu hann með skipuninni hér að neðan.
shuffle-more = Innsigli og spil
shuffle-commitment = Innsiglið (SHA-256), sýnt fyrir fyrsta skref
shuffle-seed = Fræ stokkunarinnar, sýnt eftir síðasta skref
shuffle-command = Sá sem hefur sett upp Whistlestop getur sannreynt allan leikinn:
shuffle-record = Sækja leikinn

replay-title = { $board }: endursýning
replay-loading = Leikurinn er sóttur …
replay-failed = Ekki er hægt að sýna þennan leik: { $reason }
replay-retry = Reyna aftur
replay-step = Skref { $step } af { $last }
replay-first = Fremst
replay-back = Eitt skref til baka
replay-forward = Eitt skref áfram
replay-last = Aftast
replay-play = Spila
replay-pause = Hlé
replay-speed = Hraði
replay-speed-times = { $times }×
replay-before = Leikurinn hefst.
replay-controls = Skref leiksins
replay-hands = Spil allra
replay-offer = Til skoðunar
replay-festivals = { $count } hátíðarspil
replay-keys = Lyklar: ← og → fyrir eitt skref, Home og End, bilstöngin til að spila.

analysis-title = Hvað réð úrslitum?
analysis-what = Tölvan spilar margoft áfram frá hverri ákvörðun og metur líkurnar. Það tekur eina eða tvær mínútur.
analysis-go = Greina leikinn
analysis-busy = Tölvan hugsar … { $seconds } { $seconds ->
    [one] sekúnda liðin
   *[other] sekúndur liðnar
}.
analysis-failed = Engin greining: { $reason }
analysis-not-over = Aðeins er hægt að greina leiki sem voru spilaðir til enda.
analysis-points = Vendipunktar
analysis-none = Ekkert eitt skref réð úrslitum í þessum leik.
analysis-mistake = Skref { $move }, { $name }: „{ $made }“ minnkaði vinningslíkurnar um { $change } prósentustig.
analysis-better = Betra: „{ $better }“. Vinningslíkur: { $chance }.
analysis-swing = Fyrir skref { $move }, { $name }: spilin og hinir { $up ->
    [yes] juku vinningslíkurnar um { $change } prósentustig.
   *[no] minnkuðu vinningslíkurnar um { $change } prósentustig.
}

hints-title = Hvað get ég gert?
hints-wait = Þú átt ekki leik. Skoðaðu miðana þína og skipuleggðu framhaldið.
hints-show = Sýna
hints-hide = Fela
hints-on-board = Sýna á kortinu
hints-ask = Fá vísbendingu
hints-busy = Tölvan hugsar …
hints-failed = Engin vísbending: { $reason }
hints-none = Við þetta borð gefur tölvan engar vísbendingar.
hints-best = Ég myndi gera þetta: „{ $move }“. Vinningslíkur: { $chance }.
hints-only = Hér er aðeins eitt í boði: „{ $move }“.
hints-others = Líka mögulegt:
hints-old = Leikurinn hefur haldið áfram. Biddu um nýja vísbendingu.
can-take = { $second ->
    [yes] Taktu opið spil sem seinna spilið þitt.
   *[no] Taktu opið spil, og síðan annað spil. { $limit ->
        [yes] Opinn jóker telst sem bæði.
       *[no] Jókerar teljast eins og önnur spil.
    }
}
can-draw = { $second ->
    [yes] Dragðu úr bunkanum sem seinna spilið þitt.
   *[no] Dragðu spil úr bunkanum, og síðan annað spil.
}
can-claim = Eignaðu þér leið: þú átt spilin fyrir { $count ->
    [one] { $count } leið
   *[other] { $count } leiðir
}.
can-tickets = Dragðu nýja miða. Þeir gefa stig ef þú tengir borgirnar á þeim, og kosta stig ef þú gerir það ekki.
can-station = Byggðu lestarstöð. { $count ->
    [one] { $count } borg kemur
   *[other] { $count } borgir koma
} til greina. Með henni máttu nota eina leið annars spilara til að klára miðana þína.
can-harbour = Byggðu höfn. { $count ->
    [one] { $count } borg kemur
   *[other] { $count } borgir koma
} til greina.
can-keep = Veldu miðana sem þú heldur eftir. Taktu helst miða þar sem stutt er á milli borganna.
can-pick = { $count ->
    [one] Veldu eina miðann sem eftir er.
   *[other] Veldu einn miða af { $count }; hinir ganga áfram.
}
can-pieces = Veldu hve marga vagna og hve mörg skip þú tekur.
can-exchange = Skiptu vögnum út fyrir skip, eða skipum út fyrir vagna. Hver kubbur kostar eitt stig.
can-pay = Borgaðu. Notaðu þá liti sem þú þarft síst og geymdu jókerana.
can-give = Veldu spil til að leggja út.
can-substitute = Veldu fyrir hve marga reiti þú borgar með öðrum spilum.
can-refuse = Hættu við göngin og taktu spilin þín aftur.
can-refill = Veldu úr hvorum bunkanum fyllt er í skarðið í röðinni.
can-festival = Veldu hátíðina sem þú tekur spil frá.
can-pass = Segðu pass og gerðu ekkert.
can-other = Veldu eitt af því sem er í boði.
