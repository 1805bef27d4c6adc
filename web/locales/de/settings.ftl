# The settings.

settings-open = Einstellungen
settings-title = Einstellungen
settings-close = Einstellungen schließen
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Ton und Vibration
settings-sound-on = Ton und Vibration an
settings-volume = Lautstärke: { $percent }{ "\u00A0" }%
settings-vibration = Vibrieren
speed-title = Tempo der Bots
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
speed-step = Zug für Zug
speed-next = Nächster Zug
speed-host = Der Gastgeber bestimmt das Tempo der Bots.
settings-motion = Animationen
settings-motion-auto = Automatisch
settings-motion-less = Reduziert
settings-text = Schrift
settings-text-big = Größere Schrift
settings-kept = Dieser Browser merkt sich deine Einstellungen.

# The line to the server.

line-lost-title = Keine Verbindung
line-lost = Deine Partie ist sicher. Was du tust, wird gespeichert und gesendet, sobald du wieder online bist.
line-lost-tries = { $tries ->
    [one] Bisher 1 Verbindungsversuch.
   *[other] Bisher { $tries } Verbindungsversuche.
}
line-restart-title = Der Server startet neu
line-restart = Deine Partie ist sicher und geht gleich weiter.
line-try-now = Jetzt versuchen
line-back = Wieder online
line-ended-title = Tisch kann nicht gezeigt werden
ended-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
ended-no-spectators = Zuschauer sind hier nicht erlaubt.
ended-not-invited = An diesen Tisch kommt nur, wer den Link hat.
ended-banned = Du bist auf diesem Server gesperrt.
ended-other = Der Server hat die Verbindung beendet: { $reason }
line-ended-home = Zur Startseite
line-newer-title = Es gibt eine neue Version
line-newer = Lade die Seite neu, um sie zu bekommen. Deine Partie bleibt, wie sie ist.
line-newer-load = Neu laden
line-newer-later = Später
