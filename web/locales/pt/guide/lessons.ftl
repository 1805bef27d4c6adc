# The lessons: what is special about each board.

lesson-title = Lição: { $board }
lesson-line = Uma partida já começada, para você experimentar logo o que o tabuleiro tem de especial. Leva menos de cinco minutos.
lesson-go = Começar a lição
lesson-list = Lições dos outros tabuleiros

lesson-europe = O tabuleiro { $board } tem túneis, balsas e estações. A partida já começou e você tem uma boa mão: experimente os três.
lesson-tunnel = { $route } é um túnel. Selecione essa rota e pague. Depois são reveladas três cartas: cada uma da sua cor, ou coringa, custa mais uma carta.
lesson-surcharge = As cartas reveladas decidem. Pague a carta extra, ou abandone o túnel e pegue as suas cartas de volta.
lesson-ferry = { $route } é uma balsa. Cada símbolo de coringa pede um coringa, e o resto se paga com uma só cor. Reivindique essa rota.
lesson-station = Construa uma estação em qualquer cidade. Para os seus bilhetes, ela permite usar uma rota de outro jogador que chegue a essa cidade. Cada estação não construída vale 4 pontos.

lesson-nordic = No tabuleiro { $board }, os coringas têm regras próprias, e há uma rota enorme. Você tem uma boa mão: experimente.
lesson-wilds = Aqui os coringas só valem em túneis e balsas. Em troca, você pode pegar dois coringas abertos no mesmo turno. Pegue este.
lesson-substitutes = { $route } é uma balsa. Sem coringa para o símbolo, pague três cartas quaisquer no lugar dele. Reivindique essa rota.
lesson-any-cards = { $route } tem nove espaços e vale { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}. Pague com uma só cor; quatro cartas quaisquer substituem uma que falte. Reivindique essa rota.

lesson-great-lakes = No tabuleiro { $board }, você tem vagões e navios, cada tipo com o seu baralho. Você tem uma boa mão: é hora de zarpar.
lesson-sea = { $route } é uma rota marítima: você paga com cartas de navio e a ocupa com os seus navios. Um navio duplo paga dois espaços. Reivindique essa rota.
lesson-harbour = Construa um porto em uma cidade aonde cheguem as suas rotas, com duas cartas de vagão e duas de navio da mesma cor, todas com o símbolo de porto. Ele vale até 30 pontos pelos bilhetes completos para essa cidade.
lesson-exchange = Faltam navios ou vagões? Aqui você pode trocar peças; cada uma custa um ponto. Dê uma olhada, e só troque se precisar.

lesson-draft = Primeiro, um draft. Escolha um bilhete; os outros passam para o adversário, e você recebe novos. Escolha os que combinam entre si: você vai ficar com quatro de seis.
lesson-draft-keep = Fique com os quatro bilhetes que têm mais rotas em comum. Mais tarde há um segundo draft.
lesson-festivals = Há cartas de festival aqui: { $cities }. Reivindique { $route } e pegue todas as cartas de uma cidade: quanto mais da mesma cidade, mais pontos elas valem.

lesson-end = É isso que o tabuleiro { $board } tem de especial. Continue com os meus conselhos, ou comece a sua própria partida.
