### Die Ragnarök-Kampagne: Sagas und Erfahrungsbögen

yggdrasil-campaign = Die Ragnarök-Kampagne
yggdrasil-campaign-about = Sechs Sagas, eine nach der anderen. Jede und jeder behält einen Gott bis zum Ende, und was er durchlebt, macht ihn stärker. Die Sagas sind unsere eigenen; das gedruckte Buch der Sagas gehört nicht zu Gladsheim.

yggdrasil-campaign-baldr = Balders Tod
yggdrasil-campaign-baldr-about = Alles hat geschworen, Balder zu schonen; Loki sucht das Eine, das nicht geschworen hat.
yggdrasil-campaign-fimbulvetr = Der Fimbulwinter
yggdrasil-campaign-fimbulvetr-about = Drei Winter ohne Sommer, und Bergelmirs Söhne gehen in ihnen um.
yggdrasil-campaign-managarms = Die Himmelswölfe
yggdrasil-campaign-managarms-about = Sköll jagt die Sonne, Hati den Mond, und beide holen auf.
yggdrasil-campaign-naglfar = Das Totenschiff sticht in See
yggdrasil-campaign-naglfar-about = Ein Schiff aus den Nägeln der Toten liegt an Hels Strand und zerrt an den Tauen.
yggdrasil-campaign-bifrost = Der Sturz des Bifröst
yggdrasil-campaign-bifrost-about = Das Horn muss klingen, ehe die Söhne Muspells an der Brücke sind.
yggdrasil-campaign-final = Die letzte Schlacht
yggdrasil-campaign-final-about = Auf Wigrid treffen alle den, den sie immer treffen sollten.

## Was die Chronik von einer Saga erzählt: gewonnen, und zum ersten Mal verloren

yggdrasil-campaign-tale = { $told } { $tale }
yggdrasil-campaign-baldr-won = Auf jeder Ebene des Baums wurde um Balder geweint, und Hel musste ihn bis an die Schwelle ihrer Halle lassen. Heimgekommen ist er noch nicht. Aber er ist versprochen.
yggdrasil-campaign-baldr-lost = Ein Eid fehlte, als man ihn brauchte. Der Pfeil flog, und der Scheiterhaufen brannte, ehe jemand geweint hatte.
yggdrasil-campaign-fimbulvetr-won = Der dritte Winter ist gebrochen. Bergelmirs Söhne liegen unter ihrem eigenen Schnee, und auf Midgard hat jemand einen Grashalm gesehen.
yggdrasil-campaign-fimbulvetr-lost = Die Feuer gingen aus, eins nach dem anderen. Am Morgen war nur noch Wind.
yggdrasil-campaign-managarms-won = Skoll und Hati tragen Leinen und kauen darauf. Die Sonne hat Bissspuren, der Mond eine Narbe; beide ziehen weiter.
yggdrasil-campaign-managarms-lost = Ein Maul schloss sich, und mitten am Tag war es dunkel.
yggdrasil-campaign-naglfar-won = Die Taue sind gekappt, und das Schiff aus Nägeln treibt ohne Steuermann. Hrym steht am Ufer und schreit.
yggdrasil-campaign-naglfar-lost = Es schwamm. Niemand hatte gedacht, dass es so viele Nägel sind.
yggdrasil-campaign-bifrost-won = Das Horn war zu hören, die Brücke fiel, und das Tor hielt. Wer jetzt nach Asgard will, muss klettern.
yggdrasil-campaign-bifrost-lost = Die Brücke brach unter den falschen Füßen, und das Horn hing unbenutzt an seinem Nagel.
yggdrasil-campaign-final-won = Drei Samen liegen in der Asche, und einer ist aufgegangen. Gefallen ist, was fallen sollte. Ihr seid noch da.
yggdrasil-campaign-final-lost = Vigrid war weit, und es war voll. Der Baum neigte sich, und ihr wisst noch, wie es anfängt.

## Der Erfahrungsbogen

yggdrasil-chart-god-faces = Götterwürfel
yggdrasil-chart-vanir-faces = Wanenwürfel
yggdrasil-chart-elves = Alben
yggdrasil-chart-dice = Startwürfel

yggdrasil-chart-gives-god-face =
    { $strokes ->
        [1] Ein Strich
        [2] Zwei Striche
       *[other] Drei Striche
    } auf dem Götterwürfel { $strokes ->
        [1] ist ein Erfolg
       *[other] sind ein Erfolg
    }: { $after } von 6 Seiten statt { $before }.
yggdrasil-chart-gives-vanir-face =
    { $strokes ->
        [1] Ein Strich
        [2] Zwei Striche
       *[other] Drei Striche
    } auf Wanenwürfeln { $strokes ->
        [1] ist ein Erfolg
       *[other] sind ein Erfolg
    }: { $after } von 6 Seiten statt { $before }.
yggdrasil-chart-gives-elves =
    { $number ->
        [one] Ein Alb zu Beginn jedes Spiels.
       *[other] { $number } Alben zu Beginn jedes Spiels.
    }
yggdrasil-chart-gives-dice =
    { $number ->
        [one] Ein Wanenwürfel zu Beginn jedes Spiels.
       *[other] { $number } Wanenwürfel zu Beginn jedes Spiels.
    }
yggdrasil-chart-gives-relation = Wähle, mit wem. { $about }
yggdrasil-chart-gives-relation-with = { $relation }: { $god }. { $about }
yggdrasil-chart-gives-reconstructed = { $gift } { yggdrasil-reconstructed }
