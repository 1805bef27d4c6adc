# The settings.

settings-open = Settings
settings-title = Settings
settings-close = Close the settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound and vibration
settings-sound-on = Sound and vibration on
settings-volume = Volume: { $percent }%
settings-vibration = Vibrate
speed-title = Bot speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
speed-step = Step by step
speed-next = Next turn
speed-host = The host sets the bot speed.
settings-motion = Motion
settings-motion-auto = Automatic
settings-motion-less = Reduced
settings-text = Text
settings-text-big = Bigger text
settings-kept = This browser remembers your settings.

# The line to the server.

line-lost-title = Offline
line-lost = Your game is safe. Your moves are saved and sent once you’re back.
line-lost-tries = { $tries ->
    [one] Tried to reconnect once.
   *[other] Tried to reconnect { $tries } times.
}
line-restart-title = The server is restarting
line-restart = Your game is safe and continues in a moment.
line-try-now = Try now
line-back = Back online
line-ended-title = This table can’t be shown
ended-no-table = This table doesn’t exist, or it is gone.
ended-no-spectators = Spectators aren’t allowed here.
ended-not-invited = This table is only for people with its link.
ended-banned = You are banned from this server.
ended-other = The server closed the connection: { $reason }
line-ended-home = Back to start
line-newer-title = There is a new version
line-newer = Reload the page to get it. Your game stays as it is.
line-newer-load = Reload
line-newer-later = Later
