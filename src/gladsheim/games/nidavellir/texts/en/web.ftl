### Nidavellir's board in the browser.

## Labels: parts of a list with commas

web-nidavellir-earns =
    { $points ->
        [0] earns nothing now
        [one] earns 1 point now
       *[other] earns { $points } points now
    }
web-nidavellir-face-down = face down
web-nidavellir-turn-done = has taken a card
web-nidavellir-turn-now = takes a card now
web-nidavellir-column =
    { $class }, { $ranks ->
        [one] 1 rank
       *[other] { $ranks } ranks
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-nidavellir-ranks =
    { $count ->
        [one] 1 rank
       *[other] { $count } ranks
    }
web-nidavellir-value = value { $value }
web-nidavellir-gem = Gem { $value }
web-nidavellir-golden = Golden gem
web-nidavellir-heroes-held =
    { $count ->
        [0] no hero
        [one] 1 hero
       *[other] { $count } heroes
    }
web-nidavellir-hero-with = is with { who }
web-nidavellir-hero-away = is not in this game
web-nidavellir-hero-barred = would not come now
web-nidavellir-hero-worth =
    { $points ->
        [one] 1 point for you now
       *[other] { $points } points for you now
    }
web-nidavellir-won = won by { who }
web-nidavellir-unclaimed = nobody won it
web-nidavellir-leads = { who } leads
web-nidavellir-tied = tied: { $names }
web-nidavellir-none-leads = nobody yet
web-nidavellir-army = Army of { who }
web-nidavellir-army-mine = Your army
web-nidavellir-army-of = { who }: { $total } points; { $ranks }; coins { $coins }; { $gem }. Enlarge
web-nidavellir-beside = Beside the army
web-nidavellir-line = next hero at rank { $rank } in all five columns
web-nidavellir-most = the most ranks
web-nidavellir-slot = { $coin } { $place }
web-nidavellir-slot-empty = no coin { $place }
web-nidavellir-order = Coins here
web-nidavellir-tavern-empty = empty

## Bidding

web-nidavellir-age = Age { $age }
web-nidavellir-round = round { $round } of { $rounds }
web-nidavellir-coins = Your coins
web-nidavellir-bid-place = Place the bid
web-nidavellir-bid-change = Change the bid
web-nidavellir-bid-placed = Your bid is in
web-nidavellir-bid-missing =
    { $count ->
        [one] 1 coin to lay
       *[other] { $count } coins to lay
    }
web-nidavellir-chosen = { $coin } chosen. Now a tavern: G, D or P.
web-nidavellir-pair =
    { $count ->
        [0] Both are chosen
        [one] Choose one more coin
       *[other] Choose two coins
    }

## Tables and lists

web-nidavellir-armies = All armies
web-nidavellir-stage = What is shown
web-nidavellir-tab-taverns = Taverns
web-nidavellir-tab-heroes = Heroes
web-nidavellir-tab-honours = Honours
web-nidavellir-tab-stores = Stores
web-nidavellir-tab-points = Points
web-nidavellir-back = Mine
web-nidavellir-live = If the game ended now
web-nidavellir-final = Final score
web-nidavellir-part-heroes = Heroes
web-nidavellir-part-coins = Coins
web-nidavellir-part-gem = Gem
web-nidavellir-part-total = Total
web-nidavellir-treasury = Treasury
web-nidavellir-unseen =
    { $count ->
        [0] The deck of this age is used up
        [one] 1 card of this age to come
       *[other] { $count } cards of this age to come
    }
web-nidavellir-unseen-next = The deck of the second age
web-nidavellir-discard = Discarded

## Help: the board

web-nidavellir-barred-few-explorers = Needs five explorer ranks first.
web-nidavellir-barred-cannot-discard = Needs dwarfs to discard on top of your other columns.
web-nidavellir-help-tavern = Taverns
web-nidavellir-help-coins = Coins
web-nidavellir-help-pouch = Pouch
web-nidavellir-help-upgrade = Upgrading a coin
web-nidavellir-help-trade = Trading coins
web-nidavellir-help-mithril = The mithril coin
web-nidavellir-help-treasury = Treasury
web-nidavellir-help-gem = Gems
web-nidavellir-help-golden = The golden gem
web-nidavellir-help-offering = Royal offering
web-nidavellir-help-next = The next hero

## Help: what trips people up

web-nidavellir-ruling-kraal = The second rank has the value 0.
web-nidavellir-ruling-tarah = High value, one rank: with the most warriors it is ranks that count.
web-nidavellir-ruling-aral = The more hunters you have already, the more two further ranks are worth.
web-nidavellir-ruling-dagda = A column with a hero on top gives nothing up. The discards come first and can cost you a hero that was already due.
web-nidavellir-ruling-zoral = Three ranks multiply whatever your other miners are worth.
web-nidavellir-ruling-lokdur = The 3 is multiplied by all your miner ranks.
web-nidavellir-ruling-aegur = Two ranks can complete two sets at once; then another hero joins you.
web-nidavellir-ruling-bonfur = A column with a hero on top gives nothing up. The discard comes first and can cost you a hero that was already due.
web-nidavellir-ruling-hourya = Thrud and Ylud count for the five ranks while they lie there. Should your explorers become fewer, she stays.
web-nidavellir-ruling-idunn = Ylud among the explorers is worth 2 more as well. Thrud is not: she has left by then.
web-nidavellir-ruling-dwerg-aesir = The brothers lie beside your army: heroes, but no ranks.
web-nidavellir-ruling-dwerg-bergelmir = { web-nidavellir-ruling-dwerg-aesir }
web-nidavellir-ruling-dwerg-jungir = { web-nidavellir-ruling-dwerg-aesir }
web-nidavellir-ruling-dwerg-sigmir = { web-nidavellir-ruling-dwerg-aesir }
web-nidavellir-ruling-dwerg-ymir = { web-nidavellir-ruling-dwerg-aesir }
web-nidavellir-ruling-skaa = She lies beside your army: a hero, but no rank.
web-nidavellir-ruling-astrid = The coin still counts among your coins, and once more if you have the most warriors.
web-nidavellir-ruling-grid = Any coin but the 0 and the mithril coin, wherever it lies. Order and ties of the open tavern stay as they are.
web-nidavellir-ruling-uline = Coins not yet shown return to your hand at once. A trade takes any two coins of your hand, and the new one may bid at the next tavern.
web-nidavellir-ruling-thrud = She counts for sets, for Hourya and for the distinctions, but not for the most warriors at the end.
web-nidavellir-ruling-ylud = After the second age she may stay or move. Joining a column, she can bring you another hero. Won with a distinction, she waits for the end of the second age.

## A guided first game

web-guide-nidavellir-welcome = Welcome to Nidavellir. Three taverns are full of dwarfs, and you bid for them with coins. The strongest army after two ages wins.
web-guide-nidavellir-bid = Lay a coin at each tavern: drag it, or choose the coin and then the tavern. The other two go into your pouch. Nobody sees where a coin lies. Then place the bid.
web-guide-nidavellir-order = The coins at the Goblin are turned over. The highest takes a card first; the order stands beside the tavern.
web-guide-nidavellir-take = When it is your turn, choose a card at the open tavern. The number on it is what it would add to your points now.
web-guide-nidavellir-columns = Your dwarf joins the column of its class. Every class counts its own way: point at the head of a column, or press it for a while, to read how.
web-guide-nidavellir-trade = The 0 takes its card late, but then it trades: the two coins in your pouch are added up, and you get that coin for the higher of the two. Better coins bid more, and they are points as well.
web-guide-nidavellir-gems = Between equal coins the higher gem goes first. Afterwards those two swap gems, so next time it is the other's turn.
web-guide-nidavellir-hero = The line across your columns shows how far it is to the next hero. When all five reach it, you choose one; the list says what each would give you now.
web-guide-nidavellir-help = Point at anything, or press it for a while, to learn what it does. “Hint” shows what a bot would play in your place.
web-guide-nidavellir-end = That is all you need. After the first age, whoever alone has the most ranks in a class wins its distinction; after the second, points decide. Good luck!
