# The Nordic countries, and what cards that stand for others are on any board.

# NO-4
rules-about-nordic = Para dois ou três jogadores, dos fiordes a Murmansk. Aqui é fácil conseguir coringas, mas poucas rotas os aceitam.

# NO-1
rules-cards-no-limit = Coringas abertos são cartas como as outras: você pode pegar dois no mesmo turno.
# NO-1
rules-cards-no-flush = Não importa quantas cartas abertas sejam coringas, a fileira fica como está.
# NO-4
rules-claim-wilds-on = Os coringas só valem nestes tipos de rota: { $kinds }.
# NO-5
rules-ferry-for-wild = Numa balsa, { $count } cartas quaisquer podem substituir um coringa.
# NO-6
rules-tunnel-not = Isso só vale em balsas, nunca em túneis.
# NO-7
rules-substitute = A rota { $route } é especial: { $count } cartas quaisquer, inclusive coringas, podem substituir uma carta da cor.
# NO-7
rules-substitute-wilds = Ali, um coringa só pode ser uma dessas { $count } cartas.
# NO-8
rules-doubles-unlike = Duas rotas entre as mesmas cidades formam uma rota dupla mesmo que sejam de comprimento ou tipo diferente: { $routes }.
# NO-9
rules-score-most-tickets = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
} para quem tem mais bilhetes completos. Em caso de empate, todos os empatados ganham os pontos.
# NO-10, C16
rules-nordic-path = O caminho mais longo pode voltar à mesma cidade, mas usa cada rota uma só vez.
