# The pages.

app-name = Whistlestop
app-line = Lägg din räls före de andra.
to-start = Alla bord

app-own = En gratisutgåva av fem spelplaner ur det berömda tågspelet, med vårt eget namn, egna bilder och egna texter. Utan koppling till spelets förlag.
start-docs = Dokumentation

start-play = Spela nu
start-more = Fler sätt att spela
start-friends = Med vänner
start-friends-line = Runt den här skärmen, eller på avstånd med en länk.
start-lobby = Öppna bord
start-lobby-line = Slå dig ner där någon väntar, eller titta på ett spel.
start-guide = Mitt första spel
start-guide-line = Ett litet spel med vägledning: lär dig medan du spelar.
start-lesson = Lektion: det speciella med den här spelplanen
start-rules = Reglerna
start-rules-line = Varje spelplan på en sida, med exempel.
start-games = Avslutade spel
start-games-line = Se dem igen drag för drag, och vad som avgjorde dem.
start-me = Andra enheter
start-me-line = Ta med dig ditt namn och dina bord.
start-board = Spelplan
start-level = Motståndare
start-players = Spelare
start-name = Ditt namn
start-name-default = Resenär
start-go = Starta spelet
start-my-tables = Mina bord
start-your-turn = Din tur
start-over = Slut
start-playing = Pågår
start-waiting = Väntar
start-with = med { $names }
start-free = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
start-failed = Det gick inte: { $reason }

players-number = { $count }
waiting-for-server = Ett ögonblick …

line-connecting = Ansluter …

board-label = Spelplanen { $board }
route-label = { $route }, { $length } { $length ->
    [one] ruta
   *[other] rutor
}, { $colour } spår, { $kind }
city-label = Bygg i { $city }

turn-mine = Din tur
turn-mine-named = { $name }, det är din tur
turn-other = Nu spelar { $names }
turn-nobody = Spelet är slut
phase-opening = Välj vilka biljetter du behåller.
phase-draft = Välj en biljett; resten går vidare till din granne.
phase-draft-keep = Välj vilka biljetter du behåller.
phase-pieces = Välj hur många vagnar och skepp du tar.
phase-main = Ta kort, muta in en sträcka eller dra biljetter.
phase-second-card = Ta ett kort till.
phase-pay = Välj hur du betalar.
phase-substitute = Välj hur många rutor du betalar med andra kort.
phase-variant = Välj vilka kort du lägger.
phase-give = Välj ett kort att lägga.
phase-surcharge = Tunneln kostar mer.
phase-keep = Välj vilka biljetter du behåller.
phase-refill = Välj hur luckan i raden fylls.
phase-festival = Välj vilken festival du tar kort från.
phase-other = Välj ett alternativ.
last-turns = Sista turerna

table-row = Öppna kort
table-deck-left = { $count } kvar
table-tickets-left = Biljetter
table-hand = Dina kort
table-hand-empty = Inga kort.
hand-sort = Sortera efter
hand-sort-colour = färg
hand-sort-count = antal
hand-sort-use = nytta
table-tickets = Dina biljetter
table-players = Spelare
recap-title = Sedan din förra tur
end-pieces = Minst antal pjäser: { $name } ({ $count }). De sista turerna börjar vid { $end }.
table-log = Vad som har hänt
table-board = Spelplan
player-cards = kort
player-tickets = { $count ->
    [one] biljett
   *[other] biljetter
}
player-trains = { $count ->
    [one] vagn
   *[other] vagnar
}
player-taxis = { $count ->
    [one] taxi
   *[other] taxibilar
}
player-ships = skepp
player-stations = { $count ->
    [one] station
   *[other] stationer
}
player-harbours = { $count ->
    [one] hamn
   *[other] hamnar
}
player-points = poäng
player-you = du
player-away = borta

keep-title = Vilka biljetter behåller du?
keep-go = Behåll { $count ->
    [0] inga
    [one] den här biljetten
   *[other] de här { $count }
}
look-at-board = Titta på spelplanen
back-to-choice = Tillbaka till valet

pay-cancel = Avbryt
surcharge-title = Tunneln { $route } kostar { $count } kort till
surcharge-revealed = De här korten vändes upp:

score-title = Slutstationen
score-won = { $you ->
    [yes] Du vann!
   *[no] { $names } vann.
}
score-player = Spelare
score-total = Totalt
score-part-routes = Sträckor
score-part-tickets = Klarade biljetter
score-part-missed-tickets = Missade biljetter
score-part-longest-path = Längsta rutt
score-part-most-tickets = Flest biljetter
score-part-stations = Stationer
score-part-harbours = Hamnar
score-part-attractions = Sevärdheter
score-part-festivals = Festivaler
score-part-exchange = Byten
refused = Det gick inte: { $reason }
turn-waiting = Väntar på de andra
player-festivals = festivalkort
table-panels = Mer om det här bordet
tab-log = Logg
tab-tickets = Biljetter
tab-players = Spelare
tab-help = Hjälp
tab-more = Mer
explain = Förklara
explain-end = Stäng
act-choose-city = Välj en stad
close = Stäng
