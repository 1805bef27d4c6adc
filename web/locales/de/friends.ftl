# Playing with people: setting up a table, the lobby, the chat, the clocks, one screen for several.

page-title = { $title } – Whistlestop

link-copy = Link kopieren
link-copied = Kopiert.
link-not-copied = Dein Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.
link-share = Teilen
link-qr = Der Link als QR-Code

setup-title = Tisch eröffnen
setup-line = Für Freunde nah und fern, mit Bots auf den leeren Plätzen.
setup-board = Spielplan
setup-range = Für { $from } bis { $to } Spieler.
setup-seats = Plätze
setup-how-many = Wie viele spielen mit?
setup-me = Du
setup-open = Jemand per Link
setup-here = Jemand an diesem Bildschirm
setup-bots = Bots
setup-styles = Bots mit eigenem Stil
setup-seat-who = Wer auf Platz { $number } sitzt
setup-seat-name = Name auf Platz { $number }
setup-name = Name
setup-nameless = Platz { $number } braucht einen Namen.
setup-options = So spielt ihr
setup-name-of-table = Name des Tisches
setup-no-title = Kein Name
setup-first = Wer anfängt
setup-first-shuffle = Zufall
setup-first-seat = { $named ->
    [yes] { $name } (Platz { $number })
   *[no] Platz { $number }
}
setup-clock = Uhr
setup-clock-none = Ohne Uhr
setup-clock-bank = Zeit für die ganze Partie
setup-bank = Zeit pro Person
setup-increment = Zusatzzeit pro Zug
setup-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
setup-seconds = { $seconds ->
    [0] Keine
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
setup-who-comes = Wer mitspielen darf
setup-by-link = Wer den Link hat
setup-public = Alle: Der Tisch steht unter „Offene Tische“
setup-spectators = Andere dürfen zuschauen
setup-hints = Tipps sind erlaubt
setup-several = Gäste dürfen an ihrem Bildschirm andere mitbringen
setup-then-invite = Danach bekommst du einen Link für deine Freunde.
setup-then-play = Alle Plätze sind besetzt: Die Partie beginnt sofort.
setup-invite = Tisch eröffnen
setup-play = Partie starten

level-blocker = Blockierer
level-hunter = Jäger
level-hauler = Langstreckler

clock-title = Uhren
clock-days = { $days ->
    [one] { $days } Tag { $hours } Std.
   *[other] { $days } Tage { $hours } Std.
}
clock-hours = { $hours } Std. { $minutes } Min.
clock-soon = Schnell!
clock-hurry = { $seconds ->
    [one] Nur noch 1 Sekunde für deinen Zug.
   *[other] Nur noch { $seconds } Sekunden für deinen Zug.
}
clock-of-seconds = { $seconds ->
    [one] { $seconds } Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } Minute pro Zug
   *[other] { $minutes } Minuten pro Zug
}
clock-of-days = { $days ->
    [one] { $days } Tag pro Zug
    [7] Eine Woche pro Zug
   *[other] { $days } Tage pro Zug
}
clock-of-bank = { $minutes ->
    [one] { $minutes } Minute für die Partie, dazu { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } pro Zug
   *[other] { $minutes } Minuten für die Partie, dazu { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } pro Zug
}

wait-seats = Am Tisch
wait-host = Gastgeber
wait-here = da
wait-gone = offline
wait-leave = Platz verlassen
wait-remove = Platz freigeben
wait-remove-named = Platz von { $name } freigeben
wait-removed = Der Gastgeber hat deinen Platz freigegeben. Du kannst weiter zuschauen oder einen freien Platz nehmen.
wait-sit-here = Hinsetzen
wait-join-name = Wie sollen wir dich nennen?
wait-name-go = Diesen Namen nehmen
wait-join-sit = Hier ist ein Platz frei
wait-sit-as = Als { $name } hinsetzen
wait-other-name = Anderer Name
wait-full = Alle Plätze sind besetzt.
wait-full-watch = Alle Plätze sind besetzt. Bleib hier und schau zu, wenn die Partie beginnt.
wait-public = Steht unter „Offene Tische“
wait-by-link = Nur mit Link
wait-hints = Mit Tipps
wait-no-hints = Ohne Tipps
wait-start = Partie starten
wait-start-later = Die Partie kann beginnen, sobald alle Plätze besetzt sind. Auch Bots können Plätze nehmen.
wait-close = Tisch schließen
wait-closed = Dieser Tisch ist geschlossen.
wait-for-others = Warten, bis alle Plätze besetzt sind …
wait-for-host = Warten, bis { $name } die Partie startet …
wait-invite = Lade deine Freunde ein
wait-invite-line = Wer diesen Link öffnet, kann sich hier hinsetzen. Wer neben dir sitzt, kann den Code scannen.
wait-invite-words = Spiel mit mir eine Partie „{ $board }“!

lobby-title = Offene Tische
lobby-line = Öffentliche Tische, live.
lobby-set-up = Tisch eröffnen
lobby-offline = Keine Verbindung. Neuer Versuch …
lobby-open = Mitspieler gesucht
lobby-none = Gerade sucht niemand Mitspieler. Eröffne selbst einen öffentlichen Tisch.
lobby-playing = Laufende Partien
lobby-join = Mitspielen
lobby-join-named = Mitspielen: { $title }
lobby-watch = Zuschauen
lobby-watch-named = Zuschauen: { $title }
lobby-private-game = Ohne Zuschauer

games-title = Beendete Partien
games-line = Deine Partien und öffentliche.
games-only-mine = Nur meine
games-none = Noch keine beendeten Partien.
games-result = { $points ->
    [one] { $name }: { $points } Punkt
   *[other] { $name }: { $points } Punkte
}
games-won = gewonnen
games-replay = Ansehen
games-replay-named = Ansehen: { $title }
games-more = Frühere Partien zeigen

tables-more = Mehr Tische zeigen
start-more-games = Alle beendeten Partien

me-title = Ich
me-name-title = Mein Name
me-name-line = Andere sehen ihn an jedem Tisch, an den du dich von nun an setzt.
me-save = Name speichern
me-named = Dein Name ist gespeichert.
me-device-title = Auf anderem Gerät spielen
me-device-line = Spiele auf dem Handy oder einem anderen Computer weiter: Öffne dort deinen persönlichen Link.
me-device-make = Persönlichen Link erstellen
me-device-link = Dein persönlicher Link
me-device-words = Mein persönlicher Link zu Whistlestop
me-device-secret = Behalte ihn für dich: Wer ihn öffnet, spielt in deinem Namen. Ein neuer Link macht den alten ungültig und meldet die Geräte ab, die ihn benutzt haben.
me-confirm-title = Bist du das?
me-confirm = { $known ->
    [yes] Dieser Browser kennt dich als { $name }. Wenn du fortfährst, wechselt er zu der Person, die den Link erstellt hat, und die Tische von { $name } sind von hier aus nicht mehr zu erreichen.
   *[no] Das ist ein persönlicher Link. Wenn du ihn selbst erstellt hast, kannst du auch in diesem Browser an allen deinen Tischen weiterspielen.
}
me-confirm-yes = Ja, das bin ich
me-confirm-no = Nein, alles so lassen
me-recognised = Willkommen zurück, { $name }.
me-others-title = Überall sonst abmelden
me-others-line = Hat jemand deinen persönlichen Link, der ihn nicht haben sollte? Hier meldest du alle anderen Geräte ab und machst den Link ungültig.
me-others = Andere Geräte abmelden
me-others-done = Du bist jetzt nur noch in diesem Browser angemeldet.
me-forget-title = In diesem Browser abmelden
me-forget-line = Deine Partien bleiben, aber dieser Browser weiß nicht mehr, dass sie dir gehören. Erstelle vorher einen persönlichen Link, wenn du zurückkommen willst.
me-forget = Hier abmelden
me-forget-yes = Ja, hier abmelden

talk-title = Chat
talk-unread = { $count ->
    [one] { $count } neu
   *[other] { $count } neu
}
talk-nothing = Noch keine Nachrichten.
talk-line = { $name }: { $words }
talk-write = Nachricht schreiben
talk-say = Senden
talk-reactions = Schnellantworten
talk-listening = Nur wer am Tisch sitzt, kann chatten.
talk-mute = { $name } stummschalten
talk-hear = { $name } wieder zeigen
react-hello = Hallo!
react-bravo = Stark!
react-thanks = Danke!
react-oops = Hoppla!
react-ouch = Autsch!
react-laugh = Haha!
react-thinking = Ich überlege …
react-hurry = Du bist dran!

present-here = { $name } ist da
present-gone = { $name } ist offline
present-away = Ein Bot spielt für { $name }
present-resigned = { $name } hat aufgegeben
present-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}

table-menu = Tisch
table-watching = Du schaust zu. Du siehst den Tisch, aber keine Handkarten.
table-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
table-ended-resigned = Die Partie endete durch Aufgabe von { $names }.
table-ended-early = Diese Partie endete vorzeitig.
table-ended-server = Die Betreiber dieses Servers haben den Tisch geschlossen.
table-away = Ein Bot spielt für { $name }.
table-no-bot = { $name } ist hier nicht mehr installiert. Stattdessen spielt ein anderer Bot.
table-return = Zurück auf meinen Platz
table-take-back = Um Rücknahme bitten
table-replace = Bot für { $name } spielen lassen
table-replace-soon = Wenn { $name } wegbleibt, kann bald ein Bot übernehmen (noch { $time }).
table-leave = Tisch verlassen
table-leave-title = Tisch verlassen?
table-leave-line = Ein Bot spielt für dich weiter, und du kannst jederzeit auf deinen Platz zurückkommen. Wenn niemand mehr da ist, endet die Partie.
table-leave-yes = Tisch verlassen
table-resign = Aufgeben
table-resign-title = Diese Partie aufgeben?
table-resign-line = Das lässt sich nicht zurücknehmen. Zu zweit endet damit die Partie; sonst spielt ein Bot für dich weiter.
table-resign-yes = Ja, ich gebe auf
table-to-start = Alle Tische
table-link = Link zu diesem Tisch
table-link-title = Link zu diesem Tisch
table-link-watch = Wer diesen Link öffnet, kann zuschauen, sieht aber keine Handkarten.
table-link-players = Zuschauer sind hier nicht erlaubt: Der Link ist nur für die Spieler.
table-link-words = Schau uns beim Spielen zu
table-invite-watchers = Zum Zuschauen einladen

take-back-title = { $name } möchte einen Schritt zurücknehmen
take-back-line = Wenn alle zustimmen, wird alles seit diesem Schritt zurückgenommen.
take-back-agree = Zustimmen
take-back-refuse = Nein, weiterspielen
take-back-waits = Warten auf die Zustimmung von { $names }.

curtain-pass = Gib den Bildschirm an { $name } weiter
curtain-anybody = Wessen Karten zeigen?
curtain-line = Alle anderen schauen weg!
curtain-show = Ich bin { $name }: Karten zeigen
curtain-drawn = { $name }, du hast eine Karte gezogen: { $card }. Wenn du sie gesehen hast, gib den Bildschirm an { $next } weiter.
curtain-hide = Karten verbergen

# The colour of a player’s pieces, and a small drawing
look-title = Dein Look
look-line = So trittst du an jedem Tisch auf, außer wenn jemand anders deine Farbe hat.
look-colour = Farbe
look-avatar = Avatar
look-none = kein Avatar
avatar-engine = Lokomotive
avatar-lantern = Laterne
avatar-whistle = Trillerpfeife
avatar-case = Koffer
avatar-cap = Mütze
avatar-bell = Glocke
avatar-owl = Eule
avatar-fox = Fuchs
