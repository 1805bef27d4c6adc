# What the coach advises, and why.

coach-do = { $move }.
coach-pay-with = Betal { $cards }: Dem kan du bedst undvære.
coach-grey = { $route } er grå: Den betales med kort i én valgfri farve. Bedst for dig er { $card }, så saml på det.

reason-completes = Så klarer du { $count ->
    [one] dit rutekort
   *[other] dine rutekort
} { $tickets }: { $points } point i alt.
reason-ticket = Den er en del af vejen for dit rutekort { $ticket }.
reason-points = Den giver { $points } point, og kortene kan du undvære.
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
