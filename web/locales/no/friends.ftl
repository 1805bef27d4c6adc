# Playing with people: setting a table up, the lobby, the talk, the clocks, one screen for several.

page-title = { $title } – Whistlestop

link-copy = Kopier lenken
link-copied = Kopiert.
link-not-copied = Nettleseren din tillater ikke at vi kopierer. Marker lenken og kopier den selv.
link-share = Del
link-qr = Lenken som QR-kode

setup-title = Sett opp et bord
setup-line = For venner nær og fjern, med boter på de tomme stolene.
setup-board = Brett
setup-range = For { $from } til { $to } spillere.
setup-seats = Plasser
setup-how-many = Hvor mange spiller?
setup-me = Deg
setup-open = En venn med lenken
setup-here = En annen ved denne skjermen
setup-bots = Boter
setup-styles = Boter med sin egen stil
setup-seat-who = Hvem tar plass { $number }
setup-seat-name = Navn på plass { $number }
setup-name = Navn
setup-nameless = Plass { $number } mangler et navn.
setup-options = Slik spiller dere
setup-name-of-table = Navnet på bordet
setup-no-title = Uten navn
setup-first = Hvem begynner
setup-first-shuffle = Loddtrekning avgjør
setup-first-seat = { $named ->
    [yes] { $name } (plass { $number })
   *[no] Plass { $number }
}
setup-clock = Klokke
setup-clock-none = Ingen klokke
setup-clock-bank = Samlet tid for hele spillet
setup-bank = Tid for hver spiller
setup-increment = Ekstra etter hver tur
setup-minutes = { $minutes ->
    [one] { $minutes } minutt
   *[other] { $minutes } minutter
}
setup-seconds = { $seconds ->
    [0] Ingenting
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
setup-who-comes = Hvem kan komme
setup-by-link = Alle som har lenken
setup-public = Alle: Bordet vises blant de åpne bordene
setup-spectators = Andre kan se på
setup-hints = Spillerne kan be om tips
setup-several = En gjest kan ta med andre ved samme skjerm
setup-then-invite = Etterpå får du en lenke til vennene dine.
setup-then-play = Alle plasser er tatt: Spillet begynner med en gang.
setup-invite = Sett opp bordet
setup-play = Begynn spillet

level-blocker = Bremsekloss
level-hunter = Billettjeger
level-hauler = Langfarer

clock-title = Klokker
clock-days = { $days ->
    [one] { $days } dag { $hours } t
   *[other] { $days } dager { $hours } t
}
clock-hours = { $hours } t { $minutes } min
clock-soon = Skynd deg!
clock-hurry = Bare { $seconds } sekunder igjen av turen din.
clock-of-seconds = { $seconds ->
    [one] { $seconds } sekund for hver tur
   *[other] { $seconds } sekunder for hver tur
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } minutt for hver tur
   *[other] { $minutes } minutter for hver tur
}
clock-of-days = { $days ->
    [one] { $days } dag for hver tur
    [7] En uke for hver tur
   *[other] { $days } dager for hver tur
}
clock-of-bank = { $minutes ->
    [one] { $minutes } minutt for spillet, { $seconds } sekunder ekstra etter hver tur
   *[other] { $minutes } minutter for spillet, { $seconds } sekunder ekstra etter hver tur
}

wait-seats = Hvem sitter hvor
wait-host = vert
wait-here = her
wait-gone = uten forbindelse
wait-leave = Reis deg
wait-remove = Gjør plassen ledig
wait-remove-named = Gjør plassen til { $name } ledig
wait-removed = Verten har gjort plassen din ledig. Du kan fortsatt se på eller ta en ledig plass.
wait-sit-here = Sett deg
wait-join-name = Hva skal vi kalle deg?
wait-name-go = Det er navnet mitt
wait-join-sit = En plass er ledig
wait-sit-as = Sett deg som { $name }
wait-other-name = Et annet navn
wait-full = Alle plasser er tatt.
wait-full-watch = Alle plasser er tatt. Bli her for å se spillet når det begynner.
wait-public = Vises blant de åpne bordene
wait-by-link = Bare for dem med lenken
wait-hints = Med tips
wait-no-hints = Uten tips
wait-start = Begynn spillet
wait-start-later = Spillet kan begynne når ingen plass er ledig. En bot kan ta en ledig plass.
wait-close = Steng bordet
wait-closed = Dette bordet er stengt.
wait-for-others = Venter til alle plasser er tatt …
wait-for-host = Venter på at { $name } begynner spillet …
wait-invite = Inviter vennene dine
wait-invite-line = Alle som åpner denne lenken, kan sette seg her. En venn ved siden av deg kan skanne koden.
wait-invite-words = Kom og spill { $board } med meg!

lobby-title = Åpne bord
lobby-line = Offentlige bord, slik de er nå.
lobby-set-up = Sett opp et bord
lobby-offline = Ingen forbindelse. Prøver igjen …
lobby-open = En plass er ledig
lobby-none = Ingen venter på spillere akkurat nå. Sett opp ditt eget bord, og gjør det offentlig.
lobby-playing = Spilles nå
lobby-join = Bli med
lobby-join-named = Bli med: { $title }
lobby-watch = Se på
lobby-watch-named = Se på: { $title }
lobby-private-game = Uten tilskuere

games-title = Ferdige spill
games-line = Dine, og de som var offentlige.
games-only-mine = Bare mine
games-none = Ingen ferdige spill ennå.
games-result = { $name }: { $points } poeng
games-won = vant
games-replay = Se på nytt
games-replay-named = Se på nytt: { $title }
games-more = Vis tidligere spill

tables-more = Vis flere bord
start-more-games = Alle ferdige spill

me-title = Meg
me-name-title = Navnet mitt
me-name-line = Andre ser det ved bordene der du setter deg fra nå av.
me-save = Lagre navnet
me-named = Navnet ditt er lagret.
me-device-title = Bruk en annen enhet
me-device-line = Fortsett spillene dine på telefonen eller en annen datamaskin: Åpne den personlige lenken din der.
me-device-make = Lag min personlige lenke
me-device-link = Din personlige lenke
me-device-words = Min personlige Whistlestop-lenke
me-device-secret = Hold den for deg selv: Den som åpner den, spiller i ditt navn. En ny lenke gjør den gamle ubrukelig og logger ut enhetene som brukte den.
me-confirm-title = Er dette deg?
me-confirm = { $known ->
    [yes] Denne nettleseren kjenner deg som { $name }. Går du videre, bytter den til personen som lagde lenken, og bordene til { $name } er ikke lenger å finne herfra.
   *[no] Dette er en personlig lenke. Hvis du selv har laget den, kan denne nettleseren også bli din, med alle bordene dine.
}
me-confirm-yes = Ja, det er meg
me-confirm-no = Nei, la det være
me-recognised = Velkommen tilbake, { $name }.
me-others-title = Logg ut alle andre steder
me-others-line = Har noen den personlige lenken din som ikke burde ha den? Alle andre enheter logges ut, og lenken slutter å virke.
me-others = Logg ut de andre enhetene mine
me-others-done = Nå er du bare logget inn i denne nettleseren.
me-forget-title = Glem denne nettleseren
me-forget-line = Spillene dine finnes fortsatt, men denne nettleseren vet ikke lenger at de er dine. Lag først en personlig lenke hvis du vil kunne komme tilbake.
me-forget = Glem meg her
me-forget-yes = Ja, glem meg her

talk-title = Prat
talk-unread = { $count ->
    [one] { $count } ny
   *[other] { $count } nye
}
talk-nothing = Ingen har skrevet noe ennå.
talk-line = { $name }: { $words }
talk-write = Skriv noe
talk-say = Send
talk-reactions = Hurtigsvar
talk-listening = Bare de som sitter ved bordet, kan prate.
talk-mute = Demp { $name }
talk-hear = Slutt å dempe { $name }
react-hello = Hei!
react-bravo = Bra!
react-thanks = Takk!
react-oops = Oi!
react-ouch = Au!
react-laugh = Haha!
react-thinking = La meg tenke …
react-hurry = Din tur!

present-here = { $name } er her
present-gone = { $name } har ingen forbindelse
present-away = En bot spiller for { $name }
present-resigned = { $name } har gitt opp
present-watching = { $count ->
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
}

table-menu = Bord
table-watching = Du er tilskuer. Du ser det som ligger åpent, men ikke kortene til noen.
table-resigned = { $name } har gitt opp; en bot spiller videre.
table-ended-resigned = { $names } ga opp, og spillet sluttet der.
table-ended-early = Dette spillet ble avsluttet før den siste turen.
table-ended-server = De som driver serveren, har stengt bordet.
table-away = En bot spiller for { $name }.
table-no-bot = { $name } er ikke lenger installert her. En annen bot spiller i stedet.
table-return = Tilbake til plassen min
table-take-back = Be om å få angre
table-replace = La en bot spille for { $name }
table-replace-soon = Hvis { $name } ikke kommer tilbake, kan en bot ta over om { $time }.
table-leave = Forlat bordet
table-leave-title = Vil du forlate bordet?
table-leave-line = En bot spiller videre for deg. Du kan når som helst komme tilbake til plassen din. Hvis ingen andre er igjen, slutter spillet.
table-leave-yes = Forlat bordet
table-resign = Gi opp
table-resign-title = Vil du gi opp?
table-resign-line = Dette kan ikke angres. Med to spillere slutter spillet; ellers spiller en bot videre for deg.
table-resign-yes = Ja, jeg gir opp
table-to-start = Til alle bord
table-link = Lenke til bordet
table-link-title = Lenke til bordet
table-link-watch = Alle som åpner denne lenken, kan se på, men ser ikke kortene til noen.
table-link-players = Ved dette bordet er tilskuere ikke tillatt: Lenken er for dem som spiller her.
table-link-words = Se på spillet vårt
table-invite-watchers = Inviter noen til å se på

take-back-title = { $name } vil angre et trekk
take-back-line = Alt siden det trekket tas tilbake. Det skjer bare hvis alle sier ja.
take-back-agree = Ja, det er greit
take-back-refuse = Nei, spill videre
take-back-waits = { $names } må si ja før trekket tas tilbake.

curtain-pass = Gi skjermen videre til { $name }
curtain-anybody = Hvem sine kort skal vises?
curtain-line = Alle andre ser bort.
curtain-show = Jeg er { $name }: Vis kortene mine
curtain-drawn = { $name }, du trakk et kort: { $card }. Gi skjermen videre til { $next } når du har sett det.
curtain-hide = Skjul kortene mine

# The colour of a player’s pieces, and a small drawing
look-title = Fargen og avataren din
look-line = Du har dem ved alle bord, med mindre en annen allerede har fargen din.
look-colour = Farge
look-avatar = Avatar
look-none = ingen avatar
avatar-engine = lokomotiv
avatar-lantern = lykt
avatar-whistle = fløyte
avatar-case = koffert
avatar-cap = skyggelue
avatar-bell = bjelle
avatar-owl = ugle
avatar-fox = rev
