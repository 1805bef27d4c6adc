# The settings.

settings-open = Indstillinger
settings-title = Indstillinger
settings-close = Luk indstillingerne
settings-language = Sprog
settings-theme = Farver
settings-theme-auto = Automatisk
settings-theme-light = Lys
settings-theme-dark = Mørk
settings-sound = Lyd
settings-sound-on = Afspil lyde
settings-volume = Lydstyrke: { $percent } %
settings-motion = Bevægelse
settings-motion-auto = Automatisk
settings-motion-less = Mindre
settings-text = Tekst
settings-text-big = Større tekst
settings-kept = Browseren husker dine indstillinger.

# The line to the server.

line-lost-title = Ingen forbindelse
line-lost = Dit spil er i sikkerhed. Det, du gør, bliver gemt og sendt igen.
line-lost-tries = { $tries ->
    [one] Har prøvet at forbinde igen én gang.
   *[other] Har prøvet at forbinde igen { $tries } gange.
}
line-restart-title = Serveren starter på ny
line-restart = Dit spil er i sikkerhed og fortsætter om et øjeblik.
line-try-now = Prøv nu
line-back = Forbundet igen
line-ended-title = Bordet kan ikke vises
ended-no-table = Bordet findes ikke, eller det er væk.
ended-no-spectators = Bordet vil ikke have tilskuere.
ended-not-invited = Bordet er kun for dem, der har linket.
ended-other = Serveren har afbrudt forbindelsen: { $reason }
line-ended-home = Tilbage til forsiden
line-newer-title = Der er en ny version
line-newer = Genindlæs siden for at få den. Dit spil fortsætter, hvor det er.
line-newer-load = Genindlæs
line-newer-later = Senere
