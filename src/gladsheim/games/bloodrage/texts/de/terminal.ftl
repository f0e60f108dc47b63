### Im Terminal.

cli-bloodrage-clan = Clan
cli-bloodrage-cards = Karten
cli-bloodrage-quests = Aufgaben
cli-bloodrage-passed = –
cli-bloodrage-empty = Niemand
cli-bloodrage-destroyed = zerstört
cli-bloodrage-seen = Bekannt bei { $player }:
cli-bloodrage-passed-on = Weitergegeben
cli-bloodrage-battle = Schlacht um { $province } ({ $pillager } plündert):
cli-bloodrage-your-quests = Deine Aufgaben
cli-bloodrage-hand = Deine Hand
cli-bloodrage-actions = Aktionen
cli-bloodrage-age = { $age }. Zeitalter
cli-bloodrage-doom = Untergang: { $province }
cli-bloodrage-first = { $clan }, beginnt
cli-bloodrage-glory = { $family } { $glory } Ruhm
cli-bloodrage-cost = { $family } { $cost } Wut
cli-bloodrage-price =
    { $cost ->
        [0] kostenlos
       *[other] { $cost } Wut
    }
cli-bloodrage-province =
    In { $region }, mit { $villages } Dörfern. Neben { $one } und { $other }, am { $fjord }.
cli-bloodrage-signs = 2/3 Dörfer frei   (Äxte) geplündert   †2 Untergang im 2. Zeitalter   A Anführer, k Krieger, s Schiff (im Fjord), =5 Stärke   * 10 Ruhm am Ende, ** 20
cli-bloodrage-fillers = nach in aus von mit im dem den das die der ein einen eine als am meinen meine statt
cli-bloodrage-letter-wolf = W
cli-bloodrage-letter-raven = R
cli-bloodrage-letter-serpent = S
cli-bloodrage-letter-bear = B
cli-bloodrage-letter-ram = D
cli-bloodrage-sign-leader = A
cli-bloodrage-sign-warrior = k
cli-bloodrage-sign-ship = s
cli-bloodrage-sign-troll = Tro
cli-bloodrage-sign-dwarf-chieftain = Zwe
cli-bloodrage-sign-sea-serpent = See
cli-bloodrage-sign-valkyrie = Wal
cli-bloodrage-sign-dark-elf = Elf
cli-bloodrage-sign-fire-giant = Feuer
cli-bloodrage-sign-frost-giant = Frost
cli-bloodrage-sign-soldier-of-hel = Hel
cli-bloodrage-sign-volur-witch = Vol
cli-bloodrage-word-invade = Invasion
cli-bloodrage-word-return = Rückkehr
cli-bloodrage-word-march = Marsch
cli-bloodrage-word-upgrade = Aufrüsten
cli-bloodrage-word-quest = Aufgabe
cli-bloodrage-word-pillage = Plündern
cli-bloodrage-word-challenge = Herausforderung
cli-bloodrage-word-sacrifice = Opfer
cli-bloodrage-word-pass = Passen
cli-bloodrage-word-for = für
cli-bloodrage-word-done = fertig
cli-bloodrage-word-none = nichts
cli-bloodrage-word-stay = bleiben
cli-bloodrage-word-use = nutzen
cli-bloodrage-word-leave = lassen
cli-bloodrage-word-flee = fliehen
cli-bloodrage-also-none = nein keine keinen niemand
cli-bloodrage-also-north = nord norden
cli-bloodrage-also-east = ost osten
cli-bloodrage-also-south = süd süden
cli-bloodrage-also-west = west westen
cli-bloodrage-topic-call = Schlachtruf
cli-bloodrage-topic-battle = Schlacht
cli-bloodrage-topic-glory = Ruhm
cli-bloodrage-topic-token = Plünderungsplättchen
cli-bloodrage-topic-village = Dorf
cli-bloodrage-topic-fjord = Fjord
cli-bloodrage-topic-doom = Untergang
