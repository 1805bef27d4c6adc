# New York, and what attractions are on any board.

# NY-1
rules-about-new-york = Stutt ferð um Manhattan. Kubbarnir þínir eru leigubílar og leikurinn tekur stundarfjórðung.
# NY-4
rules-new-york-last = Ef einn miði er eftir máttu draga hann, og þá verður þú að halda honum.

rules-part-sights = Kennileiti
# NY-6
rules-sights = Í sumum borgum er kennileiti, merkt á kortinu. Þú færð stigin fyrir það ef minnst ein leiða þinna endar þar.
# NY-6
rules-sights-all = Allir spilarar geta fengið stig fyrir sama kennileiti, en aðeins einu sinni hver.
rules-sights-table = Kennileitin á þessu korti
rules-city = Borg
rules-sights-example = Ein leið, tvö kennileiti: bæði telja.
# NY-6
rules-score-attractions = Stig hvers kennileitis sem leiðirnar þínar snerta.
