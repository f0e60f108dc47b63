### Was ein Tipp von einem Zug sagt, hinter „das“.

bloodrage-brings-glory = bringt sofort mehr Ruhm
bloodrage-brings-stats = erhöht deine Clan-Werte
bloodrage-brings-strength = bringt mehr von deiner Stärke auf das Brett
bloodrage-brings-rage = lässt dir mehr Wut für Aktionen
bloodrage-brings-valhalla = macht mehr aus deinen Gefallenen in Walhall
bloodrage-brings-doom = lässt mehr deiner Figuren in Ragnarök ruhmvoll sterben
bloodrage-brings-cards = lässt dir bessere Karten
bloodrage-brings-quests = bringt dich deinen Aufgaben näher
bloodrage-brings-pillages = öffnet dir bessere Plünderungen
bloodrage-brings-figures = hält mehr deiner Figuren auf dem Brett
bloodrage-denies-glory = lässt den anderen weniger Ruhm
bloodrage-denies-stats = hält die Clan-Werte der anderen klein
bloodrage-denies-strength = lässt den anderen weniger Stärke auf dem Brett
bloodrage-denies-rage = lässt den anderen weniger Wut für Aktionen
bloodrage-denies-valhalla = lässt den anderen weniger Gefallene in Walhall
bloodrage-denies-doom = lässt weniger Figuren der anderen in Ragnarök ruhmvoll sterben
bloodrage-denies-cards = lässt den anderen schlechtere Karten
bloodrage-denies-quests = hält die anderen von ihren Aufgaben ab
bloodrage-denies-pillages = nimmt den anderen gute Plünderungen
bloodrage-denies-figures = lässt den anderen weniger Figuren auf dem Brett
