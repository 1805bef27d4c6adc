# The Nordic countries, and what cards that stand for others are on any board.

# NO-4
rules-about-nordic = Kahdelle tai kolmelle, vuonoilta Murmanskiin. Jokereita saa täällä helposti, mutta ne käyvät vain harvaan paikkaan.

# NO-1
rules-cards-no-limit = Rivin jokerit ovat kortteja siinä missä muutkin: saat ottaa niitä kaksi samalla vuorolla.
# NO-1
rules-cards-no-flush = Rivi pysyy ennallaan, olipa avoimena miten monta jokeria tahansa.
# NO-4
rules-claim-wilds-on = Jokerit käyvät vain tällaisiin reitteihin: { $kinds }.
# NO-5
rules-ferry-for-wild = Lautassa mitkä tahansa { $count } korttia korvaavat yhden jokerin.
# NO-6
rules-tunnel-not = Tämä koskee vain lauttoja, ei koskaan tunneleita.
# NO-7
rules-substitute = Reitti { $route } on erityinen: siinä mitkä tahansa { $count } korttia, myös jokerit, korvaavat yhden valitun värin kortin.
# NO-7
rules-substitute-wilds = Jokeri käy siinä vain yhtenä näistä { $count } kortista.
# NO-8
rules-doubles-unlike = Myös kaksi eripituista tai erilaista reittiä samojen kaupunkien välillä on kaksoisreitti: { $routes }.
# NO-9
rules-score-most-tickets = { $points } eniten lippuja valmiiksi saaneelle. Jos pelaajat ovat tasoissa, he kaikki saavat ne.
# NO-10, C16
rules-nordic-path = Pisin yhtenäinen reitti voi palata samaan kaupunkiin, mutta se käyttää kutakin yksittäistä reittiä vain kerran.
