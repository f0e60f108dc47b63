### Was über Tische im Netz gesagt wird: eröffnen, Platz nehmen, Gastgeber sein und zurückblicken.

## Einen Tisch eröffnen

lobby-bad-clock = Eine Uhr gibt 1 bis { $minutes } Minuten für das ganze Spiel oder 1 bis { $days } Tage für jeden Zug.
lobby-place-twice = Platz { $seat } ist doppelt vergeben.
lobby-companion-bots = An einem Begleittisch spielen nur Menschen: Ein Bot kann nicht sehen, was ihm auf dem echten Tisch ausgeteilt wird.
lobby-too-many-tables =
    { $most ->
        [one] Du bist Gastgeber eines unbeendeten Tisches. Schließe ihn, bevor du einen neuen eröffnest.
       *[other] Du bist Gastgeber von { $most } unbeendeten Tischen. Schließe einen, bevor du einen neuen eröffnest.
    }
lobby-too-many-open =
    { $most ->
        [one] Ein Tisch von dir wartet schon auf Mitspieler. Beginne oder schließe ihn, bevor du einen neuen eröffnest.
       *[other] { $most } Tische von dir warten schon auf Mitspieler. Beginne oder schließe einen, bevor du einen neuen eröffnest.
    }
lobby-too-many-from-here =
    { $most ->
        [one] Ein Tisch, der von deiner Netzadresse aus eröffnet wurde, wartet schon auf Mitspieler. Beginne oder schließe ihn, oder versuche es später noch einmal.
       *[other] { $most } Tische, die von deiner Netzadresse aus eröffnet wurden, warten schon auf Mitspieler. Beginne oder schließe einen, oder versuche es später noch einmal.
    }
lobby-lapsed =
    { $hours ->
        [one] Eine Stunde lang war niemand von diesem Tisch da. Darum wurde er geschlossen, bevor das Spiel begann. Eröffne einen neuen.
       *[other] { $hours } Stunden lang war niemand von diesem Tisch da. Darum wurde er geschlossen, bevor das Spiel begann. Eröffne einen neuen.
    }

## Platz nehmen

lobby-not-invited = Dieser Tisch ist privat. Bitte den Gastgeber um eine Einladung.
lobby-no-invitation = Diese Einladung gilt nicht mehr. Bitte den Gastgeber um eine neue.
lobby-unwelcome = An diesem Tisch kannst du nicht Platz nehmen. Such dir einen anderen oder eröffne einen eigenen.
lobby-not-yours = Platz { $seat } gehört nicht dir.
lobby-in-play = Das Spiel hat begonnen. Am Tisch selbst kannst du aufgeben, deinen Platz einem Bot überlassen oder ihn zurücknehmen.

## Gastgeber sein

lobby-not-host = Das kann nur der Gastgeber dieses Tisches.
lobby-not-yourself = Du bist der Gastgeber: Wähle jemand anderen, oder mache zuerst jemand anderen zum Gastgeber.
lobby-not-seated = Gastgeber kann nur werden, wer an diesem Tisch sitzt.
lobby-closed-by-host = Der Gastgeber hat diesen Tisch geschlossen.
lobby-not-a-player = Eine Revanche können nur die verlangen, die hier gespielt haben.

## Zurückblicken

replay-not-over = Das Spiel ist noch nicht zu Ende. Bis dahin kann jeder nur die Aufzeichnung seines eigenen Platzes lesen.
replay-other-rules = Dieses Spiel wurde nach älteren Regeln gespielt, die dieser Server nicht mehr kennt, und lässt sich deshalb nicht wieder zeigen.
replay-no-such-line = Das Spiel hat { $last } Antworten; eine Stellung nach { $line } davon gibt es nicht.
puzzle-unknown = Eine Aufgabe { $id } gibt es nicht. Vielleicht gehört sie zu Regeln, die sich inzwischen geändert haben.
review-no-such-decision = Zu Zeile { $line } sagt die Rückschau nichts.
review-not-yours = Nur wer hier gespielt hat oder Gastgeber ist, kann eine Rückschau abbrechen, an der noch gedacht wird.
replay-companion = Hier haben Menschen selbst gewürfelt und gezogen, also gibt es keine Würfel zu prüfen.
lobby-companion-clock = An einem Tisch mit Spielmaterial kann keine Uhr laufen: Kein Bot könnte übernehmen.
