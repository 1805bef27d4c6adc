# The pages.
# Names come in the nominative: a colon where a sentence asks for another case.

app-name = Whistlestop
app-line = Leggðu teinana á undan hinum.
to-start = Öll borð

app-own = Ókeypis útgáfa af fimm kortum lestarspilsins fræga, með okkar eigin nafni, myndum og texta. Ótengd útgefanda spilsins.
start-docs = Leiðbeiningar

start-play = Spila núna
start-more = Fleiri leiðir til að spila
start-friends = Með vinum
start-friends-line = Við þennan skjá, eða úr fjarlægð með hlekk.
start-lobby = Opin borð
start-lobby-line = Sestu þar sem einhver bíður, eða fylgstu með leik.
start-guide = Fyrsti leikurinn
start-guide-line = Stuttur leikur með leiðsögn: lærðu með því að spila.
start-lesson = Kennslustund: það sem er sérstakt við kortið
start-rules = Reglurnar
start-rules-line = Hvert kort á einni síðu, með dæmum.
start-games = Loknir leikir
start-games-line = Skoðaðu þá aftur, skref fyrir skref, og sjáðu hvað réð úrslitum.
start-me = Önnur tæki
start-me-line = Taktu nafnið þitt og borðin með þér.
start-board = Kort
start-level = Mótherjar
start-players = Spilarar
start-name = Nafnið þitt
start-name-default = Ferðalangur
start-go = Hefja leikinn
start-my-tables = Borðin mín
start-your-turn = Þú átt leik
start-over = Lokið
start-playing = Í gangi
start-waiting = Í bið
start-with = Aðrir: { $names }
start-free = { $count ->
    [one] { $count } laust sæti
   *[other] { $count } laus sæti
}
start-failed = Þetta tókst ekki: { $reason }

players-number = { $count }
waiting-for-server = Andartak …

line-connecting = Tengist …

board-label = Kortið { $board }
route-label = { $route }, { $length } { $length ->
    [one] reitur
   *[other] reitir
}, { $colour }, { $kind }
city-label = Byggja í { $city }

turn-mine = Þú átt leik
turn-mine-named = { $name }, þú átt leik
turn-other = Á leik: { $names }
turn-nobody = Leiknum er lokið
phase-opening = Veldu miðana sem þú heldur eftir.
phase-draft = Veldu miða; sessunautur þinn fær hina.
phase-draft-keep = Veldu miðana sem þú heldur eftir.
phase-pieces = Veldu hve marga vagna og hve mörg skip þú tekur.
phase-main = Taktu spil, eignaðu þér leið eða dragðu miða.
phase-second-card = Taktu annað spil.
phase-pay = Veldu hvernig þú borgar.
phase-substitute = Veldu fyrir hve marga reiti þú borgar með öðrum spilum.
phase-variant = Veldu hvaða spil þú leggur út.
phase-give = Veldu spil til að leggja út.
phase-surcharge = Göngin kosta meira.
phase-keep = Veldu miðana sem þú heldur eftir.
phase-refill = Veldu hvernig fyllt er í skarðið í röðinni.
phase-festival = Veldu hátíðina sem þú tekur spil frá.
phase-other = Veldu eitt.
last-turns = Síðustu umferðir

table-row = Opin spil
table-deck-left = { $count } eftir
table-tickets-left = Miðar
table-hand = Spilin þín
table-hand-empty = Engin spil.
hand-sort = Raða eftir
hand-sort-colour = lit
hand-sort-count = fjölda
hand-sort-use = gagnsemi
table-tickets = Miðarnir þínir
table-players = Spilarar
recap-title = Frá síðustu umferð þinni
end-pieces = Fæstir kubbar: { $name } ({ $count }). Síðustu umferðirnar hefjast þegar { $end ->
    [one] { $end } er eftir
   *[other] { $end } eru eftir
}.
table-log = Gangur leiksins
table-board = Kort
player-cards = spil
player-tickets = { $count ->
    [one] miði
   *[other] miðar
}
player-trains = { $count ->
    [one] vagn
   *[other] vagnar
}
player-taxis = { $count ->
    [one] leigubíll
   *[other] leigubílar
}
player-ships = skip
player-stations = { $count ->
    [one] lestarstöð
   *[other] lestarstöðvar
}
player-harbours = { $count ->
    [one] höfn
   *[other] hafnir
}
player-points = stig
player-you = þú
player-away = fjarri

keep-title = Hvaða miðum heldur þú eftir?
keep-go = Halda { $count ->
    [0] engum
    [one] þessum miða
   *[other] þessum { $count } miðum
}
look-at-board = Skoða kortið
back-to-choice = Aftur að valinu

pay-cancel = Hætta við
surcharge-title = Göngin { $route } kosta { $count } spil í viðbót
surcharge-revealed = Þessi spil komu upp:

score-title = Endastöðin
score-won = { $you ->
    [yes] Þú vannst!
   *[no] { $names } vann!
}
score-player = Spilari
score-total = Samtals
score-part-routes = Leiðir
score-part-tickets = Kláraðir miðar
score-part-missed-tickets = Ókláraðir miðar
score-part-longest-path = Lengsta óslitna leiðin
score-part-most-tickets = Flestir miðar
score-part-stations = Lestarstöðvar
score-part-harbours = Hafnir
score-part-attractions = Kennileiti
score-part-festivals = Hátíðir
score-part-exchange = Skipti
refused = Þetta tókst ekki: { $reason }
turn-waiting = Beðið eftir hinum
player-festivals = hátíðarspil
table-panels = Meira um borðið
tab-log = Saga
tab-tickets = Miðar
tab-players = Spilarar
tab-help = Hjálp
tab-more = Meira
explain = Útskýra
explain-end = Loka
act-choose-city = Veldu borg
close = Loka
