### The campaign in the browser

## The book of a saga, and the charts between sagas

web-yggdrasil-book = The open page
web-yggdrasil-book-tab = The page
web-yggdrasil-book-to-turn = To turn the page
web-yggdrasil-book-to-win = To win the saga
web-yggdrasil-book-have = { $have } of { $need }
web-yggdrasil-book-met = done
web-yggdrasil-book-holds = What holds on this page
web-yggdrasil-book-deeds = What you can do
web-yggdrasil-book-deed-cost = costs { $cost }
web-yggdrasil-book-deed-risks =
    { $count ->
        [one] 1 Risk
       *[other] { $count } Risks
    }
web-yggdrasil-book-or = or
web-yggdrasil-book-changes = What changes now
web-yggdrasil-book-anew = Nidhögg begins anew
web-yggdrasil-book-page = Page { $number } of { $pages }
web-yggdrasil-book-play-on = Play on
web-yggdrasil-book-open = Open the book
web-yggdrasil-way = Nidhögg's way
web-yggdrasil-chapter-won =
    { $tries ->
        [one] won at the first attempt
       *[other] won at attempt { $tries }
    }
web-yggdrasil-chapter-open =
    { $tries ->
        [0] you begin here
        [one] lost once
       *[other] lost { $tries } times
    }
web-yggdrasil-chapter-locked = still to come
web-yggdrasil-chart-of = { $god }: Experience Chart
web-yggdrasil-chart-players =
    { $count ->
        [one] one plays
       *[other] { $count } play
    }
web-yggdrasil-chart-played-by = played by { $name }
web-yggdrasil-chart-left = { $count } XP left
web-yggdrasil-chart-spent = { $count } spent just now
web-yggdrasil-chart-holds = What holds
web-yggdrasil-chart-from-start = There from the start
web-yggdrasil-chart-stands-by = Who stands by
web-yggdrasil-chart-sides = { $count } of 6 sides
web-yggdrasil-chart-starts-with = starts with { $count }
web-yggdrasil-chart-brother = throws a god die with you
web-yggdrasil-chart-tie = you may take what they hold
web-yggdrasil-chart-fellow = you keep what they lose
web-yggdrasil-chart-companion = you go where they are
web-yggdrasil-chart-would-give = This box would give
web-yggdrasil-chart-today = today
web-yggdrasil-chart-then = then
web-yggdrasil-chart-with-whom = With whom?
web-yggdrasil-chart-costs = { $price } XP, { $left } left
web-yggdrasil-chart-buy = Buy
web-yggdrasil-chart-others = The others
web-yggdrasil-chart-is-ready = ready, keeps { $count } XP
web-yggdrasil-chart-still = still choosing, { $count } XP
web-yggdrasil-chart-goes-on = The table opens when all are ready.
web-yggdrasil-chart-yours = yours
web-yggdrasil-chart-bought = bought now
web-yggdrasil-chart-open = { $price } XP
web-yggdrasil-chart-dear = { $price } XP: more than you have
web-yggdrasil-chart-later = { $price } XP, after the box before it
web-yggdrasil-chart-struck = struck out for so few gods
web-yggdrasil-chart-legend-yours = yours
web-yggdrasil-chart-legend-bought = bought now
web-yggdrasil-chart-legend-open = in reach
web-yggdrasil-chart-legend-later = not yet
web-yggdrasil-chart-legend-struck = struck
web-yggdrasil-chart-undo = Undo: { $what }
web-yggdrasil-chart-undo-none = Nothing to undo
web-yggdrasil-chart-think-again = Think again
web-yggdrasil-chart-ready =
    { $count ->
        [0] Ready
       *[other] Ready, save { $count } XP
    }
web-yggdrasil-chart-start-freyr = Begins with 2 Elves.
web-yggdrasil-chart-start-freyia = Every other god is a Chance Fellow of hers.
web-yggdrasil-chart-start-frigg = One stroke is a success on her Vanir dice.
web-yggdrasil-chart-start-heimdall = One stroke is a success on all his dice.
web-yggdrasil-chart-start-odin = Every other god is a Brother-in-Arms of his.
web-yggdrasil-chart-start-thor = Begins with nothing but his hammer.
web-yggdrasil-chart-start-tyr = One and two strokes are a success on his god die.
web-yggdrasil-chart-power-freyr = When he takes Risks he may return Elves in pairs; each pair prevents 1 Risk, whatever the dice say.
web-yggdrasil-chart-power-freyia = She may use Heroes even after her throw.
web-yggdrasil-chart-power-frigg = Instead of an action or a fight she can recover 1 Life Point, for herself or for a god in her world.
web-yggdrasil-chart-power-heimdall = He may always move to Midgard.
web-yggdrasil-chart-power-odin = He may always move to Asgard.
web-yggdrasil-chart-power-thor = Each success on his god die prevents 2 Risks, even one that an Elf made.
web-yggdrasil-chart-power-tyr = When Fenrir is activated, his turn does not end.
