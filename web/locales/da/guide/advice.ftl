# What the coach advises.

coach-do = { $move }.
coach-pay-with = Betal { $cards }: Dem kan du bedst undvære.
coach-grey = { $route } er grå: Den betales med kort i én valgfri farve. Bedst for dig er { $card }, så saml på det.
