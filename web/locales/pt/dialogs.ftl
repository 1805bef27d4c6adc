# The dialogs in which decisions are made, and what is said about them.

ticket-long = Bilhete longo
ticket-joined = Completo
ticket-possible = Ainda possível
ticket-lost = Bloqueado
tickets-sum = Pontos garantidos: { $joined }; em aberto: { $open }; perdidos: { $lost }.
ticket-needs = { $needs }, cerca de { $turns ->
    [0] { $turns } turnos
    [one] { $turns } turno
    [many] { $turns } turnos
   *[other] { $turns } turnos
}
tickets-only = Destacar só as rotas dos meus bilhetes
estimate-title = Pontos se a partida acabasse agora

# What a ticket on offer adds to my own
plan-adds = Acrescenta { $needs }.
plan-adds-nothing = Não pede mais rotas.
plan-all = Ao todo: { $needs }.
plan-too-much = Isso exige mais peças do que você tem.

# Which tickets to keep
keep-least = Fique com pelo menos { $count ->
    [one] um
    [many] { $count }
   *[other] { $count }
} destes { $of }.
keep-exactly = Fique com exatamente { $count } destes { $of }.
keep-all = { $of ->
    [one] Este bilhete é seu: era o último.
    [many] Você fica com todos os { $of }.
   *[other] Você fica com todos os { $of }.
}
keep-risk = No fim, você ganha os pontos dos bilhetes completos e perde os dos incompletos.
keep-total = { $count ->
    [0] Nenhum escolhido ainda.
    [one] Um escolhido: { $points }.
    [many] { $count } escolhidos: { $points } no total.
   *[other] { $count } escolhidos: { $points } no total.
}
keep-more = { $count ->
    [one] Escolha mais um
    [many] Escolha mais { $count }
   *[other] Escolha mais { $count }
}
keep-fewer = { $count ->
    [one] Tire um
    [many] Tire { $count }
   *[other] Tire { $count }
}

# Drafts
draft-title = { $number ->
    [one] Primeiro draft: escolha um bilhete
    [many] Segundo draft: escolha um bilhete
   *[other] Segundo draft: escolha um bilhete
}
draft-round = { $round }.ª escolha de { $rounds }
draft-hand = Os bilhetes na sua mão
draft-passes-first = Escolha um e passe os outros para { $to }; você recebe os de { $from }.
draft-passes = Estes bilhetes vieram de { $from }. Os que você não escolher vão para { $to }.
draft-swaps = Você e { $to } trocam de bilhetes depois de cada escolha.
draft-last = O último bilhete desta mão é seu.
draft-picked = { $count ->
    [0] Nada escolhido ainda
    [one] Sua escolha até agora
    [many] Suas { $count } escolhas até agora
   *[other] Suas { $count } escolhas até agora
}
draft-choose = Escolha um bilhete
draft-go = Escolher { $ticket }

# Trains and ships
pieces-title = Quantos vagões e navios?
pieces-explained = Você começa com { $all } peças. Os vagões andam em terra; os navios, na água. Todos revelam a escolha ao mesmo tempo.
pieces-slide = Mais vagões e menos navios, ou o contrário
pieces-limits = Leve de { $least } a { $most } vagões.
pieces-suggested = A marca mostra uma boa escolha para a primeira partida: { $trains ->
    [0] { $trains } vagões
    [one] { $trains } vagão
    [many] { $trains } vagões
   *[other] { $trains } vagões
} e { $ships ->
    [0] { $ships } navios
    [one] { $ships } navio
    [many] { $ships } navios
   *[other] { $ships } navios
}.
pieces-as-suggested = Usar a sugestão
pieces-go = Começar com { $trains ->
    [0] { $trains } vagões
    [one] { $trains } vagão
    [many] { $trains } vagões
   *[other] { $trains } vagões
} e { $ships ->
    [0] { $ships } navios
    [one] { $ships } navio
    [many] { $ships } navios
   *[other] { $ships } navios
}
step-less = Um a menos
step-more = Um a mais

exchange-title = Trocar peças
exchange-explained = Troque vagões por navios, ou navios por vagões. Cada peça custa { $points }, e a troca ocupa o turno inteiro.
exchange-trains = Vagões por navios
exchange-ships = Navios por vagões
exchange-count = { $kind ->
    [trains] { $count ->
        [one] Um vagão vira navio
        [many] { $count } vagões viram navios
       *[other] { $count } vagões viram navios
    }
   *[ships] { $count ->
        [one] Um navio vira vagão
        [many] { $count } navios viram vagões
       *[other] { $count } navios viram vagões
    }
}
exchange-after = Você ficará com { $trains ->
    [0] { $trains } vagões
    [one] { $trains } vagão
    [many] { $trains } vagões
   *[other] { $trains } vagões
} e { $ships ->
    [0] { $ships } navios
    [one] { $ships } navio
    [many] { $ships } navios
   *[other] { $ships } navios
}, e perderá { $points }.
exchange-go = Trocar { $count } (custa { $points })

# Payments
pay-title-route = Reivindicar { $route }?
pay-title-station = Construir uma estação em { $city }?
pay-title-harbour = Construir um porto em { $city }?
move-pay-any = { $wilds ->
    [0] Pagar com outras cartas e depois escolher quais
    [one] Pagar com { $wilds } coringa e outras cartas e depois escolher quais
    [many] Pagar com { $wilds } coringas e outras cartas e depois escolher quais
   *[other] Pagar com { $wilds } coringas e outras cartas e depois escolher quais
}
pay-cheapest = o mais barato
price-route = { $count ->
    [one] 1 espaço: pague 1 carta na cor { $colour }.
    [many] { $count } espaços: pague com a cor { $colour }.
   *[other] { $count } espaços: pague com a cor { $colour }.
}
price-route-sea = { $count ->
    [one] 1 espaço: pague 1 carta de navio na cor { $colour }.
    [many] { $count } espaços: pague com cartas de navio na cor { $colour }.
   *[other] { $count } espaços: pague com cartas de navio na cor { $colour }.
}
price-route-grey = { $count ->
    [one] 1 espaço: pague 1 carta de qualquer cor.
    [many] { $count } espaços: pague com uma só cor, à sua escolha.
   *[other] { $count } espaços: pague com uma só cor, à sua escolha.
}
price-route-grey-sea = { $count ->
    [one] 1 espaço: pague 1 carta de navio de qualquer cor.
    [many] { $count } espaços: pague com cartas de navio de uma só cor, à sua escolha.
   *[other] { $count } espaços: pague com cartas de navio de uma só cor, à sua escolha.
}
price-points = { $points ->
    [one] Vale { $points } ponto.
    [many] Vale { $points } pontos.
   *[other] Vale { $points } pontos.
}
price-ferry = Balsa: { $count ->
    [one] pelo menos uma carta deve ser coringa.
    [many] pelo menos { $count } cartas devem ser coringas.
   *[other] pelo menos { $count } cartas devem ser coringas.
}
price-ferry-cards = { $count } cartas quaisquer podem substituir um coringa.
price-cards-for-one = { $count } cartas quaisquer, inclusive coringas, podem substituir uma carta da cor.
price-cards-for-one-only = Aqui um coringa não substitui uma carta da cor, mas { $count } cartas quaisquer, inclusive coringas, substituem uma.
price-helps = Para os seus bilhetes: { $tickets }.
price-no-wilds = Aqui não valem coringas.
price-double-ships = Um navio duplo paga um ou dois espaços.
price-tunnel = Túnel: depois que você paga, { $count } cartas são reveladas. Cada uma que combinar custa uma carta extra, mas você ainda pode abandonar o túnel.
price-trains-left = { $count ->
    [0] Você usa os seus últimos vagões.
    [one] Depois você terá { $count } vagão.
    [many] Depois você terá { $count } vagões.
   *[other] Depois você terá { $count } vagões.
}
price-taxis-left = { $count ->
    [0] Você usa os seus últimos táxis.
    [one] Depois você terá { $count } táxi.
    [many] Depois você terá { $count } táxis.
   *[other] Depois você terá { $count } táxis.
}
price-ships-left = { $count ->
    [0] Você usa os seus últimos navios.
    [one] Depois você terá { $count } navio.
    [many] Depois você terá { $count } navios.
   *[other] Depois você terá { $count } navios.
}
price-station = { $cost ->
    [one] Custa uma carta qualquer.
    [many] Custa { $cost } cartas da mesma cor.
   *[other] Custa { $cost } cartas da mesma cor.
} { $left ->
    [0] É a sua última estação.
    [one] Depois você terá { $left } estação.
    [many] Depois você terá { $left } estações.
   *[other] Depois você terá { $left } estações.
}
price-station-use = No fim, ela permite completar os seus bilhetes com uma rota de outro jogador que chegue a esta cidade.
price-station-unbuilt = Cada estação que você não construir vale { $points } no fim.
price-harbour = Custa { $trains } cartas de vagão e { $ships } cartas de navio da mesma cor, todas com o símbolo de porto; um coringa vale por qualquer uma. { $left ->
    [0] É o seu último porto.
    [one] Depois você terá { $left } porto.
    [many] Depois você terá { $left } portos.
   *[other] Depois você terá { $left } portos.
}
price-harbour-points = No fim, vale { $worth } pontos com um, dois ou pelo menos três bilhetes completos para esta cidade.
price-harbour-tickets = { $count ->
    [0] Você não tem bilhetes para { $city }.
    [one] Você tem { $count } bilhete para { $city }.
    [many] Você tem { $count } bilhetes para { $city }.
   *[other] Você tem { $count } bilhetes para { $city }.
}
price-harbour-unbuilt = Cada porto que você não construir custa { $points } no fim.
step-laid = Cartas já jogadas:
step-to-give = { $count ->
    [one] Falta pagar { $count } carta.
    [many] Falta pagar { $count } cartas.
   *[other] Falta pagar { $count } cartas.
}
step-price = Quanto custa
step-back = Um passo atrás
give-explained = Pague { $count } cartas quaisquer. A sugestão poupa os seus coringas e o maior número possível de cores.
give-count = { $card }: { $count } de { $most }
give-go = { $count ->
    [one] Pagar esta carta
    [many] Pagar estas { $count } cartas
   *[other] Pagar estas { $count } cartas
}
give-more = { $count ->
    [one] Escolha mais uma carta
    [many] Escolha mais { $count } cartas
   *[other] Escolha mais { $count } cartas
}
give-fewer = { $count ->
    [one] Tire uma carta
    [many] Tire { $count } cartas
   *[other] Tire { $count } cartas
}

# Tunnels
surcharge-laid = Você jogou { $cards }.
surcharge-choose = Pagar as cartas extras ou abandonar o túnel?
surcharge-unable = Você não tem cartas para isso.
surcharge-refuse = Suas cartas voltam para a mão, e o seu turno termina.
surcharge-why-colour = Mesma cor: uma carta extra
surcharge-why-wild = Coringa: uma carta extra
surcharge-why-no = Não combina
happened-claim-tunnel = { $you ->
    [yes] Você
   *[no] { $name }
} reivindica { $route } com { $cards }: { $points }. O túnel revelou { $revealed }: sem custo extra.

# Smaller questions
build-title = O que você constrói em { $city }?
build-explained = Aqui você pode construir um ou outro.
tickets-title = Comprar novos bilhetes?
tickets-explained = Você olha { $count ->
    [one] o último bilhete
    [many] { $count } bilhetes
   *[other] { $count } bilhetes
} e fica com pelo menos { $keep ->
    [one] um
    [many] { $keep }
   *[other] { $keep }
}. Isso ocupa o turno inteiro e não pode ser desfeito.
tickets-go = Comprar bilhetes
refill-title = De qual baralho vem a nova carta?
refill-explained = Você pegou uma carta aberta. Escolha o baralho de onde vem a próxima.
refill-from = Do baralho de { $deck }
festival-title = Quais cartas de festival você pega?
festival-explained = Há cartas de festival nas duas pontas da sua rota. Você só pode pegar as de uma delas.
festival-take = { $count ->
    [one] { $cities }: { $count } carta
    [many] { $cities }: { $count } cartas
   *[other] { $cities }: { $count } cartas
}
festival-gain = Você já tem { $mine }; estas dão mais { $points }.
pass-title = Só resta passar a vez
pass-explained = Não há carta nem bilhete para comprar, nem nada que você possa pagar. Se todos passarem a vez em seguida, a partida termina.
confirm-go = Confirmar

# Beside the dialogs
second-card = Pegue mais uma carta.
second-card-no-wild = Pegue mais uma carta, mas não um coringa aberto.
second-card-barred = Um coringa aberto não pode ser a segunda carta.
waiting-for-others = Você já escolheu. À espera de { $names }…
undo = Desfazer
moves-in-words = Todas as suas jogadas ({ $count })
