# The guided first game, and its coach.

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
coach-plan = Skoðaðu miðann { $ticket }. Góð tenging er { $count ->
    [one] { $count } leið
   *[other] { $count } leiðir
}: { $routes }. Ýttu á miðann til að sjá borgirnar.
coach-deck = Opnu spilin eru örugg, bunkinn kemur á óvart. Spil úr bunkanum getur verið jóker, og þá færðu samt annað spil.
coach-wild = Jóker liggur opinn. Hann gildir fyrir hvaða lit sem er, en takirðu hann þaðan er hann eina spilið í umferðinni.
coach-pay = Veldu með hverju þú borgar. Geymdu jókerana ef þú getur: þeir passa alls staðar.
coach-claimed = Fyrsta leiðin þín! Hún gaf { $points } stig. Langar leiðir gefa miklu meira en stuttar.
coach-pieces = Á hvern reit fór einn af kubbunum þínum. Þú átt { $pieces } eftir. Leiknum lýkur skömmu eftir að einhver á { $end } eða færri.
coach-sights = Í sumum borgum er kennileiti; þau eru merkt á kortinu. Hvert þeirra gefur þér eitt stig ef einhver leiða þinna endar þar.
coach-blocked = Einhver lokaði leiðinni fyrir miðann { $ticket }, og önnur er ekki til. Það gerir ekkert til: eignaðu þér leiðir vegna stiganna.
coach-done = Þú hefur klárað miðann { $ticket }: { $points } stig handa þér.
coach-near = Leiknum fer að ljúka: einhver á aðeins { $pieces ->
    [one] { $pieces } kubb
   *[other] { $pieces } kubba
} eftir. Kláraðu miðana þína núna.
coach-last = Þetta eru síðustu umferðirnar. Eignaðu þér það sem gefur flest stig núna.
coach-over = Þetta er allur leikurinn! Taflan sýnir hvaðan stigin komu: leiðir, miðar, kennileiti. Nú kanntu að spila.
