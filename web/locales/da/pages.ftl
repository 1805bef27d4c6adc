# The pages.

app-name = Whistlestop
app-line = Læg skinner før de andre.
to-start = Alle borde

app-own = En gratis udgave af fem brætter fra det berømte togspil med vores eget navn, vores egne tegninger og vores egne tekster. Ikke tilknyttet spillets udgiver.
start-docs = Dokumentation

start-play = Spil nu
start-more = Flere måder at spille på
start-friends = Med venner
start-friends-line = Omkring denne skærm eller langt fra hinanden med et link.
start-lobby = Åbne borde
start-lobby-line = Slå dig ned, hvor nogen venter, eller se et spil.
start-guide = Mit første spil
start-guide-line = Et lille spil med hjælp: Lær det ved at spille.
start-lesson = Lektion: det særlige ved dette bræt
start-rules = Reglerne
start-rules-line = Hvert bræt på én side, med eksempler.
start-games = Færdige spil
start-games-line = Se dem igen træk for træk, og find ud af, hvad der afgjorde dem.
start-me = Andre enheder
start-me-line = Tag dit navn og dine borde med dig.
start-board = Bræt
start-level = Modstandere
start-players = Spillere
start-name = Dit navn
start-name-default = Rejsende
start-go = Start spillet
start-my-tables = Mine borde
start-your-turn = Din tur
start-over = Slut
start-playing = I gang
start-waiting = Venter
start-with = med { $names }
start-free = { $count ->
    [one] { $count } ledig plads
   *[other] { $count } ledige pladser
}
start-failed = Det lykkedes ikke: { $reason }

players-number = { $count }
waiting-for-server = Et øjeblik …

line-connecting = Forbinder …

board-label = Brættet { $board }
route-label = { $route }, { $length } { $length ->
    [one] felt
   *[other] felter
}, { $colour } spor, { $kind }
city-label = Byg i { $city }

turn-mine = Din tur
turn-mine-named = { $name }, det er din tur
turn-other = Nu spiller { $names }
turn-nobody = Spillet er slut
phase-opening = Vælg de rutekort, du beholder.
phase-draft = Vælg et rutekort; de andre går videre til din nabo.
phase-draft-keep = Vælg de rutekort, du beholder.
phase-pieces = Vælg, hvor mange vogne og skibe du tager.
phase-main = Tag kort, gør krav på en strækning, eller træk rutekort.
phase-second-card = Tag et kort til.
phase-pay = Vælg, hvordan du betaler.
phase-substitute = Vælg, hvor mange felter du betaler med andre kort.
phase-variant = Vælg, hvilke kort du lægger.
phase-give = Vælg et kort, du lægger.
phase-surcharge = Tunnelen koster mere.
phase-keep = Vælg de rutekort, du beholder.
phase-refill = Vælg, hvordan hullet i rækken fyldes.
phase-festival = Vælg, hvilken bys festivalkort du tager.
phase-other = Vælg én.
last-turns = Sidste ture

table-row = Synlige kort
table-deck-left = { $count } tilbage
table-tickets-left = Rutekort
table-hand = Dine kort
table-hand-empty = Ingen kort.
hand-sort = Sortér efter
hand-sort-colour = farve
hand-sort-count = antal
hand-sort-use = nytte
table-tickets = Dine rutekort
table-players = Spillere
recap-title = Siden din seneste tur
end-pieces = Færrest brikker: { $name } ({ $count }). De sidste ture begynder ved { $end }.
table-log = Hvad der er sket
table-board = Bræt
player-cards = kort
player-tickets = rutekort
player-trains = { $count ->
    [one] vogn
   *[other] vogne
}
player-taxis = { $count ->
    [one] taxi
   *[other] taxier
}
player-ships = { $count ->
    [one] skib
   *[other] skibe
}
player-stations = { $count ->
    [one] station
   *[other] stationer
}
player-harbours = { $count ->
    [one] havn
   *[other] havne
}
player-points = point
player-you = dig
player-away = væk

keep-title = Hvilke rutekort beholder du?
keep-go = Behold { $count ->
    [0] ingen
    [one] dette rutekort
   *[other] disse { $count }
}
look-at-board = Se på brættet
back-to-choice = Tilbage til valget

pay-cancel = Annuller
surcharge-title = Tunnelen { $route } koster { $count } kort mere
surcharge-revealed = Disse kort blev vendt:

score-title = Endestationen
score-won = { $you ->
    [yes] Du har vundet!
   *[no] { $names } har vundet.
}
score-player = Spiller
score-total = I alt
score-part-routes = Strækninger
score-part-tickets = Klarede rutekort
score-part-missed-tickets = Ikke klarede rutekort
score-part-longest-path = Længste rute
score-part-most-tickets = Flest rutekort
score-part-stations = Stationer
score-part-harbours = Havne
score-part-attractions = Seværdigheder
score-part-festivals = Festivaler
score-part-exchange = Bytte
refused = Det lykkedes ikke: { $reason }
turn-waiting = Venter på de andre
player-festivals = festivalkort
table-panels = Mere om dette bord
tab-log = Log
tab-tickets = Rutekort
tab-players = Spillere
tab-help = Hjælp
tab-more = Mere
explain = Forklar
explain-end = Luk
act-choose-city = Vælg en by
close = Luk
