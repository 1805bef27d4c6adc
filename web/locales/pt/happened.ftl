# What happened, for the log. $you is "yes" for what I did myself.

points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}
cards-count = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}
tickets-count = { $count ->
    [0] { $count } bilhetes
    [one] { $count } bilhete
    [many] { $count } bilhetes
   *[other] { $count } bilhetes
}
trains-count = { $count ->
    [0] { $count } vagões
    [one] { $count } vagão
    [many] { $count } vagões
   *[other] { $count } vagões
}
taxis-count = { $count ->
    [0] { $count } táxis
    [one] { $count } táxi
    [many] { $count } táxis
   *[other] { $count } táxis
}
ships-count = { $count ->
    [0] { $count } navios
    [one] { $count } navio
    [many] { $count } navios
   *[other] { $count } navios
}

happened-claim = { $you ->
    [yes] Você
   *[no] { $name }
} reivindica { $route } com { $cards }: { $points }.
happened-dig = { $you ->
    [yes] Você
   *[no] { $name }
} tenta o túnel { $route } com { $cards }. O túnel revela { $revealed }: custa mais { $price }.
happened-surcharge = { $you ->
    [yes] Você
   *[no] { $name }
} paga mais { $cards } por { $route }: { $points }.
happened-refuse = { $you ->
    [yes] Você
   *[no] { $name }
} abandona o túnel { $route }.
happened-station = { $you ->
    [yes] Você
   *[no] { $name }
} constrói uma estação em { $city } com { $cards }.
happened-harbour = { $you ->
    [yes] Você
   *[no] { $name }
} constrói um porto em { $city } com { $cards }.
happened-take = { $you ->
    [yes] Você
   *[no] { $name }
} pega uma carta { $card } da fileira.
happened-draw = { $you ->
    [yes] Você
   *[no] { $name }
} compra uma carta do baralho.
happened-draw-known = { $you ->
    [yes] Você
   *[no] { $name }
} compra do baralho uma carta { $card }.
happened-look = { $you ->
    [yes] Você
   *[no] { $name }
} olha { $tickets }.
happened-keep = { $you ->
    [yes] Você
   *[no] { $name }
} fica com { $tickets }.
happened-pick = { $you ->
    [yes] Você
   *[no] { $name }
} escolhe { $tickets }.
happened-pieces = { $you ->
    [yes] Você
   *[no] { $name }
} escolhe { $trains ->
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
happened-exchange = { $you ->
    [yes] Você
   *[no] { $name }
} troca { $count ->
    [one] { $count } peça
    [many] { $count } peças
   *[other] { $count } peças
} ({ $from } por { $to }): { $points }.
happened-pass = { $you ->
    [yes] Você
   *[no] { $name }
} passa a vez.
happened-festival = { $you ->
    [yes] Você
   *[no] { $name }
} pega { $cards } de festival ({ $cities }).
happened-festivals-laid = { $count ->
    [one] Nova carta de festival no tabuleiro: { $cities }.
    [many] { $count } novas cartas de festival no tabuleiro: { $cities }.
   *[other] { $count } novas cartas de festival no tabuleiro: { $cities }.
}
happened-row-flushed = Há coringas abertos demais: a fileira é trocada.
happened-second-draft = A carta de draft apareceu: começa o segundo draft.
happened-last-turns = O fim está próximo: { $turns ->
    [one] mais um turno
    [many] mais { $turns } turnos
   *[other] mais { $turns } turnos
} para cada jogador.
happened-other = { $kind }
