# The table at the end of a game in the browser.

bloodrage-tally-battle = Battles
bloodrage-tally-pillage = Pillages
bloodrage-tally-quest = Quests
bloodrage-tally-ragnarok = Ragnarök
bloodrage-tally-valhalla = Back from Valhalla
bloodrage-tally-standing = Figures left standing
bloodrage-tally-ships = Ships
bloodrage-tally-cards = Cards
bloodrage-tally-legend = Legendary stats
bloodrage-tally-stolen = Stolen, less what was lost
bloodrage-tally-won = Battles won
bloodrage-tally-pillaged = Provinces pillaged
bloodrage-tally-fulfilled = Quests fulfilled
bloodrage-tally-fallen = Figures lost
