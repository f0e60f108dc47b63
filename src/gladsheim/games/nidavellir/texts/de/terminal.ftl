### Im Terminal.

cli-nidavellir-armies = Streitmacht
cli-nidavellir-class-warrior = Krieger
cli-nidavellir-class-hunter = Jäger
cli-nidavellir-class-miner = Minenarbeiter
cli-nidavellir-class-blacksmith = Schmied
cli-nidavellir-class-explorer = Entdecker
cli-nidavellir-class-offering = Subvention
cli-nidavellir-coins = Münzen
cli-nidavellir-pouch = Goldsack
cli-nidavellir-hand = Hand
cli-nidavellir-hidden = Verdeckt
cli-nidavellir-order = Reihenfolge
cli-nidavellir-heroes = Helden
cli-nidavellir-brothers =
    { $count ->
        [one] 1 Dwerg-Bruder
       *[other] { $count } Dwerg-Brüder
    }
cli-nidavellir-distinctions = Auszeichnungen
cli-nidavellir-treasury = Schatzkammer
cli-nidavellir-unseen = Noch im Stapel
cli-nidavellir-discard = Abgeworfen
cli-nidavellir-yours = Deine Streitmacht
cli-nidavellir-signs = Ränge:Punkte   * fehlt zum nächsten Helden   (5) verdeckt   (Name) käme nicht
cli-nidavellir-how-to-bid = Tippe die Münzen für Goblin, Drache und Pony, etwa „0 5 3“.
cli-nidavellir-round = { $age }. Zeitalter, Runde { $round } von { $rounds }
cli-nidavellir-left =
    { $cards ->
        [0] keine Karten mehr
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }
cli-nidavellir-gem = Juwel { $gem }
cli-nidavellir-golden = goldenes Juwel
cli-nidavellir-topic-tavern = Taverne
cli-nidavellir-topic-pouch = Goldsack
cli-nidavellir-topic-gem = Juwel
cli-nidavellir-topic-golden = Goldenes Juwel
cli-nidavellir-topic-mithril = Mithril
cli-nidavellir-topic-treasury = Schatzkammer
cli-nidavellir-topic-trade = Tauschen
cli-nidavellir-topic-upgrade = Aufwerten
cli-nidavellir-power-kraal = Krieger, 2 Ränge, Wert 7
cli-nidavellir-power-tarah = Krieger, 1 Rang, Wert 14
cli-nidavellir-power-aral = Jäger, 2 Ränge
cli-nidavellir-power-dagda = Jäger, 3 Ränge; 2 Zwerge abwerfen
cli-nidavellir-power-zoral = Minenarbeiter, 3 Ränge, Wert 1
cli-nidavellir-power-lokdur = Minenarbeiter, 1 Rang, Wert 3
cli-nidavellir-power-aegur = Schmied, 2 Ränge
cli-nidavellir-power-bonfur = Schmied, 3 Ränge; 1 Zwerg abwerfen
cli-nidavellir-power-hourya = Entdecker, 1 Rang, Wert 20
cli-nidavellir-power-idunn = Entdecker, 1 Rang, Wert 7; 2 mehr je Entdeckerrang
cli-nidavellir-power-dwerg = Brüder: 13, 40, 81, 108, 135
cli-nidavellir-power-skaa = 17 Punkte
cli-nidavellir-power-astrid = deine höchste Münze als Punkte
cli-nidavellir-power-grid = 7 Punkte, eine Münze wächst um 7
cli-nidavellir-power-uline = 9 Punkte, biete erst nach den anderen
cli-nidavellir-power-thrud = 13 Punkte, bis zum Schluss ein Rang, der umzieht
cli-nidavellir-power-ylud = am Ende jedes Zeitalters in eine Spalte: 7, 1 oder 11
