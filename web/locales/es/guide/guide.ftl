# The guided first game, and its coach.

guide-title = Tu primera partida
guide-line = Aprende jugando: una partida corta, un rival fácil y una guía a tu lado.
guide-what-map = Juegas en el tablero de { $board }. La partida dura unos diez minutos.
guide-what-coach = La guía te sugiere qué hacer y por qué. Siempre puedes hacer otra cosa.
guide-what-leave = Puedes quitar la guía cuando quieras y seguir jugando.
guide-go = Empezar mi primera partida
guide-go-on = Seguir mi primera partida
guide-rules = O leer antes las reglas

coach-name = Tu guía
coach-next = Siguiente
coach-leave = Seguir sin guía
coach-hide = Ocultar la guía
coach-show = Mostrar la guía
coach-rules = Leer las reglas
coach-again = Jugar otra partida

coach-welcome = ¡Esto es { $board }! Ganas puntos con los trayectos entre ciudades y con los billetes. Gana quien tenga más puntos.
coach-tickets = Estos son los billetes. Cada uno te pide conectar dos ciudades. Marca uno para ver sus ciudades en el tablero y conserva uno o más. Si completas un billete, ganas sus puntos; si no, los pierdes.
coach-tickets-wait = Bien. Los demás aún están eligiendo sus billetes.
coach-plan = Mira tu billete { $ticket }. Un buen camino tiene { $count ->
    [one] un trayecto
    [many] { $count } de trayectos
   *[other] { $count } trayectos
}: { $routes }. Pulsa el billete para ver sus ciudades.
coach-deck = Con las cartas visibles vas sobre seguro; el mazo es una sorpresa. Si robas del mazo un comodín, te llevas igualmente una segunda carta.
coach-wild = Hay un comodín visible. Vale por cualquier color, pero si lo tomas es tu única carta del turno.
coach-pay = Elige cómo pagas. Guarda los comodines si puedes: sirven para todo.
coach-claimed = ¡Tu primer trayecto! Te ha dado { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}. Los trayectos largos dan muchos más puntos que los cortos.
coach-pieces = En cada casilla has puesto una de tus piezas. { $pieces ->
    [one] Te queda 1.
    [many] Te quedan { $pieces }.
   *[other] Te quedan { $pieces }.
} La partida termina poco después de que a alguien le queden { $end } o menos.
coach-sights = Algunas ciudades tienen una atracción, marcada en el tablero. Cada una te da un punto si alguno de tus trayectos llega a ella.
coach-blocked = Tu billete { $ticket } está bloqueado: ya no hay camino. No pasa nada, reclama trayectos por sus puntos.
coach-done = Has completado { $ticket }: { $points ->
    [one] 1 punto
    [many] { $points } de puntos
   *[other] { $points } puntos
} para ti.
coach-near = Se acerca el final: a alguien solo { $pieces ->
    [one] le queda una pieza
    [many] le quedan { $pieces } de piezas
   *[other] le quedan { $pieces } piezas
}. Completa ya tus billetes.
coach-last = Son los últimos turnos. Reclama lo que más puntos te dé ahora.
coach-over = ¡Y eso es todo! La tabla muestra de dónde salieron los puntos: trayectos, billetes, atracciones. Ya sabes jugar.
