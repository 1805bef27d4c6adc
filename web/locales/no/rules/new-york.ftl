# New York, and what attractions are on any board.

# NY-1
rules-about-new-york = En rask tur gjennom Manhattan. Brikkene dine er taxier, og et spill tar et kvarter.
# NY-4
rules-new-york-last = Er det én billett igjen, kan du trekke den, og da må du beholde den.

rules-part-sights = Severdigheter
# NY-6
rules-sights = Noen byer har en severdighet, merket på brettet. Du får poeng for den hvis minst én av strekningene dine ender der.
# NY-6
rules-sights-all = Alle spillere kan få poeng for den samme severdigheten. Flere strekninger dit gir ikke mer.
rules-sights-table = Severdighetene på dette brettet
rules-city = By
rules-sights-example = Én strekning, to severdigheter: Begge teller.
# NY-6
rules-score-attractions = Poengene for hver severdighet strekningene dine når.
