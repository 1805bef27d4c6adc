# Places whose names are ours, not the printed board’s.

city-lake-superior = Yläjärvi
city-lake-huron = Huronjärvi
