# What the coach advises.

coach-do = Mi consejo: «{ $move }».
coach-pay-with = Paga { $cards }: es lo que menos falta te hace.
coach-grey = { $route } es gris: se paga con cartas de un solo color, el que quieras. El que mejor te va es el { $card }: reúne cartas de ese color.
