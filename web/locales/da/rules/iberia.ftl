# Iberia, and what drafts and festivals are on any board.

# IB-11
rules-about-iberia = Rutekortene vælges i to omgange, og byerne fester. Francia (Frankrig) er en by som alle andre.

rules-part-draft = De to rutevalg
# IB-3
rules-draft-first = I starten får du { $hand } rutekort. Vælg ét, og send de andre videre til { $side ->
    [left] venstre
   *[right] højre
}. Fortsæt, til alle er valgt.
# IB-3, IB-5
rules-draft-keep = Behold så præcis { $keep } af de rutekort, du har valgt.
# IB-3
rules-draft-refused = Efter det første rutevalg blandes alle fravalgte og ubrugte rutekort ind i bunken med rutekort.
# IB-2, IB-5
rules-draft-second = Et rutevalgskort ligger dybt i kortbunken, dybere jo flere spillere I er. Når det dukker op, spilles turen til ende. Så begynder et andet rutevalg, og rutekortene går til { $side ->
    [left] venstre
   *[right] højre
}.
# IB-5
rules-draft-after = Rutekort fra det første rutevalg er dine, til spillet slutter. De fravalgte fra det andet lægges nederst i bunken med rutekort.
# IB-6
rules-draft-tickets = Du kan ikke trække rutekort, før det andet rutevalg er slut.
rules-draft-example = Vælg ét, send resten videre.

rules-part-festivals = Festivaler
# IB-1, IB-2, IB-4
rules-festival-up = { $cards } festivalkort blandes ind i bunken. Dukker et op, lægges det synligt ved sin by, og der trækkes et andet kort i stedet.
# IB-7
rules-festival-once = Når en ny bunke blandes, er der ingen festivalkort i den.
# IB-8
rules-festival-take = Gør du krav på en strækning, der ender der, tager du alle byens festivalkort. Ligger der kort i begge ender, vælger du den ene ende.
# IB-8
rules-festival-hidden = Du må se dine festivalkort, det må de andre ikke.
# IB-9
rules-festival-shared = { $cities } deler deres festivalkort: En strækning til en af dem er nok til at tage kortene.
# IB-10
rules-festival-table = Point for festivalkort fra én by
rules-festival-city = Festivalby
# IB-10
rules-score-festivals = Festivalkort i sæt fra én by. Jo flere fra samme by, jo mere er de værd.
