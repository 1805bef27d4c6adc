# What helps to plan: the card of a route or a city, my own plan, what tickets take, estimates.

plan-card-label = Um þennan stað
# The cards in hand that could pay for it, not the whole hand
plan-have = Spil á hendi sem nýtast: { $cards }.
plan-missing = Vantar enn: { $cards }.
# What is left of a ticket after claiming the route
plan-helps = Fyrir miðann { $ticket }: { $spaces ->
    [0] þá er hann kláraður.
    [one] þá er { $spaces } reitur eftir.
   *[other] þá eru { $spaces } reitir eftir.
}
plan-now = { $what ->
    [claim] Þú getur eignað þér hana núna.
   *[build] Þú getur byggt hér núna.
}
plan-why-pieces = Þú átt ekki nógu marga kubba eftir.
plan-why-none-left = Þú átt ekkert eftir til að byggja.
plan-why-no-route = Eignaðu þér fyrst leið til borgarinnar.
plan-harbour = { $now } núna, { $all } með opnu miðunum þínum.
plan-tickets-here = Miðarnir þínir hingað: { $tickets }.

plan-title = Áætlunin mín
plan-add = Bæta við áætlunina
plan-remove = Taka úr áætluninni
plan-remove-route = Taka úr áætluninni: { $route }
plan-cards = Spil: { $cards }.
plan-card = { $cards } (þú átt { $have })

plan-cut = { $name } eignaði sér leiðina { $route }. Fyrir miðann { $ticket } þarf nú: { $needs }.
plan-cut-lost = { $name } eignaði sér leiðina { $route }. Miðinn { $ticket } er ekki lengur mögulegur.

plan-festivals = Hátíðarspilin þín
plan-festival = { $cities }: { $cards }, { $worth }. Með einu í viðbót: { $more }.
plan-harbours = Stig sem höfn gæfi

estimate-note = Það sem hinir halda leyndu er ekki talið með.
estimate-own = Aðeins þú veist:
