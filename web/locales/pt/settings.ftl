# The settings.

settings-open = Opções
settings-title = Opções
settings-close = Fechar as opções
settings-language = Idioma
settings-theme = Tema
settings-theme-auto = Automático
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-sound = Som e vibração
settings-sound-on = Ativar som e vibração
settings-volume = Volume: { $percent }%
settings-vibration = Vibração
speed-title = Velocidade dos bots
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Imediata
speed-step = Passo a passo
speed-next = Próximo turno
speed-host = O anfitrião define a velocidade dos bots.
settings-motion = Movimento
settings-motion-auto = Automático
settings-motion-less = Reduzido
settings-text = Texto
settings-text-big = Texto maior
settings-kept = Este navegador guarda as suas opções.

# The line to the server.

line-lost-title = Sem conexão
line-lost = Sua partida está segura. Suas jogadas ficam guardadas e são enviadas quando a conexão voltar.
line-lost-tries = { $tries ->
    [one] Uma tentativa de reconexão até agora.
    [many] { $tries } tentativas de reconexão até agora.
   *[other] { $tries } tentativas de reconexão até agora.
}
line-restart-title = O servidor está reiniciando
line-restart = Sua partida está segura e continua em instantes.
line-try-now = Tentar agora
line-back = A conexão voltou
line-ended-title = Não é possível mostrar esta mesa
ended-no-table = Esta mesa não existe ou deixou de existir.
ended-no-spectators = Aqui não se admitem espectadores.
ended-not-invited = Esta mesa é só para quem tem o link.
ended-banned = Seu acesso a este servidor foi bloqueado.
ended-other = O servidor encerrou a conexão: { $reason }
line-ended-home = Voltar ao início
line-newer-title = Há uma nova versão
line-newer = Recarregue a página para usá-la. Sua partida continua como está.
line-newer-load = Recarregar
line-newer-later = Depois
