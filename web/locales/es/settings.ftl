# The settings.

settings-open = Ajustes
settings-title = Ajustes
settings-close = Cerrar los ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-theme-auto = Automático
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-sound = Sonido y vibración
settings-sound-on = Activar sonido y vibración
settings-volume = Volumen: { $percent }{ "\u00A0" }%
settings-vibration = Vibración
speed-title = Velocidad de los bots
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Al instante
speed-step = Paso a paso
speed-next = Siguiente turno
speed-host = El anfitrión decide la velocidad de los bots.
settings-motion = Animaciones
settings-motion-auto = Automáticas
settings-motion-less = Reducidas
settings-text = Texto
settings-text-big = Texto grande
settings-kept = Este navegador recuerda tus ajustes.

# The line to the server.

line-lost-title = Sin conexión
line-lost = Tu partida está a salvo. Tus jugadas se guardan y se envían en cuanto vuelva la conexión.
line-lost-tries = { $tries ->
    [one] Un intento de reconexión.
    [many] { $tries } de intentos de reconexión.
   *[other] { $tries } intentos de reconexión.
}
line-restart-title = El servidor se está reiniciando
line-restart = Tu partida está a salvo y continúa enseguida.
line-try-now = Reintentar
line-back = Ya hay conexión
line-ended-title = No se puede mostrar esta mesa
ended-no-table = Esta mesa no existe, o ha dejado de existir.
ended-no-spectators = Aquí no se admiten espectadores.
ended-not-invited = Esta mesa es solo para quien tenga su enlace.
ended-banned = No puedes entrar en este servidor: te han vetado.
ended-other = El servidor ha cerrado la conexión: { $reason }
line-ended-home = Volver al inicio
line-newer-title = Hay una versión nueva
line-newer = Recarga la página para usarla. Tu partida queda como está.
line-newer-load = Recargar
line-newer-later = Más tarde
