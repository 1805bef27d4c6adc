# The lessons: what is special about each board.

lesson-title = Lektion: { $board }
lesson-line = Et spil, der allerede er i gang, så du straks kan prøve det, der er særligt. Det tager under fem minutter.
lesson-go = Start lektionen
lesson-list = Lektioner til de andre brætter

lesson-europe = På { $board } er der tunneler, færger og stationer. Spillet er allerede i gang, og du har gode kort på hånden: Prøv alle tre.
lesson-tunnel = { $route } er en tunnel. Tryk på den, og betal. Så vendes tre kort, og hvert kort i din farve og hver joker koster dig ét kort mere.
lesson-surcharge = Nu ved du, hvad tunnelen koster. Betal resten, eller opgiv tunnelen, og tag dine kort tilbage.
lesson-ferry = { $route } er en færge. Hvert jokertegn kræver en joker, og resten betales med kort i én farve. Gør krav på den.
lesson-station = Byg en station i en valgfri by. Med den må du bruge én af en anden spillers strækninger dertil til dine rutekort. Hver station, du ikke bygger, giver 4 point.

lesson-nordic = { $board } har sine egne regler for jokere og én kæmpelang strækning. Du har gode kort på hånden: Prøv det.
lesson-wilds = Her gælder jokere kun i tunneler og på færger. Til gengæld må du tage to synlige jokere i samme tur. Tag den her.
lesson-substitutes = { $route } er en færge. Har du ingen joker til tegnet, så betal tre vilkårlige kort i stedet. Gør krav på den.
lesson-any-cards = { $route } har ni felter og giver { $points } point. Betal med én farve; fire vilkårlige kort kan erstatte ét, der mangler. Gør krav på den.

lesson-great-lakes = På { $board } har du vogne og skibe med hver sin bunke. Du har gode kort på hånden: Stik til søs.
lesson-sea = { $route } er en søvej: Den betales med skibskort, og du sætter dine skibe på den. Et dobbeltskib gælder for to felter. Gør krav på den.
lesson-harbour = Byg en havn i en by, som dine strækninger når. Den koster to togkort og to skibskort i samme farve, alle med havnetegn. Den giver op til 30 point for klarede rutekort til byen.
lesson-exchange = Er du løbet tør for skibe eller vogne? Her kan du bytte brikker for ét point stykket. Tag et kig, men byt kun, hvis du har brug for det.

lesson-draft = Først et rutevalg. Vælg et rutekort; resten går til din modstander, og du får nye at vælge imellem. Vælg nogle, der passer sammen: Du beholder fire af seks.
lesson-draft-keep = Behold de fire rutekort, der har flest strækninger til fælles. Senere i spillet er der et rutevalg til.
lesson-festivals = Der ligger festivalkort ved { $cities }. Gør krav på { $route }, og tag alle kortene fra én by: Jo flere du har fra samme by, jo flere point giver de.

lesson-end = Det var det særlige ved { $board }. Spil videre med mine råd, eller start dit eget spil.
