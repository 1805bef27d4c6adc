# Places whose names are ours, not the printed board’s.

city-lake-superior = Lac Supérieur
city-lake-huron = Lac Huron
