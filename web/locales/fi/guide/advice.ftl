# What the coach advises.

coach-do = { $move }.
coach-pay-with = Maksa { $cards }: näitä tarvitset vähiten.
coach-grey = Reitti { $route } on harmaa: sen voi maksaa minkä tahansa yhden värin korteilla. Sinulle sopii parhaiten { $card }, joten kerää sitä.
