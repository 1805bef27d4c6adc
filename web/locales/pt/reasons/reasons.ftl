# Why a move is good: for the coach, hints and lessons.

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
reason-points = Com esta rota, você ganha { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
} na hora.
reason-last = O fim está próximo: esta rota vale { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}.
reason-sights = A rota também chega a { $count ->
    [one] uma atração
    [many] atrações
   *[other] atrações
}: { $cities }.
reason-card = Para { $route }, você ainda precisa de { $cards }.
reason-deck = Para { $route }, você ainda precisa de { $cards }, e nenhuma está aberta.
reason-surprise = Para { $route }, o baralho promete mais que as cartas abertas.
reason-wild = Um coringa vale por qualquer cor, inclusive pela que falta para { $route }.
reason-collect = Você já tem as cartas para o seu plano. Agora junte cartas para uma rota longa.
reason-tickets = Dá tempo de completar mais um.
reason-keep = Assim, o seu plano usa { $pieces } das suas { $of } peças.
reason-station = A estação permite usar uma rota de outro jogador para um bilhete.
reason-harbour = Bilhetes completos para esta cidade dão valor ao porto.
reason-exchange = O seu plano precisa de mais peças do outro tipo.
reason-contested = Alguém pode reivindicar { $route } em breve: { $count ->
    [one] { $names } também parece precisar desta rota
    [many] { $names } também parecem precisar desta rota
   *[other] { $names } também parecem precisar desta rota
}.
reason-affordable = Você tem as cartas para reivindicá-la: { $cards }.
reason-detour = Sem esta rota, o seu bilhete { $ticket } precisa de mais { $spaces ->
    [one] { $spaces } espaço
    [many] { $spaces } espaços
   *[other] { $spaces } espaços
}.
reason-no-detour = Sem esta rota, não há mais caminho para o seu bilhete { $ticket }.
reason-longest = Assim, o seu caminho mais longo chega a { $path ->
    [one] { $path } espaço
    [many] { $path } espaços
   *[other] { $path } espaços
}; o dos outros, a { $others } no máximo. O mais longo vale { $bonus ->
    [one] { $bonus } ponto
    [many] { $bonus } pontos
   *[other] { $bonus } pontos
}.
reason-blocks = Você não precisa de { $route }, mas { $count ->
    [one] { $names } parece precisar.
    [many] { $names } parecem precisar.
   *[other] { $names } parecem precisar.
}
reason-card-unneeded = O seu plano não precisa da carta que você pegou.
reason-scarce = Para { $route }, você precisa da cor { $card }, da qual só { $left ->
    [0] restam { $left } cartas
    [one] resta { $left } carta
    [many] restam { $left } cartas
   *[other] restam { $left } cartas
}; da cor { $other }, ainda há { $more }.
reason-two-cards = Um coringa aberto custa o turno inteiro. O seu plano ainda precisa de { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}: duas cartas valem mais que uma.
reason-tickets-time = { $turns ->
    [0] Restam cerca de { $turns } turnos
    [one] Resta cerca de { $turns } turno
    [many] Restam cerca de { $turns } turnos
   *[other] Restam cerca de { $turns } turnos
}, e o seu plano precisa de { $needed }: dá tempo de completar mais um bilhete.
reason-keep-better = Estes bilhetes usam { $pieces ->
    [0] { $pieces } peças
    [one] { $pieces } peça
    [many] { $pieces } peças
   *[other] { $pieces } peças
} e valem { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}; aqueles com que você ficou usam { $others } e valem { $less }.
reason-adds = O bilhete { $ticket } { $spaces ->
    [0] não acrescenta nenhum espaço
    [one] só acrescenta { $spaces } espaço
    [many] só acrescenta { $spaces } espaços
   *[other] só acrescenta { $spaces } espaços
} ao seu plano e vale { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}.
reason-costly = O bilhete { $ticket } acrescenta { $spaces ->
    [0] { $spaces } espaços
    [one] { $spaces } espaço
    [many] { $spaces } espaços
   *[other] { $spaces } espaços
} ao seu plano e só vale { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}.
reason-hopeless = Não há mais caminho para o bilhete { $ticket }.
reason-spares = Assim, você guarda para { $route }: { $cards }.
reason-spends = A sua jogada na partida gasta cartas de que você precisa para { $route }: { $cards }.
reason-split = O seu plano usa { $trains ->
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
reason-tight = Com os bilhetes com que você ficou, o seu plano precisa de { $needed ->
    [0] { $needed } turnos
    [one] { $needed } turno
    [many] { $needed } turnos
   *[other] { $needed } turnos
}, e { $left ->
    [0] restam { $left }
    [one] resta { $left }
    [many] restam { $left }
   *[other] restam { $left }
}; com estes bilhetes, precisa de { $less }.
reason-late = O seu bilhete { $ticket } ainda precisa de cerca de { $needed ->
    [one] { $needed } turno
    [many] { $needed } turnos
   *[other] { $needed } turnos
}, e só { $left ->
    [0] restam { $left }
    [one] resta { $left }
    [many] restam { $left }
   *[other] restam { $left }
}.
reason-lost = A sua jogada na partida não deixa peças suficientes para { $count ->
    [one] o seu bilhete
    [many] os seus bilhetes
   *[other] os seus bilhetes
} { $tickets }: você precisa de { $needed } e ficaria com { $left }.
reason-busy = O seu plano ainda precisa de cerca de { $needed ->
    [0] { $needed } turnos
    [one] { $needed } turno
    [many] { $needed } turnos
   *[other] { $needed } turnos
}, e só { $left ->
    [0] restam { $left }
    [one] resta { $left }
    [many] restam { $left }
   *[other] restam { $left }
}: já é tarde para mais bilhetes.
reason-wait = Ninguém mais parece precisar de { $route }: a rota pode esperar. O seu plano ainda precisa de { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}.
reason-won = O computador jogou { $games ->
    [one] { $games } vez
    [many] { $games } vezes
   *[other] { $games } vezes
} a partir de cada jogada. Chance de vitória: { $chance } com esta, { $instead } com a sua.
