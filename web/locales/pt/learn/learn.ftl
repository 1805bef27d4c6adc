# Learning from your mistakes after a game. Grades and signs are those of chess players: ?! ? ??

learn-what = O computador procura as jogadas que custaram mais caro. Depois, você volta a cada posição e tenta de novo.
learn-go = Procurar os meus erros
learn-whose = As jogadas de quem?
learn-accuracy = Precisão: { $score } de 100
learn-accuracy-range = Entre { $low } e { $high }, tendo em conta a sorte.
learn-like = { $you ->
    [yes] Você jogou como um bot “{ $from }”.
   *[no] { $name } jogou como um bot “{ $from }”.
}
learn-like-between = { $you ->
    [yes] Você jogou entre os níveis “{ $from }” e “{ $to }”.
   *[no] { $name } jogou entre os níveis “{ $from }” e “{ $to }”.
}
learn-like-any = Uma só partida é pouco para dizer qual foi o nível.
learn-count-inaccuracy = { $count ->
    [0] { $count } imprecisões
    [one] { $count } imprecisão
    [many] { $count } imprecisões
   *[other] { $count } imprecisões
}
learn-count-mistake = { $count ->
    [0] { $count } erros
    [one] { $count } erro
    [many] { $count } erros
   *[other] { $count } erros
}
learn-count-blunder = { $count ->
    [0] { $count } erros graves
    [one] { $count } erro grave
    [many] { $count } erros graves
   *[other] { $count } erros graves
}
grade-inaccuracy = Imprecisão
grade-mistake = Erro
grade-blunder = Erro grave
# These are percentage points of the chance to win, not points of the game.
learn-account = Chance de vitória: { $how ->
    [cost] as suas jogadas custaram { $moves ->
        [0] { $moves } pontos percentuais
        [one] { $moves } ponto percentual
        [many] { $moves } pontos percentuais
       *[other] { $moves } pontos percentuais
    }; o azar, { $luck }.
   *[gain] as suas jogadas custaram { $moves ->
        [0] { $moves } pontos percentuais
        [one] { $moves } ponto percentual
        [many] { $moves } pontos percentuais
       *[other] { $moves } pontos percentuais
    }; a sorte rendeu { $luck }.
}
learn-mistake = Jogada { $move }: { $made }
learn-cost = −{ $loss }
learn-none = { $you ->
    [yes] Nenhum erro claro. Muito bem!
   *[no] { $name } não cometeu nenhum erro claro.
}
learn-start = Tentar de novo

exercise-title = Erro { $number } de { $count }
exercise-task = A jogada { $move } foi “{ $made }”. O que teria sido melhor?
exercise-how = Escolha no tabuleiro, entre as cartas ou na lista.
exercise-options = Vale a pena tentar
exercise-trying = À espera do resultado: “{ $move }”…
exercise-failed = Não foi possível tentar: { $reason }
exercise-best = Muito bem: é essa a jogada!
exercise-good = Muito bem: tão forte quanto a melhor jogada.
exercise-better = Melhor que a sua jogada na partida, mas há uma mais forte.
exercise-no-better = Não é melhor que a sua jogada na partida. Tente de novo.
exercise-same = Essa foi a sua jogada na partida. Tente outra.
exercise-shown = A melhor jogada: “{ $move }”.
exercise-show = Ver a solução
exercise-next = Próximo erro
exercise-finish = Concluir
exercise-leave = Voltar à partida
exercise-again = Recomeçar
exercise-found = Você encontrou uma boa jogada em { $found } de { $count ->
    [one] { $count } erro
    [many] { $count } erros
   *[other] { $count } erros
}.
exercise-was-found = Boa jogada encontrada
chance-played = Na partida
chance-tried = A sua tentativa
chance-best = A melhor
chance-hidden = ?
