# What the coach advises.

coach-do = Meu conselho: “{ $move }”.
coach-pay-with = Pague { $cards }: é o que menos vai fazer falta.
coach-grey = { $route } é cinza: você paga com cartas de uma só cor, à sua escolha. A melhor para você é a { $card }: junte cartas dessa cor.
