# The table at the end of a game in the browser.

voluspa-tally-row = Rows
voluspa-tally-column = Columns
voluspa-tally-beside = Beside Hel
voluspa-tally-best = Best move
voluspa-tally-laid = Tiles laid
voluspa-tally-discarded = Tiles discarded
