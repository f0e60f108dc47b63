### Yggdrasil Chronicles. Der Wortlaut ist unserer, nicht der des Regelhefts oder der Karten.

yggdrasil-title = Yggdrasil Chronicles
yggdrasil-promise = Haltet den Weltenbaum, gemeinsam.
yggdrasil-credits = Ein Spiel von Cédric Lefebvre, erschienen 2019 bei Ludonaute.
yggdrasil-rules =
    Ihr seid Götter und gewinnt oder verliert gemeinsam. In jeder Runde legen alle die oberste Karte ihres Feindstapels unbesehen auf das Rad der Feinde, und ihr einigt euch auf die Reihenfolge eurer Züge.
    Ein Zug hat drei Schritte. Zuerst wird deine Karte aufgedeckt: Liegt schon eine andere Karte dieses Feindes offen, wird er aktiviert, und beide Karten kommen wieder unter ihre Stapel. Dann darfst du dich auf deiner Ebene oder geradewegs nach oben oder unten bewegen. Dann darfst du die Aktion deiner Welt durchführen oder gegen jemanden kämpfen, der dort steht. Ein anderer Gott bei dir macht die Aktion besser, ein Feind schlechter.
    Kämpfe werden immer gewonnen, bringen aber so viele Gefahren, wie dein Gegner Macht hat; auch manche Aktionen sind gefährlich. Helden, dein Götterwürfel, Wanenwürfel und Alben wenden Gefahren ab; jede, die übrig bleibt, kostet dich einen Lebenspunkt.
    Zwei Feinde in einer Welt verwüsten sie. Ihr verliert, wenn ein Gott den letzten Lebenspunkt verliert oder ein Feind nicht tun kann, was seine Aktivierung verlangt: kein Platz mehr über Surt oder Hel, zu wenige Feuerriesen, Namenlose oder Jötunen, keine Insel mehr, keine Kerkermauer mehr. Ihr gewinnt, sobald Nidhögg das Ende seines Weges erreicht.
    Manches ist rekonstruiert, nicht gedruckt: die Seiten der Würfel und der Runensteine, die Inseln von Midgard, Nidhöggs Weg und welche Welten am Anfang übereinander stehen.

## Optionen

yggdrasil-option-hard = Schwieriges Spiel
yggdrasil-option-hard-help = Alle Götter haben eine Kraft, alle außer Thor auch eine Fähigkeit, und Nidhöggs Weg ist länger und hat drei Felder, die eure Feinde stärken.
yggdrasil-option-free_order = Freie Reihenfolge
yggdrasil-option-free_order-help = Wer als Nächstes am Zug ist, wird vor jedem Zug entschieden, wenn alle früheren Karten aufgedeckt sind, und nicht einmal für die ganze Runde.

## Namen

yggdrasil-world-asgard = Asgard
yggdrasil-world-alfheim = Alfheim
yggdrasil-world-vanaheim = Vanaheim
yggdrasil-world-midgard = Midgard
yggdrasil-world-nidavellir = Nidavellir
yggdrasil-world-svartalfheim = Svartalfheim
yggdrasil-world-iotunheim = Jötunheim
yggdrasil-world-niflheim = Niflheim
yggdrasil-world-muspellheim = Muspellsheim
yggdrasil-place-cage = Kerker

yggdrasil-god-freyr = Freyr
yggdrasil-god-freyia = Freyia
yggdrasil-god-frigg = Frigg
yggdrasil-god-heimdall = Heimdall
yggdrasil-god-odin = Odin
yggdrasil-god-thor = Thor
yggdrasil-god-tyr = Tyr

yggdrasil-enemy-surt = Surt
yggdrasil-enemy-hel = Hel
yggdrasil-enemy-loki = Loki
yggdrasil-enemy-iormungand = Iormungand
yggdrasil-enemy-fenrir = Fenrir
yggdrasil-enemy-nidhogg = Nidhögg
# Eine Karte eines Feindstapels: wem sie gehört, und welchen Feind sie zeigt.
yggdrasil-card = { $enemy } ({ $god })

yggdrasil-iotunn-thjazi = Thjazi
yggdrasil-iotunn-baugi = Baugi
yggdrasil-iotunn-skadi = Skadi
yggdrasil-iotunn-geirrod = Geirröd
yggdrasil-iotunn-greip = Greip
yggdrasil-iotunn-gjalp = Gjalp
yggdrasil-iotunn-starkadr = Starkadr
yggdrasil-iotunn-beli = Beli
yggdrasil-iotunn-angrboda = Angrboda
yggdrasil-iotunn-gerda = Gerda
yggdrasil-iotunn-hyrrokkin = Hyrrokkin
yggdrasil-iotunn-hymir = Hymir
yggdrasil-iotunn-vafthrudnir = Vafthrúdnir
yggdrasil-iotunn-suttung = Suttung
yggdrasil-iotunn-skyrmir = Skyrmir
yggdrasil-iotunn-thrym = Thrym
yggdrasil-iotunn-hrungnir = Hrungnir
yggdrasil-iotunn-utgardloki = Utgardloki

yggdrasil-artifact-andvarinaut = Andvarinaut
yggdrasil-artifact-draupnir = Draupnir
yggdrasil-artifact-gjallarhorn = Giallarhorn
yggdrasil-artifact-hringhorn = Hringhorni
yggdrasil-artifact-skidbladnir = Skidbladnir
yggdrasil-artifact-megingjord = Megingjord
yggdrasil-artifact-gleipnir = Gleipnir
yggdrasil-artifact-gungnir = Gungnir
yggdrasil-artifact-hofund = Hofund
yggdrasil-artifact-jarngreipr = Járngreipr
yggdrasil-artifact-mimming = Mimming
yggdrasil-artifact-mjollnir = Mjöllnir
yggdrasil-artifact-brisingamen = Brisingamen
yggdrasil-artifact-gullinbursti = Gullinbursti
yggdrasil-artifact-idunn = Idunn Eple
yggdrasil-artifact-odroerir = Ódroerir
yggdrasil-artifact-svalinn = Svalinn
yggdrasil-artifact-valshamr = Valshamr

yggdrasil-creature-deer = Dain, Duneyr, Durathor und Dvalin
yggdrasil-creature-eikthyrnir = Eikthyrnir
yggdrasil-creature-geri-freki = Geri und Freki
yggdrasil-creature-gullfaxi = Gullfaxi
yggdrasil-creature-gullinkambi = Gullinkambi
yggdrasil-creature-gulltopp = Gulltopp
yggdrasil-creature-heidrun = Heidrun
yggdrasil-creature-hildisvini = Hildisvíni
yggdrasil-creature-hugin-munin = Hugin und Munin
yggdrasil-creature-ratatosk = Ratatosk
yggdrasil-creature-saehrimnir = Saehrímnir
yggdrasil-creature-skuld = Skuld
yggdrasil-creature-sleipnir = Sleipnir
yggdrasil-creature-tanngrisnir = Tanngrisnir und Tanngnjóstr
yggdrasil-creature-urd = Urd
yggdrasil-creature-vedrfolnir = Vedrfölnir
yggdrasil-creature-verdandi = Verdandi
yggdrasil-creature-vidofnir = Vidofnir

yggdrasil-stone-white = weißer Stein
yggdrasil-stone-green = grüner Stein
yggdrasil-stone-red = roter Stein
yggdrasil-effect-turn = mittlere Ebene drehen
yggdrasil-effect-move = einen Gott bewegen
yggdrasil-effect-normal = normale Aktion einer beliebigen Welt
yggdrasil-effect-recover = 1 Lebenspunkt zurück

yggdrasil-face-blank = leer
yggdrasil-face-a = Verlust
yggdrasil-face-b = ein Strich
yggdrasil-face-c = zwei Striche
yggdrasil-face-d = drei Striche
yggdrasil-face-e = Erfolg
yggdrasil-face-f = Erfolg mit Verlust

yggdrasil-relation-brother = Waffenbruder
yggdrasil-relation-tie = Blutsverwandter
yggdrasil-relation-fellow = Zufallsbekanntschaft
yggdrasil-relation-companion = Reisegefährte

yggdrasil-spot-start = Start
yggdrasil-spot-plain = nichts
yggdrasil-spot-giant = 1 Feuerriese auf Surts Machtskala
yggdrasil-spot-anonymous = 1 Namenloser auf Hels Machtskala
yggdrasil-spot-iotunn = 1 Jötunn erwacht
yggdrasil-spot-tree = der Baum: Sieg
yggdrasil-spot-turn = die Seite wird umgeblättert
yggdrasil-spot-effect = eine Wirkung
yggdrasil-cost-artifact = 1 Artefakt
yggdrasil-cost-nothing = nichts
yggdrasil-spot-dead-tree = der tote Baum: Niederlage

yggdrasil-reconstructed = Rekonstruiert, nicht gedruckt: Diese Angaben sind von uns, denn die gedruckten lagen uns nicht vor.

yggdrasil-elves-of-all = Alben
yggdrasil-dice-of-all = Wanenwürfel
yggdrasil-elves =
    { $count ->
        [0] keine Alben
        [one] 1 Alb
       *[other] { $count } Alben
    }
yggdrasil-dice =
    { $count ->
        [0] keine Wanenwürfel
        [one] 1 Wanenwürfel
       *[other] { $count } Wanenwürfel
    }
yggdrasil-heroes =
    { $count ->
        [0] keine Helden
        [one] 1 Held
       *[other] { $count } Helden
    }
yggdrasil-anonymous =
    { $count ->
        [0] keine Namenlosen
        [one] 1 Namenloser
       *[other] { $count } Namenlose
    }
yggdrasil-giants =
    { $count ->
        [0] keine Feuerriesen
        [one] 1 Feuerriese
       *[other] { $count } Feuerriesen
    }
yggdrasil-life =
    { $count ->
        [0] keine Lebenspunkte
        [one] 1 Lebenspunkt
       *[other] { $count } Lebenspunkte
    }

## Warum ein Spiel verloren ist

yggdrasil-lost-life = Ein Gott hat den letzten Lebenspunkt verloren.
yggdrasil-lost-surt = Surt stand auf der oberen Ebene und konnte nicht weiter hinauf.
yggdrasil-lost-hel = Hel stand auf der oberen Ebene und konnte nicht weiter hinauf.
yggdrasil-lost-giants = In der Reserve waren zu wenige Feuerriesen.
yggdrasil-lost-anonymous = In der Reserve waren zu wenige Namenlose.
yggdrasil-lost-islands = Iormungand war auf der letzten Insel und konnte nicht weiter.
yggdrasil-lost-iotunns = Auf Lokis Machtskala war kein Jötunn mehr.
yggdrasil-lost-markers = Alle sieben Kerkermauern waren fort, und eine achte Welt wurde verwüstet.
yggdrasil-lost-impossible = Was die Seite verlangte, war nicht möglich.
yggdrasil-lost-saga = Wovor die Seite gewarnt hat, ist eingetreten.
yggdrasil-lost-dead-tree = Nidhögg hat den toten Baum erreicht.

## Hilfe: die neun Welten

yggdrasil-help-asgard = Gefährliche Aktion: Heile eine beliebige verwüstete Welt aus der Ferne, für 3 Gefahren (4 mit Nachteil, 2 mit Vorteil). Hier liegt Walhalla, und hierher kommt Fenrir, wenn er ausbricht.
yggdrasil-help-alfheim = Aktion: Bis zu 2 Alben der Reserve kommen zu dir (1 mit Nachteil, 3 mit Vorteil).
yggdrasil-help-vanaheim = Aktion: Bis zu 2 Wanenwürfel der Reserve gehören dir (1 mit Nachteil, 3 mit Vorteil).
yggdrasil-help-midgard = Aktion: Ruf bis zu 2 Helden von hier nach Walhalla (1 mit Nachteil, 3 mit Vorteil). Iormungand ist immer hier und zählt als Feind: Allein hast du einen Nachteil, und jeder weitere Feind, der kommt, verwüstet die Welt.
yggdrasil-help-nidavellir = Aktion: Nimm das oberste Artefakt der Stufe 1 oder 2 (mit Nachteil nur Stufe 1, mit Vorteil alle drei Stufen).
yggdrasil-help-svartalfheim = Aktion: Zieh 2 Kreaturen (1 mit Nachteil, 3 mit Vorteil), wähl eine davon und nutze sie.
yggdrasil-help-iotunheim = Aktion: Wirf den weißen und den grünen Runenstein (mit Nachteil nur den weißen, mit Vorteil alle drei) und nutze davon, was du willst. Jötunen auf dem Schwert der Hindernisse werden hier bekämpft.
yggdrasil-help-niflheim = Gefährliche Aktion: Hels Machtskala verliert bis zu 3 Namenlose, für 2 Gefahren (3 mit Nachteil, 1 mit Vorteil). Das schwächt Hel.
yggdrasil-help-muspellheim = Gefährliche Aktion: Surts Machtskala verliert bis zu 3 Feuerriesen, für 2 Gefahren (3 mit Nachteil, 1 mit Vorteil). Das schwächt Surt.

## Hilfe: Feinde und Jötunen

yggdrasil-help-surt = Aktiviert: Er steigt eine Ebene höher, die mittlere Ebene dreht sich, und 2 Feuerriesen kommen auf seine Machtskala. Ihr verliert, wenn er schon oben ist oder in der Reserve weniger als 2 Feuerriesen sind. Macht: Feuerriesen auf der Skala + 1. Besiegt geht er nach Muspellsheim zurück.
yggdrasil-help-hel = Aktiviert: Sie steigt eine Ebene höher, die mittlere Ebene dreht sich, und der aktive Gott verliert 1 Lebenspunkt; das wendet nichts ab. Ihr verliert, wenn sie schon oben ist. Macht: Namenlose auf ihrer Skala + 1. Besiegt geht sie nach Niflheim zurück.
yggdrasil-help-loki = Aktiviert: Er kommt in die Welt des aktiven Gottes, die mittlere Ebene dreht sich, und ein Jötunn erwacht. Ihr verliert, wenn auf seiner Machtskala kein Jötunn mehr ist. Macht: aktive Jötunen + 1. Besiegt kommt er in den Kerker.
yggdrasil-help-iormungand = Aktiviert: Die Midgardschlange schwimmt zur nächsten Insel, und so viele Namenlose, wie diese zeigt, kommen auf Hels Machtskala. Ihr verliert, wenn sie schon auf der letzten Insel ist oder zu wenige Namenlose in der Reserve sind. Midgard verlässt sie nie. Macht: 3. Besiegt weicht sie eine Insel zurück; auf der Regenbogeninsel kann sie nicht bekämpft werden.
yggdrasil-help-fenrir = Aktiviert: Er bricht aus dem Kerker aus und kommt nach Asgard; ist er schon frei, verliert der aktive Gott 3 Lebenspunkte, und das wendet nichts ab. In beiden Fällen endet der Zug sofort, und die aufgedeckte Karte kommt nicht unter ihren Stapel, sondern wird hineingemischt (nur wer allein spielt, lässt sie auf dem Rad liegen). Macht: verwüstete Welten + 1. Besiegt kommt er zurück in den Kerker.
yggdrasil-help-nidhogg = Aktiviert: Er zieht auf seinem Weg ein Feld weiter. Auf dem letzten wartet der Baum, und ihr habt gewonnen. Im schwierigen Spiel stärken drei Felder unterwegs eure Feinde. Er kann nicht bekämpft werden und ist in keiner Welt.

yggdrasil-power-thjazi = Belagert Asgard: Dort ist keine Aktion möglich, bis er besiegt ist. Kämpfen geht weiterhin.
yggdrasil-power-baugi = Belagert Alfheim: Dort ist keine Aktion möglich, bis er besiegt ist. Kämpfen geht weiterhin.
yggdrasil-power-skadi = Belagert Vanaheim: Dort ist keine Aktion möglich, bis sie besiegt ist. Kämpfen geht weiterhin.
yggdrasil-power-geirrod = Belagert Midgard: Dort ist keine Aktion möglich, bis er besiegt ist. Kämpfen geht weiterhin.
yggdrasil-power-greip = Belagert Nidavellir: Dort ist keine Aktion möglich, bis sie besiegt ist. Kämpfen geht weiterhin.
yggdrasil-power-gjalp = Belagert Svartalfheim: Dort ist keine Aktion möglich, bis sie besiegt ist. Kämpfen geht weiterhin.
yggdrasil-power-starkadr = Belagert Niflheim: Dort ist keine Aktion möglich, bis er besiegt ist. Kämpfen geht weiterhin.
yggdrasil-power-beli = Belagert Muspellsheim: Dort ist keine Aktion möglich, bis er besiegt ist. Kämpfen geht weiterhin.
yggdrasil-power-angrboda = Reitet auf Loki: Er kann erst bekämpft werden, wenn sie besiegt ist, und solange er im Kerker ist, auch sie nicht.
yggdrasil-power-gerda = Reitet auf Surt: Er kann erst bekämpft werden, wenn sie besiegt ist.
yggdrasil-power-hyrrokkin = Reitet auf Hel: Sie kann erst bekämpft werden, wenn Hyrrokkin besiegt ist.
yggdrasil-power-hymir = Reitet auf Iormungand: Die Schlange kann erst bekämpft werden, wenn Hymir besiegt ist.
yggdrasil-power-vafthrudnir = Reitet auf Fenrir: Er kann erst bekämpft werden, wenn Vafthrúdnir besiegt ist, und solange Fenrir im Kerker ist, keiner von beiden.
yggdrasil-power-suttung = Steht auf dem Schwert der Hindernisse: Niemand kann Alben gegen Gefahren einsetzen, bis er in Jötunheim besiegt ist.
yggdrasil-power-skyrmir = Steht auf dem Schwert der Hindernisse: Niemand kann Helden gegen Gefahren einsetzen, bis er in Jötunheim besiegt ist.
yggdrasil-power-thrym = Steht auf dem Schwert der Hindernisse: Kein Artefakt wirkt, bis er in Jötunheim besiegt ist.
yggdrasil-power-hrungnir = Steht auf dem Schwert der Hindernisse: Niemand kann Wanenwürfel werfen, bis er in Jötunheim besiegt ist.
yggdrasil-power-utgardloki = Steht auf dem Schwert der Hindernisse: Niemand kann einen Götterwürfel werfen, bis er in Jötunheim besiegt ist.

## Hilfe: Artefakte und Kreaturen

yggdrasil-power-andvarinaut = Einmal in jedem deiner Würfe darfst du beliebige deiner Wanenwürfel neu werfen.
yggdrasil-power-draupnir = Einmal in jedem deiner Würfe darfst du deinen Götterwürfel neu werfen.
yggdrasil-power-gjallarhorn = Du darfst dich von überall in jede Welt der mittleren Ebene bewegen.
yggdrasil-power-hringhorn = Du darfst dich von überall in jede Welt der unteren Ebene bewegen.
yggdrasil-power-skidbladnir = Du darfst dich von überall in jede Welt der oberen Ebene bewegen.
yggdrasil-power-megingjord = Deine Waffen (Stufe 2) ersparen dir 2 Gefahren statt 1.
yggdrasil-power-gleipnir = Eine Waffe gegen Fenrir: 1 Gefahr weniger im Kampf.
yggdrasil-power-gungnir = Eine Waffe gegen Hel: 1 Gefahr weniger im Kampf.
yggdrasil-power-hofund = Eine Waffe gegen Loki: 1 Gefahr weniger im Kampf.
yggdrasil-power-jarngreipr = Eine Waffe gegen Jötunen: 1 Gefahr weniger im Kampf.
yggdrasil-power-mimming = Eine Waffe gegen Surt: 1 Gefahr weniger im Kampf.
yggdrasil-power-mjollnir = Eine Waffe gegen Iormungand: 1 Gefahr weniger im Kampf.
yggdrasil-power-brisingamen = Nach jedem deiner Würfe darfst du einen Wanenwürfel behalten, der verloren wäre.
yggdrasil-power-gullinbursti = Aktion und Kampf sind im selben Zug möglich, beide in deiner Welt und in beliebiger Reihenfolge.
yggdrasil-power-idunn = Die verwüstete Welt zu heilen, in der du stehst, kostet dich nur 1 Lebenspunkt statt 2.
yggdrasil-power-odroerir = Wo du allein bist, ohne Feind und ohne anderen Gott, hast du bei der Aktion einen Vorteil.
yggdrasil-power-svalinn = Nach jedem deiner Würfe darfst du einen Alb behalten, der einen Würfel geändert hat.
yggdrasil-power-valshamr = Feinde in deiner Welt zählen nicht, wenn du ihre Aktion durchführst.

yggdrasil-power-deer = Du bekommst 1 Lebenspunkt zurück.
yggdrasil-power-eikthyrnir = Heile eine beliebige verwüstete Welt, ohne Kosten.
yggdrasil-power-geri-freki = Du darfst dich in jede Welt bewegen und dort kämpfen; dabei ist 1 Gefahr abgewendet.
yggdrasil-power-gullfaxi = Ein aktiver Jötunn deiner Wahl ist sofort besiegt.
yggdrasil-power-gullinkambi = 1 Held kommt nach Walhalla.
yggdrasil-power-gulltopp = Alle Götter dürfen einander Alben, Wanenwürfel und Artefakte geben.
yggdrasil-power-heidrun = Du bekommst bis zu 2 Lebenspunkte zurück.
yggdrasil-power-hildisvini = Bis zu 3 Alben kommen zu dir.
yggdrasil-power-hugin-munin = Sie bringen dir bis zu 2 Wanenwürfel.
yggdrasil-power-ratatosk = Du darfst dich in jede Welt bewegen und dort die Aktion durchführen, wenn sie nicht verwüstet ist.
yggdrasil-power-saehrimnir = Ein Gott deiner Wahl bekommt 1 Lebenspunkt zurück.
yggdrasil-power-skuld = Alle sehen sich die obersten zwei Karten ihres Feindstapels an und legen sie in beliebiger Reihenfolge zurück.
yggdrasil-power-sleipnir = Jeder Gott darf sich in jede Welt bewegen.
yggdrasil-power-tanngrisnir = Götter deiner Wahl bekommen zusammen 2 Lebenspunkte zurück.
yggdrasil-power-urd = Zwei offene Karten vom Rad kommen unter die Stapel ihrer Besitzer.
yggdrasil-power-vedrfolnir = Bis zu 2 Helden kommen nach Walhalla.
yggdrasil-power-verdandi = Alle Götter dürfen einander Lebenspunkte geben. Niemand darf den letzten hergeben, und niemand kann mehr haben als am Anfang.
yggdrasil-power-vidofnir = Bis zu 3 Helden kommen nach Walhalla.

## Hilfe: Götter, Beziehungen, Steine, Würfel

yggdrasil-power-freyr = Im schwierigen Spiel: Beginnt mit 2 Alben. Geht er Gefahren ein, darf er Alben paarweise zurückgeben; jedes Paar wendet 1 Gefahr ab, was auch immer die Würfel zeigen.
yggdrasil-power-freyia = Im schwierigen Spiel: Alle anderen Götter sind für sie Zufallsbekanntschaften. Helden darf sie auch nach ihrem Wurf einsetzen.
yggdrasil-power-frigg = Im schwierigen Spiel: Ein Strich auf einem Wanenwürfel ist ein Erfolg. Statt Aktion oder Kampf kann sie 1 Lebenspunkt zurückholen, für sich oder für einen Gott in ihrer Welt.
yggdrasil-power-heimdall = Im schwierigen Spiel: Ein Strich ist ein Erfolg, auf dem Götterwürfel und auf Wanenwürfeln. Er darf sich immer nach Midgard bewegen.
yggdrasil-power-odin = Im schwierigen Spiel: Alle anderen Götter sind seine Waffenbrüder. Er darf sich immer nach Asgard bewegen.
yggdrasil-power-thor = Im schwierigen Spiel: Jeder Erfolg auf seinem Götterwürfel wendet 2 Gefahren ab, auch wenn ein Alb ihn gebracht hat.
yggdrasil-power-tyr = Im schwierigen Spiel: Ein Strich und zwei Striche auf dem Götterwürfel sind Erfolge. Wird Fenrir aktiviert, endet sein Zug nicht.

yggdrasil-power-brother = Wirfst du die Würfel, so wirft ein Waffenbruder in deiner Welt seinen Götterwürfel für dich mit. Das wendet höchstens 1 Gefahr ab; er darf dafür einen seiner Alben und seine Artefakte einsetzen.
yggdrasil-power-tie = Von einem Blutsverwandten in deiner Welt darfst du Alben, Wanenwürfel und Artefakte nehmen; gefragt wirst du vor und nach Bewegungen und in deinen eigenen Würfen. Ist es ein Unterstützungsgott, kann er Lebenspunkte, die dich Gefahren kosten, für dich verlieren.
yggdrasil-power-fellow = Hat eine Zufallsbekanntschaft in deiner Welt die Würfel geworfen, darfst du einen eingesetzten Alb oder einen verlorenen Wanenwürfel nehmen. Bei einem Unterstützungsgott darfst du einen aus deinem eigenen Wurf behalten.
yggdrasil-power-companion = In deinem Zug darfst du vor deiner Bewegung zuerst in die Welt eines Reisegefährten gehen.

yggdrasil-help-stone-white = Mittlere Ebene drehen oder einen Gott bewegen. { yggdrasil-reconstructed }
yggdrasil-help-stone-green = 1 Lebenspunkt zurück oder die normale Aktion einer beliebigen Welt. { yggdrasil-reconstructed }
yggdrasil-help-stone-red = Die normale Aktion einer beliebigen Welt oder 1 Lebenspunkt zurück. { yggdrasil-reconstructed }
yggdrasil-help-effect-turn = Dreh die mittlere Ebene um 0, 1 oder 2 Plätze.
yggdrasil-help-effect-move = Beweg einen Gott, auch einen Unterstützungsgott, in eine beliebige Welt.
yggdrasil-help-effect-normal = Führ die normale Aktion einer beliebigen Welt durch, ohne dort zu sein. Eine verwüstete Welt kannst du nur heilen, für 2 Lebenspunkte; in einer belagerten geht nichts.
yggdrasil-help-effect-recover = Du bekommst 1 Lebenspunkt zurück.

yggdrasil-help-face-blank = Ein Fehlschlag. In unserer Rekonstruktion haben nur Götterwürfel eine leere Seite.
yggdrasil-help-face-a = Ein Fehlschlag, und der Wanenwürfel ist danach verloren.
yggdrasil-help-face-b = Ein Fehlschlag, außer wenn ein Strich für den werfenden Gott ein Erfolg ist.
yggdrasil-help-face-c = Ein Fehlschlag, außer wenn zwei Striche für den werfenden Gott ein Erfolg sind.
yggdrasil-help-face-d = Ein Fehlschlag, außer wenn drei Striche für den werfenden Gott ein Erfolg sind.
yggdrasil-help-face-e = Ein Erfolg: Er wendet 1 Gefahr ab.
yggdrasil-help-face-f = Ein Erfolg: Er wendet 1 Gefahr ab, aber der Wanenwürfel ist danach verloren.

## Hilfe: was sonst eine Erklärung wert ist

yggdrasil-help-turn = Deck deine Karte auf; dann darfst du dich bewegen; dann darfst du eine Aktion durchführen oder kämpfen. Wird Fenrir aktiviert, endet der Zug nach der Karte.
yggdrasil-help-order = Am Anfang der Runde legen alle eine Karte unbesehen auf das Rad, und ihr einigt euch für diese Runde auf eine Reihenfolge. Es gilt, was zuerst vorgeschlagen wird.
yggdrasil-help-wheel = Hier liegen verdeckt die Karten dieser Runde, und offen die der Feinde, die schon einmal zu sehen waren. Die zweite Karte eines Feindes aktiviert ihn; dann kommen beide unter die Stapel ihrer Besitzer. Zu zweit bekommt eine Karte des Unterstützungsgottes, wem die andere Karte nicht gehört. Wer allein spielt, lässt auch die zweite liegen; die dritte bewirkt nichts, und die zwei älteren kommen unter den Stapel.
yggdrasil-help-activation = Der Feind bewegt sich, was eine Welt verwüsten kann; dann folgt sein Effekt. Ist etwas davon unmöglich, habt ihr verloren.
yggdrasil-help-move = In eine Welt derselben Ebene oder in eine darüber oder darunter in derselben Spalte. Oder bleib stehen. Die mittlere Ebene dreht sich: Es gelten die Spalten, wie sie jetzt sind.
yggdrasil-help-mode = Ein anderer Gott in deiner Welt: Vorteil. Ein Feind in deiner Welt: Nachteil. Beides oder keins von beiden: normal. Unterstützungsgötter zählen als Götter; Jötunen und Nidhögg zählen nicht als Feinde.
yggdrasil-help-heal = Den Baum heilen: In einer verwüsteten Welt ist die einzige Aktion, sie zu heilen, für 2 Lebenspunkte. Ihre eigene Aktion ist ab dem nächsten Zug wieder offen. Sind noch zwei Feinde dort, wird sie sofort wieder verwüstet.
yggdrasil-help-fight = Kämpfe gegen einen Feind oder Jötunn in deiner Welt. Du gewinnst immer, und er zieht sich zurück; aber du gehst so viele Gefahren ein, wie er Macht hat.
yggdrasil-help-risk = Jede Gefahr, die nicht abgewendet wird, kostet 1 Lebenspunkt. Der Reihe nach: Artefakte und Kreaturen wirken, Helden werden eingesetzt, die Würfel geworfen, und Alben machen aus Fehlschlägen Erfolge.
yggdrasil-help-throw = Du wirfst deinen Götterwürfel und so viele deiner Wanenwürfel, wie du willst. Jeder Erfolg wendet 1 Gefahr ab, und jeder Alb macht aus einem Fehlschlag einen Erfolg. Wanenwürfel, die einen Verlust zeigen, kommen danach nach Vanaheim zurück, auch wenn ein Alb sie geändert hat. Götterwürfel: leer, ein Strich, zwei Striche, drei Striche, Erfolg, Erfolg. Wanenwürfel: Verlust, ein Strich, zwei Striche, drei Striche, Erfolg, Erfolg mit Verlust. { yggdrasil-reconstructed }
yggdrasil-help-heroes = Sie warten in Walhalla, für jeden Gott. Vor einem Wurf wendet jeder Held 1 Gefahr ab und geht nach Midgard zurück.
yggdrasil-help-elves = Jeder deiner Alben macht aus einem Fehlschlag deines Wurfes einen Erfolg und geht nach Alfheim zurück.
yggdrasil-help-dice = Deine Wanenwürfel darfst du zusammen mit deinem Götterwürfel werfen. Wanenwürfel, die einen Verlust zeigen, kommen danach nach Vanaheim zurück.
yggdrasil-help-cage = Fenrirs Gefängnis, und Lokis, wenn er besiegt ist. Der Kerker gehört zu keiner Welt. Jede seiner sieben Mauern, die fehlt, liegt als Marker auf einer verwüsteten Welt und macht Fenrir stärker.
yggdrasil-help-devastated = Zwei Feinde in einer Welt verwüsten sie. Ihre Aktion ist gesperrt, bis sie geheilt wird, auch wenn die Feinde fort sind. Es gibt sieben Marker; wird ein achter gebraucht, habt ihr verloren.
yggdrasil-help-ladder = Sie zeigt, wie viel Macht ein Feind hat: bei Surt die Feuerriesen, bei Hel die Namenlosen, bei Loki die Jötunen, die sie verlassen haben.
yggdrasil-help-islands = Fünf in Midgard: die Regenbogeninsel, dann Inseln mit 1, 2, 2 und 3 Namenlosen. { yggdrasil-reconstructed }
yggdrasil-help-iotunns = Sie erwachen durch Loki. Jeder belagert eine Welt, reitet auf einem Feind oder steht auf dem Schwert der Hindernisse, bis er besiegt ist. Macht: 2. Jeder aktive Jötunn macht Loki stärker.
yggdrasil-help-saga = Eine Saga ist ein Buch aus Seiten. Jede hat ihren eigenen Weg für Nidhögg, ein Ziel, mit dem umgeblättert wird, Taten, die in Schritt 3 anstelle der Aktion der Welt getan werden (auch in verwüsteten Welten, nicht aber in belagerten), und eigene Regeln. Hinter der letzten Seite steht der Baum. Was eine Seite verlangt und nicht möglich ist, verliert das Spiel.
yggdrasil-help-path = Einfach: Nach fünf Schritten ist Nidhögg beim Baum. Schwierig: nach sieben, und unterwegs kommen ein Feuerriese, ein Namenloser und ein Jötunn. { yggdrasil-reconstructed }
yggdrasil-help-life = Niemand kann mehr Lebenspunkte haben als am Anfang, und niemand darf den letzten verlieren: Dann verliert ihr alle.
yggdrasil-help-support = Allein oder zu zweit spielen Götter mit, die nur dabeistehen: Sie haben 5 Lebenspunkte, sind nie am Zug und besitzen nichts, zählen aber in ihrer Welt als Götter. Aktiviert die Karte eines solchen Gottes einen Feind, darf ihn bewegen, wer sie aufgedeckt hat.
yggdrasil-help-giants = Acht Feuerriesen. Surt führt bei jeder Aktivierung 2 auf seine Machtskala; die Aktion von Muspellsheim vertreibt sie wieder.
yggdrasil-help-anonymous = Acht Namenlose. Iormungand schickt sie von Midgard auf Hels Machtskala; die Aktion von Niflheim befreit sie.
yggdrasil-help-artifacts = Sechs auf jeder der drei Stufen; das oberste jeder Stufe liegt offen in Nidavellir. Wer eines nimmt, behält es. Die Stufe 2 hat Waffen gegen je einen Gegner.
yggdrasil-help-creatures = Achtzehn Karten in Svartalfheim. Von denen, die du ziehst, wählst du eine und nutzt sie sofort; danach werden alle abgelegt.
yggdrasil-help-stones = Drei Runensteine mit je zwei Seiten. Was sie zeigen, darfst du in beliebiger Reihenfolge nutzen oder lassen. Weiß: mittlere Ebene drehen oder einen Gott bewegen. Grün und rot: 1 Lebenspunkt zurück oder die normale Aktion einer beliebigen Welt. { yggdrasil-reconstructed }

## Was geschah

yggdrasil-event-god-chosen = { who } ist { $god }.
yggdrasil-event-support-chosen = { who } holt { $god } zur Unterstützung.
yggdrasil-event-support-joined = { $god } steht zur Unterstützung bereit.
yggdrasil-event-round-began = Runde { $round } beginnt.
yggdrasil-event-order-proposed = { who } legt die Reihenfolge fest: { $gods }.
yggdrasil-event-turn-began = { $god } ist am Zug.
yggdrasil-event-enemy-revealed = { $god } deckt { $enemy } auf.
yggdrasil-event-enemy-revealed-of = { $god } deckt { $enemy } auf, eine Karte von { $owner }.
yggdrasil-event-nothing-revealed = { $god } hat keine Karte aufzudecken.
yggdrasil-event-enemy-activated = { $enemy } wird aktiviert.
yggdrasil-event-enemy-moved =
    { $place ->
        [Kerker] { $enemy } kommt in den Kerker.
       *[other] { $origin ->
            [Kerker] { $enemy } verlässt den Kerker und kommt nach { $place }.
           *[other] { $enemy } geht von { $origin } nach { $place }.
        }
    }
yggdrasil-event-island-reached = Iormungand erreicht die { $island }. Insel.
yggdrasil-event-island-left =
    { $island ->
        [1] Iormungand weicht auf die Regenbogeninsel zurück.
       *[other] Iormungand weicht auf die { $island }. Insel zurück.
    }
yggdrasil-event-world-devastated =
    { $bars ->
        [0] { $world } wird verwüstet; es ist keine Kerkermauer mehr da.
        [one] { $world } wird verwüstet; noch 1 Kerkermauer.
       *[other] { $world } wird verwüstet; noch { $bars } Kerkermauern.
    }
yggdrasil-event-world-healed = { $god } heilt { $world }.
yggdrasil-event-mid-turned =
    { $places ->
        [0] Die mittlere Ebene bleibt, wie sie ist.
        [one] Die mittlere Ebene dreht sich.
       *[other] Die mittlere Ebene dreht sich um { $places } Plätze.
    }
yggdrasil-event-giants-rose =
    { $count ->
        [one] 1 Feuerriese kommt auf Surts Machtskala.
       *[other] { $count } Feuerriesen kommen auf Surts Machtskala.
    }
yggdrasil-event-anonymous-sent =
    { $count ->
        [one] 1 Namenloser kommt auf Hels Machtskala.
       *[other] { $count } Namenlose kommen auf Hels Machtskala.
    }
yggdrasil-event-iotunn-woke = { $iotunn } erwacht.
yggdrasil-event-iotunn-defeated = { $iotunn } kommt zurück auf Lokis Machtskala.
yggdrasil-event-iotunns-shuffled = Die Jötunenkarten werden neu gemischt ({ $cards }).
yggdrasil-event-nidhogg-moved = Nidhögg zieht auf Feld { $spot } von { $last }.
yggdrasil-event-turn-stopped = Fenrir beendet den Zug von { $god }.
yggdrasil-event-card-returned = { $card } kommt unter den Stapel von { who }.
yggdrasil-event-card-shuffled-in = { $card } wird in den Stapel von { who } gemischt.
yggdrasil-event-card-seen = Oben auf dem Stapel von { who } liegt { $card }.
yggdrasil-event-god-moved = { $god } geht von { $origin } nach { $world }.
yggdrasil-event-god-stayed = { $god } bleibt in { $world }.
yggdrasil-event-passed = { $god } verzichtet auf Aktion und Kampf.
yggdrasil-event-action-penalty = { $god } führt die Aktion von { $world } mit Nachteil durch.
yggdrasil-event-action-normal = { $god } führt die Aktion von { $world } durch.
yggdrasil-event-action-bonus = { $god } führt die Aktion von { $world } mit Vorteil durch.
yggdrasil-event-fight-began = { $god } kämpft gegen { $opponent } (Macht { $strength }).
yggdrasil-event-opponent-beaten = { $god } besiegt { $opponent }.
yggdrasil-event-elves-taken =
    { $count ->
        [one] { $god } nimmt 1 Alb.
       *[other] { $god } nimmt { $count } Alben.
    }
yggdrasil-event-dice-taken = { $god } nimmt { $count } Wanenwürfel.
yggdrasil-event-heroes-called =
    { $count ->
        [one] { $god } ruft 1 Helden nach Walhalla.
       *[other] { $god } ruft { $count } Helden nach Walhalla.
    }
yggdrasil-event-anonymous-freed =
    { $count ->
        [one] { $god } befreit 1 Namenlosen von Hels Machtskala.
       *[other] { $god } befreit { $count } Namenlose von Hels Machtskala.
    }
yggdrasil-event-giants-driven =
    { $count ->
        [one] { $god } vertreibt 1 Feuerriesen von Surts Machtskala.
       *[other] { $god } vertreibt { $count } Feuerriesen von Surts Machtskala.
    }
yggdrasil-event-life-lost =
    { $count ->
        [one] { $god } verliert 1 Lebenspunkt; { $left ->
            [0] es war der letzte.
           *[other] noch { $left }.
        }
       *[other] { $god } verliert { $count } Lebenspunkte; { $left ->
            [0] es waren die letzten.
           *[other] noch { $left }.
        }
    }
yggdrasil-event-life-gained =
    { $count ->
        [one] { $god } bekommt 1 Lebenspunkt zurück und hat { $left }.
       *[other] { $god } bekommt { $count } Lebenspunkte zurück und hat { $left }.
    }
yggdrasil-event-page-turned = Seite { $number } von { $pages }: { $title }.
yggdrasil-event-saga-won = Hinter der letzten Seite stand der Baum: { $title } ist gewonnen.
yggdrasil-event-condition-met = { $condition }
yggdrasil-event-deed-began = { $god } in { $world }: { $deed }.
yggdrasil-event-deed-paid = { $god } gibt dafür { $paid }.
yggdrasil-event-counter-changed = { $counter }: { $value } ({ $change }).
yggdrasil-event-counter-changed-in = { $world }, { $counter }: { $value } ({ $change }).
yggdrasil-event-standee-moved = { $standee } kommt nach { $place }.
yggdrasil-event-standee-left = { $standee } verlässt den Baum.
yggdrasil-event-standee-tracked = { $standee } ist auf seiner Bahn.
yggdrasil-event-enemy-fell = { $enemy } ist aus dem Spiel.
yggdrasil-event-token-drawn = Aufgedeckt: { $token }.
yggdrasil-event-chosen = { $god } wählt: { $choice }.
yggdrasil-event-nidhogg-driven = Nidhögg weicht auf Feld { $spot } von { $spots } zurück.
yggdrasil-event-artifact-left = { $artifact } kommt aus dem Spiel.
yggdrasil-event-creature-aside =
    { $count ->
        [one] Eine Kreatur wird ungesehen beiseitegelegt.
       *[other] Noch eine Kreatur wird ungesehen beiseitegelegt.
    }
yggdrasil-event-game-won = Yggdrasil steht. Ihr habt gewonnen!
yggdrasil-event-game-lost = Yggdrasil fällt. { $reason }
yggdrasil-event-risks-taken =
    { $count ->
        [one] { $god } geht 1 Gefahr ein.
       *[other] { $god } geht { $count } Gefahren ein.
    }
yggdrasil-event-risks-taken-against =
    { $count ->
        [one] { $god } geht gegen { $opponent } 1 Gefahr ein.
       *[other] { $god } geht gegen { $opponent } { $count } Gefahren ein.
    }
yggdrasil-event-risks-cancelled =
    { $count ->
        [one] { $artifact } wendet für { $god } 1 Gefahr ab.
       *[other] { $artifact } wendet für { $god } { $count } Gefahren ab.
    }
yggdrasil-event-risks-cancelled-by-creature =
    { $count ->
        [one] Für { $god } ist 1 Gefahr abgewendet.
       *[other] Für { $god } sind { $count } Gefahren abgewendet.
    }
yggdrasil-event-heroes-used =
    { $count ->
        [one] { $god } schickt 1 Helden gegen die Gefahren.
       *[other] { $god } schickt { $count } Helden gegen die Gefahren.
    }
yggdrasil-event-god-die-rolled = Der Götterwürfel von { $god } zeigt: { $face }.
yggdrasil-event-vanir-die-rolled = Ein Wanenwürfel von { $god } zeigt: { $face }.
yggdrasil-event-god-die-rerolled = { $god } wirft den Götterwürfel ({ $face }) neu.
yggdrasil-event-vanir-die-rerolled = { $god } wirft einen Wanenwürfel ({ $face }) neu.
yggdrasil-event-elf-used-on-god-die = Ein Alb macht aus dem Götterwürfel von { $god } ({ $face }) einen Erfolg.
yggdrasil-event-elf-used-on-vanir-die = Ein Alb macht aus einem Wanenwürfel von { $god } ({ $face }) einen Erfolg.
yggdrasil-event-pairs-returned = { $god } schickt gegen die Gefahren { $count } Alben paarweise heim.
yggdrasil-event-risks-prevented =
    { $god } wendet { $count ->
        [0] keine
       *[other] { $count }
    } der Gefahren ab; { $left ->
        [one] 1 bleibt.
       *[other] { $left } bleiben.
    }
yggdrasil-event-all-risks-prevented = { $god } wendet alle Gefahren ab.
yggdrasil-event-support-paid =
    { $count ->
        [one] { $support } trägt 1 Gefahr anstelle von { $god }.
       *[other] { $support } trägt { $count } Gefahren anstelle von { $god }.
    }
yggdrasil-event-dice-lost = { $god } verliert { $count } Wanenwürfel.
yggdrasil-event-elves-spent =
    { $count ->
        [one] 1 Alb von { $god } geht nach Alfheim zurück.
       *[other] { $count } Alben von { $god } gehen nach Alfheim zurück.
    }
yggdrasil-event-die-kept = { $god } behält einen Wanenwürfel, der verloren wäre.
yggdrasil-event-elf-kept = { $god } behält einen eingesetzten Alb.
yggdrasil-event-fellow-took = { $god } nimmt aus dem Wurf von { $of }: { $what }.
yggdrasil-event-kin-took = { $god } nimmt von { $of }: { $what }.
yggdrasil-event-companion-joined = { $god } geht zu { $companion }.
yggdrasil-event-blessed = { $god } gibt { $to } 1 Lebenspunkt zurück.
yggdrasil-event-blessed-self = { $god } ruht sich aus.
yggdrasil-event-artifact-shown = Artefakt der Stufe { $level }: { $artifact }.
yggdrasil-event-artifact-taken = { $god } nimmt ein Artefakt: { $artifact }.
yggdrasil-event-creature-drawn = { $god } zieht eine Kreatur: { $creature }.
yggdrasil-event-creature-chosen = { $god } ruft zu Hilfe: { $creature }.
yggdrasil-event-creature-idle = Diese Kreatur kann nichts tun: { $creature }.
yggdrasil-event-creatures-shuffled = Die Kreaturenkarten werden neu gemischt ({ $count }).
yggdrasil-event-given = { $god } gibt an { $to }: { $what }.
yggdrasil-event-life-given = { $god } gibt { $to } 1 Lebenspunkt.
yggdrasil-event-card-put-on-top = { who } legt { $card } oben auf den Stapel.
yggdrasil-event-stone-thrown = Der Wurf zeigt ({ $stone }): { $effect }.
yggdrasil-event-stone-used = { $god } nutzt einen Runenstein ({ $stone }): { $effect }.

## Fragen

yggdrasil-ask-choose-god = Welcher Gott bist du?
yggdrasil-ask-choose-support =
    { $count ->
        [one] Welcher Gott unterstützt euch? Es gilt, was zuerst gesagt wird.
       *[other] Wer ist Unterstützungsgott Nummer { $number } von { $count }?
    }
yggdrasil-ask-order = In welcher Reihenfolge spielt ihr diese Runde? Es gilt, was zuerst gesagt wird.
yggdrasil-ask-next-god = Wer ist als Nächstes am Zug? Es gilt, was zuerst gesagt wird.
yggdrasil-ask-reveal = Welche Karte deckt { $god } auf ({ who })?
yggdrasil-ask-look = Welche Karte liegt als nächste auf dem Stapel von { who }?
yggdrasil-ask-draw-iotunn = Welcher Jötunn erwacht?
yggdrasil-ask-support-move = Es war eine Karte von { $god }: Wohin geht { $god }?
yggdrasil-ask-move = Wohin gehst du?
yggdrasil-ask-act = Was tust du hier?
yggdrasil-ask-act-again = Dank Gullinbursti darfst du noch mehr tun. Was?
yggdrasil-ask-take-elves = Wie viele Alben nimmst du? Höchstens { $most }.
yggdrasil-ask-take-dice = Wie viele Wanenwürfel nimmst du? Höchstens { $most }.
yggdrasil-ask-take-heroes = Wie viele Helden schickst du nach Walhalla? Höchstens { $most }.
yggdrasil-ask-free-anonymous = Wie viele Namenlose befreist du? Höchstens { $most }.
yggdrasil-ask-drive-giants = Wie viele Feuerriesen vertreibst du? Höchstens { $most }.
yggdrasil-ask-heal-where = Welche Welt heilst du?
yggdrasil-ask-use-heroes =
    { $count ->
        [one] 1 Gefahr: Schickst du einen Helden dagegen?
       *[other] { $count } Gefahren: Wie viele Helden schickst du dagegen?
    }
yggdrasil-ask-choose-dice =
    { $count ->
        [one] 1 Gefahr bleibt: Wie viele Wanenwürfel wirfst du mit deinem Götterwürfel?
       *[other] { $count } Gefahren bleiben: Wie viele Wanenwürfel wirfst du mit deinem Götterwürfel?
    }
yggdrasil-ask-roll-god-die = Was zeigt der Götterwürfel von { $god }?
yggdrasil-ask-roll-vanir-die = Was zeigt der nächste Wanenwürfel von { $god }?
yggdrasil-ask-reroll =
    { $count ->
        [0] Keine Gefahr bleibt. Wirfst du Würfel neu?
        [one] 1 Gefahr bleibt. Wirfst du Würfel neu?
       *[other] { $count } Gefahren bleiben. Wirfst du Würfel neu?
    }
yggdrasil-ask-reroll-as-brother = Dein Götterwürfel für { $god } zeigt: { $face }. Wirfst du ihn neu?
yggdrasil-ask-help-brother =
    { $count ->
        [one] Für { $god } bleibt 1 Gefahr. Macht ein Alb von dir aus deinem Würfel einen Erfolg?
       *[other] Für { $god } bleiben { $count } Gefahren. Macht ein Alb von dir aus deinem Würfel einen Erfolg?
    }
yggdrasil-ask-change-die =
    { $count ->
        [one] 1 Gefahr bleibt. Welchen Fehlschlag ändert ein Alb?
       *[other] { $count } Gefahren bleiben. Welchen Fehlschlag ändert ein Alb?
    }
yggdrasil-ask-return-pairs =
    { $count ->
        [one] 1 Gefahr bleibt. Schickst du Alben heim, zwei gegen eine Gefahr?
       *[other] { $count } Gefahren bleiben. Wie viele Alben schickst du heim, je zwei gegen eine Gefahr?
    }
yggdrasil-ask-let-support-pay =
    { $count ->
        [one] 1 Gefahr bleibt. Verliert { $god } für dich einen Lebenspunkt?
       *[other] { $count } Gefahren bleiben. Wie viele Lebenspunkte verliert { $god } für dich?
    }
yggdrasil-ask-keep-elf = Svalinn: Behältst du einen eingesetzten Alb?
yggdrasil-ask-keep-die = Brisingamen: Behältst du einen verlorenen Wanenwürfel?
yggdrasil-ask-keep-as-fellow = Dein Unterstützungsgott ist eine Zufallsbekanntschaft: Was behältst du aus deinem Wurf?
yggdrasil-ask-take-as-fellow = { $god } ist deine Zufallsbekanntschaft: Was nimmst du aus dem Wurf?
yggdrasil-ask-join-companion = Gehst du zuerst zu einem Reisegefährten?
yggdrasil-ask-take-from-kin = Was nimmst du von { $god }?
yggdrasil-ask-take-for-throw = Was nimmst du für diesen Wurf von { $god }?
yggdrasil-ask-take-for-kin = Was nimmst du von { $god }, damit { $kin } es in diesem Wurf verwenden kann?
yggdrasil-ask-show-artifact = Welches Artefakt der Stufe { $level } kommt zum Vorschein?
yggdrasil-ask-take-artifact = Welches Artefakt nimmst du?
yggdrasil-ask-draw-creature = Welche Kreatur zieht { $god }?
yggdrasil-ask-choose-creature = Welche Kreatur rufst du zu Hilfe?
yggdrasil-ask-rout-iotunn = Welcher Jötunn ist besiegt?
yggdrasil-ask-move-anywhere = { $god } darf in jede Welt gehen. Wohin?
yggdrasil-ask-fight-besides = Kämpfst du hier? 1 Gefahr ist abgewendet.
yggdrasil-ask-act-besides = Führst du die Aktion von { $world } durch?
yggdrasil-ask-return-life =
    { $count ->
        [one] Wer bekommt 1 Lebenspunkt zurück?
       *[other] Wer bekommt einen Lebenspunkt zurück? Es sind { $count }.
    }
yggdrasil-ask-give = Was gibst du her? Eins nach dem anderen.
yggdrasil-ask-give-to = Wem gibst du das ({ $what })?
yggdrasil-ask-give-life = { $god } hat { $life } Lebenspunkte. Wer bekommt einen davon?
yggdrasil-ask-put-on-top = Welche der zwei Karten legst du oben auf deinen Stapel?
yggdrasil-ask-take-off-wheel =
    { $count ->
        [one] Welche offene Karte kommt unter ihren Stapel?
       *[other] Welche offene Karte kommt unter ihren Stapel? Du darfst { $count } nehmen.
    }
yggdrasil-ask-under-which-deck = Unter wessen Stapel kommt diese Karte: { $card }?
yggdrasil-ask-throw-stone = Was zeigt der Runenstein ({ $stone })?
yggdrasil-ask-use-stone = Welchen Stein nutzt du?
yggdrasil-ask-turn-mid = Um wie viele Plätze dreht sich die mittlere Ebene?
yggdrasil-ask-move-whom = Welcher Gott wird bewegt?
yggdrasil-ask-move-where = Wohin geht { $god }?
yggdrasil-ask-choose-way = Wähle. { $why }
yggdrasil-ask-choose-world = Welche Welt? { $why }
yggdrasil-ask-choose-whom = Welcher Gott? { $why }
yggdrasil-ask-choose-piece = Wer von ihnen? { $why }
yggdrasil-ask-turn-up = Was liegt verdeckt da? { $why }
yggdrasil-ask-act-how = Was tust du aus der Ferne in { $world }?
yggdrasil-ask-give-up-artifact = Welches Artefakt gibst du für immer her?
yggdrasil-ask-spend =
    { $worth ->
        [one] { $counter }: Wie viele gibst du aus? Jedes hebt 1 Gefahr auf.
       *[other] { $counter }: Wie viele gibst du aus? Jedes hebt { $worth } Gefahren auf.
    }
yggdrasil-ask-act-where = In welcher Welt handelst du aus der Ferne?

## Möglichkeiten, und was man vorher wissen sollte

yggdrasil-choose-stay = Bleiben
yggdrasil-choose-pass = Weder Aktion noch Kampf
yggdrasil-choose-act-penalty = Aktion von { $world }, mit Nachteil
yggdrasil-choose-act-normal = Aktion von { $world }
yggdrasil-choose-act-bonus = Aktion von { $world }, mit Vorteil
yggdrasil-choose-heal =
    { $cost ->
        [one] { $world } heilen, für 1 Lebenspunkt
       *[other] { $world } heilen, für { $cost } Lebenspunkte
    }
yggdrasil-choose-fight = Kampf gegen { $opponent }
yggdrasil-choose-deed =
    { $risks ->
        [0] { $deed } (Preis: { $cost })
        [one] { $deed } (1 Gefahr, Preis: { $cost })
       *[other] { $deed } ({ $risks } Gefahren, Preis: { $cost })
    }
yggdrasil-choose-free-deed =
    { $risks ->
        [0] { $deed }
        [one] { $deed } (1 Gefahr)
       *[other] { $deed } ({ $risks } Gefahren)
    }
yggdrasil-choose-spend = { $counter }: { $count } ausgeben
yggdrasil-choose-bless = 1 Lebenspunkt zurück für { $god }
yggdrasil-choose-order = { $gods }
yggdrasil-choose-done = Das ist alles
yggdrasil-choose-none = Nichts
yggdrasil-choose-keep-dice = Die Würfel so liegen lassen
yggdrasil-choose-reroll-picked = Die gewählten Würfel werfen
yggdrasil-choose-reroll-god-die = Den Götterwürfel neu werfen
yggdrasil-choose-reroll-die = Einen Wanenwürfel wählen ({ $face })
yggdrasil-choose-change-god-die = Den Götterwürfel ändern
yggdrasil-choose-change-die = Einen Wanenwürfel ändern ({ $face })
yggdrasil-choose-keep-elf = Einen Alb behalten
yggdrasil-choose-lose-elf = Keinen Alb behalten
yggdrasil-choose-keep-die = Einen Wanenwürfel behalten
yggdrasil-choose-lose-die = Keinen Wanenwürfel behalten
yggdrasil-choose-stone = { $stone }: { $effect }
yggdrasil-choose-turn =
    { $count ->
        [0] Nicht drehen
        [one] Um 1 Platz drehen
       *[other] Um { $count } Plätze drehen
    }
yggdrasil-warn-heal-kills = So viele Lebenspunkte hat { $god } nicht: Ihr würdet alle verlieren.
yggdrasil-warn-heal-in-vain = In { $world } sind zwei Feinde: Die Welt würde sofort wieder verwüstet.
yggdrasil-warn-risks-kill = Misslingt der Wurf, kann { $god } den letzten Lebenspunkt verlieren: Ihr würdet alle verlieren.
yggdrasil-warn-last-life = { $god } würde den letzten Lebenspunkt verlieren: Ihr würdet alle verlieren.

## Warum nicht

yggdrasil-god-taken = { $god } ist schon vergeben.
yggdrasil-has-played = { $god } war in dieser Runde schon am Zug.
yggdrasil-not-reachable = { $god } kommt nicht nach { $world }: nur in eine Welt derselben Ebene oder derselben Spalte.
yggdrasil-not-here = { $opponent } ist in einer anderen Welt.
yggdrasil-in-cage = { $opponent } ist im Kerker und kann dort nicht bekämpft werden.
yggdrasil-rider = Auf { $opponent } reitet ein Jötunn und muss zuerst besiegt werden.
yggdrasil-rainbow = { $opponent } ist auf der Regenbogeninsel und kann nicht weiter zurückgedrängt werden.
yggdrasil-on-ladder = { $opponent } ist nicht aktiv.
yggdrasil-fight-barred = { $opponent } kann jetzt nicht bekämpft werden. { $rule }
yggdrasil-enemy-gone = { $opponent } ist aus dem Spiel.
yggdrasil-no-such-way = { $deed } wird nicht auf diese Weise bezahlt.
yggdrasil-deed-elsewhere = { $deed }: Das geht nicht in { $world }.
yggdrasil-deed-not-now = { $deed }: Das geht jetzt nicht.
yggdrasil-deed-too-dear = { $deed } kostet { $cost }.
yggdrasil-way-closed = Das geht jetzt nicht: { $way }.
yggdrasil-not-meant = Das ist nicht gemeint. { $why }
yggdrasil-none-left = Davon liegt nichts mehr verdeckt: { $token }.
yggdrasil-not-held = Du hast { $artifact } nicht.
yggdrasil-never-fought = { $opponent } kann nicht bekämpft werden.
yggdrasil-blocked = Ein Jötunn belagert { $world }: Dort ist keine Aktion möglich, bis er besiegt ist.
yggdrasil-devastated = { $world } ist verwüstet: Die einzige Aktion dort ist, die Welt zu heilen.
yggdrasil-healed-this-turn = { $world } wurde in diesem Zug geheilt; die Aktion ist ab dem nächsten Zug wieder offen.
yggdrasil-nothing-to-heal = Keine Welt ist verwüstet; die Aktion von { $world } könnte also keine heilen.
yggdrasil-reserve-empty = Die Reserve in { $world } ist leer.
yggdrasil-ladder-empty = Auf der Machtskala in { $world } ist niemand.
yggdrasil-piles-empty = In { $world } ist kein Artefakt mehr, das du jetzt nehmen könntest.
yggdrasil-not-devastated = { $world } ist nicht verwüstet.
yggdrasil-action-done = Du hast in diesem Zug schon eine Aktion durchgeführt.
yggdrasil-fight-done = Du hast in diesem Zug schon gekämpft.
yggdrasil-step-begun = Das müsste { $god } statt einer Aktion oder eines Kampfes tun.
yggdrasil-no-power = Diese Kraft hat { $god } nicht.
yggdrasil-god-not-here = { $god } ist in einer anderen Welt.
yggdrasil-full-life = { $god } hat schon alle Lebenspunkte.
yggdrasil-not-in-deck = Diese Karte kann jetzt nicht kommen: { $card }.
yggdrasil-no-such-side = Diese Seite hat der Würfel nicht: { $face }.
yggdrasil-no-such-die = Das zeigt kein Wanenwürfel: { $face }.
yggdrasil-no-god-die = Dein Götterwürfel wurde nicht geworfen.
yggdrasil-god-die-succeeds = Dein Götterwürfel ist schon ein Erfolg.
yggdrasil-die-succeeds = Das ist schon ein Erfolg: { $face }.
yggdrasil-no-god-die-reroll = Den Götterwürfel kannst du jetzt nicht neu werfen.
yggdrasil-no-dice-reroll = Wanenwürfel kannst du jetzt nicht neu werfen; gewählt wird in der Reihenfolge ihrer Seiten.
yggdrasil-no-elf-used = In diesem Wurf wurde kein Alb eingesetzt.
yggdrasil-no-die-lost = In diesem Wurf geht kein Wanenwürfel verloren.
yggdrasil-no-companion = { $god } ist keiner deiner Reisegefährten.
yggdrasil-already-together = { $god } ist schon in deiner Welt.
yggdrasil-thing-too-late = Erst kommen Alben, dann Wanenwürfel, dann Artefakte; dafür ist es zu spät: { $what } ({ $god }).
yggdrasil-not-owned = Das hat { $god } nicht: { $what }.
yggdrasil-of-no-use = Das würde jetzt nichts ändern: { $what }.
yggdrasil-not-in-pile = Dieses Artefakt ist nicht im Stapel der Stufe { $level }: { $artifact }.
yggdrasil-not-shown = Dieses Artefakt liegt nicht oben auf einem Stapel: { $artifact }.
yggdrasil-level-too-high =
    { $levels ->
        [one] { $artifact } hat eine höhere Stufe; jetzt darfst du nur Stufe 1 nehmen.
       *[other] { $artifact } hat eine höhere Stufe; jetzt darfst du Stufe 1 oder 2 nehmen.
    }
yggdrasil-not-drawn = Diese Kreatur wurde nicht gezogen: { $creature }.
yggdrasil-not-to-self = { $god } kann sich nicht selbst etwas geben.
yggdrasil-god-too-late = Lebenspunkte werden in der Reihenfolge der Götter gegeben; für { $god } ist es zu spät.
yggdrasil-not-on-top = Diese Karte ist keine der beiden obersten: { $card }.
yggdrasil-not-on-wheel = Diese Karte liegt nicht offen auf dem Rad: { $card }.
yggdrasil-no-deck = { $god } ist Unterstützungsgott und hat keinen Stapel.
yggdrasil-no-such-rune = Diese Seite gibt es nicht ({ $stone }): { $effect }.
yggdrasil-stone-not-open = Das zeigt der Stein nicht ({ $stone }): { $effect }.
yggdrasil-no-open-world = Es gibt keine Welt, in der du aus der Ferne handeln könntest.
yggdrasil-already-there = { $god } ist schon in { $world }.

yggdrasil-closed-blocked = belagert
yggdrasil-closed-devastated = verwüstet
yggdrasil-closed-healed-this-turn = eben geheilt
yggdrasil-closed-nothing-to-heal = nichts zu heilen
yggdrasil-closed-reserve-empty = Reserve leer
yggdrasil-closed-ladder-empty = Skala leer
yggdrasil-closed-piles-empty = kein Artefakt

## Unmögliche Stellungen

yggdrasil-position-not-by-god =
    { $seats ->
        [1] „gods“ braucht { $count } Götter: zuerst den, der gespielt wird, dann die Unterstützungsgötter.
        [2] „gods“ braucht { $count } Götter: zuerst die der beiden Plätze, dann den Unterstützungsgott.
       *[other] „gods“ braucht { $count } Götter, einen für jeden Platz.
    }
yggdrasil-position-support-has = { $god } ist Unterstützungsgott und hat kein „{ $key }“.
yggdrasil-position-held-twice = { $god } und { $other } haben dasselbe Artefakt: { $artifact }. Jedes gibt es einmal.
yggdrasil-position-related-to-himself = { $god } kann keine Beziehung zu sich selbst haben.
yggdrasil-position-too-many-markers = { $count } Welten sind verwüstet; es gibt nur { $full } Marker.
yggdrasil-position-two-enemies = In { $world } sind zwei Feinde, die Welt muss also verwüstet sein.
yggdrasil-position-too-many-iotunns = { $count } Jötunen sind aktiv; es gibt nur { $full } Figuren.
yggdrasil-position-active-and-discarded = { $iotunn } kann nicht zugleich aktiv und abgelegt sein.
yggdrasil-position-three-artifacts = „artifacts“ braucht drei Einträge, einen für jede Stufe, mit null für einen leeren Stapel.
yggdrasil-position-wheel-full = Auf dem Rad ist kein Platz für so viele offene Karten von { $enemy }.
yggdrasil-position-card-twice =
    { $apart ->
        [0] { $card } steht zweimal unter „{ $one }“; jede Karte gibt es einmal.
       *[other] { $card } ist an zwei Stellen: „{ $one }“ und „{ $other }“.
    }
yggdrasil-position-not-his-card = { $card } kann nicht im Stapel von { $god } sein.
yggdrasil-position-shares = „shares“ muss zusammen { $full } ergeben, nicht { $count }.
yggdrasil-position-has-played = { $god } war in dieser Runde schon am Zug, also liegt aus diesem Stapel keine Karte verdeckt.
yggdrasil-position-no-card-down = { $god } ist in dieser Runde noch am Zug, also muss eine Karte verdeckt liegen.
yggdrasil-position-nothing-unseen = { $god } hat keine ungesehene Karte, die verdeckt liegen könnte.
yggdrasil-position-late = „late“ gibt es nur, solange aus dem Stapel eine ungesehene Karte verdeckt liegt ({ $god }).
yggdrasil-position-all-in-order = Solange die Reihenfolge offen ist, stehen alle in „order“.
yggdrasil-position-active-in-order = { $god } ist jetzt am Zug und kann nicht mehr in „order“ stehen.
yggdrasil-position-revealed-down = „{ $text }“ kann nicht die Karte sein, die in diesem Zug aufgedeckt wurde.
yggdrasil-position-cannot-do-more = { $god } braucht Gullinbursti, um in einem Zug ein Zweites zu tun.
yggdrasil-position-in-between = Eine Stellung lässt sich schreiben, wo die Reihenfolge offen ist, wo eine Karte aufgedeckt wird oder vor Bewegung oder Aktion; dieses Spiel steht mitten in etwas. Seine Aufzeichnung hält alles fest.
yggdrasil-position-over = Das Spiel ist zu Ende; eine Stellung lässt sich nur vorher schreiben.

## Unmögliche Vorgaben

yggdrasil-setup-not-an-object = Vorgaben sind ein Objekt, und das sind seine Schlüssel: { $keys }. Das hier ist keines: { $text }
yggdrasil-setup-how-many-gods = „{ $key }“ braucht bei so vielen Spielern { $full ->
        [0] keinen einzigen Gott
        [one] einen Gott
       *[other] { $full } Götter
    }, nicht { $count }.
yggdrasil-setup-god-twice = { $god } kann nur einmal im Spiel sein.
yggdrasil-setup-charts-without-gods = Erfahrungsbögen gehören Göttern: Nenne auch alle Götter und alle Unterstützer.
yggdrasil-setup-no-text = Eine Saga wird als Text angegeben, nicht als { $text }.
yggdrasil-saga-unknown-name =
    { $file }, Seite { $page }, Zeile { $line }: „{ $text }“ gibt es nicht.{ $near ->
        [0] {""}
       *[other] {" "}Meinst du { $nearest }?
    } Möglich: { $names }
yggdrasil-saga-unreadable-line = { $file }, Seite { $page }, Zeile { $line }: „{ $text }“ ist nicht zu verstehen. Möglich: { $expected }
yggdrasil-saga-unreadable-term = { $file }, Seite { $page }, Zeile { $line }: „{ $text }“ ist weder Zahl noch Bedingung.
yggdrasil-saga-five-numbers = { $file }, Seite { $page }, Zeile { $line }: „{ $text }“ braucht je eine Zahl für 1, 2, 3, 4 und 5 Spieler.
yggdrasil-saga-not-by = { $file }, Seite { $page }, Zeile { $line }: „{ $counter }“ ist eine einzige Zahl und sagt nichts über eine Welt oder Figur.
yggdrasil-saga-by-what = { $file }, Seite { $page }, Zeile { $line }: „{ $counter }“ zählt nach { $by }: Sag in Klammern, wofür.
yggdrasil-saga-no-saga = { $file }, Zeile { $line }: Eine Saga beginnt mit „saga“ und ihrem Namen.
yggdrasil-saga-no-page = { $file }: Die Saga hat keine Seite.
yggdrasil-saga-no-path = { $file }, Seite { $page }: Die Seite braucht einen Weg, etwa „path 4 then dead“.
yggdrasil-saga-no-such-page =
    { $file }, Zeile { $line }: Es gibt nur { $pages ->
        [one] eine Seite.
       *[other] { $pages } Seiten.
    }
yggdrasil-saga-no-such-spot = { $file }, Seite { $page }, Zeile { $line }: Feld „{ $text }“ ist keines von 1 bis { $last } und nicht „last“.
yggdrasil-saga-too-long = { $file }: Der Text hat mehr als { $most } Zeichen.
