# What helps to plan: the card of a route or a city, my own plan, what tickets take, estimates.

plan-card-label = Για αυτό το σημείο
# The cards in hand that could pay for it, not the whole hand
plan-have = Κατάλληλες κάρτες στο χέρι σου: { $cards }.
plan-missing = Χρειάζεσαι ακόμη { $cards }.
# What is left of a ticket after claiming the route
plan-helps = Για το εισιτήριο { $ticket }: { $spaces ->
    [0] έτσι ολοκληρώνεται.
    [one] μένει μετά 1 θέση.
   *[other] μένουν μετά { $spaces } θέσεις.
}
plan-now = { $what ->
    [claim] Μπορείς να τη διεκδικήσεις τώρα.
   *[build] Μπορείς να χτίσεις εδώ τώρα.
}
plan-why-pieces = Δεν σου μένουν αρκετά κομμάτια.
plan-why-none-left = Δεν σου μένει τίποτα άλλο να χτίσεις.
plan-why-no-route = Διεκδίκησε πρώτα μια διαδρομή προς αυτή την πόλη.
plan-harbour = Τώρα { $now }, με τα ανοιχτά σου εισιτήρια { $all }.
plan-tickets-here = Τα εισιτήριά σου για εδώ: { $tickets }.

plan-title = Το σχέδιό μου
plan-add = Πρόσθεσε στο σχέδιό μου
plan-remove = Αφαίρεσε από το σχέδιό μου
plan-remove-route = Αφαίρεσε από το σχέδιό μου: { $route }
plan-cards = Κάρτες: { $cards }.
plan-card = { $cards } (έχεις { $have })

plan-cut = Ο παίκτης { $name } διεκδίκησε τη διαδρομή { $route }. Για το εισιτήριο { $ticket } χρειάζονται τώρα { $needs }.
plan-cut-lost = Ο παίκτης { $name } διεκδίκησε τη διαδρομή { $route }. Το εισιτήριο { $ticket } δεν γίνεται πια.

plan-festivals = Οι κάρτες φεστιβάλ σου
plan-festival = { $cities }: { $cards }, { $worth }. Με μία ακόμη: { $more }.
plan-harbours = Τι θα έδινε ένα λιμάνι

estimate-note = Ό,τι κρατούν κρυφό οι άλλοι δεν υπολογίζεται.
estimate-own = Μόνο εσύ ξέρεις:
