# Das Gelage, das kleine Spiel aus gladsheim.testing.

feast-title = Das Gelage
feast-option-fenrir = Fenrir schleicht um die Halle
feast-option-goal = Nötige Freuden

feast-boar = Eber
feast-bread = Brot
feast-honey = Honig
feast-salmon = Lachs
feast-mead = Met
feast-ale = Bier
feast-sour = Saures
feast-odin = Odin
feast-thor = Thor
feast-freya = Freya

feast-ask-deal = Welche Speise bekommt Platz { $seat }?
feast-ask-take = Nimm eine Speise; der Rest geht nach links weiter.
feast-ask-lot = Wer wird Mundschenk?
feast-ask-cask = Was ist in dem Fass?
feast-ask-lower = Welches der beiden Fässer kommt ganz nach unten?
feast-ask-toast = Aufstehen und einen Trinkspruch ausbringen?
feast-ask-soothe = Das Fass war sauer. Gibst du eine Speise her?
feast-ask-prowl = Ist Fenrir heute Nacht zu hören?
feast-warn-grumble = Die Halle verliert eine Freude.

feast-dealt = Platz { $seat } hat bekommen: { $dish }.
feast-dealt-hidden = Platz { $seat } hat eine Speise bekommen.
feast-passed = Alle haben eine Speise genommen und den Rest weitergegeben ({ $times }).
feast-served = Platz { $seat } hat aufgetischt: { $dish }.
feast-steward = Platz { $seat } ist Mundschenk.
feast-seen = Platz { $seat } hat in ein Fass geschaut; darin ist: { $cask }.
feast-seen-hidden = Platz { $seat } hat in ein Fass geschaut.
feast-lowered = Platz { $seat } hat ein Fass nach unten gebracht; darin ist: { $cask }.
feast-lowered-hidden = Platz { $seat } hat ein Fass nach unten gebracht.
feast-toasted = Platz { $seat } hat auf { $god } getrunken.
feast-poured = Ein Fass wurde ausgeschenkt: { $cask }.
feast-given-up = Platz { $seat } hat hergegeben: { $dish }.
feast-joy-gained = { $gained ->
    [one] Der Met hat eine Freude gebracht
   *[other] Der Met hat { $gained } Freuden gebracht
  }; die Halle hat jetzt { $joy }.
feast-joy-lost = Die Halle hat gemurrt; es bleiben { $joy } Freuden.
feast-howl = Fenrir hat geheult; es bleiben { $joy } Freuden.
feast-silence = Fenrir ist fortgeblieben.

feast-not-in-larder = In der Vorratskammer ist nichts mehr davon: { $dish }.
feast-not-in-hand = Das hast du nicht auf der Hand: { $dish }.
feast-not-on-top = Das ist in keinem der beiden Fässer: { $cask }.
feast-not-in-cellar = Das ist in keinem der ungesehenen Fässer: { $cask }.
feast-not-served = Das hast du nicht aufgetischt: { $dish }.
feast-few-casks = Für diesen Trinkspruch sind zu wenige Fässer da: { $left }.

feast-position-not-by-cask =
    { $count ->
        [0] „{ $key }“ muss eine leere Liste sein: Es gibt keine Fässer.
        [one] „{ $key }“ muss eine Liste mit einer Liste von Plätzen für das eine Fass sein.
       *[other] „{ $key }“ muss eine Liste mit einer Liste von Plätzen für jedes der { $count } Fässer sein.
    }
feast-position-not-a-course = Nur der Beginn eines Gangs lässt sich als Stellung schreiben.
