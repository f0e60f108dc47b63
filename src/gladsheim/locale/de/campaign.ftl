### Kampagnen: was nicht geht, und was von ihnen erzählt wird

campaign-unknown = Eine Kampagne { $campaign } gibt es nicht.
campaign-none = { $game } hat keine Kampagne.
campaign-players = Diese Kampagne spielen { $allowed } Leute, nicht { $seats }.
campaign-others =
    { $wanted ->
        [0] Bei so vielen nimmt sonst niemand teil, genannt wurden aber { $given }.
        [one] Es nimmt noch einer teil, den niemand spielt; genannt wurden { $given }.
       *[other] Es nehmen noch { $wanted } teil, die niemand spielt; genannt wurden { $given }.
    }
campaign-no-such-hero = „{ $name }“ kann man in dieser Kampagne nicht spielen.
campaign-hero-twice = { $hero } ist schon gewählt.
campaign-no-such-seat = Einen Platz { $seat } hat diese Kampagne nicht.
campaign-no-such-box = Ein Feld „{ $box }“ hat der Bogen nicht.
campaign-box-struck =
    { $seats ->
        [one] Allein ist dieses Feld gestrichen.
       *[other] Zu { $seats } ist dieses Feld gestrichen.
    }
campaign-box-ticked = Dieses Feld ist schon angekreuzt.
campaign-not-first = { $line }: Die Felder einer Zeile werden der Reihe nach angekreuzt, und davor ist noch eines frei.
campaign-too-dear = Das kostet { $price } XP, und es sind { $purse } da.
campaign-no-name-here = { $line }: Hier wird kein Name eingetragen.
campaign-name-missing = { $line }: In das Feld gehört ein Name.
campaign-own-name = { $hero } kann nicht auf dem eigenen Bogen stehen.
campaign-name-not-here = „{ $name }“ nimmt an dieser Kampagne nicht teil.
campaign-name-twice = { $line }: { $hero } steht schon in dieser Zeile.
campaign-nothing-to-take-back = Seit dem letzten Spiel wurde nichts gekauft.
campaign-is-ready = Wer bereit ist, kauft nichts mehr; nimm das erst zurück.
campaign-is-playing = Es läuft ein Spiel; auf die Bögen wird zwischen den Spielen geschrieben.
campaign-is-over = Diese Kampagne ist zu Ende.
campaign-not-playing = In dieser Kampagne läuft kein Spiel.
campaign-not-all-ready = Noch sind nicht alle bereit.
campaign-too-long = Nach { $most } Spielen geht eine Kampagne nicht weiter.

## Dateien

campaign-unreadable = Das ist keine Kampagne, die sich lesen lässt: { $reason }
campaign-other-game = Das ist eine Kampagne von { $other }, nicht von { $game }.
campaign-other-version = Diese Kampagne wurde in Version { $other } geschrieben; hier wird Version { $version } verstanden.
campaign-impossible = So eine Kampagne kann es nicht geben: { $reason }
campaign-impossible-sheets = Es gibt { $sheets } Bögen für { $seats } Leute.
campaign-impossible-chapter = „{ $chapter }“ kann nach diesen Spielen nicht das jetzige Kapitel sein.
campaign-impossible-game = Spiel { $number } folgt nicht aus dem, was davor gespielt wurde.
campaign-impossible-gain = Nach Spiel { $number } geht die Erfahrung nicht auf.
campaign-impossible-purchase = Nach Spiel { $number } wurde gekauft, was nicht zu kaufen war: { $reason }
campaign-impossible-sheet = Auf Bogen { $seat } steht etwas, das weder gegeben noch gekauft wurde, oder der Beutel geht nicht auf.

## Die Geschichte bisher

campaign-told-won =
    { $attempt ->
        [1] { $chapter }: beim ersten Versuch gewonnen.
       *[other] { $chapter }: beim { $attempt }. Versuch gewonnen.
    }
campaign-told-lost =
    { $attempt ->
        [1] { $chapter }: verloren.
       *[other] { $chapter }: beim { $attempt }. Versuch verloren.
    }
campaign-no-extra = Diese Kampagne nimmt eigene Werte und eigene Seiten von Sagas an, sonst nichts.

## Auf einem Server

campaign-not-begun = Diese Kampagne hat noch nicht begonnen.
campaign-has-begun = Diese Kampagne hat begonnen; das bleibt, wie es ist.
campaign-not-host = Das entscheidet, wer zu dieser Kampagne gerufen hat.
campaign-not-yours = Das ist der Platz von jemand anderem.
campaign-not-invited = Diese Kampagne ist für die, die an ihr teilnehmen; bitte um die Einladung.
campaign-hero-taken = Den hat schon jemand gewählt.
campaign-hero-stays = Wer hier spielt, spielt denselben bis zum Ende.
campaign-place-taken = Dieser Platz ist vergeben.
campaign-no-hero = Noch hat nicht für jeden Platz jemand gewählt.
campaign-stale = Zuletzt wurde etwas anderes gekauft; sieh noch einmal nach.
campaign-too-many =
    { $most ->
        [one] Du hast zu einer Kampagne gerufen, die noch läuft; es darf nur eine zugleich sein.
       *[other] Du hast zu { $most } Kampagnen gerufen, die noch laufen; mehr dürfen es nicht sein.
    }
campaign-no-rematch = Dieses Spiel gehört zu einer Kampagne, die von selbst weitergeht.
campaign-no-such-game = Ein Spiel { $number } hat diese Kampagne nicht.
campaign-has-record = Die Aufzeichnung von Spiel { $number } ist schon da.
campaign-bad-record = Die Aufzeichnung von Spiel { $number } lässt sich nicht lesen: { $reason }
campaign-other-record = Die Aufzeichnung von Spiel { $number } ist keine dieser Kampagne.
