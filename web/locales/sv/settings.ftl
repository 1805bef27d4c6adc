# The settings.

settings-open = Inställningar
settings-title = Inställningar
settings-close = Stäng inställningarna
settings-language = Språk
settings-theme = Färger
settings-theme-auto = Automatiskt
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-sound = Ljud och vibration
settings-sound-on = Ljud och vibration på
settings-volume = Volym: { $percent }{ "\u00A0" }%
settings-vibration = Vibrera
speed-title = Botarnas tempo
speed-slow = Långsamt
speed-normal = Normalt
speed-fast = Snabbt
speed-instant = Direkt
speed-step = Steg för steg
speed-next = Nästa tur
speed-host = Värden bestämmer botarnas tempo.
settings-motion = Rörelse
settings-motion-auto = Automatiskt
settings-motion-less = Mindre
settings-text = Textstorlek
settings-text-big = Större text
settings-kept = Webbläsaren minns dina inställningar.

# The line to the server.

line-lost-title = Ingen anslutning
line-lost = Ditt spel är sparat. Det du gör nu sparas också och skickas igen.
line-lost-tries = { $tries ->
    [one] Har försökt ansluta igen en gång.
   *[other] Har försökt ansluta igen { $tries } gånger.
}
line-restart-title = Servern startar om
line-restart = Ditt spel är sparat och fortsätter strax.
line-try-now = Försök nu
line-back = Ansluten igen
line-ended-title = Bordet kan inte visas
ended-no-table = Bordet finns inte, eller finns inte längre.
ended-no-spectators = Vid det här bordet är åskådare inte tillåtna.
ended-not-invited = Det här bordet är bara för dem som har länken.
ended-banned = Du är avstängd från den här servern.
ended-other = Servern har avslutat anslutningen: { $reason }
line-ended-home = Till startsidan
line-newer-title = Det finns en ny version
line-newer = Ladda om sidan för att få den. Ditt spel fortsätter där det är.
line-newer-load = Ladda om
line-newer-later = Senare
