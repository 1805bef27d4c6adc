# The guided first game, and its coach.

guide-title = Sua primeira partida
guide-line = Aprenda jogando: uma partida curta, um adversário fácil e um guia ao seu lado.
guide-what-map = Você joga no tabuleiro { $board }. Uma partida leva uns dez minutos.
guide-what-coach = O guia sugere o próximo passo e diz por quê. Você sempre pode fazer outra coisa.
guide-what-leave = A qualquer momento você pode dispensar o guia e continuar a jogar.
guide-go = Começar a primeira partida
guide-go-on = Continuar a primeira partida
guide-rules = Ou ler antes as regras

coach-name = Seu guia
coach-next = Avançar
coach-leave = Dispensar guia
coach-hide = Ocultar o guia
coach-show = Mostrar o guia
coach-rules = Ler as regras
coach-again = Jogar outra partida

coach-welcome = Boas-vindas ao tabuleiro { $board }! Você ganha pontos com rotas entre cidades e com bilhetes. Vence quem tiver mais pontos.
coach-tickets = Estes são bilhetes. Cada um pede que você ligue duas cidades. Marque um para ver as cidades no mapa e depois fique com um ou mais. No fim, você ganha os pontos dos bilhetes completos e perde os dos incompletos.
coach-tickets-wait = Ótimo. Os outros ainda estão escolhendo os bilhetes.
coach-plan = Olhe o seu bilhete { $ticket }. Um bom caminho usa { $count ->
    [one] uma rota
    [many] { $count } rotas
   *[other] { $count } rotas
}: { $routes }. Selecione o bilhete para ver as cidades.
coach-deck = Com as cartas abertas você sabe o que leva; o baralho é uma surpresa. Se comprar um coringa do baralho, você ainda tem direito à segunda carta.
coach-wild = Há um coringa aberto. Ele vale por qualquer cor, mas, se você o pegar, será a sua única carta neste turno.
coach-pay = Escolha como pagar. Se puder, poupe os coringas: eles servem em qualquer lugar.
coach-claimed = Sua primeira rota! Ela valeu { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}. Rotas longas valem muito mais que as curtas.
coach-pieces = Cada espaço levou uma das suas peças. Agora você tem { $pieces }. A partida termina logo depois que alguém ficar com { $end } ou menos.
coach-sights = Algumas cidades têm uma atração, marcada no mapa. Cada uma vale um ponto se uma das suas rotas terminar ali.
coach-blocked = O seu bilhete { $ticket } está bloqueado: não há mais caminho. Não faz mal, reivindique rotas pelos pontos delas.
coach-done = Você completou { $ticket } e ganha { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}.
coach-near = O fim está próximo: alguém { $pieces ->
    [0] já não tem peças
    [one] só tem uma peça
    [many] só tem { $pieces } peças
   *[other] só tem { $pieces } peças
}. Complete já os seus bilhetes.
coach-last = Estes são os últimos turnos. Reivindique o que vale mais agora.
coach-over = E o jogo é isso! A tabela mostra de onde vieram os pontos: rotas, bilhetes, atrações. Agora você já sabe jogar.
