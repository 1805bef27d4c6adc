# The dialogs in which decisions are made, and what is said about them.

ticket-long = Lange Zielkarte
ticket-joined = Erfüllt
ticket-possible = Noch möglich
ticket-lost = Blockiert
tickets-sum = Punkte: { $joined } sicher, { $open } noch offen, { $lost } verloren.
ticket-needs = { $needs }, etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
tickets-only = Nur Strecken für meine Zielkarten hervorheben
estimate-title = Punkte, wenn jetzt Schluss wäre

# What a ticket on offer adds to my own
plan-adds = Braucht zusätzlich { $needs }.
plan-adds-nothing = Braucht keine weiteren Strecken.
plan-all = Insgesamt: { $needs }.
plan-too-much = Dafür reichen deine Figuren nicht.

# Which tickets to keep
keep-least = Behalte mindestens { $count ->
    [one] eine
   *[other] { $count }
} von diesen { $of }.
keep-exactly = Behalte genau { $count } von diesen { $of }.
keep-all = { $of ->
    [one] Diese Zielkarte behältst du: Es ist die letzte.
   *[other] Du behältst alle { $of }.
}
keep-risk = Erfüllte Zielkarten bringen ihre Punkte, bei den anderen werden sie abgezogen.
keep-total = { $count ->
    [0] Noch keine gewählt.
    [one] Eine gewählt: { $points }.
   *[other] { $count } gewählt: zusammen { $points }.
}
keep-more = { $count ->
    [one] Noch eine wählen
   *[other] Noch { $count } wählen
}
keep-fewer = { $count ->
    [one] Eine weniger wählen
   *[other] { $count } weniger wählen
}

# Drafts
draft-title = { $number ->
    [one] Erster Draft: Wähle eine Zielkarte
   *[other] Zweiter Draft: Wähle eine Zielkarte
}
draft-round = Wahl { $round } von { $rounds }
draft-hand = Die Zielkarten auf deiner Hand
draft-passes-first = Wähle eine. Der Rest geht an { $to }, und du bekommst, was { $from } weitergibt.
draft-passes = Diese Zielkarten kommen von { $from }. Der Rest geht an { $to }.
draft-swaps = Nach jeder Wahl tauschst du mit { $to } die Zielkarten.
draft-last = Die letzte Zielkarte gehört dir.
draft-picked = { $count ->
    [0] Noch nichts gewählt
    [one] Deine Wahl bisher
   *[other] Bisher { $count } gewählt
}
draft-choose = Wähle eine Zielkarte
draft-go = { $ticket } wählen

# Trains and ships
pieces-title = Wie viele Waggons und Schiffe?
pieces-explained = Du startest mit { $all } Figuren. Waggons fahren an Land, Schiffe auf dem Wasser. Alle decken gleichzeitig auf.
pieces-slide = Mehr Waggons und weniger Schiffe oder umgekehrt
pieces-limits = Nimm { $least } bis { $most } Waggons.
pieces-suggested = Die Markierung zeigt eine gute Wahl für die erste Partie: { $trains ->
    [one] 1 Waggon
   *[other] { $trains } Waggons
} und { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}.
pieces-as-suggested = Wie empfohlen
pieces-go = Mit { $trains ->
    [one] 1 Waggon
   *[other] { $trains } Waggons
} und { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffen
} starten
step-less = Eins weniger
step-more = Eins mehr

exchange-title = Figuren tauschen
exchange-explained = Tausche Waggons gegen Schiffe oder Schiffe gegen Waggons. Jede Figur kostet { $points }, und dein Zug ist damit vorbei.
exchange-trains = Waggons gegen Schiffe
exchange-ships = Schiffe gegen Waggons
exchange-count = { $kind ->
    [trains] { $count ->
        [one] Aus einem Waggon wird ein Schiff
       *[other] Aus { $count } Waggons werden Schiffe
    }
   *[ships] { $count ->
        [one] Aus einem Schiff wird ein Waggon
       *[other] Aus { $count } Schiffen werden Waggons
    }
}
exchange-after = Danach hast du { $trains ->
    [one] 1 Waggon
   *[other] { $trains } Waggons
} und { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}, verlierst aber { $points }.
exchange-go = { $count } tauschen (kostet { $points })

# Payments
pay-title-route = { $route } bauen?
pay-title-station = Bahnhof in { $city } bauen?
pay-title-harbour = Hafen in { $city } bauen?
move-pay-any = { $wilds ->
    [0] Mit anderen Karten bezahlen, dann auswählen
    [one] Mit 1 Joker und anderen Karten bezahlen, dann auswählen
   *[other] Mit { $wilds } Jokern und anderen Karten bezahlen, dann auswählen
}
pay-cheapest = am günstigsten
price-route = { $count ->
    [one] 1 Feld: Bezahle mit 1 Karte in { $colour }.
   *[other] { $count } Felder: Bezahle mit Karten in { $colour }.
}
price-route-sea = { $count ->
    [one] 1 Feld: Bezahle mit 1 Schiffskarte in { $colour }.
   *[other] { $count } Felder: Bezahle mit Schiffskarten in { $colour }.
}
price-route-grey = { $count ->
    [one] 1 Feld: Bezahle mit 1 Karte in beliebiger Farbe.
   *[other] { $count } Felder: Bezahle mit Karten einer beliebigen Farbe.
}
price-route-grey-sea = { $count ->
    [one] 1 Feld: Bezahle mit 1 Schiffskarte in beliebiger Farbe.
   *[other] { $count } Felder: Bezahle mit Schiffskarten einer beliebigen Farbe.
}
price-points = { $points ->
    [one] Das bringt 1 Punkt.
   *[other] Das bringt { $points } Punkte.
}
price-ferry = Fähre: { $count ->
    [one] Mindestens eine Karte muss ein Joker sein.
   *[other] Mindestens { $count } Karten müssen Joker sein.
}
price-ferry-cards = { $count } beliebige Karten können einen Joker ersetzen.
price-cards-for-one = { $count } beliebige Karten, auch Joker, können eine Karte der Farbe ersetzen.
price-cards-for-one-only = Joker ersetzen hier keine Karten der Farbe, aber { $count } beliebige Karten, auch Joker, können eine ersetzen.
price-helps = Für deine Zielkarten: { $tickets }.
price-no-wilds = Joker gelten hier nicht.
price-double-ships = Ein Doppelschiff reicht für ein oder zwei Felder.
price-tunnel = Tunnel: Nach dem Bezahlen werden { $count } Karten aufgedeckt. Jede passende kostet dich eine Zusatzkarte, aber du kannst dann noch abbrechen.
price-trains-left = { $count ->
    [0] Damit sind deine Waggons aufgebraucht.
    [one] Danach hast du noch 1 Waggon.
   *[other] Danach hast du noch { $count } Waggons.
}
price-taxis-left = { $count ->
    [0] Damit sind deine Taxis aufgebraucht.
    [one] Danach hast du noch 1 Taxi.
   *[other] Danach hast du noch { $count } Taxis.
}
price-ships-left = { $count ->
    [0] Damit sind deine Schiffe aufgebraucht.
    [one] Danach hast du noch 1 Schiff.
   *[other] Danach hast du noch { $count } Schiffe.
}
price-station = { $cost ->
    [one] Er kostet eine beliebige Karte.
   *[other] Er kostet { $cost } Karten einer Farbe.
} { $left ->
    [0] Es ist dein letzter Bahnhof.
    [one] Danach hast du noch 1 Bahnhof.
   *[other] Danach hast du noch { $left } Bahnhöfe.
}
price-station-use = Am Spielende darfst du damit für deine Zielkarten eine fremde Strecke nutzen, die in diese Stadt führt.
price-station-unbuilt = Jeder nicht gebaute Bahnhof bringt am Spielende { $points }.
price-harbour = Er kostet { $trains } Wagenkarten und { $ships } Schiffskarten einer Farbe, alle mit Hafensymbol; Joker können jede davon ersetzen. { $left ->
    [0] Es ist dein letzter Hafen.
    [one] Danach hast du noch 1 Hafen.
   *[other] Danach hast du noch { $left } Häfen.
}
price-harbour-points = Am Spielende bringt er { $worth } Punkte bei einer, zwei oder mindestens drei erfüllten Zielkarten mit dieser Stadt.
price-harbour-tickets = { $count ->
    [0] Du hast keine Zielkarte mit { $city }.
    [one] Du hast eine Zielkarte mit { $city }.
   *[other] Du hast { $count } Zielkarten mit { $city }.
}
price-harbour-unbuilt = Jeder nicht gebaute Hafen kostet am Spielende { $points }.
step-laid = Bisher ausgespielt:
step-to-give = { $count ->
    [one] Es fehlt noch 1 Karte.
   *[other] Es fehlen noch { $count } Karten.
}
step-price = Was es kostet
step-back = Einen Schritt zurück
give-explained = Bezahle mit { $count } beliebigen Karten. Der Vorschlag schont deine Joker und möglichst viele Farben.
give-count = { $card }: { $count } von { $most }
give-go = { $count ->
    [one] Mit dieser Karte bezahlen
   *[other] Mit diesen { $count } Karten bezahlen
}
give-more = { $count ->
    [one] Noch eine Karte wählen
   *[other] Noch { $count } Karten wählen
}
give-fewer = { $count ->
    [one] Eine Karte weniger wählen
   *[other] { $count } Karten weniger wählen
}

# Tunnels
surcharge-laid = Du hast { $cards } ausgespielt.
surcharge-choose = Zusatzkarten ausspielen oder den Tunnelbau abbrechen?
surcharge-unable = Dafür fehlen dir die Karten.
surcharge-refuse = Deine Karten kommen zurück auf die Hand, und dein Zug ist vorbei.
surcharge-why-colour = Gleiche Farbe: eine Zusatzkarte
surcharge-why-wild = Joker: eine Zusatzkarte
surcharge-why-no = Passt nicht
happened-claim-tunnel = { $you ->
    [yes] Du baust
   *[no] { $name } baut
} { $route } mit { $cards }: { $points }. Aufgedeckt: { $revealed }. Das kostet nichts extra.

# Smaller questions
build-title = Was baust du in { $city }?
build-explained = Hier kannst du das eine oder das andere bauen.
tickets-title = Neue Zielkarten ziehen?
tickets-explained = Du siehst dir { $count ->
    [one] die letzte Zielkarte
   *[other] { $count } Zielkarten
} an und behältst mindestens { $keep ->
    [one] eine
   *[other] { $keep }
}. Damit ist dein Zug vorbei, und zurücknehmen kannst du ihn nicht.
tickets-go = Zielkarten ziehen
refill-title = Welcher Stapel füllt die Auslage auf?
refill-explained = Du hast eine offene Karte genommen. Wähle, von welchem Stapel sie ersetzt wird.
refill-from = Vom { $deck }
festival-title = Welche Festivalkarten nimmst du?
festival-explained = An beiden Enden deiner Strecke liegen Festivalkarten. Du darfst die von einem Ende nehmen.
festival-take = { $count ->
    [one] 1 Karte von { $cities }
   *[other] { $count } Karten von { $cities }
}
festival-gain = Du hast bisher { $mine } davon; diese bringen { $points } mehr.
pass-title = Du kannst nur passen
pass-explained = Du kannst weder Karten noch Zielkarten ziehen, und bezahlen kannst du auch nichts. Wenn alle nacheinander passen, endet die Partie.
confirm-go = Weiter

# Beside the dialogs
second-card = Nimm noch eine Karte.
second-card-no-wild = Nimm noch eine Karte, aber keinen offenen Joker.
second-card-barred = Ein offener Joker darf nicht deine zweite Karte sein.
waiting-for-others = Du hast gewählt. Warten auf { $names } …
undo = Rückgängig
moves-in-words = Alle deine Möglichkeiten ({ $count })
