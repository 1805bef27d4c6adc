# What the coach advises, and why.

coach-do = Mein Rat: { $move }.
coach-pay-with = Bezahle mit { $cards }: Diese Karten brauchst du am wenigsten.
coach-grey = { $route } ist grau: Du bezahlst mit Karten einer beliebigen Farbe. Für dich passt { $card } am besten: Sammle diese Farbe.

reason-completes = Damit erfüllst du { $count ->
    [one] deine Zielkarte
   *[other] deine Zielkarten
} { $tickets }: zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-ticket = Die Strecke gehört zum Weg für deine Zielkarte { $ticket }.
reason-points = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, und die Karten dafür kannst du entbehren.
reason-last = Das Ende naht: Damit holst du noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-sights = Außerdem erreichst du { $count ->
    [one] eine Sehenswürdigkeit
   *[other] Sehenswürdigkeiten
}: { $cities }.
reason-card = Für { $route } brauchst du noch { $cards }.
reason-deck = Für { $route } brauchst du noch { $cards }, und davon liegt nichts in der Auslage.
reason-surprise = Für { $route } hat der Stapel mehr zu bieten als die Auslage.
reason-wild = Ein Joker gilt als jede Farbe, auch als die, die dir für { $route } fehlt.
reason-collect = Die Karten für deine Strecken hast du schon. Sammle jetzt für eine lange Strecke.
reason-tickets = Die Zeit reicht, um noch eine zu erfüllen.
reason-keep = Für deinen Plan brauchst du dann { $pieces } deiner { $of } Figuren.
reason-station = Damit darfst du für eine Zielkarte eine fremde Strecke nutzen.
reason-harbour = Erfüllte Zielkarten mit dieser Stadt machen ihn wertvoll.
reason-exchange = Für deinen Plan brauchst du mehr Figuren der anderen Art.
