# Playing with people: setting a table up, the lobby, the talk, the clocks, one screen for several.

page-title = { $title } – Whistlestop

link-copy = Kopiera länken
link-copied = Kopierad.
link-not-copied = Din webbläsare tillåter inte att vi kopierar. Markera länken och kopiera den själv.
link-share = Dela
link-qr = Länken som QR-kod

setup-title = Skapa ett bord
setup-line = För vänner nära och fjärran, med botar på de tomma stolarna.
setup-board = Spelplan
setup-range = För { $from } till { $to } spelare.
setup-seats = Platser
setup-how-many = Hur många spelar?
setup-me = Du
setup-open = En vän, via länk
setup-here = Någon vid den här skärmen
setup-bots = Botar
setup-styles = Botar med egen stil
setup-seat-who = Vem som sitter på plats { $number }
setup-seat-name = Namn på plats { $number }
setup-name = Namn
setup-nameless = Plats { $number } saknar namn.
setup-options = Hur ni spelar
setup-name-of-table = Bordets namn
setup-no-title = Inget namn
setup-first = Vem som börjar
setup-first-shuffle = Lotten avgör
setup-first-seat = { $named ->
    [yes] { $name } (plats { $number })
   *[no] Plats { $number }
}
setup-clock = Klocka
setup-clock-none = Ingen klocka
setup-clock-bank = Sammanlagd tid för hela spelet
setup-bank = Tid för varje spelare
setup-increment = Tillägg efter varje tur
setup-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}
setup-seconds = { $seconds ->
    [0] Inget
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
setup-who-comes = Vem som får komma
setup-by-link = Den som har länken
setup-public = Alla: bordet visas bland de öppna borden
setup-spectators = Andra får titta på
setup-hints = Spelarna får be om tips
setup-several = En gäst får ta med andra vid samma skärm
setup-then-invite = Sedan får du en länk till dina vänner.
setup-then-play = Alla platser är tagna: spelet börjar genast.
setup-invite = Skapa bordet
setup-play = Börja spelet

level-blocker = Blockerare
level-hunter = Jägare
level-hauler = Långfarare

clock-title = Klockor
clock-days = { $days ->
    [one] { $days } dag { $hours } tim
   *[other] { $days } dagar { $hours } tim
}
clock-hours = { $hours } tim { $minutes } min
clock-soon = Skynda dig!
clock-hurry = Bara { $seconds } sekunder kvar av din tur.
clock-of-seconds = { $seconds ->
    [one] { $seconds } sekund per tur
   *[other] { $seconds } sekunder per tur
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } minut per tur
   *[other] { $minutes } minuter per tur
}
clock-of-days = { $days ->
    [one] { $days } dag per tur
    [7] En vecka per tur
   *[other] { $days } dagar per tur
}
clock-of-bank = { $minutes ->
    [one] { $minutes } minut för spelet, { $seconds } sekunder till efter varje tur
   *[other] { $minutes } minuter för spelet, { $seconds } sekunder till efter varje tur
}

wait-seats = Vem sitter var
wait-host = värd
wait-here = här
wait-gone = inte ansluten
wait-leave = Res dig
wait-remove = Gör platsen ledig
wait-remove-named = Gör platsen för { $name } ledig
wait-removed = Värden har gjort din plats ledig. Du kan fortfarande titta på eller ta en ledig plats.
wait-sit-here = Sätt dig
wait-join-name = Vad ska vi kalla dig?
wait-name-go = Så heter jag
wait-join-sit = En plats är ledig
wait-sit-as = Sätt dig som { $name }
wait-other-name = Ett annat namn
wait-full = Alla platser är tagna.
wait-full-watch = Alla platser är tagna. Stanna här och titta på när spelet börjar.
wait-public = Visas bland öppna bord
wait-by-link = Bara för dem med länken
wait-hints = Med tips
wait-no-hints = Utan tips
wait-start = Börja spelet
wait-start-later = Spelet kan börja när ingen plats är ledig. En bot kan ta en ledig plats.
wait-close = Stäng bordet
wait-closed = Det här bordet är stängt.
wait-for-others = Väntar tills alla platser är tagna …
wait-for-host = Väntar på att { $name } ska börja spelet …
wait-invite = Bjud in dina vänner
wait-invite-line = Den som öppnar länken kan sätta sig här. En vän bredvid dig kan skanna koden.
wait-invite-words = Kom och spela { $board } med mig!

lobby-title = Öppna bord
lobby-line = Offentliga bord, så som de är nu.
lobby-set-up = Skapa ett bord
lobby-offline = Inte ansluten. Försöker igen …
lobby-open = En plats är ledig
lobby-none = Ingen väntar på spelare just nu. Skapa ett eget bord och gör det offentligt.
lobby-playing = Pågår
lobby-join = Gå med
lobby-join-named = Gå med: { $title }
lobby-watch = Titta på
lobby-watch-named = Titta på { $title }
lobby-private-game = Utan åskådare

games-title = Avslutade spel
games-line = Dina, och de som var offentliga.
games-only-mine = Bara mina
games-none = Inga avslutade spel än.
games-result = { $points ->
    [one] { $name }: { $points } poäng
   *[other] { $name }: { $points } poäng
}
games-won = vann
games-replay = Se igen
games-replay-named = Se igen: { $title }
games-more = Visa tidigare spel

tables-more = Visa fler bord
start-more-games = Alla avslutade spel

me-title = Jag
me-name-title = Mitt namn
me-name-line = Andra ser det vid de bord där du sätter dig från och med nu.
me-save = Spara namnet
me-named = Ditt namn är sparat.
me-device-title = Använd en annan enhet
me-device-line = Fortsätt dina spel i mobilen eller vid en annan dator: öppna din personliga länk där.
me-device-make = Skapa min personliga länk
me-device-link = Din personliga länk
me-device-words = Min personliga länk till Whistlestop
me-device-secret = Behåll den för dig själv: den som öppnar den spelar i ditt namn. En ny länk gör den gamla oanvändbar och loggar ut enheterna som använde den.
me-confirm-title = Är det här du?
me-confirm = { $known ->
    [yes] Webbläsaren känner dig som { $name }. Om du fortsätter byter den till personen som skapade länken, och de bord som hör till { $name } går inte längre att hitta härifrån.
   *[no] Det här är en personlig länk. Om du själv har skapat den kan den här webbläsaren också bli din, med alla dina bord.
}
me-confirm-yes = Ja, det är jag
me-confirm-no = Nej, låt det vara
me-recognised = Välkommen tillbaka, { $name }.
me-others-title = Logga ut på alla andra ställen
me-others-line = Har någon din personliga länk som inte borde ha den? Alla andra enheter loggas ut, och länken slutar fungera.
me-others = Logga ut mina andra enheter
me-others-done = Nu är du bara inloggad i den här webbläsaren.
me-forget-title = Glöm den här webbläsaren
me-forget-line = Dina spel finns kvar, men webbläsaren vet inte längre att de är dina. Skapa först en personlig länk om du vill kunna komma tillbaka.
me-forget = Glöm mig här
me-forget-yes = Ja, glöm mig här

talk-title = Chatt
talk-unread = { $count ->
    [one] { $count } ny
   *[other] { $count } nya
}
talk-nothing = Ingen har skrivit något än.
talk-line = { $name }: { $words }
talk-write = Skriv något
talk-say = Skicka
talk-reactions = Snabbsvar
talk-listening = Bara de vid bordet kan chatta.
talk-mute = Tysta { $name }
talk-hear = Sluta tysta { $name }
react-hello = Hej!
react-bravo = Snyggt!
react-thanks = Tack!
react-oops = Hoppsan!
react-ouch = Aj!
react-laugh = Haha!
react-thinking = Låt mig tänka …
react-hurry = Din tur!

present-here = { $name } är här
present-gone = { $name } är inte ansluten
present-away = En bot spelar för { $name }
present-resigned = { $name } har gett upp
present-watching = { $count ->
    [one] { $count } tittar på
   *[other] { $count } tittar på
}

table-menu = Bord
table-watching = Du tittar på. Du ser det som ligger öppet, men ingens kort.
table-resigned = { $name } har gett upp; en bot spelar vidare.
table-ended-resigned = { $names } gav upp, och spelet slutade där.
table-ended-early = Spelet avslutades före den sista turen.
table-ended-server = De som driver servern har stängt bordet.
table-away = En bot spelar för { $name }.
table-no-bot = { $name } är inte längre installerad här. En annan bot spelar i stället.
table-return = Tillbaka till min plats
table-take-back = Be att få ångra
table-replace = Låt en bot spela för { $name }
table-replace-soon = Om { $name } inte kommer tillbaka kan en bot ta över om { $time }.
table-leave = Lämna bordet
table-leave-title = Lämna bordet?
table-leave-line = En bot spelar vidare för dig. Du kan komma tillbaka till din plats när som helst. Om ingen annan är kvar slutar spelet.
table-leave-yes = Lämna bordet
table-resign = Ge upp
table-resign-title = Ge upp det här spelet?
table-resign-line = Det går inte att ångra. Med två spelare slutar spelet; annars spelar en bot vidare för dig.
table-resign-yes = Ja, jag ger upp
table-to-start = Till alla bord
table-link = Länk till bordet
table-link-title = Länk till det här bordet
table-link-watch = Den som öppnar länken kan titta på, men ser ingens kort.
table-link-players = Vid det här bordet är åskådare inte tillåtna: länken är för dem som spelar här.
table-link-words = Titta på vårt spel
table-invite-watchers = Bjud in någon att titta på

take-back-title = { $name } vill ångra ett drag
take-back-line = Allt sedan det draget tas tillbaka. Det sker bara om alla går med på det.
take-back-agree = Ja, det går bra
take-back-refuse = Nej, spela vidare
take-back-waits = { $names } måste gå med på det innan draget tas tillbaka.

curtain-pass = Lämna över skärmen till { $name }
curtain-anybody = Vems kort ska visas?
curtain-line = Alla andra tittar bort.
curtain-show = Jag är { $name }: visa mina kort
curtain-drawn = { $name }, du drog ett kort: { $card }. Lämna över skärmen till { $next } när du har sett det.
curtain-hide = Dölj mina kort

# The colour of a player’s pieces, and a small drawing
look-title = Din färg och avatar
look-line = Du har dem vid alla bord, om inte någon annan redan har din färg.
look-colour = Färg
look-avatar = Avatar
look-none = ingen avatar
avatar-engine = lokomotiv
avatar-lantern = lykta
avatar-whistle = visselpipa
avatar-case = resväska
avatar-cap = skärmmössa
avatar-bell = bjällra
avatar-owl = uggla
avatar-fox = räv
