# The rules that boards share. The comment above a message names the rules (docs/rules) that it tells.

rules-heading = Reglurnar
rules-title = Reglur: { $board }
rules-players = Fyrir { $least } til { $most } spilara
rules-boards = Kort
rules-contents = Efnisyfirlit
rules-print = Prenta
rules-missing = Það kort er ekki til hér.

rules-part-aim = Markmiðið
rules-part-start = Fyrir fyrstu umferð
rules-part-turn = Þegar þú átt leik
rules-part-cards = Að taka spil
rules-part-claim = Að eigna sér leið
rules-part-doubles = Tvöfaldar leiðir
rules-part-tunnels = Göng
rules-part-ferries = Ferjur
rules-part-tickets = Miðar
rules-part-end = Leikslok
rules-part-score = Stigagjöf

# C9, C15
rules-aim = Eignaðu þér leiðir, tengdu borgirnar á leynilegu miðunum þínum og safnaðu flestum stigum.
# C12
rules-aim-secret = Spil á hendi, miðar og röðin í bunkunum eru leyndarmál. Allt annað er opið: hve mörg spil og marga miða þú átt, kubbarnir þínir, leiðirnar þínar, kastbunkinn og stigin.

# EU-1, NY-1, NO-1, IB-1
rules-start-pieces = Þú átt { $pieces ->
    [one] { $pieces } kubb
   *[other] { $pieces } kubba
}. Einn fer á hvern reit þeirra leiða sem þú eignar þér.
# EU-1, NY-1, NO-1, IB-2
rules-start-cards = Þú byrjar með { $hand } spil. { $row ->
    [one] { $row } spil liggur opið
   *[other] { $row } spil liggja opin
} í röð.
# EU-2, NY-2, NO-2, GL-2
rules-start-tickets = Þú skoðar { $dealt } miða og heldur minnst { $keep } eftir.
# EU-2, NY-2, NO-2, GL-2
rules-start-refused = { $where ->
    [box] Miðar sem þú hafnar fara úr leiknum og enginn sér þá.
    [shuffle] Miðar sem þú hafnar eru stokkaðir inn í miðabunkann.
   *[bottom] Miðar sem þú hafnar fara neðst í miðabunkann.
}
# C17
rules-start-together = Allir velja samtímis. Enginn sér val annarra fyrr en allir hafa valið.
# C2
rules-start-first = Tölvan dregur um hver byrjar, nema gestgjafinn hafi nefnt einhvern.

# C1, EU-3, NY-3, NO-3, GL-5, IB-13
rules-turn = Spilararnir leika hver á eftir öðrum, réttsælis. Þegar þú átt leik gerir þú nákvæmlega eitt af þessu:
rules-action-cards = Taka spil
rules-action-claim = Eigna þér leið
rules-action-tickets = Draga miða
# C14
rules-turn-pass = Þú segir aðeins pass ef þú getur ekki gert neitt af þessu. Þegar allir segja pass hver á eftir öðrum eru stigin talin.

# C3
rules-cards-two = Þú tekur tvö spil, hvort á eftir öðru. Hvort þeirra kemur úr opnu röðinni eða efst úr bunka.
# C3
rules-cards-filled = Þegar spil er tekið úr röðinni kemur annað strax í staðinn, áður en þú tekur seinna spilið.
# C9
rules-cards-wild = Jóker gildir sem spil í hvaða lit sem er.
# C5
rules-cards-limit = Jóker sem þú tekur úr röðinni er eina spilið í umferðinni, og hann getur aldrei verið seinna spilið þitt. Jóker sem þú dregur úr bunkanum telst eins og hvert annað spil.
# C6
rules-cards-flush = Um leið og { $count } opin spil eru jókerar er allri röðinni kastað og ný lögð. Því er hætt þegar of fá önnur spil eru eftir.
# C7
rules-cards-again = Þegar bunki tæmist er kastbunki hans stokkaður og verður að nýjum bunka. Meðan kastbunkinn er líka tómur standa skörð í röðinni opin.
# C8
rules-cards-none = Ef ekkert spil er hægt að taka getur þú ekki valið þetta. Ef ekkert seinna spil er hægt að taka lýkur umferðinni með einu.
# C4
rules-cards-hand = Þú mátt eiga eins mörg spil og eins marga miða og þú vilt.
rules-cards-table = Spilin sem fylgja þessu korti

# C9
rules-claim-any = Þú mátt eigna þér hvaða lausa leið sem er, líka langt frá hinum leiðunum þínum. Þú eignar þér aðeins eina í hverri umferð, og alltaf alla leiðina.
# C9
rules-claim-colour = Borgaðu eitt spil í lit leiðarinnar fyrir hvern reit.
# C9, EU-4
rules-claim-grey = Fyrir gráa leið borgar þú með einum lit að eigin vali. Ekki má blanda litum.
# C9
rules-claim-wilds = Jókerar mega koma í stað sumra spilanna, eða þeirra allra.
# C9
rules-claim-pieces = Leggðu einn kubb á hvern reit. Ef þú átt of fáa kubba getur þú ekki eignað þér leiðina.
# C9, NY-8
rules-claim-points = Stigin fyrir lengd hennar teljast strax.
rules-claim-table = Stig fyrir leið
rules-spaces = Reitir
rules-points = Stig
rules-claim-example = Þrír reitir, greiddir með tveimur spilum í litnum og einum jóker.

# C10
rules-doubles = Tvær leiðir milli sömu tveggja borga eru tvöföld leið. Enginn spilari má nokkurn tíma eiga báðar.
# C10, EU-15, NY-5, NO-8, IB-11
rules-doubles-closed = Þegar spilarar eru { $players } eða færri lokast önnur leiðin fyrir öllum um leið og einhver eignar sér hina.
# C10
rules-doubles-beside = Leiðir sem aðeins liggja samhliða um stund en tengja aðrar borgir eru ekki tvöföld leið.

# EU-6, NO-6
rules-tunnel-lay = Leggðu fyrst út spilin fyrir lengd ganganna.
# EU-6, NO-6
rules-tunnel-reveal = Síðan er { $count ->
    [one] efsta spili bunkans flett upp
   *[other] { $count } efstu spilum bunkans flett upp
}. Hvert þeirra í litnum sem þú lagðir út, og hver jóker, kostar þig eitt spil í viðbót: í þeim lit, eða jóker.
# EU-7
rules-tunnel-wilds = Ef þú lagðir aðeins út jókera teljast aðeins jókerar sem upp koma, og fyrir þá borgar þú með jókerum.
# EU-8
rules-tunnel-refuse = Þú mátt neita að borga meira, og þú verður að gera það ef þú getur ekki borgað. Þá koma spilin þín aftur á hendi og umferðinni þinni er lokið. Spilunum sem flett var upp er kastað.
# EU-9
rules-tunnel-example = Tvö spil lögð út. Eitt í sama lit kom upp: borgaðu eitt enn í þeim lit, eða jóker.

# EU-5, NO-5, IB-11
rules-ferry = Á ferju er eitt eða fleiri jókermerki. Borgaðu jóker fyrir hvert þeirra.
# EU-5, NO-5, IB-11
rules-ferry-rest = Borgaðu fyrir hina reitina í einum lit. Fleiri jókerar mega koma í stað þeirra spila.
# EU-5
rules-ferry-example = { $route }: { $cards } spil í einum lit og { $wilds ->
    [one] { $wilds } jóker
   *[other] { $wilds } jókerar
}.

# C15
rules-ticket = Miði nefnir tvær borgir. Þú hefur klárað hann ef óslitin röð þinna eigin leiða tengir þær í lokin.
# C11, NY-4, NO-2, GL-13
rules-ticket-draw = Dragðu { $draw } miða og haltu minnst { $keep } eftir. Ef færri eru til dregur þú þá sem til eru.
# C11, NY-4, NO-2, GL-13
rules-ticket-refused = { $where ->
    [box] Hinir fara úr leiknum.
   *[bottom] Hinir fara neðst í miðabunkann.
}
# C11
rules-ticket-stays = Miði sem þú heldur eftir er þinn til leiksloka. Þegar miðabunkinn er tómur er ekki hægt að draga fleiri.
rules-ticket-example = Miðinn er kláraður: fjórir reitir og tvær leiðir tengja borgirnar.

# C13
rules-end = Þegar spilari lýkur umferð sinni { $pieces ->
    [0] án þess að eiga kubb eftir
    [one] með einn kubb eða engan eftir
   *[other] með { $pieces } kubba eða færri eftir
} fá allir { $turns ->
    [one] { $turns } umferð
   *[other] { $turns } umferðir
} í viðbót, sá spilari líka. Síðan eru stigin talin.

rules-score-what = Hvað telur
# NY-6, NY-8
rules-score-routes = Stig leiðanna þinna eftir lengd þeirra.
# C15
rules-score-tickets = Stig hvers kláraðs miða.
# C15
rules-score-missed = Stig hvers ókláraðs miða dragast frá. Stigin geta farið niður fyrir núll.
rules-ties = Ef spilarar eru jafnir að stigum ræður þetta, í þessari röð:
# EU-14, NY-7, NO-10, IB-12
rules-tie-tickets-done = flestir kláraðir miðar
rules-tie-longest-path = lengsta óslitna leiðin
# GL-17
rules-ties-none = Spilarar sem eru jafnir að stigum deila sætinu.
# EU-14, NY-7, NO-10, IB-12
rules-tie-shared = annars deila þeir sætinu
