### Was der Browser am Tisch und in einer Wiederholung sagt.

## Vor dem Spiel

web-seat-here = da
web-seat-away = nicht da
web-sit = Hier sitzen
web-leave = Aufstehen
web-send-away = Entfernen
web-add-bot-to = Einen Bot auf Platz { $number } setzen
web-with-hints = mit Tipps
web-without-hints = ohne Tipps
web-with-cardboard = mit dem echten Spiel
web-room = Das Spiel hat noch nicht begonnen: Nimm Platz.
web-room-waits = Das Spiel kann beginnen, wenn alle Plätze besetzt sind.
web-room-waits-host = Alle sitzen. { $name } beginnt das Spiel.
web-room-ready = Alle Plätze sind besetzt.
web-room-ready-host = Alle Plätze sind besetzt: Beginn das Spiel.
web-invite = Einladen
web-invite-public = Wer diesen Link hat, kann sich setzen oder zusehen.
web-invite-private = Nur wer diesen Link hat, kann sich setzen oder zusehen.
web-invite-make = Einladung erstellen
web-invite-make-help = Eine frühere Einladung gilt dann nicht mehr.
web-invite-ask-host = Nur wer den Tisch eröffnet hat, kann andere einladen.
web-close-table = Tisch schließen
web-close-table-sure = Danach kann hier niemand mehr spielen.

## Die Ansage

web-to-all = An alle.
web-turn-of = { $name } ist dran.
web-cardboard = Vom echten Spiel:
web-preview = { $move }?
web-preview-points =
    { $points ->
        [0] { $move }, ohne Punkte?
        [one] { $move } für 1 Punkt?
       *[other] { $move } für { $points } Punkte?
    }
web-preview-again = Wähl es noch einmal, um es zu spielen.
web-play-it = Spielen
web-given = Du hast geantwortet.
web-given-move = Deine Antwort: { $move }.
web-given-change = Bis dahin kannst du es noch ändern.
web-wait =
    { $count ->
        [one] { $names } ist dran.
       *[other] { $names } sind dran.
    }
web-wait-bot =
    { $count ->
        [one] { $names } denkt nach …
       *[other] { $names } denken nach …
    }
web-wait-server = Einen Moment …
web-connecting = Verbindung wird aufgebaut …
web-lost = Die Verbindung ist weg.
web-next-attempt =
    { $seconds ->
        [one] Nächster Versuch in 1 Sekunde.
       *[other] Nächster Versuch in { $seconds } Sekunden.
    }
web-lost-retry = { web-next-attempt } Nichts geht verloren.
web-lost-trying = Der Tisch wird wieder gesucht …
web-part-missing = Ein Teil der Seite ließ sich nicht laden. Es wird von selbst weiter versucht; vielleicht hilft es, sie neu zu laden.
web-back-again = Wieder verbunden.
web-missed = In der Zwischenzeit:
web-over = Das Spiel ist aus.
web-you-won = Du hast gewonnen!
web-nobody-won = Niemand hat gewonnen.
web-resigned = { $name } hat aufgegeben.
web-you-lost = Du hast verloren.
web-together-won = Ihr habt gemeinsam gewonnen!
web-together-lost = Ihr habt verloren.
web-they-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gemeinsam gewonnen.
    }
web-they-lost =
    { $count ->
        [one] { $names } hat verloren.
       *[other] { $names } haben verloren.
    }
web-given-up = Das Spiel wurde aufgegeben.
web-replaced = Ein Bot spielt für dich.
web-replaced-help = Du kannst deinen Platz jederzeit wieder übernehmen.
web-take-back = Platz übernehmen
web-no-table = Diesen Tisch gibt es nicht
web-not-welcome = Du kannst bei diesem Tisch nicht zusehen
web-session-ended = Du bist nicht mehr angemeldet
web-too-many = Zu viele Fenster sind offen
web-time-short = Deine Zeit ist fast um.

## Rund ums Brett

web-board = Spielbrett
web-agreed = Was vereinbart wurde
web-hand = Deine Hand
web-hand-of = Auf der Hand von { $name }
web-side = Verlauf und Chat
web-tools = Werkzeuge
web-points = Punkte:
web-place = Platz { $place }
web-seat-bot-for = ein Bot springt ein
web-seat-thinking = denkt nach …
web-seat-turn = am Zug
web-watchers =
    { $count ->
        [one] 1 Person sieht zu
       *[other] { $count } Personen sehen zu
    }
web-log = Was geschah
web-log-short = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-more = Frühere zeigen
web-log-tip = Wähl einen Eintrag, um das Brett in diesem Augenblick zu sehen.
web-moves = Erlaubte Züge
web-moves-short = Züge
web-moves-none = Gerade gibt es nichts zu wählen.
web-moves-count =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
web-moves-best = bester:
web-move-points =
    { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-move-earns =
    { $points ->
        [0] { $move }, keine Punkte
        [one] { $move }, 1 Punkt
       *[other] { $move }, { $points } Punkte
    }
web-move-on = auf
web-move-for = gegen
web-move-north = nach Norden
web-move-east = nach Osten
web-move-south = nach Süden
web-move-west = nach Westen
web-move-discard = abwerfen:
web-move-stop = aufhören
web-move-row = Zeile
web-move-column = Spalte
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-chat-said = { $name } sagt: { $text }
web-practice-help = Diese Partie ist eine Übung: Etwas Gezogenes oder Gewürfeltes wurde zurückgenommen.
web-undo = Zurück
web-undo-waits = Du möchtest zurück. Wir warten auf die Zustimmung von { $names }.
web-undo-asked = { $name } möchte zurück
web-undo-asked-help = Das Spiel ginge hinter den letzten Zug dieser Person zurück. Alle müssen zustimmen.
web-agree = Zustimmen
web-refuse = Ablehnen
web-hint = Tipp.
web-hint-ask = Tipp
web-more = Mehr
web-rules = Regeln in Kürze
web-rules-of = { $game } in Kürze
web-hand-over = Einen Bot für mich spielen lassen
web-hand-over-help = Der Platz bleibt deiner; du kannst ihn jederzeit wieder übernehmen. Welcher Bot?
web-resign = Aufgeben
web-resign-sure = Das Spiel endet, und die andere Person gewinnt.
web-resign-sure-many = Ein Bot übernimmt deinen Platz endgültig, und die anderen spielen weiter.
web-resign-sure-together = Das Spiel endet und ist verloren.
web-resign-sure-cardboard = Kein Bot kann deine Karten auf dem Tisch sehen: Das Spiel endet für alle, ohne Ergebnis.
web-device = Auf einem anderen Gerät weiterspielen
web-device-help = Öffne diesen Link auf deinem Handy oder einem anderen Rechner und spiel dort weiter.
web-device-warning = Wer den Link hat, spielt als du: Gib ihn niemandem. Ein neuer Link macht den alten wertlos.
web-curtain = Gib das Gerät an { $name } weiter
web-curtain-help = Niemand sonst sollte jetzt hinsehen.
web-curtain-open = Ich bin { $name }
web-people = Personen
web-people-none = Sonst ist niemand hier.
web-block = Blockieren
web-mute = Stummschalten
web-unmute = Reden lassen
web-remove = Wegschicken
web-readmit = Wieder zulassen
web-make-host = Gastgeberrolle übergeben

## Das Ende und Wiederholungen

web-result = Ergebnis
web-rematch = Noch einmal spielen
web-replay = Wiederholung
web-dice = Würfel prüfen
web-dice-checking = Wird geprüft …
web-dice-fair =
    { $rolls ->
        [one] Die einzige Ziehung fiel, wie sie musste.
       *[other] Alle { $rolls } Ziehungen und Würfe fielen, wie sie mussten.
    }
web-dice-unfair = Die Ziehungen folgen nicht aus dem Geheimnis.
web-dice-how = Vor dem Spiel zeigte der Server den Fingerabdruck eines Geheimnisses, und jede Person gab ein Wort dazu. Geheimnis und Wörter zusammen bestimmen jede Ziehung; niemand konnte sie sich aussuchen.
web-dice-commit = Fingerabdruck, vor dem Spiel gezeigt
web-dice-secret = Geheimnis, danach gezeigt
web-dice-word = Wort von Platz { $number }
web-share = Teilen
web-share-help = Dieser Link zeigt das Spiel in diesem Augenblick, von diesem Platz aus.
web-share-private = Der Tisch war privat: Diesen Link kann nur öffnen, wer eingeladen war oder dort saß.
web-share-invited = Der Tisch war privat: Wer diesen Link hat, kann ihn ansehen.
web-share-invite = Ein Link für alle
web-record = Herunterladen
web-first = Zum Anfang
web-earlier = Einen Schritt zurück
web-later = Einen Schritt weiter
web-last = Zum Ende
web-play-on = Abspielen
web-pause = Anhalten
web-moment = Augenblick des Spiels
web-moment-of = Schritt { $step } von { $steps }
web-view-of = Gesehen von
web-spectator = jemandem, der zusieht
web-graph = Punkte im Lauf des Spiels. In diesem Augenblick: { $scores }.
web-graph-points = { $name } { $points }

## Ein erstes Spiel mit Erklärungen

web-guide = Spiel mit Erklärungen
web-guide-next = Weiter
web-guide-stop = Keine Erklärungen mehr
web-guide-step = { $step } von { $steps }
web-guide-power = { $tile }, neu auf dem Tisch. { $power }
web-guide-voluspa-welcome = Willkommen bei Völuspá. Unten liegen deine Plättchen; die Zahl auf einem Plättchen ist sein Wert. In jedem Zug spielst du eines aus, und die meisten Punkte gewinnen.
web-guide-voluspa-choose = Wenn du dran bist, wähl ein Plättchen. Felder leuchten auf, wo es liegen darf; die Zahl ist, was es dort bringt. Wähl ein Feld, und wähl es noch einmal, um zu spielen.
web-guide-voluspa-scored = Dein Plättchen wertet seine Zeile oder Spalte, wenn es dort das höchste ist: ein Punkt für jedes Plättchen dieser Reihe. Gleichstand bringt nichts.
web-guide-voluspa-other = Du ziehst von selbst nach, und der Bot antwortet. Was er getan hat, ist auf dem Brett umrandet und steht im Verlauf.
web-guide-voluspa-high = Längere Reihen bringen mehr, aber ein hohes Plättchen darin ist schwer zu übertreffen. Such eine Reihe, in der deines das höchste ist, und spiel wieder.
web-guide-voluspa-why = Probier ein Feld, das nicht leuchtet: Hier oben liest du, welche Regel es verbietet. Gespielt wird dabei nichts.
web-guide-voluspa-help = Zeig auf ein Plättchen oder drück länger darauf: Du erfährst, was es wert ist und was es kann. Viele Plättchen haben eine Kraft.
web-guide-voluspa-hint = Unsicher? „Tipp“ zeigt, was ein Bot an deiner Stelle spielen würde.
web-guide-voluspa-undo = „Zurück“ nimmt deinen letzten Zug zurück. Unter Menschen müssen alle zustimmen; Bots tun es immer.
web-guide-voluspa-end = Mehr brauchst du nicht. Das Spiel ist aus, wenn niemand mehr ein Plättchen hat. Taucht etwas Neues auf, wird es hier erklärt.
