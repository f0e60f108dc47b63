### `gladsheim saga`

cli-saga-about = Sagas von Yggdrasil Chronicles: unsere auflisten, eine Datei prüfen, ihre Seiten lesen, Bots ausprobieren lassen.
cli-saga-examples =
    DATEI ist eine eigene Datei oder der Name einer unserer Sagas.

    Beispiele:
      gladsheim saga list
      gladsheim saga check meine.saga
      gladsheim saga show baldr --lang de
      gladsheim saga sim meine.saga --players 2 3 --games 200 --charts 4
cli-saga-list-about = Unsere Sagas in der Reihenfolge der Kampagne auflisten.
cli-saga-check-about = Eine Datei prüfen: Was nicht stimmt, wird mit Datei, Seite und Zeile gesagt.
cli-saga-show-about = Die Seiten einer Saga zeigen, wie Menschen sie lesen.
cli-saga-sim-about = Bots spielen eine Saga viele Male: wie oft sie gewinnen, nach Spielerzahl.
cli-saga-help-file = eine Datei mit einer Saga oder der Name einer unserer
cli-saga-help-players = für welche Spielerzahlen (alle)
cli-saga-help-charts = Erfahrungsbögen, wie eine Kampagne sie vor ihrer Saga mit dieser Nummer hat (die eigene; für eine Datei 1)
cli-saga-help-bot = der Bot auf allen Plätzen (greedy)
cli-saga-help-jobs = in so vielen Prozessen (einer je Prozessor)

cli-unknown-saga = Eine Saga „{ $saga }“ gibt es nicht und auch keine solche Datei. Unsere sind: { $sagas }.{ $near }
cli-saga-charts = Eine Kampagne hat { $most } Sagas, also gibt es keine Bögen vor Saga { $number }.
cli-saga-pages =
    { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
cli-saga-holds =
    { $pages ->
        [one] { $file } kann gespielt werden: { $title }, { $pages } Seite.
       *[other] { $file } kann gespielt werden: { $title }, { $pages } Seiten.
    }
cli-saga-page = Seite { $number } von { $pages }: { $title }
cli-saga-story = Geschichte
cli-saga-goal = Ziel
cli-saga-any_goal = Ziel: eines davon
cli-saga-set_up = Zu Beginn der Seite
cli-saga-path = Nidhöggs Weg
cli-saga-deed = Saga-Aktionen
cli-saga-new = Neu auf dieser Seite
cli-saga-trigger = Wenn eine Karte aufgedeckt wird, und andere Momente
cli-saga-fight = Kämpfe
cli-saga-loss = Ihr verliert, wenn
cli-saga-sim-title = { $title }: { $games } Partien für jede Spielerzahl, { $bot } auf allen Plätzen, Bögen wie vor Saga { $number }, Startwert { $seed }
cli-saga-players = Spieler
cli-saga-decisions = Entscheidungen je Partie
