# Moves that can be made, as buttons.

move-take = Tomar carta visible: { $card }
move-draw = Robar del mazo
move-draw-from = Robar del { $deck }
move-tickets = Robar billetes
move-pass = Pasar
move-refill = Reponer del { $deck }
move-refuse = Abandonar el túnel
move-pick = Elegir { $tickets }
move-keep = Conservar { $tickets }
move-claim = Reclamar { $route }
move-station = Construir una estación en { $city }
move-harbour = Construir un puerto en { $city }
move-exchange = Cambiar { $count ->
    [one] { $from ->
        [trains] 1 vagón por un barco
       *[ships] 1 barco por un vagón
    }
    [many] { $from ->
        [trains] { $count } de vagones por barcos
       *[ships] { $count } de barcos por vagones
    }
   *[other] { $from ->
        [trains] { $count } vagones por barcos
       *[ships] { $count } barcos por vagones
    }
}
move-pay = Pagar { $cards }
move-pay-colour = Pagar con { $colour } y elegir las cartas
move-pay-colour-wilds = Pagar con { $colour } y { $cards }, y elegir las cartas
move-substitute = { $count ->
    [0] No pagar ninguna casilla con otras cartas
    [one] Pagar una casilla con otras cartas
    [many] Pagar { $count } de casillas con otras cartas
   *[other] Pagar { $count } casillas con otras cartas
}
move-give = Pagar { $card }
move-pieces = { $trains ->
    [one] 1 vagón
    [many] { $trains } de vagones
   *[other] { $trains } vagones
} y { $ships ->
    [one] 1 barco
    [many] { $ships } de barcos
   *[other] { $ships } barcos
}
move-festival = Tomar las cartas de fiesta de { $cities }
move-other = { $move }

moves-take = Tomar carta visible
moves-draw = Robar del mazo
moves-tickets = Billetes
moves-claim = Reclamar trayecto
moves-station = Construir estación
moves-harbour = Construir puerto
moves-exchange = Cambiar piezas
moves-pay = Pagar
moves-pieces = Elegir tus piezas
moves-pick = Elegir un billete
moves-other = Más
