# What the coach advises.

coach-do = Mein Rat: „{ $move }“.
coach-pay-with = Bezahle mit { $cards }: Diese Karten brauchst du am wenigsten.
coach-grey = { $route } ist grau: Du bezahlst mit Karten einer beliebigen Farbe. Für dich passt { $card } am besten: Sammle diese Farbe.
