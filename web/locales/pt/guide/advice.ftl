# What the coach advises, and why.

coach-do = Meu conselho: { $move }.
coach-pay-with = Pague { $cards }: é o que menos vai fazer falta.
coach-grey = { $route } é cinza: você paga com cartas de uma só cor, à sua escolha. A melhor para você é a { $card }: junte cartas dessa cor.

reason-completes = Assim você completa { $count ->
    [one] o seu bilhete
    [many] os seus bilhetes
   *[other] os seus bilhetes
} { $tickets }: { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
} no total.
reason-ticket = Esta rota faz parte do caminho do seu bilhete { $ticket }.
reason-points = Esta rota vale { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}, e as cartas para ela não vão fazer falta.
reason-last = O fim está próximo: esta rota vale { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}.
reason-sights = Ela também chega a { $count ->
    [one] uma atração
    [many] atrações
   *[other] atrações
}: { $cities }.
reason-card = Para { $route }, você ainda precisa de { $cards }.
reason-deck = Para { $route }, você ainda precisa de { $cards }, e nenhuma está aberta.
reason-surprise = Para { $route }, o baralho promete mais que as cartas abertas.
reason-wild = Um coringa vale por qualquer cor, inclusive pela que falta para { $route }.
reason-collect = Você já tem as cartas para as suas rotas. Agora junte cartas para uma rota longa.
reason-tickets = Dá tempo de completar mais um.
reason-keep = Assim, o seu plano usa { $pieces } das suas { $of } peças.
reason-station = Ela permite usar uma rota de outro jogador para um bilhete.
reason-harbour = Bilhetes completos para esta cidade dão valor ao porto.
reason-exchange = O seu plano precisa de mais peças do outro tipo.
