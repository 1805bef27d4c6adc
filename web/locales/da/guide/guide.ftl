# The guided first game, and its coach.

guide-title = Dit første spil
guide-line = Lær det ved at spille: ét lille spil, én let modstander og en vejleder ved din side.
guide-what-map = Du spiller på brættet { $board }. Et spil tager omkring ti minutter.
guide-what-coach = Vejlederen siger, hvad du kan gøre nu, og hvorfor. Du må altid gøre noget andet.
guide-what-leave = Du kan når som helst sende vejlederen væk og spille videre.
guide-go = Start mit første spil
guide-go-on = Fortsæt mit første spil
guide-rules = Eller læs reglerne først

coach-name = Din vejleder
coach-next = Videre
coach-leave = Jeg klarer mig selv
coach-hide = Skjul vejlederen
coach-show = Vis vejlederen
coach-rules = Læs reglerne
coach-again = Spil et spil til

coach-welcome = Velkommen til { $board }! Du får point for strækninger mellem byer og for rutekort. Den, der har flest point, når spillet slutter, vinder.
coach-tickets = Her er rutekort. Hvert af dem beder dig forbinde to byer. Sæt kryds ved et for at se byerne på brættet, og behold så et eller flere. Klarer du det, får du dets point; ellers trækkes de fra.
coach-tickets-wait = Godt. De andre vælger stadig deres rutekort.
coach-plan = Se på dit rutekort { $ticket }. En god vej er { $count ->
    [one] én strækning
   *[other] { $count } strækninger
}: { $routes }. Tryk på rutekortet for at se byerne.
coach-deck = Synlige kort er sikre, bunken er en overraskelse. Et kort fra bunken kan være en joker, og så får du stadig et kort til.
coach-wild = Der ligger en synlig joker. Den gælder for enhver farve, men tager du den derfra, er den turens eneste kort.
coach-pay = Vælg, hvad du betaler med. Gem helst dine jokere til senere: De passer overalt.
coach-claimed = Din første strækning! Den gav { $points } point. Lange strækninger er meget mere værd end korte.
coach-pieces = Hvert felt kostede dig en brik. Du har { $pieces } tilbage. Spillet slutter, kort efter at nogen har højst { $end }.
coach-sights = Nogle byer har en seværdighed; de er mærket på brættet. Hver giver dig et point, hvis en af dine strækninger ender der.
coach-blocked = Nogen har spærret vejen for dit rutekort { $ticket }, og der er ingen anden. Pyt med det: Gør krav på strækninger for deres point.
coach-done = Du har klaret { $ticket }: Det giver dig { $points } point.
coach-near = Slutningen nærmer sig: Nogen har kun { $pieces ->
    [one] én brik
   *[other] { $pieces } brikker
} tilbage. Klar dine rutekort nu.
coach-last = Det er de sidste ture. Gør krav på det, der giver flest point nu.
coach-over = Det var hele spillet! Tabellen viser, hvor pointene kom fra: strækninger, rutekort, seværdigheder. Nu kan du spille.
