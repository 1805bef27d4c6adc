# Iberia, and what drafts and festivals are on any board.

# IB-11
rules-about-iberia = Deux drafts de destinations, et des festivals dans les villes. Francia (la France) est une ville comme les autres.

rules-part-draft = Les deux drafts
# IB-3
rules-draft-first = Au début, tu reçois { $hand } destinations. Choisis-en une et passe les autres à { $side ->
    [left] gauche
   *[right] droite
}. On recommence jusqu’à ce que toutes soient choisies.
# IB-3, IB-5
rules-draft-keep = Garde ensuite exactement { $keep } des destinations que tu as choisies.
# IB-3
rules-draft-refused = Après le premier draft, toutes les destinations refusées ou inutilisées sont mélangées à la pioche Destination.
# IB-2, IB-5
rules-draft-second = Une carte Draft est cachée assez bas dans la pioche, et plus bas encore quand les joueurs sont nombreux. Quand elle sort, on finit le tour en cours. Puis un second draft commence, et les destinations passent à { $side ->
    [left] gauche
   *[right] droite
}.
# IB-5
rules-draft-after = Les destinations du premier draft sont à toi pour de bon. Celles qui sont refusées au second vont sous la pioche Destination.
# IB-6
rules-draft-tickets = On ne peut pas piocher de destinations avant la fin du second draft.
rules-draft-example = Choisis-en une, passe les autres.

rules-part-festivals = Festivals
# IB-1, IB-2, IB-4
rules-festival-up = { $cards } cartes Festival sont mélangées à la pioche. Quand il en sort une, elle est posée face visible près de sa ville, et une autre carte est piochée à sa place.
# IB-7
rules-festival-once = Quand la pioche est remélangée, elle ne contient plus de cartes Festival.
# IB-8
rules-festival-take = Quand tu prends une route qui mène à une ville, prends toutes les cartes Festival qui s’y trouvent. S’il y en a aux deux bouts, choisis un bout.
# IB-8
rules-festival-hidden = Tu peux regarder tes cartes Festival, les autres non.
# IB-9
rules-festival-shared = { $cities } partagent leurs cartes Festival : une route vers l’une ou l’autre suffit pour les prendre.
# IB-10
rules-festival-table = Points pour les cartes Festival d’une même ville
rules-festival-city = Festival
# IB-10
rules-score-festivals = Les cartes Festival, en séries par ville. Plus tu en as d’une même ville, plus la série vaut de points.
