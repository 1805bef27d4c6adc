# What the coach advises.

coach-do = Mitt ráð: „{ $move }“.
coach-pay-with = Borgaðu { $cards }: á því þarftu síst að halda.
coach-grey = Leiðin { $route } er grá: borgaðu með spilum í einum lit að eigin vali. Best hentar þér { $card }, svo að þú skalt safna því.
