# Places whose names are ours, not the printed board’s.

city-lake-superior = Övre sjön
city-lake-huron = Huronsjön
