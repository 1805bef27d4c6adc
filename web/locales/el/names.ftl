# Names of things. The ids are those of the boards.
# Colours are feminine, as κάρτα and διαδρομή are.

card-purple = μοβ
card-pink = ροζ
card-blue = μπλε
card-orange = πορτοκαλί
card-white = λευκή
card-green = πράσινη
card-yellow = κίτρινη
card-black = μαύρη
card-red = κόκκινη
card-grey = γκρι
card-wild = τζόκερ
card-with-ship = { $colour } με πλοίο
card-with-double-ship = { $colour } με διπλό πλοίο
card-with-harbour = { $colour } με λιμάνι
card-other = { $card }

list-of-cards = { $count } × { $card }
no-cards = καμία κάρτα
no-tickets = κανένα εισιτήριο

route-of-kind = { $route } ({ $kind })
route-of-colour = { $route } ({ $colour })
route-of-number = { $route } (αρ. { $number })
ends = { $from }–{ $to }

kind-track = σιδηρόδρομος
kind-tunnel = σήραγγα
kind-ferry = φέρι
kind-sea = θάλασσα
kind-other = { $kind }

deck-train = κάρτες τρένου
deck-taxi = κάρτες ταξί
deck-ship = κάρτες πλοίου
deck-other = { $deck }

pieces-trains = τρένα
pieces-ships = πλοία

level-easy = Εύκολο
level-medium = Μέτριο
level-hard = Δύσκολο
level-expert = Κορυφαίο
level-other = { $level }

seat-bot = { $level } μποτ
seat-bot-of-several = { $level } μποτ { $number }
seat-open = Ελεύθερη θέση

board-europe = Ευρώπη
board-europe-summary = Από το Εδιμβούργο ως την Κωνσταντινούπολη, με σήραγγες, φέρι και σταθμούς.
board-new-york = Νέα Υόρκη
board-new-york-summary = Μια γρήγορη βόλτα με ταξί στο Μανχάταν, δίπλα στα αξιοθέατά του.
board-nordic = Βόρειες Χώρες
board-nordic-summary = Δύο ή τρεις παίκτες από τα φιόρδ ως το Μούρμανσκ· τα τζόκερ μόνο για σήραγγες και φέρι.
board-great-lakes = Μεγάλες Λίμνες
board-great-lakes-summary = Τρένα και πλοία από το Ντουλούθ ως τη Νέα Υόρκη, με λιμάνια για χτίσιμο.
board-iberia = Ιβηρία
board-iberia-summary = Τα εισιτήρια διαλέγονται σε δύο γύρους και οι πόλεις γιορτάζουν τα φεστιβάλ τους.
