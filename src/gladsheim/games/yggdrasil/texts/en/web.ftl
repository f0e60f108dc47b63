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
web-yggdrasil-round = Round { $round }
web-yggdrasil-setup = Before the first round
web-yggdrasil-tab-gods = The gods
web-yggdrasil-tab-decks = The cards to come
web-yggdrasil-tab-cards = Artifacts, Iotunns, creatures
web-yggdrasil-tab-throw = The throw
web-yggdrasil-tab-offer = The cards to choose from
web-yggdrasil-tab-outcome = The end
web-yggdrasil-close = Close
web-yggdrasil-mine = Your god
web-yggdrasil-answers = Answers
web-yggdrasil-order = Who plays first?
web-yggdrasil-order-at = { $god } plays as number { $place }; take it back
web-yggdrasil-advise-order = Who plays as number { $count }?
web-yggdrasil-offer = Cards to choose from
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
web-yggdrasil-prevented = { $prevented } of { $risks } prevented
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

## A guided first game

web-guide-yggdrasil-welcome = Welcome to Yggdrasil Chronicles. You play together: six Enemies attack the nine worlds. Hold out until Nidhögg reaches the tree at the end of his path below, and all of you win.
web-guide-yggdrasil-god = First choose a god. In the easy game they are all alike, so take whom you like.
web-guide-yggdrasil-order = At the start of a round everybody lays a card unseen on the wheel, and you say who plays first. Let those go first who can ward off the worst before more cards are revealed.
web-guide-yggdrasil-reveal = The six tiles below the Tree are the wheel. The first card of an Enemy only lies there; the second one activates it. A red ring says: the next card does it. Choose a tile to see what would happen.
web-guide-yggdrasil-move = Now move: to a world on your level, or up or down in your column. Worlds that light up can be reached; choose one, or drag your god there.
web-guide-yggdrasil-act = Then act. The sign in each world says what you would get there: ▲ with another god beside you, ▼ with an Enemy. The small diamonds are Risks.
web-guide-yggdrasil-fight = Or fight an Enemy in your world: you always win and it retreats, but its strength is the number of Risks you take. Heroes, dice and Elves prevent them; each one that is left costs a Life Point.
web-guide-yggdrasil-tree = Two Enemies in one world devastate it. Keep Surt and Hel down and Iormungand to the left, and mind your Life Points: if an Enemy cannot go on, or a god loses the last Life Point, you have all lost.
web-guide-yggdrasil-help = Rest on anything, or hold it, to read what it does. A click that is not allowed says why. The tabs beside the Tree show the gods, the cards to come, and artifacts.
web-guide-yggdrasil-end = That is all you need. Talk about the order, help the weakest, and watch the red rings. Good luck to all of you!
