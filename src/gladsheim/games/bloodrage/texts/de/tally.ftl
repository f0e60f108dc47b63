# Die Tabelle am Ende eines Spiels im Browser.

bloodrage-tally-battle = Schlachten
bloodrage-tally-pillage = Plünderungen
bloodrage-tally-quest = Aufgaben
bloodrage-tally-ragnarok = Ragnarök
bloodrage-tally-valhalla = Rückkehr aus Walhall
bloodrage-tally-standing = Figuren, die noch stehen
bloodrage-tally-ships = Schiffe
bloodrage-tally-cards = Karten
bloodrage-tally-legend = Legendäre Werte
bloodrage-tally-stolen = Geraubt, weniger Verlorenes
bloodrage-tally-won = Gewonnene Schlachten
bloodrage-tally-pillaged = Geplünderte Gebiete
bloodrage-tally-fulfilled = Erfüllte Aufgaben
bloodrage-tally-fallen = Verlorene Figuren
