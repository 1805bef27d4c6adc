# Iberia, and what drafts and festivals are on any board.

# IB-11
rules-about-iberia = Dois drafts de bilhetes e festivais nas cidades. Francia (França) é uma cidade como as outras.

rules-part-draft = Os dois drafts
# IB-3
rules-draft-first = No começo, você recebe { $hand } bilhetes. Escolha um e passe os outros para a { $side ->
    [left] esquerda
   *[right] direita
}. Repita até que todos tenham sido escolhidos.
# IB-3, IB-5
rules-draft-keep = Depois fique com exatamente { $keep } dos bilhetes que escolheu.
# IB-3
rules-draft-refused = Depois do primeiro draft, todos os bilhetes recusados e os que sobraram voltam ao baralho de bilhetes, que é embaralhado.
# IB-2, IB-5
rules-draft-second = Uma carta de draft fica escondida no baralho de cartas: quanto mais jogadores, mais perto do fundo. Quando ela aparece, termina-se o turno atual. Então começa um segundo draft, e os bilhetes passam para a { $side ->
    [left] esquerda
   *[right] direita
}.
# IB-5
rules-draft-after = Os bilhetes do primeiro draft são seus de vez. Os recusados no segundo vão para o fundo do baralho de bilhetes.
# IB-6
rules-draft-tickets = Você não pode comprar bilhetes antes do fim do segundo draft.
rules-draft-example = Escolha um e passe os outros adiante.

rules-part-festivals = Festivais
# IB-1, IB-2, IB-4
rules-festival-up = { $cards } cartas de festival estão misturadas no baralho. Quando uma delas aparece, é posta aberta junto à cidade dela, e compra-se outra carta no lugar.
# IB-7
rules-festival-once = Quando o baralho é refeito com o descarte, já não há cartas de festival nele.
# IB-8
rules-festival-take = Quando reivindicar uma rota até uma cidade, pegue todas as cartas de festival que estão lá. Se houver cartas nas duas pontas, escolha uma.
# IB-8
rules-festival-hidden = Você pode olhar as suas cartas de festival; os outros, não.
# IB-9
rules-festival-shared = { $cities } têm cartas de festival em comum: uma rota até qualquer uma das duas cidades dá direito a elas.
# IB-10
rules-festival-table = Pontos por cartas de festival da mesma cidade
rules-festival-city = Cidade
# IB-10
rules-score-festivals = As cartas de festival, agrupadas por cidade. Quanto mais cartas da mesma cidade, mais vale o grupo.
