# The Nordic countries, and what cards that stand for others are on any board.

# NO-4
rules-about-nordic = För två eller tre, från fjordarna till Murmansk. Jokrar är lätta att få här, men de gäller på få ställen.

# NO-1
rules-cards-no-limit = Jokrar i raden är kort som alla andra: du får ta två av dem i samma tur.
# NO-1
rules-cards-no-flush = Raden ligger kvar som den är, hur många jokrar som än ligger öppna.
# NO-4
rules-claim-wilds-on = Jokrar gäller bara på de här typerna av sträckor: { $kinds }.
# NO-5
rules-ferry-for-wild = På en färja får { $count } valfria kort ersätta en joker.
# NO-6
rules-tunnel-not = Det gäller bara färjor, aldrig tunnlar.
# NO-7
rules-substitute = { $route } är speciell: där får { $count } valfria kort, även jokrar, ersätta ett kort i färgen.
# NO-7
rules-substitute-wilds = En joker gäller där bara som ett av dessa { $count } kort.
# NO-8
rules-doubles-unlike = Två sträckor av olika längd eller typ mellan samma städer är också ett dubbelspår: { $routes }.
# NO-9
rules-score-most-tickets = { $points } för flest klarade biljetter. Ligger flera lika får alla poängen.
# NO-10, C16
rules-nordic-path = Den längsta rutten får komma tillbaka till en stad, men använder varje sträcka bara en gång.
