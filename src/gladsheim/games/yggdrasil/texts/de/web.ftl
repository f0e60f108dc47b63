### Das Brett von Yggdrasil Chronicles im Browser.

## Beschriftungen: Teile einer Liste mit Kommas

web-yggdrasil-summary =
    { $god }, { $life } Leben, { $elves ->
        [one] 1 Alb
       *[other] { $elves } Alben
    }, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
web-yggdrasil-tree = Der Baum
web-yggdrasil-level-top = obere Ebene, Spalte { $column }
web-yggdrasil-level-mid = mittlere Ebene, Spalte { $column }
web-yggdrasil-level-bottom = untere Ebene, Spalte { $column }
web-yggdrasil-devastated = verwüstet
web-yggdrasil-closed = gerade keine Aktion
web-yggdrasil-gain-heal = eine Welt aus der Ferne heilen
web-yggdrasil-gain-elf =
    { $amount ->
        [one] 1 Alb nehmen
       *[other] bis zu { $amount } Alben nehmen
    }
web-yggdrasil-gain-die =
    { $amount ->
        [one] 1 Wanenwürfel nehmen
       *[other] bis zu { $amount } Wanenwürfel nehmen
    }
web-yggdrasil-gain-hero =
    { $amount ->
        [one] 1 Helden nach Walhalla rufen
       *[other] bis zu { $amount } Helden nach Walhalla rufen
    }
web-yggdrasil-gain-artifact =
    { $amount ->
        [one] ein Artefakt der Stufe 1 nehmen
       *[other] ein Artefakt bis Stufe { $amount } nehmen
    }
web-yggdrasil-gain-creature =
    { $amount ->
        [one] 1 Kreatur ziehen
       *[other] { $amount } Kreaturen ziehen und eine nutzen
    }
web-yggdrasil-gain-stone =
    { $amount ->
        [one] den weißen Stein werfen
        [2] den weißen und den grünen Stein werfen
       *[other] alle drei Steine werfen
    }
web-yggdrasil-gain-anonymous = bis zu { $amount } Namenlose befreien
web-yggdrasil-gain-giant = bis zu { $amount } Feuerriesen vertreiben
web-yggdrasil-mode-penalty = mit Nachteil
web-yggdrasil-mode-bonus = mit Vorteil
web-yggdrasil-risks =
    { $count ->
        [one] 1 Gefahr
       *[other] { $count } Gefahren
    }
web-yggdrasil-heal-costs =
    { $count ->
        [one] heilen kostet 1 Lebenspunkt
       *[other] heilen kostet { $count } Lebenspunkte
    }
web-yggdrasil-strength = Macht { $strength }
web-yggdrasil-spot = Feld { $spot } von { $last }
web-yggdrasil-island = Insel { $island } von { $islands }
web-yggdrasil-retreat = Rückzug: { $place }
web-yggdrasil-back = eine Insel zurück
web-yggdrasil-ridden = { $iotunn } reitet darauf und muss zuerst bekämpft werden
web-yggdrasil-open-none = keine Karte auf dem Rad
web-yggdrasil-open = auf dem Rad: { $cards }
web-yggdrasil-open-armed = auf dem Rad: { $cards }; die nächste Karte aktiviert
web-yggdrasil-loses = die nächste Aktivierung könnte euch das Spiel kosten
web-yggdrasil-nobody = noch kein Gott
web-yggdrasil-support = Unterstützung
web-yggdrasil-life = Leben { $life } von { $most }
web-yggdrasil-held =
    { $elves ->
        [one] 1 Alb
       *[other] { $elves } Alben
    }, { $dice ->
        [one] 1 Wanenwürfel
       *[other] { $dice } Wanenwürfel
    }
web-yggdrasil-active = am Zug
web-yggdrasil-success = Erfolg
web-yggdrasil-failure = Fehlschlag
web-yggdrasil-by-elf = von einem Alb geändert
web-yggdrasil-die-lost = dieser Würfel ist verloren

## Was eine Aktivierung täte

web-yggdrasil-coming = Was die nächste Karte auslösen kann
web-yggdrasil-could-lose = { " " }Damit könntet ihr verlieren.
web-yggdrasil-next = Die nächste Aktivierung:
web-yggdrasil-next-up = steigt nach { $place } auf
web-yggdrasil-next-to =
    { $place ->
        [none] kommt zum Gott, der aufdeckt
       *[other] kommt nach { $place }
    }
web-yggdrasil-next-devastate = { $place } wird verwüstet
web-yggdrasil-next-turn = die mittlere Ebene dreht sich
web-yggdrasil-next-giants =
    { $count ->
        [one] 1 Feuerriese kommt auf die Machtskala
       *[other] { $count } Feuerriesen kommen auf die Machtskala
    }
web-yggdrasil-next-anonymous =
    { $count ->
        [one] 1 Namenloser geht zu Hel
       *[other] { $count } Namenlose gehen zu Hel
    }
web-yggdrasil-next-iotunn = ein Jötunn erwacht
web-yggdrasil-next-life =
    { $count ->
        [one] wer aufdeckt, verliert 1 Lebenspunkt
       *[other] wer aufdeckt, verliert { $count } Lebenspunkte
    }
web-yggdrasil-next-island = schwimmt zur nächsten Insel
web-yggdrasil-next-out = bricht nach Asgard aus
web-yggdrasil-next-stop = der Zug endet sofort
web-yggdrasil-next-spot = zieht auf Feld { $count }
web-yggdrasil-next-effect = was die Seite sagt
web-yggdrasil-next-page = die Seite wird umgeblättert
web-yggdrasil-next-win = und ihr gewinnt
web-yggdrasil-next-dead-tree = und ihr verliert
web-yggdrasil-next-past-top = kann nicht höher: Ihr verliert
web-yggdrasil-next-out-of-islands = keine Insel mehr: Ihr verliert

## Um den Baum herum

web-yggdrasil-wheel = Das Rad der Feinde
web-yggdrasil-to-victory =
    { $count ->
        [one] noch 1 Schritt Nidhöggs bis zum Sieg
       *[other] noch { $count } Schritte Nidhöggs bis zum Sieg
    }
web-yggdrasil-path = Nidhöggs Weg: Feld { $spot } von { $last }
web-yggdrasil-panel = Was betrachtet wird
web-yggdrasil-tab-gods = Die Götter
web-yggdrasil-tab-decks = Die kommenden Karten
web-yggdrasil-tab-cards = Artefakte, Jötunen, Kreaturen
web-yggdrasil-tab-throw = Der Wurf
web-yggdrasil-tab-offer = Die Karten zur Auswahl
web-yggdrasil-tab-outcome = Das Ende
web-yggdrasil-close = Schließen
web-yggdrasil-mine = Dein Gott
web-yggdrasil-stilled = ruht wegen { $iotunn }
web-yggdrasil-answers = Antworten
web-yggdrasil-order = Wer ist zuerst am Zug?
web-yggdrasil-order-at = { $god } ist als Nummer { $place } am Zug; zurücknehmen
web-yggdrasil-advise-order = Wer ist als Nummer { $count } am Zug?
web-yggdrasil-offer = Karten zur Auswahl
web-yggdrasil-offer-gods = Götter zur Auswahl
web-yggdrasil-level = Stufe { $level }
web-yggdrasil-under =
    { $count ->
        [0] das letzte
        [one] darunter noch 1
       *[other] darunter noch { $count }
    }
web-yggdrasil-asleep = { $count } auf Lokis Machtskala
web-yggdrasil-discarded = abgelegt:
web-yggdrasil-bars =
    { $count ->
        [one] noch 1 Kerkermauer
       *[other] noch { $count } Kerkermauern
    }
web-yggdrasil-count-elves =
    { $count ->
        [one] 1 Alb
       *[other] { $count } Alben
    }
web-yggdrasil-count-heroes =
    { $count ->
        [one] 1 Held in Walhalla
       *[other] { $count } Helden in Walhalla
    }
web-yggdrasil-reserve = { $count } in der Reserve
web-yggdrasil-throw = { $god } geht Gefahren ein
web-yggdrasil-held-off = { $count } abgewendet
web-yggdrasil-still-open = { $count } noch offen
web-yggdrasil-by-creature = Wesen
web-yggdrasil-wakes = { $enemy } erwacht
web-yggdrasil-wake-card = Die zweite Karte liegt auf dem Rad
web-yggdrasil-against = { $god } gegen { $foe }
web-yggdrasil-god-die = Götterwürfel
web-yggdrasil-vanir-die = Wanenwürfel
web-yggdrasil-by-hero = Held
web-yggdrasil-by-elves = Alben
web-yggdrasil-by-none = Noch offen
web-yggdrasil-decks = Feindstapel
web-yggdrasil-deck-size =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-yggdrasil-down = verdeckt auf dem Rad:
web-yggdrasil-down-unseen = eine unbesehene Karte auf dem Rad
web-yggdrasil-top = oben:
web-yggdrasil-unknown = in unbekannter Reihenfolge:
web-yggdrasil-bottom = ganz unten:
web-yggdrasil-shared = vom Unterstützungsgott, in einem der Stapel:
web-yggdrasil-outcome = Wie es ausging
web-yggdrasil-won = Ihr habt Yggdrasil gerettet.
web-yggdrasil-lost = Yggdrasil ist gefallen.
web-yggdrasil-lost-to = { $enemy } hat die Esche zu Fall gebracht.
web-yggdrasil-lost-god = Es war { $god }.
web-yggdrasil-stands =
    { $rounds ->
        [one] Die Esche steht nach einer einzigen Runde.
       *[other] Die Esche steht nach { $rounds } Runden.
    }
web-yggdrasil-weakest =
    { $life ->
        [one] { $god } hatte noch 1 Lebenspunkt.
       *[other] Am schlechtesten ging es { $god } mit { $life } Lebenspunkten.
    }
web-yggdrasil-weakest-many =
    { $life ->
        [one] Die Schwächsten hatten noch 1 Lebenspunkt.
       *[other] Die Schwächsten hatten noch { $life } Lebenspunkte.
    }
web-yggdrasil-near =
    { $count ->
        [one] Knapper geht es nicht: Nidhögg fehlte nur noch 1 Schritt bis zum Baum.
       *[other] Nidhögg fehlten noch { $count } Schritte bis zum Baum.
    }
web-yggdrasil-near-page = Ihr wart auf Seite { $number } von { $pages } gekommen.
web-yggdrasil-near-enemies = Wie weit jeder Feind gekommen war

## Züge

web-yggdrasil-move-fight = Gegen { $one } kämpfen
web-yggdrasil-move-bless = 1 Lebenspunkt für { $one }
web-yggdrasil-do-heal =
    { $count ->
        [one] Diese Welt für 1 Lebenspunkt heilen
       *[other] Diese Welt für { $count } Lebenspunkte heilen
    }
web-yggdrasil-word-act = Aktion
web-yggdrasil-word-heal = Heilen
web-yggdrasil-word-pass = Nichts tun
web-yggdrasil-word-stay = Stehen bleiben
web-yggdrasil-word-none = Nein
web-yggdrasil-word-done = Das ist alles
web-yggdrasil-word-keep = So lassen
web-yggdrasil-word-reroll = Neu werfen:
web-yggdrasil-word-elf = Alb
web-yggdrasil-word-die = Würfel
web-yggdrasil-word-god = Götterwürfel
web-yggdrasil-word-to = an

## Hilfe an Ort und Stelle

web-yggdrasil-no-powers = Im einfachen Spiel haben die Götter keine Kräfte.
web-yggdrasil-alike = Im einfachen Spiel haben die Götter keine Kräfte, und alle können dasselbe: Sei, wer du magst.
web-yggdrasil-epithet-freyr = Herr über Sonne und Regen, der sein Schwert hergab.
web-yggdrasil-epithet-freyia = Sie wählt zuerst unter den Toten und weint Gold.
web-yggdrasil-epithet-frigg = Sie weiß, was aus allen wird, und behält es für sich.
web-yggdrasil-epithet-heimdall = Der Wächter, der das Gras wachsen hört.
web-yggdrasil-epithet-odin = Der Allvater, der für Weisheit ein Auge gab.
web-yggdrasil-epithet-thor = Roter Bart, großer Durst, ein Hammer, der heimkommt.
web-yggdrasil-epithet-tyr = Er legte dem Wolf die Hand ins Maul und hielt Wort.
web-yggdrasil-topic-warning = Vorsicht
web-yggdrasil-topic-wheel = Das Rad
web-yggdrasil-topic-mode = Vorteil und Nachteil
web-yggdrasil-topic-risk = Gefahren
web-yggdrasil-topic-throw = Der Wurf
web-yggdrasil-topic-heal = Den Baum heilen
web-yggdrasil-topic-devastated = Verwüstete Welten
web-yggdrasil-topic-cage = Der Kerker
web-yggdrasil-topic-ladder = Machtskalen
web-yggdrasil-topic-path = Nidhöggs Weg
web-yggdrasil-topic-saga = Eine Saga
web-yggdrasil-help-path-easy = Nach fünf Schritten ist Nidhögg beim Baum. { yggdrasil-reconstructed }
web-yggdrasil-help-path-hard = Nach sieben Schritten ist Nidhögg beim Baum, und unterwegs kommen ein Feuerriese, ein Namenloser und ein Jötunn. { yggdrasil-reconstructed }
web-yggdrasil-help-nidhogg-easy = Aktiviert: Er zieht auf seinem Weg ein Feld weiter. Auf dem letzten wartet der Baum, und ihr habt gewonnen. Er kann nicht bekämpft werden und ist in keiner Welt.
web-yggdrasil-help-nidhogg-hard = Aktiviert: Er zieht auf seinem Weg ein Feld weiter. Auf dem letzten wartet der Baum, und ihr habt gewonnen; drei Felder unterwegs stärken eure Feinde. Er kann nicht bekämpft werden und ist in keiner Welt.
web-yggdrasil-topic-elves = Alben
web-yggdrasil-topic-dice = Wanenwürfel
web-yggdrasil-topic-heroes = Helden
web-yggdrasil-topic-life = Lebenspunkte
web-yggdrasil-topic-giants = Feuerriesen
web-yggdrasil-topic-anonymous = Namenlose
web-yggdrasil-topic-islands = Die Inseln
web-yggdrasil-topic-support = Unterstützungsgötter
web-yggdrasil-topic-iotunns = Jötunen
web-yggdrasil-topic-artifacts = Artefakte
web-yggdrasil-topic-creatures = Kreaturen
web-yggdrasil-topic-stones = Runensteine
web-yggdrasil-help-carousel = Surt, Hel und Loki drehen sie um eins: Jede ihrer Welten rückt mit allen, die darauf stehen, eine Spalte nach rechts, und die letzte kommt links wieder herum.
web-yggdrasil-topic-carousel = Die mittlere Ebene dreht sich

## Kapitel der Regeln

yggdrasil-chapter-table = Auf dem Spielplan
yggdrasil-chapter-worlds = Die neun Welten
yggdrasil-chapter-enemies = Die Gegner
yggdrasil-chapter-gods = Die Götter
yggdrasil-chapter-iotunns = Die Iotunns
yggdrasil-chapter-artifacts = Die Artefakte
yggdrasil-chapter-creatures = Die Geschöpfe
