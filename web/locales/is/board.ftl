# The drawn board.

board-zoom = Stærð kortsins
board-nearer = Nær
board-farther = Fjær
board-whole = Allt kortið
board-too-full = Of mikið er á þessu korti til að hægt sé að teikna það. Þú getur samt spilað með listanum yfir það sem er í boði.
# $route is all that is said of a route.
board-grand-route = { $route }; hvaða { $cards } spil sem er koma í stað eins
board-festival = { $count ->
    [0] { $city }: öll hátíðarspil eru farin
    [one] { $city }: { $count } hátíðarspil
   *[other] { $city }: { $count } hátíðarspil
}
board-stations = { $count ->
    [one] { $city }: { $count } lestarstöð
   *[other] { $city }: { $count } lestarstöðvar
}
board-harbours = { $count ->
    [one] { $city }: { $count } höfn
   *[other] { $city }: { $count } hafnir
}
board-ticket = { $from } – { $to }, { $points } stig
board-card-back = Spil á grúfu
# C9
help-owned = Þessa leið á { $name }. Leiðin gefur { $points } stig.
# C10
help-double = Tvær leiðir tengja þessar borgir. Enginn má eiga báðar.
# C10
help-double-closed = Tvær leiðir tengja þessar borgir. Við þetta borð lokast önnur þegar einhver eignar sér hina.
