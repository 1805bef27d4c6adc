# What helps to plan: the card of a route or a city, my own plan, what tickets take, estimates.

plan-card-label = Om dette sted
# The cards in hand that could pay for it, not the whole hand
plan-have = Du har { $cards } at betale med.
plan-missing = Mangler stadig: { $cards }.
# What is left of a ticket after claiming the route
plan-helps = Til { $ticket }: { $spaces ->
    [0] Så er det klaret.
    [one] Så mangler der 1 felt.
   *[other] Så mangler der { $spaces } felter.
}
plan-now = { $what ->
    [claim] Du kan gøre krav på den nu.
   *[build] Du kan bygge her nu.
}
plan-why-pieces = Du har ikke brikker nok tilbage.
plan-why-none-left = Du har ikke flere at bygge.
plan-why-no-route = Gør først krav på en strækning til byen.
plan-harbour = { $now } nu, { $all } med dine åbne rutekort.
plan-tickets-here = Dine rutekort hertil: { $tickets }.

plan-title = Min plan
plan-add = Føj til min plan
plan-remove = Fjern fra min plan
plan-remove-route = Fjern { $route } fra min plan
plan-cards = Kort: { $cards }.
plan-card = { $cards } (du har { $have })

plan-cut = { $name } har gjort krav på { $route }. Til { $ticket } skal du nu bruge { $needs }.
plan-cut-lost = { $name } har gjort krav på { $route }. { $ticket } er ikke længere muligt.

plan-festivals = Dine festivalkort
plan-festival = { $cities }: { $cards }, { $worth }. Med ét mere: { $more }.
plan-harbours = Hvad en havn ville give

estimate-note = Det, de andre holder skjult, er ikke talt med.
estimate-own = Det ved kun du:
