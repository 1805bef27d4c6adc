# The settings.

settings-open = Innstillinger
settings-title = Innstillinger
settings-close = Lukk innstillingene
settings-language = Språk
settings-theme = Farger
settings-theme-auto = Automatisk
settings-theme-light = Lys
settings-theme-dark = Mørk
settings-sound = Lyd
settings-sound-on = Spill av lyder
settings-volume = Volum: { $percent }{ "\u00A0" }%
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
ended-other = Serveren har brutt forbindelsen: { $reason }
line-ended-home = Tilbake til forsiden
line-newer-title = Det finnes en ny versjon
line-newer = Last siden på nytt for å få den. Spillet ditt fortsetter der det er.
line-newer-load = Last på nytt
line-newer-later = Senere
