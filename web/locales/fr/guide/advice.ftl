# What the coach advises.

coach-do = Mon conseil : « { $move } ».
coach-pay-with = Paie { $cards } : ce sont tes cartes les moins utiles.
coach-grey = { $route } est grise : on la paie avec des cartes d’une seule couleur, au choix. Pour toi, le mieux est de récolter des cartes de couleur { $card }.
