# The rules that boards share. The comment above a message names the rules (docs/rules) that it tells.

rules-heading = As regras
rules-title = Regras: { $board }
rules-players = De { $least } a { $most } jogadores
rules-boards = Tabuleiros
rules-contents = Conteúdo
rules-print = Imprimir
rules-missing = Este tabuleiro não existe aqui.

rules-part-aim = O objetivo
rules-part-start = Antes do primeiro turno
rules-part-turn = O seu turno
rules-part-cards = Pegar cartas
rules-part-claim = Reivindicar uma rota
rules-part-doubles = Rotas duplas
rules-part-tunnels = Túneis
rules-part-ferries = Balsas
rules-part-tickets = Bilhetes
rules-part-end = O fim
rules-part-score = Pontuação

# C9, C15
rules-aim = Reivindique rotas, ligue as cidades dos seus bilhetes secretos e termine com mais pontos que os outros.
# C12
rules-aim-secret = As mãos, os bilhetes e a ordem dos baralhos são secretos. Todo o resto é público: quantas cartas e quantos bilhetes você tem, suas peças, suas rotas, as pilhas de descarte e a pontuação.

# EU-1, NY-1, NO-1, IB-1
rules-start-pieces = Você tem { $pieces ->
    [one] uma peça
    [many] { $pieces } peças
   *[other] { $pieces } peças
}. Ponha uma em cada espaço das rotas que reivindicar.
# EU-1, NY-1, NO-1, IB-2
rules-start-cards = Você começa com { $hand ->
    [one] uma carta
    [many] { $hand } cartas
   *[other] { $hand } cartas
}. { $row ->
    [one] Uma carta fica aberta
    [many] { $row } cartas ficam abertas
   *[other] { $row } cartas ficam abertas
} numa fileira.
# EU-2, NY-2, NO-2, GL-2
rules-start-tickets = Você olha { $dealt ->
    [one] um bilhete
    [many] { $dealt } bilhetes
   *[other] { $dealt } bilhetes
} e fica com pelo menos { $keep }.
# EU-2, NY-2, NO-2, GL-2
rules-start-refused = { $where ->
    [box] Os bilhetes recusados saem da partida sem que ninguém os veja.
    [shuffle] Os bilhetes recusados voltam ao baralho de bilhetes, que é embaralhado.
   *[bottom] Os bilhetes recusados vão para o fundo do baralho de bilhetes.
}
# C17
rules-start-together = Todos escolhem ao mesmo tempo. Nenhuma escolha é revelada antes que todos tenham escolhido.
# C2
rules-start-first = Quem começa é decidido por sorteio, a não ser que o anfitrião tenha escolhido alguém.

# C1, EU-3, NY-3, NO-3, GL-5, IB-13
rules-turn = Joga-se em sentido horário. No seu turno, faça exatamente uma destas coisas:
rules-action-cards = Pegar cartas
rules-action-claim = Reivindicar uma rota
rules-action-tickets = Comprar bilhetes
# C14
rules-turn-pass = Você só passa a vez se não puder fazer nada disso. Quando todos passam a vez em seguida, a partida termina e contam-se os pontos.

# C3
rules-cards-two = Pegue duas cartas, uma depois da outra. Cada uma pode ser uma carta aberta ou uma do baralho.
# C3
rules-cards-filled = Assim que você pega uma carta aberta, outra toma o lugar dela, antes que você pegue a segunda.
# C9
rules-cards-wild = Um coringa vale por uma carta de qualquer cor.
# C5
rules-cards-limit = Um coringa aberto é a única carta que você pega naquele turno, e nunca pode ser a segunda. Um coringa do baralho conta como qualquer outra carta.
# C6
rules-cards-flush = Assim que { $count } cartas abertas forem coringas, a fileira inteira é descartada e uma nova é aberta. Isso deixa de ser feito quando restam poucas cartas que não são coringas.
# C7
rules-cards-again = Quando um baralho acaba, a pilha de descarte dele é embaralhada e forma um novo. Se também não houver descarte, as posições vazias da fileira continuam vazias.
# C8
rules-cards-none = Se você não pode pegar nenhuma carta, não pode escolher esta ação. Se não pode pegar a segunda, o seu turno termina com uma.
# C4
rules-cards-hand = Você pode ter quantas cartas e quantos bilhetes quiser.
rules-cards-table = As cartas deste tabuleiro

# C9
rules-claim-any = Você pode reivindicar qualquer rota livre, mesmo longe das suas; uma por turno, e sempre a rota inteira.
# C9
rules-claim-colour = Pague uma carta por espaço, todas da cor da rota.
# C9, EU-4
rules-claim-grey = Numa rota cinza, escolha uma cor qualquer; nunca misture cores.
# C9
rules-claim-wilds = Coringas podem substituir algumas das cartas, ou todas elas.
# C9
rules-claim-pieces = Ponha uma das suas peças em cada espaço. Sem peças suficientes, você não pode reivindicar a rota.
# C9, NY-8
rules-claim-points = Você ganha os pontos da rota na hora.
rules-claim-table = Pontos por rota
rules-spaces = Espaços
rules-points = Pontos
rules-claim-example = Três espaços, pagos com duas cartas da cor e um coringa.

# C10
rules-doubles = Duas rotas entre as mesmas duas cidades formam uma rota dupla. Nenhum jogador pode ter as duas.
# C10, EU-15, NY-5, NO-8, IB-11
rules-doubles-closed = Com { $players } jogadores ou menos, a segunda rota fecha para todos assim que a primeira é reivindicada.
# C10
rules-doubles-beside = Rotas que só correm lado a lado por um trecho, mas ligam outras cidades, não são rotas duplas.

# EU-6, NO-6
rules-tunnel-lay = Primeiro, pague uma carta por espaço do túnel.
# EU-6, NO-6
rules-tunnel-reveal = Depois, { $count ->
    [one] a carta do topo do baralho é revelada
    [many] as { $count } cartas do topo do baralho são reveladas
   *[other] as { $count } cartas do topo do baralho são reveladas
}. Cada uma da cor que você pagou, e cada coringa, custa uma carta extra: dessa cor, ou um coringa.
# EU-7
rules-tunnel-wilds = Se você pagou só com coringas, só contam os coringas revelados, e você os paga com coringas.
# EU-8
rules-tunnel-refuse = Você pode se recusar a pagar as cartas extras; se não as tiver, não há escolha. Então as suas cartas voltam para a mão, e o seu turno termina. As cartas reveladas são descartadas.
# EU-9
rules-tunnel-example = Duas cartas pagas. Uma carta revelada é da mesma cor: pague mais uma dessa cor, ou um coringa.

# EU-5, NO-5, IB-11
rules-ferry = Uma balsa mostra um ou mais símbolos de coringa. Pague um coringa por símbolo.
# EU-5, NO-5, IB-11
rules-ferry-rest = Pague os outros espaços com uma só cor. Outros coringas podem substituir essas cartas.
# EU-5
rules-ferry-example = { $route }: { $cards ->
    [one] { $cards } carta qualquer
    [many] { $cards } cartas da mesma cor
   *[other] { $cards } cartas da mesma cor
} e { $wilds ->
    [one] um coringa
    [many] { $wilds } coringas
   *[other] { $wilds } coringas
}.

# C15
rules-ticket = Um bilhete traz duas cidades. Ele está completo se, no fim, um caminho contínuo das suas próprias rotas as ligar.
# C11, NY-4, NO-2, GL-13
rules-ticket-draw = Compre { $draw ->
    [one] um bilhete
    [many] { $draw } bilhetes
   *[other] { $draw } bilhetes
} e fique com pelo menos { $keep }. Se restarem menos, compre os que houver.
# C11, NY-4, NO-2, GL-13
rules-ticket-refused = { $where ->
    [box] Os outros saem da partida.
   *[bottom] Os outros vão para o fundo do baralho de bilhetes.
}
# C11
rules-ticket-stays = Um bilhete com que você ficou é seu até o fim. Quando o baralho de bilhetes acaba, não é possível comprar mais.
rules-ticket-example = Este bilhete está completo: duas rotas com quatro espaços ligam as duas cidades.

# C13
rules-end = Quando um jogador termina o turno { $pieces ->
    [0] sem peças
    [one] com no máximo uma peça
    [many] com { $pieces } peças ou menos
   *[other] com { $pieces } peças ou menos
}, todos têm { $turns ->
    [one] mais um turno
    [many] mais { $turns } turnos
   *[other] mais { $turns } turnos
}, inclusive ele. Depois contam-se os pontos.

rules-score-what = O que conta
# NY-6, NY-8
rules-score-routes = Os pontos das suas rotas, conforme o comprimento.
# C15
rules-score-tickets = Os pontos de cada bilhete completo.
# C15
rules-score-missed = Você perde os pontos de cada bilhete incompleto. A pontuação pode ficar negativa.
rules-ties = Em caso de empate, decide-se nesta ordem:
# EU-14, NY-7, NO-10, IB-12
rules-tie-tickets-done = mais bilhetes completos
rules-tie-longest-path = o caminho mais longo
# GL-17
rules-ties-none = Jogadores empatados dividem a colocação.
# EU-14, NY-7, NO-10, IB-12
rules-tie-shared = senão, dividem a colocação
