### Yggdrasil Chronicles' board in the browser.

## Labels: parts of a list with commas

web-yggdrasil-summary =
    { $god }, { $life } life, { $elves ->
        [one] 1 Elf
       *[other] { $elves } Elves
    }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
web-yggdrasil-tree = The Tree
web-yggdrasil-level-top = top level, column { $column }
web-yggdrasil-level-mid = mid-level, column { $column }
web-yggdrasil-level-bottom = bottom level, column { $column }
web-yggdrasil-devastated = devastated
web-yggdrasil-closed = no action here now
web-yggdrasil-gain-heal = heal a world from afar
web-yggdrasil-gain-elf =
    { $amount ->
        [one] take 1 Elf
       *[other] take up to { $amount } Elves
    }
web-yggdrasil-gain-die =
    { $amount ->
        [one] take 1 Vanir die
       *[other] take up to { $amount } Vanir dice
    }
web-yggdrasil-gain-hero =
    { $amount ->
        [one] call 1 Hero to Valhalla
       *[other] call up to { $amount } Heroes to Valhalla
    }
web-yggdrasil-gain-artifact =
    { $amount ->
        [one] take an artifact of level 1
       *[other] take an artifact up to level { $amount }
    }
web-yggdrasil-gain-creature =
    { $amount ->
        [one] draw 1 creature
       *[other] draw { $amount } creatures and use one
    }
web-yggdrasil-gain-stone =
    { $amount ->
        [one] throw the white stone
        [2] throw the white and the green stone
       *[other] throw all three stones
    }
web-yggdrasil-gain-anonymous = free up to { $amount } Anonymous
web-yggdrasil-gain-giant = drive back up to { $amount } Fire Giants
web-yggdrasil-mode-penalty = with a penalty
web-yggdrasil-mode-bonus = with a bonus
web-yggdrasil-risks =
    { $count ->
        [one] 1 Risk
       *[other] { $count } Risks
    }
web-yggdrasil-heal-costs =
    { $count ->
        [one] healing costs 1 Life Point
       *[other] healing costs { $count } Life Points
    }
web-yggdrasil-strength = strength { $strength }
web-yggdrasil-spot = spot { $spot } of { $last }
web-yggdrasil-island = island { $island } of { $islands }
web-yggdrasil-retreat = retreats to: { $place }
web-yggdrasil-back = one island back
web-yggdrasil-ridden = ridden by { $iotunn }, who must be fought first
web-yggdrasil-open-none = no card on the wheel
web-yggdrasil-open = on the wheel: { $cards }
web-yggdrasil-open-armed = on the wheel: { $cards }; the next card activates
web-yggdrasil-loses = the next activation could lose the game
web-yggdrasil-nobody = no god yet
web-yggdrasil-support = support
web-yggdrasil-life = life { $life } of { $most }
web-yggdrasil-held =
    { $elves ->
        [one] 1 Elf
       *[other] { $elves } Elves
    }, { $dice ->
        [one] 1 Vanir die
       *[other] { $dice } Vanir dice
    }
web-yggdrasil-active = whose turn it is
web-yggdrasil-success = success
web-yggdrasil-failure = failure
web-yggdrasil-by-elf = changed by an Elf
web-yggdrasil-die-lost = this die is lost

## What an activation would do

web-yggdrasil-coming = What the next card may do
web-yggdrasil-could-lose = { " " }This could lose the game.
web-yggdrasil-next = The next activation:
web-yggdrasil-next-up = goes up to { $place }
web-yggdrasil-next-to =
    { $place ->
        [none] comes to the god who reveals
       *[other] comes to { $place }
    }
web-yggdrasil-next-devastate = { $place } is devastated
web-yggdrasil-next-turn = the mid-level turns
web-yggdrasil-next-giants =
    { $count ->
        [one] 1 Fire Giant climbs the ladder
       *[other] { $count } Fire Giants climb the ladder
    }
web-yggdrasil-next-anonymous =
    { $count ->
        [one] 1 Anonymous goes to Hel
       *[other] { $count } Anonymous go to Hel
    }
web-yggdrasil-next-iotunn = an Iotunn awakes
web-yggdrasil-next-life =
    { $count ->
        [one] the god who reveals loses 1 Life Point
       *[other] the god who reveals loses { $count } Life Points
    }
web-yggdrasil-next-island = goes to the next island
web-yggdrasil-next-out = breaks out to Asgard
web-yggdrasil-next-stop = the turn ends at once
web-yggdrasil-next-spot = goes to spot { $count }
web-yggdrasil-next-effect = what the page says
web-yggdrasil-next-page = the page is turned
web-yggdrasil-next-win = and you win
web-yggdrasil-next-dead-tree = and you lose
web-yggdrasil-next-past-top = cannot go up: you lose
web-yggdrasil-next-out-of-islands = no island is left: you lose

## Around the Tree

web-yggdrasil-wheel = The wheel of the Enemies
web-yggdrasil-to-victory =
    { $count ->
        [one] 1 step of Nidhögg to victory
       *[other] { $count } steps of Nidhögg to victory
    }
web-yggdrasil-path = Nidhögg's path: spot { $spot } of { $last }
web-yggdrasil-panel = What is looked at
web-yggdrasil-tab-gods = The gods
web-yggdrasil-tab-decks = The cards to come
web-yggdrasil-tab-cards = Artifacts, Iotunns, creatures
web-yggdrasil-tab-throw = The throw
web-yggdrasil-tab-offer = The cards to choose from
web-yggdrasil-tab-outcome = The end
web-yggdrasil-close = Close
web-yggdrasil-mine = Your god
web-yggdrasil-stilled = stilled by { $iotunn }
web-yggdrasil-answers = Answers
web-yggdrasil-order = Who plays first?
web-yggdrasil-order-at = { $god } plays as number { $place }; take it back
web-yggdrasil-advise-order = Who plays as number { $count }?
web-yggdrasil-offer = Cards to choose from
web-yggdrasil-offer-gods = Gods to choose from
web-yggdrasil-level = level { $level }
web-yggdrasil-under =
    { $count ->
        [0] the last one
        [one] 1 more below
       *[other] { $count } more below
    }
web-yggdrasil-asleep = { $count } on Loki's ladder
web-yggdrasil-discarded = discarded:
web-yggdrasil-bars =
    { $count ->
        [one] 1 bar left
       *[other] { $count } bars left
    }
web-yggdrasil-count-elves =
    { $count ->
        [one] 1 Elf
       *[other] { $count } Elves
    }
web-yggdrasil-count-heroes =
    { $count ->
        [one] 1 Hero in Valhalla
       *[other] { $count } Heroes in Valhalla
    }
web-yggdrasil-reserve = { $count } in reserve
web-yggdrasil-throw = { $god } takes Risks
web-yggdrasil-held-off = { $count } prevented
web-yggdrasil-still-open = { $count } still open
web-yggdrasil-by-creature = Creature
web-yggdrasil-wakes = { $enemy } wakes
web-yggdrasil-wake-card = The second card lies on the wheel
web-yggdrasil-against = { $god } against { $foe }
web-yggdrasil-god-die = God die
web-yggdrasil-vanir-die = Vanir die
web-yggdrasil-by-hero = Hero
web-yggdrasil-by-elves = Elves
web-yggdrasil-by-none = Still open
web-yggdrasil-decks = Enemy decks
web-yggdrasil-deck-size =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-yggdrasil-down = face down on the wheel:
web-yggdrasil-down-unseen = one card unseen on the wheel
web-yggdrasil-top = on top:
web-yggdrasil-unknown = in unknown order:
web-yggdrasil-bottom = at the bottom:
web-yggdrasil-shared = the support's, in either deck:
web-yggdrasil-outcome = How it ended
web-yggdrasil-won = You have saved Yggdrasil.
web-yggdrasil-lost = Yggdrasil has fallen.
web-yggdrasil-lost-to = { $enemy } has brought it down.
web-yggdrasil-lost-god = It was { $god }.
web-yggdrasil-stands =
    { $rounds ->
        [one] The Tree stands after a single round.
       *[other] The Tree stands after { $rounds } rounds.
    }
web-yggdrasil-weakest =
    { $life ->
        [one] { $god } had 1 Life Point left.
       *[other] Nobody was worse off than { $god }, with { $life } Life Points.
    }
web-yggdrasil-weakest-many =
    { $life ->
        [one] The weakest of you had 1 Life Point left.
       *[other] The weakest of you had { $life } Life Points left.
    }
web-yggdrasil-near =
    { $count ->
        [one] It was as near as can be: Nidhögg had 1 step left to the Tree.
       *[other] Nidhögg had { $count } steps left to the Tree.
    }
web-yggdrasil-near-page = You had come to page { $number } of { $pages }.
web-yggdrasil-near-enemies = How far each Enemy had come

## Moves

web-yggdrasil-move-fight = Fight { $one }
web-yggdrasil-move-bless = 1 Life Point for { $one }
web-yggdrasil-do-heal =
    { $count ->
        [one] Heal this world for 1 Life Point
       *[other] Heal this world for { $count } Life Points
    }
web-yggdrasil-word-act = Action
web-yggdrasil-word-heal = Heal
web-yggdrasil-word-pass = Do nothing
web-yggdrasil-word-stay = Stay
web-yggdrasil-word-none = No
web-yggdrasil-word-done = That is all
web-yggdrasil-word-keep = Keep it so
web-yggdrasil-word-reroll = Reroll
web-yggdrasil-word-elf = Elf
web-yggdrasil-word-die = die
web-yggdrasil-word-god = god die
web-yggdrasil-word-to = to

## Help in place

web-yggdrasil-no-powers = In the easy game the gods have no powers.
web-yggdrasil-alike = In the easy game the gods have no powers, and all of them can do the same: be whom you like.
web-yggdrasil-epithet-freyr = Lord of sun and rain, who gave his sword away for love.
web-yggdrasil-epithet-freyia = First to choose among the slain; she weeps gold.
web-yggdrasil-epithet-frigg = She knows all that will be, and keeps it secret.
web-yggdrasil-epithet-heimdall = The watchman, who hears the grass grow.
web-yggdrasil-epithet-odin = The Allfather, who paid for wisdom with an eye.
web-yggdrasil-epithet-thor = A red beard, a great thirst, a hammer that returns.
web-yggdrasil-epithet-tyr = He laid his hand in the wolf's jaws and kept his word.
web-yggdrasil-topic-warning = Mind this
web-yggdrasil-topic-wheel = The wheel
web-yggdrasil-topic-mode = Bonus and penalty
web-yggdrasil-topic-risk = Risks
web-yggdrasil-topic-throw = The throw
web-yggdrasil-topic-heal = Heal the Tree
web-yggdrasil-topic-devastated = Devastated worlds
web-yggdrasil-topic-cage = The Cage
web-yggdrasil-topic-ladder = Ladders
web-yggdrasil-topic-path = Nidhögg's path
web-yggdrasil-topic-saga = A saga
web-yggdrasil-help-path-easy = Five moves lead Nidhögg to the Tree. { yggdrasil-reconstructed }
web-yggdrasil-help-path-hard = Seven moves lead Nidhögg to the Tree, with a Fire Giant, an Anonymous and an Iotunn on the way. { yggdrasil-reconstructed }
web-yggdrasil-help-nidhogg-easy = Activated: he moves one spot along his path. On the last spot waits the Tree, and you have won. He cannot be fought and is in no world.
web-yggdrasil-help-nidhogg-hard = Activated: he moves one spot along his path. On the last spot waits the Tree, and you have won; three spots on the way strengthen your Enemies. He cannot be fought and is in no world.
web-yggdrasil-topic-elves = Elves
web-yggdrasil-topic-dice = Vanir dice
web-yggdrasil-topic-heroes = Heroes
web-yggdrasil-topic-life = Life Points
web-yggdrasil-topic-giants = Fire Giants
web-yggdrasil-topic-anonymous = Anonymous
web-yggdrasil-topic-islands = The islands
web-yggdrasil-topic-support = Support gods
web-yggdrasil-topic-iotunns = Iotunns
web-yggdrasil-topic-artifacts = Artifacts
web-yggdrasil-topic-creatures = Creatures
web-yggdrasil-topic-stones = Runic stones
web-yggdrasil-help-carousel = Surt, Hel and Loki turn it by one: each of its worlds goes one column to the right, with all who stand on it, and the last comes round to the left.
web-yggdrasil-topic-carousel = The mid-level turns

## Chapters of the rules

yggdrasil-chapter-table = On the board
yggdrasil-chapter-worlds = The nine worlds
yggdrasil-chapter-enemies = The Enemies
yggdrasil-chapter-gods = The gods
yggdrasil-chapter-iotunns = The Iotunns
yggdrasil-chapter-artifacts = The artifacts
yggdrasil-chapter-creatures = The creatures
