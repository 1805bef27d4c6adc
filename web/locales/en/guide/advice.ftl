# What the coach advises.

coach-do = { $move }.
coach-pay-with = Pay { $cards }: you need those the least.
coach-grey = { $route } is grey: pay with cards of any one colour. The best colour for you is { $card }, so collect that.
