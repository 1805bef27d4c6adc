# Why a move is good: for the coach, hints and lessons.

reason-completes = Damit erfüllst du { $count ->
    [one] deine Zielkarte
   *[other] deine Zielkarten
} { $tickets }: zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-ticket = Die Strecke gehört zum Weg für deine Zielkarte { $ticket }.
reason-points = Das bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
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
reason-collect = Die Karten für deinen Plan hast du schon. Sammle jetzt für eine lange Strecke.
reason-tickets = Die Zeit reicht, um noch eine zu erfüllen.
reason-keep = Für deinen Plan brauchst du dann { $pieces } deiner { $of } Figuren.
reason-station = Damit darfst du für eine Zielkarte eine fremde Strecke nutzen.
reason-harbour = Erfüllte Zielkarten mit dieser Stadt machen den Hafen wertvoll.
reason-exchange = Für deinen Plan brauchst du mehr Figuren der anderen Art.
reason-contested = { $route } ist vielleicht bald weg, denn { $count ->
    [one] { $names } braucht die Strecke wohl auch
   *[other] { $names } brauchen die Strecke wohl auch
}.
reason-affordable = Die Karten dafür hast du: { $cards }.
reason-detour = Ohne diese Strecke braucht deine Zielkarte { $ticket } { $spaces ->
    [one] { $spaces } Feld mehr
   *[other] { $spaces } Felder mehr
}.
reason-no-detour = Ohne diese Strecke gibt es für deine Zielkarte { $ticket } keinen Weg mehr.
reason-longest = Deine längste Verbindung hat damit { $path ->
    [one] { $path } Feld
   *[other] { $path } Felder
}, die der anderen höchstens { $others }. Für die längste gibt es { $bonus ->
    [one] { $bonus } Punkt
   *[other] { $bonus } Punkte
}.
reason-blocks = Du selbst brauchst { $route } nicht, aber { $count ->
    [one] { $names } wohl schon.
   *[other] { $names } wohl schon.
}
reason-card-unneeded = Die Karte, die du genommen hast, brauchst du für deinen Plan nicht.
reason-scarce = Für { $route } brauchst du { $card }, und davon { $left ->
    [one] ist nur noch { $left } Karte
   *[other] sind nur noch { $left } Karten
} zu haben; von { $other } noch { $more }.
reason-two-cards = Ein offener Joker kostet den ganzen Zug. Für deinen Plan { $count ->
    [one] fehlt noch { $count } Karte
   *[other] fehlen noch { $count } Karten
}: Zwei Karten sind besser als eine.
reason-tickets-time = { $turns ->
    [one] Es bleibt noch etwa { $turns } Zug
   *[other] Es bleiben noch etwa { $turns } Züge
}, und dein Plan braucht { $needed }: Zeit für eine weitere Zielkarte.
reason-keep-better = Diese Zielkarten brauchen { $pieces ->
    [one] { $pieces } Figur
   *[other] { $pieces } Figuren
} für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; die, die du behalten hast, brauchen { $others } für { $less }.
reason-adds = Für die Zielkarte { $ticket } braucht dein Plan { $spaces ->
    [0] keine weiteren Felder
    [one] nur { $spaces } Feld mehr
   *[other] nur { $spaces } Felder mehr
}, und sie bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-costly = Für die Zielkarte { $ticket } braucht dein Plan { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} mehr, und sie bringt nur { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-hopeless = Für die Zielkarte { $ticket } gibt es keinen Weg mehr.
reason-spares = So behältst du { $cards } für { $route }.
reason-spends = Dein Schritt in der Partie verbraucht Karten, die du für { $route } brauchst: { $cards }.
reason-split = Für deinen Plan brauchst du { $trains ->
    [one] { $trains } Waggon
   *[other] { $trains } Waggons
} und { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
}.
reason-tight = Mit den Zielkarten, die du behalten hast, braucht dein Plan { $needed } { $left ->
    [one] von { $left } verbleibenden Zug
   *[other] von { $left } verbleibenden Zügen
}, mit diesen nur { $less }.
reason-late = Deine Zielkarte { $ticket } braucht noch etwa { $needed ->
    [one] { $needed } Zug
   *[other] { $needed } Züge
}, und es { $left ->
    [one] bleibt nur { $left }
   *[other] bleiben nur { $left }
}.
reason-lost = Nach deinem Schritt in der Partie reichen die Figuren nicht mehr für { $count ->
    [one] deine Zielkarte
   *[other] deine Zielkarten
} { $tickets }: Du brauchst { $needed } und hättest nur { $left }.
reason-busy = Dein Plan braucht noch etwa { $needed ->
    [one] { $needed } Zug
   *[other] { $needed } Züge
}, und es { $left ->
    [one] bleibt nur { $left }
   *[other] bleiben nur { $left }
}: zu spät für neue Zielkarten.
reason-wait = { $route } braucht wohl sonst niemand; die Strecke kann also warten. Für deinen Plan { $count ->
    [one] fehlt noch { $count } Karte
   *[other] fehlen noch { $count } Karten
}.
reason-won = Der Computer hat von beiden Möglichkeiten aus { $games }-mal weitergespielt. Gewinnchance: { $chance } mit dieser, { $instead } mit deiner.
