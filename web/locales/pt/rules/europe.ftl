# Europe, and what stations and the longest path are on any board.

rules-about-europe = De Edimburgo a Constantinopla: túneis que podem custar mais do que parece, balsas que exigem coringas e estações que permitem usar as rotas dos outros.
# EU-2
rules-europe-long = Os bilhetes vêm de dois montes: { $long ->
    [one] um bilhete longo
    [many] { $long } bilhetes longos
   *[other] { $long } bilhetes longos
} e { $regular } comuns. Você pode ficar com qualquer um deles. Os bilhetes longos que não forem distribuídos saem da partida.

rules-part-stations = Estações
rules-action-station = Construir uma estação
# EU-10
rules-station-where = Construa em qualquer cidade sem estação, mesmo que ninguém tenha uma rota até lá. Você pode construir uma por turno e { $count } por partida.
# EU-10
rules-station-cost = Cada uma custa cartas da mesma cor. Coringas podem substituí-las.
rules-station-table = O preço de uma estação
rules-station = Estação
rules-price = Cartas
# EU-11
rules-station-use = No fim, cada estação permite usar uma rota de outro jogador que chegue à cidade dela. Isso só conta para os seus bilhetes.
# EU-11
rules-station-best = A rota é a mesma para todos os seus bilhetes. O computador escolhe a melhor para você.
rules-station-example = A estação do meio permite ao dono usar uma das rotas do vizinho.
# EU-12
rules-score-stations = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
} por estação que você não construiu.

# EU-13, C16
rules-score-longest-path = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
} pelo caminho mais longo, contado em peças. Ele pode se cruzar e voltar à mesma cidade, mas usa cada rota uma só vez. Estações não contam para ele. Em caso de empate, todos os empatados ganham os pontos.
# EU-14
rules-tie-fewest-stations = menos estações construídas
# EU-14
rules-tie-longest-path-bonus = os pontos do caminho mais longo
