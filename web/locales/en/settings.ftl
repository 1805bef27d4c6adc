# The settings.

settings-open = Settings
settings-title = Settings
settings-close = Close the settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound
settings-sound-on = Play sounds
settings-volume = Volume: { $percent } %
settings-motion = Motion
settings-motion-auto = Automatic
settings-motion-less = Less
settings-text = Text
settings-text-big = Bigger text
settings-kept = This browser remembers your settings.

# The line to the server.

line-lost-title = Offline
line-lost = Your game is safe. What you do is kept and sent again.
line-lost-tries = { $tries ->
    [one] Tried once to connect again.
   *[other] Tried { $tries } times to connect again.
}
line-restart-title = The server starts anew
line-restart = Your game is safe and goes on in a moment.
line-try-now = Try now
line-back = Connected again
line-ended-title = This table cannot be shown
ended-no-table = There is no such table, or it is gone.
ended-no-spectators = This table wants no spectators.
ended-not-invited = This table is only for those who have its link.
ended-other = The server has ended the connection: { $reason }
line-ended-home = Back to the first page
line-newer-title = There is a new version
line-newer = Load the page anew to get it. Your game goes on where it is.
line-newer-load = Load anew
line-newer-later = Later
