# The lessons: what is special about each board.

lesson-title = Leksjon: { $board }
lesson-line = Et spill som allerede er i gang, så du kan prøve det som er spesielt, med en gang. Det tar under fem minutter.
lesson-go = Start leksjonen
lesson-list = Leksjoner for de andre brettene

lesson-europe = På { $board } finnes det tunneler, ferger og stasjoner. Spillet er allerede i gang, og du har gode kort på hånden: Prøv alle tre.
lesson-tunnel = { $route } er en tunnel. Trykk på den og betal. Så snus tre kort, og hvert kort i din farge og hver joker koster deg ett kort til.
lesson-surcharge = Nå vet du hva tunnelen koster. Betal resten, eller gi opp tunnelen og ta kortene dine tilbake.
lesson-ferry = { $route } er en ferge. Hvert jokertegn krever en joker, og resten betales med kort i én farge. Bygg den.
lesson-station = Bygg en stasjon i en valgfri by. Med den kan du bruke én av strekningene til en annen spiller dit for billettene dine. Hver stasjon du ikke bygger, gir 4 poeng.

lesson-nordic = { $board } har egne regler for jokere og én kjempelang strekning. Du har gode kort på hånden: Prøv det.
lesson-wilds = Her gjelder jokere bare i tunneler og på ferger. Til gjengjeld kan du ta to åpne jokere i samme tur. Ta denne.
lesson-substitutes = { $route } er en ferge. Har du ingen joker til tegnet, betaler du tre vilkårlige kort i stedet. Bygg den.
lesson-any-cards = { $route } har ni felt og gir { $points } poeng. Betal med én farge; fire vilkårlige kort kan erstatte ett som mangler. Bygg den.

lesson-great-lakes = På { $board } har du vogner og skip, med hver sin bunke. Du har gode kort på hånden: Dra til sjøs.
lesson-sea = { $route } er en sjøvei: Den betales med skipskort, og du setter skipene dine på den. Et dobbeltskip gjelder for to felt. Bygg den.
lesson-harbour = Bygg en havn i en by som strekningene dine når. Den koster to togkort og to skipskort i samme farge, alle med havnetegn. Den gir opptil 30 poeng for fullførte billetter til byen.
lesson-exchange = Har du sluppet opp for skip eller vogner? Her kan du bytte brikker for ett poeng per stykk. Ta en titt, men bytt bare hvis du trenger det.

lesson-draft = Først et billettvalg. Velg en billett; resten går til motstanderen, og du får nye å velge mellom. Velg noen som passer sammen: Du beholder fire av seks.
lesson-draft-keep = Behold de fire billettene som har flest strekninger felles. Senere i spillet blir det et billettvalg til.
lesson-festivals = Det ligger festivalkort ved { $cities }. Bygg { $route } og ta alle kortene fra én by: Jo flere du har fra samme by, jo flere poeng gir de.

lesson-end = Det var det spesielle ved { $board }. Spill videre med rådene mine, eller start ditt eget spill.
