# What the server says about its bots.

bots-busy = All bots are thinking for other tables. Please ask again in a moment.
bots-failed = The bot could not find an answer. Please ask again, or play on without a hint.
