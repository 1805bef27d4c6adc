# The Nordic countries, and what cards that stand for others are on any board.

# NO-4
rules-about-nordic = For to eller tre, fra fjordene til Murmansk. Her er jokere lette å få, men de gjelder bare noen få steder.

# NO-1
rules-cards-no-limit = Jokere i rekken er kort som alle andre: Du kan ta to av dem i samme tur.
# NO-1
rules-cards-no-flush = Rekken blir som den er, uansett hvor mange jokere som ligger i den.
# NO-4
rules-claim-wilds-on = Jokere gjelder bare på disse typene strekninger: { $kinds }.
# NO-5
rules-ferry-for-wild = På en ferge kan { $count } vilkårlige kort erstatte én joker.
# NO-6
rules-tunnel-not = Det gjelder bare ferger, aldri tunneler.
# NO-7
rules-substitute = { $route } er spesiell: Der kan { $count } vilkårlige kort, også jokere, erstatte ett kort i fargen.
# NO-7
rules-substitute-wilds = En joker gjelder der bare som et av disse { $count } kortene.
# NO-8
rules-doubles-unlike = To strekninger av ulik lengde eller type mellom de samme byene er også en dobbel strekning: { $routes }.
# NO-9
rules-score-most-tickets = { $points } for flest fullførte billetter. Spillere som står likt, får alle poengene.
# NO-10, C16
rules-nordic-path = Den lengste ruten kan vende tilbake til en by, men bruker hver strekning bare én gang.
