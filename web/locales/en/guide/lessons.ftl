# The lessons: what is special about each board.

lesson-title = Lesson: { $board }
lesson-line = A game in progress, set up so that you can try what’s special about the board right away. It takes less than five minutes.
lesson-go = Start the lesson
lesson-list = Lessons for the other boards

lesson-europe = { $board } has tunnels, ferries and stations. This game is already under way, and you have a good hand: try all three.
lesson-tunnel = { $route } is a tunnel. Press it and pay. Then three cards are revealed. Each one of your colour, and each wild, costs you one extra card.
lesson-surcharge = Now you know the price. Pay the extra, or abandon the tunnel and take your cards back.
lesson-ferry = { $route } is a ferry. Pay a wild for each wild symbol, and cards of one colour for the rest. Claim it.
lesson-station = Build a station in any city. It lets you use one route of another player into that city for your tickets. Each station you don’t build scores 4 points.

lesson-nordic = { $board } has its own rules for wilds, and one enormous route. You have a good hand: try it out.
lesson-wilds = Here, you can use wilds only in tunnels and on ferries. But you can take two face-up wilds in one turn. Take this one.
lesson-substitutes = { $route } is a ferry. If you have no wild for its symbol, pay any three cards instead. Claim it.
lesson-any-cards = { $route } has nine spaces and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Pay with one colour. For each card you’re missing, you can pay any four cards instead. Claim it.

lesson-great-lakes = On { $board }, you have trains and ships, each with their own deck. You have a good hand: go to sea.
lesson-sea = { $route } is a sea route: pay with ship cards and put your ships on it. A double ship pays for two spaces. Claim it.
lesson-harbour = Build a harbour in a city that one of your routes reaches. It costs two train cards and two ship cards of one colour, all with the harbour symbol. It scores up to 30 points for completed tickets to its city.
lesson-exchange = Out of ships or trains? You can exchange pieces here, but each one costs you a point. Have a look, and do it only if you need to.

lesson-draft = First, a draft. Pick a ticket; the others go to your opponent, and you get new ones to choose from. Pick tickets that fit together: you’ll keep four of the six.
lesson-draft-keep = Keep the four tickets that share the most routes. There’s a second draft later in the game.
lesson-festivals = There are festival cards at { $cities }. Claim { $route } and take all the cards of one city: the more you have from the same city, the more they score.

lesson-end = That’s what is special about { $board }. Play on with my advice, or start a game of your own.
