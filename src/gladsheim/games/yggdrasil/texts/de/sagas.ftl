### Die sechs Sagas. EIGENER ENTWURF: Im gedruckten Sagabuch steht anderes, und wer es besitzt, kann es einsetzen.

yggdrasil-own-words = { $en ->
   *[other] { $de }
}
yggdrasil-option-saga = Saga
yggdrasil-option-saga-help = Eine einzelne Saga spielen, mit göttlichen Kräften und Fähigkeiten. (Die Sagas sind unser eigener Entwurf, nicht die gedruckten.)
yggdrasil-option-saga-none = Keine: das Standardspiel
yggdrasil-option-saga-baldr = 1 Der Mord an Baldr
yggdrasil-option-saga-fimbulvetr = 2 Fimbulwinter
yggdrasil-option-saga-managarms = 3 Die Himmelswölfe
yggdrasil-option-saga-naglfar = 4 Naglfar legt ab
yggdrasil-option-saga-bifrost = 5 Der Fall des Bifröst
yggdrasil-option-saga-final = 6 Die letzte Schlacht auf Wigrid

## Saga 1, Der Mord an Baldr

yggdrasil-saga-baldr-name = Der Mord an Baldr
yggdrasil-saga-baldr-counter-oaths = Eide
yggdrasil-saga-baldr-counter-promise = Ein verdecktes Versprechen
yggdrasil-saga-baldr-counter-perjury = Meineid
yggdrasil-saga-baldr-counter-mark = Tränen um Baldr
yggdrasil-saga-baldr-counter-oath = Eid
yggdrasil-saga-baldr-counter-broken-oath = Meineid
yggdrasil-saga-baldr-counter-search = Spur des Mistelzweigs
yggdrasil-saga-baldr-counter-loki-beaten = Loki besiegt
yggdrasil-saga-baldr-presence-1 = Ein Meineid lastet auf einer Welt wie ein Feind: Ihre Aktion hat den Nachteil.
yggdrasil-saga-baldr-deed-break = Den Meineid brechen
yggdrasil-saga-baldr-deed-break-about = Wer in einer Welt mit einem Meineid die Gefahren auf sich nimmt, schafft ihn von dort fort.
yggdrasil-saga-baldr-choice-life = 1 Lebenspunkt verlieren
yggdrasil-saga-baldr-choice-oath = Einen Eid aus der Reihe verlieren

yggdrasil-saga-baldr-dreams = Träume
yggdrasil-saga-baldr-dreams-story = Baldr schläft schlecht. Nacht für Nacht sieht er den eigenen Scheiterhaufen, und morgens am Tisch hat der hellste der Götter nichts zu sagen. Da schickt Frigg euch aus: Feuer und Eisen, Stein und Seuche, jedes Tier und jede Wurzel der neun Welten soll schwören, ihrem Sohn nichts anzutun. Die meisten schwören gern. Manche lügen. Und einer geht vor euch her, lächelt und trägt ein Versprechen von hier nach dort.
yggdrasil-saga-baldr-dreams-goal-1 = Eide in der Reihe
yggdrasil-saga-baldr-deed-ask = Um einen Eid bitten
yggdrasil-saga-baldr-deed-ask-about = Deck das Versprechen dieser Welt auf. Ein Eid kommt in die Reihe, ein Meineid bleibt offen hier liegen. In Gesellschaft ist es keine Gefahr.
yggdrasil-saga-baldr-reveal-loki-1 = Loki holt ein verdecktes Versprechen seiner Ebene in seine Welt, wenn dort keines liegt. Kann er es nicht, dreht sich die mittlere Ebene.

yggdrasil-saga-baldr-mistletoe = Der Mistelzweig
yggdrasil-saga-baldr-mistletoe-story = Alles hat geschworen, und in Asgard ist ein Spiel daraus geworden: Sie werfen mit Äxten nach Baldr und lachen, wenn das Eisen ausweicht. Nur ein Schössling schien zu jung für einen Eid. Er wächst westlich von Walhalla, und eben hat eine alte Frau mit Lokis Augen Frigg nach ihm gefragt. Findet die Mistel, bevor sie jemand anspitzt, und fasst die Hand mit dem Messer.
yggdrasil-saga-baldr-mistletoe-goal-1 = Spur des Mistelzweigs
yggdrasil-saga-baldr-mistletoe-goal-2 = Loki auf dieser Seite besiegt
yggdrasil-saga-baldr-mistletoe-spot-2 = 1 Jötunn erwacht
yggdrasil-saga-baldr-deed-search = Nach der Mistel suchen
yggdrasil-saga-baldr-deed-search-about = Leg die oberste Kreatur ungesehen beiseite, für den Rest des Spiels, und komm der Spur einen Schritt näher.
yggdrasil-saga-baldr-fight-loki-2 = Loki ist um 1 mächtiger für jeden Meineid auf dem Baum; zu viert höchstens um 2, zu fünft um 1.
yggdrasil-saga-baldr-won-loki-2 = Loki muss auf dieser Seite einmal besiegt werden.
yggdrasil-saga-baldr-reveal-nidhogg-2 = Der aktive Gott verliert 1 Lebenspunkt, oder ein Eid der Reihe ist verloren.

yggdrasil-saga-baldr-pyre = Der Scheiterhaufen
yggdrasil-saga-baldr-pyre-story = Der blinde Bruder hat geworfen, eine andere Hand hat gezielt, und Baldr liegt auf seinem Schiff, die Fackel schon an den Tauen. Doch Hel hat einen Preis genannt: Wenn alles, was lebt, um ihn weint, auf jeder Ebene des Baumes, gibt sie ihn frei. Ihr habt noch Eide, und ein Eid lässt sich an sich selbst erinnern. Keine Welt soll sagen, sie habe keine Träne übrig gehabt.
yggdrasil-saga-baldr-pyre-goal-1 = Auf jeder Ebene eine Welt, die weint
yggdrasil-saga-baldr-pyre-goal-2 = Welten, die weinen
yggdrasil-saga-baldr-deed-weep = Um Baldr weinen
yggdrasil-saga-baldr-deed-weep-about = Gib, was es kostet, und leg einen Eid der Reihe auf diese Welt, wenn dort noch keiner liegt.
yggdrasil-saga-baldr-loss-3-1 = Die Reihe der Eide ist leer, bevor genug Welten geweint haben.

## Saga 2, Fimbulwinter

yggdrasil-saga-fimbulvetr-name = Fimbulwinter
yggdrasil-saga-fimbulvetr-counter-embers = Glut
yggdrasil-saga-fimbulvetr-counter-shelter = Zufluchten
yggdrasil-saga-fimbulvetr-counter-slain = Erschlagene Söhne
yggdrasil-saga-fimbulvetr-standee-thrudgelmir = Thrudgelmir
yggdrasil-saga-fimbulvetr-standee-hrimnir = Hrimnir
yggdrasil-saga-fimbulvetr-standee-kari = Kari
yggdrasil-saga-fimbulvetr-choice-elf = Einen Alb hergeben
yggdrasil-saga-fimbulvetr-choice-life = 1 Lebenspunkt verlieren

yggdrasil-saga-fimbulvetr-wind = Windwinter
yggdrasil-saga-fimbulvetr-wind-story = Schnee treibt von allen Seiten, und kein Sommer kommt danach. Bergelmirs erster Sohn ist aus dem Eis gestiegen und führt den Wind wie einen Hund. In Midgard frieren die Brunnen zu, und die Helden bleiben am Herd. Feuer tut not, und Feuer wohnt nur an einem Ort. Geht nach Muspellsheim und stehlt den Riesen die Glut unter den Füßen weg.
yggdrasil-saga-fimbulvetr-wind-goal-1 = Glut
yggdrasil-saga-fimbulvetr-wind-spot-2 = Der aktive Gott gibt einen Alb oder 1 Lebenspunkt her
yggdrasil-saga-fimbulvetr-wind-spot-last = 2 Namenlose auf Hels Machtskala, und die Seite wird umgeblättert
yggdrasil-saga-fimbulvetr-amount-midgard = Die Kälte hält sie zu Hause: Die Aktion von Midgard gibt 1 Helden weniger.
yggdrasil-saga-fimbulvetr-reveal-iormungand-1 = Jeder Sohn steigt eine Ebene höher. Ist er schon oben, verwüstet er seine Welt; ist sie es schon, verliert der aktive Gott 1 Lebenspunkt.
yggdrasil-saga-fimbulvetr-fight-sons-1 = Ein Sohn hat Macht 1 und 1 mehr für jeden Sohn in seiner Welt, ihn selbst mitgezählt. Besiegt geht er nach Jötunheim zurück. Jarngreipr hilft.
yggdrasil-saga-fimbulvetr-deed-fires = Feuer entzünden
yggdrasil-saga-fimbulvetr-deed-fires-about = Vertreib einen Feuerriesen von Surts Machtskala und trag die Glut heim.

yggdrasil-saga-fimbulvetr-sword = Schwertwinter
yggdrasil-saga-fimbulvetr-sword-story = Der zweite Winter ohne Sonne, und nun kämpfen Brüder um das letzte Fass Korn. Zwei von Bergelmirs Söhnen ziehen umher, und wo sie einander treffen, springt sogar der Stein. Bringt die Menschen unter ein Dach, bevor sie vollenden, was der Frost begann. Die Helden müssen jetzt Türen bewachen und nicht euren Rücken.
yggdrasil-saga-fimbulvetr-sword-goal-1 = Zufluchten
yggdrasil-saga-fimbulvetr-sword-spot-2-4 = Jeder Sohn steigt eine Ebene höher
yggdrasil-saga-fimbulvetr-reveal-loki-2 = Ein Sohn, der nicht bei Loki ist, kommt in dessen Welt.
yggdrasil-saga-fimbulvetr-deed-shelter = Den Menschen Zuflucht geben
yggdrasil-saga-fimbulvetr-deed-shelter-about = Helden hüten ein Haus: eine Zuflucht mehr, und ein Namenloser kommt von Hels Machtskala zurück, wenn dort einer ist.

yggdrasil-saga-fimbulvetr-wolf = Wolfswinter
yggdrasil-saga-fimbulvetr-wolf-story = Der dritte. Wo der Mond war, heult es jetzt, und auch der Letzte der drei ist erwacht. Sie plündern nicht mehr, sie steigen, und wenn zwei von ihnen zugleich auf dem Dach des Baumes stehen, hat der Winter einen Thron. Treibt sie heim nach Jötunheim und macht dort ein Ende, einem nach dem anderen. Wen ihr anderswo schlagt, der geht nur nach Hause.
yggdrasil-saga-fimbulvetr-wolf-goal-1 = Erschlagene Söhne
yggdrasil-saga-fimbulvetr-wolf-spot-3 = 1 Jötunn erwacht
yggdrasil-saga-fimbulvetr-reveal-iormungand-3 = Jeder Sohn steigt eine Ebene höher oder verwüstet seine Welt; dann dreht sich die mittlere Ebene.
yggdrasil-saga-fimbulvetr-reveal-loki-3 = Ein Sohn, der nicht bei Loki ist, kommt in dessen Welt; dann dreht sich die mittlere Ebene.
yggdrasil-saga-fimbulvetr-reveal-surt-3 = Sobald ein Sohn erschlagen ist: 1 Feuerriese auf Surts Machtskala.
yggdrasil-saga-fimbulvetr-fight-sons-3 = In Jötunheim besiegt ist ein Sohn für immer erschlagen; anderswo geht er dorthin zurück. Jarngreipr hilft.
yggdrasil-saga-fimbulvetr-arrived-sons-3 = Mit der Ankunft eines Sohnes sind zwei auf der oberen Ebene: Ihr verliert.

## Saga 3, Die Himmelswölfe

yggdrasil-saga-managarms-name = Die Himmelswölfe
yggdrasil-saga-managarms-counter-step = Schritte auf der Bahn
yggdrasil-saga-managarms-counter-held = Aufgehalten
yggdrasil-saga-managarms-counter-leashes = Fesseln
yggdrasil-saga-managarms-counter-bound = Gefesselte Wölfe
yggdrasil-saga-managarms-standee-skoll = Skoll
yggdrasil-saga-managarms-standee-hati = Hati
yggdrasil-saga-managarms-loss-1-1 = Ein Wolf erreicht das Ende seiner Bahn und verschlingt Sonne oder Mond.
yggdrasil-saga-managarms-activated-nidhogg-1 = Ein aufgehaltener Wolf läuft nach Nidhöggs Zug wieder.
yggdrasil-saga-managarms-choice-leash = Eine Fessel verwenden
yggdrasil-saga-managarms-choice-back = Den Wolf zurücktreiben

yggdrasil-saga-managarms-hunt = Die Jagd
yggdrasil-saga-managarms-hunt-story = Sonne und Mond reisen nicht zum Vergnügen. Hinter ihrem Wagen läuft Skoll, hinter seinem läuft Hati, und seit dem langen Winter holen beide auf. Von Vanaheim aus erreicht ihr den einen, von Alfheim aus den anderen, wenn ihr schnell seid und Zähne nicht scheut. Trefft jeden zweimal, damit die Lichter des Himmels wieder zu Atem kommen.
yggdrasil-saga-managarms-hunt-goal-1 = Skoll besiegt
yggdrasil-saga-managarms-hunt-goal-2 = Hati besiegt
yggdrasil-saga-managarms-hunt-spot-3 = Beide Wölfe laufen einen Schritt
yggdrasil-saga-managarms-reveal-fenrir-1 = Beide Wölfe laufen einen Schritt: Der Vater ruft.
yggdrasil-saga-managarms-reveal-nidhogg-1 = Der hintere Wolf läuft einen Schritt; sind sie gleichauf, dann Skoll.
yggdrasil-saga-managarms-fight-skoll-1 = Skoll wird von Vanaheim aus bekämpft, mit Macht 2 und 1 mehr für jeden Schritt. Besiegt fällt er zwei Schritte zurück. Gleipnir hilft.
yggdrasil-saga-managarms-fight-hati-1 = Hati wird von Alfheim aus bekämpft, mit Macht 2 und 1 mehr für jeden Schritt. Besiegt fällt er zwei Schritte zurück. Gleipnir hilft.

yggdrasil-saga-managarms-age = Wolfszeit
yggdrasil-saga-managarms-age-story = Nun hat auch der Mittag Schatten. Kommt ein Wolf seiner Beute nahe, wird die Welt unter ihm dunkel, und was im Dunkeln getan wird, gerät schlecht. Die Zwerge sagen, Gleipnir sei aus dem Atem der Fische und den Wurzeln der Berge gesponnen, und davon sei noch genug da. Doch sie wiegen es in Gold auf, und euer Gold ist das Rüstzeug, das ihr am Leib tragt.
yggdrasil-saga-managarms-age-goal-1 = Fesseln
yggdrasil-saga-managarms-age-spot-2 = 1 Jötunn erwacht
yggdrasil-saga-managarms-darkness-2 = Finsternis: Solange ein Wolf auf Schritt 3 oder 4 ist, hat die Aktion der Welt unter ihm immer den Nachteil.
yggdrasil-saga-managarms-reveal-loki-2 = Ist Fenrir frei, laufen beide Wölfe einen Schritt.
yggdrasil-saga-managarms-deed-leash = Eine Fessel schmieden
yggdrasil-saga-managarms-deed-leash-about = Schmilz eines deiner Artefakte ein, für immer: eine Fessel mehr.
yggdrasil-saga-managarms-deed-chariot = Den Wagen aufhalten
yggdrasil-saga-managarms-deed-chariot-about = Ein Wolf kann nicht laufen, bis Nidhögg gezogen ist.

yggdrasil-saga-managarms-light = Sonne und Mond
yggdrasil-saga-managarms-light-story = Es muss auf der Erde enden. Werft einem Wolf die Fessel über, während ihr ihn am Himmel bekämpft, und er kommt mit euch herunter, ein Wolf unter Wölfen, größer als eine Halle. Dort lässt er sich binden. Aber horcht auf Fenrir: Hebt er den Kopf, läuft alles, was ihr herabgezogen habt, heim nach Asgard.
yggdrasil-saga-managarms-light-goal-1 = Gefesselte Wölfe
yggdrasil-saga-managarms-reveal-fenrir-3 = Wölfe auf ihrer Bahn laufen einen Schritt; ein Wolf in einer Welt geht nach Asgard.
yggdrasil-saga-managarms-fight-wolves-3 = Ein Wolf in einer Welt hat Macht 3; besiegt ist er für immer gebunden. Gleipnir hilft.
yggdrasil-saga-managarms-fight-skoll-3 = Skoll auf seiner Bahn wird von Vanaheim aus bekämpft. Besiegt fällt er zwei Schritte zurück, oder eine Fessel zieht ihn nach Vanaheim herab.
yggdrasil-saga-managarms-fight-hati-3 = Hati auf seiner Bahn wird von Alfheim aus bekämpft. Besiegt fällt er zwei Schritte zurück, oder eine Fessel zieht ihn nach Alfheim herab.

## Saga 4, Naglfar legt ab

yggdrasil-saga-naglfar-name = Naglfar legt ab
yggdrasil-saga-naglfar-counter-limbs = Hels Gefolge am Ufer
yggdrasil-saga-naglfar-counter-ship = Hels Gefolge an Bord
yggdrasil-saga-naglfar-counter-box = Hels Gefolge ausgesetzt
yggdrasil-saga-naglfar-counter-cuts = Gekappte Taue
yggdrasil-saga-naglfar-counter-beaten = Naglfar geentert
yggdrasil-saga-naglfar-standee-naglfar = Naglfar
yggdrasil-saga-naglfar-risk-niflheim = Ist jemand von Hels Gefolge an Bord, bringt die Aktion von Niflheim 1 Gefahr mehr.
yggdrasil-saga-naglfar-amount-midgard = Sind drei von Hels Gefolge an Bord, gibt die Aktion von Midgard 1 Helden weniger.

yggdrasil-saga-naglfar-nails = Nägel der Toten
yggdrasil-saga-naglfar-nails-story = Wer mit ungeschnittenen Nägeln stirbt, leiht Hel eine Planke. Sie hatte Geduld, und das Schiff am grauen Ufer ist beinahe lang genug. Ihr Gefolge schleppt das Holz, und mit jedem, der an Bord geht, wird der Nebel dichter. Schneidet den Toten die Nägel und tragt die Planken fort, bevor der Letzte von ihnen ein Ruder nimmt.
yggdrasil-saga-naglfar-nails-goal-1 = Hels Gefolge ausgesetzt
yggdrasil-saga-naglfar-nails-goal-2 = … oder niemand mehr am Ufer
yggdrasil-saga-naglfar-nails-spot-2-4 = Einer von Hels Gefolge geht an Bord
yggdrasil-saga-naglfar-reveal-hel-1 = Einer von Hels Gefolge geht an Bord. Der zweite bringt 1 Namenlosen auf Hels Machtskala, der vierte treibt Iormungand zur nächsten Insel.
yggdrasil-saga-naglfar-deed-trim = Die Nägel schneiden
yggdrasil-saga-naglfar-deed-trim-about = Setz einen von Hels Gefolge vom Schiff aus, für die ganze Saga.

yggdrasil-saga-naglfar-afloat = Das Schiff schwimmt
yggdrasil-saga-naglfar-afloat-story = Die Flut kam ohne Mond, und Naglfar hob sich vom Sand, als wöge es nichts. Es segelt auf allem, was unter ihm liegt: Nebel, Wurzeln, Menschen. Drängt es den Baum hinab, Welt um Welt, und leert seine Bänke, wo das Wasser tief ist. Kommt es je über den Wipfel, gibt es keinen Hafen mehr, den ihr schließen könntet.
yggdrasil-saga-naglfar-afloat-goal-1 = Niemand mehr an Bord
yggdrasil-saga-naglfar-afloat-spot-3 = 2 Namenlose auf Hels Machtskala
yggdrasil-saga-naglfar-reveal-surt-hel-2 = Naglfar segelt eine Ebene hinauf; von der oberen entkommt es, und ihr verliert.
yggdrasil-saga-naglfar-fight-naglfar-2 = Naglfar hat Macht 2, 1 mehr für jeden an Bord und 1 mehr mit Loki in seiner Welt. Besiegt sinkt es eine Ebene tiefer; ganz unten verliert es stattdessen einen von Bord. Gungnir hilft.
yggdrasil-saga-naglfar-fight-loki-2 = Wo Loki neben Naglfar steht, kann er nicht bekämpft werden, bevor das Schiff fort ist.

yggdrasil-saga-naglfar-helm = Hrym am Steuer
yggdrasil-saga-naglfar-helm-story = Jetzt hat ein Riese das Ruder. Hrym hält den Schild vor sich und ruft nach einer Mannschaft, und aus Jötunheim kommen sie gewatet. Das Schiff liegt in Niflheim an Tauen, dick wie ein Gott. Kappt sie alle und entert es einmal, damit es ohne Herrn treibt: Dann holt die See das Schiff und nicht euch.
yggdrasil-saga-naglfar-helm-goal-1 = Gekappte Taue
yggdrasil-saga-naglfar-helm-goal-2 = Naglfar geentert
yggdrasil-saga-naglfar-fight-naglfar-3 = Naglfar ist so mächtig, wie Jötunen aktiv sind, und um 1 mehr. Besiegt bleibt es, wo es ist. Gungnir hilft.
yggdrasil-saga-naglfar-deed-cut = Das Tau kappen
yggdrasil-saga-naglfar-deed-cut-about = In Niflheim oder in der Welt des Schiffes: ein Tau weniger.
yggdrasil-saga-naglfar-round-end-any-3 = Am Ende einer Runde ist auf Lokis Machtskala kein Jötunn mehr: Die Mannschaft ist vollzählig, und ihr verliert.

## Saga 5, Der Fall des Bifröst

yggdrasil-saga-bifrost-name = Der Fall des Bifröst
yggdrasil-saga-bifrost-counter-bridge = Die Brücke
yggdrasil-saga-bifrost-counter-shored = Gestützt
yggdrasil-saga-bifrost-counter-horn = Das Horn erklang
yggdrasil-saga-bifrost-counter-surt-beaten = Surt besiegt
yggdrasil-saga-bifrost-counter-gate = Das Tor hält
yggdrasil-saga-bifrost-loss-1-1 = Von der Brücke ist nichts mehr übrig, bevor sie brechen sollte.
yggdrasil-saga-bifrost-reveal-surt-1 = Die Brücke verliert 1; steht Surt über der unteren Ebene, verliert sie 2.
yggdrasil-saga-bifrost-deed-shore = Die Brücke stützen
yggdrasil-saga-bifrost-deed-shore-about = Die Brücke gewinnt 1.

yggdrasil-saga-bifrost-gjallarhorn = Gjallarhorn
yggdrasil-saga-bifrost-gjallarhorn-story = Heimdall hört das Gras wachsen, und heute Nacht hört er es brennen. Die Brücke aus drei Farben war nie für ein Heer zu Pferd gedacht, und schon scheint das Rot durch das Grün. Das Horn liegt in Asgard bereit. Aber ein Horn, das zu früh erklingt, ruft die Freunde auf eine Brücke, die sie nicht trägt. Macht, dass sie hält; dann weckt die neun Welten.
yggdrasil-saga-bifrost-gjallarhorn-goal-1 = Das Horn erklang
yggdrasil-saga-bifrost-gjallarhorn-spot-2 = 1 Feuerriese auf Surts Machtskala
yggdrasil-saga-bifrost-deed-sound = Ins Horn stoßen
yggdrasil-saga-bifrost-deed-sound-about = Erst wenn die Brücke dreimal gestützt wurde. Wer in Gjallarhorn stößt, behält es.

yggdrasil-saga-bifrost-muspell = Muspells Söhne
yggdrasil-saga-bifrost-muspell-story = Sie reiten in Reihen, und jeder von ihnen leuchtet so, dass man den Nächsten nicht zählen kann. Voran kommt Surt mit dem Schwert, das keine Sonne braucht. Brecht den Ansturm auf der Brücke: Schlagt ihn, wo alle es sehen, in Midgard oder vor den Toren Asgards, oder nehmt ihm die Reiter einzeln, bis er niemanden mehr anführt.
yggdrasil-saga-bifrost-muspell-goal-1 = Kein Feuerriese auf Surts Machtskala
yggdrasil-saga-bifrost-muspell-goal-2 = … oder Surt so oft besiegt
yggdrasil-saga-bifrost-muspell-spot-2-4 = Die Brücke verliert 1
yggdrasil-saga-bifrost-won-surt-2 = In Midgard oder Asgard besiegt verliert Surt auch zwei Feuerriesen.
yggdrasil-saga-bifrost-reveal-loki-2 = Steht die Brücke bei 3 oder darunter, erwacht 1 Jötunn.

yggdrasil-saga-bifrost-breaks = Die Brücke bricht
yggdrasil-saga-bifrost-breaks-story = Sie bricht unter der eigenen Last der Reiter, wie Odin es gesagt hat, und ein Drittel des Heeres stürzt mit den Farben. Von nun an geht niemand mehr von Midgard nach Asgard. Wer auf der richtigen Seite sein will, muss springen, und das tut weh. Haltet das Tor, ihr alle, bis der letzte Reiter begriffen hat, dass kein Weg hinüberführt.
yggdrasil-saga-bifrost-breaks-goal-1 = Das Tor hält
yggdrasil-saga-bifrost-breaks-set-up = Bleibst du, wo du bist, oder gibst du 1 Lebenspunkt, um in Asgard zu stehen?
yggdrasil-saga-bifrost-broken-3 = Keine Bewegung entlang der Spalte zwischen Midgard und Asgard.
yggdrasil-saga-bifrost-reveal-fenrir-3 = Fenrir kommt sofort nach Asgard, ohne den Zug zu beenden; ist er schon frei, verliert der aktive Gott 1 Lebenspunkt.
yggdrasil-saga-bifrost-deed-gate = Das Tor halten
yggdrasil-saga-bifrost-deed-gate-about = Ein Held bleibt am Tor: Es hält um 1 mehr.
yggdrasil-saga-bifrost-arrived-any-3 = Mit einer Ankunft sind zwei Feinde in Asgard: Das Tor fällt, und ihr verliert.
yggdrasil-saga-bifrost-choice-stay = Bleiben
yggdrasil-saga-bifrost-choice-asgard = Nach Asgard springen, für 1 Lebenspunkt

## Saga 6, Die letzte Schlacht auf Wigrid

yggdrasil-saga-final-name = Die letzte Schlacht auf Wigrid
yggdrasil-saga-final-counter-banners = Banner
yggdrasil-saga-final-counter-mustered = Hier gesammelt
yggdrasil-saga-final-counter-fallen = Gefallene Feinde
yggdrasil-saga-final-counter-marker = Zorn
yggdrasil-saga-final-counter-seeds = Samen der Esche
yggdrasil-saga-final-lines-weakest = Welcher der schwächsten Feinde gewinnt an Kraft?

yggdrasil-saga-final-muster = Die Sammlung
yggdrasil-saga-final-muster-story = Die Ebene Wigrid misst hundert Meilen nach jeder Seite, und sie wird voll sein. Fünfhundert Tore hat Walhalla, und durch jedes sollen achthundert gehen; aber jemand muss sie rufen, und die Alben, und die Wanen. Hebt die Banner, solange noch ein Tag da ist, an dem man sie sieht. Auch die andere Seite sammelt sich, und sie beginnt bei ihren Schwächsten.
yggdrasil-saga-final-muster-goal-1 = Banner
yggdrasil-saga-final-muster-spot-1-2-3-4 = Von Surt, Hel, Loki und Iormungand wirkt der schwächste, ohne sich zu bewegen
yggdrasil-saga-final-deed-heroes = Die Helden sammeln
yggdrasil-saga-final-deed-heroes-about = Ein Held aus Walhalla trägt ein Banner; höchstens zweimal.
yggdrasil-saga-final-deed-elves = Die Alben sammeln
yggdrasil-saga-final-deed-elves-about = Ein Alb trägt ein Banner; höchstens zweimal.
yggdrasil-saga-final-deed-vanir = Die Wanen sammeln
yggdrasil-saga-final-deed-vanir-about = Die Wanen tragen für einen Würfel ein Banner; höchstens zweimal.

yggdrasil-saga-final-duels = Zweikämpfe
yggdrasil-saga-final-duels-story = Die Reihen treffen aufeinander, und sofort gibt es keine Reihen mehr, nur noch die, die aufeinander gewartet haben, seit die Welten jung waren. Jeder Feind hat einen Boden, auf dem er bis zum Ende steht: Surt in der Mitte des Baumes, Hel zu Hause, Loki ganz oben, der Wolf in Asgard, die Schlange, wenn sie weit draußen ist. Schlagt ihn dort, und er steht nicht wieder auf. Schont die Banner nicht; sie sind gemacht, um zu fallen.
yggdrasil-saga-final-duels-goal-1 = Gefallene Feinde
yggdrasil-saga-final-duels-spot-2-4 = 1 Jötunn erwacht
yggdrasil-saga-final-instead-surt-hel-loki-iormungand-fenrir-2 = Wer gefallen ist, wird nicht mehr aktiviert: Stattdessen verliert der aktive Gott 1 Lebenspunkt.
yggdrasil-saga-final-reveal-surt-hel-loki-iormungand-fenrir-2 = Ein Feind, der aufgedeckt wird, gerät in Zorn: um 1 mächtiger, bis er aktiviert wird.
yggdrasil-saga-final-activated-surt-hel-loki-iormungand-fenrir-2 = Wird ein Feind aktiviert, ist sein Zorn verraucht.
yggdrasil-saga-final-fight-surt-2 = Surts Kampfplatz ist die mittlere Ebene: Dort ist er um 2 mächtiger, aber besiegt fällt er. Jedes Banner hebt 1 Gefahr auf, und die rechte Waffe zählt doppelt.
yggdrasil-saga-final-fight-hel-2 = Hels Kampfplatz ist Niflheim: Dort ist sie um 2 mächtiger, aber besiegt fällt sie. Jedes Banner hebt 1 Gefahr auf, und die rechte Waffe zählt doppelt.
yggdrasil-saga-final-fight-loki-2 = Lokis Kampfplatz ist die obere Ebene: Dort ist er um 2 mächtiger, aber besiegt fällt er. Jedes Banner hebt 1 Gefahr auf, und die rechte Waffe zählt doppelt.
yggdrasil-saga-final-fight-fenrir-2 = Fenrirs Kampfplatz ist Asgard: Dort ist er um 2 mächtiger, aber besiegt fällt er. Jedes Banner hebt 1 Gefahr auf, und die rechte Waffe zählt doppelt.
yggdrasil-saga-final-fight-iormungand-2 = Iormungands Kampfplatz ist jede Insel ab der dritten: Dort ist die Schlange um 2 mächtiger, aber besiegt fällt sie. Jedes Banner hebt 1 Gefahr auf, und die rechte Waffe zählt doppelt.
yggdrasil-saga-final-loss-2-1 = Sechs Welten liegen verwüstet.

yggdrasil-saga-final-twilight = Dämmerung
yggdrasil-saga-final-twilight-story = Die Sonne ist eine Kohle. Wer von euch noch steht, trägt Wunden, von denen kein Lied sprechen wird. Doch die Seherin sah weiter als bis zum Feuer: Sie sah eine Esche grün aus dem Wasser steigen, und Tau darauf, und die Spielsteine im Gras. Pflanzt sie auf jeder Ebene, solange ihr könnt. Und kommt Nidhögg zu nahe, geht hinab nach Niflheim und erinnert ihn daran, dass eine Wurzel zwei Enden hat.
yggdrasil-saga-final-twilight-goal-1 = Samen der Esche, einer auf jeder Ebene
yggdrasil-saga-final-twilight-goal-2 = Gefallene Feinde
yggdrasil-saga-final-twilight-set-up = Die Nacht vor dem letzten Tag
yggdrasil-saga-final-twilight-spot-1-2 = Die Welt mit den meisten Göttern wird verwüstet
yggdrasil-saga-final-deed-seed = Den Samen der Esche pflanzen
yggdrasil-saga-final-deed-seed-about = Einmal auf jeder Ebene, in einer Welt, die nicht verwüstet ist.
yggdrasil-saga-final-fight-nidhogg-3 = Nidhögg wird von Niflheim aus bekämpft: Macht 7, um 1 weniger für jeden gefallenen Feind. Besiegt weicht er ein Feld zurück.

## Eine Seite als Liste (`gladsheim saga show`)

yggdrasil-saga-spot = Feld { $number } von { $most }: { $what }
yggdrasil-saga-price = { $what }
yggdrasil-saga-deed = { $deed } (kostet { $cost }): { $about }

## Was beim Aufschlagen einer Seite geschieht

yggdrasil-saga-baldr-dreams-set-up = Auf jeder Welt liegt verdeckt ein Versprechen: sechs Eide und drei Meineide.
yggdrasil-saga-baldr-mistletoe-set-up = Loki kommt nach Midgard. Versprechen, die noch verdeckt liegen, kommen weg.
yggdrasil-saga-baldr-pyre-set-up = Hel geht nach Niflheim zurück, und 2 Namenlose kommen auf ihre Machtskala, zu fünft 3.
yggdrasil-saga-fimbulvetr-wind-set-up = Thrudgelmir steht in Jötunheim.
yggdrasil-saga-fimbulvetr-sword-set-up = Hrimnir folgt seinem Bruder: Er kommt nach Jötunheim.
yggdrasil-saga-fimbulvetr-wolf-set-up = Kari, der dritte, kommt nach Jötunheim.
yggdrasil-saga-managarms-hunt-set-up = Skoll und Hati stehen am Anfang ihrer Bahnen.
yggdrasil-saga-managarms-age-set-up = Jeder Wolf ist mindestens auf dem ersten Schritt.
yggdrasil-saga-naglfar-afloat-set-up = Sind zu wenige an Bord, kommen weitere vom Ufer, dann von den Vertriebenen: insgesamt zwei, zu zweit, zu viert und zu fünft einer. Naglfar steigt in die Welt über Niflheim.
yggdrasil-saga-naglfar-helm-set-up = 2 Jötunen erwachen, und Naglfar liegt in Niflheim.
yggdrasil-saga-bifrost-gjallarhorn-set-up = Gjallarhorn kommt aus den Artefakten und liegt in Asgard bereit.
yggdrasil-saga-bifrost-muspell-set-up = Surt kommt in die Welt über Muspellsheim, mit 2 Feuerriesen auf seiner Machtskala.
yggdrasil-saga-final-muster-set-up = 3 Jötunen erwachen, 4 Feuerriesen und 4 Namenlose kommen auf die Machtskalen, zu dritt je 6, und Fenrir kommt nach Asgard.
