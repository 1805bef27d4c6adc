# Iberia, and what drafts and festivals are on any board.

# IB-11
rules-about-iberia = Dos selecciones de billetes y ciudades en fiestas. Francia es una ciudad como otra cualquiera.

rules-part-draft = Las dos selecciones
# IB-3
rules-draft-first = La partida empieza con una selección de billetes, o «draft»: recibes { $hand } billetes, eliges uno y pasas los demás a la { $side ->
    [left] izquierda
   *[right] derecha
}. Se repite hasta que todos están elegidos.
# IB-3, IB-5
rules-draft-keep = Después conserva exactamente { $keep } de los billetes que has elegido.
# IB-3
rules-draft-refused = Tras la primera selección, todos los billetes rechazados y sobrantes se barajan para formar el mazo de billetes.
# IB-2, IB-5
rules-draft-second = Hacia el fondo del mazo de cartas se esconde una carta de selección, más abajo cuantos más jugadores haya. Cuando sale, se termina el turno en curso. Después empieza una segunda selección, y los billetes se pasan a la { $side ->
    [left] izquierda
   *[right] derecha
}.
# IB-5
rules-draft-after = Los billetes de la primera selección son tuyos hasta el final. Los rechazados en la segunda van al fondo del mazo de billetes.
# IB-6
rules-draft-tickets = No se pueden robar billetes hasta que termine la segunda selección.
rules-draft-example = Elige uno y pasa los demás.

rules-part-festivals = Fiestas
# IB-1, IB-2, IB-4
rules-festival-up = En el mazo hay { $cards } cartas de fiesta. Cuando sale una, se coloca a la vista en su ciudad y se roba otra carta en su lugar.
# IB-7
rules-festival-once = Cuando el mazo se vuelve a barajar, ya no lleva cartas de fiesta.
# IB-8
rules-festival-take = Cuando reclamas un trayecto hasta una ciudad, te llevas todas sus cartas de fiesta. Si hay cartas en los dos extremos, elige uno.
# IB-8
rules-festival-hidden = Tú puedes mirar tus cartas de fiesta; los demás no.
# IB-9
rules-festival-shared = { $cities } comparten sus cartas de fiesta: basta un trayecto hasta cualquiera de ellas para llevárselas.
# IB-10
rules-festival-table = Puntos por cartas de fiesta de una ciudad
rules-festival-city = Fiesta
# IB-10
rules-score-festivals = Las cartas de fiesta, por ciudades. Cuantas más tengas de una misma ciudad, más vale el conjunto.
