# Other words that people search by. They are never shown.

search-card-red = κόκκινο κόκκινος
search-card-white = λευκό άσπρο άσπρη
search-card-green = πράσινο πράσινος
search-card-yellow = κίτρινο κίτρινος
search-card-black = μαύρο μαύρος
search-card-orange = πορτοκαλιά
search-card-grey = γκρίζο γκρίζα
