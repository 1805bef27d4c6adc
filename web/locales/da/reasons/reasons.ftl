# Why a move is good: for the coach, hints and lessons.

reason-completes = Så klarer du { $count ->
    [one] dit rutekort
   *[other] dine rutekort
} { $tickets }: { $points } point i alt.
reason-ticket = Den er en del af vejen for dit rutekort { $ticket }.
reason-points = Den giver { $points } point med det samme.
reason-last = Spillet er snart slut, og den her giver { $points } point.
reason-sights = Den når også { $count ->
    [one] en seværdighed
   *[other] seværdigheder
}: { $cities }.
reason-card = Du mangler stadig { $cards } til { $route }.
reason-deck = Du mangler stadig { $cards } til { $route }, men der er ingen blandt de synlige kort.
reason-surprise = Til { $route } har bunken mere at byde på end de synlige kort.
reason-wild = Den gælder for enhver farve, så den hjælper dig også med { $route }.
reason-collect = Du har kortene til din plan. Saml nu kort til en lang strækning.
reason-tickets = Du kan nå at klare et til.
reason-keep = Så kræver din plan { $pieces } af dine { $of } brikker.
reason-station = Den lader dig bruge en anden spillers strækning til et rutekort.
reason-harbour = Klarede rutekort til byen gør den værdifuld.
reason-exchange = Din plan kræver flere brikker af den anden slags.
reason-contested = { $route } er måske snart væk: { $count ->
    [one] { $names } har vist også brug for den
   *[other] { $names } har vist også brug for den
}.
reason-affordable = Du har kortene til den: { $cards }.
reason-detour = Uden den kræver dit rutekort { $ticket } { $spaces ->
    [one] { $spaces } felt mere
   *[other] { $spaces } felter mere
}.
reason-no-detour = Uden den er der ingen mulig vej for dit rutekort { $ticket }.
reason-longest = Så er din længste rute på { $path ->
    [one] { $path } felt
   *[other] { $path } felter
}, de andres på højst { $others }. Den længste rute giver { $bonus } point.
reason-blocks = Du har ikke selv brug for { $route }, men det har { $count ->
    [one] { $names } vist.
   *[other] { $names } vist.
}
reason-card-unneeded = Din plan har ikke brug for det kort, du tog.
reason-scarce = Til { $route } skal du bruge { $card }: Af det er der kun { $left } kort tilbage, af { $other } stadig { $more }.
reason-two-cards = En synlig joker koster hele turen. Din plan mangler stadig { $count } kort, så to kort er bedre end ét.
reason-tickets-time = Der er omkring { $turns ->
    [one] { $turns } tur
   *[other] { $turns } ture
} tilbage, og din plan kræver { $needed }: tid til et rutekort mere.
reason-keep-better = Disse rutekort kræver { $pieces ->
    [one] { $pieces } brik
   *[other] { $pieces } brikker
} og giver { $points } point; dem, du beholdt, kræver { $others } og giver { $less }.
reason-adds = Rutekortet { $ticket } føjer kun { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} til din plan og giver { $points } point.
reason-costly = Rutekortet { $ticket } føjer { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} til din plan og giver kun { $points } point.
reason-hopeless = Der er ingen mulig vej for rutekortet { $ticket }.
reason-spares = Så har du stadig { $cards } til { $route }.
reason-spends = Det, du spillede, koster kort, som du skal bruge til { $route }: { $cards }.
reason-split = Din plan kræver { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogne
} og { $ships ->
    [one] { $ships } skib
   *[other] { $ships } skibe
}.
reason-tight = Med de rutekort, du beholdt, kræver din plan { $needed } af { $left ->
    [one] den ene tur
   *[other] de { $left } ture
}, der er tilbage; med disse kræver den { $less }.
reason-late = Dit rutekort { $ticket } kræver stadig omkring { $needed ->
    [one] { $needed } tur
   *[other] { $needed } ture
}, og der er kun { $left } tilbage.
reason-lost = Med det, du spillede, rækker brikkerne ikke til { $count ->
    [one] dit rutekort
   *[other] dine rutekort
} { $tickets }: Du skal bruge { $needed }, men ville kun have { $left }.
reason-busy = Din plan kræver stadig omkring { $needed ->
    [one] { $needed } tur
   *[other] { $needed } ture
}, og der er kun { $left } tilbage: for sent til flere rutekort.
reason-wait = Ingen andre har vist brug for { $route }, så den kan vente. Din plan mangler stadig { $count } kort.
reason-won = Computeren spillede videre efter begge træk { $games ->
    [one] { $games } gang
   *[other] { $games } gange
}. Chance for at vinde: { $chance } med dette træk, { $instead } med dit.
