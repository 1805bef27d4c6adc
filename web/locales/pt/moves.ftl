# Moves that can be made, as buttons.

move-take = Pegar a carta { $card } da fileira
move-draw = Comprar do baralho
move-draw-from = Comprar do baralho de { $deck }
move-tickets = Comprar bilhetes
move-pass = Passar a vez
move-refill = Repor do baralho de { $deck }
move-refuse = Abandonar o túnel
move-pick = Escolher { $tickets }
move-keep = Ficar com { $tickets }
move-claim = Reivindicar { $route }
move-station = Construir estação em { $city }
move-harbour = Construir porto em { $city }
move-exchange = Trocar { $count } { $count ->
    [one] { $from ->
        [trains] vagão por um navio
       *[ships] navio por um vagão
    }
    [many] { $from ->
        [trains] vagões por navios
       *[ships] navios por vagões
    }
   *[other] { $from ->
        [trains] vagões por navios
       *[ships] navios por vagões
    }
}
move-pay = Pagar { $cards }
move-pay-colour = Pagar com a cor { $colour } e depois escolher as cartas
move-pay-colour-wilds = Pagar com a cor { $colour } e { $cards }, e depois escolher as cartas
move-substitute = { $count ->
    [0] Não pagar nenhum espaço com outras cartas
    [one] Pagar um espaço com outras cartas
    [many] Pagar { $count } espaços com outras cartas
   *[other] Pagar { $count } espaços com outras cartas
}
move-give = Pagar uma carta { $card }
move-pieces = { $trains ->
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
move-festival = Pegar as cartas de festival ({ $cities })
move-other = { $move }

moves-take = Pegar carta aberta
moves-draw = Comprar do baralho
moves-tickets = Bilhetes
moves-claim = Reivindicar rota
moves-station = Construir estação
moves-harbour = Construir porto
moves-exchange = Trocar peças
moves-pay = Pagar
moves-pieces = Escolher suas peças
moves-pick = Escolher um bilhete
moves-other = Mais
