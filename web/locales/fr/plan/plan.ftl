# What helps to plan: the card of a route or a city, my own plan, what tickets take, estimates.

plan-card-label = À propos de ce lieu
# The cards in hand that could pay for it, not the whole hand
plan-have = Cartes utiles en main : { $cards }.
plan-missing = Il manque encore : { $cards }.
# What is left of a ticket after claiming the route
plan-helps = Destination { $ticket } : { $spaces ->
    [0] réussie avec cette route.
    [one] il reste ensuite { $spaces } case.
    [many] il reste ensuite { $spaces } cases.
   *[other] il reste ensuite { $spaces } cases.
}
plan-now = { $what ->
    [claim] Tu peux la prendre maintenant.
   *[build] Tu peux construire ici maintenant.
}
plan-why-pieces = Il ne te reste pas assez de pions.
plan-why-none-left = Il ne te reste plus rien à construire.
plan-why-no-route = Prends d’abord une route vers cette ville.
plan-harbour = { $now } maintenant, { $all } avec tes destinations en cours.
plan-tickets-here = Tes destinations vers cette ville : { $tickets }.

plan-title = Mon plan
plan-add = Ajouter à mon plan
plan-remove = Retirer de mon plan
plan-remove-route = Retirer { $route } de mon plan
plan-cards = Cartes : { $cards }.
plan-card = { $cards } (tu en as { $have })

plan-cut = { $name } a pris { $route }. Pour la destination { $ticket }, il te faut maintenant { $needs }.
plan-cut-lost = { $name } a pris { $route }. La destination { $ticket } est bloquée.

plan-festivals = Tes cartes Festival
plan-festival = { $cities } : { $cards }, { $worth }. Avec une de plus : { $more }.
plan-harbours = Ce que rapporterait un port

estimate-note = Ce que les autres gardent caché n’est pas compté.
estimate-own = Ce que personne d’autre ne sait :
