# What helps to plan: the card of a route or a city, my own plan, what tickets take, estimates.

plan-card-label = Über diesen Ort
# The cards in hand that could pay for it, not the whole hand
plan-have = Dafür hast du { $cards }.
plan-missing = Fehlt noch: { $cards }.
# What is left of a ticket after claiming the route
plan-helps = Zielkarte { $ticket }: { $spaces ->
    [0] Damit ist sie erfüllt.
    [one] danach noch 1 Feld.
   *[other] danach noch { $spaces } Felder.
}
plan-now = { $what ->
    [claim] Du kannst die Strecke jetzt bauen.
   *[build] Du kannst hier jetzt bauen.
}
plan-why-pieces = Du hast nicht mehr genug Figuren.
plan-why-none-left = Du hast keinen mehr zum Bauen.
plan-why-no-route = Baue zuerst eine Strecke in diese Stadt.
plan-harbour = Jetzt { $now }, mit deinen offenen Zielkarten { $all }.
plan-tickets-here = Deine Zielkarten mit dieser Stadt: { $tickets }.

plan-title = Mein Plan
plan-add = In meinen Plan aufnehmen
plan-remove = Aus meinem Plan streichen
plan-remove-route = { $route } aus meinem Plan streichen
plan-cards = Karten: { $cards }.
plan-card = { $cards } (du hast { $have })

plan-cut = { $name } hat { $route } gebaut. Für die Zielkarte { $ticket } brauchst du jetzt { $needs }.
plan-cut-lost = { $name } hat { $route } gebaut. Die Zielkarte { $ticket } ist blockiert.

plan-festivals = Deine Festivalkarten
plan-festival = { $cities }: { $cards }, { $worth }. Mit noch einer: { $more }.
plan-harbours = Was ein Hafen brächte

estimate-note = Was die anderen verdeckt halten, zählt hier nicht mit.
estimate-own = Nur dir bekannt:
