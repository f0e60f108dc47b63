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
web-room-people = Wer da ist
web-room-host = lädt ein
web-room-foot = Dein Gesicht und der Beginn
web-room-fill = Mit Bots auffüllen
web-invite-code = Der Link als Code für eine Kamera
web-invite-share = Teilen
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
web-proposed = { $name } schlägt vor: { $move }.
web-proposed-agree = Stimme zu, oder wähle etwas anderes.
web-proposed-mine = Dein Vorschlag: { $move }.
web-proposed-waits =
    { $count ->
        [one] { $names } hat noch nicht zugestimmt.
       *[other] { $names } haben noch nicht zugestimmt.
    }
web-proposed-decide = Ohne sie entscheiden
web-prepared = { $name } denkt an: { $move }.
web-given = Du hast geantwortet.
web-given-move = Deine Antwort: { $move }.
web-given-until = Ändern kannst du sie, bis { $names } geantwortet { $count ->
        [one] hat
       *[other] haben
    }.
web-given-until-many = Ändern kannst du sie, bis die { $count } anderen geantwortet haben.
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
web-seat-given = hat geantwortet
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
web-chat-onlooker = schaut zu
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
web-hint-none = Es war kein Tipp zu bekommen. Versuch es noch einmal.
web-hint-ask = Tipp
web-hint-which = Zug?
web-hint-why = Warum?
web-hint-look = Schau hierhin. Frag noch einmal nach dem Zug.
web-hint-open = Ein Tipp könnte verraten, was { $name } verbirgt: Es gibt ihn nur für { $name } allein, hinter dem Vorhang.
web-hint-options = Was der Tipp erwägt
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
web-look = Was nur { $name } sieht
web-look-away = Alle sehen lassen
web-point = Auf etwas zeigen
web-point-aim = Wähle einen Ort auf dem Brett, um darauf zu zeigen.
web-point-shown = { $name } zeigt auf: { $place }.
web-looks = Namen an diesem Bildschirm
web-looks-help = Alle am Tisch sehen diese Namen. Ein leerer bleibt bei deinem.
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
web-show-board = Die letzte Stellung
web-show-places = Wer wo steht
web-rematch-asked =
    { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
web-rematch-waits =
    { $count ->
        [one] { $names } hat noch nicht zugesagt.
       *[other] { $names } haben noch nicht zugesagt.
    }
web-rematch-begun = Das nächste Spiel hat begonnen.
web-rematch-agree = Ich spiele mit
web-rematch-go = Zum nächsten Spiel
web-rematch = Noch einmal spielen
web-replay = Wiederholung
web-dice = Zufall prüfen
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
web-guide-step = { $step } von { $steps }
web-guide-close = Erklärungen schließen; das Menü öffnet sie wieder
web-guide-open = Erklärungen öffnen
web-guide-more = noch { $more }
web-guide-done-title = Ende der Erklärungen
web-guide-done = Alles, was ein gewöhnliches Spiel bringt, ist vorgekommen. Die Regeln stehen jederzeit im Menü.
web-guide-done-but = { $met } von { $all } Dingen sind in diesem Spiel vorgekommen. Noch nicht: { $titles }. In den Regeln steht, was es damit auf sich hat, und die Erklärungen warten im Menü jedes Tisches.

## Was zu sehen ist

web-stage-shown = Das ist geschehen.
web-stage-pause = Anhalten
web-stage-go-on = Weiter
web-stage-next = Nächstes
web-stage-now = Zur Gegenwart
web-stage-again = Den letzten Augenblick noch einmal sehen

## Tasten

web-keys = Tastatur
web-key-enter = Eingabe
web-key-escape = Esc
web-key-arrows = Pfeile
web-key-space = Leertaste
web-keys-walk = auf dem Brett und auf der Hand vom einen zum anderen gehen; Eingabe oder Leertaste wählt
web-keys-play = spielen, was gewählt ist
web-keys-leave = einen Tipp oder eine Wahl verlassen, ebenso was gerade gezeigt wird
web-keys-undo = den letzten eigenen Zug zurücknehmen
web-keys-hint = ein Tipp: wohin schauen, dann welcher Zug, dann warum
web-keys-agree = einem Vorschlag oder einer Rücknahme zustimmen
web-keys-board = zum Brett
web-keys-hand = zur eigenen Hand
web-keys-moves = zur Liste der erlaubten Züge
web-keys-log = zum Verlauf
web-keys-chat = zum Chat
web-keys-point = auf den Ort zeigen, auf dem du stehst, oder auf den, den du als Nächstes anklickst
web-keys-again = den letzten Moment noch einmal sehen
web-keys-rules = die Regeln in Kürze
web-keys-keys = diese Liste
web-keys-stage = während etwas gezeigt wird: das Nächste

## Mit der Schachtel

web-deal = Vom Spielmaterial
web-deal-open = Das dürfen alle sehen.
web-deal-away =
    { $count ->
        [one] Nur für die Augen von { $names }: { $away } schaut weg.
       *[other] Nur für die Augen von { $names }: { $away } schauen weg.
    }
web-deal-type = Tippe, was da liegt, mehreres mit Kommas dazwischen
web-deal-take = Eingeben
web-deal-tap = Oder tippe an, was da liegt
web-deal-entered = Bisher eingegeben
web-deal-mend = berichtigen
web-deal-more = und { $count } weitere: tippe, um sie zu finden
web-deal-unknown = „{ $name }“ kann hier nicht liegen, oder es ist nicht eindeutig. Berichtige es und mach weiter.
