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
web-nidavellir-choose-coin = Wähl erst eine deiner Münzen, dann die Taverne, in der sie liegen soll.
web-nidavellir-card-later = Karten werden genommen, wenn die Münzen aufgedeckt sind. Leg erst in jede Taverne eine Münze.
web-nidavellir-tavern-shut = { $there }: für diese Runde erledigt. Karten gibt es jetzt hier: { $now }.
web-nidavellir-tavern-waits = { $there }: noch nicht offen. Karten gibt es jetzt hier: { $now }.
web-nidavellir-not-now = Danach wird gerade nicht gefragt. { $question }
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
web-nidavellir-part-highest = davon die höchste Münze
web-nidavellir-highest-why = Wer die meisten Kriegerränge hat, auch gemeinsam mit anderen, zählt seine höchste Münze noch einmal. Am Anfang hat niemand Krieger, also gilt das für alle: Münzen im Wert von 14 und die 5 ein zweites Mal ergeben 19.
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
web-nidavellir-help-start = Die ersten 19 Punkte
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

## Kapitel der Regeln

nidavellir-chapter-table = Tavernen, Münzen und Juwelen
nidavellir-chapter-classes = Die fünf Klassen
nidavellir-chapter-heroes = Die Helden
nidavellir-chapter-distinctions = Die Auszeichnungen
## Das Aufdecken, die Banner und die Karten der Helden

web-nidavellir-reveal = { $tavern }: Münzen aufgedeckt
web-nidavellir-scene-order = { $tavern }: die Reihenfolge
web-nidavellir-scene-turn =
    { $place ->
        [1] wählt zuerst
        [2] wählt als Zweites
        [3] wählt als Drittes
        [4] wählt als Viertes
       *[other] wählt als Fünftes
    }
web-nidavellir-scene-uline = legt mit Uline erst jetzt
web-nidavellir-scene-later = Wer gleichauf liegt, tauscht danach die Juwelen
web-nidavellir-scene-gems = Juwelen wechseln den Besitzer
web-nidavellir-scene-gem = gab Juwel { $old }, hat nun: { $gem }
web-nidavellir-scene-trade = { who } tauscht Münzen
web-nidavellir-scene-raise = Eine Münze von { who } wächst
web-nidavellir-scene-sum = { $first } + { $second } = { $sum }
web-nidavellir-scene-nearest = In der Schatzkammer liegt keine { $sum }, also die { $new }.
web-nidavellir-scene-grown = Aus { $old } wird { $new } ({ $by })
web-nidavellir-scene-kept = bleibt
web-nidavellir-scene-lost = wird abgegeben
web-nidavellir-scene-hero = { $hero } stößt zu { who }
web-nidavellir-scene-beside = Steht neben der Streitmacht, ohne Rang
web-nidavellir-scene-honour = Die Ehrungen des ersten Zeitalters
web-nidavellir-scene-scored = Die Streitmächte werden gezählt
web-nidavellir-gain-warriors = meiste Krieger: die höchste Münze zählt noch einmal
web-nidavellir-gain-astrid = Astrid: so viel wie die höchste Münze
web-nidavellir-gain-total = Punkte insgesamt
web-nidavellir-judged-next = als Nächstes
web-nidavellir-judged-later = später
web-nidavellir-tie-at = Gleichstand bei { $ranks }: niemand
web-nidavellir-reveal-tie = Gleichstand: Juwel { $first } vor { $second }
web-nidavellir-honour-kings-hand = Eine Münze wächst um 5
web-nidavellir-honour-hunting-trophy = Die 0 wird zu Mithril, 3 wert
web-nidavellir-honour-golden-pick = Das goldene Juwel gewinnt jeden Gleichstand
web-nidavellir-honour-great-hammer = Ein Schmied mit zwei Rängen
web-nidavellir-honour-spyglass = Drei Karten ansehen, eine behalten
web-nidavellir-take = { $hero } nehmen
web-nidavellir-look = Zum Tisch
web-nidavellir-now =
    { $ranks ->
        [one] 1 Rang,
       *[other] { $ranks } Ränge,
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-nidavellir-short-kraal = Zwei Ränge, Wert 7.
web-nidavellir-short-tarah = Wert 14.
web-nidavellir-short-aral = Zwei Ränge.
web-nidavellir-short-dagda = Drei Ränge. Wirf in zwei anderen Spalten den obersten Zwerg ab.
web-nidavellir-short-zoral = Drei Ränge, Wert 1.
web-nidavellir-short-lokdur = Wert 3.
web-nidavellir-short-aegur = Zwei Ränge.
web-nidavellir-short-bonfur = Drei Ränge. Wirf in einer anderen Spalte den obersten Zwerg ab.
web-nidavellir-short-hourya = Wert 20. Braucht schon fünf Entdeckerränge.
web-nidavellir-short-idunn = Wert 7, und 2 mehr je Entdeckerrang.
web-nidavellir-short-dwerg-aesir = Brüder: 13, 40, 81, 108, 135.
web-nidavellir-short-dwerg-bergelmir = { web-nidavellir-short-dwerg-aesir }
web-nidavellir-short-dwerg-jungir = { web-nidavellir-short-dwerg-aesir }
web-nidavellir-short-dwerg-sigmir = { web-nidavellir-short-dwerg-aesir }
web-nidavellir-short-dwerg-ymir = { web-nidavellir-short-dwerg-aesir }
web-nidavellir-short-skaa = 17 Punkte.
web-nidavellir-short-astrid = So viele Punkte wie deine höchste Münze.
web-nidavellir-short-grid = 7 Punkte; eine Münze wächst um 7.
web-nidavellir-short-uline = 9 Punkte; du bietest nach allen anderen.
web-nidavellir-short-thrud = 13 Punkte; ein Rang, der umzieht, wenn er bedeckt wird.
web-nidavellir-short-ylud = Kommt am Ende eines Zeitalters in eine Spalte deiner Wahl.

## Während die anderen noch überlegen

nidavellir-given-bid = hat die Münzen gelegt

## In einem Satz erzählt

web-nidavellir-gather-cardrevealed = Neue Karten. { $list }.
web-nidavellir-gathered-cardrevealed = { $tavern }: { $card }
