# The settings.

settings-open = Réglages
settings-title = Réglages
settings-close = Fermer les réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = Automatique
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-sound = Son et vibrations
settings-sound-on = Activer le son et les vibrations
settings-volume = Volume : { $percent } %
settings-vibration = Vibrations
speed-title = Vitesse des bots
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
speed-step = Pas à pas
speed-next = Tour suivant
speed-host = L’hôte règle la vitesse des bots.
settings-motion = Animations
settings-motion-auto = Automatique
settings-motion-less = Réduites
settings-text = Texte
settings-text-big = Texte plus grand
settings-kept = Ce navigateur retient tes réglages.

# The line to the server.

line-lost-title = Hors ligne
line-lost = Ta partie ne risque rien. Tes coups sont enregistrés et partiront au retour de la connexion.
line-lost-tries = { $tries ->
    [one] { $tries } essai de reconnexion.
    [many] { $tries } essais de reconnexion.
   *[other] { $tries } essais de reconnexion.
}
line-restart-title = Le serveur redémarre
line-restart = Ta partie ne risque rien et reprend dans un instant.
line-try-now = Réessayer
line-back = De nouveau en ligne
line-ended-title = Impossible d’afficher cette table
ended-no-table = Cette table n’existe pas, ou n’existe plus.
ended-no-spectators = Pas de spectateurs à cette table.
ended-not-invited = Cette table est réservée aux personnes qui ont le lien.
ended-banned = Ce serveur t’est interdit.
ended-other = Le serveur a coupé la connexion : { $reason }
line-ended-home = Retour à l’accueil
line-newer-title = Nouvelle version disponible
line-newer = Recharge la page pour en profiter. Ta partie ne change pas.
line-newer-load = Recharger
line-newer-later = Plus tard
