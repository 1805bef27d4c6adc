# Play by keyboard and with a screen reader.

access-skip = Hoppa till
access-skip-board = Hoppa till spelplanen
access-skip-cards = Hoppa till dina kort
access-skip-moves = Hoppa till vad du kan göra
access-skip-words = Hoppa till spelplanen i ord

access-words = Spelplanen i ord
access-words-open = Öppna spelplanen i ord
access-words-close = Stäng spelplanen i ord
access-find = Sök en stad, en färg eller en typ av sträcka
access-nothing-found = Inget hittades på spelplanen.

access-claims = { $count ->
    [0] Ingen sträcka går att muta in nu
    [one] En sträcka som du kan muta in
   *[other] { $count } sträckor som du kan muta in
}
access-claims-of = Från { $city } ({ $count })
access-claim = Muta in { $route }
access-claim-cost = Muta in { $route }. { $cost }

access-cities = Städer
access-city = Stad
access-city-choose = Välj en stad
access-city-harbour = Här går det att bygga en hamn.
access-city-sight = En sevärdhet värd { $points } poäng.
access-city-festivals = { $count ->
    [one] 1 festivalkort ligger här.
   *[other] { $count } festivalkort ligger här.
}
access-city-station-of = { $names } har byggt en station här.
access-city-harbour-of = { $names } har byggt en hamn här.
access-city-routes = Sträckor från { $city }
access-to = Till
access-length = Rutor
access-colour = Färg
access-kind = Typ
access-state = Läge
access-state-mine = din
access-state-owned = ägs av { $name }
access-state-free = ledig
access-state-closed = stängd
access-cost = Kostar { $count } kort i { $colour }.
access-cost-grey = { $count ->
    [one] Kostar 1 kort i valfri färg.
   *[other] Kostar { $count } kort i en och samma färg.
}
access-cost-wilds = { $wilds ->
    [one] Minst 1 av korten måste vara en joker.
   *[other] Minst { $wilds } av korten måste vara jokrar.
}
access-cost-tunnel = Eftersom det är en tunnel kan den kosta mer.

access-players = Spelare
access-player-you = { $name } (du)
access-network = Förbundna städer: { $cities }.
access-network-none = Inga sträckor än.
access-stations = Stationer i { $cities }.
access-harbours = Hamnar i { $cities }.
access-player-routes = { $count ->
    [one] 1 sträcka
   *[other] { $count } sträckor
}

access-mine = Dina biljetter och kort
access-hand = Du har { $cards }.
access-row = Öppna kort: { $cards }.
access-place = { $place } { $card }
access-no-card = inget kort
access-deck = { $count } kort kvar i högen med { $deck }.
access-tickets-left = { $count ->
    [one] 1 biljett
   *[other] { $count } biljetter
} kvar.
access-player = { $name }: { $facts }.
access-tickets-none = Du har inga biljetter.
access-ticket = { $ticket }, { $points } poäng.
access-ticket-done = { $ticket }, { $points } poäng: klarad.
access-ticket-lost = { $ticket }, { $points } poäng: ingen väg är kvar.
access-ticket-direct = { $ticket }, { $points } poäng: { $spaces ->
    [one] 1 ruta
   *[other] { $spaces } rutor
} kvar.
access-ticket-way = { $ticket }, { $points } poäng: { $spaces ->
    [one] 1 ruta
   *[other] { $spaces } rutor
} kvar, via { $via }.
access-ticket-takes = Det kräver { $needs }.
access-log-empty = Inget har hänt än.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = Det här är de sista turerna.

access-not-now = Inte nu: { $now }
access-no-place = Det finns inget kort att ta på plats { $place }.
access-no-draw = Det finns inget kort att dra nu.
access-no-tickets = Du kan inte dra biljetter nu.
access-no-routes = Det finns ingen sträcka som du kan muta in nu.
access-undone = Ditt senaste drag har tagits tillbaka.

access-keys = Tangenter
access-keys-open = Visa tangenterna
access-keys-close = Stäng
access-keys-on = Använd de här tangenterna
access-keys-off-note = Tangenterna är avstängda. Allt nås ändå med Tab, piltangenterna och Enter.
access-keys-play = Spela
access-keys-ask = Fråga
access-keys-move = Gå runt
access-key-take = Ta det öppna kortet på den platsen
access-key-draw = Dra från högen
access-key-draw-other = Dra från den andra högen
access-key-tickets = Dra biljetter
access-key-undo = Ångra det senaste draget
access-key-routes = Gå till sträckorna som du kan muta in
access-key-next = Nästa sträcka som du kan muta in
access-key-previous = Föregående sträcka som du kan muta in
access-key-arrows = Närmaste sträcka eller kort i den riktningen
access-key-enter = Välj det som är i fokus
access-key-moves = Gå till vad du kan göra
access-key-words = Öppna eller stäng spelplanen i ord
access-key-escape = Stäng det som är öppet
access-key-hand = Dina kort
access-key-row = De öppna korten
access-key-others = De andra spelarna
access-key-mine = Dina biljetter
access-key-log = Vad som hände senast
access-key-again = Säg igen vad du ska göra
access-key-help = Visa de här tangenterna
access-name-arrows = Piltangenter
access-name-enter = Enter
access-name-escape = Esc
