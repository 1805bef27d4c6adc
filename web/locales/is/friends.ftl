# Playing with people: setting a table up, the lobby, the talk, the clocks, one screen for several.
# Names come in the nominative: a colon where a sentence asks for another case.

page-title = { $title } – Whistlestop

link-copy = Afrita hlekkinn
link-copied = Afritað.
link-not-copied = Vafrinn leyfir ekki sjálfvirka afritun. Veldu hlekkinn og afritaðu hann.
link-share = Deila
link-qr = Hlekkurinn sem QR-kóði

setup-title = Stofna borð
setup-line = Fyrir vini nær og fjær, með þjarka í auðu sætunum.
setup-board = Kort
setup-range = Fyrir { $from } til { $to } spilara.
setup-seats = Sæti
setup-how-many = Hve margir spila?
setup-me = Þú
setup-open = Vinur, með hlekk
setup-here = Einhver við þennan skjá
setup-bots = Þjarkar
setup-styles = Þjarkar með sinn eigin stíl
setup-seat-who = Hver fær sæti { $number }
setup-seat-name = Nafn við sæti { $number }
setup-name = Nafn
setup-nameless = Nafn vantar við sæti { $number }.
setup-options = Hvernig þið spilið
setup-name-of-table = Nafn borðsins
setup-no-title = Ekkert nafn
setup-first = Hver byrjar
setup-first-shuffle = Dregið er um það
setup-first-seat = { $named ->
    [yes] { $name } (sæti { $number })
   *[no] Sæti { $number }
}
setup-clock = Klukka
setup-clock-none = Engin klukka
setup-clock-bank = Tími fyrir allan leikinn
setup-bank = Tími fyrir hvern spilara
setup-increment = Viðbót eftir hverja umferð
setup-minutes = { $minutes ->
    [one] { $minutes } mínúta
   *[other] { $minutes } mínútur
}
setup-seconds = { $seconds ->
    [0] Ekkert
    [one] { $seconds } sekúnda
   *[other] { $seconds } sekúndur
}
setup-who-comes = Hverjir mega koma
setup-by-link = Þeir sem hafa hlekkinn
setup-public = Allir: borðið sést meðal opinna borða
setup-spectators = Aðrir mega horfa á
setup-hints = Spilarar mega biðja um vísbendingar
setup-several = Gestur má taka aðra með sér við sama skjá
setup-then-invite = Næst færðu hlekk handa vinum þínum.
setup-then-play = Öll sæti eru skipuð: leikurinn hefst strax.
setup-invite = Stofna borðið
setup-play = Hefja leikinn

level-blocker = Þrándur
level-hunter = Veiðimaður
level-hauler = Langfari

clock-title = Klukkur
clock-days = { $days ->
    [one] { $days } dagur { $hours } klst.
   *[other] { $days } dagar { $hours } klst.
}
clock-hours = { $hours } klst. { $minutes } mín.
clock-soon = Flýttu þér!
clock-hurry = Tími eftir í umferðinni þinni: aðeins { $seconds } sek.
clock-of-seconds = { $seconds ->
    [one] { $seconds } sekúnda fyrir hverja umferð
   *[other] { $seconds } sekúndur fyrir hverja umferð
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } mínúta fyrir hverja umferð
   *[other] { $minutes } mínútur fyrir hverja umferð
}
clock-of-days = { $days ->
    [one] { $days } dagur fyrir hverja umferð
    [7] Ein vika fyrir hverja umferð
   *[other] { $days } dagar fyrir hverja umferð
}
clock-of-bank = { $minutes ->
    [one] { $minutes } mínúta fyrir leikinn, { $seconds } sek. í viðbót eftir hverja umferð
   *[other] { $minutes } mínútur fyrir leikinn, { $seconds } sek. í viðbót eftir hverja umferð
}

wait-seats = Hver situr hvar
wait-host = gestgjafi
wait-here = hér
wait-gone = ekki í sambandi
wait-leave = Standa upp
wait-remove = Losa sætið
wait-remove-named = Losa sætið þar sem { $name } situr
wait-removed = Gestgjafinn hefur losað sætið þitt. Þú getur áfram horft á eða tekið laust sæti.
wait-sit-here = Setjast
wait-join-name = Hvað eigum við að kalla þig?
wait-name-go = Þetta er nafnið mitt
wait-join-sit = Sæti er laust
wait-sit-as = Setjast sem { $name }
wait-other-name = Annað nafn
wait-full = Öll sæti eru skipuð.
wait-full-watch = Öll sæti eru skipuð. Bíddu hér til að horfa á leikinn þegar hann hefst.
wait-public = Sést meðal opinna borða
wait-by-link = Aðeins fyrir þá sem hafa hlekkinn
wait-hints = Með vísbendingum
wait-no-hints = Án vísbendinga
wait-start = Hefja leikinn
wait-start-later = Leikurinn getur hafist þegar ekkert sæti er laust. Þjarkur getur tekið laust sæti.
wait-close = Loka borðinu
wait-closed = Þessu borði hefur verið lokað.
wait-for-others = Beðið er þar til hvert sæti er skipað …
wait-for-host = Beðið er eftir að { $name } hefji leikinn …
wait-invite = Bjóddu vinum þínum
wait-invite-line = Sá sem opnar þennan hlekk getur sest hér. Vinur við hlið þér getur skannað kóðann.
wait-invite-words = Komdu að spila með mér: { $board }!

lobby-title = Opin borð
lobby-line = Borð sem allir sjá, eins og þau eru núna.
lobby-set-up = Stofna borð
lobby-offline = Ekkert samband. Reyni aftur …
lobby-open = Sæti er laust
lobby-none = Enginn bíður eftir spilurum núna. Stofnaðu þitt eigið borð og hafðu það opið öllum.
lobby-playing = Í gangi
lobby-join = Vera með
lobby-join-named = Vera með: { $title }
lobby-watch = Horfa á
lobby-watch-named = Horfa á: { $title }
lobby-private-game = Án áhorfenda

games-title = Loknir leikir
games-line = Þínir, og þeir sem voru öllum opnir.
games-only-mine = Aðeins mínir
games-none = Engir loknir leikir enn.
games-result = { $name }: { $points } stig
games-won = sigur
games-replay = Horfa aftur
games-replay-named = Horfa aftur á: { $title }
games-more = Sýna eldri leiki

tables-more = Sýna fleiri borð
start-more-games = Allir loknir leikir

me-title = Ég
me-name-title = Nafnið mitt
me-name-line = Aðrir sjá það við borð þar sem þú sest héðan í frá.
me-save = Nota þetta nafn
me-named = Nafnið þitt er vistað.
me-device-title = Nota annað tæki
me-device-line = Haltu leikjunum þínum áfram í símanum eða í annarri tölvu: opnaðu einkahlekkinn þinn þar.
me-device-make = Búa til einkahlekk
me-device-link = Einkahlekkurinn þinn
me-device-words = Einkahlekkurinn minn að Whistlestop
me-device-secret = Haltu honum leyndum: sá sem opnar hann spilar í þínu nafni. Nýr hlekkur ógildir þann gamla og skráir út tækin sem notuðu hann.
me-confirm-title = Ert þetta þú?
me-confirm = { $known ->
    [yes] Í þessum vafra heitir þú { $name }. Ef þú heldur áfram skiptir hann yfir á þann sem bjó hlekkinn til, og borðin sem { $name } á finnast ekki lengur héðan.
   *[no] Þetta er einkahlekkur. Ef þú bjóst hann til getur þessi vafri líka orðið þinn, með öllum borðunum þínum.
}
me-confirm-yes = Já, þetta er ég
me-confirm-no = Nei, hafa allt óbreytt
me-recognised = Gaman að sjá þig aftur, { $name }.
me-others-title = Skrá út alls staðar annars staðar
me-others-line = Hefur einhver einkahlekkinn þinn sem ætti ekki að hafa hann? Öll önnur tæki eru skráð út og hlekkurinn hættir að virka.
me-others = Skrá út hin tækin mín
me-others-done = Nú ert þú aðeins í þessum vafra.
me-forget-title = Gleyma þessum vafra
me-forget-line = Leikirnir þínir verða áfram til, en þessi vafri veit ekki lengur að þeir eru þínir. Búðu fyrst til einkahlekk ef þú vilt koma aftur.
me-forget = Gleyma mér hér
me-forget-yes = Já, gleyma mér hér

talk-title = Spjall
talk-unread = { $count ->
    [one] { $count } ný
   *[other] { $count } ný
}
talk-nothing = Enginn hefur sagt neitt enn.
talk-line = { $name }: { $words }
talk-write = Segðu eitthvað
talk-say = Senda
talk-reactions = Stutt svör
talk-listening = Aðeins þeir sem sitja við borðið geta spjallað.
talk-mute = Fela það sem { $name } skrifar
talk-hear = Sýna það sem { $name } skrifar
react-hello = Halló!
react-bravo = Vel gert!
react-thanks = Takk!
react-oops = Úps!
react-ouch = Æ!
react-laugh = Haha!
react-thinking = Leyfðu mér að hugsa …
react-hurry = Þú átt leik!

present-here = { $name } er hér
present-gone = { $name } er ekki í sambandi
present-away = { $name } er fjarri og þjarkur spilar á meðan
present-resigned = { $name } hefur gefist upp
present-watching = { $count ->
    [one] { $count } horfir á
   *[other] { $count } horfa á
}

table-menu = Borð
table-watching = Þú horfir á. Þú sérð það sem er opið, en ekki spil neins.
table-resigned = { $name } hefur gefist upp; þjarkur spilar áfram.
table-ended-resigned = Uppgjöf: { $names }. Þar með lauk leiknum.
table-ended-early = Þessum leik lauk fyrir síðustu umferð.
table-ended-server = Þau sem reka netþjóninn lokuðu borðinu.
table-away = { $name } er fjarri og þjarkur spilar á meðan.
table-no-bot = { $name } er ekki lengur uppsett hér. Annar þjarkur spilar í staðinn.
table-return = Aftur í sætið mitt
table-take-back = Biðja um að taka til baka
table-replace = Láta þjark taka við ({ $name })
table-replace-soon = Ef { $name } kemur ekki aftur getur þjarkur tekið við eftir { $time }.
table-leave = Fara frá borðinu
table-leave-title = Fara frá borðinu?
table-leave-line = Þjarkur spilar áfram fyrir þig. Þú getur komið aftur í sætið þitt hvenær sem er. Ef enginn annar er eftir lýkur leiknum.
table-leave-yes = Fara frá borðinu
table-resign = Gefast upp
table-resign-title = Gefa þennan leik?
table-resign-line = Þetta er ekki hægt að afturkalla. Séu spilarar tveir lýkur leiknum; annars spilar þjarkur áfram fyrir þig.
table-resign-yes = Já, ég gefst upp
table-to-start = Öll borð
table-link = Hlekkur á þetta borð
table-link-title = Hlekkur á þetta borð
table-link-watch = Sá sem opnar þennan hlekk getur horft á. Hann sér ekki spil neins.
table-link-players = Við þetta borð eru engir áhorfendur leyfðir: hlekkurinn er fyrir þá sem spila hér.
table-link-words = Horfðu á leikinn okkar
table-invite-watchers = Bjóða einhverjum að horfa á

take-back-title = { $name } vill taka skref til baka
take-back-line = Allt sem gerst hefur síðan verður tekið til baka ef allir samþykkja.
take-back-agree = Samþykkja
take-back-refuse = Nei, áfram
take-back-waits = Samþykki vantar áður en skrefið er tekið til baka: { $names }.

curtain-pass = Nú tekur { $name } við skjánum
curtain-anybody = Hvers spil á að sýna?
curtain-line = Allir aðrir líta undan.
curtain-show = Ég er { $name }: sýna spilin mín
curtain-drawn = { $name }, þú dróst spil: { $card }. Þegar þú hefur séð það tekur { $next } við skjánum.
curtain-hide = Fela spilin mín

# The colour of a player’s pieces, and a small drawing
look-title = Útlitið þitt
look-line = Það gildir við öll borð nema annar spilari sé með litinn þinn.
look-colour = Litur
look-avatar = Táknmynd
look-none = engin táknmynd
avatar-engine = eimreið
avatar-lantern = lukt
avatar-whistle = flauta
avatar-case = ferðataska
avatar-cap = húfa
avatar-bell = bjalla
avatar-owl = ugla
avatar-fox = refur
