### In the terminal.

cli-yggdrasil-round = round { $round }
cli-yggdrasil-active = { $god }'s turn
cli-yggdrasil-won = you have won
cli-yggdrasil-lost = you have lost
cli-yggdrasil-ladders = Ladders
cli-yggdrasil-giants = Giants
cli-yggdrasil-anonymous = Anonymous
cli-yggdrasil-iotunns = Iotunns
cli-yggdrasil-island = Island
cli-yggdrasil-devastated = Devastated
cli-yggdrasil-valhalla = Valhalla: { $heroes }
cli-yggdrasil-reserve =
    Left: { $elves ->
        [one] 1 Elf
       *[other] { $elves } Elves
    }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
cli-yggdrasil-face-down = { $cards } face down
cli-yggdrasil-about = { $life } { $elves }E { $dice }V
cli-yggdrasil-heal = heal for { $life }♥
cli-yggdrasil-risk =
    { $risk ->
        [one] 1 Risk
       *[other] { $risk } Risks
    }
cli-yggdrasil-page = Page { $number }/{ $pages }, { $title }:
cli-yggdrasil-page-help = “help { $title }” tells it whole
cli-yggdrasil-strength =
    { $strength ->
        [one] 1 Risk
       *[other] { $strength } Risks
    }
cli-yggdrasil-gift-asgard = heal
cli-yggdrasil-gift-alfheim =
    { $amount ->
        [one] 1 Elf
       *[other] { $amount } Elves
    }
cli-yggdrasil-gift-vanaheim =
    { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    }
cli-yggdrasil-gift-midgard =
    { $amount ->
        [one] 1 Hero
       *[other] { $amount } Heroes
    }
cli-yggdrasil-gift-nidavellir =
    { $amount ->
        [one] artifact 1
        [2] artifact 1-2
       *[other] artifact 1-3
    }
cli-yggdrasil-gift-svartalfheim =
    { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
cli-yggdrasil-gift-iotunheim =
    { $amount ->
        [one] 1 stone
       *[other] { $amount } stones
    }
cli-yggdrasil-gift-niflheim = free { $amount }
cli-yggdrasil-gift-muspellheim = drive off { $amount }
cli-yggdrasil-shown = On offer
cli-yggdrasil-throw =
    { $risks ->
        [one] { $god }, 1 Risk:
       *[other] { $god }, { $risks } Risks:
    }
cli-yggdrasil-throw-against =
    { $risks ->
        [one] { $god } against { $opponent }, 1 Risk:
       *[other] { $god } against { $opponent }, { $risks } Risks:
    }
cli-yggdrasil-prevented = { $risks } prevented
cli-yggdrasil-deck = Deck of { $player } ({ $cards }):
cli-yggdrasil-among = unknown: { $cards }
cli-yggdrasil-shared = { $cards } of the support's
cli-yggdrasil-next-to = to the god's world
cli-yggdrasil-next-to-world = to { $world }
cli-yggdrasil-next-up-world = up to { $world }
cli-yggdrasil-next-devastate-world = devastates { $world }
cli-yggdrasil-next-turn = mid-level turns
cli-yggdrasil-next-iotunn = an Iotunn awakes
cli-yggdrasil-next-out = breaks out
cli-yggdrasil-next-stop = the turn ends
cli-yggdrasil-next-past-top = past the top
cli-yggdrasil-next-out-of-islands = past the last island
cli-yggdrasil-next-effect = what the page says
cli-yggdrasil-next-page = the page is turned
cli-yggdrasil-next-life = lives are lost
cli-yggdrasil-next-win = you win
cli-yggdrasil-next-dead-tree = you lose
cli-yggdrasil-next-giants-count =
    { $count ->
        [one] 1 Fire Giant
       *[other] { $count } Fire Giants
    }
cli-yggdrasil-next-anonymous-count = { $count } Anonymous
cli-yggdrasil-next-life-count = -{ $count }♥
cli-yggdrasil-next-island-count = to island { $count }
cli-yggdrasil-next-spot-count = to spot { $count }
cli-yggdrasil-signs = ▲ bonus   ▼ penalty   !! 2 Risks   ✗ devastated   Surt:3 strength   ♥ life, E Elves, V Vanir dice   † could lose the game   N Nidhögg, ♣ victory   ✓ success, ↓ lost   underlined: in reach
cli-yggdrasil-fillers = to into in on the with from for of my against go
cli-yggdrasil-sign-freyr = Fr
cli-yggdrasil-sign-freyia = Fa
cli-yggdrasil-sign-frigg = Fg
cli-yggdrasil-sign-heimdall = He
cli-yggdrasil-sign-odin = Od
cli-yggdrasil-sign-thor = Th
cli-yggdrasil-sign-tyr = Ty
cli-yggdrasil-word-pass = pass
cli-yggdrasil-word-act = act
cli-yggdrasil-word-heal = heal
cli-yggdrasil-word-fight = fight
cli-yggdrasil-word-bless = bless
cli-yggdrasil-word-stay = stay
cli-yggdrasil-word-reroll = reroll
cli-yggdrasil-word-keep = keep
cli-yggdrasil-word-done = done
cli-yggdrasil-word-none = nothing
cli-yggdrasil-word-deed = deed
cli-yggdrasil-word-god = god die
cli-yggdrasil-word-elf = Elf
cli-yggdrasil-word-elves = Elves
cli-yggdrasil-word-die = Vanir die
cli-yggdrasil-word-dice = Vanir dice
cli-yggdrasil-word-hero = Hero
cli-yggdrasil-word-heroes = Heroes
cli-yggdrasil-word-anonymous = Anonymous
cli-yggdrasil-word-giant = Fire Giant
cli-yggdrasil-word-giants = Fire Giants
cli-yggdrasil-word-life = Life
cli-yggdrasil-word-white = white
cli-yggdrasil-word-green = green
cli-yggdrasil-word-red = red
cli-yggdrasil-word-turn = turn
cli-yggdrasil-word-move = move
cli-yggdrasil-word-normal = normal
cli-yggdrasil-word-recover = recover
cli-yggdrasil-also-pass = skip | end
cli-yggdrasil-also-act = action
cli-yggdrasil-also-heal = heal the tree
cli-yggdrasil-also-fight = attack
cli-yggdrasil-also-stay = wait
cli-yggdrasil-also-none = no | nobody
cli-yggdrasil-also-elf = an elf
cli-yggdrasil-also-die = vanir
cli-yggdrasil-also-anonymous = anonymous ones
cli-yggdrasil-also-life = life point | life points
cli-yggdrasil-also-idunn = apples
cli-yggdrasil-also-deer = deer | the deer | four deer | the four deer | dain
cli-yggdrasil-also-geri-freki = geri | freki
cli-yggdrasil-also-hugin-munin = hugin | munin
cli-yggdrasil-also-tanngrisnir = goats
cli-yggdrasil-topic-figures = figures
cli-yggdrasil-topic-turn = Turn
cli-yggdrasil-topic-order = Order
cli-yggdrasil-topic-wheel = Wheel
cli-yggdrasil-topic-activation = Activation
cli-yggdrasil-topic-move = Moving
cli-yggdrasil-topic-mode = Bonus and penalty
cli-yggdrasil-topic-heal = Healing
cli-yggdrasil-topic-fight = Fight
cli-yggdrasil-topic-risk = Risks
cli-yggdrasil-topic-throw = Throw
cli-yggdrasil-topic-heroes = Heroes
cli-yggdrasil-topic-elves = Elves
cli-yggdrasil-topic-dice = Vanir dice
cli-yggdrasil-topic-life = Life Points
cli-yggdrasil-topic-devastated = Devastated
cli-yggdrasil-topic-ladder = Ladder
cli-yggdrasil-topic-giants = Fire Giants
cli-yggdrasil-topic-anonymous = Anonymous
cli-yggdrasil-topic-islands = Islands
cli-yggdrasil-topic-iotunns = Iotunns
cli-yggdrasil-topic-path = Path
cli-yggdrasil-topic-support = Support
cli-yggdrasil-topic-artifacts = Artifacts
cli-yggdrasil-topic-creatures = Creatures
cli-yggdrasil-topic-saga = saga
cli-yggdrasil-topic-stones = Stones
