# The Nordic countries, and what cards that stand for others are on any board.

# NO-4
rules-about-nordic = Fyrir tvo eða þrjá, frá fjörðunum til Múrmansk. Hér er auðvelt að fá jókera, en þeir gilda óvíða.

# NO-1
rules-cards-no-limit = Jókerar í röðinni eru spil eins og hver önnur: þú mátt taka tvo þeirra í sömu umferð.
# NO-1
rules-cards-no-flush = Röðin helst óbreytt, sama hve margir jókerar liggja opnir.
# NO-4
rules-claim-wilds-on = Jókerar gilda aðeins á leiðum af þessu tagi: { $kinds }.
# NO-5
rules-ferry-for-wild = Á ferju mega hvaða { $count } spil sem er koma í stað eins jókers.
# NO-6
rules-tunnel-not = Það gildir aðeins um ferjur, aldrei um göng.
# NO-7
rules-substitute = { $route } er sérstök leið: þar mega hvaða { $count } spil sem er, líka jókerar, koma í stað eins spils í litnum.
# NO-7
rules-substitute-wilds = Jóker gildir þar aðeins sem eitt þessara { $count } spila.
# NO-8
rules-doubles-unlike = Tvær leiðir milli sömu borga eru líka tvöföld leið þótt þær séu mislangar eða hvor af sínu tagi: { $routes }.
# NO-9
rules-score-most-tickets = { $points } fyrir flesta kláraða miða. Jafnir spilarar fá allir stigin.
# NO-10, C16
rules-nordic-path = Lengsta óslitna leiðin má koma aftur í sömu borg, en notar hverja leið aðeins einu sinni.
