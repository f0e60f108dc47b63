### What bots say about their moves.

bot-yggdrasil-best = { $move }: of all answers this one leaves you all safest.
bot-yggdrasil-god = { $move }: every god can win this; in games among bots the choice hardly mattered.
bot-yggdrasil-god-easy = { $move }: in the easy game all gods are alike.
bot-yggdrasil-order = { $move }: the next activation of { $enemy } could lose you the game, and { $god } first gives you the best chances.
bot-yggdrasil-order-free = { $move }: no Enemy that lies open can lose you the game at once, so the order matters little; { $god } may go first.
bot-yggdrasil-go = { $move }: from there you can reach what threatens you next.
bot-yggdrasil-go-act = { $move }: there you can best use an action.
bot-yggdrasil-go-heal = { $move }: there you can heal the Tree.
bot-yggdrasil-go-fight = { $move }: there you can fight { $opponent }.
bot-yggdrasil-go-bless = { $move }: there you can give a Life Point to { $god }.
bot-yggdrasil-pass = { $move }: nothing here is worth what it costs.
bot-yggdrasil-heal = { $move }: it costs { $life ->
    [one] 1 Life Point
   *[other] { $life } Life Points
}, and then { $world } can be used again.
bot-yggdrasil-bless = { $move }: { $god } needs the Life Point most.
bot-yggdrasil-fight-now = { $move }: the next activation of { $opponent } could lose you the game. { $risks ->
    [0] No Risk
    [one] 1 Risk
   *[other] { $risks } Risks
}, { $life ->
    [0] and you should come off without loss.
    [one] and it should cost you about 1 Life Point.
   *[other] and it should cost you about { $life } Life Points.
}
bot-yggdrasil-fight = { $move }: it is better not to let { $opponent } go on. { $risks ->
    [0] No Risk
    [one] 1 Risk
   *[other] { $risks } Risks
}, { $life ->
    [0] and you should come off without loss.
    [one] and it should cost you about 1 Life Point.
   *[other] and it should cost you about { $life } Life Points.
}
bot-yggdrasil-heal-afar = { $move }: it heals a world from afar. { $risks ->
    [0] No Risk
    [one] 1 Risk
   *[other] { $risks } Risks
}, { $life ->
    [0] and you should come off without loss.
    [one] and it should cost you about 1 Life Point.
   *[other] and it should cost you about { $life } Life Points.
}
bot-yggdrasil-gather = { $move }: { $what } against the Risks to come.
bot-yggdrasil-forge = { $move }: an artifact up to level { $level } helps to the end of the game.
bot-yggdrasil-creatures = { $move }: { $count ->
    [one] the creature that you draw helps at once.
   *[other] the best of { $count } creatures helps at once.
}
bot-yggdrasil-stones = { $move }: { $count ->
    [one] 1 runic stone may help at once.
   *[other] { $count } runic stones may help at once.
}
bot-yggdrasil-ladder = { $move }: { $what } off the ladder. { $risks ->
    [0] No Risk
    [one] 1 Risk
   *[other] { $risks } Risks
}, { $life ->
    [0] and you should come off without loss.
    [one] and it should cost you about 1 Life Point.
   *[other] and it should cost you about { $life } Life Points.
}
bot-yggdrasil-many = { $move }: the more, the better.
bot-yggdrasil-few = { $move }: you could have more.
bot-yggdrasil-artifact = { $move }: of those that you may take it helps most.
bot-yggdrasil-throw = { $move }: { $life ->
    [0] with that you should lose no Life Point.
    [one] with that you should lose about 1 Life Point.
   *[other] with that you should lose about { $life } Life Points.
}
bot-yggdrasil-elf = { $move }: the life that it saves is worth an Elf.
bot-yggdrasil-no-elf = { $move }: the Elves will do more later.
bot-yggdrasil-reroll = { $move }: a failure can hardly get worse.
bot-yggdrasil-no-reroll = { $move }: the dice lie well enough.
bot-yggdrasil-deed = { $move }: it brings the goal of this page nearer. { $risks ->
    [0] No Risk
    [one] 1 Risk
   *[other] { $risks } Risks
}, { $life ->
    [0] and you should come off without loss.
    [one] and it should cost you about 1 Life Point.
   *[other] and it should cost you about { $life } Life Points.
}
bot-yggdrasil-deed-safe = { $move }: it does not lead to the goal by itself, but it keeps off what would lose you this page. { $risks ->
    [0] No Risk
    [one] 1 Risk
   *[other] { $risks } Risks
}, { $life ->
    [0] and you should come off without loss.
    [one] and it should cost you about 1 Life Point.
   *[other] and it should cost you about { $life } Life Points.
}
bot-yggdrasil-fight-goal = { $move }: beating { $opponent } brings the goal of this page nearer. { $risks ->
    [0] No Risk
    [one] 1 Risk
   *[other] { $risks } Risks
}, { $life ->
    [0] and you should come off without loss.
    [one] and it should cost you about 1 Life Point.
   *[other] and it should cost you about { $life } Life Points.
}
bot-yggdrasil-go-deed = { $move }: there you can do what this page asks for: { $deed }.
bot-yggdrasil-saga-choice = { $move }: of all that the page leaves open this is best for its goal and for you all.

## What a hint says of a move, behind “it”.

yggdrasil-brings-means = leaves the gods better prepared
yggdrasil-brings-worlds = keeps more of the worlds open
yggdrasil-brings-surt = holds Surt back
yggdrasil-brings-hel = holds Hel back
yggdrasil-brings-giants = keeps the Fire Giants in check
yggdrasil-brings-iormungand = holds Iormungand back
yggdrasil-brings-loki = leaves Loki fewer Iotunns
yggdrasil-brings-fenrir = makes Fenrir less of a danger
yggdrasil-brings-nidhogg = brings the end of Nidhögg’s way nearer
yggdrasil-brings-page = serves the goal of this page of the saga
yggdrasil-brings-life = leaves the gods more life
yggdrasil-brings-heroes = leaves you more Heroes
yggdrasil-brings-elves = leaves the gods more Elves
yggdrasil-brings-dice = leaves the gods more Vanir dice
