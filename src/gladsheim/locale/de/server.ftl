### Was der Server denen sagt, die über HTTP mit ihm reden, und auf seinen wenigen Seiten.

## Anfragen

request-invalid = „{ $field }“ fehlt oder ist nicht, wie es sein muss: { $detail }.
request-malformed = Das lässt sich nicht lesen. Schicke ein JSON-Objekt, in dem nichts sehr tief verschachtelt ist.
request-not-json = Schicke JSON, und sage es mit der Kopfzeile Content-Type: application/json.
request-too-large = Das ist zu viel: Eine Anfrage hat höchstens { $longest } Bytes.
request-no-such-page = Unter dieser Adresse gibt es nichts.
request-bad-method = Diese Adresse lässt sich nur mit { $allowed } benutzen.
request-bad-host = Die Anfrage sagt nicht richtig, für welchen Rechner sie ist.
request-unknown-host = Diesen Server gibt es unter { $host } nicht. Öffne ihn als localhost oder mit Namen oder Adresse seines Rechners; wer ihn betreibt, kann mit der Einstellung public_url einen anderen Namen erlauben.
request-foreign-origin = Diese Anfrage kommt von einer fremden Seite, deshalb wird sie nicht befolgt. Benutze Gladsheim von seiner eigenen Adresse aus.
request-forbidden = Das ist nur für die, die diesen Server betreiben.
request-unavailable = Der Server kommt gerade nicht an seine Datenbank. Nichts ist verloren; versuche es gleich noch einmal.
request-failed = Bei uns ist etwas schiefgegangen. Wenn es wieder geschieht, nenne denen, die diesen Server betreiben, die Nummer { $id }.

## Grenzen

limit-too-many = Das war zu oft. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
limit-busy = Gerade melden sich zu viele zugleich an. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

## Sitzungen

session-none = Du bist hier noch niemand. Spiele als Gast, oder melde dich an.
session-bad-link = Dieser Link führt zu keinem Platz. Wer dort sitzt, kann einen neuen machen.

## Tische

farewell-host-gone = Wer den Tisch eröffnet hat, ist für immer gegangen, und sonst saß niemand daran.

## Seiten

page-about = Nordische Brettspiele mit Freunden und mit Bots: wann es euch passt oder gegen die Uhr, und mit Würfeln, die sich nachprüfen lassen.
page-unofficial = Gladsheim ist eine inoffizielle Umsetzung von Leuten, die diese Spiele mögen. Mit den Autoren und Verlagen hat es nichts zu tun, und sie stehen nicht dahinter.
page-games = Spiele
page-games-seats = für { $seats } Personen
page-more = Außerdem
page-schema = Die Schnittstelle für Programme
page-imprint = Impressum
page-privacy = Datenschutz
page-home = Zurück zum Anfang
page-no-imprint = Wer diesen Server betreibt, steht hier noch nicht.
page-no-privacy = Wie dieser Server mit persönlichen Daten umgeht, steht hier noch nicht.
