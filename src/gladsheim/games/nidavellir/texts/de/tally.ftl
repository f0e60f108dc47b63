# Die Tabelle am Ende eines Spiels im Browser.

nidavellir-tally-heroes = Helden
nidavellir-tally-coins = Münzen
nidavellir-tally-gem = Juwel
nidavellir-tally-recruited = Angeworbene Helden
nidavellir-tally-distinctions = Gewonnene Auszeichnungen
nidavellir-tally-traded = Getauschte Münzen
