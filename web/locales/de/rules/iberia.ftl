# Iberia, and what drafts and festivals are on any board.

# IB-11
rules-about-iberia = Zwei Drafts, in denen ihr Zielkarten wählt und weitergebt, und Festivals in den Städten. Francia (Frankreich) ist eine Stadt wie jede andere.

rules-part-draft = Die zwei Drafts
# IB-3
rules-draft-first = Zu Beginn bekommst du { $hand } Zielkarten. Wähle eine und gib die anderen nach { $side ->
    [left] links
   *[right] rechts
} weiter. Das geht so lange, bis alle gewählt sind.
# IB-3, IB-5
rules-draft-keep = Von den gewählten Zielkarten behältst du dann genau { $keep }.
# IB-3
rules-draft-refused = Nach dem ersten Draft werden alle nicht behaltenen und alle übrigen Zielkarten in den Zielkartenstapel gemischt.
# IB-2, IB-5
rules-draft-second = Tief im Kartenstapel steckt eine Draftkarte, umso tiefer, je mehr mitspielen. Wird sie gezogen, wird der laufende Zug noch zu Ende gespielt. Dann beginnt ein zweiter Draft, und die Zielkarten werden nach { $side ->
    [left] links
   *[right] rechts
} weitergegeben.
# IB-5
rules-draft-after = Zielkarten aus dem ersten Draft gehören dir endgültig. Die im zweiten nicht behaltenen kommen unter den Zielkartenstapel.
# IB-6
rules-draft-tickets = Zielkarten ziehen darfst du erst nach dem zweiten Draft.
rules-draft-example = Eine wählen, den Rest weitergeben.

rules-part-festivals = Festivalkarten
# IB-1, IB-2, IB-4
rules-festival-up = { $cards } Festivalkarten sind in den Stapel gemischt. Wird eine gezogen, kommt sie offen zu ihrer Stadt, und eine andere Karte wird an ihrer Stelle gezogen.
# IB-7
rules-festival-once = Im neu gemischten Stapel sind keine Festivalkarten mehr.
# IB-8
rules-festival-take = Baust du eine Strecke in eine Stadt, nimmst du alle Festivalkarten, die dort liegen. Liegen an beiden Enden welche, wählst du ein Ende.
# IB-8
rules-festival-hidden = Du darfst deine Festivalkarten ansehen, die anderen nicht.
# IB-9
rules-festival-shared = { $cities } teilen sich ihre Festivalkarten: Eine Strecke in eine der Städte genügt, um sie zu nehmen.
# IB-10
rules-festival-table = Punkte für Festivalkarten einer Stadt
rules-festival-city = Festivalstadt
# IB-10
rules-score-festivals = Festivalkarten, nach Städten gesammelt. Je mehr Karten einer Stadt du hast, desto mehr bringen sie.
