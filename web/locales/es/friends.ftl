# Playing with people: setting up a table, the lobby, the chat, the clocks, one screen for several.

page-title = { $title } – Whistlestop

link-copy = Copiar el enlace
link-copied = Copiado.
link-not-copied = Tu navegador no nos deja copiarlo. Selecciona el enlace y cópialo tú.
link-share = Compartir
link-qr = El enlace como código QR

setup-title = Crear una mesa
setup-line = Con amigos de cerca y de lejos, y bots en los asientos vacíos.
setup-board = Tablero
setup-range = De { $from } a { $to } jugadores.
setup-seats = Asientos
setup-how-many = ¿Cuántos jugadores?
setup-me = Tú
setup-open = Alguien con el enlace
setup-here = Alguien en esta pantalla
setup-bots = Bots
setup-styles = Bots con estilo propio
setup-seat-who = Quién ocupa el asiento { $number }
setup-seat-name = Nombre en el asiento { $number }
setup-name = Nombre
setup-nameless = Falta el nombre del asiento { $number }.
setup-options = Opciones
setup-name-of-table = Nombre de la mesa
setup-no-title = Sin nombre
setup-first = Quién empieza
setup-first-shuffle = Al azar
setup-first-seat = { $named ->
    [yes] { $name } (asiento { $number })
   *[no] Asiento { $number }
}
setup-clock = Reloj
setup-clock-none = Sin reloj
setup-clock-bank = Tiempo para toda la partida
setup-bank = Tiempo por jugador
setup-increment = Tiempo extra por turno
setup-minutes = { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } de minutos
   *[other] { $minutes } minutos
}
setup-seconds = { $seconds ->
    [0] Ninguno
    [one] { $seconds } segundo
    [many] { $seconds } de segundos
   *[other] { $seconds } segundos
}
setup-who-comes = Quién puede entrar
setup-by-link = Quien tenga el enlace
setup-public = Cualquiera: aparece en las mesas públicas
setup-spectators = Se puede mirar sin jugar
setup-hints = Se pueden pedir pistas
setup-several = Varios invitados pueden jugar en una pantalla
setup-then-invite = Después tendrás un enlace para invitar.
setup-then-play = No quedan asientos libres: la partida empieza enseguida.
setup-invite = Crear la mesa
setup-play = Empezar la partida

level-blocker = Bloqueador
level-hunter = Cazador
level-hauler = Fondista

clock-title = Relojes
clock-days = { $days ->
    [one] { $days } día { $hours }{ "\u00A0" }h
    [many] { $days } de días { $hours }{ "\u00A0" }h
   *[other] { $days } días { $hours }{ "\u00A0" }h
}
clock-hours = { $hours }{ "\u00A0" }h { $minutes }{ "\u00A0" }min
clock-soon = ¡Deprisa!
clock-hurry = { $seconds ->
    [one] Solo te queda 1 segundo para jugar tu turno.
    [many] Solo te quedan { $seconds } de segundos para jugar tu turno.
   *[other] Solo te quedan { $seconds } segundos para jugar tu turno.
}
clock-of-seconds = { $seconds ->
    [one] { $seconds } segundo por turno
    [many] { $seconds } de segundos por turno
   *[other] { $seconds } segundos por turno
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } minuto por turno
    [many] { $minutes } de minutos por turno
   *[other] { $minutes } minutos por turno
}
clock-of-days = { $days ->
    [one] { $days } día por turno
    [7] Una semana por turno
    [many] { $days } de días por turno
   *[other] { $days } días por turno
}
clock-of-bank = { $minutes ->
    [one] { $minutes } minuto para la partida, más { $seconds ->
        [one] 1 segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    } por turno
    [many] { $minutes } de minutos para la partida, más { $seconds ->
        [one] 1 segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    } por turno
   *[other] { $minutes } minutos para la partida, más { $seconds ->
        [one] 1 segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    } por turno
}

wait-seats = En la mesa
wait-host = anfitrión
wait-here = aquí
wait-gone = sin conexión
wait-leave = Levantarse
wait-remove = Liberar asiento
wait-remove-named = Liberar el asiento de { $name }
wait-removed = El anfitrión ha liberado tu asiento. Puedes seguir mirando u ocupar un asiento libre.
wait-sit-here = Sentarse
wait-join-name = ¿Cómo te llamamos?
wait-name-go = Usar este nombre
wait-join-sit = Hay un asiento libre
wait-sit-as = Sentarse como { $name }
wait-other-name = Otro nombre
wait-full = No quedan asientos libres.
wait-full-watch = No quedan asientos libres. Quédate para ver la partida cuando empiece.
wait-public = Aparece en las mesas públicas
wait-by-link = Solo para quien tenga el enlace
wait-hints = Con pistas
wait-no-hints = Sin pistas
wait-start = Empezar la partida
wait-start-later = La partida puede empezar cuando todos los asientos estén ocupados. Los bots también pueden sentarse.
wait-close = Cerrar la mesa
wait-closed = Esta mesa está cerrada.
wait-for-others = Esperando a que se ocupen todos los asientos…
wait-for-host = Esperando a que { $name } empiece la partida…
wait-invite = Invita a tus amigos
wait-invite-line = Quien abra este enlace puede sentarse aquí. Quien esté a tu lado puede escanear el código.
wait-invite-words = ¡Ven a jugar a { $board } conmigo!

lobby-title = Mesas públicas
lobby-line = Quién busca rivales y quién está jugando, en directo.
lobby-set-up = Crear una mesa
lobby-offline = Sin conexión. Intentándolo de nuevo…
lobby-open = Buscan jugadores
lobby-none = Ahora mismo nadie busca jugadores. Crea tú una mesa pública.
lobby-playing = En curso
lobby-join = Entrar
lobby-join-named = Entrar en { $title }
lobby-watch = Mirar
lobby-watch-named = Mirar { $title }
lobby-private-game = Sin espectadores

games-title = Partidas terminadas
games-line = Las tuyas y las públicas.
games-only-mine = Solo las mías
games-none = Todavía no hay partidas terminadas.
games-result = { $points ->
    [one] { $name }: { $points } punto
    [many] { $name }: { $points } de puntos
   *[other] { $name }: { $points } puntos
}
games-won = ganó
games-replay = Repetición
games-replay-named = Repetición: { $title }
games-more = Ver partidas anteriores

tables-more = Ver más mesas
start-more-games = Todas las partidas terminadas

me-title = Yo
me-name-title = Mi nombre
me-name-line = Así te verán en las mesas en las que entres a partir de ahora.
me-save = Guardar nombre
me-named = Tu nombre está guardado.
me-device-title = Usar otro dispositivo
me-device-line = Sigue tus partidas en el teléfono o en otro dispositivo: abre allí tu enlace personal.
me-device-make = Crear mi enlace personal
me-device-link = Tu enlace personal
me-device-words = Mi enlace personal de Whistlestop
me-device-secret = No se lo des a nadie: quien lo abra jugará en tu nombre. Al crear un enlace nuevo, el anterior deja de servir y se cierra la sesión en los dispositivos que lo usaban.
me-confirm-title = ¿Eres tú?
me-confirm = { $known ->
    [yes] Este navegador te conoce como { $name }. Si continúas, pasará a ser de quien creó el enlace, y desde aquí ya no podrás llegar a las mesas de { $name }.
   *[no] Este es un enlace personal. Si lo creaste tú, este navegador también puede ser tuyo, con todas tus mesas.
}
me-confirm-yes = Sí, soy yo
me-confirm-no = No, dejarlo como está
me-recognised = Hola de nuevo, { $name }.
me-others-title = Cerrar las demás sesiones
me-others-line = ¿Tiene tu enlace personal alguien que no debería? Esto cierra tu sesión en todos los demás dispositivos y anula el enlace.
me-others = Cerrar mis otras sesiones
me-others-done = Ahora solo tienes la sesión abierta en este navegador.
me-forget-title = Olvidar este navegador
me-forget-line = Tus partidas se conservan, pero este navegador ya no sabrá que son tuyas. Si quieres poder volver, crea antes un enlace personal.
me-forget = Olvídame aquí
me-forget-yes = Sí, olvídame aquí

talk-title = Chat
talk-unread = { $count ->
    [one] { $count } nuevo
    [many] { $count } nuevos
   *[other] { $count } nuevos
}
talk-nothing = Todavía no hay mensajes.
talk-line = { $name }: { $words }
talk-write = Escribe un mensaje
talk-say = Enviar
talk-reactions = Mensajes rápidos
talk-listening = Solo quienes juegan en la mesa pueden chatear.
talk-mute = Silenciar a { $name }
talk-hear = Dejar de silenciar a { $name }
react-hello = ¡Hola!
react-bravo = ¡Bravo!
react-thanks = ¡Gracias!
react-oops = ¡Vaya!
react-ouch = ¡Ay!
react-laugh = ¡Ja, ja!
react-thinking = Déjame pensar…
react-hurry = ¡Te toca!

present-here = { $name } está aquí
present-gone = { $name } está sin conexión
present-away = Un bot juega por { $name }
present-resigned = { $name } se ha rendido
present-watching = { $count ->
    [one] { $count } persona mirando
    [many] { $count } de personas mirando
   *[other] { $count } personas mirando
}

table-menu = Mesa
table-watching = Estás mirando. Ves la mesa, pero no las cartas de nadie.
table-resigned = { $name } se ha rendido; un bot sigue en su lugar.
table-ended-resigned = Fin de la partida por rendición de { $names }.
table-ended-early = Esta partida terminó antes de tiempo.
table-ended-server = Quien administra el servidor ha cerrado la mesa.
table-away = Un bot juega por { $name }.
table-no-bot = { $name } ya no está instalado aquí. Otro bot juega en su lugar.
table-return = Volver a mi asiento
table-take-back = Pedir deshacer
table-replace = Que un bot juegue por { $name }
table-replace-soon = Si { $name } no vuelve, un bot podrá ocupar su lugar dentro de { $time }.
table-leave = Salir de la mesa
table-leave-title = ¿Salir de la mesa?
table-leave-line = Un bot sigue jugando por ti y puedes volver a tu asiento cuando quieras. Si no queda nadie, la partida termina.
table-leave-yes = Salir de la mesa
table-resign = Rendirse
table-resign-title = ¿Rendirte en esta partida?
table-resign-line = Esto no se puede deshacer. Con dos jugadores, la partida termina; con más, un bot sigue jugando por ti.
table-resign-yes = Sí, me rindo
table-to-start = Todas las mesas
table-link = Enlace a esta mesa
table-link-title = Enlace a esta mesa
table-link-watch = Quien abra este enlace puede mirar, pero no ve las cartas de nadie.
table-link-players = Aquí no se admiten espectadores: el enlace es solo para quienes juegan.
table-link-words = Mira nuestra partida
table-invite-watchers = Invitar a alguien a mirar

take-back-title = { $name } quiere deshacer una jugada
take-back-line = Si nadie se opone, se deshará todo desde esa jugada.
take-back-agree = Aceptar
take-back-refuse = No, sigamos
take-back-waits = Para deshacer falta el visto bueno de { $names }.

curtain-pass = Pasa la pantalla a { $name }
curtain-anybody = ¿Quién quiere ver sus cartas?
curtain-line = ¡Los demás, sin mirar!
curtain-show = Soy { $name }: mostrar mis cartas
curtain-drawn = { $name }, has robado una carta: { $card }. Cuando la hayas visto, pasa la pantalla a { $next }.
curtain-hide = Ocultar mis cartas

# The colour of a player’s pieces, and a small drawing
look-title = Tu aspecto
look-line = Así te ven en todas las mesas, salvo que otro jugador tenga tu color.
look-colour = Color
look-avatar = Avatar
look-none = sin avatar
avatar-engine = locomotora
avatar-lantern = farol
avatar-whistle = silbato
avatar-case = maleta
avatar-cap = gorra
avatar-bell = campana
avatar-owl = búho
avatar-fox = zorro
