# Die Tabelle am Ende eines Spiels im Browser.

yggdrasil-tally-fought = Gewonnene Kämpfe
yggdrasil-tally-prevented = Abgewendete Gefahren
yggdrasil-tally-hurt = Verlorene Lebenspunkte
yggdrasil-tally-healed = Geheilte Welten
yggdrasil-tally-heroes = Gerufene Helden
yggdrasil-tally-artifacts = Artefakte
