# Playing with people: setting a table up, the lobby, the talk, the clocks, one screen for several.

page-title = { $title } – Whistlestop

link-copy = Kopiér linket
link-copied = Kopieret.
link-not-copied = Din browser tillader ikke, at vi kopierer. Markér linket, og kopiér det selv.
link-share = Del
link-qr = Linket som QR-kode

setup-title = Opret et bord
setup-line = Til venner nær og fjern, med botter på de tomme stole.
setup-board = Bræt
setup-range = For { $from } til { $to } spillere.
setup-seats = Pladser
setup-how-many = Hvor mange spiller?
setup-me = Dig
setup-open = En ven med linket
setup-here = En anden ved denne skærm
setup-bots = Botter
setup-styles = Botter med deres egen stil
setup-seat-who = Hvem tager plads { $number }
setup-seat-name = Navn på plads { $number }
setup-name = Navn
setup-nameless = Plads { $number } mangler et navn.
setup-options = Sådan spiller I
setup-name-of-table = Bordets navn
setup-no-title = Intet navn
setup-first = Hvem begynder
setup-first-shuffle = Lodtrækning afgør det
setup-first-seat = { $named ->
    [yes] { $name } (plads { $number })
   *[no] Plads { $number }
}
setup-clock = Ur
setup-clock-none = Intet ur
setup-clock-bank = Samlet tid til hele spillet
setup-bank = Tid til hver spiller
setup-increment = Ekstra efter hver tur
setup-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
}
setup-seconds = { $seconds ->
    [0] Intet
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
setup-who-comes = Hvem må komme
setup-by-link = Alle, der har linket
setup-public = Alle: Bordet vises blandt de åbne borde
setup-spectators = Andre må se på
setup-hints = Spillerne må bede om tips
setup-several = En gæst må tage andre med ved samme skærm
setup-then-invite = Bagefter får du et link til dine venner.
setup-then-play = Alle pladser er taget: Spillet begynder med det samme.
setup-invite = Opret bordet
setup-play = Begynd spillet

level-blocker = Bremseklods
level-hunter = Rutejæger
level-hauler = Langfarer

clock-title = Ure
clock-days = { $days ->
    [one] { $days } dag { $hours } t.
   *[other] { $days } dage { $hours } t.
}
clock-hours = { $hours } t. { $minutes } min.
clock-soon = Skynd dig!
clock-hurry = Kun { $seconds } sekunder tilbage af din tur.
clock-of-seconds = { $seconds ->
    [one] { $seconds } sekund til hver tur
   *[other] { $seconds } sekunder til hver tur
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } minut til hver tur
   *[other] { $minutes } minutter til hver tur
}
clock-of-days = { $days ->
    [one] { $days } dag til hver tur
    [7] En uge til hver tur
   *[other] { $days } dage til hver tur
}
clock-of-bank = { $minutes ->
    [one] { $minutes } minut til spillet, { $seconds } sekunder ekstra efter hver tur
   *[other] { $minutes } minutter til spillet, { $seconds } sekunder ekstra efter hver tur
}

wait-seats = Hvem sidder hvor
wait-host = vært
wait-here = her
wait-gone = uden forbindelse
wait-leave = Rejs dig
wait-remove = Gør pladsen fri
wait-remove-named = Gør pladsen fri ({ $name })
wait-removed = Værten har gjort din plads fri. Du kan stadig se på eller tage en ledig plads.
wait-sit-here = Sæt dig
wait-join-name = Hvad skal vi kalde dig?
wait-name-go = Det er mit navn
wait-join-sit = Der er en ledig plads
wait-sit-as = Sæt dig som { $name }
wait-other-name = Et andet navn
wait-full = Alle pladser er taget.
wait-full-watch = Alle pladser er taget. Bliv her for at se spillet, når det begynder.
wait-public = Vises blandt de åbne borde
wait-by-link = Kun for dem med linket
wait-hints = Med tips
wait-no-hints = Uden tips
wait-start = Begynd spillet
wait-start-later = Spillet kan begynde, når ingen plads er ledig. En bot kan tage en ledig plads.
wait-close = Luk bordet
wait-closed = Bordet er lukket.
wait-for-others = Venter, til alle pladser er taget …
wait-for-host = Venter på, at { $name } begynder spillet …
wait-invite = Invitér dine venner
wait-invite-line = Alle, der åbner dette link, kan sætte sig her. En ven ved siden af dig kan scanne koden.
wait-invite-words = Kom og spil { $board } med mig!

lobby-title = Åbne borde
lobby-line = Offentlige borde, som de er nu.
lobby-set-up = Opret et bord
lobby-offline = Ingen forbindelse. Prøver igen …
lobby-open = Der er en ledig plads
lobby-none = Ingen venter på spillere lige nu. Opret dit eget bord, og gør det offentligt.
lobby-playing = Spilles nu
lobby-join = Vær med
lobby-join-named = Vær med: { $title }
lobby-watch = Se på
lobby-watch-named = Se på: { $title }
lobby-private-game = Uden tilskuere

games-title = Færdige spil
games-line = Dine og dem, der var offentlige.
games-only-mine = Kun mine
games-none = Ingen færdige spil endnu.
games-result = { $name }: { $points } point
games-won = vandt
games-replay = Se igen
games-replay-named = Se igen: { $title }
games-more = Vis tidligere spil

tables-more = Vis flere borde
start-more-games = Alle færdige spil

me-title = Mig
me-name-title = Mit navn
me-name-line = Andre ser det ved de borde, hvor du sætter dig fra nu af.
me-save = Gem navnet
me-named = Dit navn er gemt.
me-device-title = Brug en anden enhed
me-device-line = Fortsæt dine spil på telefonen eller en anden computer: Åbn dit personlige link der.
me-device-make = Lav mit personlige link
me-device-link = Dit personlige link
me-device-words = Mit personlige Whistlestop-link
me-device-secret = Hold det for dig selv: Den, der åbner det, spiller i dit navn. Et nyt link gør det gamle ubrugeligt og logger de enheder ud, der brugte det.
me-confirm-title = Er det dig?
me-confirm = { $known ->
    [yes] Denne browser kender dig som { $name }. Hvis du går videre, skifter den til den person, der lavede linket, og de borde, der hører til { $name }, kan ikke længere findes herfra.
   *[no] Dette er et personligt link. Hvis du selv har lavet det, kan denne browser også blive din, med alle dine borde.
}
me-confirm-yes = Ja, det er mig
me-confirm-no = Nej, lad det være
me-recognised = Velkommen tilbage, { $name }.
me-others-title = Log ud alle andre steder
me-others-line = Har nogen dit personlige link, som ikke skulle have det? Alle andre enheder logges ud, og linket virker ikke længere.
me-others = Log mine andre enheder ud
me-others-done = Nu er du kun logget ind i denne browser.
me-forget-title = Glem denne browser
me-forget-line = Dine spil findes stadig, men denne browser ved ikke længere, at de er dine. Lav først et personligt link, hvis du vil kunne komme tilbage.
me-forget = Glem mig her
me-forget-yes = Ja, glem mig her

talk-title = Chat
talk-unread = { $count ->
    [one] { $count } ny
   *[other] { $count } nye
}
talk-nothing = Ingen har skrevet noget endnu.
talk-line = { $name }: { $words }
talk-write = Skriv noget
talk-say = Send
talk-reactions = Hurtige svar
talk-listening = Kun de, der sidder ved bordet, kan chatte.
talk-mute = Ignorér { $name }
talk-hear = Vis { $name } igen
react-hello = Hej!
react-bravo = Flot!
react-thanks = Tak!
react-oops = Ups!
react-ouch = Av!
react-laugh = Haha!
react-thinking = Lad mig tænke …
react-hurry = Din tur!

present-here = { $name } er her
present-gone = { $name } har ingen forbindelse
present-away = En bot spiller for { $name }
present-resigned = { $name } har givet op
present-watching = { $count ->
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
}

table-menu = Bord
table-watching = Du er tilskuer. Du ser det, der ligger åbent, men ingens kort.
table-resigned = { $name } har givet op; en bot spiller videre.
table-ended-resigned = { $names } gav op, og spillet sluttede der.
table-ended-early = Spillet blev afsluttet før den sidste tur.
table-ended-server = De, der driver serveren, har lukket bordet.
table-away = En bot spiller for { $name }.
table-no-bot = { $name } er ikke længere installeret her. En anden bot spiller i stedet.
table-return = Tilbage til min plads
table-take-back = Bed om at fortryde
table-replace = Lad en bot spille for { $name }
table-replace-soon = Hvis { $name } bliver væk, kan en bot tage over om { $time }.
table-leave = Forlad bordet
table-leave-title = Vil du forlade bordet?
table-leave-line = En bot spiller videre for dig. Du kan når som helst komme tilbage til din plads. Hvis ingen andre er tilbage, slutter spillet.
table-leave-yes = Forlad bordet
table-resign = Giv op
table-resign-title = Vil du give op?
table-resign-line = Det kan ikke fortrydes. Med to spillere slutter spillet; ellers spiller en bot videre for dig.
table-resign-yes = Ja, jeg giver op
table-to-start = Til alle borde
table-link = Link til bordet
table-link-title = Link til bordet
table-link-watch = Alle, der åbner dette link, kan se på. De kan ikke se nogens kort.
table-link-players = Ved dette bord er tilskuere ikke tilladt: Linket er kun til dem, der spiller her.
table-link-words = Se vores spil
table-invite-watchers = Invitér en til at se på

take-back-title = { $name } vil fortryde et træk
take-back-line = Alt siden det træk tages tilbage. Det sker kun, hvis alle siger ja.
take-back-agree = Ja, det er i orden
take-back-refuse = Nej, spil videre
take-back-waits = { $names } skal sige ja, før trækket tages tilbage.

curtain-pass = Giv skærmen videre til { $name }
curtain-anybody = Hvis kort skal vises?
curtain-line = Alle andre kigger væk.
curtain-show = Jeg er { $name }: Vis mine kort
curtain-drawn = { $name }, du trak et kort: { $card }. Giv skærmen videre til { $next }, når du har set det.
curtain-hide = Skjul mine kort

# The colour of a player’s pieces, and a small drawing
look-title = Din farve og avatar
look-line = Du har dem ved alle borde, medmindre en anden allerede har din farve.
look-colour = Farve
look-avatar = Avatar
look-none = ingen avatar
avatar-engine = lokomotiv
avatar-lantern = lygte
avatar-whistle = fløjte
avatar-case = kuffert
avatar-cap = kasket
avatar-bell = klokke
avatar-owl = ugle
avatar-fox = ræv
