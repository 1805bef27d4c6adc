# What helps to plan: the card of a route or a city, my own plan, what tickets take, estimates.

plan-card-label = Sobre este lugar
# The cards in hand that could pay for it, not the whole hand
plan-have = Para pagar, você tem { $cards }.
plan-missing = Você ainda precisa de { $cards }.
# What is left of a ticket after claiming the route
plan-helps = Bilhete { $ticket }: { $spaces ->
    [0] fica completo com esta rota.
    [one] depois resta { $spaces } espaço.
    [many] depois restam { $spaces } espaços.
   *[other] depois restam { $spaces } espaços.
}
plan-now = { $what ->
    [claim] Você pode reivindicá-la agora.
   *[build] Você pode construir aqui agora.
}
plan-why-pieces = Você não tem peças suficientes.
plan-why-none-left = Você não tem mais o que construir.
plan-why-no-route = Reivindique antes uma rota até esta cidade.
plan-harbour = { $now } agora, { $all } com os seus bilhetes em aberto.
plan-tickets-here = Seus bilhetes para esta cidade: { $tickets }.

plan-title = Meu plano
plan-add = Incluir no meu plano
plan-remove = Tirar do meu plano
plan-remove-route = Tirar { $route } do meu plano
plan-cards = Cartas: { $cards }.
plan-card = { $cards } (você tem { $have })

plan-cut = { $name } reivindicou { $route }. Para o bilhete { $ticket }, você agora precisa de { $needs }.
plan-cut-lost = { $name } reivindicou { $route }. O bilhete { $ticket } está bloqueado.

plan-festivals = Suas cartas de festival
plan-festival = { $cities }: { $cards }, { $worth }. Com mais uma: { $more }.
plan-harbours = Quanto valeria um porto

estimate-note = O que os outros mantêm escondido não conta.
estimate-own = Só você sabe:
