# Iberia, and what drafts and festivals are on any board.

# IB-11
rules-about-iberia = Billettene velges i to omganger, og byene fester. Francia (Frankrike) er en by som alle andre.

rules-part-draft = De to billettvalgene
# IB-3
rules-draft-first = I starten får du { $hand } billetter. Velg én, og send de andre videre til { $side ->
    [left] venstre
   *[right] høyre
}. Fortsett til alle er valgt.
# IB-3, IB-5
rules-draft-keep = Behold så nøyaktig { $keep } av billettene du valgte.
# IB-3
rules-draft-refused = Etter det første billettvalget stokkes alle bortvalgte og ubrukte billetter inn i billettbunken.
# IB-2, IB-5
rules-draft-second = Et billettvalgkort ligger dypt i kortbunken, dypere jo flere spillere dere er. Når det dukker opp, spilles turen til ende. Så begynner et andre billettvalg, og billettene går til { $side ->
    [left] venstre
   *[right] høyre
}.
# IB-5
rules-draft-after = Billetter fra det første billettvalget er dine til spillet er slutt. De bortvalgte fra det andre legges nederst i billettbunken.
# IB-6
rules-draft-tickets = Du kan ikke trekke billetter før det andre billettvalget er over.
rules-draft-example = Velg én, send resten videre.

rules-part-festivals = Festivaler
# IB-1, IB-2, IB-4
rules-festival-up = { $cards } festivalkort stokkes inn i bunken. Dukker et opp, legges det åpent ved byen sin, og det trekkes et annet kort i stedet.
# IB-7
rules-festival-once = Når en ny bunke stokkes, er det ingen festivalkort i den.
# IB-8
rules-festival-take = Bygger du en strekning som ender der, tar du alle festivalkortene til byen. Ligger det kort i begge ender, velger du den ene enden.
# IB-8
rules-festival-hidden = Du kan se på festivalkortene dine, men de andre kan ikke.
# IB-9
rules-festival-shared = { $cities } deler festivalkortene sine: En strekning til en av dem er nok til å ta kortene.
# IB-10
rules-festival-table = Poeng for festivalkort fra én by
rules-festival-city = Festivalby
# IB-10
rules-score-festivals = Festivalkort i sett fra én by. Jo flere fra samme by, jo mer er de verdt.
