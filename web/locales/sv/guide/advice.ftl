# What the coach advises.

coach-do = { $move }.
coach-pay-with = Betala { $cards }: de korten behöver du minst.
coach-grey = { $route } är grå: den betalas med kort i en enda valfri färg. Bäst för dig är { $card }, så samla på det.
