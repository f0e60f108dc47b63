### Nidavellir. Der Wortlaut ist unserer, nicht der des Regelhefts.

nidavellir-title = Nidavellir
nidavellir-promise = Biete Münzen, wirb Zwerge an.
nidavellir-credits = Ein Spiel von Serge Laget, erschienen 2020 bei GRRRE Games und auf Deutsch bei Pegasus Spiele.
nidavellir-rules =
    In jeder Runde warten in jeder Taverne Zwerge, und alle legen verdeckt drei ihrer fünf Münzen, eine für jede Taverne; die anderen zwei kommen in den Goldsack. Dann öffnen die Tavernen nacheinander: Die höchste Münze wählt zuerst eine Karte. Bei gleichen Münzen ist das höhere Juwel zuerst dran, und danach werden die Juwelen getauscht.
    Ein Zwerg kommt in die Spalte seiner Klasse. Sobald jede der fünf mehr Ränge hat, als du Helden hast, stößt ein Held zu dir. Wer die 0 legt, kommt spät an die Reihe, tauscht aber danach: Die zwei Münzen im Goldsack werden addiert, die Summe gibt es aus der Schatzkammer, und die höhere der beiden ist weg.
    Gespielt werden zwei Zeitalter. Nach dem ersten gewinnt, wer in einer Klasse allein die meisten Ränge hat, deren Auszeichnung. Nach dem zweiten gewinnen die meisten Punkte: fünf Klassen, jede auf ihre Art gezählt, dazu Helden und Münzen.

## Optionen

nidavellir-option-first_game = Erstes Spiel
nidavellir-option-first_game-help = Ohne Thrud, Ylud und Uline, die drei Helden, die am schwersten zu erklären sind.

## Namen

nidavellir-class-warrior = Krieger
nidavellir-class-hunter = Jäger
nidavellir-class-miner = Minenarbeiter
nidavellir-class-blacksmith = Schmiede
nidavellir-class-explorer = Entdecker

nidavellir-card-warrior = Krieger { $value }
nidavellir-card-hunter = Jäger
nidavellir-card-miner = Minenarbeiter { $value }
nidavellir-card-blacksmith = Schmied
nidavellir-card-explorer = Entdecker { $value }
nidavellir-card-offering = Subvention +{ $value }
nidavellir-card-hammer = Meisterschmied

nidavellir-tavern-goblin = Goblin
nidavellir-tavern-dragon = Drache
nidavellir-tavern-pony = Pony

nidavellir-place-goblin = beim Goblin
nidavellir-place-dragon = beim Drachen
nidavellir-place-pony = beim Pony
nidavellir-place-pouch = im Goldsack
nidavellir-place-hand = auf der Hand

nidavellir-coin-copper = { $value }
nidavellir-5g = Gold-5
nidavellir-3m = Mithril-3
nidavellir-coin-gold =
    { $value ->
        [5] { nidavellir-5g }
       *[other] { $value }
    }
nidavellir-gold-coin = Goldmünze mit dem Wert { $value }
nidavellir-coin-mithril =
    { $value ->
        [3] { nidavellir-3m }
       *[other] Mithril-{ $value }
    }

nidavellir-hero-kraal = Kraal
nidavellir-hero-tarah = Tarah
nidavellir-hero-aral = Aral
nidavellir-hero-dagda = Dagda
nidavellir-hero-zoral = Zoral
nidavellir-hero-lokdur = Lokdur
nidavellir-hero-aegur = Aëgur
nidavellir-hero-bonfur = Bonfur
nidavellir-hero-hourya = Hourya
nidavellir-hero-idunn = Idunn
nidavellir-hero-dwerg-aesir = Dwerg Aesir
nidavellir-hero-dwerg-bergelmir = Dwerg Bergelmir
nidavellir-hero-dwerg-jungir = Dwerg Jungir
nidavellir-hero-dwerg-sigmir = Dwerg Sigmir
nidavellir-hero-dwerg-ymir = Dwerg Ymir
nidavellir-hero-skaa = Skaa
nidavellir-hero-astrid = Astrid
nidavellir-hero-grid = Grid
nidavellir-hero-uline = Uline
nidavellir-hero-thrud = Thrud
nidavellir-hero-ylud = Ylud

nidavellir-distinction-kings-hand = Hand des Königs
nidavellir-distinction-hunting-trophy = Jagdtrophäe
nidavellir-distinction-golden-pick = Goldene Hacke
nidavellir-distinction-great-hammer = Großer Hammer
nidavellir-distinction-spyglass = Fernrohr

nidavellir-raise-offering = Subvention
nidavellir-raise-grid = Grid
nidavellir-raise-kings = Hand des Königs

## Was die Dinge tun

nidavellir-power-warrior = Zählt die Summe der Werte. Wer am Ende die meisten Kriegerränge hat, auch bei Gleichstand, bekommt noch den Wert der eigenen höchsten Münze.
nidavellir-power-hunter = Zählt die Ränge mal sich selbst: 1, 4, 9, 16, 25 und so weiter.
nidavellir-power-miner = Zählt die Ränge mal die Summe der Werte.
nidavellir-power-blacksmith = Zählt mit jedem Rang mehr: 3, 7, 12, 18, 25, 33 und so weiter.
nidavellir-power-explorer = Zählt die Summe der Werte.
nidavellir-power-offering = Sofort wird eine deiner Münzen gegen eine getauscht, die um so viel mehr wert ist. Dann ist die Karte weg.
nidavellir-power-hammer = Zählt als Schmied mit zwei Rängen. Er kommt mit dem Großen Hammer.

nidavellir-power-kraal = Krieger mit zwei Rängen und dem Wert 7.
nidavellir-power-tarah = Krieger mit einem Rang und dem Wert 14.
nidavellir-power-aral = Jäger mit zwei Rängen.
nidavellir-power-dagda = Jäger mit drei Rängen. Dafür wird in zwei anderen Spalten der oberste Zwerg abgeworfen.
nidavellir-power-zoral = Minenarbeiter mit drei Rängen und dem Wert 1.
nidavellir-power-lokdur = Minenarbeiter mit einem Rang und dem Wert 3.
nidavellir-power-aegur = Schmied mit zwei Rängen.
nidavellir-power-bonfur = Schmied mit drei Rängen. Dafür wird in einer anderen Spalte der oberste Zwerg abgeworfen.
nidavellir-power-hourya = Entdeckerin mit einem Rang und dem Wert 20. Sie kommt nur, wenn du schon fünf Entdeckerränge hast.
nidavellir-power-idunn = Entdeckerin mit einem Rang und dem Wert 7. Jeder deiner Entdeckerränge ist 2 mehr wert, auch ihr eigener.
nidavellir-power-dwerg-aesir = Einer von fünf Brüdern. Einer zählt 13, zwei 40, drei 81, vier 108, alle fünf 135.
nidavellir-power-dwerg-bergelmir = { nidavellir-power-dwerg-aesir }
nidavellir-power-dwerg-jungir = { nidavellir-power-dwerg-aesir }
nidavellir-power-dwerg-sigmir = { nidavellir-power-dwerg-aesir }
nidavellir-power-dwerg-ymir = { nidavellir-power-dwerg-aesir }
nidavellir-power-skaa = 17 Punkte, sonst nichts.
nidavellir-power-astrid = So viele Punkte, wie deine höchste Münze am Ende wert ist.
nidavellir-power-grid = 7 Punkte, und sofort wächst eine deiner Münzen um 7.
nidavellir-power-uline = 9 Punkte. Von nun an bleiben deine Münzen auf der Hand: Du legst an jeder Taverne erst eine, wenn du die der anderen gesehen hast.
nidavellir-power-thrud = 13 Punkte. Bis zum Schluss gibt sie einer Spalte deiner Wahl einen Rang, und sie zieht um, sobald eine Karte auf sie gelegt wird.
nidavellir-power-ylud = Am Ende jedes Zeitalters kommt sie mit einem Rang in eine Spalte deiner Wahl: als Krieger 7 wert, als Minenarbeiter 1, als Entdecker 11.

nidavellir-power-kings-hand = Für die meisten Krieger: Eine deiner Münzen wächst um 5.
nidavellir-power-hunting-trophy = Für die meisten Jäger: Deine 0 wird zur Mithrilmünze. Sie ist 3 wert und tauscht ebenso wie die 0.
nidavellir-power-golden-pick = Für die meisten Minenarbeiter: Dein Juwel wird zum goldenen. Es gewinnt jeden Gleichstand, wird nie getauscht und zählt 3 Punkte.
nidavellir-power-great-hammer = Für die meisten Schmiede: eine Schmiedkarte mit zwei Rängen.
nidavellir-power-spyglass = Für die meisten Entdecker: Sieh dir drei Karten des zweiten Zeitalters an und behalte eine.

nidavellir-power-tavern = Die Münzen an einer Taverne werden gleichzeitig aufgedeckt; die höchste nimmt zuerst eine Karte, dann geht es abwärts.
nidavellir-power-pouch = Hier liegen die zwei Münzen, die nirgends bieten. Beim Tauschen werden sie addiert.
nidavellir-power-start = Alle beginnen mit 19 Punkten: Die Münzen sind 14 wert, und solange niemand Krieger hat, teilen sich alle die Mehrheit, die jedem seine höchste Münze, die 5, noch einmal zählt. Wer den ersten Krieger nimmt, behält diesen Bonus allein.
nidavellir-power-coins = Du hast immer fünf. Drei davon bieten, und am Ende zählt ihre Summe als Punkte.
nidavellir-power-gem = Bei gleichen Münzen ist das höhere Juwel zuerst dran. Ist die Taverne fertig, tauschen alle, die gleichauf lagen, ihre Juwelen: das höchste mit dem niedrigsten und so weiter nach innen.
nidavellir-power-golden = Das höchste aller Juwelen. Es gewinnt jeden Gleichstand, wird nie getauscht und zählt am Ende 3 Punkte.
nidavellir-power-trade = Hat die 0 oder die Mithrilmünze ihre Karte genommen, werden die zwei Münzen im Goldsack addiert: Du nimmst diese Münze aus der Schatzkammer und gibst die höhere der beiden ab.
nidavellir-power-upgrade = Eine Münze wird gegen eine wertvollere getauscht, wo immer sie liegt; verdeckt bleibt sie verdeckt. Die 0 und die Mithrilmünze lassen sich nicht aufwerten.
nidavellir-power-treasury = Fehlt die Münze, die du bekommen sollst, gibt es die nächsthöhere, sonst die nächstkleinere. Abgegebenes Gold kommt hierher zurück, Kupfer aus dem Spiel.
nidavellir-power-mithril = 3 wert, und sie tauscht ebenso wie die 0. Aufwerten lässt sie sich nicht.
nidavellir-power-next = Wenn alle fünf Spalten diese Linie erreichen, stößt sofort ein Held zu dir.

## Was geschah

nidavellir-event-gem-dealt = { who } bekommt Juwel { $gem }.
nidavellir-event-round-began = { $age }. Zeitalter, Runde { $round } von { $rounds }.
nidavellir-event-card-revealed = Neu in der Taverne { $tavern }: { $card }.
nidavellir-event-bids-placed = Alle Münzen liegen verdeckt.
nidavellir-coin-of = { who } ({ $coin })
nidavellir-event-coins-shown = Münzen in der Taverne { $tavern }: { $coins }.
nidavellir-event-coin-laid-open = { who } legt mit Uline in der Taverne { $tavern } offen: { $coin }.
nidavellir-event-order-set = Reihenfolge in der Taverne { $tavern }: { $order }.
nidavellir-event-card-taken = { who } nimmt { $card } aus der Taverne { $tavern }.
nidavellir-event-hero-recruited = { who } rekrutiert { $hero }.
nidavellir-event-thrud-lifted = Thrud kommt unter einer Karte hervor; { who } legt sie neu.
nidavellir-event-thrud-laid = { who } legt Thrud in die Spalte der { $column }.
nidavellir-event-ylud-laid = { who } legt Ylud in die Spalte der { $column }.
nidavellir-event-ylud-moved = { who } holt Ylud aus der Spalte der { $left } in die der { $column }.
nidavellir-event-ylud-stayed = { who } lässt Ylud in der Spalte der { $column }.
nidavellir-event-card-discarded = { who } wirft für { $hero } ab: { $card }.
nidavellir-event-card-left-over = Niemand nimmt { $card } aus der Taverne { $tavern }; die Karte wird abgeworfen.
nidavellir-event-coin-upgraded = { who } wertet auf ({ $by }): { $old } { $place } wird { $new }.
nidavellir-event-coins-traded = { who } tauscht: { $first } und { $second } bringen { $new }, abgegeben wird { $lost }.
nidavellir-event-gems-swapped = { who } und { $other } tauschen die Juwelen: { $gem } liegt jetzt bei { who }, { $theirs } bei { $other }.
nidavellir-event-coins-taken-back = Alle nehmen ihre Münzen zurück.
nidavellir-event-uline-took-coins = Mit Uline nimmt { who } alle Münzen zurück, die noch nicht aufgedeckt sind.
nidavellir-event-distinction-won = { who } gewinnt die Auszeichnung { $distinction }.
nidavellir-event-distinction-unclaimed = Niemand hat allein die meisten: Die Auszeichnung { $distinction } kommt in die Schachtel.
nidavellir-event-cards-looked-hidden = { who } sieht sich drei Karten des zweiten Zeitalters an.
nidavellir-event-cards-looked = { who } sieht sich an: { $cards }.
nidavellir-event-card-kept = { who } behält { $card }; die anderen zwei werden zurückgemischt.
nidavellir-event-card-boxed = Eine Karte des zweiten Zeitalters kommt ungesehen in die Schachtel.
nidavellir-event-age-ended =
    { $age ->
        [1] Das erste Zeitalter ist zu Ende.
       *[other] Das zweite Zeitalter ist zu Ende.
    }
nidavellir-event-thrud-left = Thrud verlässt die Streitmacht von { who }: kein Rang mehr, aber 13 Punkte.
nidavellir-event-game-scored =
    { who } hat { $total } Punkte: Krieger { $warrior }, Jäger { $hunter }, Minenarbeiter { $miner }, Schmiede { $blacksmith }, Entdecker { $explorer }, Helden { $heroes }, Münzen { $coins }{ $gem ->
        [0] { "." }
       *[other] , goldenes Juwel { $gem }.
    }

## Fragen

nidavellir-ask-gem = Welches Juwel bekommt { who }?
nidavellir-ask-reveal = Welche Karte wird in der Taverne { $tavern } als nächste aufgedeckt?
nidavellir-ask-bid = Leg in jede Taverne verdeckt eine Münze; die anderen zwei kommen in den Goldsack.
nidavellir-ask-open-bid = Die anderen haben ihre Münzen in der Taverne { $tavern } aufgedeckt. Welche legst du?
nidavellir-ask-take = Welche Karte nimmst du aus der Taverne { $tavern }?
nidavellir-ask-recruit =
    { $due ->
        [one] Ein Held stößt zu dir. Welcher?
       *[other] { $due } Helden stoßen zu dir, einer nach dem anderen. Welcher ist der nächste?
    }
nidavellir-ask-thrud = In welche Spalte kommt Thrud?
nidavellir-ask-ylud = In welche Spalte kommt Ylud?
nidavellir-ask-ylud-again = Ylud liegt in der Spalte der { $column }. In welche kommt sie jetzt? Sie darf auch bleiben.
nidavellir-ask-discard =
    { $count ->
        [one] Für { $hero } musst du einen Zwerg abwerfen. Aus welcher Spalte?
       *[other] Für { $hero } musst du { $count } Zwerge abwerfen. Aus welcher Spalte zuerst?
    }
nidavellir-ask-upgrade = Welche Münze wächst um { $adds } ({ $by })?
nidavellir-ask-trade-away = Beide Münzen sind 5 wert. Welche gibst du ab? Kupfer kommt aus dem Spiel, Gold zurück in die Schatzkammer.
nidavellir-ask-show-coins = Welche zwei Münzen deiner Hand tauschst du? Du bekommst ihre Summe und gibst die höhere ab.
nidavellir-ask-look = Welche Karte des zweiten Zeitalters hast du gesehen?
nidavellir-ask-keep = Welche der drei Karten behältst du?

## Möglichkeiten, und was man vorher wissen sollte

nidavellir-choose-discard = { $card } aus der Spalte der { $column }
nidavellir-choose-upgrade = { $old } { $place } wird { $new }
nidavellir-choose-upgrade-highest =
    { $old } { $place } wird { $new }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $more } durch Münzen und { $again }, weil deine höchste Münze noch einmal zählt
nidavellir-choose-show = { $first } und { $second } bringen { $new }
nidavellir-warn-discards =
    { $count ->
        [one] { $hero } kostet dich den obersten Zwerg einer anderen Spalte.
       *[other] { $hero } kostet dich den obersten Zwerg von { $count } anderen Spalten.
    }
nidavellir-warn-ylud-waits = Ylud wartet dann bis zum Ende des zweiten Zeitalters.
nidavellir-warn-set-lost =
    { $sets ->
        [0] Dann bleibt kein vollständiges Set.
        [one] Dann bleibt ein vollständiges Set.
       *[other] Dann bleiben { $sets } vollständige Sets.
    }
nidavellir-warn-coin-missing = Eine { $sum } hat die Schatzkammer nicht; du bekommst { $new }.

## Warum nicht

nidavellir-coin-used-up = So viele dieser Münzen hast du nicht: { $coin }.
nidavellir-no-such-coin = Eine Münze „{ $coin }“ hast du nicht. Münzen schreibt man mit ihrem Wert; 5g ist die goldene 5, 3m die Mithrilmünze.
nidavellir-not-in-hand = Diese Münze hast du nicht auf der Hand: { $coin }.
nidavellir-not-in-tavern = Diese Karte liegt nicht in der Taverne { $tavern }: { $card }.
nidavellir-hero-taken = { $hero } ist schon bei { $owner }.
nidavellir-hero-out = { $hero } spielt in einem ersten Spiel nicht mit.
nidavellir-few-explorers =
    { $ranks ->
        [0] { $hero } kommt nur, wenn du schon { $needs } Entdeckerränge hast; du hast keinen.
       *[other] { $hero } kommt nur, wenn du schon { $needs } Entdeckerränge hast; du hast { $ranks }.
    }
nidavellir-cannot-discard =
    { $count ->
        [one] { $hero } kommt nur, wenn in einer anderen deiner Spalten ein Zwerg obenauf liegt; er würde abgeworfen.
       *[other] { $hero } kommt nur, wenn in { $count } anderen deiner Spalten ein Zwerg obenauf liegt; sie würden abgeworfen.
    }
nidavellir-own-column = Für { $hero } wird aus anderen Spalten abgeworfen, nicht aus der der { $column }.
nidavellir-same-column = Aus der Spalte der { $column } wurde schon abgeworfen; der zweite Zwerg kommt aus einer anderen.
nidavellir-empty-column = Die Spalte der { $column } ist leer.
nidavellir-hero-on-top = In der Spalte der { $column } liegt { $hero } obenauf, und abgeworfen werden nur Zwerge.
nidavellir-never-upgraded = Diese Münze lässt sich nie aufwerten: { $coin }.
nidavellir-coin-not-there = Diese Münze hast du dort nicht ({ $place }): { $coin }.
nidavellir-not-looked-at = Behalten kannst du eine der drei Karten, die du gesehen hast, und diese war nicht dabei: { $card }.
nidavellir-not-in-deck = Diese Karte ist nicht mehr im Stapel: { $card }.
nidavellir-gem-not-left = Juwel { $gem } ist nicht mehr da.

## Unmögliche Stellungen

nidavellir-position-not-open = Die Frage „{ $text }“ kann hier nicht offen sein: Wer am Zug ist, Streitmacht, Münzen oder Auszeichnungen führen nicht zu ihr.

nidavellir-position-offering-in-army = Platz { $seat } hat eine Subvention in der Streitmacht; Subventionen werden sofort ausgeführt und kommen aus dem Spiel.
nidavellir-position-hero-out = { $hero } spielt in einem ersten Spiel nicht mit.
nidavellir-position-hero-twice =
    { $apart ->
        [0] { $hero } steht zweimal in der Streitmacht von Platz { $seat }; jeden Helden gibt es einmal.
       *[other] { $hero } steht in den Streitmächten von Platz { $seat } und Platz { $other }; jeden Helden gibt es einmal.
    }
nidavellir-position-hero-due = Platz { $seat } hat weniger Helden als vollständige Sets; schreib einen Helden dazu oder „open“: „Recruit“, wenn gerade einer gewählt wird.
nidavellir-position-hero-discarded = { $hero } kann nicht auf dem Ablagestapel liegen; Helden werden nie abgeworfen.
nidavellir-position-thrud-covered = In der Streitmacht von Platz { $seat } liegt eine Karte auf Thrud; sie liegt immer obenauf.
nidavellir-position-thrud-lifted = Thrud liegt bei Platz { $seat } in keiner Spalte, und niemand ist dabei, sie zu legen; schreib „thrud hunter“ oder „open“: „LayThrud“.
nidavellir-position-thrud-stays = Thrud liegt bei Platz { $seat } noch in einer Spalte; am Ende des Spiels hat sie sie verlassen.
nidavellir-position-ylud-laid = Ylud liegt bei Platz { $seat } schon in einer Spalte; sie kommt erst am Ende des ersten Zeitalters in eine.
nidavellir-position-ylud-waits = Ylud wartet bei Platz { $seat } noch; am Ende des Spiels liegt sie in einer Spalte.

nidavellir-position-three-taverns = „taverns“ braucht drei Listen von Karten: Goblin, Drache, Pony.
nidavellir-position-tavern-cards =
    { $count ->
        [0] In der Taverne { $tavern } liegt keine Karte
        [one] In der Taverne { $tavern } liegt eine Karte
       *[other] In der Taverne { $tavern } liegen { $count } Karten
    }; { $least ->
        [0] { $most ->
            [0] jetzt kann dort keine liegen.
            [one] jetzt kann dort höchstens eine liegen.
           *[other] jetzt können dort höchstens { $most } liegen.
        }
        [one] jetzt muss dort eine liegen.
       *[other] jetzt müssen dort { $most } liegen.
    }
nidavellir-position-few-cards =
    { $count ->
        [0] „{ $key }“ hat keine Karten
        [one] „{ $key }“ hat eine Karte
       *[other] „{ $key }“ hat { $count } Karten
    }, gebraucht { $least ->
        [one] wird aber mindestens eine.
       *[other] werden aber mindestens { $least }.
    }

nidavellir-position-no-coins = Ist eine Taverne offen, muss „coins“ sagen, wo alle Münzen liegen.
nidavellir-position-five-coins =
    { $count ->
        [0] Platz { $seat } hat keine Münzen; alle haben fünf.
        [one] Platz { $seat } hat eine Münze; alle haben fünf.
       *[other] Platz { $seat } hat { $count } Münzen; alle haben fünf.
    }
nidavellir-position-unknown-coin = „{ $text }“ unter „{ $key }“ ist keine Münze; Münzen schreibt man wie 5, 5g, 7 dragon oder 9 pouch known.
nidavellir-position-one-zero = Platz { $seat } braucht genau eine Münze, die tauscht: die 0 oder 3m.
nidavellir-position-copper-twice = Platz { $seat } hat die Kupfermünze { $coin } zweimal; alle haben von jeder eine bekommen.
nidavellir-position-coins-in-hand = Platz { $seat } hat Münzen gelegt, aber wenn keine Taverne offen ist, sind alle auf der Hand.
nidavellir-position-coins-not-laid = Die Münzen von Platz { $seat } liegen nicht, wie sie sollten: in jeder Taverne eine und im Goldsack zwei, mit Uline in jeder schon geöffneten Taverne eine.
nidavellir-position-bid-not-laid = „bids“ sagt, was Platz { $seat } geboten hat, aber in der Taverne liegt von dort keine Münze.
nidavellir-position-wrong-face = „{ $text }“ kann nicht sein (Platz { $seat }): Münzen geöffneter Tavernen liegen offen, und bekannt sein kann nur eine verdeckte Münze.
nidavellir-position-no-such-bid = Platz { $seat } kann nicht „{ $text }“ gelegt haben; ein Gebot schreibt man wie 0 5 3.
nidavellir-position-all-laid = Liegen alle Gebote, wird niemand gefragt: Lass eines weg, oder schreib, wo die Münzen liegen.
nidavellir-position-no-such-gems = Die Juwelen { $gems } sind nicht möglich: Alle haben verschiedene, von 1 bis zur Zahl der Mitspielenden, und 6 ist das goldene Juwel des zweiten Zeitalters.
nidavellir-position-gems-missing = Juwelen können nur vor der ersten Runde fehlen, und sie werden in der Reihenfolge der Plätze ausgeteilt.
nidavellir-position-small-treasury =
    { $count ->
        [0] Die Schatzkammer hat keine Münzen
        [one] Die Schatzkammer hat eine Münze
       *[other] Die Schatzkammer hat { $count } Münzen
    }; zum Tauschen und Aufwerten { $least ->
        [one] muss mindestens eine übrig sein.
       *[other] müssen mindestens { $least } übrig sein.
    }
nidavellir-position-too-early = Zu früh: { $distinctions }. Auszeichnungen werden am Ende des ersten Zeitalters entschieden, eine nach der anderen in ihrer Reihenfolge.
nidavellir-position-not-won = { $distinction }: Was sie bringt und wer sie gewonnen hat, passt bei Platz { $seat } nicht zusammen.
