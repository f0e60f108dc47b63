### Einen Server betreuen.

admin-task = AUFGABE
admin-tasks = Aufgaben
admin-login = ANMELDENAME
admin-place = ORT

admin-backup-about = Alles in eine neue Datei schreiben, während der Server weiterläuft.
admin-backup-examples =
    Die Datei ist eine SQLite-Datenbank, die nur du lesen kannst, was auch immer der
    Server benutzt.

    Beispiel:
      gladsheim admin backup montag.db
admin-restore-about = Eine leere Datenbank aus einer Sicherung füllen; beende vorher den Server.
admin-restore-examples =
    Jedes Journal der Sicherung wird geprüft, bevor etwas geschrieben wird.

    Beispiel:
      gladsheim admin restore montag.db --database-url postgresql://gladsheim@localhost/gladsheim
admin-prune-about = Gäste vergessen, die lange nicht da waren; Partien entfernen, die lange vorbei sind.
admin-prune-examples =
    Gäste mit einer nicht beendeten Partie bleiben. Ihre beendeten Partien bleiben, ohne
    den Namen. Mit --older-than gehen ganze Partien: Züge, Chat und Aufzeichnung. Ohne
    --yes werden sie nur gezählt. Eine laufende Partie wird nie entfernt.

    Beispiele:
      gladsheim admin prune --days 90
      gladsheim admin prune --older-than 90d
      gladsheim admin prune --older-than 2y --yes
admin-tables-about = Die Tische auflisten.
admin-tables-examples =
    Beispiel:
      gladsheim admin tables --status frozen
admin-password-about = Einem Konto ein neues Passwort geben und es überall abmelden.
admin-password-examples =
    Fragt zweimal nach dem Passwort oder liest eine Zeile aus einer Pipe.

    Beispiele:
      gladsheim admin password anna
      gladsheim admin password anna --random      denkt sich eines aus und zeigt es
admin-link-about = Einen privaten Link machen, für jemanden, der nicht mehr an seinen Platz findet.
admin-link-examples =
    Für einen Gast, dessen Cookie weg ist. ORT steht in der Adresse des Tisches oder der
    Kampagne; Plätze zählen ab 1. Der Link ist nur für ihn: Wer ihn öffnet, spielt dort.
    Der Link davor gilt nicht mehr.

    Beispiele:
      gladsheim admin link mX2pQ7 1
      gladsheim admin link mX2pQ7 1 --config gladsheim.toml      mit der öffentlichen Adresse des Servers
admin-check-about = Prüfen, ob jedes Journal so ist, wie es geschrieben wurde.
admin-check-examples =
    Rückgabewert: 0, wenn alle Journale stimmen, sonst 1.
admin-config-about = Jede geltende Einstellung zeigen und woher sie kommt.
admin-config-examples =
    Kennt die Optionen von „gladsheim serve“. Passwörter und Tokens werden nicht gezeigt.

    Beispiel:
      gladsheim admin config --config gladsheim.toml

admin-help-file = die Sicherung
admin-help-days = so viele Tage nicht gesehen
admin-help-older-than = Partien, die so lange vorbei sind: Tage (90d), Wochen (12w) oder Jahre (2y)
admin-help-yes = diese Partien entfernen und nicht nur zählen
admin-help-status = nur die in diesem Zustand
admin-help-login = der Anmeldename des Kontos
admin-help-random = ein Passwort ausdenken und zeigen
admin-help-place = der Tisch oder die Kampagne, wie in der Adresse
admin-help-seat = die Nummer des Platzes, ab 1

admin-backed-up = Alles steht in { $file }. Bewahre die Datei sicher auf: Sie enthält, was geheim bleiben muss.
admin-restored =
    { $tables ->
        [one] Zurückgespielt, mit einem Tisch.
       *[other] Zurückgespielt, mit { $tables } Tischen.
    }
admin-pruned =
    { $guests ->
        [0] Es gab keinen Gast zu vergessen.
        [one] Ein Gast ist vergessen.
       *[other] { $guests } Gäste sind vergessen.
    }
admin-games-found =
    { $games ->
        [0] Seit mehr als { $days } Tagen ist keine Partie vorbei.
        [one] Eine Partie ist seit mehr als { $days } Tagen vorbei. Um sie endgültig zu entfernen, füge --yes hinzu.
       *[other] { $games } Partien sind seit mehr als { $days } Tagen vorbei. Um sie endgültig zu entfernen, füge --yes hinzu.
    }
admin-games-removed =
    { $games ->
        [0] Seit mehr als { $days } Tagen ist keine Partie vorbei; nichts wurde entfernt.
        [one] Eine Partie ist entfernt.
       *[other] { $games } Partien sind entfernt.
    }
admin-table = Tisch
admin-game = Spiel
admin-status = Zustand
admin-since = seit
admin-players = Spieler
admin-new-password = Neues Passwort:{" "}
admin-once-more = Noch einmal:{" "}
admin-password-set = { $login } hat ein neues Passwort und ist überall abgemeldet; offene Fenster laufen weiter, bis sie sich neu verbinden.
admin-passwords-differ = Die beiden Passwörter sind nicht gleich. Nichts hat sich geändert; versuche es noch einmal.
admin-broken =
    { $tables ->
        [one] Das Journal eines Tisches stimmt nicht.
       *[other] Die Journale von { $tables } Tischen stimmen nicht.
    }
admin-checked =
    { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    }, { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    } Journal: alles, wie es geschrieben wurde.
