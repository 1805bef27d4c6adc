# The Nordic countries, and what cards that stand for others are on any board.

# NO-4
rules-about-nordic = For to eller tre, fra fjordene til Murmansk. Her er jokere lette at få, men de gælder kun få steder.

# NO-1
rules-cards-no-limit = Jokere i rækken er kort som alle andre: Du må tage to af dem i samme tur.
# NO-1
rules-cards-no-flush = Rækken bliver, som den er, uanset hvor mange jokere der ligger i den.
# NO-4
rules-claim-wilds-on = Jokere gælder kun på disse typer strækninger: { $kinds }.
# NO-5
rules-ferry-for-wild = På en færge kan { $count } vilkårlige kort erstatte én joker.
# NO-6
rules-tunnel-not = Det gælder kun færger, aldrig tunneler.
# NO-7
rules-substitute = { $route } er særlig: Der kan { $count } vilkårlige kort, også jokere, erstatte ét kort i farven.
# NO-7
rules-substitute-wilds = En joker gælder der kun som et af disse { $count } kort.
# NO-8
rules-doubles-unlike = To strækninger af forskellig længde eller type mellem de samme byer er også en dobbeltstrækning: { $routes }.
# NO-9
rules-score-most-tickets = { $points } for flest klarede rutekort. Står flere lige, får de alle pointene.
# NO-10, C16
rules-nordic-path = Den længste rute må vende tilbage til en by, men bruger kun hver strækning én gang.
