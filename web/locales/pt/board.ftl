# The drawn board.

board-zoom = Zoom
board-nearer = Aproximar
board-farther = Afastar
board-whole = Ver tudo
board-too-full = Este tabuleiro está cheio demais para ser desenhado. Você ainda pode jogar pela lista de jogadas.
# $route is all that is said of a route.
board-grand-route = { $route }; { $cards } cartas quaisquer substituem uma
board-festival = { $count ->
    [0] { $city }: não há mais cartas de festival
    [one] { $city }: { $count } carta de festival
    [many] { $city }: { $count } cartas de festival
   *[other] { $city }: { $count } cartas de festival
}
board-stations = { $count ->
    [0] { $city }: { $count } estações
    [one] { $city }: { $count } estação
    [many] { $city }: { $count } estações
   *[other] { $city }: { $count } estações
}
board-harbours = { $count ->
    [0] { $city }: { $count } portos
    [one] { $city }: { $count } porto
    [many] { $city }: { $count } portos
   *[other] { $city }: { $count } portos
}
board-ticket = { $from } – { $to }, { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}
board-card-back = Carta virada para baixo
# C9
help-owned = Esta rota pertence a { $name }. Ela vale { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}.
# C10
help-double = Duas rotas ligam estas cidades. Ninguém pode ter as duas.
# C10
help-double-closed = Duas rotas ligam estas cidades. Nesta mesa, a segunda fecha quando a primeira é reivindicada.
