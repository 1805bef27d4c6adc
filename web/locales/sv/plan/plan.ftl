# What helps to plan: the card of a route or a city, my own plan, what tickets take, estimates.

plan-card-label = Om den här platsen
# The cards in hand that could pay for it, not the whole hand
plan-have = Du har { $cards } att betala med.
plan-missing = Saknas fortfarande: { $cards }.
# What is left of a ticket after claiming the route
plan-helps = För { $ticket }: { $spaces ->
    [0] då är den klarad.
    [one] sedan återstår 1 ruta.
   *[other] sedan återstår { $spaces } rutor.
}
plan-now = { $what ->
    [claim] Du kan muta in den nu.
   *[build] Du kan bygga här nu.
}
plan-why-pieces = Du har inte tillräckligt med pjäser kvar.
plan-why-none-left = Du har inga kvar att bygga.
plan-why-no-route = Muta först in en sträcka till staden.
plan-harbour = { $now } nu, { $all } med dina återstående biljetter.
plan-tickets-here = Dina biljetter hit: { $tickets }.

plan-title = Min plan
plan-add = Lägg till i min plan
plan-remove = Ta bort ur min plan
plan-remove-route = Ta bort { $route } ur min plan
plan-cards = Kort: { $cards }.
plan-card = { $cards } (du har { $have })

plan-cut = { $name } har mutat in { $route }. För { $ticket } behöver du nu { $needs }.
plan-cut-lost = { $name } har mutat in { $route }. { $ticket } är inte längre möjlig.

plan-festivals = Dina festivalkort
plan-festival = { $cities }: { $cards }, { $worth }. Med ett till: { $more }.
plan-harbours = Vad en hamn skulle ge

estimate-note = Det som de andra håller dolt räknas inte.
estimate-own = Det här vet bara du:
