### Blood Rage. The wording is ours, not the rulebook's nor the cards'.

bloodrage-title = Blood Rage
bloodrage-promise = Raid, and die gloriously.
bloodrage-credits = A game by Eric M. Lang, published by CMON and Guillotine Games in 2015 and in German by Asmodee.
bloodrage-rules =
    There are three ages. Each begins with the gods' gifts: eight cards for everybody; keep one and pass the rest to the left, until you have six. They are upgrades for your clan, quests, and cards for battles.
    Then everybody takes one action at a time, as long as they have Rage: invade with a figure, march, play an upgrade, commit a quest, or pillage a province. At 0 Rage you can only join the battles of others. A pillage calls everybody to battle: figures from neighbouring provinces may join, then all who are there play a card face down. The greatest strength wins, and everybody dies in a tie. The losers' figures go to Valhalla, but they take their cards back; the winner gains Glory for Axes, and the pillager who wins also the reward of the province.
    When everybody is out of Rage or every province is pillaged, hands are cut to one card, quests are judged, and Ragnarök swallows a province: whoever dies there gains Glory. Then all the dead come back. After the third age, stats on legendary steps bring more. The most Glory wins.

## Options

bloodrage-option-first_game = First game
bloodrage-option-first_game-help = Play the first age with the eight cards that you are dealt, without passing any on.

## Figures and places

bloodrage-figure-leader = Leader
bloodrage-figure-warrior = Warrior
bloodrage-figure-ship = Ship
bloodrage-figure-troll = Troll
bloodrage-figure-dwarf-chieftain = Dwarf Chieftain
bloodrage-figure-sea-serpent = Sea Serpent
bloodrage-figure-valkyrie = Valkyrie
bloodrage-figure-dark-elf = Dark Elf
bloodrage-figure-fire-giant = Fire Giant
bloodrage-figure-frost-giant = Frost Giant
bloodrage-figure-soldier-of-hel = Soldier of Hel
bloodrage-figure-volur-witch = Volur Witch

# One or several of them, as something is done to them; only warriors are many.
bloodrage-figures-leader =
    { $count ->
        [one] the leader
       *[other] { $count } leaders
    }
bloodrage-figures-warrior =
    { $count ->
        [one] a warrior
       *[other] { $count } warriors
    }
bloodrage-figures-ship =
    { $count ->
        [one] the ship
       *[other] { $count } ships
    }
bloodrage-figures-troll = the Troll
bloodrage-figures-dwarf-chieftain = the Dwarf Chieftain
bloodrage-figures-sea-serpent = the Sea Serpent
bloodrage-figures-valkyrie = the Valkyrie
bloodrage-figures-dark-elf = the Dark Elf
bloodrage-figures-fire-giant = the Fire Giant
bloodrage-figures-frost-giant = the Frost Giant
bloodrage-figures-soldier-of-hel = the Soldier of Hel
bloodrage-figures-volur-witch = the Volur Witch

bloodrage-place-myrkulor = Myrkulor
bloodrage-place-elvagar = Elvagar
bloodrage-place-angerboda = Angerboda
bloodrage-place-muspelheim = Muspelheim
bloodrage-place-horgr = Horgr
bloodrage-place-utgard = Utgard
bloodrage-place-andlang = Andlang
bloodrage-place-gimle = Gimle
bloodrage-place-yggdrasil = Yggdrasil
bloodrage-place-north = North Fjord
bloodrage-place-east = East Fjord
bloodrage-place-south = South Fjord
bloodrage-place-west = West Fjord
bloodrage-place-reserve = Reserve
bloodrage-place-valhalla = Valhalla
bloodrage-place-box = Box

bloodrage-to-myrkulor = to Myrkulor
bloodrage-to-elvagar = to Elvagar
bloodrage-to-angerboda = to Angerboda
bloodrage-to-muspelheim = to Muspelheim
bloodrage-to-horgr = to Horgr
bloodrage-to-utgard = to Utgard
bloodrage-to-andlang = to Andlang
bloodrage-to-gimle = to Gimle
bloodrage-to-yggdrasil = to Yggdrasil
bloodrage-to-north = into the North Fjord
bloodrage-to-east = into the East Fjord
bloodrage-to-south = into the South Fjord
bloodrage-to-west = into the West Fjord

bloodrage-in-myrkulor = in Myrkulor
bloodrage-in-elvagar = in Elvagar
bloodrage-in-angerboda = in Angerboda
bloodrage-in-muspelheim = in Muspelheim
bloodrage-in-horgr = in Horgr
bloodrage-in-utgard = in Utgard
bloodrage-in-andlang = in Andlang
bloodrage-in-gimle = in Gimle
bloodrage-in-yggdrasil = in Yggdrasil
bloodrage-in-north = in the North Fjord
bloodrage-in-east = in the East Fjord
bloodrage-in-south = in the South Fjord
bloodrage-in-west = in the West Fjord
bloodrage-in-reserve = in the reserve
bloodrage-in-valhalla = in Valhalla

bloodrage-region-manheim = Manheim
bloodrage-region-jotunheim = Jotunheim
bloodrage-region-alfheim = Alfheim

bloodrage-stat-rage = Rage
bloodrage-stat-axes = Axes
bloodrage-stat-horns = Horns

bloodrage-some-token = Token “{ $token }”
bloodrage-token-rage = Rage
bloodrage-token-axes = Axes
bloodrage-token-horns = Horns
bloodrage-token-glory = 5 Glory
bloodrage-token-all = Rage, Axes and Horns

bloodrage-phase-setup = Set-up
bloodrage-phase-gifts = Gods' gifts
bloodrage-phase-actions = Actions
bloodrage-phase-discard = Discard
bloodrage-phase-quests = Quests
bloodrage-phase-ragnarok = Ragnarök
bloodrage-phase-valhalla = Valhalla
bloodrage-phase-over = The end

bloodrage-clan-wolf = Wolf
bloodrage-clan-raven = Raven
bloodrage-clan-serpent = Serpent
bloodrage-clan-bear = Bear
bloodrage-clan-ram = Ram

bloodrage-family-monster = Monster
bloodrage-family-leader = Leader
bloodrage-family-warrior = Warriors
bloodrage-family-ship = Ship
bloodrage-family-clan = Clan
bloodrage-family-quest = Quest
bloodrage-family-battle = Battle

bloodrage-why-battle = battle won
bloodrage-why-pillage = pillage
bloodrage-why-quest = quest
bloodrage-why-ragnarok = death in Ragnarök
bloodrage-why-ships = ship lost
bloodrage-why-release = back from Valhalla
bloodrage-why-slain = enemies slain
bloodrage-why-valkyrie = Valkyrie
bloodrage-why-judgement = Odin's Judgement
bloodrage-why-hammer = Thor's Hammer
bloodrage-why-ascension = Thor's Ascension
bloodrage-why-watch = Heimdall's Watch
bloodrage-why-standing = figures on the board
bloodrage-why-track = legendary stat

## Cards of the first age

bloodrage-card-troll = Troll
bloodrage-card-dwarf-chieftain = Dwarf Chieftain
bloodrage-card-sea-serpent = Sea Serpent
bloodrage-card-lord-of-hammers = Lord of Hammers
bloodrage-card-brothers-in-arms = Brothers in Arms
bloodrage-card-lokis-dragons = Loki's Dragons
bloodrage-card-lokis-domain = Loki's Domain
bloodrage-card-friggas-charm = Frigga's Charm
bloodrage-card-thors-glory = Thor's Glory
bloodrage-card-friggas-succor = Frigga's Succor
bloodrage-card-tyrs-domain = Tyr's Domain
bloodrage-card-lokis-blessing = Loki's Blessing
bloodrage-card-alfheim-1 = Alfheim!
bloodrage-card-jotunheim-1 = Jotunheim!
bloodrage-card-manheim-1 = Manheim!
bloodrage-card-glorious-death-1 = Glorious Death!
bloodrage-card-yggdrasil-1 = Yggdrasil!
bloodrage-card-widespread-1 = Widespread!
bloodrage-card-odins-smite = Odin's Smite
bloodrage-card-heimdalls-sight = Heimdall's Sight
bloodrage-card-friggas-grace = Frigga's Grace
bloodrage-card-lokis-trickery = Loki's Trickery
bloodrage-card-thors-hammer = Thor's Hammer
bloodrage-card-tyrs-bash = Tyr's Bash
bloodrage-card-tyrs-smash-1 = Tyr's Smash
bloodrage-card-tyrs-crush-1 = Tyr's Crush
bloodrage-card-tyrs-smite-1 = Tyr's Smite

## Cards of the second age

bloodrage-card-valkyrie = Valkyrie
bloodrage-card-dark-elf = Dark Elf
bloodrage-card-fire-giant = Fire Giant
bloodrage-card-lord-of-axes = Lord of Axes
bloodrage-card-experts-in-arms = Experts in Arms
bloodrage-card-fire-dragons = Fire Dragons
bloodrage-card-odins-inspiration = Odin's Inspiration
bloodrage-card-tyrs-challenge = Tyr's Challenge
bloodrage-card-friggas-protection = Frigga's Protection
bloodrage-card-lokis-eminence = Loki's Eminence
bloodrage-card-tyrs-prowess = Tyr's Prowess
bloodrage-card-thors-domain = Thor's Domain
bloodrage-card-alfheim-2 = Alfheim!
bloodrage-card-jotunheim-2 = Jotunheim!
bloodrage-card-manheim-2 = Manheim!
bloodrage-card-glorious-death-2 = Glorious Death!
bloodrage-card-yggdrasil-2 = Yggdrasil!
bloodrage-card-widespread-2 = Widespread!
bloodrage-card-heimdalls-eye = Heimdall's Eye
bloodrage-card-heimdalls-watch-2 = Heimdall's Watch
bloodrage-card-odins-tide = Odin's Tide
bloodrage-card-lokis-backstab = Loki's Backstab
bloodrage-card-thors-oath = Thor's Oath
bloodrage-card-tyrs-smash-2 = Tyr's Smash
bloodrage-card-tyrs-crush-2 = Tyr's Crush
bloodrage-card-tyrs-smite-2 = Tyr's Smite
bloodrage-card-tyrs-rage-2 = Tyr's Rage

## Cards of the third age

bloodrage-card-frost-giant = Frost Giant
bloodrage-card-soldier-of-hel = Soldier of Hel
bloodrage-card-volur-witch = Volur Witch
bloodrage-card-lord-of-spears = Lord of Spears
bloodrage-card-masters-in-arms = Masters in Arms
bloodrage-card-eternal-dragons = Eternal Dragons
bloodrage-card-friggas-domain = Frigga's Domain
bloodrage-card-odins-throne = Odin's Throne
bloodrage-card-thors-conquest = Thor's Conquest
bloodrage-card-friggas-sacrifice = Frigga's Sacrifice
bloodrage-card-tyrs-wrath = Tyr's Wrath
bloodrage-card-lokis-wrath = Loki's Wrath
bloodrage-card-alfheim-3 = Alfheim!
bloodrage-card-jotunheim-3 = Jotunheim!
bloodrage-card-manheim-3 = Manheim!
bloodrage-card-glorious-death-3 = Glorious Death!
bloodrage-card-yggdrasil-3 = Yggdrasil!
bloodrage-card-widespread-3 = Widespread!
bloodrage-card-heimdalls-gaze = Heimdall's Gaze
bloodrage-card-heimdalls-watch-3 = Heimdall's Watch
bloodrage-card-thors-primacy = Thor's Primacy
bloodrage-card-thors-ascension = Thor's Ascension
bloodrage-card-odins-judgement = Odin's Judgement
bloodrage-card-lokis-poison = Loki's Poison
bloodrage-card-tyrs-crush-3 = Tyr's Crush
bloodrage-card-tyrs-smite-3 = Tyr's Smite
bloodrage-card-tyrs-rage-3 = Tyr's Rage
bloodrage-card-tyrs-judgement = Tyr's Judgement

## What figures and cards do

bloodrage-power-leader = Invading with your leader costs no Rage.
bloodrage-power-warrior = Eight of them, each as strong as your upgrade says.
bloodrage-power-ship = Lies in a fjord, never moves, and counts in both provinces beside it.

bloodrage-power-troll = When it invades a province, all enemy warriors there die.
bloodrage-power-dwarf-chieftain = Costs no Rage, neither the card nor any invasion with him.
bloodrage-power-sea-serpent = Is a ship too: it lies in a fjord and counts in both provinces beside it.
bloodrage-power-valkyrie = 2 Glory for each enemy figure that dies in a battle she took part in, even if she loses.
bloodrage-power-dark-elf = May invade Yggdrasil, and has strength 3 there.
bloodrage-power-fire-giant = When it invades a province, all enemy figures there and in its fjord die, but not monsters.
bloodrage-power-frost-giant = After a successful pillage with it you gain the reward a second time.
bloodrage-power-soldier-of-hel = Costs no Rage, neither the card nor any invasion with it.
bloodrage-power-volur-witch = Instead of dying in an outer province she may flee to Yggdrasil.

bloodrage-power-lord-of-hammers = After a successful pillage with your leader he may move to an adjacent province.
bloodrage-power-lord-of-axes = After a successful pillage with your leader you raise a stat of your choice.
bloodrage-power-lord-of-spears = After a successful pillage with your leader you raise all three stats.
bloodrage-power-brothers-in-arms = Every two of your warriors in a province have strength 3 together.
bloodrage-power-experts-in-arms = Your warriors have strength 2.
bloodrage-power-masters-in-arms = Your warriors have strength 2, and every two of them in a province 6 together.
bloodrage-power-lokis-dragons = 4 Glory whenever one of your ships dies.
bloodrage-power-fire-dragons = 8 Glory whenever one of your ships dies.
bloodrage-power-eternal-dragons = 12 Glory whenever one of your ships dies.

bloodrage-power-lokis-domain = 1 Glory for each of your figures that comes back from Valhalla.
bloodrage-power-lokis-eminence = 2 Glory for each of your figures that comes back from Valhalla.
bloodrage-power-lokis-wrath = 3 Glory for each of your figures that comes back from Valhalla.
bloodrage-power-lokis-blessing = When you lose a battle, a warrior of your reserve may invade that province for nothing.
bloodrage-power-friggas-charm = Your upgrades cost 1 Rage less.
bloodrage-power-friggas-succor = When you invade a province, a warrior of your reserve may come along for nothing.
bloodrage-power-friggas-protection = Pay 1 Rage, and one of your figures that would die does not. Ragnarök cannot be bought off.
bloodrage-power-friggas-domain = For 1 Rage you may invade with a figure out of Valhalla.
bloodrage-power-friggas-sacrifice = As an action, destroy two of your figures and raise a stat.
bloodrage-power-thors-glory = 2 Glory whenever two or more enemy figures die in a battle of yours, won or lost.
bloodrage-power-thors-domain = When you have invaded a province you may pay 2 Rage and pillage it at once.
bloodrage-power-thors-conquest = At the end of the game, 3 Glory for each of your figures on the board.
bloodrage-power-tyrs-domain = A quest that you reveal in battle may count as a battle card with +3.
bloodrage-power-tyrs-wrath = A quest that you reveal in battle may count as a battle card with +5.
bloodrage-power-tyrs-challenge = As an action, pay 2 Rage to pillage a province that has been pillaged already.
bloodrage-power-tyrs-prowess = When you have won a battle you may keep your cards for 1 Rage each.
bloodrage-power-odins-inspiration = Your Glory for dying in Ragnarök is doubled.
bloodrage-power-odins-throne = The Glory of your quests is doubled.

bloodrage-power-alfheim-1 = Have the most strength in a province of Alfheim: Andlang or Gimle.
bloodrage-power-alfheim-2 = { bloodrage-power-alfheim-1 }
bloodrage-power-alfheim-3 = { bloodrage-power-alfheim-1 }
bloodrage-power-jotunheim-1 = Have the most strength in a province of Jotunheim: Muspelheim, Horgr or Utgard.
bloodrage-power-jotunheim-2 = { bloodrage-power-jotunheim-1 }
bloodrage-power-jotunheim-3 = { bloodrage-power-jotunheim-1 }
bloodrage-power-manheim-1 = Have the most strength in a province of Manheim: Myrkulor, Elvagar or Angerboda.
bloodrage-power-manheim-2 = { bloodrage-power-manheim-1 }
bloodrage-power-manheim-3 = { bloodrage-power-manheim-1 }
bloodrage-power-glorious-death-1 = Have four or more of your figures in Valhalla, before Ragnarök.
bloodrage-power-glorious-death-2 = { bloodrage-power-glorious-death-1 }
bloodrage-power-glorious-death-3 = { bloodrage-power-glorious-death-1 }
bloodrage-power-yggdrasil-1 = Have the most strength in Yggdrasil.
bloodrage-power-yggdrasil-2 = { bloodrage-power-yggdrasil-1 }
bloodrage-power-yggdrasil-3 = { bloodrage-power-yggdrasil-1 }
bloodrage-power-widespread-1 = Have the most strength in at least two provinces.
bloodrage-power-widespread-2 = { bloodrage-power-widespread-1 }
bloodrage-power-widespread-3 = { bloodrage-power-widespread-1 }

bloodrage-power-odins-smite = Before strengths are compared, each opponent loses a warrior in the province.
bloodrage-power-odins-tide = Before strengths are compared, everybody keeps one figure in this battle, and the rest die.
bloodrage-power-odins-judgement = 2 Glory for each figure that dies in this battle, your own too, won or lost.
bloodrage-power-heimdalls-sight = As strong as the highest card of an enemy.
bloodrage-power-heimdalls-eye = May also be added after the cards are revealed.
bloodrage-power-heimdalls-gaze = { bloodrage-power-heimdalls-eye }
bloodrage-power-heimdalls-watch-2 = All revealed cards are out. You gain their strength as Glory, and everybody plays again.
bloodrage-power-heimdalls-watch-3 = { bloodrage-power-heimdalls-watch-2 }
bloodrage-power-friggas-grace = If you pillage successfully, raise another stat than the province did.
bloodrage-power-lokis-trickery = If you lose, steal 1 Rage from the winner.
bloodrage-power-lokis-backstab = If you lose, steal 2 Glory from the winner.
bloodrage-power-lokis-poison = If you lose, take the winner's cards into your hand.
bloodrage-power-thors-hammer = If you win, 3 Glory.
bloodrage-power-thors-oath = If you win, raise a stat.
bloodrage-power-thors-ascension = If you win, 3 Rage and 3 Glory.
bloodrage-power-thors-primacy = The texts of all opponents' revealed cards are cancelled.
bloodrage-power-tyrs-bash = Strength, and nothing else.
bloodrage-power-tyrs-smash-1 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-smash-2 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-crush-1 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-crush-2 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-crush-3 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-smite-1 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-smite-2 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-smite-3 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-rage-2 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-rage-3 = { bloodrage-power-tyrs-bash }
bloodrage-power-tyrs-judgement = { bloodrage-power-tyrs-bash }

## What else is worth an explanation

bloodrage-help-gifts = Everybody is dealt eight cards of the age, keeps one and passes the others to the left, until six are kept; the last two leave the game. Two players keep two at a time.
bloodrage-help-actions = One action at a time, the first player first, then to the left. Whoever has 0 Rage can take none, not even a free one, but still joins battles. The phase ends when nobody has Rage, or when every province that is left has been pillaged.
bloodrage-help-discard = Everybody keeps at most one card for the next age; in the third age nobody keeps any.
bloodrage-help-quests = Committed quests are revealed. Each that is fulfilled brings its Glory and raises a stat of your choice; a failed one costs nothing.
bloodrage-help-ragnarok = The doomed province of the age is destroyed for good. Whoever dies there or in its fjord brings Glory to their clan: 2 each in the first age, 3 in the second, 4 in the third.
bloodrage-help-valhalla = The dead wait here, outside the board. At the end of each age they all come back to the reserves of their clans.
bloodrage-help-invade = Put a figure of your reserve into a free village, or a ship into a fjord, and pay its strength in Rage; the leader is free. Yggdrasil is reached only by marching.
bloodrage-help-march = For 1 Rage, move any number of your figures from one province to free villages of any other. Ships never move.
bloodrage-help-upgrade = Pay the number of the card and lay it into its slot. The card that lay there is out of the game. A unit or a monster may invade at once for nothing.
bloodrage-help-quest = Lay a quest face down for nothing; it is judged after the actions. You may commit any number of them.
bloodrage-help-pillage = Choose a province that is not pillaged yet, with a figure of yours in it or a ship in its fjord. It costs nothing. Everybody may join; if an enemy is there, there is a battle.
bloodrage-help-pass = Your Rage drops to 0, and you take no more actions in this age.
bloodrage-help-call = From the pillager's left, each player may bring one figure from an adjacent province into a free village, round and round until nobody does or no village is free. Ships stay.
bloodrage-help-battle = Everybody there plays a card face down. Figures and cards are added up, and the highest total wins; in a tie everybody loses. The winner discards the cards, the losers take theirs back and go to Valhalla, ships included.
bloodrage-help-rage = What actions cost. At the start of each action phase you have as much as this stat says; a raise counts from the next age.
bloodrage-help-axes = As much Glory as this stat says for each battle that you win, whether it was your pillage or not.
bloodrage-help-horns = So many figures you may have on the board, ships and monsters included, but not those in Valhalla.
bloodrage-help-glory = Whoever has the most at the end wins. A stat on its fourth or fifth step brings 10 at the end, on its last 20.
bloodrage-help-token = What a successful pillage of the province brings: a step of Rage, Axes or Horns, 5 Glory, or in Yggdrasil a step of all three. It is there again in the next age.
bloodrage-help-village = Room for one figure. A province holds as many figures as it has villages; Yggdrasil holds any number.
bloodrage-help-fjord = For ships, any number of them. A ship counts fully in both provinces beside its fjord, and dies with either.
bloodrage-help-yggdrasil = The middle of the world: adjacent to all provinces, without villages and without a fjord. It is reached by marching or by joining a battle, and never destroyed.
bloodrage-help-doom = Three provinces are doomed from the start, one for each age. Until Ragnarök comes they are like any other.

## What happened

bloodrage-event-first-player-drawn = { who } goes first.
bloodrage-event-token-laid = { $province } rewards a pillage with { $token }.
bloodrage-event-doom-drawn =
    { $age ->
        [1] In the first age Ragnarök will destroy { $province }.
        [2] In the second age Ragnarök will destroy { $province }.
       *[other] In the third age Ragnarök will destroy { $province }.
    }
bloodrage-event-province-ruined = { $province } lies in ruins from the start.
bloodrage-event-age-began =
    { $age ->
        [1] The first age begins.
        [2] The second age begins.
       *[other] The third age begins.
    }
bloodrage-event-card-dealt = { who } was dealt { $card } from the deck.
bloodrage-event-packs-passed = The cards are passed to the left.
bloodrage-event-gifts-taken = Everybody has chosen their gifts.
bloodrage-event-turn-passed = { who } passed.
bloodrage-event-invaded =
    { who } sent { $figure } { $place }{ $cost ->
        [0] , for nothing.
       *[other] { " " }for { $cost } Rage.
    }
bloodrage-event-returned = { who } brought { $figure } out of Valhalla { $place }.
bloodrage-event-marched = { who } marched with { $figure } from { $from } { $place }.
bloodrage-event-upgraded = { who } upgraded with { $card } for { $cost } Rage.
bloodrage-event-upgraded-replacing = { who } upgraded with { $card } for { $cost } Rage; { $replaced } is out of the game.
bloodrage-event-quest-committed = { who } committed { $card } as a quest.
bloodrage-event-quest-committed-hidden = { who } committed a quest.
bloodrage-event-stat-raised = { who } raised { $stat } to step { $step }: { $value }.
bloodrage-event-rage-changed = { who } gained { $amount } Rage ({ $why }).
bloodrage-event-rage-lost = { who } paid { $amount } Rage ({ $why }).
bloodrage-event-glory-gained = { who } gained { $amount } Glory ({ $why }).
bloodrage-event-pillage-began = { who } wants to pillage { $province } and calls to battle.
bloodrage-event-pillage-began-again = { who } wants to pillage { $province } once more and calls to battle.
bloodrage-event-joined = { who } brought { $figure } from { $from } { $province }.
bloodrage-event-pillaged-unopposed = Nobody stands up to { who } in { $province }.
bloodrage-card-of = { $card } ({ who })
bloodrage-strength-of = { who } { $strength }
bloodrage-event-cards-revealed = Cards in the battle for { $province }: { $cards }.
bloodrage-event-quest-declared = { who } used { $card } as a battle card with +{ $strength }.
bloodrage-event-card-cancelled = The text of { $card } is cancelled ({ who }).
bloodrage-event-cards-watched = { who } sees through every card: out of the game are { $cards } – everybody plays again.
bloodrage-event-late-card-played = { who } added { $card } to the battle.
bloodrage-event-figure-died = { who } lost { $figure } { $place }.
bloodrage-event-figure-saved = { who } saved { $figure } { $place } for 1 Rage.
bloodrage-event-witch-fled = The Volur Witch of { who } fled from { $province } to Yggdrasil.
bloodrage-event-figure-kept = { who } kept { $figure } in the battle.
bloodrage-event-battle-won = { who } won the battle for { $province }: { $strengths }.
bloodrage-event-battle-tied = The battle for { $province } is a tie, and everybody loses: { $strengths }.
bloodrage-event-pillaged = { who } pillaged { $province }. The reward: { $token }.
bloodrage-event-rage-stolen = { who } stole { $amount } Rage from { $other }.
bloodrage-event-glory-stolen = { who } stole { $amount } Glory from { $other }.
bloodrage-event-cards-taken = { who } took { $cards } from { $other } in hand.
bloodrage-event-cards-kept = { who } paid Rage to keep { $cards } in hand.
bloodrage-event-cards-discarded = { who } discarded { $cards } after the victory.
bloodrage-event-cards-returned = { who } took { $cards } back in hand.
bloodrage-event-leader-moved = The leader of { who } moved from { $from } { $place }.
bloodrage-event-cards-thrown-away =
    { $count ->
        [one] { who } threw away one card.
       *[other] { who } threw away { $count } cards.
    }
bloodrage-event-card-kept = { who } kept { $card } for the next age.
bloodrage-event-card-kept-hidden = { who } kept a card for the next age.
bloodrage-event-quest-revealed = { who } fulfilled the quest “{ $card }”
bloodrage-event-quest-failed = { who } failed in the quest “{ $card }”
bloodrage-event-province-destroyed = Ragnarök destroyed { $province }.
bloodrage-event-figures-released = { who } got back { $figure } from Valhalla.
bloodrage-event-age-ended =
    { $age ->
        [1] The first age has ended.
        [2] The second age has ended.
       *[other] The third age has ended.
    }
bloodrage-event-track-bonus = { who } gained { $glory } Glory for legendary { $stat }.
bloodrage-event-game-ended = The world has ended.

## Questions

bloodrage-ask-first-player = Who goes first?
bloodrage-ask-lay-token = Which token lies in { $province }?
bloodrage-ask-draw-doom =
    { $age ->
        [1] Which province will Ragnarök destroy in the first age?
        [2] Which province will Ragnarök destroy in the second age?
       *[other] Which province will Ragnarök destroy in the third age?
    }
bloodrage-ask-ruin =
    { $left ->
        [one] Which province is destroyed from the start?
       *[other] { $left } provinces are destroyed from the start. Which one is next?
    }
bloodrage-ask-deal = Which card was { who } dealt?
bloodrage-ask-take =
    { $left ->
        [one] Which card do you keep? The others go to your left.
       *[other] Which card do you keep first? { $left } of these are yours, the others go to your left.
    }
bloodrage-ask-act =
    { $rage ->
        [one] Your last Rage: which action do you take?
       *[other] You have { $rage } Rage: which action do you take?
    }
bloodrage-ask-march = Who marches from { $from } { $place }? One figure after the other.
bloodrage-ask-free-invasion = You may send { $figure } at once, for nothing. Where to?
bloodrage-ask-extra-warrior = A warrior of your reserve may go { $place } too, for nothing.
bloodrage-ask-pillage-at-once = You have just invaded { $province }. Do you pillage it at once, for 2 Rage?
bloodrage-ask-sacrifice =
    { $left ->
        [one] Which figure do you sacrifice?
       *[other] Which figure do you sacrifice first? It takes { $left }.
    }
bloodrage-ask-raise-stat = Which stat do you raise?
bloodrage-ask-call = { $pillager } wants to pillage { $province }. Do you bring a figure from a province beside it?
bloodrage-ask-lay-card = Battle for { $province }: which card do you play, face down? If you lose, you get it back.
bloodrage-ask-declare = Does your quest { $card } count as a battle card with +{ $strength }?
bloodrage-ask-keep-one = Odin's Tide sweeps { $province }: which one of your figures survives?
bloodrage-ask-save = Your figures in { $province } are about to die. Do you save one?
bloodrage-ask-late-card = Do you add a card to the battle for { $province }?
bloodrage-ask-keep-cards = You have won. Do you keep a card of this battle, for 1 Rage?
bloodrage-ask-leader-moves = You have pillaged { $from }. Does your leader move on?
bloodrage-ask-keep-card = Which card do you keep for the next age? The others are thrown away.

## Choices, and what to know before making them

bloodrage-choose-pass = Pass
bloodrage-choose-invade =
    Send { $figure } { $place } { $cost ->
        [0] (free)
       *[other] ({ $cost } Rage)
    }
bloodrage-choose-return = Bring { $figure } out of Valhalla { $place } ({ $cost } Rage)
bloodrage-choose-march = March from { $from } { $place } (1 Rage)
bloodrage-choose-upgrade = Upgrade with { $card } ({ $cost } Rage)
bloodrage-choose-upgrade-for = Upgrade with { $card } in the place of { $replaced } ({ $cost } Rage)
bloodrage-choose-quest = Commit { $card } as a quest
bloodrage-choose-pillage = Pillage { $province }
bloodrage-choose-challenge = Pillage { $province } once more ({ $cost } Rage)
bloodrage-choose-sacrifice = Sacrifice two of your figures
bloodrage-choose-none = Do without
bloodrage-choose-extra-warrior = Send a warrior
bloodrage-choose-pillage-now = Pillage at once ({ $cost } Rage)
bloodrage-choose-done = That is all
bloodrage-choose-stay = Bring nobody
bloodrage-choose-join = Bring { $figure } from { $from }
bloodrage-choose-use = Count it as +{ $strength }
bloodrage-choose-leave = Leave it without strength
bloodrage-choose-let-die = Let them die
bloodrage-choose-flee = Let { $figure } flee to Yggdrasil
bloodrage-choose-save = Save { $figure } (1 Rage)
bloodrage-choose-leader-stays = He stays
bloodrage-choose-figure-at = { $figure } { $place }
bloodrage-choose-stat =
    { $stat } { $value }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } Glory at the end
    }
bloodrage-warn-pass =
    { $rage ->
        [one] You give up your last Rage and take no more actions in this age.
       *[other] You give up { $rage } Rage and take no more actions in this age.
    }
bloodrage-warn-replaces = { $card } will be out of the game.
bloodrage-warn-monster-leaves = { $figure } { $place } will be out of the game.
bloodrage-warn-adds-nothing = { $card } adds no strength, and the winner discards it.

## Why not

bloodrage-too-dear = That costs { $cost } Rage; you have { $rage }.
bloodrage-horns-full = Your Horns allow { $horns } figures on the board, and so many you have.
bloodrage-no-village = No village is free in { $place }.
bloodrage-destroyed = Ragnarök has destroyed { $place }; nothing happens there any more.
bloodrage-not-in-reserve = You have no such figure in your reserve: { $figure }.
bloodrage-not-in-valhalla = You have no such figure in Valhalla: { $figure }.
bloodrage-ships-to-fjords = Ships invade fjords only: { $figure }.
bloodrage-only-fjords = A fjord is for ships only, and this is none: { $figure }.
bloodrage-not-yggdrasil = Nobody but the Dark Elf can invade Yggdrasil; march there instead.
bloodrage-nobody-there = You have nobody there who could march: { $place }.
bloodrage-same-province = A march leads into another province.
bloodrage-ships-stay = Ships never move: { $figure }.
bloodrage-already-there = It is in { $place } already.
bloodrage-not-adjacent = { $place } is not adjacent to { $other }.
bloodrage-not-in-hand = You have no “{ $card }” in hand.
bloodrage-not-upgrade = “{ $card }” is no upgrade.
bloodrage-not-quest = “{ $card }” is no quest.
bloodrage-wrong-slot = { $card } cannot take the place of { $other }.
bloodrage-one-slot = There is only one slot for { $card }; what lies there makes way by itself and is not named.
bloodrage-already-pillaged = { $place } has been pillaged in this age.
bloodrage-not-pillaged = { $place } has not been pillaged yet; an ordinary pillage will do.
bloodrage-no-figure-there = You have neither a figure in { $place } nor a ship beside it.
bloodrage-no-power = That takes an upgrade that you do not have: { $card }.
bloodrage-stat-at-end = This stat is on its last step already: { $stat }.
bloodrage-stat-barred = The province has raised this stat; Frigga's Grace raises another: { $stat }.
bloodrage-move-one = At least one figure must march.
bloodrage-not-late = “{ $card }” cannot be added to a battle later.
bloodrage-not-kept = There is no “{ $card }” among the cards that lie before you from this battle.
bloodrage-not-there = You do not have this figure there ({ $place }): { $figure }.
bloodrage-few-figures =
    { $count ->
        [0] A sacrifice takes two of your figures on the board; you have none.
       *[other] A sacrifice takes two of your figures on the board; you have { $count }.
    }
bloodrage-slots-full = No slot is free for { $card }; say which upgrade it replaces, as in “upgrade { $card } for …”.
bloodrage-not-played = “{ $card }” does not lie before you.
bloodrage-no-flight = Only an outer province can be fled: { $figure }.
bloodrage-ragnarok-spares-none = Ragnarök cannot be bought off; nobody is saved from it for Rage.
bloodrage-not-doomed = This figure is not about to die: { $figure }.
bloodrage-not-in-pack = There is no “{ $card }” among these cards.
bloodrage-not-left = There is none left: { $text }.

## Impossible positions

bloodrage-position-three-dooms = “doom” needs three provinces, one for each age, or null where it is open.
bloodrage-position-no-room-for-doom = No province is left for Ragnarök: the position needs all the others. Write “destroyed” and “doom”.
bloodrage-position-wrong-doom = Ragnarök takes { $province } in age { $age }: it must be destroyed once that is over, and not before.
bloodrage-position-destroyed-count =
    { $count ->
        [0] No province is destroyed
        [one] One province is destroyed
       *[other] { $count } provinces are destroyed
    }; with so many players { $full ->
        [0] there must be none now.
        [one] there must be one now.
       *[other] there must be { $full } now.
    }
bloodrage-position-pillaged-destroyed = { $province } is destroyed and cannot be pillaged.
bloodrage-position-all-pillaged = When every province is pillaged, nobody acts any more.
bloodrage-position-in-between = A position can be written where a turn begins, in the draft, at the discards or at the end; this game stands in the middle of something. Its record keeps everything.

bloodrage-position-not-upgrade = “{ $card }” is no upgrade (seat { $seat }); upgrades are cards for the leader, the warriors, the ship, monsters and the clan.
bloodrage-position-no-slot = Seat { $seat } has no slot left for { $card }.
bloodrage-position-three-stats = The stats of seat { $seat } must be three steps from 1 to 6, for Rage, Axes and Horns, not “{ $text }”.
bloodrage-position-too-many-figures =
    Seat { $seat } has { $count } figures on the board; { $horns ->
        [one] its Horns allow one.
       *[other] its Horns allow { $horns }.
    }
bloodrage-position-no-villages =
    { $count } figures stand in { $province }; { $full ->
        [0] it has no village.
        [one] it has one village.
       *[other] it has { $full } villages.
    }
bloodrage-position-too-many-warriors = Seat { $seat } has { $count } warriors; everybody has { $full }.
bloodrage-position-no-monster = Seat { $seat } has no card for this monster among its upgrades: { $figure }.
bloodrage-position-valhalla-empty = Valhalla is empty when an age begins and when the game is over.
bloodrage-position-nobody-yet = During the first gifts nobody is on the board yet: { $figure }.
bloodrage-position-on-ruins = { $place } is destroyed; nobody can be there: { $figure }.

bloodrage-position-eight-cards = Pack { $pack } of age { $age } needs eight cards in the order in which they were taken, or null where none is dealt.
bloodrage-position-wrong-age = “{ $card }” is no card of age { $age }.
bloodrage-position-not-known = Seat { $seat } does not have “{ $card }” where everybody is said to know it.
bloodrage-position-too-early = “{ $card }” cannot be there before age { $age }.
bloodrage-position-in-draft = “{ $card }” is of this age, whose cards are still being chosen: it stands in “packs”.
bloodrage-position-not-discarded = “{ $card }” cannot have been thrown away yet: that happens at the end of the age.
bloodrage-position-not-quest = “{ $card }” is no quest.
bloodrage-position-not-taken = Seat { $seat } cannot have taken “{ $card }” in age { $age }: as the packs are, or with all its other cards, there is none left to take. A card that came from another seat stands in “known”.
bloodrage-position-one-kept = Seat { $seat } has { $count } cards of earlier ages; only one can have been kept.
bloodrage-position-cards-kept =
    { $count ->
        [one] Seat { $seat } has one card in hand
       *[other] Seat { $seat } has { $count } cards in hand
    }; { $most ->
        [0] after the last discards nobody has any.
       *[other] after the discards one is left at most.
    }
bloodrage-position-no-draft = In a first game nobody chooses cards in the first age; its gifts are over when they are dealt.
bloodrage-position-cannot-act = Seat { $seat } has no Rage or has passed, and cannot act.
bloodrage-position-nobody-acts = Nobody has Rage left, so it cannot be anybody's turn.
bloodrage-position-cannot-choose = Seat { $seat } is not asked and cannot have chosen “{ $text }”.
bloodrage-position-all-chosen = If all have chosen, nobody is asked: leave one out.

## Hints

bloodrage-hint-take-battle =
    { $strength ->
        [0] { $move }: it adds no strength of its own, but what it says is worth a battle.
       *[other] { $move }: it adds { $strength } in a battle, and you need cards to fight with.
    }
bloodrage-hint-take-quest = { $move }: { $glory } Glory and a step on a track if you fulfil it, and committing it costs no Rage.
bloodrage-hint-take-quest-too = { $move }: { $glory } Glory, and you fulfil it together with a quest you have already.
bloodrage-hint-take-monster =
    { $cost ->
        [0] { $move }: a monster that costs you no Rage at all.
       *[other] { $move }: a strong figure for { $cost } Rage, and it invades at once.
    }
bloodrage-hint-take-upgrade =
    { $ages ->
        [one] { $move }: it suits your clan best, for { $cost } Rage.
       *[other] { $move }: it costs { $cost } Rage once and works for { $ages } ages.
    }
bloodrage-hint-keep = { $move }: of your hand it will help most in the next age.
bloodrage-hint-keep-none = { $move }: nothing in your hand is worth keeping.
bloodrage-hint-pass =
    { $rage ->
        [one] { $move }: your last Rage gains nothing more in this age.
       *[other] { $move }: your { $rage } Rage gain nothing more in this age.
    }
bloodrage-hint-sacrifice = { $move }: a step on a track is worth more than two figures that have done their part.
bloodrage-hint-victim = { $move }: of all your figures you miss this one least.
bloodrage-hint-quest-now = { $move }: as things stand you fulfil it, for { $glory } Glory and a step on a track.
bloodrage-hint-quest = { $move }: it costs no Rage, and it may still bring { $glory } Glory and a step on a track.
bloodrage-hint-upgrade-for = { $move }: it will bring more than { $replaced } still would.
bloodrage-hint-upgrade-monster = { $move }: the monster comes onto the board in the same action.
bloodrage-hint-upgrade =
    { $ages ->
        [one] { $move }: it is worth its Rage even in the last age.
       *[other] { $move }: the sooner it lies before you, the more it brings.
    }
bloodrage-hint-strength = { $move }: more strength where it may count.
bloodrage-hint-for-quest = { $move }: it brings you nearer to “{ $card }”.
bloodrage-hint-for-doom = { $move }: whoever stands { $place } dies in Ragnarök for { $glory } Glory each.
bloodrage-hint-for-pillage = { $move }: from there you can pillage { $place } ({ $token }).
bloodrage-hint-march-done = { $move }: the others do more where they are.
bloodrage-hint-stay-home = { $move }: the figure is worth more in your reserve.
bloodrage-hint-wait = { $move }: the pillage is not worth 2 Rage.
bloodrage-hint-pillage-alone = { $move }: no enemy is there, and the reward is { $token }.
bloodrage-hint-pillage-open = { $move }: no enemy is there yet, though some may still come. The reward is { $token }.
bloodrage-hint-pillage = { $move }: you should win in about { $chance } % of all cases, for { $token }, and { $glory } Glory for the battle.
bloodrage-hint-fight-low = { $move }: you will hardly win, but a defeat costs you little here and may even pay.
bloodrage-hint-pillage-to-die = { $move }: if you win you gain { $token }, and if you lose your dead bring you even more.
bloodrage-hint-raise = { $move }: that gives you { $value } { $stat }.
bloodrage-hint-raise-bonus = { $move }: that gives you { $value } { $stat }, and { $bonus } Glory for it in the end.
bloodrage-hint-keep-out = { $move }: this battle is not yours.
bloodrage-hint-nobody-comes = { $move }: so far no enemy is there.
bloodrage-hint-join-free = { $move }: it comes for nothing, and so far no enemy is there.
bloodrage-hint-no-more = { $move }: you should win in about { $chance } % of all cases, and another figure would risk more than it gains.
bloodrage-hint-no-more-low = { $move }: you will hardly win here, and another figure would only be lost with the rest.
bloodrage-hint-join = { $move }: with it you should win in about { $chance } % of all cases.
bloodrage-hint-join-to-die = { $move }: dying there pays more than staying away.
bloodrage-hint-lay = { $move }: with it you should win in about { $chance } % of all cases.
bloodrage-hint-lay-low = { $move }: you will hardly win here, and as a loser you take the card back.
bloodrage-hint-lay-to-die = { $move }: here you gain more by losing.
bloodrage-hint-declare = { $move }: every point of strength helps you here.
bloodrage-hint-leave = { $move }: strength brings you nothing here.
bloodrage-hint-late = { $move }: with it you are ahead.
bloodrage-hint-no-late = { $move }: another card would change nothing, so keep it.
bloodrage-hint-keep-one = { $move }: your strongest figure here should live.
bloodrage-hint-let-die = { $move }: their death costs you less than saving them would.
bloodrage-hint-die-gladly = { $move }: in Ragnarök her death brings you more than her life.
bloodrage-hint-save = { $move }: this figure is worth a Rage.
bloodrage-hint-flee = { $move }: in Yggdrasil she lives on, and it costs nothing.
bloodrage-hint-hold = { $move }: the card is worth more than a Rage.
bloodrage-hint-give-up = { $move }: the Rage is worth more than the card.
bloodrage-hint-leader-stays = { $move }: he is needed where he is.
