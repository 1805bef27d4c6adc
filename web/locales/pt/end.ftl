# The end of a game, its replay, and hints.

end-scores = Pontuação
end-drumroll = E quem venceu foi…
end-shared = { $names } dividem a vitória.
end-why-shared = Empate em { $points } { $points ->
    [0] pontos
    [one] ponto
    [many] pontos
   *[other] pontos
} e em todos os critérios de desempate.
end-why-points = { $points } { $points ->
    [0] pontos
    [one] ponto
    [many] pontos
   *[other] pontos
}, { $ahead } a mais que { $name }.
end-why-tickets-done = { $points } { $points ->
    [0] pontos
    [one] ponto
    [many] pontos
   *[other] pontos
}, empate com { $names }. Desempate: mais bilhetes completos.
end-why-fewest-stations = { $points } { $points ->
    [0] pontos
    [one] ponto
    [many] pontos
   *[other] pontos
}, empate com { $names }. Desempate: menos estações construídas.
end-why-longest-path-bonus = { $points } { $points ->
    [0] pontos
    [one] ponto
    [many] pontos
   *[other] pontos
}, empate com { $names }. Desempate: os pontos do caminho mais longo.
end-why-longest-path = { $points } { $points ->
    [0] pontos
    [one] ponto
    [many] pontos
   *[other] pontos
}, empate com { $names }. Desempate: o caminho mais longo.
end-why-other = { $points } { $points ->
    [0] pontos
    [one] ponto
    [many] pontos
   *[other] pontos
}, empate com { $names }, mas à frente no desempate.
end-given-up-title = A partida foi interrompida
end-given-up = Ela terminou antes da hora. Esta era a pontuação até ali.

end-counting = Agora: { $part }
end-counting-soon = Vamos contar os pontos…
end-skip = Mostrar o resultado
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = E agora?
end-again = Jogar de novo
end-rematch = Revanche
end-rematch-ready = Ir para a revanche
end-replay = Rever a partida
end-learn = Aprender com os erros
end-picture-share = Compartilhar uma imagem
end-picture-save = Guardar uma imagem
end-picture-failed = Algo deu errado com a imagem. Tente de novo.
end-new = Nova partida
end-start = Voltar ao início

end-tickets = Bilhetes e caminhos
end-tickets-show = Aponte para um deles para vê-lo no tabuleiro.
end-ticket-done = completo:
end-ticket-missed = incompleto:
end-no-tickets = Nenhum bilhete.
end-longest = Caminho mais longo: { $length } { $length ->
    [0] espaços
    [one] espaço
    [many] espaços
   *[other] espaços
}
end-lent = A estação em { $city } usa { $route }
end-no-story = Não é possível rever esta partida: { $reason }

chart-points = Evolução dos pontos
chart-chances = Chance de vitória
chart-move = { $move ->
    [0] Antes da primeira jogada
    [one] Depois da jogada { $move }
    [many] Depois da jogada { $move }
   *[other] Depois da jogada { $move }
}
chart-value = { $name } { $value }
chart-at = { $when }: { $values }.
chart-no-value = –
chart-table = Mostrar como tabela
chart-table-move = Jogada
percent = { $percent }%

shuffle-title = O embaralhamento foi justo?
shuffle-how = Antes da primeira jogada, o servidor selou a ordem de todas as cartas. Agora o selo está aberto, e o seu navegador pode comparar as duas coisas.
shuffle-fits = Confere: as cartas eram as prometidas desde o início.
shuffle-differs = Não confere: estas não são as cartas prometidas.
shuffle-cannot = O seu navegador só pode compará-las numa página segura (https, ou neste computador). Baixe a partida e confira com o comando abaixo.
shuffle-more = Selo e cartas
shuffle-commitment = O selo (SHA-256), mostrado antes da primeira jogada
shuffle-seed = A semente do embaralhamento, mostrada depois da última jogada
shuffle-command = Quem tem o Whistlestop instalado pode conferir a partida inteira:
shuffle-record = Baixar a partida

replay-title = Rever: { $board }
replay-loading = Carregando a partida…
replay-failed = Não é possível mostrar esta partida: { $reason }
replay-retry = Tentar de novo
replay-step = Jogada { $step } de { $last }
replay-first = Ir para o começo
replay-back = Uma jogada atrás
replay-forward = Uma jogada adiante
replay-last = Ir para o fim
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-speed-times = { $times }×
replay-before = A partida começa.
replay-controls = Jogadas da partida
replay-hands = As cartas de todos
replay-offer = Escolhe entre
replay-festivals = { $count } { $count ->
    [0] cartas de festival
    [one] carta de festival
    [many] cartas de festival
   *[other] cartas de festival
}
replay-keys = Teclas: ← e → para uma jogada, Home e End, barra de espaço para reproduzir.

analysis-title = O que decidiu a partida?
analysis-what = O computador joga muitas vezes a partir de cada decisão para estimar as chances. Isso leva um ou dois minutos.
analysis-go = Analisar a partida
analysis-busy = O computador está pensando… { $seconds } { $seconds ->
    [0] segundos
    [one] segundo
    [many] segundos
   *[other] segundos
} até agora.
analysis-failed = Não há análise: { $reason }
analysis-not-over = Só é possível analisar partidas jogadas até o fim.
analysis-points = Momentos decisivos
analysis-none = Nenhuma jogada decidiu sozinha esta partida.
analysis-mistake = Jogada { $move }, { $name }: “{ $made }” reduziu a chance de vitória em { $change ->
    [0] { $change } pontos percentuais.
    [one] { $change } ponto percentual.
    [many] { $change } pontos percentuais.
   *[other] { $change } pontos percentuais.
}
analysis-better = Melhor: “{ $better }”, com uma chance de { $chance }.
analysis-swing = Antes da jogada { $move }, { $name }: a sorte nas cartas e as jogadas dos outros { $up ->
    [yes] aumentaram
   *[no] reduziram
} a chance de vitória em { $change ->
    [0] { $change } pontos percentuais.
    [one] { $change } ponto percentual.
    [many] { $change } pontos percentuais.
   *[other] { $change } pontos percentuais.
}

hints-title = O que posso fazer?
hints-wait = Não é a sua vez. Olhe os seus bilhetes e planeje as próximas jogadas.
hints-show = Mostrar
hints-hide = Ocultar
hints-on-board = Mostrar no tabuleiro
hints-ask = Pedir uma dica
hints-busy = O computador está pensando…
hints-failed = Não há dica: { $reason }
hints-none = Nesta mesa, joga-se sem dicas do computador.
hints-best = Eu faria isto: “{ $move }”. Chance de vitória: { $chance }.
hints-only = Aqui você não tem escolha: “{ $move }”.
hints-others = Também é possível:
hints-old = A partida avançou. Peça uma nova dica.
can-take = { $second ->
    [yes] Pegue uma carta aberta: será a sua segunda carta.
   *[no] Pegue uma carta aberta e depois uma segunda carta. { $limit ->
        [yes] Um coringa aberto vale pelas duas.
       *[no] Coringas contam como qualquer outra carta.
    }
}
can-draw = { $second ->
    [yes] Compre do baralho a sua segunda carta.
   *[no] Compre uma carta do baralho e depois pegue uma segunda.
}
can-claim = Reivindique uma rota: você tem as cartas para { $count ->
    [one] uma rota
    [many] { $count } rotas
   *[other] { $count } rotas
}.
can-tickets = Compre novos bilhetes. Eles dão pontos se você ligar as cidades e tiram pontos se não ligar.
can-station = Construa uma estação { $count ->
    [one] numa cidade
    [many] numa de { $count } cidades
   *[other] numa de { $count } cidades
}. Ela permite completar os seus bilhetes com uma rota de outro jogador.
can-harbour = Construa um porto { $count ->
    [one] numa cidade
    [many] numa de { $count } cidades
   *[other] numa de { $count } cidades
}.
can-keep = Escolha com quais bilhetes ficar. Prefira aqueles cujas cidades são próximas.
can-pick = { $count ->
    [one] Escolha o único bilhete que resta na sua mão.
    [many] Escolha um de { $count } bilhetes e passe os outros adiante.
   *[other] Escolha um de { $count } bilhetes e passe os outros adiante.
}
can-pieces = Escolha quantos vagões e quantos navios levar.
can-exchange = Troque vagões por navios, ou navios por vagões. Cada peça custa um ponto.
can-pay = Pague. Gaste as cores de que menos precisa e poupe os seus coringas.
can-give = Escolha uma carta para pagar.
can-substitute = Escolha quantos espaços pagar com outras cartas.
can-refuse = Abandone o túnel e recupere as suas cartas.
can-refill = Escolha de qual baralho vem a nova carta.
can-festival = Escolha quais cartas de festival pegar.
can-pass = Passe a vez sem fazer nada.
can-other = Escolha uma das suas jogadas.
