# What the coach advises, and why.

coach-do = { $move }.
coach-pay-with = Betal { $cards }: Dem trenger du minst.
coach-grey = { $route } er grå: Den betales med kort i én valgfri farge. Best for deg er { $card }, så saml på det.

reason-completes = Da fullfører du { $count ->
    [one] billetten din
   *[other] billettene dine
} { $tickets }: { $points } poeng til sammen.
reason-ticket = Den er en del av veien for billetten din { $ticket }.
reason-points = Den gir { $points } poeng, og kortene kan du unnvære.
reason-last = Spillet er snart slutt, og denne gir { $points } poeng.
reason-sights = Den når også { $count ->
    [one] en severdighet
   *[other] severdigheter
}: { $cities }.
reason-card = Du mangler fortsatt { $cards } til { $route }.
reason-deck = Du mangler fortsatt { $cards } til { $route }, men det er ingen blant de åpne kortene.
reason-surprise = Til { $route } har bunken mer å by på enn de åpne kortene.
reason-wild = Den gjelder for alle farger, så den hjelper deg også med { $route }.
reason-collect = Du har kortene til planen din. Saml nå kort til en lang strekning.
reason-tickets = Du rekker å fullføre en til.
reason-keep = Da krever planen din { $pieces } av de { $of } brikkene dine.
reason-station = Den lar deg bruke en annen spillers strekning for en billett.
reason-harbour = Fullførte billetter til byen gjør den verdifull.
reason-exchange = Planen din krever flere brikker av det andre slaget.
