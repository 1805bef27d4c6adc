# The pages.

app-name = Whistlestop
app-line = Construa a sua ferrovia antes dos outros.
to-start = Todas as mesas

app-own = Uma edição gratuita de cinco tabuleiros do famoso jogo ferroviário, com nome, arte e textos próprios. Sem vínculo com a editora.
start-docs = Documentação

start-play = Jogar agora
start-more = Mais formas de jogar
start-friends = Com amigos
start-friends-line = Em volta desta tela, ou online com um link.
start-lobby = Mesas públicas
start-lobby-line = Entre numa mesa que precisa de jogadores ou assista a uma partida.
start-guide = Primeira partida
start-guide-line = Uma partida curta com um guia: aprenda jogando.
start-lesson = Lição: o que este tabuleiro tem de especial
start-rules = As regras
start-rules-line = Cada tabuleiro numa página, com exemplos.
start-games = Partidas terminadas
start-games-line = Reveja jogada a jogada e descubra o que decidiu cada uma.
start-me = Outros dispositivos
start-me-line = Leve com você o seu nome e as suas mesas.
start-board = Tabuleiro
start-level = Adversários
start-players = Jogadores
start-name = Seu nome
start-name-default = Viajante
start-go = Começar a partida
start-my-tables = Minhas mesas
start-your-turn = Sua vez
start-over = Terminada
start-playing = Em curso
start-waiting = À espera
start-with = com { $names }
start-free = { $count ->
    [0] { $count } lugares livres
    [one] { $count } lugar livre
    [many] { $count } lugares livres
   *[other] { $count } lugares livres
}
start-failed = Não deu certo: { $reason }

players-number = { $count }
waiting-for-server = Um momento…

line-connecting = Conectando…

board-label = Tabuleiro { $board }
route-label = { $route }, { $length } { $length ->
    [one] espaço
    [many] espaços
   *[other] espaços
}, cor { $colour }, { $kind }
city-label = Construir em { $city }

turn-mine = Sua vez
turn-mine-named = { $name }, é a sua vez
turn-other = Vez de { $names }
turn-nobody = A partida terminou
phase-opening = Escolha com quais bilhetes ficar.
phase-draft = Escolha um bilhete e passe os outros adiante.
phase-draft-keep = Escolha com quais bilhetes ficar.
phase-pieces = Escolha quantos vagões e navios levar.
phase-main = Pegue cartas, reivindique uma rota ou compre bilhetes.
phase-second-card = Pegue uma segunda carta.
phase-pay = Escolha como pagar.
phase-substitute = Escolha quantos espaços pagar com outras cartas.
phase-variant = Escolha quais cartas jogar.
phase-give = Escolha uma carta para pagar.
phase-surcharge = O túnel custa mais.
phase-keep = Escolha com quais bilhetes ficar.
phase-refill = Escolha de qual baralho vem a nova carta.
phase-festival = Escolha quais cartas de festival pegar.
phase-other = Escolha uma opção.
last-turns = Últimos turnos

table-row = Cartas abertas
table-deck-left = { $count ->
    [0] restam { $count }
    [one] resta { $count }
    [many] restam { $count }
   *[other] restam { $count }
}
table-tickets-left = Bilhetes
table-hand = Suas cartas
table-hand-empty = Nenhuma carta.
hand-sort = Ordenar por
hand-sort-colour = cor
hand-sort-count = quantidade
hand-sort-use = utilidade
table-tickets = Seus bilhetes
table-players = Jogadores
recap-title = Desde o seu último turno
end-pieces = Quem tem menos peças: { $name } ({ $count }). Os últimos turnos começam com { $end }.
table-log = Histórico da partida
table-board = Tabuleiro
player-cards = { $count ->
    [0] cartas
    [one] carta
    [many] cartas
   *[other] cartas
}
player-tickets = { $count ->
    [0] bilhetes
    [one] bilhete
    [many] bilhetes
   *[other] bilhetes
}
player-trains = { $count ->
    [0] vagões
    [one] vagão
    [many] vagões
   *[other] vagões
}
player-taxis = { $count ->
    [0] táxis
    [one] táxi
    [many] táxis
   *[other] táxis
}
player-ships = { $count ->
    [0] navios
    [one] navio
    [many] navios
   *[other] navios
}
player-stations = { $count ->
    [0] estações
    [one] estação
    [many] estações
   *[other] estações
}
player-harbours = { $count ->
    [0] portos
    [one] porto
    [many] portos
   *[other] portos
}
player-points = { $count ->
    [0] pontos
    [one] ponto
    [many] pontos
   *[other] pontos
}
player-you = você
player-away = ausente

keep-title = Com quais bilhetes você fica?
keep-go = Ficar com { $count ->
    [0] nenhum
    [one] este bilhete
    [many] estes { $count }
   *[other] estes { $count }
}
look-at-board = Ver o tabuleiro
back-to-choice = Voltar à escolha

pay-cancel = Cancelar
surcharge-title = { $count ->
    [one] O túnel { $route } custa mais { $count } carta
    [many] O túnel { $route } custa mais { $count } cartas
   *[other] O túnel { $route } custa mais { $count } cartas
}
surcharge-revealed = Estas cartas foram reveladas:

score-title = Fim da linha
score-won = { $you ->
    [yes] Você venceu!
   *[no] { $names } venceu.
}
score-player = Jogador
score-total = Total
score-part-routes = Rotas
score-part-tickets = Bilhetes completos
score-part-missed-tickets = Bilhetes incompletos
score-part-longest-path = Caminho mais longo
score-part-most-tickets = Mais bilhetes
score-part-stations = Estações
score-part-harbours = Portos
score-part-attractions = Atrações
score-part-festivals = Festivais
score-part-exchange = Trocas
refused = Não deu certo: { $reason }
turn-waiting = À espera dos outros
player-festivals = { $count ->
    [0] cartas de festival
    [one] carta de festival
    [many] cartas de festival
   *[other] cartas de festival
}
table-panels = Mais sobre esta mesa
tab-log = Histórico
tab-tickets = Bilhetes
tab-players = Jogadores
tab-help = Ajuda
tab-more = Mais
explain = Explicar
explain-end = Fechar
act-choose-city = Escolha a cidade
close = Fechar
