# Other words that people search by. They are never shown.

search-card-red = røde
search-card-white = hvide
search-card-green = grønne
search-card-yellow = gule
search-card-black = sorte
search-card-pink = lyserød

search-city-athina = Athen
search-city-angora = Ankara
search-city-bucuresti = Bukarest
search-city-constantinople = Konstantinopel Istanbul
search-city-danzig = Gdansk
search-city-kharkov = Kharkiv
search-city-kyiv = Kiev
search-city-lisboa = Lissabon
search-city-petrograd = Sankt Petersborg
search-city-venezia = Venedig
search-city-wilno = Vilnius
search-city-zagrab = Zagreb
search-city-helsinki = Helsingfors
search-city-turku = Åbo
search-city-francia = Frankrig
