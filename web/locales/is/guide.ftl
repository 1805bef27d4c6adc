# The rule of the thing pointed at, the guided first game, and its coach.
# Names come in the nominative: a colon where the verb asks for another case.

explain = Útskýra
explain-how = Bentu á hvað sem er til að sjá regluna um það. Örvalyklarnir leiða frá einu til annars. Escape lýkur þessu.
explain-touch = Snertu hvað sem er til að lesa regluna um það.
explain-more = Meira í reglunum
explain-end = Loka

help-title-route = { $route }
help-title-deck = Bunkinn
help-title-row = Opnu spilin
help-title-wild = Jóker
help-title-tickets = Miðabunkinn
help-title-ticket = Miðarnir þínir
help-title-hand = Spilin þín
help-title-players = Spilararnir
help-title-score = Stigin
help-title-city = { $city }
help-title-junction = Leiðamót

# C9
help-route = { $length ->
    [one] { $length } reitur
   *[other] { $length } reitir
}, { $points } stig. Borgaðu fyrir hvern reit eitt spil í þessum lit: { $colour }.
# C9
help-grey = { $length ->
    [one] { $length } reitur
   *[other] { $length } reitir
}, { $points } stig. Borgaðu með einum lit að eigin vali.
# EU-6, NO-6
help-tunnel = Göng: { $length ->
    [one] { $length } reitur
   *[other] { $length } reitir
}, { $points } stig. Þegar þú hefur lagt út spilin er { $count } spilum flett upp: hvert þeirra í þínum lit, og hver jóker, kostar eitt spil í viðbót.
# EU-5, NO-5, IB-11
help-ferry = Ferja: { $length ->
    [one] { $length } reitur
   *[other] { $length } reitir
}, { $points } stig. { $wilds ->
    [one] { $wilds } spilanna verður að vera jóker.
   *[other] { $wilds } spilanna verða að vera jókerar.
}
# GL-8, GL-9
help-sea = Sjóleið: { $length ->
    [one] { $length } reitur
   *[other] { $length } reitir
}, { $points } stig. Borgaðu með skipaspilum í einum lit; tvöfalt skip gildir sem tvö.
# NO-7
help-substitute = { $length } reitir, { $points } stig. Hér mega hvaða { $count } spil sem er koma í stað eins spils í litnum.
# C9
help-owned = Þessa leið á { $name }. Hún gefur { $points } stig.
# C10
help-double = Tvær leiðir tengja þessar borgir. Enginn má eiga báðar.
# C10
help-double-closed = Tvær leiðir tengja þessar borgir. Við þetta borð lokast önnur þegar einhver eignar sér hina.
# C9, NO-4
help-wilds = { $on ->
    [yes] Jókerar mega koma í stað hvaða spils sem er.
   *[no] Jókerar gilda ekki hér.
}
# C3
help-deck = Taktu spil úr bunkanum. Í hverri umferð færðu tvö spil; hér telst jóker eins og hvert annað spil.
# C3
help-row = Taktu opið spil. Í hverri umferð færðu tvö spil, og skarðið er fyllt um leið.
# C5, NO-1
help-wild = Jóker gildir fyrir hvaða lit sem er. { $limit ->
    [yes] Takirðu hann úr opnu spilunum er hann eina spilið í umferðinni.
   *[no] Þú mátt taka tvo í sömu umferð.
}
# C11
help-tickets = Dragðu { $draw } miða og haltu minnst { $keep } eftir. Stig ókláraðra miða dragast frá.
# C15
help-ticket = Tengdu borgirnar tvær með eigin leiðum til að fá stigin. Ókláraður miði í lokin kostar jafnmikið.
# C4, C9
help-hand = Með þessum spilum borgar þú fyrir leiðir. Þú mátt hafa eins mörg á hendi og þú vilt.
# C12, C13
help-players = Allir sjá hve mörg spil, marga miða og marga kubba hver spilari á. { $pieces ->
    [0] Þegar einhver á engan kubb eftir hefjast síðustu umferðirnar.
    [one] Þegar einhver á einn kubb eða engan eftir hefjast síðustu umferðirnar.
   *[other] Þegar einhver á { $pieces } kubba eða færri eftir hefjast síðustu umferðirnar.
}
# C15
help-score = Leiðir og kláraðir miðar gefa þér stig, ókláraðir miðar kosta þig stig.
# EU-10, EU-11
help-city-station = Hér máttu byggja lestarstöð. Í lokin lánar hún þér eina leið annars spilara.
# EU-10, EU-11
help-station = Hér er lestarstöð. Í lokin lánar hún eiganda sínum eina leið annars spilara sem endar hér.
# GL-11, GL-15
help-city-harbour = Spilari sem á leið hingað má byggja hér höfn. Hún gefur því fleiri stig sem fleiri kláraðir miðar nefna borgina.
# GL-11, GL-15
help-harbour = Hér er höfn. Hún gefur því fleiri stig sem fleiri kláraðir miðar eigandans nefna borgina.
# NY-6
help-sight = Kennileiti: leið hingað gefur { $points } stig, einu sinni hverjum spilara.
# IB-4, IB-8
help-festival = Hátíðarborg. Sá sem eignar sér leið hingað tekur hátíðarspilin sem hér liggja.
# C15
help-city = Borg. Miðar biðja þig að tengja hana við aðra borg með eigin leiðum.
# GL-19
help-junction = Hér mætast leiðir og hægt er að halda áfram í gegn, en þetta er ekki borg: enginn miði nefnir staðinn.

guide-title = Fyrsti leikurinn þinn
guide-line = Lærðu með því að spila: einn stuttur leikur, einn auðveldur mótherji og þjálfari þér við hlið.
guide-what-map = Þú spilar á kortinu { $board }. Leikurinn tekur um tíu mínútur.
guide-what-coach = Þjálfarinn segir hvað er best að gera næst, og hvers vegna. Þú mátt alltaf gera eitthvað annað.
guide-what-leave = Þú getur sent þjálfarann burt hvenær sem er og spilað áfram.
guide-go = Hefja fyrsta leikinn
guide-go-on = Halda fyrsta leiknum áfram
guide-rules = Eða lesa reglurnar fyrst

coach-name = Þjálfarinn þinn
coach-next = Áfram
coach-leave = Ég kann þetta
coach-hide = Fela þjálfarann
coach-show = Sýna þjálfarann
coach-rules = Lesa reglurnar
coach-again = Spila annan leik

coach-welcome = Hæ! Þetta er kortið { $board }. Þú færð stig fyrir leiðir milli borga og fyrir miða. Sá sem á flest stig í lokin vinnur.
coach-tickets = Þetta eru miðar. Hver þeirra biður þig að tengja tvær borgir. Merktu við miða til að sjá borgirnar á kortinu og haltu svo einum eða fleiri eftir. Kláraður miði gefur stigin sín; annars dragast þau frá.
coach-tickets-wait = Gott. Hinir eru enn að velja miða.
coach-plan = Skoðaðu miðann { $ticket }. Stysta tengingin er { $count ->
    [one] { $count } leið
   *[other] { $count } leiðir
}: { $routes }. Ýttu á miðann til að sjá borgirnar.
coach-take = Nú er að safna spilum. Fyrir leiðina { $route } þarftu { $card }: taktu það úr opnu spilunum.
coach-draw = Nú er að safna spilum. Það sem þú þarft fyrir leiðina { $route } liggur ekki opið, svo að þú skalt draga úr bunkanum.
coach-second = Taktu annað spil. Þar með er umferðin þín búin.
coach-wait = Nú á hinn spilarinn leik. Fylgstu með kortinu og gangi leiksins.
coach-deck = Opnu spilin eru örugg, bunkinn kemur á óvart. Spil úr bunkanum getur verið jóker, og þá færðu samt annað spil.
coach-wild = Jóker liggur opinn. Hann gildir fyrir hvaða lit sem er, en takirðu hann þaðan er hann eina spilið í umferðinni.
coach-claim = Þú átt spilin fyrir leiðina { $route }! Ýttu á hana á kortinu.
coach-pay = Veldu með hverju þú borgar. Geymdu jókerana ef þú getur: þeir passa alls staðar.
coach-claimed = Fyrsta leiðin þín! Hún gaf { $points } stig. Langar leiðir gefa miklu meira en stuttar.
coach-pieces = Á hvern reit fór einn af kubbunum þínum. Þú átt { $pieces } eftir. Leiknum lýkur skömmu eftir að einhver á { $end } eða færri.
coach-sights = Í sumum borgum er kennileiti; þau eru merkt á kortinu. Hvert þeirra gefur þér eitt stig ef einhver leiða þinna endar þar.
coach-blocked = Einhver lokaði leiðinni fyrir miðann { $ticket }, og önnur er ekki til. Það gerir ekkert til: eignaðu þér leiðir vegna stiganna.
coach-done = Þú hefur klárað miðann { $ticket }: { $points } stig handa þér.
coach-more = Þú hefur klárað alla miðana þína. Þú mátt draga nýja, eða eigna þér langar leiðir vegna stiganna.
coach-keep = Haltu eftir miðum sem leiðirnar þínar klára næstum því nú þegar. Þú verður að halda minnst { $keep } eftir.
coach-any = Nú skiptir hver leið máli. Þú getur eignað þér leiðina { $route } og fengið { $points } stig.
coach-near = Leiknum fer að ljúka: einhver á aðeins { $pieces ->
    [one] { $pieces } kubb
   *[other] { $pieces } kubba
} eftir. Kláraðu miðana þína og dragðu ekki fleiri.
coach-last = Þetta eru síðustu umferðirnar. Eignaðu þér það sem gefur flest stig núna.
coach-other = Veldu það sem þér líst best á.
coach-over = Þetta er allur leikurinn! Taflan sýnir hvaðan stigin komu: leiðir, miðar, kennileiti. Nú kanntu að spila.
