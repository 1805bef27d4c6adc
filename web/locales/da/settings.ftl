# The settings.

settings-open = Indstillinger
settings-title = Indstillinger
settings-close = Luk indstillingerne
settings-language = Sprog
settings-theme = Farver
settings-theme-auto = Automatisk
settings-theme-light = Lys
settings-theme-dark = Mørk
settings-sound = Lyd og vibration
settings-sound-on = Slå lyd og vibration til
settings-volume = Lydstyrke: { $percent }{ "\u00A0" }%
settings-vibration = Vibrér
speed-title = Botternes tempo
speed-slow = Langsomt
speed-normal = Normalt
speed-fast = Hurtigt
speed-instant = Straks
speed-step = Trin for trin
speed-next = Næste tur
speed-host = Værten bestemmer botternes tempo.
settings-motion = Bevægelse
settings-motion-auto = Automatisk
settings-motion-less = Mindre
settings-text = Tekst
settings-text-big = Større tekst
settings-kept = Browseren husker dine indstillinger.

# The line to the server.

line-lost-title = Ingen forbindelse
line-lost = Dit spil er gemt. Det, du gør nu, bliver husket og sendt igen.
line-lost-tries = { $tries ->
    [one] Har prøvet at oprette forbindelse igen én gang.
   *[other] Har prøvet at oprette forbindelse igen { $tries } gange.
}
line-restart-title = Serveren genstarter
line-restart = Dit spil er gemt og fortsætter om et øjeblik.
line-try-now = Prøv nu
line-back = Der er forbindelse igen
line-ended-title = Bordet kan ikke vises
ended-no-table = Bordet findes ikke, eller det er væk.
ended-no-spectators = Ved dette bord er tilskuere ikke tilladt.
ended-not-invited = Bordet er kun for dem, der har linket.
ended-banned = Du er udelukket fra denne server.
ended-other = Serveren har afbrudt forbindelsen: { $reason }
line-ended-home = Tilbage til forsiden
line-newer-title = Der er en ny version
line-newer = Genindlæs siden for at få den. Dit spil fortsætter, hvor det er.
line-newer-load = Genindlæs
line-newer-later = Senere
