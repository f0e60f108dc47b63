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
web-nidavellir-choose-coin = Choose one of your coins first, then the tavern where it is to lie.
web-nidavellir-card-later = Cards are taken when the coins are turned over. First lay a coin at each tavern.
web-nidavellir-tavern-shut = The { $there } is done for this round. Cards are taken at the { $now } now.
web-nidavellir-tavern-waits = The { $there } has not opened yet. Cards are taken at the { $now } now.
web-nidavellir-not-now = That is not what is asked now. { $question }
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
web-nidavellir-part-highest = of that, the highest coin
web-nidavellir-highest-why = Whoever has the most warrior ranks, tied or not, counts their highest coin once more. At the beginning nobody has a warrior, so everybody does: coins worth 14 and the 5 again make 19.
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
web-nidavellir-help-start = The first 19 points
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

## Chapters of the rules

nidavellir-chapter-table = Taverns, coins and gems
nidavellir-chapter-classes = The five classes
nidavellir-chapter-heroes = The heroes
nidavellir-chapter-distinctions = The distinctions
## The reveal, the banners and the heroes' cards

web-nidavellir-reveal = { $tavern } turns its coins
web-nidavellir-scene-order = { $tavern }: who chooses when
web-nidavellir-scene-turn =
    { $place ->
        [1] chooses first
        [2] chooses second
        [3] chooses third
        [4] chooses fourth
       *[other] chooses fifth
    }
web-nidavellir-scene-uline = with Uline, lays a coin now
web-nidavellir-scene-later = Tied players swap gems afterwards
web-nidavellir-scene-gems = Gems change hands
web-nidavellir-scene-gem = gave gem { $old }, now has: { $gem }
web-nidavellir-scene-trade = { who } trades coins
web-nidavellir-scene-raise = A coin of { who } grows
web-nidavellir-scene-sum = { $first } + { $second } = { $sum }
web-nidavellir-scene-nearest = The treasury has no { $sum }, so it is { $new }.
web-nidavellir-scene-grown = { $old } becomes { $new } by { $by }
web-nidavellir-scene-kept = stays
web-nidavellir-scene-lost = is given up
web-nidavellir-scene-hero = { $hero } joins { who }
web-nidavellir-scene-beside = Stands beside the army, without a rank
web-nidavellir-scene-honour = The honours of the first age
web-nidavellir-scene-scored = The armies are counted
web-nidavellir-gain-warriors = most warriors: the highest coin counts once more
web-nidavellir-gain-astrid = Astrid: as much as the highest coin
web-nidavellir-gain-total = points in all
web-nidavellir-judged-next = judged next
web-nidavellir-judged-later = judged later
web-nidavellir-tie-at = a tie at { $ranks }: nobody
web-nidavellir-reveal-tie = tie: gem { $first } beats { $second }
web-nidavellir-honour-kings-hand = A coin grows by 5
web-nidavellir-honour-hunting-trophy = The 0 becomes mithril, worth 3
web-nidavellir-honour-golden-pick = The golden gem, which wins every tie
web-nidavellir-honour-great-hammer = A blacksmith of two ranks
web-nidavellir-honour-spyglass = Look at three cards, keep one
web-nidavellir-take = Take { $hero }
web-nidavellir-look = Look at the table
web-nidavellir-now =
    { $ranks ->
        [one] 1 rank,
       *[other] { $ranks } ranks,
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-nidavellir-short-kraal = Two ranks, value 7.
web-nidavellir-short-tarah = Value 14.
web-nidavellir-short-aral = Two ranks.
web-nidavellir-short-dagda = Three ranks. Discard the top dwarf of two other columns.
web-nidavellir-short-zoral = Three ranks, value 1.
web-nidavellir-short-lokdur = Value 3.
web-nidavellir-short-aegur = Two ranks.
web-nidavellir-short-bonfur = Three ranks. Discard the top dwarf of another column.
web-nidavellir-short-hourya = Value 20. Needs five explorer ranks first.
web-nidavellir-short-idunn = Value 7, and 2 more for each explorer rank.
web-nidavellir-short-dwerg-aesir = Brothers: 13, 40, 81, 108, 135.
web-nidavellir-short-dwerg-bergelmir = { web-nidavellir-short-dwerg-aesir }
web-nidavellir-short-dwerg-jungir = { web-nidavellir-short-dwerg-aesir }
web-nidavellir-short-dwerg-sigmir = { web-nidavellir-short-dwerg-aesir }
web-nidavellir-short-dwerg-ymir = { web-nidavellir-short-dwerg-aesir }
web-nidavellir-short-skaa = 17 points.
web-nidavellir-short-astrid = As many points as your highest coin.
web-nidavellir-short-grid = 7 points; a coin grows by 7.
web-nidavellir-short-uline = 9 points; you bid after all others.
web-nidavellir-short-thrud = 13 points; a rank that moves on when covered.
web-nidavellir-short-ylud = Joins any column at the end of an age.

## While the others still think

nidavellir-given-bid = has laid the coins

## Told in one sentence

web-nidavellir-gather-cardrevealed = New cards. { $list }.
web-nidavellir-gathered-cardrevealed = { $tavern }: { $card }
