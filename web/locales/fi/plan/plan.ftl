# What helps to plan: the card of a route or a city, my own plan, what tickets take, estimates.

plan-card-label = Tietoja tästä kohteesta
# The cards in hand that could pay for it, not the whole hand
plan-have = Sopivat kortit kädessäsi: { $cards }.
plan-missing = Puuttuu vielä: { $cards }.
# What is left of a ticket after claiming the route
plan-helps = Lippu { $ticket }: { $spaces ->
    [0] tämä tekee sen valmiiksi.
    [one] tämän jälkeen puuttuu 1 ruutu.
   *[other] tämän jälkeen puuttuu { $spaces } ruutua.
}
plan-now = { $what ->
    [claim] Voit rakentaa sen nyt.
   *[build] Voit rakentaa tänne nyt.
}
plan-why-pieces = Nappuloita ei ole enää tarpeeksi.
plan-why-none-left = Olet jo rakentanut kaikki omasi.
plan-why-no-route = Rakenna ensin reitti tähän kaupunkiin.
plan-harbour = Nyt { $now }, keskeneräisten lippujen kanssa { $all }.
plan-tickets-here = Lippusi tänne: { $tickets }.

plan-title = Oma suunnitelma
plan-add = Lisää suunnitelmaan
plan-remove = Poista suunnitelmasta
plan-remove-route = Poista suunnitelmasta { $route }
plan-cards = Kortit: { $cards }.
plan-card = { $cards } (sinulla on { $have })

plan-cut = { $name } rakensi reitin { $route }. Lippuun { $ticket } tarvitaan nyt { $needs }.
plan-cut-lost = { $name } rakensi reitin { $route }. Lippu { $ticket } ei ole enää mahdollinen.

plan-festivals = Juhlakorttisi
plan-festival = { $cities }: { $cards }, { $worth }. Yhdellä lisäkortilla: { $more }.
plan-harbours = Paljonko satama toisi

estimate-note = Mukana ei ole sitä, minkä muut pitävät salassa.
estimate-own = Vain sinä tiedät:
