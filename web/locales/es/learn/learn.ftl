# Learning from your mistakes after a game. Grades and signs are those of chess players: ?! ? ??

learn-what = El programa busca las jugadas que más te costaron. Después vuelves a cada posición y lo intentas otra vez.
learn-go = Buscar mis errores
learn-whose = ¿Las jugadas de quién?
learn-accuracy = Precisión: { $score } sobre 100
learn-accuracy-range = Entre { $low } y { $high }, teniendo en cuenta el azar.
learn-like = { $you ->
    [yes] Jugaste como un bot «{ $from }».
   *[no] { $name } jugó como un bot «{ $from }».
}
learn-like-between = { $you ->
    [yes] Jugaste entre los niveles «{ $from }» y «{ $to }».
   *[no] { $name } jugó entre los niveles «{ $from }» y «{ $to }».
}
learn-like-any = Una sola partida es poco para saber qué nivel fue.
learn-count-inaccuracy = { $count ->
    [one] { $count } imprecisión
    [many] { $count } de imprecisiones
   *[other] { $count } imprecisiones
}
learn-count-mistake = { $count ->
    [one] { $count } error
    [many] { $count } de errores
   *[other] { $count } errores
}
learn-count-blunder = { $count ->
    [one] { $count } error grave
    [many] { $count } de errores graves
   *[other] { $count } errores graves
}
grade-inaccuracy = Imprecisión
grade-mistake = Error
grade-blunder = Error grave
# These are percentage points of the chance to win, not points of the game.
learn-account = Probabilidad de ganar: { $how ->
    [cost] tus jugadas te costaron { $moves ->
        [one] { $moves } punto porcentual
        [many] { $moves } de puntos porcentuales
       *[other] { $moves } puntos porcentuales
    }; la mala suerte, { $luck }.
   *[gain] tus jugadas te costaron { $moves ->
        [one] { $moves } punto porcentual
        [many] { $moves } de puntos porcentuales
       *[other] { $moves } puntos porcentuales
    }; la suerte te dio { $luck }.
}
learn-mistake = Jugada { $move }: { $made }
learn-cost = −{ $loss }
learn-none = { $you ->
    [yes] Ningún error claro. ¡Bien jugado!
   *[no] { $name } no cometió ningún error claro.
}
learn-start = Intentarlo otra vez

exercise-title = Error { $number } de { $count }
exercise-task = La jugada { $move } fue «{ $made }». ¿Qué habría sido mejor?
exercise-how = Elige en el tablero, entre las cartas o en la lista.
exercise-options = Vale la pena probar
exercise-trying = Probando «{ $move }»…
exercise-failed = No se pudo probar: { $reason }
exercise-best = ¡Bien! Esa es la jugada.
exercise-good = Bien: es tan fuerte como la mejor jugada.
exercise-better = Mejor que lo que jugaste, pero hay una jugada más fuerte.
exercise-no-better = No es mejor que lo que jugaste. Inténtalo otra vez.
exercise-same = Eso es lo que jugaste. Prueba otra cosa.
exercise-shown = La mejor jugada: «{ $move }».
exercise-show = Ver la solución
exercise-next = Siguiente error
exercise-finish = Terminar
exercise-leave = Volver a la repetición
exercise-again = Empezar de nuevo
exercise-found = Encontraste una buena jugada en { $found } de { $count ->
    [one] { $count } error
    [many] { $count } de errores
   *[other] { $count } errores
}.
exercise-was-found = Buena jugada encontrada
chance-played = En la partida
chance-tried = Tu intento
chance-best = La mejor
chance-hidden = ?
