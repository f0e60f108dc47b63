### What bots say about their moves.

bot-nidavellir-bid = { $move }: with luck { $goblin } at the { nidavellir-tavern-goblin }, { $dragon } at the { nidavellir-tavern-dragon } and { $pony } at the { nidavellir-tavern-pony }.
bot-nidavellir-bid-trade = { $move }: with luck { $goblin } at the { nidavellir-tavern-goblin }, { $dragon } at the { nidavellir-tavern-dragon } and { $pony } at the { nidavellir-tavern-pony }. The pouch trades { $first } and { $second } for { $new }.
bot-nidavellir-open-bid = { $move }: that makes you number { $turn } here, in time for { $card }.
bot-nidavellir-open-bid-trade = { $move }: that makes you number { $turn } here, in time for { $card }, and then you can trade { $first } and { $second } for { $new }.
bot-nidavellir-gains = { $move }: { $points ->
    [0] no points now
    [one] 1 point now
   *[other] { $points } points now
}, worth about { $worth } by the end of the game.
bot-nidavellir-set = { $move }: it completes a set, and { $hero } would be the hero to take.
bot-nidavellir-offering = { $move }: { $points ->
    [one] 1 point more in coins now
   *[other] { $points } points more in coins now
}, worth about { $worth } by the end of the game.
bot-nidavellir-thrud = { $move }: that is where one more rank helps you most.
bot-nidavellir-ylud = { $move }: { $points ->
    [0] no points now
    [one] 1 point now
   *[other] { $points } points now
}, and nowhere does she help you more.
bot-nidavellir-discard = { $move }: you would miss { $card } least. It costs { $points ->
    [0] nothing now.
    [one] 1 point now.
   *[other] { $points } points now.
}
bot-nidavellir-upgrade = { $move }: it becomes { $new }, { $points ->
    [one] 1 point now
   *[other] { $points } points now
}, worth about { $worth } by the end of the game.
bot-nidavellir-trade-away = { $move }: both coins are worth the same, so it hardly matters which one goes.
bot-nidavellir-show-coins = { $move }: { $first } and { $second } together bring { $new }, and { $first } stays with you.

## What a hint says of a move, behind “it”.

nidavellir-brings-columns = makes your army worth more
nidavellir-brings-heroes = gets more out of your heroes
nidavellir-brings-sets = brings you nearer to the next hero
nidavellir-brings-distinctions = brings you nearer to a distinction
nidavellir-brings-coins = leaves you with better coins
nidavellir-brings-trades = prepares better trades
nidavellir-brings-turns = lets you choose before the others more often
nidavellir-brings-gem = leaves you with the better gem
nidavellir-denies-columns = keeps cards from the others that their armies want
nidavellir-denies-heroes = gets less out of the others’ heroes
nidavellir-denies-sets = keeps the others farther from their next hero
nidavellir-denies-distinctions = keeps the others farther from a distinction
nidavellir-denies-coins = leaves the others with lower coins
nidavellir-denies-trades = leaves the others with poorer trades
nidavellir-denies-turns = lets the others choose first less often
nidavellir-denies-gem = leaves the others with lesser gems
