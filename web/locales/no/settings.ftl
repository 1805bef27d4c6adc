# The settings.

settings-open = Innstillinger
settings-title = Innstillinger
settings-close = Lukk innstillingene
settings-language = Språk
settings-theme = Farger
settings-theme-auto = Automatisk
settings-theme-light = Lys
settings-theme-dark = Mørk
settings-sound = Lyd og vibrering
settings-sound-on = Lyd og vibrering på
settings-volume = Volum: { $percent }{ "\u00A0" }%
settings-vibration = Vibrer
speed-title = Botenes tempo
speed-slow = Sakte
speed-normal = Normalt
speed-fast = Raskt
speed-instant = Straks
speed-step = Steg for steg
speed-next = Neste tur
speed-host = Verten bestemmer botenes tempo.
settings-motion = Bevegelse
settings-motion-auto = Automatisk
settings-motion-less = Mindre
settings-text = Tekst
settings-text-big = Større tekst
settings-kept = Nettleseren husker innstillingene dine.

# The line to the server.

line-lost-title = Ingen forbindelse
line-lost = Spillet ditt er lagret. Det du gjør nå, blir tatt vare på og sendt på nytt.
line-lost-tries = { $tries ->
    [one] Har prøvd å koble til igjen én gang.
   *[other] Har prøvd å koble til igjen { $tries } ganger.
}
line-restart-title = Serveren starter på nytt
line-restart = Spillet ditt er lagret og fortsetter om et øyeblikk.
line-try-now = Prøv nå
line-back = Tilkoblet igjen
line-ended-title = Bordet kan ikke vises
ended-no-table = Bordet finnes ikke, eller det er borte.
ended-no-spectators = Ved dette bordet er tilskuere ikke tillatt.
ended-not-invited = Bordet er bare for dem som har lenken.
ended-banned = Du er utestengt fra denne serveren.
ended-other = Serveren har brutt forbindelsen: { $reason }
line-ended-home = Tilbake til forsiden
line-newer-title = Det finnes en ny versjon
line-newer = Last siden på nytt for å få den. Spillet ditt fortsetter der det er.
line-newer-load = Last på nytt
line-newer-later = Senere
