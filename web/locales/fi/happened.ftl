# What happened, for the log. $you is "yes" for what I did myself.
# Names come in the nominative: a colon, or a noun before them that bears the case.

points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
cards-count = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
tickets-count = { $count ->
    [one] { $count } lippu
   *[other] { $count } lippua
}
trains-count = { $count ->
    [one] { $count } vaunu
   *[other] { $count } vaunua
}
taxis-count = { $count ->
    [one] { $count } taksi
   *[other] { $count } taksia
}
ships-count = { $count ->
    [one] { $count } laiva
   *[other] { $count } laivaa
}

happened-claim = { $you ->
    [yes] Rakennat
   *[no] { $name } rakentaa
} reitin { $route }. Hinta: { $cards }. { $points }.
happened-dig = { $you ->
    [yes] Kaivat
   *[no] { $name } kaivaa
} tunnelia { $route }. Hinta: { $cards }. Esiin tuli: { $revealed }. Lisähinta: { $price }.
happened-surcharge = { $you ->
    [yes] Maksat
   *[no] { $name } maksaa
} lisää reitistä { $route }: { $cards }. { $points }.
happened-refuse = { $you ->
    [yes] Luovut
   *[no] { $name } luopuu
} tunnelista { $route }.
happened-station = { $you ->
    [yes] Rakennat
   *[no] { $name } rakentaa
} aseman kaupunkiin { $city }. Hinta: { $cards }.
happened-harbour = { $you ->
    [yes] Rakennat
   *[no] { $name } rakentaa
} sataman kaupunkiin { $city }. Hinta: { $cards }.
happened-take = { $you ->
    [yes] Otat
   *[no] { $name } ottaa
} rivistä: { $card }.
happened-draw = { $you ->
    [yes] Nostat
   *[no] { $name } nostaa
} kortin pakasta.
happened-draw-known = { $you ->
    [yes] Nostat
   *[no] { $name } nostaa
} pakasta: { $card }.
happened-look = { $you ->
    [yes] Katsot
   *[no] { $name } katsoo
}: { $tickets }.
happened-keep = { $you ->
    [yes] Pidät
   *[no] { $name } pitää
}: { $tickets }.
happened-pick = { $you ->
    [yes] Valitset
   *[no] { $name } valitsee
}: { $tickets }.
happened-pieces = { $you ->
    [yes] Valitset
   *[no] { $name } valitsee
}: { $trains ->
    [one] { $trains } vaunu
   *[other] { $trains } vaunua
} ja { $ships ->
    [one] { $ships } laiva
   *[other] { $ships } laivaa
}.
happened-exchange = { $you ->
    [yes] Vaihdat
   *[no] { $name } vaihtaa
} nappuloita ({ $count }): { $from } → { $to }, { $points }.
happened-pass = { $you ->
    [yes] Passaat.
   *[no] { $name } passaa.
}
happened-festival = { $you ->
    [yes] Otat
   *[no] { $name } ottaa
} juhlasta { $cards }: { $cities }.
happened-festivals-laid = { $count ->
    [one] Yksi juhlakortti tulee esiin: { $cities }.
   *[other] { $count } juhlakorttia tulee esiin: { $cities }.
}
happened-row-flushed = Avoimia jokereita oli liikaa: rivi vaihdettiin uuteen.
happened-second-draft = Valintakortti tuli esiin: toinen lippujen valinta alkaa.
happened-last-turns = Loppu lähestyy: kaikilla on vielä { $turns ->
    [one] yksi vuoro
   *[other] { $turns } vuoroa
}.
happened-other = { $kind }
