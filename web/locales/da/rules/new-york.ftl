# New York, and what attractions are on any board.

# NY-1
rules-about-new-york = En hurtig tur gennem Manhattan. Dine brikker er taxier, og et spil tager et kvarter.
# NY-4
rules-new-york-last = Er der ét rutekort tilbage, må du trække det, og så skal du beholde det.

rules-part-sights = Seværdigheder
# NY-6
rules-sights = Nogle byer har en seværdighed, som er mærket på brættet. Du får point for den, hvis mindst én af dine strækninger ender der.
# NY-6
rules-sights-all = Alle spillere kan få point for den samme seværdighed. Flere strækninger dertil giver ikke mere.
rules-sights-table = Seværdighederne på dette bræt
rules-city = By
rules-sights-example = Én strækning, to seværdigheder: Begge tæller.
# NY-6
rules-score-attractions = Pointene for hver seværdighed, dine strækninger når.
