### Im Terminal.

cli-voluspa-empty = Der Tisch ist leer.
cli-voluspa-sign-open = · frei
cli-voluspa-sign-blocked = x nur Trolle
cli-voluspa-sign-full = = Reihe würde länger als 7
cli-voluspa-sign-zero = 0 neben Loki
cli-voluspa-covered = { $tiles } auf { $cell }
cli-voluspa-covered-tiles = Verdeckt: { $cells }
cli-voluspa-starred = * in Zeile/Spalte: { $cells }
cli-voluspa-left =
    { $tiles ->
        [0] kein Plättchen mehr im Vorrat
        [one] noch 1 Plättchen im Vorrat
       *[other] noch { $tiles } Plättchen im Vorrat
    }
cli-voluspa-held =
    { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
cli-voluspa-hels = { $hels } Hel
cli-voluspa-known = darunter { $tiles }
cli-voluspa-tile = Wert { $value }, { $copies } Plättchen.
cli-voluspa-saga = (Sage von Edda)
cli-voluspa-on = auf
cli-voluspa-for = für
cli-voluspa-north = nord
cli-voluspa-east = ost
cli-voluspa-south = süd
cli-voluspa-west = west
cli-voluspa-discard = abwerfen
cli-voluspa-stop = stop
cli-voluspa-row = zeile
cli-voluspa-column = spalte
cli-voluspa-power-odin = höchster Wert, keine Kraft
cli-voluspa-power-thor = keine Kraft
cli-voluspa-power-troll = daneben dürfen nur Trolle
cli-voluspa-power-dragon = darf auf ein Plättchen
cli-voluspa-power-fenrir = 4 je Fenrir der Reihe
cli-voluspa-power-skadi = darf getauscht werden
cli-voluspa-power-valkyrie = wertet die Reihe von Walküre zu Walküre
cli-voluspa-power-loki = neben ihm ist alles 0 wert
cli-voluspa-power-jotunn = darf ein Plättchen schubsen
cli-voluspa-power-serpent = wertet über Lücken hinweg
cli-voluspa-power-hermod = noch ein Plättchen in seine Reihe
cli-voluspa-power-hel = auf ein Plättchen: Lücke, 1 je Nachbar
