# Places whose names are ours, not the printed board’s.

city-lake-superior = Lago Superior
city-lake-huron = Lago Hurón
