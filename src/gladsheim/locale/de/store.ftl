### Was Konten, Tische und die Datenbank zu sagen haben.

## Die Datenbank

store-bad-url = „{ $url }“ ist keine Datenbank für Gladsheim. Schreibe sqlite:///pfad/zur/datei.db oder postgresql://name@rechner/datenbank.
store-failed = Die Datenbank hat versagt: { $reason }
store-impossible = Darin stehen Zeichen, die keine Datenbank aufbewahren kann, oder zu viele.
store-in-use = Ein anderer Prozess benutzt { $file }. SQLite dient nur einem Prozess: Beende den anderen, oder setze GLADSHEIM_DATABASE_URL auf eine PostgreSQL-Datenbank.
store-newer-schema = Die Datenbank hat das Schema { $found } und ist damit neuer als { $known }, das neueste, das diese Fassung von Gladsheim kennt. Installiere die neuere Fassung oder spiele eine Sicherung zurück.
store-older-schema = Die Datenbank hat das Schema { $found }; diese Fassung von Gladsheim braucht { $known }. Starte einmal den Server: Er bringt die Datenbank auf den neuesten Stand.
store-closed = Der Speicher ist geschlossen; es wird nichts mehr geschrieben.
store-busy = Der Server hat mehr Züge zu schreiben, als die Platte aufnehmen kann. Geschrieben wurde nichts; versuche es gleich noch einmal.
store-no-file = Eine Datei { $file } gibt es nicht.
store-no-access = Dieses Programm darf { $file } nicht lesen und schreiben. Dateien, die ein anderer Benutzer angelegt hat, etwa root, müssen dem gehören, unter dem der Server läuft.
store-file-exists = { $file } gibt es schon; eine Sicherung kommt in eine neue Datei.
store-no-backup = Diese Datei ist keine Sicherung von Gladsheim.
store-not-empty = Eine Sicherung lässt sich nur in eine leere Datenbank zurückspielen, in „{ $table }“ stehen aber Zeilen.

## Das Journal

journal-conflict = Zeile { $number } lässt sich nicht schreiben: Das Journal endet mit Zeile { $last }.
journal-repeated = Das ist schon einmal angekommen; es ist Zeile { $number } des Journals.
journal-broken = Zeile { $number } von Tisch { $table } ist nicht die, die geschrieben wurde: Das Journal wurde verändert.
journal-bad-entry = Zeile { $number } ist nichts, was in einem Journal stehen kann.

## Konten

account-unknown = Einen Benutzer „{ $user }“ gibt es nicht.
account-name-length = Ein Name hat 1 bis { $longest } Zeichen.
account-name-characters = Ein Name besteht aus Zeichen, die alle sehen können, ohne unsichtbare dazwischen.
account-unknown-face = Ein Gesicht „{ $face }“ gibt es hier nicht.
account-has-login = Dieses Konto hat schon einen Anmeldenamen.
account-no-login = Ein Gast hat kein Passwort.
account-login-taken = Der Anmeldename „{ $login }“ ist vergeben.
account-wrong-login = Anmeldename und Passwort gehören nicht zusammen.
account-password-length = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
account-bad-webhook = Ein Webhook ist eine Adresse, die mit https:// oder http:// beginnt.
account-block-self = Dich selbst kannst du nicht blockieren.

## Tische und Plätze

table-unknown = Einen Tisch „{ $table }“ gibt es nicht.
table-is-open = Das Spiel an diesem Tisch hat noch nicht begonnen.
table-is-playing = Das Spiel an diesem Tisch hat schon begonnen.
table-is-over = Das Spiel an diesem Tisch ist zu Ende.
table-is-closed = Dieser Tisch ist geschlossen.
table-is-frozen = Das Spiel an diesem Tisch ruht.
table-empty-seats = Bevor das Spiel beginnen kann, braucht jeder Platz einen Menschen oder einen Bot.
table-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
table-seat-taken = Platz { $seat } ist besetzt.
table-seat-kept = Platz { $seat } gehört jemandem, für den gerade ein Bot spielt.
table-nobody-there = Platz { $seat } gehört niemandem, also führt kein Link dorthin.
table-has-rematch = Jemand hat schon eine Revanche zu diesem Tisch eröffnet.
table-removed = Der Gastgeber hat dich von diesem Tisch verwiesen.

## Chat

chat-empty = In dieser Nachricht steht nichts.
chat-long = Eine Nachricht hat höchstens { $longest } Zeichen.
chat-characters = Eine Nachricht besteht aus Zeichen, die alle sehen können, ohne unsichtbare dazwischen.
chat-muted = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
