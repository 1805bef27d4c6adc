# The rule of the thing pointed at.

# Names come in the nominative: a colon where the verb asks for another case.

explain-how = Bentu á hvað sem er til að sjá regluna um það. Örvalyklarnir leiða frá einu til annars. Escape lýkur þessu.
explain-touch = Snertu hvað sem er til að lesa regluna um það.
explain-more = Meira í reglunum

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
