### Blood Rage. Der Wortlaut ist unserer, nicht der des Regelhefts oder der Karten.

bloodrage-title = Blood Rage
bloodrage-promise = Plündere, und stirb ruhmreich.
bloodrage-credits = Ein Spiel von Eric M. Lang, erschienen 2015 bei CMON und Guillotine Games und auf Deutsch bei Asmodee.
bloodrage-rules =
    Gespielt werden drei Zeitalter. Jedes beginnt mit den Göttergaben: acht Karten für alle; behalte eine und gib die anderen nach links weiter, bis du sechs hast. Es sind Aufrüstungen für deinen Clan, Aufgaben und Karten für die Schlacht.
    Dann führen alle reihum je eine Aktion aus, solange sie Wut haben: mit einer Figur einfallen, marschieren, aufrüsten, eine Aufgabe annehmen oder ein Gebiet plündern. Mit 0 Wut kannst du nur noch in die Schlachten der anderen ziehen. Wer plündert, ruft alle zur Schlacht: Figuren aus benachbarten Gebieten dürfen kommen, dann spielen alle Beteiligten verdeckt eine Karte. Die größte Stärke siegt, bei Gleichstand sterben alle. Die Figuren der Verlierer kommen nach Walhall, ihre Karten aber zurück auf die Hand; der Sieger bekommt Ruhm für seine Äxte, und wenn er der Plünderer war, auch die Belohnung des Gebiets.
    Hat niemand mehr Wut oder ist jedes Gebiet geplündert, bleibt allen höchstens eine Karte, die Aufgaben werden gewertet, und Ragnarök verschlingt ein Gebiet: Wer dort stirbt, gewinnt Ruhm. Danach kehren alle Toten zurück. Nach dem dritten Zeitalter bringen legendäre Clan-Werte noch mehr. Der meiste Ruhm gewinnt.

## Optionen

bloodrage-option-first_game = Erstes Spiel
bloodrage-option-first_game-help = Das erste Zeitalter wird mit den acht ausgeteilten Karten gespielt, ohne etwas weiterzugeben.

## Figuren und Orte

bloodrage-figure-leader = Anführer
bloodrage-figure-warrior = Krieger
bloodrage-figure-ship = Schiff
bloodrage-figure-troll = Troll
bloodrage-figure-dwarf-chieftain = Zwergenhäuptling
bloodrage-figure-sea-serpent = Seeschlange
bloodrage-figure-valkyrie = Walküre
bloodrage-figure-dark-elf = Dunkelelf
bloodrage-figure-fire-giant = Feuerriese
bloodrage-figure-frost-giant = Frostriese
bloodrage-figure-soldier-of-hel = Soldat der Hel
bloodrage-figure-volur-witch = Volur-Hexe

# Eine oder mehrere, im Akkusativ; nur von den Kriegern gibt es viele.
bloodrage-figures-leader =
    { $count ->
        [one] den Anführer
       *[other] { $count } Anführer
    }
bloodrage-figures-warrior =
    { $count ->
        [one] einen Krieger
       *[other] { $count } Krieger
    }
bloodrage-figures-ship =
    { $count ->
        [one] das Schiff
       *[other] { $count } Schiffe
    }
bloodrage-figures-troll = den Troll
bloodrage-figures-dwarf-chieftain = den Zwergenhäuptling
bloodrage-figures-sea-serpent = die Seeschlange
bloodrage-figures-valkyrie = die Walküre
bloodrage-figures-dark-elf = den Dunkelelfen
bloodrage-figures-fire-giant = den Feuerriesen
bloodrage-figures-frost-giant = den Frostriesen
bloodrage-figures-soldier-of-hel = den Soldaten der Hel
bloodrage-figures-volur-witch = die Volur-Hexe

bloodrage-place-myrkulor = Myrkulor
bloodrage-place-elvagar = Elvagar
bloodrage-place-angerboda = Angerboda
bloodrage-place-muspelheim = Muspelheim
bloodrage-place-horgr = Horgr
bloodrage-place-utgard = Utgard
bloodrage-place-andlang = Andlang
bloodrage-place-gimle = Gimle
bloodrage-place-yggdrasil = Yggdrasil
bloodrage-place-north = Nordfjord
bloodrage-place-east = Ostfjord
bloodrage-place-south = Südfjord
bloodrage-place-west = Westfjord
bloodrage-place-reserve = Vorrat
bloodrage-place-valhalla = Walhall
bloodrage-place-box = Schachtel

bloodrage-to-myrkulor = nach Myrkulor
bloodrage-to-elvagar = nach Elvagar
bloodrage-to-angerboda = nach Angerboda
bloodrage-to-muspelheim = nach Muspelheim
bloodrage-to-horgr = nach Horgr
bloodrage-to-utgard = nach Utgard
bloodrage-to-andlang = nach Andlang
bloodrage-to-gimle = nach Gimle
bloodrage-to-yggdrasil = nach Yggdrasil
bloodrage-to-north = in den Nordfjord
bloodrage-to-east = in den Ostfjord
bloodrage-to-south = in den Südfjord
bloodrage-to-west = in den Westfjord

bloodrage-in-myrkulor = in Myrkulor
bloodrage-in-elvagar = in Elvagar
bloodrage-in-angerboda = in Angerboda
bloodrage-in-muspelheim = in Muspelheim
bloodrage-in-horgr = in Horgr
bloodrage-in-utgard = in Utgard
bloodrage-in-andlang = in Andlang
bloodrage-in-gimle = in Gimle
bloodrage-in-yggdrasil = in Yggdrasil
bloodrage-in-north = im Nordfjord
bloodrage-in-east = im Ostfjord
bloodrage-in-south = im Südfjord
bloodrage-in-west = im Westfjord
bloodrage-in-reserve = im Vorrat
bloodrage-in-valhalla = in Walhall

bloodrage-region-manheim = Manheim
bloodrage-region-jotunheim = Jotunheim
bloodrage-region-alfheim = Alfheim

bloodrage-stat-rage = Wut
bloodrage-stat-axes = Äxte
bloodrage-stat-horns = Hörner

bloodrage-some-token = Plättchen „{ $token }“
bloodrage-token-rage = Wut
bloodrage-token-axes = Äxte
bloodrage-token-horns = Hörner
bloodrage-token-glory = 5 Ruhm
bloodrage-token-all = Wut, Äxte und Hörner

bloodrage-phase-setup = Aufbau
bloodrage-phase-gifts = Göttergaben
bloodrage-phase-actions = Aktionen
bloodrage-phase-discard = Abwerfen
bloodrage-phase-quests = Aufgaben
bloodrage-phase-ragnarok = Ragnarök
bloodrage-phase-valhalla = Walhall
bloodrage-phase-over = Ende

bloodrage-clan-wolf = Wolf
bloodrage-clan-raven = Rabe
bloodrage-clan-serpent = Schlange
bloodrage-clan-bear = Bär
bloodrage-clan-ram = Widder

bloodrage-family-monster = Monster
bloodrage-family-leader = Anführer
bloodrage-family-warrior = Krieger
bloodrage-family-ship = Schiff
bloodrage-family-clan = Clan
bloodrage-family-quest = Aufgabe
bloodrage-family-battle = Kampf

bloodrage-why-battle = Schlacht gewonnen
bloodrage-why-pillage = Plünderung
bloodrage-why-quest = Aufgabe
bloodrage-why-ragnarok = Tod in Ragnarök
bloodrage-why-ships = Schiff verloren
bloodrage-why-release = zurück aus Walhall
bloodrage-why-slain = getötete Feinde
bloodrage-why-valkyrie = Walküre
bloodrage-why-judgement = Odins Urteil
bloodrage-why-hammer = Thors Hammer
bloodrage-why-ascension = Thors Aufstieg
bloodrage-why-watch = Heimdalls Wacht
bloodrage-why-standing = Figuren auf dem Brett
bloodrage-why-track = legendärer Wert

## Karten des ersten Zeitalters

bloodrage-card-troll = Troll
bloodrage-card-dwarf-chieftain = Zwergenhäuptling
bloodrage-card-sea-serpent = Seeschlange
bloodrage-card-lord-of-hammers = Herr der Hämmer
bloodrage-card-brothers-in-arms = Waffenbrüder
bloodrage-card-lokis-dragons = Lokis Drachen
bloodrage-card-lokis-domain = Lokis Herrschaft
bloodrage-card-friggas-charm = Friggs Zauber
bloodrage-card-thors-glory = Thors Ruhm
bloodrage-card-friggas-succor = Friggs Beistand
bloodrage-card-tyrs-domain = Tyrs Herrschaft
bloodrage-card-lokis-blessing = Lokis Segen
bloodrage-card-alfheim-1 = Alfheim!
bloodrage-card-jotunheim-1 = Jotunheim!
bloodrage-card-manheim-1 = Manheim!
bloodrage-card-glorious-death-1 = Ruhmreicher Tod!
bloodrage-card-yggdrasil-1 = Yggdrasil!
bloodrage-card-widespread-1 = Weit verbreitet!
bloodrage-card-odins-smite = Odins Schlag
bloodrage-card-heimdalls-sight = Heimdalls Weitsicht
bloodrage-card-friggas-grace = Friggs Gnade
bloodrage-card-lokis-trickery = Lokis List
bloodrage-card-thors-hammer = Thors Hammer
bloodrage-card-tyrs-bash = Tyrs Stoß
bloodrage-card-tyrs-smash-1 = Tyrs Hieb
bloodrage-card-tyrs-crush-1 = Tyrs Niederschlag
bloodrage-card-tyrs-smite-1 = Tyrs Schmetterschlag

## Karten des zweiten Zeitalters

bloodrage-card-valkyrie = Walküre
bloodrage-card-dark-elf = Dunkelelf
bloodrage-card-fire-giant = Feuerriese
bloodrage-card-lord-of-axes = Herr der Äxte
bloodrage-card-experts-in-arms = Waffenkundige
bloodrage-card-fire-dragons = Feuerdrachen
bloodrage-card-odins-inspiration = Odins Eingebung
bloodrage-card-tyrs-challenge = Tyrs Herausforderung
bloodrage-card-friggas-protection = Friggs Schutz
bloodrage-card-lokis-eminence = Lokis Ansehen
bloodrage-card-tyrs-prowess = Tyrs Können
bloodrage-card-thors-domain = Thors Herrschaft
bloodrage-card-alfheim-2 = Alfheim!
bloodrage-card-jotunheim-2 = Jotunheim!
bloodrage-card-manheim-2 = Manheim!
bloodrage-card-glorious-death-2 = Ruhmreicher Tod!
bloodrage-card-yggdrasil-2 = Yggdrasil!
bloodrage-card-widespread-2 = Weit verbreitet!
bloodrage-card-heimdalls-eye = Heimdalls Auge
bloodrage-card-heimdalls-watch-2 = Heimdalls Wacht
bloodrage-card-odins-tide = Odins Flut
bloodrage-card-lokis-backstab = Lokis Dolchstoß
bloodrage-card-thors-oath = Thors Eid
bloodrage-card-tyrs-smash-2 = Tyrs Hieb
bloodrage-card-tyrs-crush-2 = Tyrs Niederschlag
bloodrage-card-tyrs-smite-2 = Tyrs Schmetterschlag
bloodrage-card-tyrs-rage-2 = Tyrs Raserei

## Karten des dritten Zeitalters

bloodrage-card-frost-giant = Frostriese
bloodrage-card-soldier-of-hel = Soldat der Hel
bloodrage-card-volur-witch = Volur-Hexe
bloodrage-card-lord-of-spears = Herr der Speere
bloodrage-card-masters-in-arms = Waffenmeister
bloodrage-card-eternal-dragons = Ewige Drachen
bloodrage-card-friggas-domain = Friggs Herrschaft
bloodrage-card-odins-throne = Odins Thron
bloodrage-card-thors-conquest = Thors Eroberung
bloodrage-card-friggas-sacrifice = Friggs Opfer
bloodrage-card-tyrs-wrath = Tyrs Zorn
bloodrage-card-lokis-wrath = Lokis Zorn
bloodrage-card-alfheim-3 = Alfheim!
bloodrage-card-jotunheim-3 = Jotunheim!
bloodrage-card-manheim-3 = Manheim!
bloodrage-card-glorious-death-3 = Ruhmreicher Tod!
bloodrage-card-yggdrasil-3 = Yggdrasil!
bloodrage-card-widespread-3 = Weit verbreitet!
bloodrage-card-heimdalls-gaze = Heimdalls Blick
bloodrage-card-heimdalls-watch-3 = Heimdalls Wacht
bloodrage-card-thors-primacy = Thors Vorrang
bloodrage-card-thors-ascension = Thors Aufstieg
bloodrage-card-odins-judgement = Odins Urteil
bloodrage-card-lokis-poison = Lokis Gift
bloodrage-card-tyrs-crush-3 = Tyrs Niederschlag
bloodrage-card-tyrs-smite-3 = Tyrs Schmetterschlag
bloodrage-card-tyrs-rage-3 = Tyrs Raserei
bloodrage-card-tyrs-judgement = Tyrs Urteil

## Was Figuren und Karten tun

bloodrage-power-leader = Die Invasion mit deinem Anführer kostet keine Wut.
bloodrage-power-warrior = Acht an der Zahl, jeder so stark, wie deine Aufrüstung sagt.
bloodrage-power-ship = Liegt in einem Fjord, bewegt sich nie und zählt in beiden Gebieten daneben.

bloodrage-power-troll = Fällt er in ein Gebiet ein, sterben dort alle feindlichen Krieger.
bloodrage-power-dwarf-chieftain = Kostet keine Wut, weder die Karte noch eine Invasion mit ihm.
bloodrage-power-sea-serpent = Ist auch ein Schiff: liegt in einem Fjord und zählt in beiden Gebieten daneben.
bloodrage-power-valkyrie = 2 Ruhm für jede feindliche Figur, die in einer Schlacht mit ihr stirbt, auch wenn sie verliert.
bloodrage-power-dark-elf = Darf in Yggdrasil einfallen und hat dort Stärke 3.
bloodrage-power-fire-giant = Fällt er in ein Gebiet ein, sterben dort und im Fjord alle feindlichen Figuren außer Monstern.
bloodrage-power-frost-giant = Nach einer erfolgreichen Plünderung mit ihm bekommst du die Belohnung ein zweites Mal.
bloodrage-power-soldier-of-hel = Kostet keine Wut, weder die Karte noch eine Invasion mit ihm.
bloodrage-power-volur-witch = Statt in einem äußeren Gebiet zu sterben, darf sie nach Yggdrasil fliehen.

bloodrage-power-lord-of-hammers = Nach einer erfolgreichen Plünderung mit deinem Anführer darf er in ein benachbartes Gebiet ziehen.
bloodrage-power-lord-of-axes = Nach einer erfolgreichen Plünderung mit deinem Anführer erhöhst du einen Clan-Wert deiner Wahl.
bloodrage-power-lord-of-spears = Nach einer erfolgreichen Plünderung mit deinem Anführer erhöhst du alle drei Clan-Werte.
bloodrage-power-brothers-in-arms = Je zwei deiner Krieger in einem Gebiet haben zusammen Stärke 3.
bloodrage-power-experts-in-arms = Deine Krieger haben Stärke 2.
bloodrage-power-masters-in-arms = Deine Krieger haben Stärke 2, je zwei in einem Gebiet zusammen 6.
bloodrage-power-lokis-dragons = 4 Ruhm für jedes deiner Schiffe, das stirbt.
bloodrage-power-fire-dragons = 8 Ruhm für jedes deiner Schiffe, das stirbt.
bloodrage-power-eternal-dragons = 12 Ruhm für jedes deiner Schiffe, das stirbt.

bloodrage-power-lokis-domain = 1 Ruhm für jede deiner Figuren, die aus Walhall zurückkehrt.
bloodrage-power-lokis-eminence = 2 Ruhm für jede deiner Figuren, die aus Walhall zurückkehrt.
bloodrage-power-lokis-wrath = 3 Ruhm für jede deiner Figuren, die aus Walhall zurückkehrt.
bloodrage-power-lokis-blessing = Verlierst du eine Schlacht, darf ein Krieger aus deinem Vorrat kostenlos in das Gebiet einfallen.
bloodrage-power-friggas-charm = Deine Aufrüstungen kosten 1 Wut weniger.
bloodrage-power-friggas-succor = Fällst du in ein Gebiet ein, darf ein Krieger aus deinem Vorrat kostenlos mitkommen.
bloodrage-power-friggas-protection = Für 1 Wut stirbt eine deiner Figuren nicht. Gegen Ragnarök hilft das nicht.
bloodrage-power-friggas-domain = Für 1 Wut darfst du mit einer Figur aus Walhall einfallen.
bloodrage-power-friggas-sacrifice = Als Aktion: Töte zwei deiner Figuren und erhöhe einen Clan-Wert.
bloodrage-power-thors-glory = 2 Ruhm, wenn in deiner Schlacht mindestens zwei feindliche Figuren sterben, ob du siegst oder nicht.
bloodrage-power-thors-domain = Bist du in ein Gebiet eingefallen, darfst du es für 2 Wut sofort plündern.
bloodrage-power-thors-conquest = Am Spielende 3 Ruhm für jede deiner Figuren auf dem Brett.
bloodrage-power-tyrs-domain = Eine Aufgabe, die du in der Schlacht aufdeckst, darf als Kampfkarte mit +3 zählen.
bloodrage-power-tyrs-wrath = Eine Aufgabe, die du in der Schlacht aufdeckst, darf als Kampfkarte mit +5 zählen.
bloodrage-power-tyrs-challenge = Als Aktion: Plündere für 2 Wut ein Gebiet, das schon geplündert ist.
bloodrage-power-tyrs-prowess = Nach einem Sieg darfst du deine Karten für je 1 Wut behalten.
bloodrage-power-odins-inspiration = Dein Ruhm für Tode in Ragnarök wird verdoppelt.
bloodrage-power-odins-throne = Der Ruhm deiner Aufgaben wird verdoppelt.

bloodrage-power-alfheim-1 = Hab die größte Stärke in einem Gebiet von Alfheim: Andlang oder Gimle.
bloodrage-power-alfheim-2 = { bloodrage-power-alfheim-1 }
bloodrage-power-alfheim-3 = { bloodrage-power-alfheim-1 }
bloodrage-power-jotunheim-1 = Hab die größte Stärke in einem Gebiet von Jotunheim: Muspelheim, Horgr oder Utgard.
bloodrage-power-jotunheim-2 = { bloodrage-power-jotunheim-1 }
bloodrage-power-jotunheim-3 = { bloodrage-power-jotunheim-1 }
bloodrage-power-manheim-1 = Hab die größte Stärke in einem Gebiet von Manheim: Myrkulor, Elvagar oder Angerboda.
bloodrage-power-manheim-2 = { bloodrage-power-manheim-1 }
bloodrage-power-manheim-3 = { bloodrage-power-manheim-1 }
bloodrage-power-glorious-death-1 = Hab vor Ragnarök mindestens vier deiner Figuren in Walhall.
bloodrage-power-glorious-death-2 = { bloodrage-power-glorious-death-1 }
bloodrage-power-glorious-death-3 = { bloodrage-power-glorious-death-1 }
bloodrage-power-yggdrasil-1 = Hab die größte Stärke in Yggdrasil.
bloodrage-power-yggdrasil-2 = { bloodrage-power-yggdrasil-1 }
bloodrage-power-yggdrasil-3 = { bloodrage-power-yggdrasil-1 }
bloodrage-power-widespread-1 = Hab die größte Stärke in mindestens zwei Gebieten.
bloodrage-power-widespread-2 = { bloodrage-power-widespread-1 }
bloodrage-power-widespread-3 = { bloodrage-power-widespread-1 }

bloodrage-power-odins-smite = Vor dem Vergleich verliert jeder Gegner einen Krieger im Gebiet.
bloodrage-power-odins-tide = Vor dem Vergleich behalten alle eine Figur in dieser Schlacht, die anderen sterben.
bloodrage-power-odins-judgement = 2 Ruhm für jede Figur, die in dieser Schlacht stirbt, auch deine, ob du siegst oder nicht.
bloodrage-power-heimdalls-sight = So stark wie die höchste Karte eines Feindes.
bloodrage-power-heimdalls-eye = Darf auch nach dem Aufdecken der Karten dazugelegt werden.
bloodrage-power-heimdalls-gaze = { bloodrage-power-heimdalls-eye }
bloodrage-power-heimdalls-watch-2 = Alle aufgedeckten Karten sind aus dem Spiel. Du bekommst ihre Stärke als Ruhm, und alle spielen neue.
bloodrage-power-heimdalls-watch-3 = { bloodrage-power-heimdalls-watch-2 }
bloodrage-power-friggas-grace = Plünderst du erfolgreich, erhöhst du einen anderen Clan-Wert als den der Belohnung.
bloodrage-power-lokis-trickery = Verlierst du, stiehlst du dem Sieger 1 Wut.
bloodrage-power-lokis-backstab = Verlierst du, stiehlst du dem Sieger 2 Ruhm.
bloodrage-power-lokis-poison = Verlierst du, nimmst du die Karten des Siegers auf die Hand.
bloodrage-power-thors-hammer = Siegst du: 3 Ruhm.
bloodrage-power-thors-oath = Siegst du, erhöhst du einen Clan-Wert.
bloodrage-power-thors-ascension = Siegst du: 3 Wut und 3 Ruhm.
bloodrage-power-thors-primacy = Die Texte aller aufgedeckten Karten der Gegner gelten nicht.
bloodrage-power-tyrs-bash = Stärke, sonst nichts.
bloodrage-power-tyrs-smash-1 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-smash-2 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-crush-1 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-crush-2 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-crush-3 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-smite-1 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-smite-2 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-smite-3 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-rage-2 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-rage-3 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-judgement = { bloodrage-power-tyrs-bash }

## Was sonst eine Erklärung wert ist

bloodrage-help-gifts = Alle bekommen acht Karten des Zeitalters, behalten eine und geben die anderen nach links weiter, bis sechs behalten sind; die letzten zwei kommen aus dem Spiel. Zu zweit behält man immer zwei auf einmal.
bloodrage-help-actions = Reihum je eine Aktion, der Startspieler zuerst. Wer 0 Wut hat, kann keine ausführen, auch keine kostenlose, zieht aber noch in Schlachten. Die Phase endet, wenn niemand mehr Wut hat oder jedes verbliebene Gebiet geplündert ist.
bloodrage-help-discard = Alle behalten höchstens eine Karte für das nächste Zeitalter; im dritten behält niemand eine.
bloodrage-help-quests = Angenommene Aufgaben werden aufgedeckt. Jede erfüllte bringt ihren Ruhm und erhöht einen Clan-Wert deiner Wahl; eine verfehlte kostet nichts.
bloodrage-help-ragnarok = Das dem Untergang geweihte Gebiet des Zeitalters wird für immer zerstört. Wer dort oder in seinem Fjord stirbt, bringt seinem Clan Ruhm: je 2 im ersten Zeitalter, 3 im zweiten, 4 im dritten.
bloodrage-help-valhalla = Hier warten die Toten, außerhalb des Bretts. Am Ende jedes Zeitalters kommen alle in den Vorrat ihres Clans zurück.
bloodrage-help-invade = Stell eine Figur aus deinem Vorrat in ein freies Dorf, ein Schiff in einen Fjord, und zahl ihre Stärke in Wut; der Anführer ist kostenlos. Nach Yggdrasil kommt man nur mit einem Marsch.
bloodrage-help-march = Für 1 Wut ziehen beliebig viele deiner Figuren aus einem Gebiet in freie Dörfer eines beliebigen anderen. Schiffe bewegen sich nie.
bloodrage-help-upgrade = Zahl die Zahl der Karte und leg sie auf ihr Feld. Die Karte, die dort lag, ist aus dem Spiel. Eine Einheit oder ein Monster darf sofort kostenlos einfallen.
bloodrage-help-quest = Leg eine Aufgabe verdeckt und kostenlos aus; gewertet wird sie nach den Aktionen. Du darfst beliebig viele annehmen.
bloodrage-help-pillage = Wähl ein noch nicht geplündertes Gebiet, in dem eine Figur von dir steht oder in dessen Fjord dein Schiff liegt. Das kostet nichts. Alle dürfen kommen; ist ein Feind da, gibt es eine Schlacht.
bloodrage-help-pass = Deine Wut fällt auf 0, und du führst in diesem Zeitalter keine Aktion mehr aus.
bloodrage-help-call = Vom Spieler links des Plünderers an dürfen alle reihum je eine Figur aus einem benachbarten Gebiet in ein freies Dorf bringen, bis niemand mehr will oder kein Dorf frei ist. Schiffe bleiben.
bloodrage-help-battle = Alle Beteiligten spielen verdeckt eine Karte. Figuren und Karten werden addiert, die höchste Summe siegt; bei Gleichstand verlieren alle. Der Sieger wirft seine Karten ab, die Verlierer nehmen ihre zurück und kommen nach Walhall, Schiffe auch.
bloodrage-help-rage = Was Aktionen kosten. Zu Beginn jeder Aktionsphase hast du so viel, wie dieser Wert sagt; eine Erhöhung gilt vom nächsten Zeitalter an.
bloodrage-help-axes = So viel Ruhm bekommst du für jede gewonnene Schlacht, ob du geplündert hast oder nicht.
bloodrage-help-horns = So viele Figuren darfst du auf dem Brett haben, Schiffe und Monster mitgezählt, die in Walhall nicht.
bloodrage-help-glory = Wer am Ende den meisten hat, gewinnt. Ein Clan-Wert auf der vierten oder fünften Stufe bringt am Ende 10, auf der letzten 20.
bloodrage-help-token = Was eine erfolgreiche Plünderung des Gebiets bringt: eine Stufe Wut, Äxte oder Hörner, 5 Ruhm oder in Yggdrasil je eine Stufe von allen dreien. Im nächsten Zeitalter ist es wieder da.
bloodrage-help-village = Platz für eine Figur. Ein Gebiet fasst so viele Figuren, wie es Dörfer hat; Yggdrasil beliebig viele.
bloodrage-help-fjord = Für Schiffe, beliebig viele. Ein Schiff zählt voll in beiden Gebieten neben seinem Fjord und stirbt mit jedem von ihnen.
bloodrage-help-yggdrasil = Die Mitte der Welt: allen Gebieten benachbart, ohne Dörfer und ohne Fjord. Hierher kommt man mit einem Marsch oder auf einen Schlachtruf, und zerstört wird es nie.
bloodrage-help-doom = Drei Gebiete sind von Anfang an dem Untergang geweiht, eines für jedes Zeitalter. Bis Ragnarök kommt, sind sie wie alle anderen.

## Was geschah

bloodrage-event-first-player-drawn = { who } beginnt.
bloodrage-event-token-laid = Belohnung in { $province }: { $token }.
bloodrage-event-doom-drawn =
    { $age ->
        [1] Im ersten Zeitalter wird Ragnarök { $province } zerstören.
        [2] Im zweiten Zeitalter wird Ragnarök { $province } zerstören.
       *[other] Im dritten Zeitalter wird Ragnarök { $province } zerstören.
    }
bloodrage-event-province-ruined = { $province } ist von Anfang an zerstört.
bloodrage-event-age-began =
    { $age ->
        [1] Das erste Zeitalter beginnt.
        [2] Das zweite Zeitalter beginnt.
       *[other] Das dritte Zeitalter beginnt.
    }
bloodrage-event-card-dealt = { who } bekommt { $card } ausgeteilt.
bloodrage-event-packs-passed = Die Karten gehen nach links weiter.
bloodrage-event-gifts-taken = Alle haben ihre Gaben gewählt.
bloodrage-event-turn-passed = { who } passt.
bloodrage-event-invaded =
    { who } schickt { $figure } { $place }{ $cost ->
        [0] , kostenlos.
       *[other] { " " }für { $cost } Wut.
    }
bloodrage-event-returned = { who } holt { $figure } aus Walhall { $place }.
bloodrage-event-marched = { who } führt { $figure } aus { $from } { $place }.
bloodrage-event-upgraded = { who } rüstet mit { $card } für { $cost } Wut auf.
bloodrage-event-upgraded-replacing = { who } rüstet mit { $card } für { $cost } Wut auf; { $replaced } ist aus dem Spiel.
bloodrage-event-quest-committed = { who } nimmt { $card } als Aufgabe an.
bloodrage-event-quest-committed-hidden = { who } nimmt eine Aufgabe an.
bloodrage-event-stat-raised = { who } erhöht { $stat } auf Stufe { $step }: { $value }.
bloodrage-event-rage-changed = { who } gewinnt { $amount } Wut ({ $why }).
bloodrage-event-rage-lost = { who } zahlt { $amount } Wut ({ $why }).
bloodrage-event-glory-gained = { who } gewinnt { $amount } Ruhm ({ $why }).
bloodrage-event-pillage-began = { who } will { $province } plündern und ruft zur Schlacht.
bloodrage-event-pillage-began-again = { who } will { $province } noch einmal plündern und ruft zur Schlacht.
bloodrage-event-joined = { who } bringt { $figure } aus { $from } { $province }.
bloodrage-event-pillaged-unopposed = In { $province } stellt sich { who } niemand entgegen.
bloodrage-card-of = { $card } ({ who })
bloodrage-strength-of = { who } { $strength }
bloodrage-event-cards-revealed = Karten in der Schlacht um { $province }: { $cards }.
bloodrage-event-quest-declared = { who } nutzt { $card } als Kampfkarte mit +{ $strength }.
bloodrage-event-card-cancelled = Der Text von { $card } gilt nicht ({ who }).
bloodrage-event-cards-watched = { who } durchschaut alle Karten: Aus dem Spiel sind { $cards } – alle spielen neue.
bloodrage-event-late-card-played = { who } legt { $card } dazu.
bloodrage-event-figure-died = { who } verliert { $figure } { $place }.
bloodrage-event-figure-saved = { who } rettet { $figure } { $place } für 1 Wut.
bloodrage-event-witch-fled = Die Volur-Hexe von { who } flieht aus { $province } nach Yggdrasil.
bloodrage-event-figure-kept = { who } behält { $figure } in der Schlacht.
bloodrage-event-battle-won = { who } gewinnt die Schlacht um { $province }: { $strengths }.
bloodrage-event-battle-tied = Die Schlacht um { $province } endet unentschieden, und alle verlieren: { $strengths }.
bloodrage-event-pillaged = { who } plündert { $province }. Die Belohnung: { $token }.
bloodrage-event-rage-stolen = { who } stiehlt { $other } { $amount } Wut.
bloodrage-event-glory-stolen = { who } stiehlt { $other } { $amount } Ruhm.
bloodrage-event-cards-taken = { who } nimmt { $cards } von { $other } auf die Hand.
bloodrage-event-cards-kept = { who } zahlt Wut und behält { $cards } auf der Hand.
bloodrage-event-cards-discarded = { who } wirft { $cards } nach dem Sieg ab.
bloodrage-event-cards-returned = { who } nimmt { $cards } auf die Hand zurück.
bloodrage-event-leader-moved = Der Anführer von { who } zieht aus { $from } { $place }.
bloodrage-event-cards-thrown-away =
    { $count ->
        [one] { who } wirft eine Karte ab.
       *[other] { who } wirft { $count } Karten ab.
    }
bloodrage-event-card-kept = { who } behält { $card } für das nächste Zeitalter.
bloodrage-event-card-kept-hidden = { who } behält eine Karte für das nächste Zeitalter.
bloodrage-event-quest-revealed = { who } erfüllt die Aufgabe „{ $card }“
bloodrage-event-quest-failed = { who } verfehlt die Aufgabe „{ $card }“
bloodrage-event-province-destroyed = Ragnarök zerstört { $province }.
bloodrage-event-figures-released = { who } bekommt { $figure } aus Walhall zurück.
bloodrage-event-age-ended =
    { $age ->
        [1] Das erste Zeitalter ist zu Ende.
        [2] Das zweite Zeitalter ist zu Ende.
       *[other] Das dritte Zeitalter ist zu Ende.
    }
bloodrage-event-track-bonus = { who } gewinnt { $glory } Ruhm für legendäre { $stat }.
bloodrage-event-game-ended = Die Welt ist untergegangen.

## Fragen

bloodrage-ask-first-player = Wer beginnt?
bloodrage-ask-lay-token = Welches Plättchen liegt in { $province }?
bloodrage-ask-draw-doom =
    { $age ->
        [1] Welches Gebiet zerstört Ragnarök im ersten Zeitalter?
        [2] Welches Gebiet zerstört Ragnarök im zweiten Zeitalter?
       *[other] Welches Gebiet zerstört Ragnarök im dritten Zeitalter?
    }
bloodrage-ask-ruin =
    { $left ->
        [one] Welches Gebiet ist von Anfang an zerstört?
       *[other] { $left } Gebiete sind von Anfang an zerstört. Welches ist das nächste?
    }
bloodrage-ask-deal = Welche Karte bekommt { who } ausgeteilt?
bloodrage-ask-take =
    { $left ->
        [one] Welche Karte behältst du? Die anderen gehen nach links.
       *[other] Welche Karte behältst du zuerst? { $left } von diesen sind deine, die anderen gehen nach links.
    }
bloodrage-ask-act =
    { $rage ->
        [one] Deine letzte Wut: Welche Aktion führst du aus?
       *[other] Du hast { $rage } Wut: Welche Aktion führst du aus?
    }
bloodrage-ask-march = Wer marschiert aus { $from } { $place }? Eine Figur nach der anderen.
bloodrage-ask-free-invasion = Du darfst sofort { $figure } schicken, kostenlos. Wohin?
bloodrage-ask-extra-warrior = Ein Krieger aus deinem Vorrat darf kostenlos { $place } mitkommen.
bloodrage-ask-pillage-at-once = Du bist gerade in { $province } eingefallen. Plünderst du sofort, für 2 Wut?
bloodrage-ask-sacrifice =
    { $left ->
        [one] Welche Figur opferst du?
       *[other] Welche Figur opferst du zuerst? Es braucht { $left }.
    }
bloodrage-ask-raise-stat = Welchen Clan-Wert erhöhst du?
bloodrage-ask-call = { $pillager } will { $province } plündern. Bringst du eine Figur aus einem benachbarten Gebiet?
bloodrage-ask-lay-card = Schlacht um { $province }: Welche Karte spielst du verdeckt? Verlierst du, bekommst du sie zurück.
bloodrage-ask-declare = Zählt deine Aufgabe { $card } als Kampfkarte mit +{ $strength }?
bloodrage-ask-keep-one = Odins Flut kommt über { $province }: Welche deiner Figuren überlebt?
bloodrage-ask-save = Deine Figuren in { $province } müssen sterben. Rettest du eine?
bloodrage-ask-late-card = Legst du in der Schlacht um { $province } noch eine Karte dazu?
bloodrage-ask-keep-cards = Du hast gesiegt. Behältst du eine Karte dieser Schlacht, für 1 Wut?
bloodrage-ask-leader-moves = Du hast { $from } geplündert. Zieht dein Anführer weiter?
bloodrage-ask-keep-card = Welche Karte behältst du für das nächste Zeitalter? Die anderen wirfst du ab.

## Möglichkeiten, und was man vorher wissen sollte

bloodrage-choose-pass = Passen
bloodrage-choose-invade =
    Invasion: { $figure } { $place } { $cost ->
        [0] (kostenlos)
       *[other] ({ $cost } Wut)
    }
bloodrage-choose-return = Rückkehr: { $figure } aus Walhall { $place } ({ $cost } Wut)
bloodrage-choose-march = Aus { $from } { $place } marschieren (1 Wut)
bloodrage-choose-upgrade = Aufrüsten mit { $card } ({ $cost } Wut)
bloodrage-choose-upgrade-for = Aufrüsten mit { $card } an der Stelle von { $replaced } ({ $cost } Wut)
bloodrage-choose-quest = { $card } als Aufgabe annehmen
bloodrage-choose-pillage = { $province } plündern
bloodrage-choose-challenge = { $province } noch einmal plündern ({ $cost } Wut)
bloodrage-choose-sacrifice = Zwei deiner Figuren opfern
bloodrage-choose-none = Darauf verzichten
bloodrage-choose-extra-warrior = Einen Krieger schicken
bloodrage-choose-pillage-now = Sofort plündern ({ $cost } Wut)
bloodrage-choose-done = Das sind alle
bloodrage-choose-stay = Niemanden bringen
bloodrage-choose-join = Verstärkung: { $figure } aus { $from }
bloodrage-choose-use = Als +{ $strength } zählen
bloodrage-choose-leave = Ohne Stärke lassen
bloodrage-choose-let-die = Sterben lassen
bloodrage-choose-flee = Flucht: { $figure } nach Yggdrasil
bloodrage-choose-save = Rettung: { $figure } (1 Wut)
bloodrage-choose-leader-stays = Er bleibt
bloodrage-choose-figure-at = { $figure } { $place }
bloodrage-choose-stat =
    { $stat } { $value }{ $bonus ->
        [0] { "" }
       *[other] , am Ende { $bonus } Ruhm
    }
bloodrage-warn-pass =
    { $rage ->
        [one] Du gibst deine letzte Wut auf und führst in diesem Zeitalter keine Aktion mehr aus.
       *[other] Du gibst { $rage } Wut auf und führst in diesem Zeitalter keine Aktion mehr aus.
    }
bloodrage-warn-replaces = { $card } ist dann aus dem Spiel.
bloodrage-warn-monster-leaves = { $figure } { $place } ist dann aus dem Spiel.
bloodrage-warn-adds-nothing = { $card } bringt keine Stärke, und der Sieger wirft die Karte ab.

## Warum nicht

bloodrage-too-dear = Das kostet { $cost } Wut; du hast { $rage }.
bloodrage-horns-full = Deine Hörner erlauben { $horns } Figuren auf dem Brett, und so viele hast du schon.
bloodrage-no-village = In { $place } ist kein Dorf frei.
bloodrage-destroyed = Ragnarök hat { $place } zerstört; dort geschieht nichts mehr.
bloodrage-not-in-reserve = Diese Figur hast du nicht im Vorrat: { $figure }.
bloodrage-not-in-valhalla = Diese Figur hast du nicht in Walhall: { $figure }.
bloodrage-ships-to-fjords = Schiffe fallen nur in Fjorde ein: { $figure }.
bloodrage-only-fjords = In einen Fjord kommen nur Schiffe, und das ist keines: { $figure }.
bloodrage-not-yggdrasil = In Yggdrasil kann nur der Dunkelelf einfallen; marschiere stattdessen dorthin.
bloodrage-nobody-there = Dort hast du niemanden, der marschieren könnte: { $place }.
bloodrage-same-province = Ein Marsch führt in ein anderes Gebiet.
bloodrage-ships-stay = Schiffe bewegen sich nie: { $figure }.
bloodrage-already-there = In { $place } ist die Figur schon.
bloodrage-not-adjacent = { $place } ist { $other } nicht benachbart.
bloodrage-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
bloodrage-not-upgrade = „{ $card }“ ist keine Aufrüstung.
bloodrage-not-quest = „{ $card }“ ist keine Aufgabe.
bloodrage-wrong-slot = { $card } kann nicht an die Stelle von { $other } treten.
bloodrage-one-slot = Für { $card } gibt es nur ein Feld; was dort liegt, weicht von selbst und wird nicht genannt.
bloodrage-already-pillaged = { $place } ist in diesem Zeitalter schon geplündert.
bloodrage-not-pillaged = { $place } ist noch nicht geplündert; dafür genügt das gewöhnliche Plündern.
bloodrage-no-figure-there = Du hast weder eine Figur in { $place } noch ein Schiff davor.
bloodrage-no-power = Dafür braucht es eine Aufrüstung, die du nicht hast: { $card }.
bloodrage-stat-at-end = Dieser Clan-Wert ist schon auf der letzten Stufe: { $stat }.
bloodrage-stat-barred = Diesen Clan-Wert hat das Gebiet schon erhöht, Friggs Gnade erhöht einen anderen: { $stat }.
bloodrage-move-one = Mindestens eine Figur muss marschieren.
bloodrage-not-late = „{ $card }“ lässt sich nicht nachträglich dazulegen.
bloodrage-not-kept = „{ $card }“ ist nicht unter den Karten, die von dieser Schlacht noch vor dir liegen.
bloodrage-not-there = Diese Figur hast du dort nicht ({ $place }): { $figure }.
bloodrage-few-figures =
    { $count ->
        [0] Ein Opfer braucht zwei deiner Figuren auf dem Brett; du hast keine.
       *[other] Ein Opfer braucht zwei deiner Figuren auf dem Brett; du hast { $count }.
    }
bloodrage-slots-full = Für { $card } ist kein Feld frei; sag, welche Aufrüstung dafür weicht, etwa „Aufrüsten { $card } für …“.
bloodrage-not-played = „{ $card }“ liegt nicht vor dir.
bloodrage-no-flight = Fliehen kann man nur aus einem äußeren Gebiet: { $figure }.
bloodrage-ragnarok-spares-none = Von Ragnarök kauft sich niemand frei; Wut rettet dort keinen.
bloodrage-not-doomed = Diese Figur muss nicht sterben: { $figure }.
bloodrage-not-in-pack = „{ $card }“ ist nicht unter diesen Karten.
bloodrage-not-left = Davon ist nichts mehr da: { $text }.

## Unmögliche Stellungen

bloodrage-position-three-dooms = „doom“ braucht drei Gebiete, eines für jedes Zeitalter, oder null, wo es offen ist.
bloodrage-position-no-room-for-doom = Für Ragnarök bleibt kein Gebiet übrig: Die Stellung braucht alle anderen. Schreib „destroyed“ und „doom“.
bloodrage-position-wrong-doom = { $province } zerstört Ragnarök im { $age }. Zeitalter: Das Gebiet muss danach zerstört sein und vorher nicht.
bloodrage-position-destroyed-count =
    { $count ->
        [0] Kein Gebiet ist zerstört
        [one] Ein Gebiet ist zerstört
       *[other] { $count } Gebiete sind zerstört
    }; bei so vielen Spielern { $full ->
        [0] darf es jetzt keines sein.
        [one] muss es jetzt eines sein.
       *[other] müssen es jetzt { $full } sein.
    }
bloodrage-position-pillaged-destroyed = { $province } ist zerstört und kann nicht geplündert sein.
bloodrage-position-all-pillaged = Sind alle Gebiete geplündert, führt niemand mehr eine Aktion aus.
bloodrage-position-in-between = Aufschreiben lässt sich eine Stellung, wo ein Zug beginnt, beim Draften, beim Abwerfen oder am Ende; dieses Spiel steckt mitten in etwas. Seine Aufzeichnung enthält alles.

bloodrage-position-not-upgrade = „{ $card }“ ist keine Aufrüstung (Platz { $seat }); Aufrüstungen sind Karten für Anführer, Krieger und Schiff, Monster und den Clan.
bloodrage-position-no-slot = Platz { $seat } hat kein Feld mehr frei für { $card }.
bloodrage-position-three-stats = Die Clan-Werte von Platz { $seat } müssen drei Stufen von 1 bis 6 sein, für Wut, Äxte und Hörner, nicht „{ $text }“.
bloodrage-position-too-many-figures =
    Platz { $seat } hat { $count } Figuren auf dem Brett; { $horns ->
        [one] seine Hörner erlauben eine.
       *[other] seine Hörner erlauben { $horns }.
    }
bloodrage-position-no-villages =
    { $count } Figuren stehen in { $province }; { $full ->
        [0] Dörfer gibt es dort nicht.
        [one] dort gibt es ein Dorf.
       *[other] dort gibt es { $full } Dörfer.
    }
bloodrage-position-too-many-warriors = Platz { $seat } hat { $count } Krieger; alle haben { $full }.
bloodrage-position-no-monster = Platz { $seat } hat unter seinen Aufrüstungen keine Karte für dieses Monster: { $figure }.
bloodrage-position-valhalla-empty = Walhall ist leer, wenn ein Zeitalter beginnt und wenn das Spiel zu Ende ist.
bloodrage-position-nobody-yet = Bei den ersten Göttergaben ist noch niemand auf dem Brett: { $figure }.
bloodrage-position-on-ruins = { $place } ist zerstört; niemand kann dort sein: { $figure }.

bloodrage-position-eight-cards = Packen { $pack } von Zeitalter { $age } braucht acht Karten in der Reihenfolge, in der sie genommen wurden, oder null, wo keine ausgeteilt ist.
bloodrage-position-wrong-age = „{ $card }“ ist keine Karte von Zeitalter { $age }.
bloodrage-position-not-known = Platz { $seat } hat „{ $card }“ nicht dort, wo alle die Karte kennen sollen.
bloodrage-position-too-early = „{ $card }“ kann nicht vor Zeitalter { $age } da sein.
bloodrage-position-in-draft = „{ $card }“ ist aus diesem Zeitalter, dessen Karten noch gewählt werden: Die Karte steht in „packs“.
bloodrage-position-not-discarded = „{ $card }“ kann noch nicht abgeworfen sein: Das geschieht am Ende des Zeitalters.
bloodrage-position-not-quest = „{ $card }“ ist keine Aufgabe.
bloodrage-position-not-taken = Platz { $seat } kann „{ $card }“ in Zeitalter { $age } nicht genommen haben: So, wie die Packen sind, oder bei all den anderen Karten war keine mehr zu nehmen. Eine Karte von einem anderen Platz steht in „known“.
bloodrage-position-one-kept = Platz { $seat } hat { $count } Karten früherer Zeitalter; behalten hat man höchstens eine.
bloodrage-position-cards-kept =
    { $count ->
        [one] Platz { $seat } hat eine Karte auf der Hand
       *[other] Platz { $seat } hat { $count } Karten auf der Hand
    }; { $most ->
        [0] nach dem letzten Abwerfen hat niemand mehr eine.
       *[other] nach dem Abwerfen bleibt höchstens eine.
    }
bloodrage-position-no-draft = In einem ersten Spiel wählt im ersten Zeitalter niemand Karten; die Göttergaben sind mit dem Austeilen vorbei.
bloodrage-position-cannot-act = Platz { $seat } hat keine Wut oder hat gepasst und kann nicht handeln.
bloodrage-position-nobody-acts = Niemand hat mehr Wut, also kann niemand am Zug sein.
bloodrage-position-cannot-choose = Platz { $seat } wird nicht gefragt und kann „{ $text }“ nicht gewählt haben.
bloodrage-position-all-chosen = Haben alle gewählt, wird niemand gefragt: Lass eine Wahl weg.

## Tipps

bloodrage-hint-take-battle =
    { $strength ->
        [0] { $move }: bringt selbst keine Stärke, aber was darauf steht, lohnt eine Schlacht.
       *[other] { $move }: bringt { $strength } in einer Schlacht, und du brauchst Karten zum Kämpfen.
    }
bloodrage-hint-take-quest = { $move }: { $glory } Ruhm und eine Stufe, wenn du sie erfüllst, und anzunehmen kostet keine Wut.
bloodrage-hint-take-quest-too = { $move }: { $glory } Ruhm, und du erfüllst sie zusammen mit einer Aufgabe, die du schon hast.
bloodrage-hint-take-monster =
    { $cost ->
        [0] { $move }: ein Monster, das dich nie Wut kostet.
       *[other] { $move }: eine starke Figur für { $cost } Wut, und sie fällt sofort ein.
    }
bloodrage-hint-take-upgrade =
    { $ages ->
        [one] { $move }: passt am besten zu deinem Clan, für { $cost } Wut.
       *[other] { $move }: kostet einmal { $cost } Wut und wirkt { $ages } Zeitalter lang.
    }
bloodrage-hint-keep = { $move }: von deiner Hand hilft sie im nächsten Zeitalter am meisten.
bloodrage-hint-keep-none = { $move }: nichts auf deiner Hand lohnt sich zu behalten.
bloodrage-hint-pass =
    { $rage ->
        [one] { $move }: deine letzte Wut bringt in diesem Zeitalter nichts mehr.
       *[other] { $move }: deine { $rage } Wut bringen in diesem Zeitalter nichts mehr.
    }
bloodrage-hint-sacrifice = { $move }: eine Stufe ist mehr wert als zwei Figuren, die das Ihre getan haben.
bloodrage-hint-victim = { $move }: von allen deinen Figuren fehlt dir diese am wenigsten.
bloodrage-hint-quest-now = { $move }: so wie es steht, erfüllst du sie, für { $glory } Ruhm und eine Stufe.
bloodrage-hint-quest = { $move }: kostet keine Wut und kann noch { $glory } Ruhm und eine Stufe bringen.
bloodrage-hint-upgrade-for = { $move }: bringt mehr, als { $replaced } noch brächte.
bloodrage-hint-upgrade-monster = { $move }: das Monster kommt mit derselben Aktion aufs Brett.
bloodrage-hint-upgrade =
    { $ages ->
        [one] { $move }: ist die Wut auch im letzten Zeitalter noch wert.
       *[other] { $move }: je früher sie vor dir liegt, desto mehr bringt sie.
    }
bloodrage-hint-strength = { $move }: mehr Stärke, wo sie zählen kann.
bloodrage-hint-for-quest = { $move }: bringt dich „{ $card }“ näher.
bloodrage-hint-for-doom = { $move }: wer { $place } steht, stirbt an Ragnarök für je { $glory } Ruhm.
bloodrage-hint-for-pillage = { $move }: von dort aus kannst du plündern: { $place } ({ $token }).
bloodrage-hint-march-done = { $move }: die anderen nützen mehr, wo sie sind.
bloodrage-hint-stay-home = { $move }: im Vorrat ist die Figur mehr wert.
bloodrage-hint-wait = { $move }: die Plünderung ist keine 2 Wut wert.
bloodrage-hint-pillage-alone = { $move }: kein Feind ist da, und zu holen gibt es { $token }.
bloodrage-hint-pillage-open = { $move }: noch ist kein Feind da, es kann aber einer kommen. Zu holen gibt es { $token }.
bloodrage-hint-pillage = { $move }: du dürftest in etwa { $chance } % der Fälle gewinnen, für { $token } und { $glory } Ruhm für die Schlacht.
bloodrage-hint-fight-low = { $move }: gewinnen wirst du kaum, aber eine Niederlage kostet dich hier wenig und kann sich sogar lohnen.
bloodrage-hint-pillage-to-die = { $move }: gewinnst du, bekommst du { $token }, und verlierst du, bringen dir deine Toten noch mehr.
bloodrage-hint-raise = { $move }: damit hast du { $value } { $stat }.
bloodrage-hint-raise-bonus = { $move }: damit hast du { $value } { $stat }, und am Ende bringt dir das { $bonus } Ruhm.
bloodrage-hint-keep-out = { $move }: das ist nicht deine Schlacht.
bloodrage-hint-nobody-comes = { $move }: bisher ist kein Feind da.
bloodrage-hint-join-free = { $move }: das kostet nichts, und bisher ist kein Feind da.
bloodrage-hint-no-more = { $move }: du dürftest in etwa { $chance } % der Fälle gewinnen, und noch eine Figur wagt mehr, als sie gewinnt.
bloodrage-hint-no-more-low = { $move }: gewinnen wirst du hier kaum, und noch eine Figur wäre mit verloren.
bloodrage-hint-join = { $move }: damit dürftest du in etwa { $chance } % der Fälle gewinnen.
bloodrage-hint-join-to-die = { $move }: dort zu sterben bringt mehr als wegzubleiben.
bloodrage-hint-lay = { $move }: damit dürftest du in etwa { $chance } % der Fälle gewinnen.
bloodrage-hint-lay-low = { $move }: hier gewinnst du kaum, und als Verlierer nimmst du die Karte zurück.
bloodrage-hint-lay-to-die = { $move }: hier bringt dir die Niederlage mehr.
bloodrage-hint-declare = { $move }: jeder Punkt Stärke hilft dir hier.
bloodrage-hint-leave = { $move }: Stärke bringt dir hier nichts.
bloodrage-hint-late = { $move }: damit liegst du vorn.
bloodrage-hint-no-late = { $move }: noch eine Karte änderte nichts, also behalt sie.
bloodrage-hint-keep-one = { $move }: deine stärkste Figur hier soll leben.
bloodrage-hint-let-die = { $move }: ihr Tod kostet dich weniger als ihre Rettung.
bloodrage-hint-die-gladly = { $move }: an Ragnarök bringt dir ihr Tod mehr als ihr Leben.
bloodrage-hint-save = { $move }: diese Figur ist eine Wut wert.
bloodrage-hint-flee = { $move }: in Yggdrasil lebt sie weiter, und es kostet nichts.
bloodrage-hint-hold = { $move }: die Karte ist mehr wert als eine Wut.
bloodrage-hint-give-up = { $move }: die Wut ist mehr wert als die Karte.
bloodrage-hint-leader-stays = { $move }: er wird gebraucht, wo er ist.
