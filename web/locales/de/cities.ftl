# Places whose names are ours, not the printed board’s.

city-lake-superior = Oberer See
city-lake-huron = Huronsee
