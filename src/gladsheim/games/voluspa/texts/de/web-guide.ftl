### Ein erstes Spiel Völuspá mit Erklärungen: Jede wird gesagt, wenn auf dem Tisch liegt, wovon sie spricht.

web-guide-voluspa-welcome-title = Willkommen
web-guide-voluspa-welcome = Unten liegen deine Plättchen; die Zahl auf einem Plättchen ist sein Wert. In jedem Zug spielst du eines aus, und die meisten Punkte gewinnen.
web-guide-voluspa-choose-title = Dein erstes Plättchen
web-guide-voluspa-choose = Wähl ein Plättchen. Felder leuchten auf, wo es liegen darf, immer neben einem anderen; die Zahl ist, was es dort bringt. Wähl ein Feld, und wähl es noch einmal, um zu spielen.
web-guide-voluspa-scored-title = Eine gewertete Reihe
web-guide-voluspa-scored =
    { $row ->
        [0] Dein Plättchen hat seine Spalte gewertet, { $column } Punkte. Es wertet jede seiner beiden Reihen, in der es das höchste ist: ein Punkt für jedes Plättchen dort.
       *[other] Dein Plättchen hat seine Zeile gewertet, { $row } Punkte. Es wertet jede seiner beiden Reihen, in der es das höchste ist: ein Punkt für jedes Plättchen dort.
    }
web-guide-voluspa-both-title = Zwei Reihen auf einmal
web-guide-voluspa-both = Dein Plättchen hat Zeile und Spalte gewertet, { $row } Punkte für die eine und { $column } für die andere.
web-guide-voluspa-nothing-title = Keine Punkte
web-guide-voluspa-nothing = Dein Plättchen hat keine seiner Reihen gewertet: Es muss höher sein als alle anderen dort. Gleichstand bringt nichts, und eine Reihe zählt erst ab zwei Plättchen.
web-guide-voluspa-drawn-title = Nachziehen
web-guide-voluspa-drawn = Neu auf deiner Hand: { $tile }. Nach deinem Zug wird sie von selbst auf fünf aufgefüllt; niemand sonst sieht, was du hast.
web-guide-voluspa-other-title = Die Gegenseite
web-guide-voluspa-other = { who } hat gespielt. Was gerade geschehen ist, ist auf dem Brett umrandet und steht im Verlauf.
web-guide-voluspa-troll-title = Troll
web-guide-voluspa-troll = Ein Troll liegt auf dem Tisch. { voluspa-power-troll }
web-guide-voluspa-covered-title = Überdeckt
web-guide-voluspa-covered = Ein Drache wurde auf ein Plättchen gelegt: { $covered }. Was darunter liegt, hat weder Wert noch Kraft.
web-guide-voluspa-dragon-title = Drache
web-guide-voluspa-dragon = Ein Drache liegt auf dem Tisch. { voluspa-power-dragon-plain }
web-guide-voluspa-fenrir-title = Fenrir
web-guide-voluspa-fenrir = Ein Fenrir liegt auf dem Tisch. { voluspa-power-fenrir }
web-guide-voluspa-exchanged-title = Ein Tausch
web-guide-voluspa-exchanged = Skadi hat den Platz eines Plättchens eingenommen: { $tile } kam auf die Hand von { who }. Nachgezogen wird danach nicht.
web-guide-voluspa-skadi-title = Skadi
web-guide-voluspa-skadi = Eine Skadi liegt auf dem Tisch. { voluspa-power-skadi-plain }
web-guide-voluspa-valkyrie-title = Walküre
web-guide-voluspa-valkyrie = Eine Walküre liegt auf dem Tisch. { voluspa-power-valkyrie }
web-guide-voluspa-loki-title = Loki
web-guide-voluspa-loki = Ein Loki liegt auf dem Tisch. { voluspa-power-loki }
web-guide-voluspa-hel-title = Hel
web-guide-voluspa-hel = Hel liegt auf dem Tisch. { voluspa-power-hel }
web-guide-voluspa-jotunn-title = Jotunn
web-guide-voluspa-jotunn = Ein Jotunn liegt auf dem Tisch. { voluspa-power-jotunn }
web-guide-voluspa-serpent-title = Seeschlange
web-guide-voluspa-serpent = Eine Seeschlange liegt auf dem Tisch. { voluspa-power-serpent }
web-guide-voluspa-hermod-title = Hermod
web-guide-voluspa-hermod = Hermod liegt auf dem Tisch. { voluspa-power-hermod }
web-guide-voluspa-follow-title = Nach Hermod
web-guide-voluspa-follow = Spiel noch ein Plättchen, das in einer lückenlosen Reihe mit Hermod zu liegen kommt, oder hör auf. Jedes wird sofort gewertet.
web-guide-voluspa-line-title = Zeile oder Spalte
web-guide-voluspa-line = Eine Seeschlange wertet nur eine ihrer beiden Reihen: Wähl, welche.
web-guide-voluspa-refused-title = Nicht erlaubt
web-guide-voluspa-refused = Oben liest du, welche Regel das verbietet. Gespielt wurde nichts, probier also, so viel du magst.
web-guide-voluspa-discarded-title = Abwerfen
web-guide-voluspa-discarded = { who } konnte kein Plättchen ausspielen und hat eines abgeworfen, ohne Punkte. Wer spielen kann, muss.
web-guide-voluspa-high-title = Lange Reihen
web-guide-voluspa-high = Längere Reihen bringen mehr, aber ein hohes Plättchen darin ist schwer zu übertreffen. Such eine Reihe, in der deines das höchste wäre.
web-guide-voluspa-help-title = Was ein Plättchen kann
web-guide-voluspa-help = Zeig auf ein Plättchen, oder halt es gedrückt: Du liest, was es wert ist und was es kann.
web-guide-voluspa-seven-title = Höchstens sieben
web-guide-voluspa-seven = Keine Reihe darf länger werden als sieben Plättchen; Felder, die sie länger machten, leuchten nicht auf.
web-guide-voluspa-hint-title = Tipps
web-guide-voluspa-hint = Unsicher? „Tipp“ zeigt dir, wohin du schauen solltest; frag noch einmal nach dem Zug und noch einmal nach dem Grund.
web-guide-voluspa-undo-title = Zurücknehmen
web-guide-voluspa-undo = „Zurück“ nimmt deinen letzten Zug zurück. Unter Menschen müssen alle zustimmen; Bots tun es immer.
web-guide-voluspa-bag-title = Die letzten Plättchen
web-guide-voluspa-bag = Der Vorrat ist leer: Niemand zieht mehr nach. Gespielt wird bis zum letzten Plättchen der letzten Hand.
web-guide-voluspa-end-title = Das Ende
web-guide-voluspa-end = Ein Spiel endet, wenn niemand mehr ein Plättchen hat. Die meisten Punkte gewinnen; bei Gleichstand, wer sie zuerst hatte.
