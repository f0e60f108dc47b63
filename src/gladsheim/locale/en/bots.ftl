# What bots say.

bot-unknown = There is no bot called “{ $name }”. There are: { $bots }.

bot-hint = { $move }.
bot-hint-points = { $move }: { $points ->
    [0] no points now.
    [one] 1 point now.
   *[other] { $points } points now.
}
bot-hint-better = Better than “{ $other }”: it { $reasons }.
bot-hint-even = “{ $other }” is about as good.
bot-hint-even-most = “{ $other }” is about as good; what sets it apart from most others: it { $reasons }.
review-why = It { $reasons }.

## How sure a hint is, and what it expects.

bot-sure-only = Nothing else is possible.
bot-sure-clear = It is clearly the best.
bot-sure-slight = It is a little better than the others.
bot-sure-even = The next one is about as good.
bot-odds = { $percent } % to win
bot-odds-together = { $percent } % to win together
