# What happened, for the log. $you is "yes" for what I did myself.

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
tickets-count = { $count ->
    [one] 1 Zielkarte
   *[other] { $count } Zielkarten
}
trains-count = { $count ->
    [one] 1 Waggon
   *[other] { $count } Waggons
}
taxis-count = { $count ->
    [one] 1 Taxi
   *[other] { $count } Taxis
}
ships-count = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}

happened-claim = { $you ->
    [yes] Du baust
   *[no] { $name } baut
} { $route } mit { $cards }: { $points }.
happened-dig = { $you ->
    [yes] Du versuchst
   *[no] { $name } versucht
} den Tunnel { $route } mit { $cards }. Aufgedeckt: { $revealed }. Das kostet { $price } extra.
happened-surcharge = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
} für { $route } zusätzlich { $cards } aus: { $points }.
happened-refuse = { $you ->
    [yes] Du brichst
   *[no] { $name } bricht
} den Tunnelbau { $route } ab.
happened-station = { $you ->
    [yes] Du baust
   *[no] { $name } baut
} einen Bahnhof in { $city } mit { $cards }.
happened-harbour = { $you ->
    [yes] Du baust
   *[no] { $name } baut
} einen Hafen in { $city } mit { $cards }.
happened-take = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} eine offene Karte: { $card }.
happened-draw = { $you ->
    [yes] Du ziehst
   *[no] { $name } zieht
} eine Karte vom Stapel.
happened-draw-known = { $you ->
    [yes] Du ziehst
   *[no] { $name } zieht
} eine Karte vom Stapel: { $card }.
happened-look = { $you ->
    [yes] Du siehst dir
   *[no] { $name } sieht sich
} { $tickets } an.
happened-keep = { $you ->
    [yes] Du behältst
   *[no] { $name } behält
} { $tickets }.
happened-pick = { $you ->
    [yes] Du wählst
   *[no] { $name } wählt
} { $tickets }.
happened-pieces = { $you ->
    [yes] Du wählst
   *[no] { $name } wählt
} { $trains ->
    [one] 1 Waggon
   *[other] { $trains } Waggons
} und { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}.
happened-exchange = { $you ->
    [yes] Du tauschst
   *[no] { $name } tauscht
} { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
} ({ $from } gegen { $to }): { $points }.
happened-pass = { $you ->
    [yes] Du passt.
   *[no] { $name } passt.
}
happened-festival = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} die Festivalkarten von { $cities }: { $cards }.
happened-festivals-laid = { $count ->
    [one] 1 Festivalkarte wird ausgelegt: { $cities }.
   *[other] { $count } Festivalkarten werden ausgelegt: { $cities }.
}
happened-row-flushed = Zu viele offene Joker: Die Auslage wird ausgetauscht.
happened-second-draft = Die Draftkarte wird aufgedeckt: Der zweite Draft beginnt.
happened-last-turns = Das Ende naht: noch { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
} für alle.
happened-other = { $kind }
