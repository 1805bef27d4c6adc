# What happened, for the log. $you is "yes" for what I did myself.

points = { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}
cards-count = { $count ->
    [one] 1 carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
tickets-count = { $count ->
    [one] 1 billete
    [many] { $count } de billetes
   *[other] { $count } billetes
}
trains-count = { $count ->
    [one] 1 vagón
    [many] { $count } de vagones
   *[other] { $count } vagones
}
taxis-count = { $count ->
    [one] 1 taxi
    [many] { $count } de taxis
   *[other] { $count } taxis
}
ships-count = { $count ->
    [one] 1 barco
    [many] { $count } de barcos
   *[other] { $count } barcos
}

happened-claim = { $you ->
    [yes] Reclamas
   *[no] { $name } reclama
} { $route } con { $cards }: { $points }.
happened-dig = { $you ->
    [yes] Pruebas
   *[no] { $name } prueba
} suerte en el túnel { $route } con { $cards }. Cartas reveladas: { $revealed }. Cuesta { $price } extra.
happened-surcharge = { $you ->
    [yes] Pagas además
   *[no] { $name } paga además
} { $cards } por { $route }: { $points }.
happened-refuse = { $you ->
    [yes] Abandonas
   *[no] { $name } abandona
} el túnel { $route }.
happened-station = { $you ->
    [yes] Construyes
   *[no] { $name } construye
} una estación en { $city } con { $cards }.
happened-harbour = { $you ->
    [yes] Construyes
   *[no] { $name } construye
} un puerto en { $city } con { $cards }.
happened-take = { $you ->
    [yes] Tomas
   *[no] { $name } toma
} una carta visible: { $card }.
happened-draw = { $you ->
    [yes] Robas
   *[no] { $name } roba
} una carta del mazo.
happened-draw-known = { $you ->
    [yes] Robas
   *[no] { $name } roba
} una carta del mazo: { $card }.
happened-look = { $you ->
    [yes] Miras
   *[no] { $name } mira
} { $tickets }.
happened-keep = { $you ->
    [yes] Conservas
   *[no] { $name } conserva
} { $tickets }.
happened-pick = { $you ->
    [yes] Eliges
   *[no] { $name } elige
} { $tickets }.
happened-pieces = { $you ->
    [yes] Eliges
   *[no] { $name } elige
} { $trains ->
    [one] 1 vagón
    [many] { $trains } de vagones
   *[other] { $trains } vagones
} y { $ships ->
    [one] 1 barco
    [many] { $ships } de barcos
   *[other] { $ships } barcos
}.
happened-exchange = { $you ->
    [yes] Cambias
   *[no] { $name } cambia
} { $count ->
    [one] 1 pieza
    [many] { $count } de piezas
   *[other] { $count } piezas
} ({ $from } por { $to }): { $points }.
happened-pass = { $you ->
    [yes] Pasas.
   *[no] { $name } pasa.
}
happened-festival = { $you ->
    [yes] Tomas
   *[no] { $name } toma
} las cartas de fiesta de { $cities }: { $cards }.
happened-festivals-laid = { $count ->
    [one] Se coloca 1 carta de fiesta: { $cities }.
    [many] Se colocan { $count } de cartas de fiesta: { $cities }.
   *[other] Se colocan { $count } cartas de fiesta: { $cities }.
}
happened-row-flushed = Demasiados comodines visibles: se reparte otra fila.
happened-second-draft = Sale la carta de selección: empieza la segunda selección de billetes.
happened-last-turns = Se acerca el final: { $turns ->
    [one] a cada jugador le queda un turno.
    [many] a cada jugador le quedan { $turns } de turnos.
   *[other] a cada jugador le quedan { $turns } turnos.
}
happened-other = { $kind }
