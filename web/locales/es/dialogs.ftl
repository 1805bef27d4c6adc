# The dialogs in which decisions are made, and what is said about them.

ticket-long = Billete largo
ticket-joined = Completado
ticket-possible = Aún posible
ticket-lost = Bloqueado
tickets-sum = Puntos: { $joined } seguros, { $open } por conseguir, { $lost } perdidos.
ticket-needs = { $needs }, { $turns ->
    [one] más o menos 1 turno
    [many] unos { $turns } de turnos
   *[other] unos { $turns } turnos
}
tickets-only = Resaltar solo los trayectos de mis billetes
estimate-title = Puntos si la partida acabara ahora

# What a ticket on offer adds to my own
plan-adds = Hacen falta además { $needs }.
plan-adds-nothing = No hacen falta más trayectos.
plan-all = En total: { $needs }.
plan-too-much = Hacen falta más piezas de las que tienes.

# Which tickets to keep
keep-least = Conserva al menos { $count ->
    [one] uno
    [many] { $count }
   *[other] { $count }
} de estos { $of }.
keep-exactly = Conserva exactamente { $count } de estos { $of }.
keep-all = { $of ->
    [one] Este billete es para ti: es el último.
    [many] Los { $of } son para ti.
   *[other] Los { $of } son para ti.
}
keep-risk = Los billetes completados suman sus puntos; los demás los restan.
keep-total = { $count ->
    [0] Aún no has elegido ninguno.
    [one] Uno elegido: { $points }.
    [many] { $count } elegidos: { $points } en total.
   *[other] { $count } elegidos: { $points } en total.
}
keep-more = { $count ->
    [one] Elige uno más
    [many] Elige { $count } más
   *[other] Elige { $count } más
}
keep-fewer = { $count ->
    [one] Elige uno menos
    [many] Elige { $count } menos
   *[other] Elige { $count } menos
}

# Drafts
draft-title = { $number ->
    [one] Primera selección: elige un billete
    [many] Segunda selección: elige un billete
   *[other] Segunda selección: elige un billete
}
draft-round = Ronda { $round } de { $rounds }
draft-hand = Los billetes de tu mano
draft-passes-first = Elige uno y pasa los demás a { $to }; a ti te llegan los de { $from }.
draft-passes = Estos billetes vienen de { $from }. Elige uno y pasa los demás a { $to }.
draft-swaps = Después de cada elección, intercambias los billetes con { $to }.
draft-last = El último billete es para ti.
draft-picked = { $count ->
    [0] Aún no has elegido nada
    [one] Tu billete hasta ahora
    [many] Tus { $count } de billetes hasta ahora
   *[other] Tus { $count } billetes hasta ahora
}
draft-choose = Elige un billete
draft-go = Elegir { $ticket }

# Trains and ships
pieces-title = ¿Cuántos vagones y barcos?
pieces-explained = Empiezas con { $all } piezas. Los vagones van por tierra; los barcos, por agua. Todos muestran su elección a la vez.
pieces-slide = Más vagones y menos barcos, o al revés
pieces-limits = Llévate de { $least } a { $most } vagones.
pieces-suggested = La marca señala un buen reparto para la primera partida: { $trains ->
    [one] 1 vagón
    [many] { $trains } de vagones
   *[other] { $trains } vagones
} y { $ships ->
    [one] 1 barco
    [many] { $ships } de barcos
   *[other] { $ships } barcos
}.
pieces-as-suggested = Usar sugerencia
pieces-go = Empezar con { $trains ->
    [one] 1 vagón
    [many] { $trains } de vagones
   *[other] { $trains } vagones
} y { $ships ->
    [one] 1 barco
    [many] { $ships } de barcos
   *[other] { $ships } barcos
}
step-less = Uno menos
step-more = Uno más

exchange-title = Cambiar piezas
exchange-explained = Cambia vagones por barcos, o barcos por vagones. Cada pieza cuesta { $points }, y el cambio ocupa todo tu turno.
exchange-trains = Vagones por barcos
exchange-ships = Barcos por vagones
exchange-count = { $kind ->
    [trains] { $count ->
        [one] Un vagón por un barco
        [many] { $count } de vagones por { $count } de barcos
       *[other] { $count } vagones por { $count } barcos
    }
   *[ships] { $count ->
        [one] Un barco por un vagón
        [many] { $count } de barcos por { $count } de vagones
       *[other] { $count } barcos por { $count } vagones
    }
}
exchange-after = Te quedarás con { $trains ->
    [one] 1 vagón
    [many] { $trains } de vagones
   *[other] { $trains } vagones
} y { $ships ->
    [one] 1 barco
    [many] { $ships } de barcos
   *[other] { $ships } barcos
}, y perderás { $points }.
exchange-go = Cambiar { $count } (cuesta { $points })

# Payments
pay-title-route = ¿Reclamar { $route }?
pay-title-station = ¿Construir una estación en { $city }?
pay-title-harbour = ¿Construir un puerto en { $city }?
move-pay-any = { $wilds ->
    [0] Pagar con otras cartas y elegir cuáles
    [one] Pagar con 1 comodín y otras cartas, y elegir cuáles
    [many] Pagar con { $wilds } de comodines y otras cartas, y elegir cuáles
   *[other] Pagar con { $wilds } comodines y otras cartas, y elegir cuáles
}
pay-cheapest = la forma más barata
price-route = { $count ->
    [one] 1 casilla: paga 1 carta de color { $colour }.
    [many] { $count } de casillas: paga con cartas de color { $colour }.
   *[other] { $count } casillas: paga con cartas de color { $colour }.
}
price-route-sea = { $count ->
    [one] 1 casilla: paga 1 carta de barco de color { $colour }.
    [many] { $count } de casillas: paga con cartas de barco de color { $colour }.
   *[other] { $count } casillas: paga con cartas de barco de color { $colour }.
}
price-route-grey = { $count ->
    [one] 1 casilla: paga 1 carta de cualquier color.
    [many] { $count } de casillas: paga con cartas de un mismo color, el que quieras.
   *[other] { $count } casillas: paga con cartas de un mismo color, el que quieras.
}
price-route-grey-sea = { $count ->
    [one] 1 casilla: paga 1 carta de barco de cualquier color.
    [many] { $count } de casillas: paga con cartas de barco de un mismo color, el que quieras.
   *[other] { $count } casillas: paga con cartas de barco de un mismo color, el que quieras.
}
price-points = { $points ->
    [one] Vale 1 punto.
    [many] Vale { $points } de puntos.
   *[other] Vale { $points } puntos.
}
price-ferry = Ferri: { $count ->
    [one] al menos una carta debe ser un comodín.
    [many] al menos { $count } de cartas deben ser comodines.
   *[other] al menos { $count } cartas deben ser comodines.
}
price-ferry-cards = Puedes sustituir un comodín por { $count } cartas cualesquiera.
price-cards-for-one = Puedes sustituir una carta del color por { $count } cartas cualesquiera, comodines incluidos.
price-cards-for-one-only = Aquí los comodines no sustituyen a las cartas del color, pero { $count } cartas cualesquiera, comodines incluidos, sustituyen a una.
price-helps = Para tus billetes: { $tickets }.
price-no-wilds = Aquí no sirven los comodines.
price-double-ships = Un barco doble cubre una o dos casillas.
price-tunnel = Túnel: después de pagar se revelan { $count } cartas. Cada coincidencia cuesta una carta extra, pero aún puedes echarte atrás.
price-trains-left = { $count ->
    [0] Gastas tus últimos vagones.
    [one] Te quedará 1 vagón.
    [many] Te quedarán { $count } de vagones.
   *[other] Te quedarán { $count } vagones.
}
price-taxis-left = { $count ->
    [0] Gastas tus últimos taxis.
    [one] Te quedará 1 taxi.
    [many] Te quedarán { $count } de taxis.
   *[other] Te quedarán { $count } taxis.
}
price-ships-left = { $count ->
    [0] Gastas tus últimos barcos.
    [one] Te quedará 1 barco.
    [many] Te quedarán { $count } de barcos.
   *[other] Te quedarán { $count } barcos.
}
price-station = { $cost ->
    [one] Cuesta una carta cualquiera.
    [many] Cuesta { $cost } de cartas de un mismo color.
   *[other] Cuesta { $cost } cartas de un mismo color.
} { $left ->
    [0] Es tu última estación.
    [one] Te quedará 1 estación.
    [many] Te quedarán { $left } de estaciones.
   *[other] Te quedarán { $left } estaciones.
}
price-station-use = Al final podrás usar, para tus billetes, un trayecto de otro jugador que llegue a esta ciudad.
price-station-unbuilt = Cada estación que no construyas vale { $points } al final.
price-harbour = Cuesta { $trains } cartas de tren y { $ships } cartas de barco de un mismo color, todas con el símbolo de puerto; los comodines sustituyen a cualquiera. { $left ->
    [0] Es tu último puerto.
    [one] Te quedará 1 puerto.
    [many] Te quedarán { $left } de puertos.
   *[other] Te quedarán { $left } puertos.
}
price-harbour-points = Al final vale { $worth } puntos si completas uno, dos, o tres o más billetes a esta ciudad.
price-harbour-tickets = { $count ->
    [0] No tienes ningún billete a { $city }.
    [one] Tienes un billete a { $city }.
    [many] Tienes { $count } de billetes a { $city }.
   *[other] Tienes { $count } billetes a { $city }.
}
price-harbour-unbuilt = Cada puerto que no construyas resta { $points } al final.
step-laid = Ya has pagado:
step-to-give = { $count ->
    [one] Falta 1 carta por pagar.
    [many] Faltan { $count } de cartas por pagar.
   *[other] Faltan { $count } cartas por pagar.
}
step-price = Lo que cuesta
step-back = Un paso atrás
give-explained = Paga { $count } cartas cualesquiera. La sugerencia te guarda los comodines y tantos colores como puede.
give-count = { $card }: { $count } de { $most }
give-go = { $count ->
    [one] Pagar esta carta
    [many] Pagar estas { $count } de cartas
   *[other] Pagar estas { $count } cartas
}
give-more = { $count ->
    [one] Elige una carta más
    [many] Elige { $count } de cartas más
   *[other] Elige { $count } cartas más
}
give-fewer = { $count ->
    [one] Elige una carta menos
    [many] Elige { $count } de cartas menos
   *[other] Elige { $count } cartas menos
}

# Tunnels
surcharge-laid = Has pagado { $cards }.
surcharge-choose = ¿Pagas el extra o abandonas el túnel?
surcharge-unable = No tienes las cartas que hacen falta.
surcharge-refuse = Tus cartas vuelven a tu mano y tu turno termina.
surcharge-why-colour = Mismo color: una carta extra
surcharge-why-wild = Comodín: una carta extra
surcharge-why-no = No coincide
happened-claim-tunnel = { $you ->
    [yes] Reclamas
   *[no] { $name } reclama
} { $route } con { $cards }: { $points }. Cartas reveladas: { $revealed }. No cuesta nada más.

# Smaller questions
build-title = ¿Qué construyes en { $city }?
build-explained = Aquí puedes construir cualquiera de las dos cosas.
tickets-title = ¿Robar billetes nuevos?
tickets-explained = Miras { $count ->
    [one] el último billete
    [many] { $count } de billetes
   *[other] { $count } billetes
} y conservas al menos { $keep ->
    [one] uno
    [many] { $keep }
   *[other] { $keep }
}. Ocupa todo tu turno y no se puede deshacer.
tickets-go = Robar billetes
refill-title = ¿De qué mazo se repone la fila?
refill-explained = Has tomado una carta visible. Elige de qué mazo sale la nueva.
refill-from = Del { $deck }
festival-title = ¿Qué cartas de fiesta tomas?
festival-explained = Hay cartas de fiesta en los dos extremos de tu trayecto. Puedes tomar las de uno de ellos.
festival-take = { $count ->
    [one] 1 carta de { $cities }
    [many] { $count } de cartas de { $cities }
   *[other] { $count } cartas de { $cities }
}
festival-gain = { $mine ->
    [0] Aún no tienes ninguna; con estas sumas { $points }.
    [one] Ya tienes 1; con estas sumas { $points } más.
    [many] Ya tienes { $mine }; con estas sumas { $points } más.
   *[other] Ya tienes { $mine }; con estas sumas { $points } más.
}
pass-title = Solo puedes pasar
pass-explained = No hay cartas ni billetes que robar, ni nada que puedas pagar. Si todos pasan seguidos, la partida termina.
confirm-go = Adelante

# Beside the dialogs
second-card = Toma otra carta.
second-card-no-wild = Toma otra carta, pero no un comodín visible.
second-card-barred = Un comodín visible no puede ser tu segunda carta.
waiting-for-others = Ya has elegido. Esperando a { $names }…
undo = Deshacer
moves-in-words = Todas tus jugadas ({ $count })
