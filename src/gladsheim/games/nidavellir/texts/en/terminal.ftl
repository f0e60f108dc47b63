### In the terminal.

cli-nidavellir-armies = Army
cli-nidavellir-class-warrior = Warrior
cli-nidavellir-class-hunter = Hunter
cli-nidavellir-class-miner = Miner
cli-nidavellir-class-blacksmith = Blacksmith
cli-nidavellir-class-explorer = Explorer
cli-nidavellir-class-offering = Royal offering
cli-nidavellir-coins = Coins
cli-nidavellir-pouch = Pouch
cli-nidavellir-hand = Hand
cli-nidavellir-hidden = Face down
cli-nidavellir-order = Order
cli-nidavellir-heroes = Heroes
cli-nidavellir-brothers =
    { $count ->
        [one] 1 Dwerg brother
       *[other] { $count } Dwerg brothers
    }
cli-nidavellir-distinctions = Distinctions
cli-nidavellir-treasury = Treasury
cli-nidavellir-unseen = To come
cli-nidavellir-discard = Discarded
cli-nidavellir-yours = Your army
cli-nidavellir-signs = ranks:points   * short of the next hero   (5) face down   (name) would not come
cli-nidavellir-how-to-bid = Type the coins for Goblin, Dragon and Pony, as in “0 5 3”.
cli-nidavellir-round = age { $age }, round { $round } of { $rounds }
cli-nidavellir-left =
    { $cards ->
        [0] no cards left
        [one] 1 card left
       *[other] { $cards } cards left
    }
cli-nidavellir-gem = gem { $gem }
cli-nidavellir-golden = golden gem
cli-nidavellir-topic-tavern = Tavern
cli-nidavellir-topic-pouch = Pouch
cli-nidavellir-topic-gem = Gem
cli-nidavellir-topic-golden = Golden gem
cli-nidavellir-topic-mithril = Mithril
cli-nidavellir-topic-treasury = Treasury
cli-nidavellir-topic-trade = Trade
cli-nidavellir-topic-upgrade = Upgrade
cli-nidavellir-power-kraal = warrior, 2 ranks, value 7
cli-nidavellir-power-tarah = warrior, 1 rank, value 14
cli-nidavellir-power-aral = hunter, 2 ranks
cli-nidavellir-power-dagda = hunter, 3 ranks; discard 2 dwarfs
cli-nidavellir-power-zoral = miner, 3 ranks, value 1
cli-nidavellir-power-lokdur = miner, 1 rank, value 3
cli-nidavellir-power-aegur = blacksmith, 2 ranks
cli-nidavellir-power-bonfur = blacksmith, 3 ranks; discard 1 dwarf
cli-nidavellir-power-hourya = explorer, 1 rank, value 20
cli-nidavellir-power-idunn = explorer, 1 rank, value 7; 2 more per explorer rank
cli-nidavellir-power-dwerg = brothers: 13, 40, 81, 108, 135
cli-nidavellir-power-skaa = 17 points
cli-nidavellir-power-astrid = your highest coin as points
cli-nidavellir-power-grid = 7 points, a coin grows by 7
cli-nidavellir-power-uline = 9 points, bid after the others have shown
cli-nidavellir-power-thrud = 13 points, and a rank that moves until the end
cli-nidavellir-power-ylud = joins a column at the end of each age: 7, 1 or 11
