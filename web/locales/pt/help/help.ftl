# The rule of the thing pointed at.

explain-how = Aponte para qualquer coisa para ver a regra. As setas passam de uma coisa a outra. Esc encerra.
explain-touch = Toque em qualquer coisa para ler a regra.
explain-more = Mais nas regras

help-title-route = { $route }
help-title-deck = O baralho
help-title-row = As cartas abertas
help-title-wild = Um coringa
help-title-tickets = O baralho de bilhetes
help-title-ticket = Seus bilhetes
help-title-hand = Suas cartas
help-title-players = Os jogadores
help-title-score = A pontuação
help-title-city = { $city }
help-title-junction = Um cruzamento

# C9
help-route = { $length ->
    [one] { $length } espaço
    [many] { $length } espaços
   *[other] { $length } espaços
}, { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}. Pague uma carta na cor { $colour } para cada espaço.
# C9
help-grey = { $length ->
    [one] { $length } espaço
    [many] { $length } espaços
   *[other] { $length } espaços
}, { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}. Pague com uma só cor, à sua escolha.
# EU-6, NO-6
help-tunnel = Um túnel de { $length ->
    [one] { $length } espaço
    [many] { $length } espaços
   *[other] { $length } espaços
} que vale { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}. Depois que você paga, { $count } cartas são reveladas: cada uma da cor que você pagou, e cada coringa, custa uma carta extra.
# EU-5, NO-5, IB-11
help-ferry = Uma balsa de { $length ->
    [one] { $length } espaço
    [many] { $length } espaços
   *[other] { $length } espaços
} que vale { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}. { $wilds ->
    [one] Pelo menos uma carta deve ser coringa.
    [many] Pelo menos { $wilds } cartas devem ser coringas.
   *[other] Pelo menos { $wilds } cartas devem ser coringas.
}
# GL-8, GL-9
help-sea = Uma rota marítima de { $length ->
    [one] { $length } espaço
    [many] { $length } espaços
   *[other] { $length } espaços
} que vale { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}. Pague com cartas de navio de uma só cor; um navio duplo conta como dois.
# NO-7
help-substitute = { $length } espaços, { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}. Aqui, { $count } cartas quaisquer podem substituir uma carta da cor.
# C9, NO-4
help-wilds = { $on ->
    [yes] Coringas podem substituir qualquer uma das cartas.
   *[no] Aqui não valem coringas.
}
# C3
help-deck = Compre uma carta do baralho. São duas cartas por turno; vindo do baralho, um coringa conta como qualquer outra carta.
# C3
help-row = Pegue uma carta aberta. São duas cartas por turno, e a fileira é reposta na hora.
# C5, NO-1
help-wild = Um coringa vale por qualquer cor. { $limit ->
    [yes] Se você o pegar aberto, será a sua única carta neste turno.
   *[no] Você pode pegar dois no mesmo turno.
}
# C11
help-tickets = Compre { $draw } bilhetes e fique com pelo menos { $keep }. Você perde os pontos dos que não completar.
# C15
help-ticket = Ligue as duas cidades com suas próprias rotas para ganhar os pontos. No fim, um bilhete incompleto tira os mesmos pontos.
# C4, C9
help-hand = Com elas você paga as rotas. Pode ter na mão quantas quiser.
# C12, C13
help-players = Todos podem ver quantas cartas, bilhetes e peças cada um tem. { $pieces ->
    [0] Quando um jogador fica sem peças, começam os últimos turnos.
    [one] Quando um jogador tem no máximo uma peça, começam os últimos turnos.
    [many] Quando um jogador tem { $pieces } peças ou menos, começam os últimos turnos.
   *[other] Quando um jogador tem { $pieces } peças ou menos, começam os últimos turnos.
}
# C15
help-score = Você ganha pontos por rotas e bilhetes completos, e perde pontos por bilhetes incompletos.
# EU-10, EU-11
help-city-station = Aqui você pode construir uma estação. No fim, ela permite usar uma rota de outro jogador.
# EU-10, EU-11
help-station = Aqui há uma estação. No fim, quem a construiu pode usar uma rota de outro jogador que chegue a esta cidade.
# GL-11, GL-15
help-city-harbour = Aqui você pode construir um porto se tiver uma rota até esta cidade. Ele vale mais a cada bilhete completo para cá.
# GL-11, GL-15
help-harbour = Aqui há um porto. Ele vale mais a cada bilhete para esta cidade que o dono dele completar.
# NY-6
help-sight = Uma atração: uma rota até aqui vale { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}, uma vez por jogador.
# IB-4, IB-8
help-festival = Cidade de festival: reivindique uma rota até aqui para pegar as cartas de festival dela.
# C15
help-city = Uma cidade. Alguns bilhetes pedem que você a ligue a outra com suas próprias rotas.
# GL-19
help-junction = Aqui as rotas se encontram e os caminhos passam, mas não é uma cidade: nenhum bilhete leva até aqui.
