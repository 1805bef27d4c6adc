# Play by keyboard and with a screen reader.

access-skip = Ir para
access-skip-board = Ir para o tabuleiro
access-skip-cards = Ir para suas cartas
access-skip-moves = Ir para suas jogadas
access-skip-words = Ir para o tabuleiro em texto

access-words = Tabuleiro em texto
access-words-open = Abrir o tabuleiro em texto
access-words-close = Fechar o tabuleiro em texto
access-find = Procurar uma cidade, uma cor ou um tipo de rota
access-nothing-found = Nada encontrado no tabuleiro.

access-claims = { $count ->
    [0] Você não pode reivindicar nenhuma rota agora
    [one] { $count } rota que você pode reivindicar
    [many] { $count } rotas que você pode reivindicar
   *[other] { $count } rotas que você pode reivindicar
}
access-claims-of = { $city } ({ $count })
access-claim = Reivindicar { $route }
access-claim-cost = Reivindicar { $route }. { $cost }

access-cities = Cidades
access-city = Cidade
access-city-choose = Escolha uma cidade
access-city-harbour = Aqui é possível construir um porto.
access-city-sight = Uma atração que vale { $points ->
    [one] { $points } ponto.
    [many] { $points } pontos.
   *[other] { $points } pontos.
}
access-city-festivals = { $count ->
    [0] Nenhuma carta de festival aqui.
    [one] { $count } carta de festival aqui.
    [many] { $count } cartas de festival aqui.
   *[other] { $count } cartas de festival aqui.
}
access-city-station-of = Estação de { $names }.
access-city-harbour-of = Porto de { $names }.
access-city-routes = { $city }: rotas
access-to = Para
access-length = Espaços
access-colour = Cor
access-kind = Tipo
access-state = Situação
access-state-mine = sua
access-state-owned = de { $name }
access-state-free = livre
access-state-closed = fechada
access-cost = { $count ->
    [one] Custa { $count } carta na cor { $colour }.
    [many] Custa { $count } cartas na cor { $colour }.
   *[other] Custa { $count } cartas na cor { $colour }.
}
access-cost-grey = { $count ->
    [one] Custa { $count } carta de qualquer cor.
    [many] Custa { $count } cartas de uma só cor.
   *[other] Custa { $count } cartas de uma só cor.
}
access-cost-wilds = { $wilds ->
    [one] Pelo menos { $wilds } carta deve ser coringa.
    [many] Pelo menos { $wilds } cartas devem ser coringas.
   *[other] Pelo menos { $wilds } cartas devem ser coringas.
}
access-cost-tunnel = É um túnel: pode custar mais.

access-players = Jogadores
access-player-you = { $name } (você)
access-network = Cidades ligadas: { $cities }.
access-network-none = Nenhuma rota ainda.
access-stations = Estações em { $cities }.
access-harbours = Portos em { $cities }.
access-player-routes = { $count ->
    [0] { $count } rotas
    [one] { $count } rota
    [many] { $count } rotas
   *[other] { $count } rotas
}

access-mine = Seus bilhetes e cartas
access-hand = Você tem na mão { $cards }.
access-row = Cartas abertas: { $cards }.
access-place = { $place }: { $card }
access-no-card = nenhuma carta
access-deck = { $count ->
    [0] Não restam cartas
    [one] Resta { $count } carta
    [many] Restam { $count } cartas
   *[other] Restam { $count } cartas
} no baralho de { $deck }.
access-tickets-left = { $count ->
    [0] Não restam bilhetes.
    [one] Resta { $count } bilhete.
    [many] Restam { $count } bilhetes.
   *[other] Restam { $count } bilhetes.
}
access-player = { $name }: { $facts }.
access-tickets-none = Você não tem bilhetes.
access-ticket = { $ticket }, { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}.
access-ticket-done = { $ticket }, { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}: completo.
access-ticket-lost = { $ticket }, { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}: bloqueado.
access-ticket-direct = { $ticket }, { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}: { $spaces ->
    [one] falta { $spaces } espaço.
    [many] faltam { $spaces } espaços.
   *[other] faltam { $spaces } espaços.
}
access-ticket-way = { $ticket }, { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}: { $spaces ->
    [one] falta { $spaces } espaço
    [many] faltam { $spaces } espaços
   *[other] faltam { $spaces } espaços
}, via { $via }.
access-ticket-takes = Para isso, você precisa de { $needs }.
access-log-empty = Nada aconteceu ainda.
access-now = { $turn }.
access-now-asked = { $turn }. { $asked }
access-now-last = Estes são os últimos turnos.

access-not-now = Agora não: { $now }
access-no-place = Não há carta para pegar na posição { $place }.
access-no-draw = Não há carta para comprar agora.
access-no-tickets = Você não pode comprar bilhetes agora.
access-no-routes = Não há nenhuma rota que você possa reivindicar agora.
access-undone = Sua última jogada foi desfeita.

access-keys = Atalhos de teclado
access-keys-open = Mostrar os atalhos
access-keys-close = Fechar
access-keys-on = Usar estes atalhos
access-keys-off-note = Os atalhos estão desativados. Tudo continua ao alcance de Tab, das setas e de Enter.
access-keys-play = Jogar
access-keys-ask = Consultar
access-keys-move = Navegar
access-key-take = Pegar a carta aberta dessa posição
access-key-draw = Comprar do baralho
access-key-draw-other = Comprar do segundo baralho
access-key-tickets = Comprar bilhetes
access-key-undo = Desfazer sua última jogada
access-key-routes = Ir para as rotas que você pode reivindicar
access-key-next = Próxima rota que você pode reivindicar
access-key-previous = Rota anterior que você pode reivindicar
access-key-arrows = Rota ou carta mais próxima nessa direção
access-key-enter = Escolher o que está em foco
access-key-moves = Ir para suas jogadas
access-key-words = Abrir ou fechar o tabuleiro em texto
access-key-escape = Fechar o que está aberto
access-key-hand = Suas cartas
access-key-row = As cartas abertas
access-key-others = Os outros jogadores
access-key-mine = Seus bilhetes
access-key-log = O que acabou de acontecer
access-key-again = Repetir o que há para fazer agora
access-key-help = Mostrar estes atalhos
access-name-arrows = Setas
access-name-enter = Enter
access-name-escape = Esc
