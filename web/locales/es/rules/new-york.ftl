# New York, and what attractions are on any board.

# NY-1
rules-about-new-york = Un viaje rápido por Manhattan. Tus piezas son taxis y la partida dura unos quince minutos.
# NY-4
rules-new-york-last = Si solo queda un billete, puedes robarlo, pero tienes que conservarlo.

rules-part-sights = Atracciones
# NY-6
rules-sights = Algunas ciudades tienen una atracción turística, marcada en el tablero. Te da sus puntos si al menos uno de tus trayectos llega a ella.
# NY-6
rules-sights-all = Una misma atracción puede dar puntos a todos los jugadores, una vez a cada uno.
rules-sights-table = Las atracciones de este tablero
rules-city = Ciudad
rules-sights-example = Un trayecto, dos atracciones: cuentan las dos.
# NY-6
rules-score-attractions = Los puntos de cada atracción a la que llegan tus trayectos.
