# The Great Lakes, and what ships, harbours and exchanges are on any board.

rules-about-great-lakes = Vagões em terra e navios na água. Construa portos onde os seus bilhetes se encontram.

# GL-3, GL-4
rules-start-choose = Escolha em segredo { $pieces } peças entre { $trains } vagões e { $ships } navios. Todos revelam a escolha ao mesmo tempo. Na primeira partida, leve { $suggested } vagões.
# GL-2
rules-start-two-decks = Você começa com { $trains } cartas de vagão e { $ships } cartas de navio.
# GL-6
rules-start-two-rows = { $trains } cartas de vagão e { $ships } cartas de navio ficam abertas.
# GL-1, GL-7
rules-cards-decks = Há dois baralhos, cada um com sua pilha de descarte. Os coringas estão no baralho de vagões e valem por um vagão ou um navio.
# GL-6, GL-7
rules-cards-choose-deck = Você pode comprar de qualquer um dos baralhos. Quando pegar uma carta aberta, escolha o baralho de onde vem a próxima. Se ele estiver vazio, ela vem do outro.

rules-part-sea = Rotas marítimas
# GL-8
rules-sea = Numa ferrovia, use vagões e cartas de vagão. Numa rota marítima, use navios e cartas de navio.
# GL-9
rules-sea-double = Um navio duplo paga um ou dois espaços. Você não pode jogar uma carta de que não precisa.
rules-sea-example = Cinco espaços: dois navios duplos e um simples.
# GL-10
rules-sea-not-double = Uma ferrovia e uma rota marítima entre as mesmas cidades não são uma rota dupla.
# GL-19
rules-junction = As estrelas na água são cruzamentos. Ali as rotas se encontram e os caminhos passam, mas não são cidades.

rules-part-harbours = Portos
rules-action-harbour = Construir um porto
# GL-4, GL-11
rules-harbour-where = Construa numa cidade portuária que ainda não tem porto e à qual chega uma rota sua. Você pode construir um por turno e { $count } por partida.
# GL-11
rules-harbour-cost = Custa { $trains } cartas de vagão e { $ships } cartas de navio, todas da mesma cor e todas com o símbolo de porto. Coringas podem substituir qualquer uma delas.
rules-harbour-example = O dono de uma rota constrói um porto na ponta dela.
# GL-15
rules-harbour-points = No fim, um porto vale pontos pelos seus bilhetes completos para a cidade dele. Um bilhete entre dois portos seus conta para os dois.
rules-harbour-table = Pontos por porto
rules-tickets-done = Bilhetes completos
rules-or-more = { $count } ou mais
# GL-18
rules-great-lakes-example = Portos em { $first } e { $second }, e os bilhetes completos { $tickets }: há dois para cada porto, por isso cada porto vale { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}.

rules-part-exchange = Trocar peças
rules-action-exchange = Trocar peças
# GL-12, GL-20
rules-exchange = Troque quantos vagões quiser pelo mesmo número de navios, ou navios por vagões, enquanto houver na caixa. Cada peça custa { $points ->
    [one] um ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}. Você continua com o mesmo número de peças.
# GL-14, GL-20
rules-end-both = Vagões e navios contam juntos. Os últimos turnos começam depois do turno que os provocou, e quem os provocou também joga por último.
# GL-15, GL-16, GL-17
rules-score-harbours = Os pontos dos seus portos, e { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
} por porto que você não construiu.
# GL-12
rules-score-exchange = O custo das suas trocas.
