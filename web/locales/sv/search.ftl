# Other words that people search by. They are never shown.

search-card-red = röd röda
search-card-white = vita
search-card-green = gröna
search-card-yellow = gula
search-card-black = svarta

search-city-athina = Aten
search-city-angora = Ankara
search-city-bruxelles = Bryssel
search-city-bucuresti = Bukarest
search-city-constantinople = Konstantinopel Istanbul
search-city-danzig = Gdańsk
search-city-kharkov = Charkiv
search-city-kobenhavn = Köpenhamn
search-city-kyiv = Kiev
search-city-lisboa = Lissabon
search-city-petrograd = Sankt Petersburg
search-city-venezia = Venedig
search-city-wilno = Vilnius
search-city-zagrab = Zagreb
search-city-helsinki = Helsingfors
search-city-lahti = Lahtis
search-city-oulu = Uleåborg
search-city-tampere = Tammerfors
search-city-tornio = Torneå
search-city-turku = Åbo
search-city-kajaani = Kajana
search-city-francia = Frankrike
