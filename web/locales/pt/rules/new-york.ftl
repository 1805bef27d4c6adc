# New York, and what attractions are on any board.

# NY-1
rules-about-new-york = Uma corrida rápida por Manhattan. Suas peças são táxis, e uma partida leva uns quinze minutos.
# NY-4
rules-new-york-last = Se restar um só bilhete, você pode comprá-lo, mas tem de ficar com ele.

rules-part-sights = Atrações
# NY-6
rules-sights = Algumas cidades têm uma atração, marcada no mapa. Você ganha os pontos dela se pelo menos uma das suas rotas terminar ali.
# NY-6
rules-sights-all = Todos os jogadores podem ganhar os pontos da mesma atração, cada um uma vez.
rules-sights-table = As atrações deste tabuleiro
rules-city = Cidade
rules-sights-example = Uma rota, duas atrações: as duas contam.
# NY-6
rules-score-attractions = Os pontos de cada atração à qual chegam as suas rotas.
