# The settings.

settings-open = Stillingar
settings-title = Stillingar
settings-close = Loka stillingunum
settings-language = Tungumál
settings-theme = Útlit
settings-theme-auto = Sjálfvirkt
settings-theme-light = Ljóst
settings-theme-dark = Dökkt
settings-sound = Hljóð og titringur
settings-sound-on = Kveikt á hljóði og titringi
settings-volume = Hljóðstyrkur: { $percent }%
settings-vibration = Titringur
speed-title = Hraði þjarkanna
speed-slow = Hægt
speed-normal = Venjulegt
speed-fast = Hratt
speed-instant = Strax
speed-step = Skref fyrir skref
speed-next = Næsta umferð
speed-host = Gestgjafinn ræður hraða þjarkanna.
settings-motion = Hreyfing
settings-motion-auto = Sjálfvirk
settings-motion-less = Minni
settings-text = Texti
settings-text-big = Stærri texti
settings-kept = Vafrinn man stillingarnar þínar.

# The line to the server.

line-lost-title = Ekkert samband
line-lost = Leikurinn þinn er öruggur. Það sem þú gerir geymist og verður sent aftur.
line-lost-tries = { $tries ->
    [1] Reynt einu sinni að tengjast aftur.
    [one] Reynt { $tries } sinni að tengjast aftur.
   *[other] Reynt { $tries } sinnum að tengjast aftur.
}
line-restart-title = Netþjónninn er að endurræsa sig
line-restart = Leikurinn þinn er öruggur og heldur áfram eftir andartak.
line-try-now = Reyna núna
line-back = Sambandið er komið á aftur
line-ended-title = Ekki er hægt að sýna þetta borð
ended-no-table = Þetta borð er ekki til, eða ekki lengur.
ended-no-spectators = Við þetta borð eru engir áhorfendur leyfðir.
ended-not-invited = Þetta borð er aðeins fyrir þá sem hafa hlekkinn á það.
ended-banned = Þú ert í banni á þessum netþjóni.
ended-other = Netþjónninn sleit sambandinu: { $reason }
line-ended-home = Aftur á forsíðuna
line-newer-title = Ný útgáfa er komin
line-newer = Endurhladdu síðuna til að fá hana. Leikurinn þinn heldur áfram þar sem hann er.
line-newer-load = Endurhlaða
line-newer-later = Síðar
