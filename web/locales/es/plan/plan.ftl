# What helps to plan: the card of a route or a city, my own plan, what tickets take, estimates.

plan-card-label = Sobre este lugar
# The cards in hand that could pay for it, not the whole hand
plan-have = Para pagarlo tienes { $cards }.
plan-missing = Aún necesitas { $cards }.
# What is left of a ticket after claiming the route
plan-helps = Billete { $ticket }: { $spaces ->
    [0] con este trayecto queda completado.
    [one] después queda 1 casilla.
    [many] después quedan { $spaces } de casillas.
   *[other] después quedan { $spaces } casillas.
}
plan-now = { $what ->
    [claim] Puedes reclamarlo ahora.
   *[build] Puedes construir aquí ahora.
}
plan-why-pieces = No te quedan piezas suficientes.
plan-why-none-left = Ya no te queda nada que construir.
plan-why-no-route = Reclama antes un trayecto a esta ciudad.
plan-harbour = { $now } ahora, { $all } con tus billetes pendientes.
plan-tickets-here = Tus billetes a esta ciudad: { $tickets }.

plan-title = Mi plan
plan-add = Añadir a mi plan
plan-remove = Quitar de mi plan
plan-remove-route = Quitar { $route } de mi plan
plan-cards = Cartas: { $cards }.
plan-card = { $cards } (tienes { $have })

plan-cut = { $name } ha reclamado { $route }. Para el billete { $ticket } ahora necesitas { $needs }.
plan-cut-lost = { $name } ha reclamado { $route }. El billete { $ticket } queda bloqueado.

plan-festivals = Tus cartas de fiesta
plan-festival = { $cities }: { $cards }, { $worth }. Con una más: { $more }.
plan-harbours = Lo que daría un puerto

estimate-note = No cuenta lo que los demás tienen oculto.
estimate-own = Esto solo lo sabes tú:
