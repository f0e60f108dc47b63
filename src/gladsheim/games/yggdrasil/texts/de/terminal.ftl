### Im Terminal.

cli-yggdrasil-round = Runde { $round }
cli-yggdrasil-active = { $god } am Zug
cli-yggdrasil-won = gewonnen
cli-yggdrasil-lost = verloren
cli-yggdrasil-ladders = Skalen
cli-yggdrasil-giants = Riesen
cli-yggdrasil-anonymous = Namenlose
cli-yggdrasil-iotunns = Jötunen
cli-yggdrasil-island = Insel
cli-yggdrasil-devastated = Verwüstet
cli-yggdrasil-valhalla = Walhalla: { $heroes }
cli-yggdrasil-reserve =
    Übrig: { $elves ->
        [one] 1 Alb
       *[other] { $elves } Alben
    }, { $dice } Würfel
cli-yggdrasil-face-down = { $cards } verdeckt
cli-yggdrasil-about = { $life } { $elves }A { $dice }W
cli-yggdrasil-heal = heilen: { $life }♥
cli-yggdrasil-risk =
    { $risk ->
        [one] 1 Gefahr
       *[other] { $risk } Gefahren
    }
cli-yggdrasil-page = Seite { $number }/{ $pages }, { $title }:
cli-yggdrasil-page-help = „help { $title }“ erzählt sie ganz
cli-yggdrasil-strength =
    { $strength ->
        [one] 1 Gefahr
       *[other] { $strength } Gefahren
    }
cli-yggdrasil-gift-asgard = heilen
cli-yggdrasil-gift-alfheim =
    { $amount ->
        [one] 1 Alb
       *[other] { $amount } Alben
    }
cli-yggdrasil-gift-vanaheim = { $amount } Würfel
cli-yggdrasil-gift-midgard =
    { $amount ->
        [one] 1 Held
       *[other] { $amount } Helden
    }
cli-yggdrasil-gift-nidavellir =
    { $amount ->
        [one] Artefakt 1
        [2] Artefakt 1-2
       *[other] Artefakt 1-3
    }
cli-yggdrasil-gift-svartalfheim =
    { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
cli-yggdrasil-gift-iotunheim =
    { $amount ->
        [one] 1 Stein
       *[other] { $amount } Steine
    }
cli-yggdrasil-gift-niflheim = befreit { $amount }
cli-yggdrasil-gift-muspellheim = vertreibt { $amount }
cli-yggdrasil-shown = Im Angebot
cli-yggdrasil-throw =
    { $risks ->
        [one] { $god }, 1 Gefahr:
       *[other] { $god }, { $risks } Gefahren:
    }
cli-yggdrasil-throw-against =
    { $risks ->
        [one] { $god } gegen { $opponent }, 1 Gefahr:
       *[other] { $god } gegen { $opponent }, { $risks } Gefahren:
    }
cli-yggdrasil-prevented = { $risks } abgewendet
cli-yggdrasil-deck = Stapel von { $player } ({ $cards }):
cli-yggdrasil-among = unbekannt: { $cards }
cli-yggdrasil-shared = { $cards } des Unterstützungsgottes
cli-yggdrasil-next-to = in die Welt des Gottes
cli-yggdrasil-next-to-world = nach { $world }
cli-yggdrasil-next-up-world = hinauf nach { $world }
cli-yggdrasil-next-devastate-world = verwüstet { $world }
cli-yggdrasil-next-turn = Mitte dreht sich
cli-yggdrasil-next-iotunn = ein Jötunn erwacht
cli-yggdrasil-next-out = bricht aus
cli-yggdrasil-next-stop = der Zug endet
cli-yggdrasil-next-past-top = über die obere Ebene hinaus
cli-yggdrasil-next-out-of-islands = über die letzte Insel hinaus
cli-yggdrasil-next-effect = was die Seite sagt
cli-yggdrasil-next-page = die Seite wird umgeblättert
cli-yggdrasil-next-life = es kostet Leben
cli-yggdrasil-next-win = ihr gewinnt
cli-yggdrasil-next-dead-tree = ihr verliert
cli-yggdrasil-next-giants-count =
    { $count ->
        [one] 1 Feuerriese
       *[other] { $count } Feuerriesen
    }
cli-yggdrasil-next-anonymous-count =
    { $count ->
        [one] 1 Namenloser
       *[other] { $count } Namenlose
    }
cli-yggdrasil-next-life-count = -{ $count }♥
cli-yggdrasil-next-island-count = zur { $count }. Insel
cli-yggdrasil-next-spot-count = auf Feld { $count }
cli-yggdrasil-signs = ▲ Vorteil   ▼ Nachteil   !! 2 Gefahren   ✗ verwüstet   Surt:3 Macht   ♥ Leben, A Alben, W Wanenwürfel   † könnte das Spiel kosten   N Nidhögg, ♣ Sieg   ✓ Erfolg, ↓ verloren   unterstrichen: erreichbar
cli-yggdrasil-fillers = nach in zu zum im den der das dem mit von gegen aus auf gehe meine mein
cli-yggdrasil-sign-freyr = Fr
cli-yggdrasil-sign-freyia = Fa
cli-yggdrasil-sign-frigg = Fg
cli-yggdrasil-sign-heimdall = He
cli-yggdrasil-sign-odin = Od
cli-yggdrasil-sign-thor = Th
cli-yggdrasil-sign-tyr = Ty
cli-yggdrasil-word-pass = verzichten
cli-yggdrasil-word-act = Aktion
cli-yggdrasil-word-heal = heilen
cli-yggdrasil-word-fight = Kampf gegen
cli-yggdrasil-word-bless = Leben für
cli-yggdrasil-word-stay = bleiben
cli-yggdrasil-word-reroll = neu werfen:
cli-yggdrasil-word-keep = lassen
cli-yggdrasil-word-done = fertig
cli-yggdrasil-word-none = nichts
cli-yggdrasil-word-deed = Tat
cli-yggdrasil-word-god = Götterwürfel
cli-yggdrasil-word-elf = Alb
cli-yggdrasil-word-elves = Alben
cli-yggdrasil-word-die = Wanenwürfel
cli-yggdrasil-word-dice = Wanenwürfel
cli-yggdrasil-word-hero = Held
cli-yggdrasil-word-heroes = Helden
cli-yggdrasil-word-anonymous = Namenlose
cli-yggdrasil-word-giant = Feuerriese
cli-yggdrasil-word-giants = Feuerriesen
cli-yggdrasil-word-life = Leben
cli-yggdrasil-word-white = weiß
cli-yggdrasil-word-green = grün
cli-yggdrasil-word-red = rot
cli-yggdrasil-word-turn = drehen
cli-yggdrasil-word-move = bewegen
cli-yggdrasil-word-normal = Aktion irgendwo
cli-yggdrasil-word-recover = Leben zurück
cli-yggdrasil-also-pass = passen | nichts tun
cli-yggdrasil-also-act = handeln
cli-yggdrasil-also-heal = den baum heilen
cli-yggdrasil-also-fight = kampf | kämpfen | angriff
cli-yggdrasil-also-stay = warten
cli-yggdrasil-also-none = nein | niemand | keine | keinen
cli-yggdrasil-also-elf = einen alb
cli-yggdrasil-also-die = würfel
cli-yggdrasil-also-anonymous = namenloser | namenlosen
cli-yggdrasil-also-life = lebenspunkt | lebenspunkte
cli-yggdrasil-also-idunn = äpfel
cli-yggdrasil-also-deer = hirsche | dain
cli-yggdrasil-also-geri-freki = geri | freki
cli-yggdrasil-also-hugin-munin = hugin | munin
cli-yggdrasil-also-tanngrisnir = ziegen
cli-yggdrasil-topic-figures = Angaben
cli-yggdrasil-topic-turn = Zug
cli-yggdrasil-topic-order = Reihenfolge
cli-yggdrasil-topic-wheel = Rad
cli-yggdrasil-topic-activation = Aktivierung
cli-yggdrasil-topic-move = Bewegung
cli-yggdrasil-topic-mode = Vorteil und Nachteil
cli-yggdrasil-topic-heal = Den Baum heilen
cli-yggdrasil-topic-fight = Kampf
cli-yggdrasil-topic-risk = Gefahren
cli-yggdrasil-topic-throw = Rettungswurf
cli-yggdrasil-topic-heroes = Helden
cli-yggdrasil-topic-elves = Alben
cli-yggdrasil-topic-dice = Wanenwürfel
cli-yggdrasil-topic-life = Lebenspunkte
cli-yggdrasil-topic-devastated = Verwüstet
cli-yggdrasil-topic-ladder = Machtskala
cli-yggdrasil-topic-giants = Feuerriesen
cli-yggdrasil-topic-anonymous = Namenlose
cli-yggdrasil-topic-islands = Inseln
cli-yggdrasil-topic-iotunns = Jötunen
cli-yggdrasil-topic-path = Weg
cli-yggdrasil-topic-support = Unterstützung
cli-yggdrasil-topic-artifacts = Artefakte
cli-yggdrasil-topic-creatures = Kreaturen
cli-yggdrasil-topic-saga = Saga
cli-yggdrasil-topic-stones = Runensteine
