# The drawn board.

board-zoom = Spelplanens storlek
board-nearer = Närmare
board-farther = Längre bort
board-whole = Hela spelplanen
board-too-full = Det är för mycket på den här spelplanen för att den ska kunna ritas. Du kan ändå spela den med listan över drag.
# $route is all that is said of a route.
board-grand-route = { $route }; { $cards } valfria kort får ersätta ett
board-festival = { $count ->
    [0] { $city }: alla festivalkort är borta
    [one] { $city }: { $count } festivalkort
   *[other] { $city }: { $count } festivalkort
}
board-stations = { $count ->
    [one] { $city }: { $count } station
   *[other] { $city }: { $count } stationer
}
board-harbours = { $count ->
    [one] { $city }: { $count } hamn
   *[other] { $city }: { $count } hamnar
}
board-ticket = { $from } – { $to }, { $points } poäng
board-card-back = Kort med baksidan upp
# C9
help-owned = Den här sträckan tillhör { $name }. Den är värd { $points } poäng.
# C10
help-double = Mellan de här städerna går två spår. Ingen får äga båda.
# C10
help-double-closed = Mellan de här städerna går två spår. Vid det här bordet stängs det andra när det första mutas in.
