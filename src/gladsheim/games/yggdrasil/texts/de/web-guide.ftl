### Ein erstes Spiel Yggdrasil Chronicles mit Erklärungen, und was eine Saga dazubringt: Jede wird gesagt, wenn auf dem Tisch liegt, wovon sie spricht.

web-guide-yggdrasil-welcome-title = Willkommen
web-guide-yggdrasil-welcome = Ihr spielt zusammen: Sechs Feinde greifen die neun Welten des Baumes an. Haltet durch, bis Nidhögg am Ende seines Weges ist, dann habt ihr alle gewonnen.
web-guide-yggdrasil-god-title = Dein Gott
web-guide-yggdrasil-god = Wähl zuerst einen Gott. Im einfachen Spiel sind alle gleich, nimm also, wen du magst.
web-guide-yggdrasil-choose-support-title = Ein Gott, der dabeisteht
web-guide-yggdrasil-choose-support = So wenige, wie ihr seid, steht ein Gott als Unterstützung dabei. Wähl einen, den niemand spielt; wer es zuerst sagt, sagt es für alle.
web-guide-yggdrasil-support-title = Der Unterstützungsgott
web-guide-yggdrasil-support = { $god } steht als Unterstützung dabei: 5 Lebenspunkte, kein Zug und kein Besitz, aber doch ein Gott an eurer Seite, der Aktionen in seiner Welt besser macht. Karten von { $god } sind in eure Feindstapel gemischt; aktiviert eine davon einen Feind, darf { $god } bewegen, wer sie aufgedeckt hat.
web-guide-yggdrasil-order-title = Wer fängt an?
web-guide-yggdrasil-order = Eine neue Runde: Alle haben die oberste Karte ihres Feindstapels unbesehen auf das Rad gelegt. Sagt nun, in welcher Reihenfolge ihr spielt. Zuerst, wer das Schlimmste abwenden kann, bevor weitere Karten aufgedeckt werden.
web-guide-yggdrasil-reveal-title = Die erste Karte eines Feindes
web-guide-yggdrasil-reveal = { $god } hat { $enemy } aufgedeckt. Keine andere Karte dieses Feindes lag offen, also bleibt sie nur auf dem Rad liegen, und nichts geschieht. Die zweite wird ihn aktivieren.
web-guide-yggdrasil-wakes-title = Ein Feind wird aktiviert
web-guide-yggdrasil-wakes = Das war die zweite offene Karte dieses Feindes: { $enemy }. Ein aktivierter Feind bewegt sich und richtet Schaden an; dann kommen beide Karten zurück unter die Stapel. Kann er nicht tun, was er soll, habt ihr alle verloren.
web-guide-yggdrasil-hel-title = Hel
web-guide-yggdrasil-hel = Hel steigt in die Welt über ihr, die mittlere Ebene dreht sich, und der Gott am Zug verliert einen Lebenspunkt. Ist sie schon ganz oben, kann sie nicht weiter: Dann habt ihr verloren. Besiegt sie rechtzeitig.
web-guide-yggdrasil-surt-title = Surt
web-guide-yggdrasil-surt = Surt steigt in die Welt über ihm, die mittlere Ebene dreht sich, und zwei Feuerriesen kommen auf seine Machtskala und machen ihn stärker. Ist er schon ganz oben, kann er nicht weiter: Dann habt ihr verloren. Ebenso, wenn keine Feuerriesen mehr da sind.
web-guide-yggdrasil-loki-title = Loki
web-guide-yggdrasil-loki = Loki kommt in die Welt des Gottes am Zug, die mittlere Ebene dreht sich, und ein Jötunn erwacht. Ist keiner mehr da, der erwachen könnte, habt ihr verloren.
web-guide-yggdrasil-iormungand-title = Iormungand
web-guide-yggdrasil-iormungand = Iormungand schwimmt in Midgard eine Insel nach rechts und schickt so viele Namenlose zu Hel, wie die Insel zeigt: Das macht Hel stärker. Hinter der letzten Insel, oder ohne genug Namenlose, habt ihr verloren.
web-guide-yggdrasil-fenrir-title = Fenrir
web-guide-yggdrasil-fenrir = Fenrir bricht aus dem Kerker nach Asgard aus, und der Zug des Gottes, der ihn aufgedeckt hat, ist sofort zu Ende. Ist er schon draußen, kostet er diesen Gott drei Lebenspunkte. Seine Karte wird in den Stapel zurückgemischt.
web-guide-yggdrasil-nidhogg-title = Nidhögg
web-guide-yggdrasil-nidhogg = Nidhögg geht auf seinem Weg ganz unten einen Schritt weiter. An dessen Ende habt ihr gewonnen; was ein Feld unterwegs bewirkt, steht dort.
web-guide-yggdrasil-clock-title = Nidhögg
web-guide-yggdrasil-clock = Nidhögg geht auf dem Weg dieser Seite einen Schritt weiter. Was ein Feld unterwegs bewirkt, steht dort, und auch, was an seinem Ende geschieht.
web-guide-yggdrasil-turned-title = Die mittlere Ebene dreht sich
web-guide-yggdrasil-turned = Die drei Welten der mittleren Ebene sind um einen Platz weitergewandert. Nun liegen andere Welten übereinander, für Götter und für Feinde.
web-guide-yggdrasil-iotunn-title = Ein Jötunn
web-guide-yggdrasil-iotunn = { $iotunn } ist erwacht. Ein Jötunn belagert eine Welt, reitet auf einem Feind oder steht auf dem Schwert der Hindernisse und versperrt euch allen etwas, bis er besiegt ist. Jeder, der wach ist, macht Loki stärker.
web-guide-yggdrasil-devastated-title = Eine verwüstete Welt
web-guide-yggdrasil-devastated = Verwüstet: { $world }. { yggdrasil-help-devastated }
web-guide-yggdrasil-support-move-title = Der Unterstützungsgott zieht
web-guide-yggdrasil-support-move = Die Karte, die den Feind aktiviert hat, gehörte { $god }. Deshalb darfst du diesen Gott bewegen: einen Schritt, wie jeder Gott. Ein Gott an deiner Seite macht deine Aktion besser.
web-guide-yggdrasil-move-title = Bewegen
web-guide-yggdrasil-move = Nun darfst du dich bewegen: in eine andere Welt deiner Ebene, oder in deiner Spalte gerade hinauf oder hinunter. Welten, die aufleuchten, sind erreichbar. Oder bleib stehen.
web-guide-yggdrasil-act-title = Handeln
web-guide-yggdrasil-act = Nun darfst du eines tun: die Aktion deiner Welt, oder einen Kampf gegen jemanden, der hier steht. Das Zeichen in jeder Welt sagt, was ihre Aktion bringt.
web-guide-yggdrasil-bonus-title = Gemeinsam besser
web-guide-yggdrasil-bonus = { $god } handelt in { $world } mit Vorteil. { yggdrasil-help-mode }
web-guide-yggdrasil-penalty-title = Ein Feind im Weg
web-guide-yggdrasil-penalty = { $god } handelt in { $world } mit Nachteil. { yggdrasil-help-mode }
web-guide-yggdrasil-elves-title = Alben
web-guide-yggdrasil-elves = { $god } hat Alben aus Alfheim bekommen. { yggdrasil-help-elves }
web-guide-yggdrasil-dice-title = Wanenwürfel
web-guide-yggdrasil-dice = { $god } hat Wanenwürfel aus Vanaheim bekommen. { yggdrasil-help-dice }
web-guide-yggdrasil-heroes-title = Helden
web-guide-yggdrasil-heroes = { $god } hat Helden aus Midgard nach Walhalla geschickt. { yggdrasil-help-heroes }
web-guide-yggdrasil-stones-title = Runensteine
web-guide-yggdrasil-stones = Die Aktion von Jötunheim wirft Steine: den weißen und den grünen, mit Vorteil auch den roten, mit Nachteil nur den weißen. Was jeder zeigt, darf genutzt werden.
web-guide-yggdrasil-use-stone-title = Was die Steine zeigen
web-guide-yggdrasil-use-stone = Wähl, welchen Stein du nutzt, in beliebiger Reihenfolge, oder lass es. Die Aktion einer beliebigen Welt ist eine normale, wo auch immer du bist.
web-guide-yggdrasil-artifact-title = Artefakte
web-guide-yggdrasil-artifact = { $god } hat ein Artefakt der Zwerge von Nidavellir bekommen: { $artifact }. Es bleibt bis zum Ende und wirkt von selbst.
web-guide-yggdrasil-creature-title = Kreaturen
web-guide-yggdrasil-creature = Aus Svartalfheim kommen Kreaturen, und { $god } hat welche gezogen, darunter { $creature }. Eine der gezogenen hilft sofort; dann werden alle abgelegt.
web-guide-yggdrasil-giants-title = Feuerriesen vertrieben
web-guide-yggdrasil-giants = { $god } hat Feuerriesen von Surts Machtskala nach Muspellsheim vertrieben: Surt ist jetzt schwächer. Das bringt Gefahren, weniger mit einem Gott an der Seite.
web-guide-yggdrasil-anonymous-title = Namenlose befreit
web-guide-yggdrasil-anonymous = { $god } hat Namenlose von Hels Machtskala befreit: Hel ist jetzt schwächer. Das bringt Gefahren, weniger mit einem Gott an der Seite.
web-guide-yggdrasil-healed-title = Den Baum heilen
web-guide-yggdrasil-healed = { $god } hat eine Welt geheilt ({ $world }): Ihre Aktion ist wieder offen, und Fenrir ist schwächer. In der verwüsteten Welt selbst kostet das 2 Lebenspunkte; von Asgard aus bringt es stattdessen Gefahren.
web-guide-yggdrasil-fight-title = Ein Kampf
web-guide-yggdrasil-fight = { $god } kämpft gegen { $opponent }. Ein Kampf wird immer gewonnen, und der Gegner zieht sich zurück; aber er bringt so viele Gefahren, wie der Gegner Macht hat, hier { $strength }.
web-guide-yggdrasil-risks-title = Gefahren
web-guide-yggdrasil-risks =
    { $count ->
        [one] { $god } geht 1 Gefahr ein. Wendet nichts sie ab, kostet sie einen Lebenspunkt.
       *[other] { $god } geht { $count } Gefahren ein. Jede, die nichts abwendet, kostet einen Lebenspunkt.
    }
web-guide-yggdrasil-use-heroes-title = Zuerst die Helden
web-guide-yggdrasil-use-heroes = Vor den Würfeln die Helden: Jeder, der aus Walhalla nach Midgard geht, wendet 1 Gefahr ab. Sie gehören euch allen.
web-guide-yggdrasil-choose-dice-title = Der Wurf
web-guide-yggdrasil-choose-dice = Du wirfst deinen Götterwürfel und so viele deiner Wanenwürfel, wie du magst. Jeder Erfolg wendet 1 Gefahr ab. Wanenwürfel, die einen Verlust zeigen, kommen nach Vanaheim zurück.
web-guide-yggdrasil-rolled-title = Würfel
web-guide-yggdrasil-rolled = { $god } hat gewürfelt: { $face }. Ein Erfolg wendet 1 Gefahr ab. Alle anderen Seiten sind Fehlschläge, wenn kein Alb hilft.
web-guide-yggdrasil-change-title = Alben nach dem Wurf
web-guide-yggdrasil-change = Jeder deiner Alben kann aus einem Fehlschlag einen Erfolg machen; dann geht er nach Alfheim zurück. Nutz einen, oder nimm, was kommt.
web-guide-yggdrasil-lost-dice-title = Würfel, die gehen
web-guide-yggdrasil-lost-dice = { $god } hat Wanenwürfel verloren, die einen Verlust zeigten: Sie kommen nach Vanaheim zurück, auch wenn ein Alb einen Erfolg daraus gemacht hat. Ein Götterwürfel geht nie verloren.
web-guide-yggdrasil-prevented-title = Was übrig bleibt
web-guide-yggdrasil-prevented =
    { $left ->
        [0] Der Wurf ist vorbei, und { $god } hat alle Gefahren abgewendet.
        [one] Der Wurf ist vorbei; 1 Gefahr konnte { $god } nicht abwenden, und sie kostet einen Lebenspunkt.
       *[other] Der Wurf ist vorbei; { $left } Gefahren konnte { $god } nicht abwenden, und jede kostet einen Lebenspunkt.
    }
web-guide-yggdrasil-life-title = Lebenspunkte
web-guide-yggdrasil-life = { $god } hat Leben verloren; es bleiben: { $left }. { yggdrasil-help-life }
web-guide-yggdrasil-beaten-title = Ein Rückzug
web-guide-yggdrasil-beaten = { $god } hat { $opponent } besiegt. Surt geht heim nach Muspellsheim, Hel nach Niflheim, Loki und Fenrir in den Kerker, Iormungand eine Insel zurück, und ein Jötunn auf Lokis Machtskala.
web-guide-yggdrasil-defeated-title = Ein Jötunn ist besiegt
web-guide-yggdrasil-defeated = { $iotunn } steht wieder auf Lokis Machtskala. Was dieser Jötunn versperrt hat, ist wieder frei, und Loki ist schwächer.
web-guide-yggdrasil-refused-title = Nicht erlaubt
web-guide-yggdrasil-refused = Oben liest du, welche Regel das verbietet. Gespielt wurde nichts.
web-guide-yggdrasil-ring-title = Der rote Ring
web-guide-yggdrasil-ring = Ein roter Ring am Rad sagt: Die nächste Karte dieses Feindes aktiviert ihn. Wähl ihn, um zu sehen, was geschähe.
web-guide-yggdrasil-losing-title = Wie ihr verliert
web-guide-yggdrasil-losing = Verliert ein Gott den letzten Lebenspunkt, auch der Unterstützungsgott, oder kann ein aktivierter Feind nicht tun, was er soll, habt ihr alle verloren. Haltet Surt und Hel unten und Iormungand links.
web-guide-yggdrasil-blocked-title = Jötunen im Weg
web-guide-yggdrasil-blocked = Ein Jötunn bleibt, bis jemand ihn dort bekämpft, wo er steht. Seine Macht ist 2. Kämpfen kann man auch in einer Welt, in der niemand handeln kann.
web-guide-yggdrasil-help-title = Was ein Ding tut
web-guide-yggdrasil-help = Zeig auf etwas, oder halt es gedrückt, um zu lesen, was es tut. Die Reiter zeigen die Götter, die kommenden Karten und die Artefakte.
web-guide-yggdrasil-hint-title = Tipps
web-guide-yggdrasil-hint = Unsicher? „Tipp“ zeigt dir, wohin du schauen solltest; frag noch einmal nach dem Zug und noch einmal nach dem Grund.
web-guide-yggdrasil-end-title = Das Ende
web-guide-yggdrasil-end = Im schwierigen Spiel hat jeder Gott eine eigene Macht, und Nidhöggs Weg ist länger. Und in der Kampagne warten sechs Sagas.

## Eine Saga

web-guide-yggdrasil-saga-title = Eine Saga
web-guide-yggdrasil-saga = Das ist eine Saga: ein Buch aus Seiten, das neben dem Brett offen liegt. Alles, was du vom Spiel kennst, gilt, mit den Mächten der Götter, und die Seite bringt eigene Regeln dazu.
web-guide-yggdrasil-goal-title = Das Ziel der Seite
web-guide-yggdrasil-goal = Auf der Seite steht, womit sie umgeblättert wird und wie weit ihr seid. Nidhöggs Weg ist hier eine Uhr gegen euch: Ist er an seinem Ende, bevor ihr umblättert, habt ihr verloren. Hinter der letzten Seite steht der Baum.
web-guide-yggdrasil-turn-title = Umgeblättert
web-guide-yggdrasil-turn = Seite { $number } von { $pages }: { $title }. Nidhögg beginnt auf ihrem Weg von vorn, und was neu ist, steht darauf. Taten und Regeln der alten Seite sind vorbei.
web-guide-yggdrasil-deed-title = Eine Tat
web-guide-yggdrasil-deed = { $god } in { $world }: { $deed }. Eine Tat der Seite tritt an die Stelle der Aktion der Welt. Sie geht auch in verwüsteten Welten, nicht aber, wo ein Jötunn den Weg versperrt.
web-guide-yggdrasil-counter-title = Was die Seite zählt
web-guide-yggdrasil-counter = Etwas, das die Seite zählt, hat sich geändert. Auf der offenen Seite steht alles davon, und wie viel das Ziel verlangt.
web-guide-yggdrasil-standee-title = Fremde auf dem Baum
web-guide-yggdrasil-standee = Die Saga hat eigene Figuren gebracht. Zeig auf eine, um zu lesen, wie viel Macht sie hat und was sie tut.
web-guide-yggdrasil-saga-fight-title = Ein Kampf der Saga
web-guide-yggdrasil-saga-fight = { $god } kämpft gegen { $opponent }, und die Seite hat dafür eine Regel: wie viel Macht der Gegner hat, oder was ein Sieg bringt. Sonst ist es ein Kampf wie jeder andere.
web-guide-yggdrasil-condition-title = Wie man eine Saga verliert
web-guide-yggdrasil-condition = Ihr verliert wie in jedem Spiel, und außerdem, wenn Nidhögg am Ende seines Weges ist, wenn die Seite es sagt, oder wenn sie etwas verlangt, das nicht möglich ist.
web-guide-yggdrasil-chart-title = Dein Erfahrungsbogen
web-guide-yggdrasil-chart = Was dein Gott kann, steht auf seinem Erfahrungsbogen: welche Seiten der Würfel Erfolge sind, womit du beginnst, und mit wem du verbunden bist. Zwischen den Spielen kaufst du mehr.
web-guide-yggdrasil-experience-title = Erfahrung
web-guide-yggdrasil-experience = Nach einem Sieg ist jeder Lebenspunkt, den du noch hast, ein Punkt Erfahrung; nach einer Niederlage sind es drei für alle. Gib sie auf deinem Bogen aus, dann öffnet sich der nächste Tisch. Eine verlorene Saga wird noch einmal gespielt.
