### Die Kampagne im Browser

## Das Buch einer Saga und die Bögen zwischen den Sagas

web-yggdrasil-book = Die aufgeschlagene Seite
web-yggdrasil-book-tab = Die Seite
web-yggdrasil-book-to-turn = Um umzublättern
web-yggdrasil-book-to-win = Um die Saga zu gewinnen
web-yggdrasil-book-have = { $have } von { $need }
web-yggdrasil-book-met = geschafft
web-yggdrasil-book-holds = Was auf dieser Seite gilt
web-yggdrasil-book-deeds = Was ihr tun könnt
web-yggdrasil-book-deed-cost = kostet { $cost }
web-yggdrasil-book-deed-risks =
    { $count ->
        [one] 1 Gefahr
       *[other] { $count } Gefahren
    }
web-yggdrasil-book-or = oder
web-yggdrasil-book-changes = Was sich jetzt ändert
web-yggdrasil-book-anew = Nidhögg beginnt von vorn
web-yggdrasil-book-page = Seite { $number } von { $pages }
web-yggdrasil-book-play-on = Weiterspielen
web-yggdrasil-book-open = Das Buch aufschlagen
web-yggdrasil-way = Nidhöggs Weg
web-yggdrasil-chapter-won =
    { $tries ->
        [one] im ersten Versuch gewonnen
       *[other] im Versuch { $tries } gewonnen
    }
web-yggdrasil-chapter-open =
    { $tries ->
        [0] hier beginnt ihr
        [one] einmal verloren
       *[other] { $tries }-mal verloren
    }
web-yggdrasil-chapter-locked = kommt noch
web-yggdrasil-chart-of = { $god }: Erfahrungsbogen
web-yggdrasil-chart-players =
    { $count ->
        [one] eine Person spielt
       *[other] { $count } Personen spielen
    }
web-yggdrasil-chart-played-by = gespielt von { $name }
web-yggdrasil-chart-left = noch { $count } XP
web-yggdrasil-chart-spent = { $count } eben ausgegeben
web-yggdrasil-chart-holds = Was zählt
web-yggdrasil-chart-from-start = Von Beginn an dabei
web-yggdrasil-chart-stands-by = Wer zur Seite steht
web-yggdrasil-chart-sides = { $count } von 6 Seiten
web-yggdrasil-chart-starts-with = beginnt mit { $count }
web-yggdrasil-chart-brother = wirft einen Götterwürfel mit dir
web-yggdrasil-chart-tie = du darfst nehmen, was sie haben
web-yggdrasil-chart-fellow = du behältst, was sie verlieren
web-yggdrasil-chart-companion = du gehst, wo sie sind
web-yggdrasil-chart-would-give = Dieses Feld gäbe
web-yggdrasil-chart-today = heute
web-yggdrasil-chart-then = dann
web-yggdrasil-chart-with-whom = Mit wem?
web-yggdrasil-chart-costs = { $price } XP, { $left } bleiben
web-yggdrasil-chart-buy = Kaufen
web-yggdrasil-chart-others = Die anderen
web-yggdrasil-chart-is-ready = bereit, behält { $count } XP
web-yggdrasil-chart-still = wählt noch, { $count } XP
web-yggdrasil-chart-goes-on = Der Tisch öffnet sich, wenn alle bereit sind.
web-yggdrasil-chart-yours = gehört dir
web-yggdrasil-chart-bought = eben gekauft
web-yggdrasil-chart-open = { $price } XP
web-yggdrasil-chart-dear = { $price } XP: mehr, als du hast
web-yggdrasil-chart-later = { $price } XP, nach dem Feld davor
web-yggdrasil-chart-struck = gestrichen bei so wenigen Göttern
web-yggdrasil-chart-legend-yours = gehört dir
web-yggdrasil-chart-legend-bought = eben gekauft
web-yggdrasil-chart-legend-open = in Reichweite
web-yggdrasil-chart-legend-later = noch nicht
web-yggdrasil-chart-legend-struck = gestrichen
web-yggdrasil-chart-undo = Zurück: { $what }
web-yggdrasil-chart-undo-none = Nichts zurückzunehmen
web-yggdrasil-chart-think-again = Noch einmal überlegen
web-yggdrasil-chart-ready =
    { $count ->
        [0] Bereit
       *[other] Bereit, { $count } XP behalten
    }
web-yggdrasil-chart-start-freyr = Beginnt mit 2 Alben.
web-yggdrasil-chart-start-freyia = Alle anderen Götter sind ihre Zufallsbekanntschaften.
web-yggdrasil-chart-start-frigg = Ein Strich ist auf ihren Wanenwürfeln ein Erfolg.
web-yggdrasil-chart-start-heimdall = Ein Strich ist auf allen seinen Würfeln ein Erfolg.
web-yggdrasil-chart-start-odin = Alle anderen Götter sind seine Waffenbrüder.
web-yggdrasil-chart-start-thor = Beginnt mit nichts als seinem Hammer.
web-yggdrasil-chart-start-tyr = Ein Strich und zwei Striche sind auf seinem Götterwürfel ein Erfolg.
web-yggdrasil-chart-power-freyr = Geht er Gefahren ein, darf er Alben paarweise zurückgeben; jedes Paar wendet 1 Gefahr ab, was auch immer die Würfel zeigen.
web-yggdrasil-chart-power-freyia = Helden darf sie auch nach ihrem Wurf einsetzen.
web-yggdrasil-chart-power-frigg = Statt Aktion oder Kampf kann sie 1 Lebenspunkt zurückholen, für sich oder für einen Gott in ihrer Welt.
web-yggdrasil-chart-power-heimdall = Er darf sich immer nach Midgard bewegen.
web-yggdrasil-chart-power-odin = Er darf sich immer nach Asgard bewegen.
web-yggdrasil-chart-power-thor = Jeder Erfolg auf seinem Götterwürfel wendet 2 Gefahren ab, auch wenn ein Alb ihn gebracht hat.
web-yggdrasil-chart-power-tyr = Wird Fenrir aktiviert, endet sein Zug nicht.
