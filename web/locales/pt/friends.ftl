# Playing with people: setting up a table, the lobby, the chat, the clocks, one screen for several.

page-title = { $title } – Whistlestop

link-copy = Copiar o link
link-copied = Copiado.
link-not-copied = O seu navegador não permite a cópia automática. Selecione o link e copie-o.
link-share = Compartilhar
link-qr = O link como código QR

setup-title = Criar uma mesa
setup-line = Para amigos de perto e de longe, com bots nos lugares vazios.
setup-board = Tabuleiro
setup-range = De { $from } a { $to } jogadores.
setup-seats = Lugares
setup-how-many = Quantos jogadores?
setup-me = Você
setup-open = Um amigo, por link
setup-here = Alguém nesta tela
setup-bots = Bots comuns
setup-styles = Bots com estilo próprio
setup-seat-who = Quem ocupa o lugar { $number }
setup-seat-name = Nome no lugar { $number }
setup-name = Nome
setup-nameless = O lugar { $number } precisa de um nome.
setup-options = Como vocês jogam
setup-name-of-table = Nome da mesa
setup-no-title = Sem nome
setup-first = Quem começa
setup-first-shuffle = Sorteio
setup-first-seat = { $named ->
    [yes] { $name } (lugar { $number })
   *[no] Lugar { $number }
}
setup-clock = Relógio
setup-clock-none = Sem relógio
setup-clock-bank = Tempo para a partida toda
setup-bank = Tempo de cada jogador
setup-increment = Tempo extra por turno
setup-minutes = { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } minutos
   *[other] { $minutes } minutos
}
setup-seconds = { $seconds ->
    [0] Nenhum
    [one] { $seconds } segundo
    [many] { $seconds } segundos
   *[other] { $seconds } segundos
}
setup-who-comes = Quem pode entrar
setup-by-link = Quem tiver o link
setup-public = Todos: a mesa aparece entre as mesas públicas
setup-spectators = Outros podem assistir
setup-hints = Os jogadores podem pedir dicas
setup-several = Convidados podem jogar com outros na mesma tela
setup-then-invite = Em seguida, você recebe um link para os seus amigos.
setup-then-play = Todos os lugares estão ocupados: a partida começa já.
setup-invite = Criar a mesa
setup-play = Começar a partida

level-blocker = Bloqueador
level-hunter = Caçador
level-hauler = Maratonista

clock-title = Relógios
clock-days = { $days ->
    [one] { $days } dia e { $hours } h
    [many] { $days } dias e { $hours } h
   *[other] { $days } dias e { $hours } h
}
clock-hours = { $hours }{ "\u00A0" }h { $minutes }{ "\u00A0" }min
clock-soon = Depressa!
clock-hurry = { $seconds ->
    [0] O tempo do seu turno está acabando.
    [one] Só resta { $seconds } segundo para o seu turno.
    [many] Só restam { $seconds } segundos para o seu turno.
   *[other] Só restam { $seconds } segundos para o seu turno.
}
clock-of-seconds = { $seconds ->
    [one] { $seconds } segundo por turno
    [many] { $seconds } segundos por turno
   *[other] { $seconds } segundos por turno
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } minuto por turno
    [many] { $minutes } minutos por turno
   *[other] { $minutes } minutos por turno
}
clock-of-days = { $days ->
    [one] { $days } dia por turno
    [7] Uma semana por turno
    [many] { $days } dias por turno
   *[other] { $days } dias por turno
}
clock-of-bank = { $minutes ->
    [one] { $minutes } minuto para a partida, mais { $seconds ->
        [0] { $seconds } segundos
        [one] { $seconds } segundo
        [many] { $seconds } segundos
       *[other] { $seconds } segundos
    } por turno
    [many] { $minutes } minutos para a partida, mais { $seconds ->
        [0] { $seconds } segundos
        [one] { $seconds } segundo
        [many] { $seconds } segundos
       *[other] { $seconds } segundos
    } por turno
   *[other] { $minutes } minutos para a partida, mais { $seconds ->
        [0] { $seconds } segundos
        [one] { $seconds } segundo
        [many] { $seconds } segundos
       *[other] { $seconds } segundos
    } por turno
}

wait-seats = Nesta mesa
wait-host = anfitrião
wait-here = presente
wait-gone = sem conexão
wait-leave = Deixar o lugar
wait-remove = Liberar este lugar
wait-remove-named = Liberar o lugar de { $name }
wait-removed = O anfitrião liberou o seu lugar. Você ainda pode assistir ou ocupar um lugar livre.
wait-sit-here = Sentar-se
wait-join-name = Que nome você quer usar?
wait-name-go = Usar este nome
wait-join-sit = Há um lugar livre
wait-sit-as = Sentar-se como { $name }
wait-other-name = Outro nome
wait-full = Todos os lugares estão ocupados.
wait-full-watch = Todos os lugares estão ocupados. Fique por aqui para assistir à partida quando ela começar.
wait-public = Entre as mesas públicas
wait-by-link = Só para quem tem o link
wait-hints = Com dicas
wait-no-hints = Sem dicas
wait-start = Começar a partida
wait-start-later = A partida pode começar quando todos os lugares estiverem ocupados. Bots também podem ocupar lugares.
wait-close = Fechar a mesa
wait-closed = Esta mesa está fechada.
wait-for-others = À espera de mais jogadores…
wait-for-host = À espera de { $name } para começar a partida…
wait-invite = Convide seus amigos
wait-invite-line = Quem abrir este link pode se sentar aqui. Um amigo ao seu lado pode ler o código.
wait-invite-words = Venha jogar { $board } comigo!

lobby-title = Mesas públicas
lobby-line = Abertas a todos, ao vivo.
lobby-set-up = Criar uma mesa
lobby-offline = Sem conexão. Nova tentativa…
lobby-open = À procura de jogadores
lobby-none = Ninguém está à procura de jogadores agora. Crie a sua própria mesa pública.
lobby-playing = Em curso
lobby-join = Entrar
lobby-join-named = Entrar: { $title }
lobby-watch = Assistir
lobby-watch-named = Assistir: { $title }
lobby-private-game = Sem espectadores

games-title = Partidas terminadas
games-line = As suas partidas e as públicas.
games-only-mine = Só as minhas
games-none = Ainda não há partidas terminadas.
games-result = { $points ->
    [0] { $name }: { $points } pontos
    [one] { $name }: { $points } ponto
    [many] { $name }: { $points } pontos
   *[other] { $name }: { $points } pontos
}
games-won = venceu
games-replay = Rever
games-replay-named = Rever: { $title }
games-more = Mostrar partidas anteriores

tables-more = Mostrar mais mesas
start-more-games = Todas as partidas terminadas

me-title = Eu
me-name-title = Meu nome
me-name-line = Os outros veem esse nome em cada mesa em que você entrar daqui em diante.
me-save = Guardar o nome
me-named = O seu nome foi guardado.
me-device-title = Usar outro dispositivo
me-device-line = Continue as suas partidas no telefone ou em outro computador: abra lá o seu link pessoal.
me-device-make = Criar meu link pessoal
me-device-link = O seu link pessoal
me-device-words = Meu link pessoal do Whistlestop
me-device-secret = Não mostre a ninguém: quem abrir este link joga em seu nome. Criar um novo link desativa o antigo e encerra a sessão dos dispositivos que o usaram.
me-confirm-title = É você?
me-confirm = { $known ->
    [yes] Este navegador conhece você como { $name }. Se continuar, ele passa a ser da pessoa que criou o link, e daqui você não chega mais às mesas de { $name }.
   *[no] Este é um link pessoal. Se foi você quem o criou, este navegador também pode ser seu, com todas as suas mesas.
}
me-confirm-yes = Sim, sou eu
me-confirm-no = Não, deixar como está
me-recognised = Que bom ver você de novo, { $name }.
me-others-title = Encerrar as outras sessões
me-others-line = Alguém que não devia tem o seu link pessoal? Isto encerra a sessão em todos os outros dispositivos e desativa o link.
me-others = Encerrar nos outros dispositivos
me-others-done = Agora a sua sessão está aberta só neste navegador.
me-forget-title = Esquecer este navegador
me-forget-line = As suas partidas ficam, mas este navegador deixa de saber que são suas. Crie antes um link pessoal, se quiser voltar.
me-forget = Esquecer-me aqui
me-forget-yes = Sim, esquecer-me aqui

talk-title = Conversa
talk-unread = { $count ->
    [0] { $count } novas
    [one] { $count } nova
    [many] { $count } novas
   *[other] { $count } novas
}
talk-nothing = Nenhuma mensagem ainda.
talk-line = { $name }: { $words }
talk-write = Escreva uma mensagem
talk-say = Enviar
talk-reactions = Mensagens rápidas
talk-listening = Só os jogadores da mesa podem conversar.
talk-mute = Silenciar { $name }
talk-hear = Deixar de silenciar { $name }
react-hello = Olá!
react-bravo = Muito bem!
react-thanks = Valeu!
react-oops = Ops!
react-ouch = Ai!
react-laugh = Haha!
react-thinking = Preciso pensar…
react-hurry = Sua vez!

present-here = { $name } está aqui
present-gone = { $name } está sem conexão
present-away = Um bot joga por { $name }
present-resigned = { $name } desistiu
present-watching = { $count ->
    [0] { $count } espectadores
    [one] { $count } espectador
    [many] { $count } espectadores
   *[other] { $count } espectadores
}

table-menu = Mesa
table-watching = Você assiste à partida: vê a mesa, mas não as cartas dos jogadores.
table-resigned = { $name } desistiu; um bot continua a jogar.
table-ended-resigned = Desistência de { $names }: fim da partida.
table-ended-early = Esta partida terminou antes da hora.
table-ended-server = Quem cuida do servidor fechou a mesa.
table-away = Um bot joga por { $name }.
table-no-bot = { $name } não está mais instalado aqui. Outro bot joga no lugar dele.
table-return = Voltar ao meu lugar
table-take-back = Pedir para desfazer
table-replace = Deixar um bot jogar por { $name }
table-replace-soon = Se { $name } não voltar, um bot pode assumir daqui a { $time }.
table-leave = Sair da mesa
table-leave-title = Sair da mesa?
table-leave-line = Um bot continua a jogar por você, e você pode voltar ao seu lugar a qualquer momento. Se não restar ninguém, a partida termina.
table-leave-yes = Sair da mesa
table-resign = Desistir
table-resign-title = Desistir desta partida?
table-resign-line = Isso não pode ser desfeito. Com dois jogadores, a partida termina; com mais, um bot continua a jogar por você.
table-resign-yes = Sim, desisto
table-to-start = Todas as mesas
table-link = Link desta mesa
table-link-title = Link desta mesa
table-link-watch = Quem abrir este link pode assistir, sem ver as cartas de ninguém.
table-link-players = Aqui não se admitem espectadores: o link é só para os jogadores.
table-link-words = Assista à nossa partida
table-invite-watchers = Convidar para assistir

take-back-title = { $name } quer desfazer uma jogada
take-back-line = Se todos concordarem, tudo desde essa jogada será desfeito.
take-back-agree = Concordar
take-back-refuse = Não, continuar
take-back-waits = Para desfazer, falta a resposta de { $names }.

curtain-pass = Passe o dispositivo para { $name }
curtain-anybody = Mostrar as cartas de quem?
curtain-line = Os outros, não olhem!
curtain-show = Sou { $name }: mostrar minhas cartas
curtain-drawn = { $name }, você comprou uma carta: { $card }. Depois de vê-la, passe o dispositivo para { $next }.
curtain-hide = Ocultar minhas cartas

# The colour of a player’s pieces, and a small drawing
look-title = Seu visual
look-line = Ele acompanha você em todas as mesas, a menos que outro jogador tenha a sua cor.
look-colour = Cor
look-avatar = Avatar
look-none = sem avatar
avatar-engine = locomotiva
avatar-lantern = lanterna
avatar-whistle = apito
avatar-case = mala
avatar-cap = boné
avatar-bell = sino
avatar-owl = coruja
avatar-fox = raposa
