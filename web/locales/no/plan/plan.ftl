# What helps to plan: the card of a route or a city, my own plan, what tickets take, estimates.

plan-card-label = Om dette stedet
# The cards in hand that could pay for it, not the whole hand
plan-have = Du har { $cards } å betale med.
plan-missing = Mangler fortsatt: { $cards }.
# What is left of a ticket after claiming the route
plan-helps = For { $ticket }: { $spaces ->
    [0] Da er den fullført.
    [one] Da gjenstår 1 felt.
   *[other] Da gjenstår { $spaces } felt.
}
plan-now = { $what ->
    [claim] Du kan bygge den nå.
   *[build] Du kan bygge her nå.
}
plan-why-pieces = Du har ikke nok brikker igjen.
plan-why-none-left = Du har ingen igjen å bygge.
plan-why-no-route = Bygg først en strekning til byen.
plan-harbour = { $now } nå, { $all } med de åpne billettene dine.
plan-tickets-here = Billettene dine hit: { $tickets }.

plan-title = Planen min
plan-add = Legg til i planen min
plan-remove = Fjern fra planen min
plan-remove-route = Fjern { $route } fra planen min
plan-cards = Kort: { $cards }.
plan-card = { $cards } (du har { $have })

plan-cut = { $name } bygde { $route }. For { $ticket } trenger du nå { $needs }.
plan-cut-lost = { $name } bygde { $route }. { $ticket } er ikke lenger mulig.

plan-festivals = Festivalkortene dine
plan-festival = { $cities }: { $cards }, { $worth }. Med ett til: { $more }.
plan-harbours = Hva en havn ville gitt

estimate-note = Det de andre holder skjult, er ikke regnet med.
estimate-own = Dette vet bare du:
