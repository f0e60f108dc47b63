### Angaben, die in den Regelheften nicht stehen, und Dateien, die sie enthalten.

## Eine Datei mit Angaben (`--data`)

yggdrasil-data-at = { $file }, Zeile { $line }, { $key }
yggdrasil-data-near =
    { $near ->
        [none] {""}
       *[other] {" "}Meinst du { $near }?
    }
yggdrasil-data-syntax = { $file }, Zeile { $line }: Das ist kein TOML. { $reason }
yggdrasil-data-long = { $file }: Eine Datei mit Angaben hat höchstens { $most } Zeichen, diese hat { $count }.
yggdrasil-data-section = { yggdrasil-data-at }: Das ist ein Abschnitt mit Einträgen, wie in [{ $key }].
yggdrasil-data-unknown = { yggdrasil-data-at }: Diesen Eintrag gibt es nicht. Erlaubt sind hier: { $allowed }.{ yggdrasil-data-near }
yggdrasil-data-list = { yggdrasil-data-at }: Hier gehört eine Liste in eckigen Klammern hin, nicht { $value }.
yggdrasil-data-count =
    { $same ->
        [yes] { yggdrasil-data-at }: { $count } angegeben; es müssen genau { $most } sein.
       *[other] { yggdrasil-data-at }: { $count } angegeben; es müssen { $least } bis { $most } sein.
    }
yggdrasil-data-value = { yggdrasil-data-at }: { $value } ist nicht bekannt. Erlaubt: { $allowed }.{ yggdrasil-data-near }
yggdrasil-data-number = { yggdrasil-data-at }: { $value } ist nicht erlaubt; hier gehört eine ganze Zahl von 1 bis { $most } hin.
yggdrasil-data-twice = { yggdrasil-data-at }: Hier muss jedes von { $allowed } einmal stehen.
yggdrasil-data-text = Die Angaben eines Aufbaus sind ein Objekt mit einem `text`, der ganzen Datei, und vielleicht deren `hash`; nicht { $value }.
yggdrasil-data-hash = Die Angaben sind nicht die, die der Hash nennt: gegeben ist { $hash }, der Text hat { $found }.

## Angaben, wie sie der Besitzer des Spiels hat

yggdrasil-source-own = wie vom Besitzer des Spiels abgelesen
yggdrasil-source-ours = rekonstruiert, nicht gedruckt
yggdrasil-own-throw = Du wirfst deinen Götterwürfel und so viele deiner Wanenwürfel, wie du willst. Jeder Erfolg wendet 1 Gefahr ab, und jeder Alb macht aus einem Fehlschlag einen Erfolg. Wanenwürfel, die einen Verlust zeigen, kommen danach nach Vanaheim zurück, auch wenn ein Alb sie geändert hat. Götterwürfel ({ $godsource }): { $god }. Wanenwürfel ({ $vanirsource }): { $vanir }.
yggdrasil-own-islands = In Midgard: die Regenbogeninsel, dann Inseln mit { $numbers } Namenlosen ({ $source }).
yggdrasil-own-stone = { $first } oder { $second } ({ $source }).
yggdrasil-own-stone-same = Auf beiden Seiten: { $first } ({ $source }).
yggdrasil-own-stones = Drei Runensteine mit je zwei Seiten. Was sie zeigen, darfst du in beliebiger Reihenfolge nutzen oder lassen. Weiß: { $white } Grün: { $green } Rot: { $red }
yggdrasil-own-figures = Der Besitzer des Spiels hat eigene Angaben eingesetzt (Datei { $hash }): { $own }. Weiterhin rekonstruiert: { $ours }.
yggdrasil-own-figures-all = Der Besitzer des Spiels hat eigene Angaben eingesetzt (Datei { $hash }): { $own }. Nur Nidhöggs Weg und die Seiten der Sagas sind von uns.
yggdrasil-part-god-die = der Götterwürfel
yggdrasil-part-vanir-die = der Wanenwürfel
yggdrasil-part-islands = die Inseln
yggdrasil-part-white = der weiße Stein
yggdrasil-part-green = der grüne Stein
yggdrasil-part-red = der rote Stein
yggdrasil-part-tree = welche Welten übereinander stehen
yggdrasil-part-chart = die Preise des Bogens
