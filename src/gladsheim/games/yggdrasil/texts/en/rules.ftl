### Yggdrasil Chronicles. The wording is ours, not the rulebook's or the cards'.

yggdrasil-title = Yggdrasil Chronicles
yggdrasil-promise = Hold the World Tree together.
yggdrasil-credits = A game by Cédric Lefebvre, published by Ludonaute in 2019.
yggdrasil-rules =
    You are gods, and you win or lose together. Each round everybody lays the top card of his Enemy deck unseen on the wheel, and you agree on the order of your turns.
    A turn has three steps. First your card is revealed: if another card of the same Enemy lies open already, that Enemy is activated, and both cards go back under their decks. Then you may move within your level or straight up or down. Then you may perform the action of your world or fight whoever stands there. Another god beside you makes the action better, an Enemy makes it worse.
    Fights are always won, but they bring as many Risks as your opponent is strong, and some actions bring Risks too. Heroes, your god die, Vanir dice and Elves prevent them; every Risk that is left costs you a Life Point.
    Two Enemies in one world devastate it. You lose if a god loses the last Life Point, or if an Enemy cannot do what its activation says: no room above Surt or Hel, too few Fire Giants, Anonymous or Iotunns, no island left, no bar of the Cage left. You win when Nidhögg reaches the end of his path.
    Some things are reconstructed, not printed: the sides of the dice and of the runic stones, the islands of Midgard, Nidhögg's path, and which worlds stand above each other at the start.

## Options

yggdrasil-option-hard = Hard game
yggdrasil-option-hard-help = Every god has a power, all but Thor an ability too, and Nidhögg's path is longer and has three spots that strengthen your Enemies.
yggdrasil-option-free_order = Free order
yggdrasil-option-free_order-help = Who goes next is decided before every turn, after all earlier cards have been revealed, and not once for the whole round.

## Names

yggdrasil-world-asgard = Asgard
yggdrasil-world-alfheim = Alfheim
yggdrasil-world-vanaheim = Vanaheim
yggdrasil-world-midgard = Midgard
yggdrasil-world-nidavellir = Nidavellir
yggdrasil-world-svartalfheim = Svartalfheim
yggdrasil-world-iotunheim = Iotunheim
yggdrasil-world-niflheim = Niflheim
yggdrasil-world-muspellheim = Muspellheim
yggdrasil-place-cage = Cage

yggdrasil-god-freyr = Freyr
yggdrasil-god-freyia = Freyia
yggdrasil-god-frigg = Frigg
yggdrasil-god-heimdall = Heimdall
yggdrasil-god-odin = Odin
yggdrasil-god-thor = Thor
yggdrasil-god-tyr = Tyr

yggdrasil-enemy-surt = Surt
yggdrasil-enemy-hel = Hel
yggdrasil-enemy-loki = Loki
yggdrasil-enemy-iormungand = Iormungand
yggdrasil-enemy-fenrir = Fenrir
yggdrasil-enemy-nidhogg = Nidhögg
# A card of an Enemy deck: whose it is, and which Enemy it shows.
yggdrasil-card = { $enemy } ({ $god })

yggdrasil-iotunn-thjazi = Thjazi
yggdrasil-iotunn-baugi = Baugi
yggdrasil-iotunn-skadi = Skadi
yggdrasil-iotunn-geirrod = Geirröd
yggdrasil-iotunn-greip = Greip
yggdrasil-iotunn-gjalp = Gjalp
yggdrasil-iotunn-starkadr = Starkadr
yggdrasil-iotunn-beli = Beli
yggdrasil-iotunn-angrboda = Angrboda
yggdrasil-iotunn-gerda = Gerda
yggdrasil-iotunn-hyrrokkin = Hyrrokkin
yggdrasil-iotunn-hymir = Hymir
yggdrasil-iotunn-vafthrudnir = Vafthrudnir
yggdrasil-iotunn-suttung = Suttung
yggdrasil-iotunn-skyrmir = Skyrmir
yggdrasil-iotunn-thrym = Thrym
yggdrasil-iotunn-hrungnir = Hrungnir
yggdrasil-iotunn-utgardloki = Utgardloki

yggdrasil-artifact-andvarinaut = Andvarinaut
yggdrasil-artifact-draupnir = Draupnir
yggdrasil-artifact-gjallarhorn = Gjallarhorn
yggdrasil-artifact-hringhorn = Hringhorn
yggdrasil-artifact-skidbladnir = Skidbladnir
yggdrasil-artifact-megingjord = Megingjord
yggdrasil-artifact-gleipnir = Gleipnir
yggdrasil-artifact-gungnir = Gungnir
yggdrasil-artifact-hofund = Hofund
yggdrasil-artifact-jarngreipr = Járngreipr
yggdrasil-artifact-mimming = Mimming
yggdrasil-artifact-mjollnir = Mjöllnir
yggdrasil-artifact-brisingamen = Brisingamen
yggdrasil-artifact-gullinbursti = Gullinbursti
yggdrasil-artifact-idunn = Idunn's apples
yggdrasil-artifact-odroerir = Odröerir
yggdrasil-artifact-svalinn = Svalinn
yggdrasil-artifact-valshamr = Valshamr

yggdrasil-creature-deer = Dain, Duneyr, Durathor and Dvalin
yggdrasil-creature-eikthyrnir = Eikthyrnir
yggdrasil-creature-geri-freki = Geri and Freki
yggdrasil-creature-gullfaxi = Gullfaxi
yggdrasil-creature-gullinkambi = Gullinkambi
yggdrasil-creature-gulltopp = Gulltopp
yggdrasil-creature-heidrun = Heidrun
yggdrasil-creature-hildisvini = Hildisvini
yggdrasil-creature-hugin-munin = Hugin and Munin
yggdrasil-creature-ratatosk = Ratatosk
yggdrasil-creature-saehrimnir = Saehrimnir
yggdrasil-creature-skuld = Skuld
yggdrasil-creature-sleipnir = Sleipnir
yggdrasil-creature-tanngrisnir = Tanngrisnir and Tanngnjostr
yggdrasil-creature-urd = Urd
yggdrasil-creature-vedrfolnir = Vedrfölnir
yggdrasil-creature-verdandi = Verdandi
yggdrasil-creature-vidofnir = Vidofnir

yggdrasil-stone-white = white stone
yggdrasil-stone-green = green stone
yggdrasil-stone-red = red stone
yggdrasil-effect-turn = turn the mid-level
yggdrasil-effect-move = move a god
yggdrasil-effect-normal = normal action of any world
yggdrasil-effect-recover = recover 1 Life Point

yggdrasil-face-blank = blank
yggdrasil-face-a = loss
yggdrasil-face-b = one stroke
yggdrasil-face-c = two strokes
yggdrasil-face-d = three strokes
yggdrasil-face-e = success
yggdrasil-face-f = success with loss

yggdrasil-relation-brother = Brother-in-Arms
yggdrasil-relation-tie = Blood Tie
yggdrasil-relation-fellow = Chance Fellow
yggdrasil-relation-companion = Traveling Companion

yggdrasil-spot-start = start
yggdrasil-spot-plain = nothing
yggdrasil-spot-giant = 1 Fire Giant to Surt's ladder
yggdrasil-spot-anonymous = 1 Anonymous to Hel's ladder
yggdrasil-spot-iotunn = 1 Iotunn awakes
yggdrasil-spot-tree = the Tree: victory
yggdrasil-spot-turn = the page is turned
yggdrasil-spot-effect = an effect
yggdrasil-cost-artifact = 1 artifact
yggdrasil-cost-nothing = nothing
yggdrasil-spot-dead-tree = the dead Tree: defeat

yggdrasil-reconstructed = Reconstructed, not printed: these details are ours, since the printed ones were not to be had.

yggdrasil-elves-of-all = Elves
yggdrasil-dice-of-all = Vanir dice
yggdrasil-elves =
    { $count ->
        [0] no Elves
        [one] 1 Elf
       *[other] { $count } Elves
    }
yggdrasil-dice =
    { $count ->
        [0] no Vanir dice
        [one] 1 Vanir die
       *[other] { $count } Vanir dice
    }
yggdrasil-heroes =
    { $count ->
        [0] no Heroes
        [one] 1 Hero
       *[other] { $count } Heroes
    }
yggdrasil-anonymous =
    { $count ->
        [0] no Anonymous
       *[other] { $count } Anonymous
    }
yggdrasil-giants =
    { $count ->
        [0] no Fire Giants
        [one] 1 Fire Giant
       *[other] { $count } Fire Giants
    }
yggdrasil-life =
    { $count ->
        [0] no Life Points
        [one] 1 Life Point
       *[other] { $count } Life Points
    }

## Why a game is lost

yggdrasil-lost-life = A god has lost the last Life Point.
yggdrasil-lost-surt = Surt stood on the top level and could not go up any more.
yggdrasil-lost-hel = Hel stood on the top level and could not go up any more.
yggdrasil-lost-giants = Too few Fire Giants were left in reserve.
yggdrasil-lost-anonymous = Too few Anonymous were left in reserve.
yggdrasil-lost-islands = Iormungand was on the last island and could not go on.
yggdrasil-lost-iotunns = No Iotunn was left on Loki's ladder.
yggdrasil-lost-markers = All seven bars of the Cage were gone, and an eighth world was devastated.
yggdrasil-lost-impossible = Something that the page demanded could not be done.
yggdrasil-lost-saga = What the page warned of has come true.
yggdrasil-lost-dead-tree = Nidhögg reached the dead Tree.

## Help: the nine worlds

yggdrasil-help-asgard = Risky action: heal any one devastated world from afar, for 3 Risks (4 with penalty, 2 with bonus). Here lies Valhalla, and Fenrir comes here when he breaks out.
yggdrasil-help-alfheim = Action: up to 2 Elves of the reserve join you (1 with penalty, 3 with bonus).
yggdrasil-help-vanaheim = Action: up to 2 Vanir dice of the reserve are yours (1 with penalty, 3 with bonus).
yggdrasil-help-midgard = Action: send up to 2 Heroes from the reserve to Valhalla (1 with penalty, 3 with bonus). Iormungand is always here and counts as an Enemy: alone you act with penalty, and any other Enemy that comes devastates the world.
yggdrasil-help-nidavellir = Action: take the artifact that lies on top of level 1 or 2 (only level 1 with penalty, any of the three levels with bonus).
yggdrasil-help-svartalfheim = Action: draw 2 creatures (1 with penalty, 3 with bonus), choose one and apply it.
yggdrasil-help-iotunheim = Action: throw the white and the green runic stone (only the white one with penalty, all three with bonus) and use what they show, as you like. Iotunns on the Sword of Obstacles are fought here.
yggdrasil-help-niflheim = Risky action: take up to 3 Anonymous off Hel's ladder, for 2 Risks (3 with penalty, 1 with bonus). That makes Hel weaker.
yggdrasil-help-muspellheim = Risky action: take up to 3 Fire Giants off Surt's ladder, for 2 Risks (3 with penalty, 1 with bonus). That makes Surt weaker.

## Help: Enemies and Iotunns

yggdrasil-help-surt = Activated: he goes up one level, the mid-level turns, and 2 Fire Giants climb his ladder. You lose if he is on the top level already or fewer than 2 Fire Giants are in reserve. Strength: Fire Giants on the ladder + 1. Beaten he goes back to Muspellheim.
yggdrasil-help-hel = Activated: she goes up one level, the mid-level turns, and the active god loses 1 Life Point, which nothing prevents. You lose if she is on the top level already. Strength: Anonymous on her ladder + 1. Beaten she goes back to Niflheim.
yggdrasil-help-loki = Activated: he comes to the world of the active god, the mid-level turns, and an Iotunn awakes. You lose if no Iotunn is left on his ladder. Strength: active Iotunns + 1. Beaten he goes into the Cage.
yggdrasil-help-iormungand = Activated: he swims to the next island, which sends as many Anonymous to Hel's ladder as it shows. You lose if he is on the last island already or too few Anonymous are in reserve. He never leaves Midgard. Strength: 3. Beaten he goes back one island; on the rainbow island he cannot be fought.
yggdrasil-help-fenrir = Activated: he breaks out of the Cage and comes to Asgard; if he is out already, the active god loses 3 Life Points, which nothing prevents. Either way the turn ends at once, and the revealed card is not put under its deck but shuffled in (except in a game for one, where it stays on the wheel). Strength: devastated worlds + 1. Beaten he goes back into the Cage.
yggdrasil-help-nidhogg = Activated: he moves one spot along his path. On the last spot waits the Tree, and you have won. In the hard game three spots on the way strengthen your Enemies. He cannot be fought and is in no world.

yggdrasil-power-thjazi = Blocks Asgard: nobody can act there until he is beaten. Fights are still possible.
yggdrasil-power-baugi = Blocks Alfheim: nobody can act there until he is beaten. Fights are still possible.
yggdrasil-power-skadi = Blocks Vanaheim: nobody can act there until she is beaten. Fights are still possible.
yggdrasil-power-geirrod = Blocks Midgard: nobody can act there until he is beaten. Fights are still possible.
yggdrasil-power-greip = Blocks Nidavellir: nobody can act there until she is beaten. Fights are still possible.
yggdrasil-power-gjalp = Blocks Svartalfheim: nobody can act there until she is beaten. Fights are still possible.
yggdrasil-power-starkadr = Blocks Niflheim: nobody can act there until he is beaten. Fights are still possible.
yggdrasil-power-beli = Blocks Muspellheim: nobody can act there until he is beaten. Fights are still possible.
yggdrasil-power-angrboda = Rides Loki: he cannot be fought until she is beaten, and while he is in the Cage, neither can she.
yggdrasil-power-gerda = Rides Surt: he cannot be fought until she is beaten.
yggdrasil-power-hyrrokkin = Rides Hel: she cannot be fought until Hyrrokkin is beaten.
yggdrasil-power-hymir = Rides Iormungand: he cannot be fought until Hymir is beaten.
yggdrasil-power-vafthrudnir = Rides Fenrir: he cannot be fought until Vafthrudnir is beaten, and while Fenrir is in the Cage, neither can be.
yggdrasil-power-suttung = Stands on the Sword of Obstacles: no god can use Elves against Risks until he is beaten on Iotunheim.
yggdrasil-power-skyrmir = Stands on the Sword of Obstacles: no god can use Heroes against Risks until he is beaten on Iotunheim.
yggdrasil-power-thrym = Stands on the Sword of Obstacles: no artifact works until he is beaten on Iotunheim.
yggdrasil-power-hrungnir = Stands on the Sword of Obstacles: no god can throw Vanir dice until he is beaten on Iotunheim.
yggdrasil-power-utgardloki = Stands on the Sword of Obstacles: no god can throw a god die until he is beaten on Iotunheim.

## Help: artifacts and creatures

yggdrasil-power-andvarinaut = Once in each of your throws you may throw any of your Vanir dice again.
yggdrasil-power-draupnir = Once in each of your throws you may throw your god die again.
yggdrasil-power-gjallarhorn = You may move to any world of the mid-level, wherever you are.
yggdrasil-power-hringhorn = You may move to any world of the bottom level, wherever you are.
yggdrasil-power-skidbladnir = You may move to any world of the top level, wherever you are.
yggdrasil-power-megingjord = Your weapons (level 2) spare you 2 Risks instead of 1.
yggdrasil-power-gleipnir = A weapon against Fenrir: 1 Risk fewer in a fight.
yggdrasil-power-gungnir = A weapon against Hel: 1 Risk fewer in a fight.
yggdrasil-power-hofund = A weapon against Loki: 1 Risk fewer in a fight.
yggdrasil-power-jarngreipr = A weapon against Iotunns: 1 Risk fewer in a fight.
yggdrasil-power-mimming = A weapon against Surt: 1 Risk fewer in a fight.
yggdrasil-power-mjollnir = A weapon against Iormungand: 1 Risk fewer in a fight.
yggdrasil-power-brisingamen = After each of your throws you may keep one Vanir die that would be lost.
yggdrasil-power-gullinbursti = In one turn you may act and fight in your world, in either order.
yggdrasil-power-idunn = Healing the devastated world where you stand costs you 1 Life Point instead of 2.
yggdrasil-power-odroerir = Where you are alone, without an Enemy and without another god, you act with bonus.
yggdrasil-power-svalinn = After each of your throws you may keep one of the Elves that changed a die.
yggdrasil-power-valshamr = Enemies in your world do not count when you perform its action.

yggdrasil-power-deer = You recover 1 Life Point.
yggdrasil-power-eikthyrnir = Heal any one devastated world, for nothing.
yggdrasil-power-geri-freki = You may move to any world, and you may fight there with 1 Risk cancelled.
yggdrasil-power-gullfaxi = An active Iotunn of your choice is beaten at once.
yggdrasil-power-gullinkambi = 1 Hero goes to Valhalla.
yggdrasil-power-gulltopp = All gods may give each other Elves, Vanir dice and artifacts.
yggdrasil-power-heidrun = You recover up to 2 Life Points.
yggdrasil-power-hildisvini = Up to 3 Elves join you.
yggdrasil-power-hugin-munin = They bring you up to 2 Vanir dice.
yggdrasil-power-ratatosk = You may move to any world, and you may perform its action unless it is devastated.
yggdrasil-power-saehrimnir = A god of your choice recovers 1 Life Point.
yggdrasil-power-skuld = Everybody looks at the top two cards of his Enemy deck and puts them back in any order.
yggdrasil-power-sleipnir = Every god may move to any world.
yggdrasil-power-tanngrisnir = Gods of your choice recover 2 Life Points in all.
yggdrasil-power-urd = Two open cards of the wheel go under the decks of their owners.
yggdrasil-power-vedrfolnir = Up to 2 Heroes go to Valhalla.
yggdrasil-power-verdandi = Life Points may pass from god to god as you like. Nobody may give the last one, and nobody can have more than at the start.
yggdrasil-power-vidofnir = Up to 3 Heroes go to Valhalla.

## Help: gods, relationships, stones, dice

yggdrasil-power-freyr = In the hard game: starts with 2 Elves. When he takes Risks he may return Elves in pairs; each pair prevents 1 Risk, whatever the dice say.
yggdrasil-power-freyia = In the hard game: every other god is a Chance Fellow of hers. She may use Heroes even after her throw.
yggdrasil-power-frigg = In the hard game: one stroke on a Vanir die is a success. Instead of an action or a fight she may give 1 Life Point back, to herself or to a god in her world.
yggdrasil-power-heimdall = In the hard game: one stroke is a success, on his god die and on Vanir dice. He may always move to Midgard.
yggdrasil-power-odin = In the hard game: every other god is a Brother-in-Arms of his. He may always move to Asgard.
yggdrasil-power-thor = In the hard game: each success on his god die prevents 2 Risks, even one that an Elf made.
yggdrasil-power-tyr = In the hard game: one and two strokes on his god die are successes. Fenrir's activation does not end his turn.

yggdrasil-power-brother = When you throw the dice, a Brother-in-Arms in your world throws his god die for you. It prevents at most 1 Risk; he may use one of his Elves and his artifacts for it.
yggdrasil-power-tie = From a god in your world with whom you have a Blood Tie you may take Elves, Vanir dice and artifacts; you are asked before and after moves and in your own throws. If it is a support god, Life Points that Risks cost you may be lost by that god instead.
yggdrasil-power-fellow = When a Chance Fellow in your world has thrown the dice, you may take one Elf that he used or one Vanir die that he lost. If it is a support god, you may keep one from your own throw.
yggdrasil-power-companion = In your turn, before you move, you may first go to the world of a Traveling Companion.

yggdrasil-help-stone-white = Turn the mid-level, or move a god. { yggdrasil-reconstructed }
yggdrasil-help-stone-green = Recover 1 Life Point, or the normal action of any world. { yggdrasil-reconstructed }
yggdrasil-help-stone-red = The normal action of any world, or recover 1 Life Point. { yggdrasil-reconstructed }
yggdrasil-help-effect-turn = Turn the mid-level by 0, 1 or 2 places.
yggdrasil-help-effect-move = Move any god, a support god too, to any world.
yggdrasil-help-effect-normal = Perform the normal action of any world, without being there. A devastated world can only be healed, for 2 Life Points; in a blocked one nothing can be done.
yggdrasil-help-effect-recover = Recover 1 Life Point.

yggdrasil-help-face-blank = A failure. In our reconstruction only god dice have a blank side.
yggdrasil-help-face-a = A failure, and the Vanir die is lost afterwards.
yggdrasil-help-face-b = A failure, unless one stroke is a success for the god who throws.
yggdrasil-help-face-c = A failure, unless two strokes are a success for the god who throws.
yggdrasil-help-face-d = A failure, unless three strokes are a success for the god who throws.
yggdrasil-help-face-e = A success: it prevents 1 Risk.
yggdrasil-help-face-f = A success: it prevents 1 Risk, but the Vanir die is lost afterwards.

## Help: what else is worth an explanation

yggdrasil-help-turn = Reveal your card; then you may move; then you may act or fight. If Fenrir is activated, the turn ends after the card.
yggdrasil-help-order = At the start of a round everybody lays a card on the wheel, unseen, and you agree on an order for this round. Whoever proposes one first decides.
yggdrasil-help-wheel = Here lie the cards of this round face down, and open those whose Enemy has been seen once. The second card of an Enemy activates it; then both go under the decks of their owners. With two players a card of the support goes to the player to whom the other card does not belong. Alone, the second one activates and stays; the third does nothing, and the two older ones go under the deck.
yggdrasil-help-activation = An Enemy moves, which may devastate a world; then its effect follows. If any part of it is impossible, you have lost.
yggdrasil-help-move = To a world of the same level, or to one above or below in the same column. Or stay. The mid-level turns, so look at the columns as they are now.
yggdrasil-help-mode = Another god in your world: bonus. An Enemy in your world: penalty. Both or neither: normal. Support gods count as gods; Iotunns and Nidhögg do not count as Enemies.
yggdrasil-help-heal = Heal the Tree: in a devastated world the only action is to heal it, for 2 Life Points. Its own action is open again from the next turn. If two Enemies are still there, it is devastated again at once.
yggdrasil-help-fight = Fight one Enemy or Iotunn in your world. You always win, and he retreats; but you take as many Risks as he is strong.
yggdrasil-help-risk = Each Risk that is not prevented costs 1 Life Point. In this order: artifacts and creatures cancel, Heroes are spent, dice are thrown, Elves turn failures into successes.
yggdrasil-help-throw = You throw your god die and as many of your Vanir dice as you like. Each success prevents 1 Risk, and each Elf turns a failure into a success. Vanir dice that show a loss go back to Vanaheim afterwards, even if an Elf changed them. God die: blank, one, two, three strokes, success, success. Vanir die: loss, one, two, three strokes, success, success with loss. { yggdrasil-reconstructed }
yggdrasil-help-heroes = They wait in Valhalla for any god. Before a throw each Hero prevents 1 Risk and goes back to Midgard.
yggdrasil-help-elves = Each of your Elves turns a failure of your throw into a success and goes back to Alfheim.
yggdrasil-help-dice = You may throw your Vanir dice together with your god die. Those that show a loss go back to Vanaheim.
yggdrasil-help-cage = The prison of Fenrir and Loki. It belongs to no world. Each of its seven bars that leaves becomes the marker of a devastated world and makes Fenrir stronger.
yggdrasil-help-devastated = Two Enemies in one world devastate it. Its action is closed until it is healed, even when they have left. There are seven markers; if an eighth is needed, you have lost.
yggdrasil-help-ladder = It shows how strong an Enemy is: Fire Giants on Surt's, Anonymous on Hel's; on Loki's the Iotunns that have left it.
yggdrasil-help-islands = Five on Midgard: the rainbow island, then islands that show 1, 2, 2 and 3 Anonymous. { yggdrasil-reconstructed }
yggdrasil-help-iotunns = They awake through Loki. Each blocks a world, rides an Enemy or stands on the Sword of Obstacles until it is beaten. Strength: 2. Every active Iotunn makes Loki stronger.
yggdrasil-help-saga = A saga is a book of pages, each with its own path for Nidhögg, a goal that turns it, deeds that are done in step 3 in place of the world's action (in devastated worlds too, but not in besieged ones), and rules of its own. Behind the last page stands the Tree. What a page demands and cannot be done loses the game.
yggdrasil-help-path = Easy: five moves lead Nidhögg to the Tree. Hard: seven, with a Fire Giant, an Anonymous and an Iotunn on the way. { yggdrasil-reconstructed }
yggdrasil-help-life = Nobody can have more Life Points than at the start, and nobody may lose the last one: with it you all lose.
yggdrasil-help-support = With one or two players, gods who only stand by: they have 5 Life Points, take no turn and own nothing, but they count as gods in their world. When a card of such a god activates an Enemy, whoever revealed it may move that god.
yggdrasil-help-giants = Eight Fire Giants. Surt leads 2 of them up his ladder whenever he is activated; the action of Muspellheim drives them back.
yggdrasil-help-anonymous = Eight Anonymous. Iormungand sends them from Midgard to Hel's ladder; the action of Niflheim frees them.
yggdrasil-help-artifacts = Six on each of three levels; the top one of each level lies open on Nidavellir. Whoever takes one keeps it. Level 2 holds weapons against one opponent each.
yggdrasil-help-creatures = Eighteen cards on Svartalfheim. You choose one of those you draw and apply it at once; then all of them are discarded.
yggdrasil-help-stones = Three runic stones with two sides each. You may use what each shows, in any order, or leave it. White: turn the mid-level, or move a god. Green and red: recover 1 Life Point, or the normal action of any world. { yggdrasil-reconstructed }

## What happened

yggdrasil-event-god-chosen = { who } is { $god }.
yggdrasil-event-support-chosen = { who } called { $god } for support.
yggdrasil-event-support-joined = { $god } stands by in support.
yggdrasil-event-round-began = Round { $round } began.
yggdrasil-event-order-proposed = { who } set the order: { $gods }.
yggdrasil-event-turn-began = { $god }'s turn began.
yggdrasil-event-enemy-revealed = { $god } revealed { $enemy }.
yggdrasil-event-enemy-revealed-of = { $god } revealed { $enemy }, from the cards of { $owner }.
yggdrasil-event-nothing-revealed = { $god } had no card to reveal.
yggdrasil-event-enemy-activated = { $enemy } was activated.
yggdrasil-event-enemy-moved =
    { $place ->
        [Cage] { $enemy } was locked into the Cage.
       *[other] { $origin ->
            [Cage] { $enemy } left the Cage and came to { $place }.
           *[other] { $enemy } went from { $origin } to { $place }.
        }
    }
yggdrasil-event-island-reached = Iormungand reached island { $island }.
yggdrasil-event-island-left =
    { $island ->
        [1] Iormungand was driven back to the rainbow island.
       *[other] Iormungand was driven back to island { $island }.
    }
yggdrasil-event-world-devastated =
    { $bars ->
        [0] { $world } was devastated; no bar of the Cage is left.
        [one] { $world } was devastated; 1 bar of the Cage is left.
       *[other] { $world } was devastated; { $bars } bars of the Cage are left.
    }
yggdrasil-event-world-healed = { $god } healed { $world }.
yggdrasil-event-mid-turned =
    { $places ->
        [0] The mid-level stayed as it was.
        [one] The mid-level turned.
       *[other] The mid-level turned by { $places } places.
    }
yggdrasil-event-giants-rose =
    { $count ->
        [one] 1 Fire Giant climbed Surt's ladder.
       *[other] { $count } Fire Giants climbed Surt's ladder.
    }
yggdrasil-event-anonymous-sent = { $count } Anonymous went to Hel's ladder.
yggdrasil-event-iotunn-woke = { $iotunn } awoke.
yggdrasil-event-iotunn-defeated = { $iotunn } went back to Loki's ladder.
yggdrasil-event-iotunns-shuffled = The cards of the Iotunns were shuffled anew ({ $cards }).
yggdrasil-event-nidhogg-moved = Nidhögg moved to spot { $spot } of { $last }.
yggdrasil-event-turn-stopped = Fenrir ended { $god }'s turn.
yggdrasil-event-card-returned = { $card } went under the deck of { who }.
yggdrasil-event-card-shuffled-in = { $card } was shuffled into the deck of { who }.
yggdrasil-event-card-seen = On the deck of { who } lies { $card }.
yggdrasil-event-god-moved = { $god } went from { $origin } to { $world }.
yggdrasil-event-god-stayed = { $god } stayed on { $world }.
yggdrasil-event-passed = { $god } neither acted nor fought.
yggdrasil-event-action-penalty = { $god } performed the action of { $world } with penalty.
yggdrasil-event-action-normal = { $god } performed the action of { $world }.
yggdrasil-event-action-bonus = { $god } performed the action of { $world } with bonus.
yggdrasil-event-fight-began = { $god } fought { $opponent } (strength { $strength }).
yggdrasil-event-opponent-beaten = { $god } beat { $opponent }.
yggdrasil-event-elves-taken =
    { $count ->
        [one] { $god } took 1 Elf.
       *[other] { $god } took { $count } Elves.
    }
yggdrasil-event-dice-taken =
    { $count ->
        [one] { $god } took 1 Vanir die.
       *[other] { $god } took { $count } Vanir dice.
    }
yggdrasil-event-heroes-called =
    { $count ->
        [one] { $god } called 1 Hero to Valhalla.
       *[other] { $god } called { $count } Heroes to Valhalla.
    }
yggdrasil-event-anonymous-freed = { $god } freed { $count } Anonymous from Hel's ladder.
yggdrasil-event-giants-driven =
    { $count ->
        [one] { $god } drove 1 Fire Giant off Surt's ladder.
       *[other] { $god } drove { $count } Fire Giants off Surt's ladder.
    }
yggdrasil-event-life-lost =
    { $count ->
        [one] { $god } lost 1 Life Point; { $left ->
            [0] none is left.
           *[other] { $left } left.
        }
       *[other] { $god } lost { $count } Life Points; { $left ->
            [0] none is left.
           *[other] { $left } left.
        }
    }
yggdrasil-event-life-gained =
    { $count ->
        [one] { $god } recovered 1 Life Point and has { $left }.
       *[other] { $god } recovered { $count } Life Points and has { $left }.
    }
yggdrasil-event-page-turned = Page { $number } of { $pages }: { $title }.
yggdrasil-event-saga-won = Behind the last page stood the Tree: { $title } is won.
yggdrasil-event-condition-met = { $condition }
yggdrasil-event-deed-began = { $god } on { $world }: { $deed }.
yggdrasil-event-deed-paid = { $god } gave { $paid }.
yggdrasil-event-counter-changed = { $counter }: { $value } ({ $change }).
yggdrasil-event-counter-changed-in = { $world }, { $counter }: { $value } ({ $change }).
yggdrasil-event-standee-moved = { $standee } came to { $place }.
yggdrasil-event-standee-left = { $standee } left the Tree.
yggdrasil-event-standee-tracked = { $standee } is on its track.
yggdrasil-event-enemy-fell = { $enemy } is out of the game.
yggdrasil-event-token-drawn = Turned up: { $token }.
yggdrasil-event-chosen = { $god } chose: { $choice }.
yggdrasil-event-nidhogg-driven = Nidhögg was driven back to spot { $spot } of { $spots }.
yggdrasil-event-artifact-left = { $artifact } was taken out of play.
yggdrasil-event-creature-aside =
    { $count ->
        [one] A creature was laid aside, unseen.
       *[other] Another creature was laid aside, unseen.
    }
yggdrasil-event-game-won = Yggdrasil stands. You have won!
yggdrasil-event-game-lost = Yggdrasil falls. { $reason }
yggdrasil-event-risks-taken =
    { $count ->
        [one] { $god } took 1 Risk.
       *[other] { $god } took { $count } Risks.
    }
yggdrasil-event-risks-taken-against =
    { $count ->
        [one] { $god } took 1 Risk against { $opponent }.
       *[other] { $god } took { $count } Risks against { $opponent }.
    }
yggdrasil-event-risks-cancelled =
    { $count ->
        [one] { $artifact } cancelled 1 Risk for { $god }.
       *[other] { $artifact } cancelled { $count } Risks for { $god }.
    }
yggdrasil-event-risks-cancelled-by-creature =
    { $count ->
        [one] 1 Risk was cancelled for { $god }.
       *[other] { $count } Risks were cancelled for { $god }.
    }
yggdrasil-event-heroes-used =
    { $count ->
        [one] { $god } sent 1 Hero against the Risks.
       *[other] { $god } sent { $count } Heroes against the Risks.
    }
yggdrasil-event-god-die-rolled = { $god }'s god die showed: { $face }.
yggdrasil-event-vanir-die-rolled = A Vanir die of { $god } showed: { $face }.
yggdrasil-event-god-die-rerolled = { $god } threw the god die ({ $face }) again.
yggdrasil-event-vanir-die-rerolled = { $god } threw a Vanir die ({ $face }) again.
yggdrasil-event-elf-used-on-god-die = An Elf turned { $god }'s god die ({ $face }) into a success.
yggdrasil-event-elf-used-on-vanir-die = An Elf turned a Vanir die of { $god } ({ $face }) into a success.
yggdrasil-event-pairs-returned = { $god } sent { $count } Elves home against the Risks, in pairs.
yggdrasil-event-risks-prevented =
    { $god } prevented { $count ->
        [0] none
       *[other] { $count }
    } of the Risks; { $left ->
        [one] 1 is left.
       *[other] { $left } are left.
    }
yggdrasil-event-all-risks-prevented = { $god } prevented all Risks.
yggdrasil-event-support-paid =
    { $count ->
        [one] { $support } took 1 Risk in the place of { $god }.
       *[other] { $support } took { $count } Risks in the place of { $god }.
    }
yggdrasil-event-dice-lost =
    { $count ->
        [one] { $god } lost 1 Vanir die.
       *[other] { $god } lost { $count } Vanir dice.
    }
yggdrasil-event-elves-spent =
    { $count ->
        [one] 1 Elf of { $god } went back to Alfheim.
       *[other] { $count } Elves of { $god } went back to Alfheim.
    }
yggdrasil-event-die-kept = { $god } kept a Vanir die that would be lost.
yggdrasil-event-elf-kept = { $god } kept an Elf that had been used.
yggdrasil-event-fellow-took = { $god } took { $what } out of the throw of { $of }.
yggdrasil-event-kin-took = { $god } took from { $of }: { $what }.
yggdrasil-event-companion-joined = { $god } joined { $companion }.
yggdrasil-event-blessed = { $god } gave 1 Life Point back to { $to }.
yggdrasil-event-blessed-self = { $god } rested.
yggdrasil-event-artifact-shown = Artifact of level { $level }: { $artifact }.
yggdrasil-event-artifact-taken = { $god } took an artifact: { $artifact }.
yggdrasil-event-creature-drawn = { $god } drew a creature: { $creature }.
yggdrasil-event-creature-chosen = { $god } called for help: { $creature }.
yggdrasil-event-creature-idle = Nothing to do for this creature: { $creature }.
yggdrasil-event-creatures-shuffled = The creatures were shuffled anew ({ $count }).
yggdrasil-event-given = { $god } gave to { $to }: { $what }.
yggdrasil-event-life-given = { $god } gave 1 Life Point to { $to }.
yggdrasil-event-card-put-on-top = { who } put { $card } on top of the deck.
yggdrasil-event-stone-thrown = The { $stone } showed: { $effect }.
yggdrasil-event-stone-used = { $god } used the { $stone }: { $effect }.

## Questions

yggdrasil-ask-choose-god = Which god are you?
yggdrasil-ask-choose-support =
    { $count ->
        [one] Which god is the support? Anybody may say it for all.
       *[other] Which god is support number { $number } of { $count }?
    }
yggdrasil-ask-order = In which order do you play this round? Anybody may say it for all.
yggdrasil-ask-next-god = Who plays next? Anybody may say it for all.
yggdrasil-ask-reveal = Which card did { $god } reveal ({ who })?
yggdrasil-ask-look = Which card is next on the deck of { who }?
yggdrasil-ask-draw-iotunn = Which Iotunn awakes?
yggdrasil-ask-support-move = The card was one of { $god }'s: where does { $god } go?
yggdrasil-ask-move = Where do you go?
yggdrasil-ask-act = What do you do here?
yggdrasil-ask-act-again = Thanks to Gullinbursti you may do more. What?
yggdrasil-ask-take-elves = How many Elves do you take? Up to { $most }.
yggdrasil-ask-take-dice = How many Vanir dice do you take? Up to { $most }.
yggdrasil-ask-take-heroes = How many Heroes do you send to Valhalla? Up to { $most }.
yggdrasil-ask-free-anonymous = How many Anonymous do you free? Up to { $most }.
yggdrasil-ask-drive-giants = How many Fire Giants do you drive away? Up to { $most }.
yggdrasil-ask-heal-where = Which world do you heal?
yggdrasil-ask-use-heroes =
    { $count ->
        [one] 1 Risk: do you send a Hero against it?
       *[other] { $count } Risks: how many Heroes do you send against them?
    }
yggdrasil-ask-choose-dice =
    { $count ->
        [one] 1 Risk is left: how many Vanir dice do you throw with your god die?
       *[other] { $count } Risks are left: how many Vanir dice do you throw with your god die?
    }
yggdrasil-ask-roll-god-die = What does { $god }'s god die show?
yggdrasil-ask-roll-vanir-die = What does the next Vanir die of { $god } show?
yggdrasil-ask-reroll =
    { $count ->
        [0] No Risk is left. Do you throw dice again?
        [one] 1 Risk is left. Do you throw dice again?
       *[other] { $count } Risks are left. Do you throw dice again?
    }
yggdrasil-ask-reroll-as-brother = Your god die for { $god } shows: { $face }. Do you throw it again?
yggdrasil-ask-help-brother =
    { $count ->
        [one] { $god } has 1 Risk left. Does an Elf of yours turn your die into a success?
       *[other] { $god } has { $count } Risks left. Does an Elf of yours turn your die into a success?
    }
yggdrasil-ask-change-die =
    { $count ->
        [one] 1 Risk is left. Which failure does an Elf change?
       *[other] { $count } Risks are left. Which failure does an Elf change?
    }
yggdrasil-ask-return-pairs =
    { $count ->
        [one] 1 Risk is left. Do you send Elves home, two against a Risk?
       *[other] { $count } Risks are left. How many Elves do you send home, two against a Risk?
    }
yggdrasil-ask-let-support-pay =
    { $count ->
        [one] 1 Risk is left. Does { $god } lose a Life Point for you?
       *[other] { $count } Risks are left. How many Life Points does { $god } lose for you?
    }
yggdrasil-ask-keep-elf = Svalinn: do you keep an Elf that you used?
yggdrasil-ask-keep-die = Brisingamen: do you keep a Vanir die that is lost?
yggdrasil-ask-keep-as-fellow = Your support is a Chance Fellow: what do you keep of your throw?
yggdrasil-ask-take-as-fellow = { $god } is your Chance Fellow: what do you take out of the throw?
yggdrasil-ask-join-companion = Do you first join a Traveling Companion?
yggdrasil-ask-take-from-kin = What do you take from { $god }?
yggdrasil-ask-take-for-throw = What do you take from { $god } for this throw?
yggdrasil-ask-take-for-kin = What do you take from { $god }, so that { $kin } can use it in this throw?
yggdrasil-ask-show-artifact = Which artifact of level { $level } comes into view?
yggdrasil-ask-take-artifact = Which artifact do you take?
yggdrasil-ask-draw-creature = Which creature does { $god } draw?
yggdrasil-ask-choose-creature = Which creature do you call for help?
yggdrasil-ask-rout-iotunn = Which Iotunn is beaten?
yggdrasil-ask-move-anywhere = { $god } may go to any world. Where to?
yggdrasil-ask-fight-besides = Do you fight here, with 1 Risk cancelled?
yggdrasil-ask-act-besides = Do you perform the action of { $world }?
yggdrasil-ask-return-life =
    { $count ->
        [one] Who recovers 1 Life Point?
       *[other] Who recovers a Life Point? There are { $count }.
    }
yggdrasil-ask-give = What do you give away? One thing after the other.
yggdrasil-ask-give-to = To whom do you give it ({ $what })?
yggdrasil-ask-give-life = { $god } has { $life } Life Points. To whom does one go?
yggdrasil-ask-put-on-top = Which of the two cards do you put on top of your deck?
yggdrasil-ask-take-off-wheel =
    { $count ->
        [one] Which open card goes under its deck?
       *[other] Which open card goes under its deck? You may take { $count }.
    }
yggdrasil-ask-under-which-deck = Under whose deck does this card go: { $card }?
yggdrasil-ask-throw-stone = What does the { $stone } show?
yggdrasil-ask-use-stone = Which stone do you use?
yggdrasil-ask-turn-mid = By how many places does the mid-level turn?
yggdrasil-ask-move-whom = Which god is moved?
yggdrasil-ask-move-where = Where does { $god } go?
yggdrasil-ask-choose-way = Choose. { $why }
yggdrasil-ask-choose-world = Which world? { $why }
yggdrasil-ask-choose-whom = Which god? { $why }
yggdrasil-ask-choose-piece = Which of them? { $why }
yggdrasil-ask-turn-up = What lies face down? { $why }
yggdrasil-ask-act-how = What do you do on { $world } from afar?
yggdrasil-ask-give-up-artifact = Which artifact do you give up for good?
yggdrasil-ask-spend =
    { $worth ->
        [one] { $counter }: how many do you spend? Each cancels 1 Risk.
       *[other] { $counter }: how many do you spend? Each cancels { $worth } Risks.
    }
yggdrasil-ask-act-where = In which world do you act from afar?

## Choices, and what to know before making them

yggdrasil-choose-stay = Stay
yggdrasil-choose-pass = Neither act nor fight
yggdrasil-choose-act-penalty = Action of { $world }, with penalty
yggdrasil-choose-act-normal = Action of { $world }
yggdrasil-choose-act-bonus = Action of { $world }, with bonus
yggdrasil-choose-heal =
    { $cost ->
        [one] Heal { $world } for 1 Life Point
       *[other] Heal { $world } for { $cost } Life Points
    }
yggdrasil-choose-fight = Fight { $opponent }
yggdrasil-choose-deed =
    { $risks ->
        [0] { $deed } (cost: { $cost })
        [one] { $deed } (1 Risk, cost: { $cost })
       *[other] { $deed } ({ $risks } Risks, cost: { $cost })
    }
yggdrasil-choose-free-deed =
    { $risks ->
        [0] { $deed }
        [one] { $deed } (1 Risk)
       *[other] { $deed } ({ $risks } Risks)
    }
yggdrasil-choose-spend = { $counter }: spend { $count }
yggdrasil-choose-bless = Give 1 Life Point back to { $god }
yggdrasil-choose-order = { $gods }
yggdrasil-choose-done = That is all
yggdrasil-choose-none = Nothing
yggdrasil-choose-keep-dice = Leave the dice as they lie
yggdrasil-choose-reroll-picked = Throw the dice picked so far
yggdrasil-choose-reroll-god-die = Throw the god die again
yggdrasil-choose-reroll-die = Pick a Vanir die ({ $face })
yggdrasil-choose-change-god-die = Change the god die
yggdrasil-choose-change-die = Change a Vanir die ({ $face })
yggdrasil-choose-keep-elf = Keep an Elf
yggdrasil-choose-lose-elf = Keep no Elf
yggdrasil-choose-keep-die = Keep a Vanir die
yggdrasil-choose-lose-die = Keep no Vanir die
yggdrasil-choose-stone = { $stone }: { $effect }
yggdrasil-choose-turn =
    { $count ->
        [0] Do not turn
        [one] Turn by 1 place
       *[other] Turn by { $count } places
    }
yggdrasil-warn-heal-kills = { $god } does not have so many Life Points: you would all lose.
yggdrasil-warn-heal-in-vain = Two Enemies are on { $world }: it would be devastated again at once.
yggdrasil-warn-risks-kill = If the dice fail, { $god } could lose the last Life Point: you would all lose.
yggdrasil-warn-last-life = { $god } would lose the last Life Point: you would all lose.

## Why not

yggdrasil-god-taken = { $god } is taken.
yggdrasil-has-played = { $god } has played in this round.
yggdrasil-not-reachable = { $god } cannot go to { $world }: only to a world of the same level or of the same column.
yggdrasil-not-here = { $opponent } is in another world.
yggdrasil-in-cage = { $opponent } is in the Cage and cannot be fought there.
yggdrasil-rider = An Iotunn rides { $opponent } and must be beaten first.
yggdrasil-rainbow = { $opponent } is on the rainbow island and cannot be driven back any further.
yggdrasil-on-ladder = { $opponent } is not active.
yggdrasil-fight-barred = { $opponent } cannot be fought now. { $rule }
yggdrasil-enemy-gone = { $opponent } is out of the game.
yggdrasil-no-such-way = { $deed } is not paid for in that way.
yggdrasil-deed-elsewhere = { $deed }: that cannot be done on { $world }.
yggdrasil-deed-not-now = { $deed }: that cannot be done now.
yggdrasil-deed-too-dear = { $deed } costs { $cost }.
yggdrasil-way-closed = That cannot be done now: { $way }.
yggdrasil-not-meant = That is not meant. { $why }
yggdrasil-none-left = None of that is left face down: { $token }.
yggdrasil-not-held = You do not have { $artifact }.
yggdrasil-never-fought = { $opponent } cannot be fought.
yggdrasil-blocked = An Iotunn blocks { $world }: nobody can act there until it is beaten.
yggdrasil-devastated = { $world } is devastated: the only action there is to heal it.
yggdrasil-healed-this-turn = { $world } was healed in this turn; its action is open again from the next turn.
yggdrasil-nothing-to-heal = No world is devastated, so the action of { $world } could heal none.
yggdrasil-reserve-empty = The reserve on { $world } is empty.
yggdrasil-ladder-empty = Nobody is on the ladder of { $world }.
yggdrasil-piles-empty = No artifact that you could take now is left on { $world }.
yggdrasil-not-devastated = { $world } is not devastated.
yggdrasil-action-done = You have performed an action in this turn.
yggdrasil-fight-done = You have fought in this turn.
yggdrasil-step-begun = { $god } would have to do this instead of an action or a fight.
yggdrasil-no-power = { $god } does not have this power.
yggdrasil-god-not-here = { $god } is in another world.
yggdrasil-full-life = { $god } has all Life Points.
yggdrasil-not-in-deck = This card cannot come now: { $card }.
yggdrasil-no-such-side = This die has no such side: { $face }.
yggdrasil-no-such-die = No Vanir die shows this: { $face }.
yggdrasil-no-god-die = Your god die was not thrown.
yggdrasil-god-die-succeeds = Your god die is a success already.
yggdrasil-die-succeeds = This is a success already: { $face }.
yggdrasil-no-god-die-reroll = You cannot throw your god die again now.
yggdrasil-no-dice-reroll = You cannot throw Vanir dice again now; dice are picked in the order of their faces.
yggdrasil-no-elf-used = No Elf was used in this throw.
yggdrasil-no-die-lost = No Vanir die is lost in this throw.
yggdrasil-no-companion = { $god } is no Traveling Companion of yours.
yggdrasil-already-together = { $god } is in your world already.
yggdrasil-thing-too-late = Elves are taken first, then Vanir dice, then artifacts; it is too late for this: { $what } ({ $god }).
yggdrasil-not-owned = { $god } does not have this: { $what }.
yggdrasil-of-no-use = This would change nothing now: { $what }.
yggdrasil-not-in-pile = This artifact is not in the pile of level { $level }: { $artifact }.
yggdrasil-not-shown = This artifact is not on top of a pile: { $artifact }.
yggdrasil-level-too-high =
    { $levels ->
        [one] { $artifact } is of a higher level; now you may take only level 1.
       *[other] { $artifact } is of a higher level; now you may take level 1 or 2.
    }
yggdrasil-not-drawn = This creature was not drawn: { $creature }.
yggdrasil-not-to-self = { $god } is the one who gives.
yggdrasil-god-too-late = Life Points are given in the order of the gods; it is too late for { $god }.
yggdrasil-not-on-top = This card is not one of the two on top: { $card }.
yggdrasil-not-on-wheel = This card does not lie open on the wheel: { $card }.
yggdrasil-no-deck = { $god } is a support and has no deck.
yggdrasil-no-such-rune = The { $stone } has no such side: { $effect }.
yggdrasil-stone-not-open = The { $stone } does not show this: { $effect }.
yggdrasil-no-open-world = There is no world in which you could act from afar.
yggdrasil-already-there = { $god } is on { $world } already.

yggdrasil-closed-blocked = blocked
yggdrasil-closed-devastated = devastated
yggdrasil-closed-healed-this-turn = just healed
yggdrasil-closed-nothing-to-heal = nothing to heal
yggdrasil-closed-reserve-empty = reserve empty
yggdrasil-closed-ladder-empty = ladder empty
yggdrasil-closed-piles-empty = no artifact

## Impossible positions

yggdrasil-position-not-by-god =
    { $seats ->
        [1] “gods” needs { $count } gods: first the one that is played, then the supports.
        [2] “gods” needs { $count } gods: first those of the two seats, then the support.
       *[other] “gods” needs { $count } gods, one for each seat.
    }
yggdrasil-position-support-has = { $god } is a support and has no “{ $key }”.
yggdrasil-position-held-twice = { $god } and { $other } have the same artifact: { $artifact }. There is one of each.
yggdrasil-position-related-to-himself = { $god } cannot have a relationship with the same god.
yggdrasil-position-too-many-markers = { $count } worlds are devastated; there are only { $full } markers.
yggdrasil-position-two-enemies = Two Enemies are on { $world }, so it must be devastated.
yggdrasil-position-too-many-iotunns = { $count } Iotunns are active; there are only { $full } pawns.
yggdrasil-position-active-and-discarded = { $iotunn } cannot be both active and discarded.
yggdrasil-position-three-artifacts = “artifacts” needs three entries, one for each level, with null for an empty pile.
yggdrasil-position-wheel-full = The wheel has no room for so many open cards of { $enemy }.
yggdrasil-position-card-twice =
    { $apart ->
        [0] { $card } stands twice under “{ $one }”; every card is there once.
       *[other] { $card } is in two places: “{ $one }” and “{ $other }”.
    }
yggdrasil-position-not-his-card = { $card } cannot be in the deck of { $god }.
yggdrasil-position-shares = “shares” must add up to { $full }, not to { $count }.
yggdrasil-position-has-played = { $god } has played in this round, so no card of that deck lies face down.
yggdrasil-position-no-card-down = { $god } has yet to play, so a card must lie face down.
yggdrasil-position-nothing-unseen = { $god } has no unseen card that could lie face down.
yggdrasil-position-late = “late” is only for a deck of which an unseen card lies face down ({ $god }).
yggdrasil-position-all-in-order = While the order is open, everybody is in “order”.
yggdrasil-position-active-in-order = { $god } is playing now and cannot be in “order” any more.
yggdrasil-position-revealed-down = “{ $text }” cannot be the card revealed in this turn.
yggdrasil-position-cannot-do-more = { $god } needs Gullinbursti to do a second thing in one turn.
yggdrasil-position-in-between = A position can be written where the order is open, where a card is revealed, or before a move or an action; this game stands in the middle of something. Its record keeps everything.
yggdrasil-position-over = The game is over; a position can be written only before.

## Impossible setups

yggdrasil-setup-not-an-object = A setup is an object, and these are its keys: { $keys }. This is none: { $text }
yggdrasil-setup-how-many-gods = “{ $key }” needs { $full ->
        [0] no god at all
        [one] one god
       *[other] { $full } gods
    } with so many players, not { $count }.
yggdrasil-setup-god-twice = { $god } can be in the game only once.
yggdrasil-setup-charts-without-gods = Charts belong to gods: name every god, and every support, as well.
yggdrasil-setup-no-text = A saga is given as a text, not as { $text }.
yggdrasil-saga-unknown-name =
    { $file }, page { $page }, line { $line }: there is nothing called “{ $text }”.{ $near ->
        [0] {""}
       *[other] {" "}Do you mean { $nearest }?
    } Possible: { $names }
yggdrasil-saga-unreadable-line = { $file }, page { $page }, line { $line }: “{ $text }” cannot be understood. Possible: { $expected }
yggdrasil-saga-unreadable-term = { $file }, page { $page }, line { $line }: “{ $text }” is no number and no condition.
yggdrasil-saga-five-numbers = { $file }, page { $page }, line { $line }: “{ $text }” needs a number for 1, 2, 3, 4 and 5 players.
yggdrasil-saga-not-by = { $file }, page { $page }, line { $line }: “{ $counter }” is one number, and says nothing of a world or a piece.
yggdrasil-saga-by-what = { $file }, page { $page }, line { $line }: “{ $counter }” goes by { $by }: say which, in brackets.
yggdrasil-saga-no-saga = { $file }, line { $line }: a saga begins with “saga” and its name.
yggdrasil-saga-no-page = { $file }: the saga has no page.
yggdrasil-saga-no-path = { $file }, page { $page }: the page needs a path, such as “path 4 then dead”.
yggdrasil-saga-no-such-page =
    { $file }, line { $line }: { $pages ->
        [one] there is only one page.
       *[other] there are only { $pages } pages.
    }
yggdrasil-saga-no-such-spot = { $file }, page { $page }, line { $line }: spot “{ $text }” is none of 1 to { $last } and not “last”.
yggdrasil-saga-too-long = { $file }: the text has more than { $most } characters.
