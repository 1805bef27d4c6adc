# The lessons: what is special about each board.

lesson-title = Kennslustund: { $board }
lesson-line = Leikur sem er þegar hafinn, svo að þú getir strax prófað það sem er sérstakt við kortið. Það tekur innan við fimm mínútur.
lesson-go = Hefja kennslustundina
lesson-list = Kennslustundir fyrir hin kortin

lesson-europe = Á kortinu { $board } eru göng, ferjur og lestarstöðvar. Leikurinn er hafinn og þú átt góð spil á hendi: prófaðu allt þrennt.
lesson-tunnel = Leiðin { $route } er göng. Ýttu á hana og borgaðu. Svo er þremur spilum flett upp, og hvert spil í þínum lit og hver jóker kostar þig eitt spil í viðbót.
lesson-surcharge = Spilin sem var flett upp ráða úrslitum. Borgaðu aukaspilið, eða hættu við göngin og taktu spilin þín aftur.
lesson-ferry = Leiðin { $route } er ferja. Hvert jókermerki krefst jókers, og afgangurinn er borgaður í einum lit. Eignaðu þér hana.
lesson-station = Byggðu lestarstöð í hvaða borg sem er. Fyrir miðana þína leyfir hún þér að nota eina leið annars spilara sem endar þar. Hver lestarstöð sem þú byggir ekki gefur 4 stig.

lesson-nordic = Á kortinu { $board } gilda sérstakar reglur um jókera, og ein leiðin er risalöng. Þú átt góð spil á hendi: prófaðu.
lesson-wilds = Hér gilda jókerar aðeins í göngum og ferjum. Á móti máttu taka tvo opna jókera í sömu umferð. Taktu þennan.
lesson-substitutes = Leiðin { $route } er ferja. Ef þú átt ekki jóker fyrir merkið geturðu borgað þrjú spil að eigin vali í staðinn. Eignaðu þér hana.
lesson-any-cards = Leiðin { $route } er níu reitir og gefur { $points } stig. Borgaðu í einum lit; fjögur spil að eigin vali koma í stað eins sem vantar. Eignaðu þér hana.

lesson-great-lakes = Á kortinu { $board } áttu bæði vagna og skip, og hvort tveggja hefur sinn bunka. Þú átt góð spil á hendi: haltu á haf út.
lesson-sea = Leiðin { $route } er sjóleið: hún er borguð með skipaspilum og skipin þín fara á hana. Tvöfalt skip gildir fyrir tvo reiti. Eignaðu þér hana.
lesson-harbour = Byggðu höfn í borg sem leiðirnar þínar ná til. Hún kostar tvö lestarspil og tvö skipaspil í sama lit, öll með hafnarmerki, og gefur allt að 30 stig fyrir kláraða miða til borgarinnar.
lesson-exchange = Vantar þig skip eða vagna? Hér geturðu skipt kubbum út, og hver þeirra kostar eitt stig. Skoðaðu þetta, en gerðu það aðeins ef þú þarft.

lesson-draft = Fyrst er miðaval. Veldu einn miða; hinir fara til mótherjans og þú færð nýja. Veldu miða sem eiga vel saman: þú heldur eftir fjórum af sex.
lesson-draft-keep = Haltu eftir þeim fjórum miðum sem eiga flestar leiðir sameiginlegar. Seinna í leiknum er annað miðaval.
lesson-festivals = Hátíðarspil liggja í { $cities }. Eignaðu þér leiðina { $route } og taktu öll spil einnar borgar: því fleiri sem þú átt frá sömu borg, því fleiri stig gefa þau.

lesson-end = Þetta er það sem er sérstakt við kortið { $board }. Spilaðu áfram með ráðum mínum eða byrjaðu þinn eigin leik.
