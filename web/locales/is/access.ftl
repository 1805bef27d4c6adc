# Play by keyboard and with a screen reader.
# Names come in the nominative: a colon where a sentence asks for another case.

access-skip = Fara að
access-skip-board = Fara að kortinu
access-skip-cards = Fara að spilunum þínum
access-skip-moves = Fara að því sem þú getur gert
access-skip-words = Fara að kortinu í orðum

access-words = Kortið í orðum
access-words-open = Opna kortið í orðum
access-words-close = Loka kortinu í orðum
access-find = Finna borg, lit eða tegund leiðar
access-nothing-found = Ekkert fannst á kortinu.

access-claims = { $count ->
    [0] Enga leið er hægt að eigna sér núna
    [one] { $count } leið sem þú getur eignað þér
   *[other] { $count } leiðir sem þú getur eignað þér
}
access-claims-of = Frá { $city } ({ $count })
access-claim = Eigna sér { $route }
access-claim-cost = Eigna sér { $route }. { $cost }

access-cities = Borgir
access-city = Borg
access-city-choose = Veldu borg
access-city-harbour = Hér má byggja höfn.
access-city-sight = Kennileiti sem gefur { $points } stig.
access-city-festivals = { $count ->
    [one] { $count } hátíðarspil liggur hér.
   *[other] { $count } hátíðarspil liggja hér.
}
access-city-station-of = { $names } á lestarstöðina hér.
access-city-harbour-of = { $names } á höfnina hér.
access-city-routes = Leiðir frá { $city }
access-to = Til
access-length = Reitir
access-colour = Litur
access-kind = Tegund
access-state = Staða
access-state-mine = þín
access-state-owned = eigandi: { $name }
access-state-free = laus
access-state-closed = lokuð
access-cost = Kostar { $count } spil ({ $colour }).
access-cost-grey = { $count ->
    [one] Kostar { $count } spil í hvaða lit sem er.
   *[other] Kostar { $count } spil í einum lit.
}
access-cost-wilds = { $wilds ->
    [one] Minnst { $wilds } spilanna verður að vera jóker.
   *[other] Minnst { $wilds } spilanna verða að vera jókerar.
}
access-cost-tunnel = Þetta eru göng og geta því kostað meira.

access-players = Spilarar
access-player-you = { $name } (þú)
access-network = Tengdar borgir: { $cities }.
access-network-none = Engar leiðir enn.
access-stations = Lestarstöðvar í { $cities }.
access-harbours = Hafnir í { $cities }.
access-player-routes = { $count ->
    [one] { $count } leið
   *[other] { $count } leiðir
}

access-mine = Miðarnir þínir og spilin
access-hand = Á hendi: { $cards }.
access-row = Opin spil: { $cards }.
access-place = { $place } { $card }
access-no-card = ekkert spil
access-deck = Eftir í bunkanum ({ $deck }): { $count } spil.
access-tickets-left = { $count ->
    [one] { $count } miði
   *[other] { $count } miðar
} eftir.
access-player = { $name }: { $facts }.
access-tickets-none = Þú átt enga miða.
access-ticket = { $ticket }, { $points } stig.
access-ticket-done = { $ticket }, { $points } stig: kláraður.
access-ticket-lost = { $ticket }, { $points } stig: engin leið er eftir.
access-ticket-direct = { $ticket }, { $points } stig: { $spaces ->
    [one] { $spaces } reitur
   *[other] { $spaces } reitir
} eftir.
access-ticket-way = { $ticket }, { $points } stig: { $spaces ->
    [one] { $spaces } reitur
   *[other] { $spaces } reitir
} eftir, um { $via }.
access-ticket-takes = Til þess þarf: { $needs }.
access-log-empty = Ekkert hefur gerst enn.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = Þetta eru síðustu umferðirnar.

access-not-now = Ekki núna: { $now }
access-no-place = Á stað { $place } er ekkert spil sem hægt er að taka.
access-no-draw = Ekkert spil er hægt að draga núna.
access-no-tickets = Þú getur ekki dregið miða núna.
access-no-routes = Þú getur ekki eignað þér neina leið núna.
access-undone = Síðasta skrefið þitt var tekið til baka.

access-keys = Flýtilyklar
access-keys-open = Sýna flýtilyklana
access-keys-close = Loka
access-keys-on = Nota þessa lykla
access-keys-off-note = Slökkt er á lyklunum. Allt er samt hægt að nálgast með Tab, örvalyklunum og Enter.
access-keys-play = Spila
access-keys-ask = Spyrja
access-keys-move = Fara um
access-key-take = Taka opna spilið á þeim stað
access-key-draw = Draga úr bunkanum
access-key-draw-other = Draga úr hinum bunkanum
access-key-tickets = Draga miða
access-key-undo = Taka síðasta skref til baka
access-key-routes = Fara að leiðum sem þú getur eignað þér
access-key-next = Næsta leið sem þú getur eignað þér
access-key-previous = Leiðin á undan
access-key-arrows = Næsta leið eða spil í þá átt
access-key-enter = Velja það sem fókusinn er á
access-key-moves = Fara að því sem þú getur gert
access-key-words = Opna eða loka kortinu í orðum
access-key-escape = Loka því sem er opið
access-key-hand = Spilin þín
access-key-row = Opnu spilin
access-key-others = Hinir spilararnir
access-key-mine = Miðarnir þínir
access-key-log = Það sem gerðist síðast
access-key-again = Segja aftur hvað þú átt að gera
access-key-help = Sýna þessa lykla
access-name-arrows = Örvalyklar
access-name-enter = Enter
access-name-escape = Esc
