# Other words that people search by. They are never shown.

search-card-red = røde
search-card-white = hvite
search-card-green = grønn grønne
search-card-yellow = gule
search-card-black = svarte

search-city-athina = Athen
search-city-angora = Ankara
search-city-bruxelles = Brussel
search-city-bucuresti = Bukarest
search-city-constantinople = Konstantinopel Istanbul
search-city-danzig = Gdansk
search-city-kharkov = Kharkiv
search-city-kyiv = Kiev
search-city-petrograd = St. Petersburg Sankt
search-city-venezia = Venedig
search-city-wilno = Vilnius
search-city-zagrab = Zagreb
search-city-helsinki = Helsingfors
search-city-turku = Åbo
search-city-tornio = Torneå
search-city-francia = Frankrike
