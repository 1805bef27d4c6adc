# Iberia, and what drafts and festivals are on any board.

# IB-11
rules-about-iberia = Biljetterna väljs i två omgångar, och städerna firar. Francia (Frankrike) är en stad som alla andra.

rules-part-draft = De två biljettvalen
# IB-3
rules-draft-first = I början får du { $hand } biljetter. Välj en och skicka de andra åt { $side ->
    [left] vänster
   *[right] höger
}. Fortsätt tills alla är valda.
# IB-3, IB-5
rules-draft-keep = Behåll sedan exakt { $keep } av de biljetter du valde.
# IB-3
rules-draft-refused = Efter det första biljettvalet blandas alla bortvalda och oanvända biljetter till biljetthögen.
# IB-2, IB-5
rules-draft-second = Ett biljettvalskort ligger djupt i korthögen, djupare ju fler spelare ni är. När det dyker upp spelas turen till sitt slut. Sedan börjar ett andra biljettval, och biljetterna går åt { $side ->
    [left] vänster
   *[right] höger
}.
# IB-5
rules-draft-after = Biljetterna från det första valet är dina till spelets slut. De som väljs bort i det andra läggs underst i biljetthögen.
# IB-6
rules-draft-tickets = Det går inte att dra biljetter förrän det andra biljettvalet är över.
rules-draft-example = Välj en, skicka resten vidare.

rules-part-festivals = Festivaler
# IB-1, IB-2, IB-4
rules-festival-up = { $cards } festivalkort blandas in i högen. Ett som dyker upp läggs öppet vid sin stad, och ett annat kort dras i stället.
# IB-7
rules-festival-once = När kasthögen blandas till en ny hög finns inga festivalkort i den.
# IB-8
rules-festival-take = Om du mutar in en sträcka som slutar där tar du alla festivalkort i den staden. Ligger det kort i båda ändarna väljer du en av dem.
# IB-8
rules-festival-hidden = Du får titta på dina festivalkort, de andra får det inte.
# IB-9
rules-festival-shared = { $cities } delar sina festivalkort: en sträcka till någon av dem räcker för att ta korten.
# IB-10
rules-festival-table = Poäng för festivalkort från en stad
rules-festival-city = Festivalstad
# IB-10
rules-score-festivals = Festivalkort, räknade stad för stad. Ju fler från en stad, desto mer är de värda.
