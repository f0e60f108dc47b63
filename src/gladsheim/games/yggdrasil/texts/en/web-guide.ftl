### A guided first game of Yggdrasil Chronicles, and what a saga adds: each lesson is said when its matter is on the table.

web-guide-yggdrasil-welcome-title = Welcome
web-guide-yggdrasil-welcome = You play together: six Enemies attack the nine worlds of the Tree. Hold out until Nidhögg reaches the end of his path, and all of you win.
web-guide-yggdrasil-god-title = Your god
web-guide-yggdrasil-god = First choose a god. In the easy game they are all alike, so take whom you like.
web-guide-yggdrasil-choose-support-title = A god who stands by
web-guide-yggdrasil-choose-support = With so few of you, a god stands by as support. Choose one whom nobody plays; whoever says it first says it for all.
web-guide-yggdrasil-support-title = The support god
web-guide-yggdrasil-support = { $god } stands by in support: 5 Life Points, no turn and no belongings, but a god beside you all the same, who makes actions in that world better. Cards of { $god } are shuffled into your Enemy decks; when one of them activates an Enemy, whoever revealed it may move { $god }.
web-guide-yggdrasil-order-title = Who goes first?
web-guide-yggdrasil-order = A new round: everybody has laid the top card of his Enemy deck unseen on the wheel. Now say in which order you play. Let those go first who can ward off the worst before more cards are revealed.
web-guide-yggdrasil-reveal-title = The first card of an Enemy
web-guide-yggdrasil-reveal = { $god } revealed { $enemy }. No other card of this Enemy lay open, so it only stays on the wheel and nothing happens. The second card will activate it.
web-guide-yggdrasil-wakes-title = An Enemy is activated
web-guide-yggdrasil-wakes = It was the second open card of this Enemy, { $enemy }. An Enemy that is activated moves and does its harm; then both cards go back under the decks. If it cannot do what it should, you have all lost.
web-guide-yggdrasil-hel-title = Hel
web-guide-yggdrasil-hel = Hel climbs to the world above, the middle level turns, and the god whose turn it is loses a Life Point. Already on the top level she cannot climb: then you have lost. Beat her in time.
web-guide-yggdrasil-surt-title = Surt
web-guide-yggdrasil-surt = Surt climbs to the world above, the middle level turns, and two Fire Giants go to his ladder and make him stronger. Already on the top level he cannot climb: then you have lost. The same goes when there are no Fire Giants left.
web-guide-yggdrasil-loki-title = Loki
web-guide-yggdrasil-loki = Loki comes into the world of the god whose turn it is, the middle level turns, and an Iotunn wakes. If none is left to wake, you have lost.
web-guide-yggdrasil-iormungand-title = Iormungand
web-guide-yggdrasil-iormungand = Iormungand goes one island to the right on Midgard and sends as many Anonymous to Hel as the island shows: that makes Hel stronger. Behind the last island, or without enough Anonymous, you have lost.
web-guide-yggdrasil-fenrir-title = Fenrir
web-guide-yggdrasil-fenrir = Fenrir breaks out of the Cage into Asgard, and the turn of the god who revealed him ends at once. If he is out already, he costs that god three Life Points. His card is shuffled back into the deck.
web-guide-yggdrasil-nidhogg-title = Nidhögg
web-guide-yggdrasil-nidhogg = Nidhögg goes one step along his path at the bottom. At its end you have won; what a spot on the way does stands there.
web-guide-yggdrasil-clock-title = Nidhögg
web-guide-yggdrasil-clock = Nidhögg goes one step along the path of this page. What a spot on the way does stands there, and so does what happens at its end.
web-guide-yggdrasil-turned-title = The middle level turns
web-guide-yggdrasil-turned = The three worlds of the middle level have moved on by one place. Now other worlds lie above and below each other, for gods and for Enemies.
web-guide-yggdrasil-iotunn-title = An Iotunn
web-guide-yggdrasil-iotunn = { $iotunn } is awake. An Iotunn blocks a world, rides an Enemy, or stands on the Sword of Obstacles and bars something to all of you, until it is beaten. Every one that is awake makes Loki stronger.
web-guide-yggdrasil-devastated-title = A devastated world
web-guide-yggdrasil-devastated = { $world } is devastated. { yggdrasil-help-devastated }
web-guide-yggdrasil-support-move-title = The support god moves
web-guide-yggdrasil-support-move = The card that activated the Enemy was one of { $god }'s, so you may move { $god }: one step like any god. A god beside you makes your action better.
web-guide-yggdrasil-move-title = Moving
web-guide-yggdrasil-move = Now you may move: to another world of your level, or straight up or down in your column. Worlds that light up can be reached. Or stay.
web-guide-yggdrasil-act-title = Acting
web-guide-yggdrasil-act = Now you may do one thing: the action of your world, or a fight against somebody who stands here. The sign in each world says what its action gives.
web-guide-yggdrasil-bonus-title = Better together
web-guide-yggdrasil-bonus = { $god } acts with bonus on { $world }. { yggdrasil-help-mode }
web-guide-yggdrasil-penalty-title = An Enemy in the way
web-guide-yggdrasil-penalty = { $god } acts with a penalty on { $world }. { yggdrasil-help-mode }
web-guide-yggdrasil-elves-title = Elves
web-guide-yggdrasil-elves = { $god } took Elves from Alfheim. { yggdrasil-help-elves }
web-guide-yggdrasil-dice-title = Vanir dice
web-guide-yggdrasil-dice = { $god } took Vanir dice from Vanaheim. { yggdrasil-help-dice }
web-guide-yggdrasil-heroes-title = Heroes
web-guide-yggdrasil-heroes = { $god } sent Heroes from Midgard to Valhalla. { yggdrasil-help-heroes }
web-guide-yggdrasil-stones-title = Runic stones
web-guide-yggdrasil-stones = The action of Iotunheim throws stones: the white and the green one, with bonus the red one too, with a penalty only the white one. What each shows may be used.
web-guide-yggdrasil-use-stone-title = What the stones show
web-guide-yggdrasil-use-stone = Choose which stone you use, in any order, or let it be. The action of any world is a normal one, wherever you are.
web-guide-yggdrasil-artifact-title = Artifacts
web-guide-yggdrasil-artifact = { $god } took an artifact from the Dwarves of Nidavellir: { $artifact }. It is kept until the end and works by itself.
web-guide-yggdrasil-creature-title = Creatures
web-guide-yggdrasil-creature = Creatures come from Svartalfheim, and { $god } drew { $creature } among them. One of those drawn helps at once; then all are discarded.
web-guide-yggdrasil-giants-title = Fire Giants driven away
web-guide-yggdrasil-giants = { $god } drove Fire Giants from Surt's ladder back to Muspellheim: Surt is weaker now. It takes Risks, fewer with a god beside you.
web-guide-yggdrasil-anonymous-title = Anonymous set free
web-guide-yggdrasil-anonymous = { $god } freed Anonymous from Hel's ladder: Hel is weaker now. It takes Risks, fewer with a god beside you.
web-guide-yggdrasil-healed-title = Healing the Tree
web-guide-yggdrasil-healed = { $god } healed { $world }: its action can be used again, and Fenrir is weaker. In the devastated world itself healing costs 2 Life Points; from Asgard it takes Risks instead.
web-guide-yggdrasil-fight-title = A fight
web-guide-yggdrasil-fight = { $god } fights { $opponent }. A fight is always won, and the opponent retreats; but it takes as many Risks as the opponent is strong, { $strength } here.
web-guide-yggdrasil-risks-title = Risks
web-guide-yggdrasil-risks =
    { $count ->
        [one] { $god } takes 1 Risk. If nothing prevents it, it costs a Life Point.
       *[other] { $god } takes { $count } Risks. Each one that nothing prevents costs a Life Point.
    }
web-guide-yggdrasil-use-heroes-title = Heroes first
web-guide-yggdrasil-use-heroes = Before the dice, Heroes: each one that leaves Valhalla for Midgard prevents 1 Risk. They belong to all of you.
web-guide-yggdrasil-choose-dice-title = The throw
web-guide-yggdrasil-choose-dice = You throw your god die, and as many of your Vanir dice as you like. Each success prevents 1 Risk. Vanir dice that show a loss go back to Vanaheim.
web-guide-yggdrasil-rolled-title = Dice
web-guide-yggdrasil-rolled = { $god } threw: { $face }. A success prevents 1 Risk. All other faces are failures, unless an Elf helps.
web-guide-yggdrasil-change-title = Elves after the throw
web-guide-yggdrasil-change = Each of your Elves can turn one failed die into a success; then it goes back to Alfheim. Use one, or take what comes.
web-guide-yggdrasil-lost-dice-title = Dice that leave
web-guide-yggdrasil-lost-dice = { $god } lost Vanir dice that showed a loss: they go back to Vanaheim, even if an Elf made them a success. A god die is never lost.
web-guide-yggdrasil-prevented-title = What is left
web-guide-yggdrasil-prevented =
    { $left ->
        [0] The throw is over, and { $god } has prevented all Risks.
        [one] The throw is over; { $god } could not prevent 1 Risk, and it costs a Life Point.
       *[other] The throw is over; { $god } could not prevent { $left } Risks, and each costs a Life Point.
    }
web-guide-yggdrasil-life-title = Life Points
web-guide-yggdrasil-life = { $god } has lost life; what is left: { $left }. { yggdrasil-help-life }
web-guide-yggdrasil-beaten-title = A retreat
web-guide-yggdrasil-beaten = { $god } has beaten { $opponent }. Surt goes home to Muspellheim, Hel to Niflheim, Loki and Fenrir into the Cage, Iormungand one island back, and an Iotunn to Loki's ladder.
web-guide-yggdrasil-defeated-title = An Iotunn is beaten
web-guide-yggdrasil-defeated = { $iotunn } is back on Loki's ladder. What this Iotunn blocked is free again, and Loki is weaker.
web-guide-yggdrasil-refused-title = Not allowed
web-guide-yggdrasil-refused = Above you read which rule forbids that. Nothing was played.
web-guide-yggdrasil-ring-title = The red ring
web-guide-yggdrasil-ring = A red ring on the wheel says: the next card of this Enemy activates it. Choose it to see what would happen.
web-guide-yggdrasil-losing-title = How all of you lose
web-guide-yggdrasil-losing = If a god loses the last Life Point, the support god too, or an activated Enemy cannot do what it should, all of you have lost. Keep Surt and Hel down and Iormungand to the left.
web-guide-yggdrasil-blocked-title = Iotunns in the way
web-guide-yggdrasil-blocked = An Iotunn stays until somebody fights it where it stands. Its strength is 2. Fights are possible even in a world where nobody can act.
web-guide-yggdrasil-help-title = What a thing does
web-guide-yggdrasil-help = Rest on anything, or hold it, to read what it does. The tabs show the gods, the cards to come, and artifacts.
web-guide-yggdrasil-hint-title = Hints
web-guide-yggdrasil-hint = Not sure? “Hint” shows you where to look; ask again for a move, and once more for the reason.
web-guide-yggdrasil-end-title = The end
web-guide-yggdrasil-end = In the hard game every god has a power of his own, and Nidhögg's path is longer. And six sagas wait in the campaign.

## A saga

web-guide-yggdrasil-saga-title = A saga
web-guide-yggdrasil-saga = This is a saga: a book of pages, open beside the board. All that you know of the game holds, with the gods' powers, and the page adds its own rules.
web-guide-yggdrasil-goal-title = The goal of the page
web-guide-yggdrasil-goal = The page says what turns it and how far you have come. Here Nidhögg's path is a clock against you: if he reaches its end before you turn the page, you have lost. Behind the last page stands the Tree.
web-guide-yggdrasil-turn-title = The page turns
web-guide-yggdrasil-turn = Page { $number } of { $pages }: { $title }. Nidhögg begins anew on its path, and what is new stands on it. Deeds and rules of the old page are over.
web-guide-yggdrasil-deed-title = A deed
web-guide-yggdrasil-deed = { $god } on { $world }: { $deed }. A deed of the page takes the place of the world's action. It can be done in devastated worlds too, but not where an Iotunn blocks.
web-guide-yggdrasil-counter-title = What the page counts
web-guide-yggdrasil-counter = Something that the page counts has changed. The open page shows all of it, and how much the goal needs.
web-guide-yggdrasil-standee-title = A stranger on the Tree
web-guide-yggdrasil-standee = The saga has brought pieces of its own. Rest on one to read how strong it is and what it does.
web-guide-yggdrasil-saga-fight-title = A fight of the saga
web-guide-yggdrasil-saga-fight = { $god } fights { $opponent }, and the page has a rule for it: how strong the opponent is, or what a victory brings. Otherwise it is a fight like any other.
web-guide-yggdrasil-condition-title = How a saga is lost
web-guide-yggdrasil-condition = You lose as in every game, and besides when Nidhögg comes to the end of his path, when the page says so, or when it demands something that cannot be done.
web-guide-yggdrasil-chart-title = Your chart
web-guide-yggdrasil-chart = What your god can do stands on your chart: which faces of the dice are successes, with what you start, and with whom you have a bond. Between the games you buy more.
web-guide-yggdrasil-experience-title = Experience
web-guide-yggdrasil-experience = After a victory every Life Point that you have left is a point of experience; after a defeat it is three for everybody. Spend it on your chart, then the next table opens. A lost saga is played again.
