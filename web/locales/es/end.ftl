# The end of a game, its replay, and hints.

end-scores = Puntuación
end-drumroll = Y gana…
end-shared = { $names } comparten la victoria.
end-why-shared = { $points } { $points ->
    [one] punto
    [many] de puntos
   *[other] puntos
} cada uno, y siguen igualados en todos los desempates.
end-why-points = { $points } { $points ->
    [one] punto
    [many] de puntos
   *[other] puntos
}, { $ahead } más que { $name }.
end-why-tickets-done = { $points } { $points ->
    [one] punto
    [many] de puntos
   *[other] puntos
}, igual que { $names }. Deciden los billetes completados.
end-why-fewest-stations = { $points } { $points ->
    [one] punto
    [many] de puntos
   *[other] puntos
}, igual que { $names }. Decide haber construido menos estaciones.
end-why-longest-path-bonus = { $points } { $points ->
    [one] punto
    [many] de puntos
   *[other] puntos
}, igual que { $names }. Deciden los puntos del recorrido más largo.
end-why-longest-path = { $points } { $points ->
    [one] punto
    [many] de puntos
   *[other] puntos
}, igual que { $names }. Decide el recorrido más largo.
end-why-other = { $points } { $points ->
    [one] punto
    [many] de puntos
   *[other] puntos
}, igual que { $names }, pero gana en el desempate.
end-given-up-title = La partida quedó a medias
end-given-up = Terminó antes de tiempo. Así iba el marcador.

end-counting = Contando: { $part }
end-counting-soon = Contando los puntos…
end-skip = Ver el resultado
end-number = { $points }
end-gained = +{ $points }
end-lost = −{ $points }
score-part-other = { $part }

end-next = ¿Y ahora qué?
end-again = Jugar otra vez
end-rematch = Revancha
end-rematch-ready = Ir a la revancha
end-replay = Ver la repetición
end-learn = Aprender de mis errores
end-picture-share = Compartir una imagen
end-picture-save = Guardar una imagen
end-picture-failed = Ha fallado la imagen. Inténtalo de nuevo.
end-new = Nueva partida
end-start = Volver al inicio

end-tickets = Billetes y recorridos
end-tickets-show = Señala uno para verlo en el tablero.
end-ticket-done = completado:
end-ticket-missed = fallido:
end-no-tickets = Sin billetes.
end-longest = Recorrido más largo: { $length } { $length ->
    [one] casilla
    [many] de casillas
   *[other] casillas
}
end-lent = La estación de { $city } usa { $route }
end-no-story = Esta partida no tiene repetición: { $reason }

chart-points = Puntos jugada a jugada
chart-chances = Probabilidad de ganar
chart-move = { $move ->
    [0] Antes de la primera jugada
    [one] Tras la jugada { $move }
    [many] Tras la jugada { $move }
   *[other] Tras la jugada { $move }
}
chart-value = { $name } { $value }
chart-at = { $when }: { $values }.
chart-no-value = –
chart-table = Ver como tabla
chart-table-move = Jugada
percent = { $percent }{ "\u00A0" }%

shuffle-title = ¿Se barajó sin trampas?
shuffle-how = Antes de la primera jugada, el servidor selló el orden de todas las cartas. Ahora el sello está abierto y tu navegador puede compararlo con las cartas.
shuffle-fits = Coincide: desde el principio, las cartas eran las prometidas.
shuffle-differs = No coincide: estas no son las cartas prometidas.
shuffle-cannot = Tu navegador solo puede compararlos en una página segura (https, o en este mismo dispositivo). Descarga la partida y compruébala con el comando de abajo.
shuffle-more = Sello y cartas
shuffle-commitment = El sello (SHA-256), mostrado antes de la primera jugada
shuffle-seed = La semilla con la que se barajó, mostrada después de la última jugada
shuffle-command = Quien tenga Whistlestop instalado puede comprobar la partida entera:
shuffle-record = Descargar la partida

replay-title = { $board }: repetición
replay-loading = Cargando la partida…
replay-failed = No se puede mostrar esta partida: { $reason }
replay-retry = Reintentar
replay-step = Jugada { $step } de { $last }
replay-first = Al principio
replay-back = Una jugada atrás
replay-forward = Una jugada adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausar
replay-speed = Velocidad
replay-speed-times = { $times }×
replay-before = Empieza la partida.
replay-controls = Jugadas de la partida
replay-hands = Las cartas de todos
replay-offer = Elige entre
replay-festivals = { $count } { $count ->
    [one] carta de fiesta
    [many] de cartas de fiesta
   *[other] cartas de fiesta
}
replay-keys = Teclas: ← y → para una jugada, Inicio y Fin, y la barra espaciadora para reproducir.

analysis-title = ¿Qué decidió la partida?
analysis-what = El programa vuelve a jugar la partida muchas veces desde cada decisión para calcular las probabilidades. Tarda un par de minutos.
analysis-go = Analizar la partida
analysis-busy = El programa está pensando… { $seconds ->
    [one] Lleva { $seconds } segundo.
    [many] Lleva { $seconds } de segundos.
   *[other] Lleva { $seconds } segundos.
}
analysis-failed = No hay análisis: { $reason }
analysis-not-over = Solo se pueden analizar partidas jugadas hasta el final.
analysis-points = Momentos decisivos
analysis-none = Ninguna jugada decidió por sí sola esta partida.
analysis-mistake = Jugada { $move }, { $name }: «{ $made }» redujo su probabilidad de ganar en { $change ->
    [one] 1 punto porcentual.
    [many] { $change } de puntos porcentuales.
   *[other] { $change } puntos porcentuales.
}
analysis-better = Mejor: «{ $better }», con una probabilidad del { $chance }.
analysis-swing = Antes de la jugada { $move }, { $name }: el azar y las jugadas de los demás { $up ->
    [yes] aumentaron
   *[no] redujeron
} su probabilidad de ganar en { $change ->
    [one] 1 punto porcentual.
    [many] { $change } de puntos porcentuales.
   *[other] { $change } puntos porcentuales.
}

hints-title = ¿Qué puedo hacer?
hints-wait = No es tu turno. Mira tus billetes y ve pensando tu plan.
hints-show = Muéstramelo
hints-hide = Ocultar
hints-on-board = Ver en el tablero
hints-ask = Pedir una pista
hints-busy = El programa está pensando…
hints-failed = No hay pista: { $reason }
hints-none = En esta mesa se juega sin pistas del programa.
hints-best = Yo haría esto: «{ $move }». Probabilidad de ganar: { $chance }.
hints-only = Aquí no hay otra opción: «{ $move }».
hints-others = También es posible:
hints-old = La partida ha avanzado. Pide otra pista.
can-take = { $second ->
    [yes] Toma una carta visible como segunda carta.
   *[no] Toma una carta visible y después otra carta. { $limit ->
        [yes] Un comodín visible cuenta por las dos.
       *[no] Los comodines cuentan como cualquier otra carta.
    }
}
can-draw = { $second ->
    [yes] Roba del mazo tu segunda carta.
   *[no] Roba una carta del mazo y después toma otra.
}
can-claim = Reclama un trayecto: tienes las cartas para { $count ->
    [one] uno
    [many] { $count } de trayectos
   *[other] { $count } trayectos
}.
can-tickets = Roba billetes nuevos. Dan puntos si conectas sus ciudades y los quitan si no lo consigues.
can-station = Construye una estación en { $count ->
    [one] una ciudad
    [many] una de { $count } de ciudades
   *[other] una de { $count } ciudades
}. Te permite usar un trayecto de otro jugador para tus billetes.
can-harbour = Construye un puerto en { $count ->
    [one] una ciudad
    [many] una de { $count } de ciudades
   *[other] una de { $count } ciudades
}.
can-keep = Elige qué billetes conservas. Mejor los de ciudades cercanas entre sí.
can-pick = { $count ->
    [one] Elige el único billete que queda en tu mano.
    [many] Elige uno de { $count } de billetes y pasa los demás.
   *[other] Elige uno de { $count } billetes y pasa los demás.
}
can-pieces = Elige cuántos vagones y cuántos barcos llevas.
can-exchange = Cambia vagones por barcos, o barcos por vagones. Cada pieza cuesta un punto.
can-pay = Paga. Gasta los colores que menos necesites y guarda los comodines.
can-give = Elige una carta para pagar.
can-substitute = Elige cuántas casillas pagas con otras cartas.
can-refuse = Abandona el túnel y recupera tus cartas.
can-refill = Elige de qué mazo se repone la fila.
can-festival = Elige qué cartas de fiesta tomas.
can-pass = Pasa sin hacer nada.
can-other = Elige una de tus jugadas.
