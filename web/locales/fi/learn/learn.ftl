# Learning from your mistakes after a game. Grades and signs are those of chess players: ?! ? ??

learn-what = Tietokone etsii siirrot, jotka tulivat sinulle kalleimmiksi. Sitten pääset takaisin jokaiseen tilanteeseen ja voit yrittää uudelleen.
learn-go = Etsi virheeni
learn-whose = Kenen siirrot?
learn-accuracy = Tarkkuus: { $score } / 100
learn-accuracy-range = Onni huomioon ottaen { $low }–{ $high }.
learn-like = { $you ->
    [yes] Pelasit tasolla ”{ $from }”.
   *[no] { $name } pelasi tasolla ”{ $from }”.
}
learn-like-between = { $you ->
    [yes] Pelasit jossain tasojen ”{ $from }” ja ”{ $to }” välillä.
   *[no] { $name } pelasi jossain tasojen ”{ $from }” ja ”{ $to }” välillä.
}
learn-like-any = Yksi peli ei riitä kertomaan, mitä tasoa se oli.
learn-count-inaccuracy = { $count ->
    [one] { $count } epätarkkuus
   *[other] { $count } epätarkkuutta
}
learn-count-mistake = { $count ->
    [one] { $count } virhe
   *[other] { $count } virhettä
}
learn-count-blunder = { $count ->
    [one] { $count } paha virhe
   *[other] { $count } pahaa virhettä
}
grade-inaccuracy = Epätarkkuus
grade-mistake = Virhe
grade-blunder = Paha virhe
# These are percentage points of the chance to win, not points of the game.
learn-account = Voiton todennäköisyys: { $how ->
    [cost] siirtosi veivät sinulta { $moves } { $moves ->
        [one] prosenttiyksikön
       *[other] prosenttiyksikköä
    }, huono onni { $luck }.
   *[gain] siirtosi veivät sinulta { $moves } { $moves ->
        [one] prosenttiyksikön
       *[other] prosenttiyksikköä
    }; onni toi { $luck }.
}
learn-mistake = Siirto { $move }: { $made }
learn-cost = −{ $loss }
learn-none = { $you ->
    [yes] Ei selviä virheitä. Hyvin pelattu!
   *[no] { $name } ei tehnyt selviä virheitä.
}
learn-start = Yritä uudelleen

exercise-title = Virhe { $number } / { $count }
exercise-task = Siirto { $move } oli ”{ $made }”. Mikä olisi ollut parempi?
exercise-how = Valitse laudalta, korteista tai luettelosta.
exercise-options = Kokeilemisen arvoisia
exercise-trying = Kokeillaan: ”{ $move }” …
exercise-failed = Sitä ei voitu kokeilla: { $reason }
exercise-best = Hyvä: juuri se siirto!
exercise-good = Hyvä: yhtä vahva kuin paras siirto.
exercise-better = Parempi kuin pelaamasi siirto, mutta vahvempikin löytyy.
exercise-no-better = Ei parempi kuin pelaamasi siirto. Yritä uudelleen.
exercise-same = Juuri sen pelasit. Kokeile jotain muuta.
exercise-shown = Paras siirto: ”{ $move }”.
exercise-show = Näytä
exercise-next = Seuraava virhe
exercise-finish = Valmis
exercise-leave = Takaisin uusintaan
exercise-again = Aloita alusta
exercise-found = { $count } virheestä korjasit { $found }.
exercise-was-found = Hyvä siirto löytyi
chance-played = Pelattu
chance-tried = Yrityksesi
chance-best = Paras siirto
chance-hidden = ?
