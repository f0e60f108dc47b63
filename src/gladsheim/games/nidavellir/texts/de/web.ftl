### Das Spielfeld von Nidavellir im Browser.

## Beschriftungen: Teile einer Liste mit Kommas

web-nidavellir-earns =
    { $points ->
        [0] bringt jetzt nichts
        [one] bringt jetzt 1 Punkt
       *[other] bringt jetzt { $points } Punkte
    }
web-nidavellir-face-down = verdeckt
web-nidavellir-turn-done = hat eine Karte genommen
web-nidavellir-turn-now = nimmt jetzt eine Karte
web-nidavellir-column =
    { $class }, { $ranks ->
        [one] 1 Rang
       *[other] { $ranks } Ränge
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-nidavellir-ranks =
    { $count ->
        [one] 1 Rang
       *[other] { $count } Ränge
    }
web-nidavellir-value = Wert { $value }
web-nidavellir-gem = Juwel { $value }
web-nidavellir-golden = Goldenes Juwel
web-nidavellir-heroes-held =
    { $count ->
        [0] kein Held
        [one] 1 Held
       *[other] { $count } Helden
    }
web-nidavellir-hero-with = ist bei { who }
web-nidavellir-hero-away = spielt nicht mit
web-nidavellir-hero-barred = käme jetzt nicht
web-nidavellir-hero-worth =
    { $points ->
        [one] jetzt 1 Punkt für dich
       *[other] jetzt { $points } Punkte für dich
    }
web-nidavellir-won = gewonnen von { who }
web-nidavellir-unclaimed = niemand hat sie bekommen
web-nidavellir-leads = { who } führt
web-nidavellir-tied = gleichauf: { $names }
web-nidavellir-none-leads = noch niemand
web-nidavellir-army = Streitmacht von { who }
web-nidavellir-army-mine = Deine Streitmacht
web-nidavellir-army-of = { who }: { $total } Punkte; { $ranks }; Münzen { $coins }; { $gem }. Vergrößern
web-nidavellir-beside = Neben der Streitmacht
web-nidavellir-line = nächster Held bei Rang { $rank } in allen fünf Spalten
web-nidavellir-most = die meisten Ränge
web-nidavellir-slot = { $coin } { $place }
web-nidavellir-slot-empty = keine Münze { $place }
web-nidavellir-order = Münzen hier
web-nidavellir-tavern-empty = leer

## Bieten

web-nidavellir-age = { $age }. Zeitalter
web-nidavellir-round = Runde { $round } von { $rounds }
web-nidavellir-coins = Deine Münzen
web-nidavellir-bid-place = Gebot abgeben
web-nidavellir-bid-change = Gebot ändern
web-nidavellir-bid-placed = Dein Gebot liegt
web-nidavellir-bid-missing =
    { $count ->
        [one] noch 1 Münze legen
       *[other] noch { $count } Münzen legen
    }
web-nidavellir-chosen = { $coin } gewählt. Jetzt eine Taverne: G, D oder P.
web-nidavellir-pair =
    { $count ->
        [0] Beide sind gewählt
        [one] Wähl noch eine Münze
       *[other] Wähl zwei Münzen
    }

## Tabellen und Listen

web-nidavellir-armies = Alle Streitmächte
web-nidavellir-stage = Was zu sehen ist
web-nidavellir-tab-taverns = Tavernen
web-nidavellir-tab-heroes = Helden
web-nidavellir-tab-honours = Ehren
web-nidavellir-tab-stores = Vorrat
web-nidavellir-tab-points = Punkte
web-nidavellir-back = Meine
web-nidavellir-live = Wenn jetzt Schluss wäre
web-nidavellir-final = Schlusswertung
web-nidavellir-part-heroes = Helden
web-nidavellir-part-coins = Münzen
web-nidavellir-part-gem = Juwel
web-nidavellir-part-total = Summe
web-nidavellir-treasury = Schatzkammer
web-nidavellir-unseen =
    { $count ->
        [0] Der Stapel dieses Zeitalters ist leer
        [one] Noch 1 Karte dieses Zeitalters
       *[other] Noch { $count } Karten dieses Zeitalters
    }
web-nidavellir-unseen-next = Der Stapel des zweiten Zeitalters
web-nidavellir-discard = Abgeworfen

## Hilfe: das Spielfeld

web-nidavellir-barred-few-explorers = Kommt erst bei fünf Entdeckerrängen.
web-nidavellir-barred-cannot-discard = Braucht Zwerge zum Abwerfen, die in deinen anderen Spalten obenauf liegen.
web-nidavellir-help-tavern = Tavernen
web-nidavellir-help-coins = Münzen
web-nidavellir-help-pouch = Goldsack
web-nidavellir-help-upgrade = Münzen aufwerten
web-nidavellir-help-trade = Münzen tauschen
web-nidavellir-help-mithril = Die Mithrilmünze
web-nidavellir-help-treasury = Schatzkammer
web-nidavellir-help-gem = Juwelen
web-nidavellir-help-golden = Das goldene Juwel
web-nidavellir-help-offering = Subvention
web-nidavellir-help-next = Der nächste Held

## Hilfe: worüber man stolpert

web-nidavellir-ruling-kraal = Der zweite Rang hat den Wert 0.
web-nidavellir-ruling-tarah = Hoher Wert, ein Rang: Für die Mehrheit der Krieger zählen die Ränge.
web-nidavellir-ruling-aral = Je mehr Jäger du schon hast, desto mehr sind zwei weitere Ränge wert.
web-nidavellir-ruling-dagda = Eine Spalte, in der ein Held obenauf liegt, gibt nichts her. Abgeworfen wird zuerst; das kann dich einen Helden kosten, der schon kommen sollte.
web-nidavellir-ruling-zoral = Drei Ränge vervielfachen, was deine anderen Minenarbeiter wert sind.
web-nidavellir-ruling-lokdur = Die 3 wird mit all deinen Minenarbeiterrängen malgenommen.
web-nidavellir-ruling-aegur = Zwei Ränge können zwei Sets auf einmal vervollständigen; dann stößt noch ein Held zu dir.
web-nidavellir-ruling-bonfur = Eine Spalte, in der ein Held obenauf liegt, gibt nichts her. Abgeworfen wird zuerst; das kann dich einen Helden kosten, der schon kommen sollte.
web-nidavellir-ruling-hourya = Thrud und Ylud zählen für die fünf Ränge mit, solange sie dort liegen. Werden deine Entdecker weniger, bleibt sie trotzdem.
web-nidavellir-ruling-idunn = Auch Ylud ist bei den Entdeckern 2 mehr wert. Thrud nicht: Sie ist dann schon fort.
web-nidavellir-ruling-dwerg-aesir = Die Brüder liegen neben deiner Streitmacht: Helden, aber keine Ränge.
web-nidavellir-ruling-dwerg-bergelmir = { web-nidavellir-ruling-dwerg-aesir }
web-nidavellir-ruling-dwerg-jungir = { web-nidavellir-ruling-dwerg-aesir }
web-nidavellir-ruling-dwerg-sigmir = { web-nidavellir-ruling-dwerg-aesir }
web-nidavellir-ruling-dwerg-ymir = { web-nidavellir-ruling-dwerg-aesir }
web-nidavellir-ruling-skaa = Sie liegt neben deiner Streitmacht: eine Heldin, aber kein Rang.
web-nidavellir-ruling-astrid = Die Münze zählt trotzdem bei deinen Münzen, und noch einmal, wenn du die meisten Krieger hast.
web-nidavellir-ruling-grid = Jede Münze außer der 0 und der Mithrilmünze, wo immer sie liegt. Reihenfolge und Gleichstände der offenen Taverne bleiben, wie sie sind.
web-nidavellir-ruling-uline = Noch nicht aufgedeckte Münzen kommen sofort auf deine Hand zurück. Beim Tauschen nimmst du zwei beliebige Münzen der Hand, und die neue darf schon an der nächsten Taverne bieten.
web-nidavellir-ruling-thrud = Sie zählt für Sets, für Hourya und für die Auszeichnungen, aber nicht für die meisten Krieger am Ende.
web-nidavellir-ruling-ylud = Nach dem zweiten Zeitalter darf sie bleiben oder umziehen. Kommt sie in eine Spalte, kann das einen weiteren Helden bringen. Mit einer Auszeichnung gewonnen, wartet sie bis zum Ende des zweiten Zeitalters.

## Ein geführtes erstes Spiel

web-guide-nidavellir-welcome = Willkommen in Nidavellir. Drei Tavernen sind voller Zwerge, und du bietest mit Münzen um sie. Wer nach zwei Zeitaltern die stärkste Streitmacht hat, gewinnt.
web-guide-nidavellir-bid = Leg in jede Taverne eine Münze: Zieh sie hin, oder wähl erst die Münze und dann die Taverne. Die anderen zwei kommen in deinen Goldsack. Niemand sieht, welche Münze wo liegt. Dann gib das Gebot ab.
web-guide-nidavellir-order = Die Münzen beim Goblin werden aufgedeckt. Die höchste nimmt zuerst eine Karte; die Reihenfolge steht neben der Taverne.
web-guide-nidavellir-take = Wenn du an der Reihe bist, wähl eine Karte der offenen Taverne. Die Zahl daran sagt, wie viele Punkte sie dir jetzt bringt.
web-guide-nidavellir-columns = Dein Zwerg kommt in die Spalte seiner Klasse. Jede Klasse zählt auf ihre Art: Zeig auf den Kopf einer Spalte oder halt ihn gedrückt, dann steht es da.
web-guide-nidavellir-trade = Die 0 nimmt ihre Karte spät, aber dann tauscht sie: Die zwei Münzen im Goldsack werden addiert, und du bekommst diese Münze für die höhere der beiden. Bessere Münzen bieten mehr, und sie sind selbst Punkte.
web-guide-nidavellir-gems = Bei gleichen Münzen ist das höhere Juwel zuerst dran. Danach tauschen die beiden ihre Juwelen, und nächstes Mal ist es umgekehrt.
web-guide-nidavellir-hero = Die Linie über deinen Spalten zeigt, wie weit es bis zum nächsten Helden ist. Erreichen sie alle fünf, wählst du einen; in der Liste steht, was dir jeder jetzt bringt.
web-guide-nidavellir-help = Zeig auf etwas oder halt es gedrückt, um zu erfahren, was es tut. „Tipp“ zeigt, was ein Bot an deiner Stelle spielen würde.
web-guide-nidavellir-end = Mehr brauchst du nicht. Nach dem ersten Zeitalter gewinnt, wer in einer Klasse allein die meisten Ränge hat, deren Auszeichnung; nach dem zweiten entscheiden die Punkte. Viel Glück!
