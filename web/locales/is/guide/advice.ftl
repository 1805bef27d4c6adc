# What the coach advises, and why.

coach-do = Mitt ráð: { $move }.
coach-pay-with = Borgaðu { $cards }: á því þarftu síst að halda.
coach-grey = Leiðin { $route } er grá: borgaðu með spilum í einum lit að eigin vali. Best hentar þér { $card }, svo að þú skalt safna því.

reason-completes = Þannig klárarðu { $count ->
    [one] miðann
   *[other] miðana
} { $tickets }: samtals { $points } stig.
reason-ticket = Hún er hluti af tengingunni fyrir miðann { $ticket }.
reason-points = Hún gefur { $points } stig fyrir spil sem þú getur séð af.
reason-last = Leiknum fer að ljúka: hún gefur { $points } stig.
reason-sights = Hún liggur líka að { $count ->
    [one] kennileiti
   *[other] kennileitum
}: { $cities }.
reason-card = Fyrir leiðina { $route } vantar þig enn { $cards }.
reason-deck = Fyrir leiðina { $route } vantar þig enn { $cards }, og ekkert af því liggur opið.
reason-surprise = Fyrir leiðina { $route } býður bunkinn upp á meira en opnu spilin.
reason-wild = Hann gildir fyrir hvaða lit sem er, líka þann sem vantar fyrir leiðina { $route }.
reason-collect = Þú átt spilin fyrir leiðirnar þínar. Safnaðu fyrir langri leið.
reason-tickets = Þú hefur tíma til að klára einn í viðbót.
reason-keep = Áætlunin þarf þá { $pieces ->
    [one] { $pieces } kubb
   *[other] { $pieces } kubba
} af þeim { $of } sem þú átt.
reason-station = Hún leyfir þér að nota leið annars spilara fyrir miða.
reason-harbour = Kláraðir miðar til borgarinnar gera höfnina verðmæta.
reason-exchange = Áætlunin þarf fleiri kubba af hinni gerðinni.
