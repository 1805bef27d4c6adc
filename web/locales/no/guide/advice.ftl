# What the coach advises.

coach-do = { $move }.
coach-pay-with = Betal { $cards }: Dem trenger du minst.
coach-grey = { $route } er grå: Den betales med kort i én valgfri farge. Best for deg er { $card }, så saml på det.
