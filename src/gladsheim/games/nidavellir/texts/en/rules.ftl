### Nidavellir. The wording is ours, not the rulebook's.

nidavellir-title = Nidavellir
nidavellir-promise = Bid your coins, raise a company of dwarfs.
nidavellir-credits = A game by Serge Laget, published by GRRRE Games in 2020 and in German by Pegasus Spiele.
nidavellir-rules =
    Each round every tavern shows dwarfs, and everybody lays three of five coins face down, one for each tavern; the other two go into the pouch. Then the taverns are opened one by one: the highest coin takes a card first. Between equal coins the higher gem goes first, and afterwards the gems are swapped.
    A dwarf goes into the column of its class. As soon as every one of the five has more ranks than you have heroes, a hero joins you. Whoever lays the 0 takes a card late, but then trades: the two coins of the pouch are added up, that sum comes from the treasury, and the higher of the two goes.
    There are two ages. After the first, whoever has the most ranks in a class, alone, wins its distinction. After the second, the most points win: five classes, each counted its own way, then heroes and coins.

## Options

nidavellir-option-first_game = First game
nidavellir-option-first_game-help = Leave out Thrud, Ylud and Uline, the three heroes that are hardest to explain.

## Names

nidavellir-class-warrior = Warriors
nidavellir-class-hunter = Hunters
nidavellir-class-miner = Miners
nidavellir-class-blacksmith = Blacksmiths
nidavellir-class-explorer = Explorers

nidavellir-card-warrior = Warrior { $value }
nidavellir-card-hunter = Hunter
nidavellir-card-miner = Miner { $value }
nidavellir-card-blacksmith = Blacksmith
nidavellir-card-explorer = Explorer { $value }
nidavellir-card-offering = Royal offering +{ $value }
nidavellir-card-hammer = Master Blacksmith

nidavellir-tavern-goblin = Goblin
nidavellir-tavern-dragon = Dragon
nidavellir-tavern-pony = Pony

nidavellir-place-goblin = at the Goblin
nidavellir-place-dragon = at the Dragon
nidavellir-place-pony = at the Pony
nidavellir-place-pouch = in the pouch
nidavellir-place-hand = in hand

nidavellir-coin-copper = { $value }
nidavellir-5g = gold 5
nidavellir-3m = mithril 3
nidavellir-coin-gold =
    { $value ->
        [5] { nidavellir-5g }
       *[other] { $value }
    }
nidavellir-gold-coin = Gold coin worth { $value }
nidavellir-coin-mithril =
    { $value ->
        [3] { nidavellir-3m }
       *[other] mithril { $value }
    }

nidavellir-hero-kraal = Kraal
nidavellir-hero-tarah = Tarah
nidavellir-hero-aral = Aral
nidavellir-hero-dagda = Dagda
nidavellir-hero-zoral = Zoral
nidavellir-hero-lokdur = Lokdur
nidavellir-hero-aegur = Aëgur
nidavellir-hero-bonfur = Bonfur
nidavellir-hero-hourya = Hourya
nidavellir-hero-idunn = Idunn
nidavellir-hero-dwerg-aesir = Dwerg Aesir
nidavellir-hero-dwerg-bergelmir = Dwerg Bergelmir
nidavellir-hero-dwerg-jungir = Dwerg Jungir
nidavellir-hero-dwerg-sigmir = Dwerg Sigmir
nidavellir-hero-dwerg-ymir = Dwerg Ymir
nidavellir-hero-skaa = Skaa
nidavellir-hero-astrid = Astrid
nidavellir-hero-grid = Grid
nidavellir-hero-uline = Uline
nidavellir-hero-thrud = Thrud
nidavellir-hero-ylud = Ylud

nidavellir-distinction-kings-hand = King's Hand
nidavellir-distinction-hunting-trophy = Hunting Trophy
nidavellir-distinction-golden-pick = Golden Pick
nidavellir-distinction-great-hammer = Great Hammer
nidavellir-distinction-spyglass = Spyglass

nidavellir-raise-offering = a royal offering
nidavellir-raise-grid = Grid
nidavellir-raise-kings = the King's Hand

## What things do

nidavellir-power-warrior = Scores the sum of its values. Whoever has the most warrior ranks at the end, tied or not, adds their highest coin.
nidavellir-power-hunter = Scores its ranks times themselves: 1, 4, 9, 16, 25 and so on.
nidavellir-power-miner = Scores its ranks times the sum of its values.
nidavellir-power-blacksmith = Scores more with every rank: 3, 7, 12, 18, 25, 33 and so on.
nidavellir-power-explorer = Scores the sum of its values.
nidavellir-power-offering = At once, one of your coins is exchanged for one that is worth this much more. Then the card is gone.
nidavellir-power-hammer = Counts as a blacksmith with two ranks. It comes with the Great Hammer.

nidavellir-power-kraal = A warrior with two ranks and the value 7.
nidavellir-power-tarah = A warrior with one rank and the value 14.
nidavellir-power-aral = A hunter with two ranks.
nidavellir-power-dagda = A hunter with three ranks. In return the top dwarf of two other columns is discarded.
nidavellir-power-zoral = A miner with three ranks and the value 1.
nidavellir-power-lokdur = A miner with one rank and the value 3.
nidavellir-power-aegur = A blacksmith with two ranks.
nidavellir-power-bonfur = A blacksmith with three ranks. In return the top dwarf of another column is discarded.
nidavellir-power-hourya = An explorer with one rank and the value 20. She joins only those who have five explorer ranks already.
nidavellir-power-idunn = An explorer with one rank and the value 7. Each of your explorer ranks is worth 2 more, her own as well.
nidavellir-power-dwerg-aesir = One of five brothers. One scores 13, two 40, three 81, four 108, all five 135.
nidavellir-power-dwerg-bergelmir = { nidavellir-power-dwerg-aesir }
nidavellir-power-dwerg-jungir = { nidavellir-power-dwerg-aesir }
nidavellir-power-dwerg-sigmir = { nidavellir-power-dwerg-aesir }
nidavellir-power-dwerg-ymir = { nidavellir-power-dwerg-aesir }
nidavellir-power-skaa = 17 points, and that is all.
nidavellir-power-astrid = As many points as your highest coin is worth at the end.
nidavellir-power-grid = 7 points, and at once one of your coins grows by 7.
nidavellir-power-uline = 9 points. From now on your coins stay in your hand: you lay one at each tavern when you have seen the others'.
nidavellir-power-thrud = 13 points. Until the end she adds one rank to a column of your choice, and moves whenever a card is laid on her.
nidavellir-power-ylud = At the end of each age she joins a column of your choice with one rank: worth 7 as a warrior, 1 as a miner, 11 as an explorer.

nidavellir-power-kings-hand = For the most warriors: one of your coins grows by 5.
nidavellir-power-hunting-trophy = For the most hunters: your 0 becomes the mithril coin, worth 3, which trades just like the 0.
nidavellir-power-golden-pick = For the most miners: your gem becomes the golden one. It wins every tie, is never swapped, and scores 3.
nidavellir-power-great-hammer = For the most blacksmiths: a blacksmith card with two ranks.
nidavellir-power-spyglass = For the most explorers: look at three cards of the second age and keep one.

nidavellir-power-tavern = The coins at a tavern are shown together; the highest takes a card first, and so on down.
nidavellir-power-pouch = The two coins that bid nowhere lie here. A trade adds them up.
nidavellir-power-start = Everybody begins with 19 points: the coins are worth 14, and as long as nobody has a warrior all share the most of them, which counts everybody's highest coin, the 5, once more. Whoever takes the first warrior keeps that bonus alone.
nidavellir-power-coins = You always have five. Three of them bid, and at the end their sum counts as points.
nidavellir-power-gem = Between equal coins the higher gem goes first. When the tavern is done, those who were equal swap gems: the highest with the lowest, and so on inwards.
nidavellir-power-golden = The highest of all gems. It wins every tie, is never swapped, and scores 3 at the end.
nidavellir-power-trade = Once the 0 or the mithril coin has taken its card, the two coins of the pouch are added up: you take that coin from the treasury and give up the higher of the two.
nidavellir-power-upgrade = A coin is exchanged for one that is worth more, wherever it lies; face down, it stays face down. The 0 and the mithril coin cannot be upgraded.
nidavellir-power-treasury = If the coin you should get is not there, you get the next higher one, or else the next lower one. Gold that is given up returns here; copper leaves the game.
nidavellir-power-mithril = Worth 3, and it trades just like the 0. It cannot be upgraded.
nidavellir-power-next = When all five columns reach this line, a hero joins you at once.

## What happened

nidavellir-event-gem-dealt = { who } got gem { $gem }.
nidavellir-event-round-began = Age { $age }, round { $round } of { $rounds }.
nidavellir-event-card-revealed = { $card } arrived at the { $tavern }.
nidavellir-event-bids-placed = All coins lie face down.
nidavellir-coin-of = { who } ({ $coin })
nidavellir-event-coins-shown = Coins at the { $tavern }: { $coins }.
nidavellir-event-coin-laid-open = { who } laid { $coin } at the { $tavern } with Uline.
nidavellir-event-order-set = Order at the { $tavern }: { $order }.
nidavellir-event-card-taken = { who } took { $card } at the { $tavern }.
nidavellir-event-hero-recruited = { who } recruited { $hero }.
nidavellir-event-thrud-lifted = Thrud came out from under a card; { who } will lay her again.
nidavellir-event-thrud-laid = { who } laid Thrud with the { $column }.
nidavellir-event-ylud-laid = { who } laid Ylud with the { $column }.
nidavellir-event-ylud-moved = { who } moved Ylud from the { $left } to the { $column }.
nidavellir-event-ylud-stayed = { who } left Ylud with the { $column }.
nidavellir-event-card-discarded = { who } discarded { $card } for { $hero }.
nidavellir-event-card-left-over = Nobody took { $card } at the { $tavern }; it is discarded.
nidavellir-event-coin-upgraded = { who } upgraded { $old } { $place } to { $new } ({ $by }).
nidavellir-event-coins-traded = { who } traded: { $first } and { $second } brought { $new }, and { $lost } was given up.
nidavellir-event-gems-swapped = { who } and { $other } swapped gems: { $gem } is now with { who }, { $theirs } with { $other }.
nidavellir-event-coins-taken-back = Everybody took their coins back.
nidavellir-event-uline-took-coins = With Uline, { who } took back every coin that was not shown yet.
nidavellir-event-distinction-won = { who } won the { $distinction }.
nidavellir-event-distinction-unclaimed = Nobody alone has the most: the { $distinction } goes to the box.
nidavellir-event-cards-looked-hidden = { who } looked at three cards of the second age.
nidavellir-event-cards-looked = { who } looked at { $cards }.
nidavellir-event-card-kept = { who } kept { $card }; the other two were shuffled back.
nidavellir-event-card-boxed = A card of the second age went to the box unseen.
nidavellir-event-age-ended =
    { $age ->
        [1] The first age has ended.
       *[other] The second age has ended.
    }
nidavellir-event-thrud-left = Thrud left the army of { who }: no rank any more, but 13 points.
nidavellir-event-game-scored =
    { who } scored { $total }: warriors { $warrior }, hunters { $hunter }, miners { $miner }, blacksmiths { $blacksmith }, explorers { $explorer }, heroes { $heroes }, coins { $coins }{ $gem ->
        [0] { "." }
       *[other] , golden gem { $gem }.
    }

## Questions

nidavellir-ask-gem = Which gem did { who } get?
nidavellir-ask-reveal = Which card was turned up next at the { $tavern }?
nidavellir-ask-bid = Lay a coin face down at each tavern; the other two go into the pouch.
nidavellir-ask-open-bid = The others have shown their coins at the { $tavern }. Which one do you lay?
nidavellir-ask-take = Which card do you take at the { $tavern }?
nidavellir-ask-recruit =
    { $due ->
        [one] A hero joins you. Which one?
       *[other] { $due } heroes join you, one after the other. Which one is next?
    }
nidavellir-ask-thrud = Which column does Thrud join?
nidavellir-ask-ylud = Which column does Ylud join?
nidavellir-ask-ylud-again = Ylud lies with the { $column }. Which column does she join now? She may stay.
nidavellir-ask-discard =
    { $count ->
        [one] { $hero } wants one dwarf discarded. From which column?
       *[other] { $hero } wants { $count } dwarfs discarded. From which column first?
    }
nidavellir-ask-upgrade = Which coin grows by { $adds } ({ $by })?
nidavellir-ask-trade-away = Both coins are worth 5. Which one do you give up? Copper leaves the game, gold returns to the treasury.
nidavellir-ask-show-coins = Which two coins of your hand are traded? You get their sum and give up the higher one.
nidavellir-ask-look = Which card of the second age did you look at?
nidavellir-ask-keep = Which of the three cards do you keep?

## Choices, and what to know before making them

nidavellir-choose-discard = { $card } from the { $column }
nidavellir-choose-upgrade = { $old } { $place } becomes { $new }
nidavellir-choose-upgrade-highest =
    { $old } { $place } becomes { $new }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $more } in coins and { $again } because your highest coin counts once more
nidavellir-choose-show = { $first } and { $second } bring { $new }
nidavellir-warn-discards =
    { $count ->
        [one] { $hero } costs you the top dwarf of another column.
       *[other] { $hero } costs you the top dwarf of { $count } other columns.
    }
nidavellir-warn-ylud-waits = Ylud will wait until the end of the second age.
nidavellir-warn-set-lost =
    { $sets ->
        [0] No complete set is left.
        [one] One complete set is left.
       *[other] { $sets } complete sets are left.
    }
nidavellir-warn-coin-missing = The treasury has no { $sum }; you get { $new }.

## Why not

nidavellir-coin-used-up = You do not have so many of these coins: { $coin }.
nidavellir-no-such-coin = You have no coin “{ $coin }”. Coins are written by their value; 5g is the golden 5, 3m the mithril coin.
nidavellir-not-in-hand = This coin is not in your hand: { $coin }.
nidavellir-not-in-tavern = There is no such card at the { $tavern }: { $card }.
nidavellir-hero-taken = { $hero } has already joined { $owner }.
nidavellir-hero-out = { $hero } is left out of a first game.
nidavellir-few-explorers =
    { $ranks ->
        [0] { $hero } comes only to those who have { $needs } explorer ranks already; you have none.
       *[other] { $hero } comes only to those who have { $needs } explorer ranks already; you have { $ranks }.
    }
nidavellir-cannot-discard =
    { $count ->
        [one] { $hero } comes only if a dwarf lies on top of another of your columns; it would be discarded.
       *[other] { $hero } comes only if dwarfs lie on top of { $count } other columns of yours; they would be discarded.
    }
nidavellir-own-column = { $hero } discards from other columns, not from the { $column }.
nidavellir-same-column = A dwarf of the { $column } was discarded already; the second comes from another column.
nidavellir-empty-column = The column of the { $column } is empty.
nidavellir-hero-on-top = { $hero } lies on top of the { $column }, and only dwarfs can be discarded.
nidavellir-never-upgraded = This coin can never be upgraded: { $coin }.
nidavellir-coin-not-there = You have no { $coin } { $place }.
nidavellir-not-looked-at = You keep one of the three cards that you looked at, and this is none of them: { $card }.
nidavellir-not-in-deck = The deck has no such card left: { $card }.
nidavellir-gem-not-left = Gem { $gem } is not there any more.

## Impossible positions

nidavellir-position-not-open = The question “{ $text }” cannot be open here: whose turn it is, the army, the coins or the distinctions do not lead to it.

nidavellir-position-offering-in-army = Seat { $seat } has a royal offering in its army; offerings are carried out at once and leave the game.
nidavellir-position-hero-out = { $hero } is left out of a first game.
nidavellir-position-hero-twice =
    { $apart ->
        [0] { $hero } stands twice in the army of seat { $seat }; every hero is there once.
       *[other] { $hero } stands in the armies of seat { $seat } and seat { $other }; every hero is there once.
    }
nidavellir-position-hero-due = Seat { $seat } has fewer heroes than complete sets; write one of its heroes, or “open”: “Recruit” if it is choosing one.
nidavellir-position-hero-discarded = { $hero } cannot lie on the discard pile; heroes are never discarded.
nidavellir-position-thrud-covered = In the army of seat { $seat } a card lies on Thrud; she is always on top.
nidavellir-position-thrud-lifted = Thrud lies in no column of seat { $seat }, and nobody is about to lay her; write “thrud hunter”, or “open”: “LayThrud”.
nidavellir-position-thrud-stays = Thrud still lies in a column of seat { $seat }; at the end of the game she has left it.
nidavellir-position-ylud-laid = Ylud lies in a column of seat { $seat } already; she joins one at the end of the first age.
nidavellir-position-ylud-waits = Ylud still waits with seat { $seat }; at the end of the game she lies in a column.

nidavellir-position-three-taverns = “taverns” needs three lists of cards: Goblin, Dragon, Pony.
nidavellir-position-tavern-cards =
    { $count ->
        [0] No card lies at the { $tavern }
        [one] One card lies at the { $tavern }
       *[other] { $count } cards lie at the { $tavern }
    }; { $least ->
        [0] { $most ->
            [0] there can be none now.
            [one] there can be one at most now.
           *[other] there can be { $most } at most now.
        }
        [one] there must be one now.
       *[other] there must be { $most } now.
    }
nidavellir-position-few-cards =
    { $count ->
        [0] “{ $key }” has no cards
        [one] “{ $key }” has one card
       *[other] “{ $key }” has { $count } cards
    }, but at least { $least } will be needed.

nidavellir-position-no-coins = While a tavern is open, “coins” must say where everybody's coins lie.
nidavellir-position-five-coins =
    { $count ->
        [0] Seat { $seat } has no coins; everybody has five.
        [one] Seat { $seat } has one coin; everybody has five.
       *[other] Seat { $seat } has { $count } coins; everybody has five.
    }
nidavellir-position-unknown-coin = “{ $text }” under “{ $key }” is no coin; coins are written like 5, 5g, 7 dragon or 9 pouch known.
nidavellir-position-one-zero = Seat { $seat } needs exactly one coin that trades: the 0 or 3m.
nidavellir-position-copper-twice = Seat { $seat } has the copper coin { $coin } twice; everybody got one of each.
nidavellir-position-coins-in-hand = Seat { $seat } has laid coins, but between taverns all coins are in hand.
nidavellir-position-coins-not-laid = The coins of seat { $seat } do not lie as they should: one at each tavern and two in the pouch, or with Uline one at each tavern that has been opened.
nidavellir-position-bid-not-laid = “bids” says what seat { $seat } bid, but no coin of that seat lies at the tavern.
nidavellir-position-wrong-face = “{ $text }” cannot be so (seat { $seat }): coins of taverns already opened lie open, and only a face-down coin can be known.
nidavellir-position-no-such-bid = Seat { $seat } cannot have laid “{ $text }”; a bid is written like 0 5 3.
nidavellir-position-all-laid = If all bids are laid, nobody is asked: leave one out, or write where the coins lie.
nidavellir-position-no-such-gems = The gems { $gems } cannot be: everybody has another one, from 1 to the number of players, and 6 is the golden gem of the second age.
nidavellir-position-gems-missing = Gems can be missing only before the first round, and are dealt in the order of the seats.
nidavellir-position-small-treasury =
    { $count ->
        [0] The treasury holds no coins
        [one] The treasury holds one coin
       *[other] The treasury holds { $count } coins
    }; { $least ->
        [one] at least one must be left for trades and upgrades.
       *[other] at least { $least } must be left for trades and upgrades.
    }
nidavellir-position-too-early = Too early: { $distinctions }. Distinctions are decided at the end of the first age, one after the other in their order.
nidavellir-position-not-won = { $distinction }: what it brings and who won it do not agree for seat { $seat }.
