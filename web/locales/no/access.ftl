# Play by keyboard and with a screen reader.

access-skip = Hopp til
access-skip-board = Hopp til brettet
access-skip-cards = Hopp til kortene dine
access-skip-moves = Hopp til det du kan gjøre
access-skip-words = Hopp til brettet i ord

access-words = Brettet i ord
access-words-open = Åpne brettet i ord
access-words-close = Lukk brettet i ord
access-find = Finn en by, en farge eller en type strekning
access-nothing-found = Fant ingenting på brettet.

access-claims = { $count ->
    [0] Du kan ikke bygge noen strekning nå
    [one] Én strekning du kan bygge
   *[other] { $count } strekninger du kan bygge
}
access-claims-of = Fra { $city } ({ $count })
access-claim = Bygg { $route }
access-claim-cost = Bygg { $route }. { $cost }

access-cities = Byer
access-city = By
access-city-choose = Velg en by
access-city-harbour = Her kan det bygges en havn.
access-city-sight = En severdighet verdt { $points } poeng.
access-city-festivals = { $count ->
    [one] Her ligger 1 festivalkort.
   *[other] Her ligger { $count } festivalkort.
}
access-city-station-of = Her har { $names } bygd en stasjon.
access-city-harbour-of = Her har { $names } bygd en havn.
access-city-routes = Strekninger fra { $city }
access-to = Til
access-length = Felt
access-colour = Farge
access-kind = Type
access-state = Status
access-state-mine = din
access-state-owned = tilhører { $name }
access-state-free = ledig
access-state-closed = stengt
access-cost = Koster { $count } kort i { $colour }.
access-cost-grey = { $count ->
    [one] Koster 1 kort i valgfri farge.
   *[other] Koster { $count } kort i samme farge.
}
access-cost-wilds = { $wilds ->
    [one] Minst 1 av kortene må være en joker.
   *[other] Minst { $wilds } av kortene må være jokere.
}
access-cost-tunnel = Siden det er en tunnel, kan den koste mer.

access-players = Spillere
access-player-you = { $name } (deg)
access-network = Forbundne byer: { $cities }.
access-network-none = Ingen strekninger ennå.
access-stations = Stasjoner i { $cities }.
access-harbours = Havner i { $cities }.
access-player-routes = { $count ->
    [one] 1 strekning
   *[other] { $count } strekninger
}

access-mine = Billettene og kortene dine
access-hand = Du har { $cards }.
access-row = Åpne kort: { $cards }.
access-place = { $place } { $card }
access-no-card = ikke noe kort
access-deck = { $count } kort igjen i bunken med { $deck }.
access-tickets-left = { $count ->
    [one] 1 billett
   *[other] { $count } billetter
} igjen.
access-player = { $name }: { $facts }.
access-tickets-none = Du har ingen billetter.
access-ticket = { $ticket }, { $points } poeng.
access-ticket-done = { $ticket }, { $points } poeng: fullført.
access-ticket-lost = { $ticket }, { $points } poeng: Det er ingen vei igjen.
access-ticket-direct = { $ticket }, { $points } poeng: { $spaces } felt igjen.
access-ticket-way = { $ticket }, { $points } poeng: { $spaces } felt igjen, via { $via }.
access-ticket-takes = Det krever { $needs }.
access-log-empty = Ingenting har skjedd ennå.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = Dette er de siste turene.

access-not-now = Ikke nå: { $now }
access-no-place = Det er ikke noe kort å ta på plass { $place }.
access-no-draw = Det er ikke noe kort å trekke nå.
access-no-tickets = Du kan ikke trekke billetter nå.
access-no-routes = Det er ingen strekning du kan bygge nå.
access-undone = Det siste trekket ditt er tatt tilbake.

access-keys = Taster
access-keys-open = Vis tastene
access-keys-close = Lukk
access-keys-on = Bruk disse tastene
access-keys-off-note = Tastene er slått av. Du kan fortsatt nå alt med Tab, piltastene og Enter.
access-keys-play = Spill
access-keys-ask = Spør
access-keys-move = Gå rundt
access-key-take = Ta det åpne kortet på den plassen
access-key-draw = Trekk fra bunken
access-key-draw-other = Trekk fra den andre bunken
access-key-tickets = Trekk billetter
access-key-undo = Angre det siste trekket
access-key-routes = Gå til strekningene du kan bygge
access-key-next = Neste strekning du kan bygge
access-key-previous = Forrige strekning du kan bygge
access-key-arrows = Nærmeste strekning eller kort i den retningen
access-key-enter = Velg det som er i fokus
access-key-moves = Gå til det du kan gjøre
access-key-words = Åpne eller lukk brettet i ord
access-key-escape = Lukk det som er åpent
access-key-hand = Kortene dine
access-key-row = De åpne kortene
access-key-others = De andre spillerne
access-key-mine = Billettene dine
access-key-log = Det som skjedde sist
access-key-again = Si igjen hva du skal gjøre
access-key-help = Vis disse tastene
access-name-arrows = Piltaster
access-name-enter = Enter
access-name-escape = Esc
