# The table at the end of a game in the browser.

nidavellir-tally-heroes = Heroes
nidavellir-tally-coins = Coins
nidavellir-tally-gem = Gem
nidavellir-tally-recruited = Heroes recruited
nidavellir-tally-distinctions = Distinctions won
nidavellir-tally-traded = Coin trades
