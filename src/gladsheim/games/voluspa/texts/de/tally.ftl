# Die Tabelle am Ende eines Spiels im Browser.

voluspa-tally-row = Zeilen
voluspa-tally-column = Spalten
voluspa-tally-beside = Neben Hel
voluspa-tally-best = Bester Zug
voluspa-tally-laid = Gelegte Plättchen
voluspa-tally-discarded = Abgelegte Plättchen
