# What helps to plan: the card of a route or a city, my own plan, what tickets take, estimates.

plan-card-label = About this place
# The cards in hand that could pay for it, not the whole hand
plan-have = You have { $cards } towards it.
plan-missing = Still missing: { $cards }.
# What is left of a ticket after claiming the route
plan-helps = For { $ticket }: { $spaces ->
    [0] this completes it.
    [one] 1 space left after this.
   *[other] { $spaces } spaces left after this.
}
plan-now = { $what ->
    [claim] You can claim it now.
   *[build] You can build here now.
}
plan-why-pieces = You don’t have enough pieces left.
plan-why-none-left = You have none left to build.
plan-why-no-route = First claim a route to this city.
plan-harbour = { $now } now, { $all } with your open tickets.
plan-tickets-here = Your tickets here: { $tickets }.

plan-title = My plan
plan-add = Add to my plan
plan-remove = Remove from my plan
plan-remove-route = Remove { $route } from my plan
plan-cards = Cards: { $cards }.
plan-card = { $cards } (you have { $have })

plan-cut = { $name } claimed { $route }. For { $ticket } you now need { $needs }.
plan-cut-lost = { $name } claimed { $route }. { $ticket } is blocked.

plan-festivals = Your festival cards
plan-festival = { $cities }: { $cards }, { $worth }. With one more: { $more }.
plan-harbours = What a harbour would score

estimate-note = What the others keep hidden isn’t counted.
estimate-own = Known only to you:
