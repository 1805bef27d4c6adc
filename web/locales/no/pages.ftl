# The pages.

app-name = Whistlestop
app-line = Legg skinner før de andre.
to-start = Alle bord

app-own = En gratis utgave av fem brett fra det berømte togspillet, med vårt eget navn, egne bilder og egne tekster. Uten tilknytning til utgiveren.
start-docs = Dokumentasjon

start-play = Spill nå
start-more = Flere måter å spille på
start-friends = Med venner
start-friends-line = Rundt denne skjermen, eller langt unna med en lenke.
start-lobby = Åpne bord
start-lobby-line = Slå deg ned der noen venter, eller se på et spill.
start-guide = Mitt første spill
start-guide-line = Et lite spill med veiledning: Lær mens du spiller.
start-lesson = Leksjon: det spesielle ved dette brettet
start-rules = Reglene
start-rules-line = Hvert brett på én side, med eksempler.
start-games = Ferdige spill
start-games-line = Se dem på nytt trekk for trekk, og finn ut hva som avgjorde dem.
start-me = Andre enheter
start-me-line = Ta med deg navnet ditt og bordene dine.
start-board = Brett
start-level = Motstandere
start-players = Spillere
start-name = Navnet ditt
start-name-default = Reisende
start-go = Start spillet
start-my-tables = Mine bord
start-your-turn = Din tur
start-over = Slutt
start-playing = Pågår
start-waiting = Venter
start-with = med { $names }
start-free = { $count ->
    [one] { $count } ledig plass
   *[other] { $count } ledige plasser
}
start-failed = Det gikk ikke: { $reason }

players-number = { $count }
waiting-for-server = Et øyeblikk …

line-connecting = Kobler til …

board-label = Brettet { $board }
route-label = { $route }, { $length } felt, { $colour } spor, { $kind }
city-label = Bygg i { $city }

turn-mine = Din tur
turn-mine-named = { $name }, det er din tur
turn-other = Nå spiller { $names }
turn-nobody = Spillet er over
phase-opening = Velg billettene du beholder.
phase-draft = Velg en billett; resten går videre til naboen din.
phase-draft-keep = Velg billettene du beholder.
phase-pieces = Velg hvor mange vogner og skip du tar.
phase-main = Ta kort, bygg en strekning eller trekk billetter.
phase-second-card = Ta ett kort til.
phase-pay = Velg hvordan du betaler.
phase-substitute = Velg hvor mange felt du betaler med andre kort.
phase-variant = Velg hvilke kort du legger.
phase-give = Velg et kort å legge.
phase-surcharge = Tunnelen koster mer.
phase-keep = Velg billettene du beholder.
phase-refill = Velg hvordan hullet i rekken fylles.
phase-festival = Velg hvilken by du tar festivalkort fra.
phase-other = Velg én.
last-turns = Siste turer

table-row = Åpne kort
table-deck-left = { $count } igjen
table-tickets-left = Billetter
table-hand = Kortene dine
table-hand-empty = Ingen kort.
hand-sort = Sorter etter
hand-sort-colour = farge
hand-sort-count = antall
hand-sort-use = nytte
table-tickets = Billettene dine
table-players = Spillere
recap-title = Siden din forrige tur
end-pieces = Færrest brikker: { $name } ({ $count }). De siste turene begynner ved { $end }.
table-log = Dette har skjedd
table-board = Brett
player-cards = kort
player-tickets = { $count ->
    [one] billett
   *[other] billetter
}
player-trains = { $count ->
    [one] vogn
   *[other] vogner
}
player-taxis = { $count ->
    [one] taxi
   *[other] taxier
}
player-ships = skip
player-stations = { $count ->
    [one] stasjon
   *[other] stasjoner
}
player-harbours = { $count ->
    [one] havn
   *[other] havner
}
player-points = poeng
player-you = deg
player-away = borte

keep-title = Hvilke billetter beholder du?
keep-go = Behold { $count ->
    [0] ingen
    [one] denne billetten
   *[other] disse { $count }
}
look-at-board = Se på brettet
back-to-choice = Tilbake til valget

pay-cancel = Avbryt
surcharge-title = Tunnelen { $route } koster { $count } kort til
surcharge-revealed = Disse kortene ble snudd:

score-title = Endestasjonen
score-won = { $you ->
    [yes] Du vant!
   *[no] { $names } vant.
}
score-player = Spiller
score-total = Totalt
score-part-routes = Strekninger
score-part-tickets = Fullførte billetter
score-part-missed-tickets = Ufullførte billetter
score-part-longest-path = Lengste rute
score-part-most-tickets = Flest billetter
score-part-stations = Stasjoner
score-part-harbours = Havner
score-part-attractions = Severdigheter
score-part-festivals = Festivaler
score-part-exchange = Bytter
refused = Det gikk ikke: { $reason }
turn-waiting = Venter på de andre
player-festivals = festivalkort
table-panels = Mer om dette bordet
tab-log = Logg
tab-tickets = Billetter
tab-players = Spillere
tab-help = Hjelp
tab-more = Mer
explain = Forklar
explain-end = Lukk
act-choose-city = Velg en by
close = Lukk
