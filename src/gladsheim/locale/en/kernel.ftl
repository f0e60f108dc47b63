### What the kernel says, whatever the game.

enumeration-and = and

# A seat by its number, or by the name that a client puts in its place.
who =
    { $seat ->
        [-1] Nature
        [one] Seat { $seat }
        [other] Seat { $seat }
       *[name] { $seat }
    }
prompt = { $step }: what is your answer?
event-taken-back = { who } took the last move back.

## Games and set-up

game-unknown =
    There is no game called “{ $name }”.{ $near ->
        [0] {""}
       *[other] {" "}Did you mean { $nearest }?
    } Installed: { $games }.
setup-seats = { $game } cannot be played with { $seats } seats, only with { $allowed }.
setup-unknown-option =
    There is no option “{ $option }”.{ $near ->
        [0] {""}
       *[other] {" "}Did you mean { $nearest }?
    } The options are: { $options }.
setup-unknown-choice = “{ $value }” is no choice for the option { $option }. The choices are: { $choices }.
setup-not-options = Options are given by name, as in edda: true; this is none: { $value }.
setup-no-setup = { $game } begins from seats and options alone; it takes no setup.
setup-seed = A seed is a whole number of at most 64 bits, not { $seed }.

## Impossible positions

position-not-an-object = A position is an object, and these are its keys: { $keys }. This is none: { $text }
position-unknown-key =
    { $key ->
        [position] A position
       *[other] “{ $key }”
    } has no key “{ $text }”.{ $near ->
        [0] {""}
       *[other] {" "}Did you mean { $nearest }?
    }{ $listed ->
        [0] {""}
        [1] {" "}Possible: { $names }
       *[other] {" "}Nothing can stand there now.
    }
position-unknown-name =
    “{ $text }” cannot stand under “{ $key }”.{ $near ->
        [0] {""}
       *[other] {" "}Did you mean { $nearest }?
    }{ $listed ->
        [0] {""}
        [1] {" "}Possible: { $names }
       *[other] {" "}Nothing can stand there now.
    }
position-missing = Something is missing under “{ $key }”. Possible: { $names }
position-named-twice =
    { $key ->
        [position] The position
       *[other] “{ $key }”
    } names “{ $text }” twice.
position-not-a-number =
    “{ $text }” cannot stand under “{ $key }”: { $more ->
        [0] only { $least } is possible here.
       *[other] a whole number from { $least } to { $most } is needed.
    }
position-not-by-seat =
    “{ $text }” cannot stand under “{ $key }”: { $seats ->
        [one] a list with one entry is needed.
       *[other] a list with { $seats } entries is needed, one for each seat.
    }
position-not-by-name = “{ $text }” cannot stand under “{ $key }”: an object is needed, names and what belongs to each.
position-not-a-list = “{ $text }” cannot stand under “{ $key }”: a list is needed.
position-not-now = “{ $key }” says nothing at this point of the game; leave it out.
position-too-many =
    { $thing }: the position has { $count } ({ $where }), but { $full ->
        [0] there can be none.
        [one] there is only one.
       *[other] there are only { $full }.
    }

## Moves

move-illegal = This move is not among the legal ones.
move-unreadable = “{ $text }” cannot be read as a move of this decision.
match-over = The game is over; nobody is asked any more.
match-not-asked = { who } owes no answer now.
match-no-such-seat =
    There is no seat { $seat }. { $seats ->
        [one] Only seat 0 exists.
       *[other] Seats are counted from 0; there are { $seats } of them.
    }
match-stale = This answers a question that is no longer open.
match-cannot-undo = Only your own latest answers can be taken back, and only until nature or another player has answered or something hidden has been shown to you.
match-no-such-line = Line { $number } of the record holds no answer that still counts.

## Saved states

dump-other-game = This is a saved state of “{ $other }”, not of { $game }.
dump-other-rules = The state was saved under version { $other } of the rules; these are version { $rules }.
dump-unknown-frame = The saved state waits in “{ $frame }”, which this version of the rules does not know.
dump-unreadable = The saved state cannot be read: { $reason }.

## Records

record-no-heading = A record begins with a line “gladsheim GAME VERSION” and a line “seats N”.
record-bad-heading = The line "{ $heading }" of the heading cannot be used: { $text }
record-bad-setup = The match of this record cannot be set up. { $reason }
record-other-position = The heading names other seats or options than the position in it.
record-twice = Line { $line } of the file says "{ $heading }" a second time.
record-unreadable-line = Line { $line } of the file cannot be read: { $text }
record-redacted = This record was written for one seat and hides what the others did; only a whole record can be played again.
record-other-game = This is a record of “{ $other }”, not of { $game }.
record-other-rules = The record was played under version { $other } of the rules; these are version { $rules }.
record-number = Answers are numbered one by one: { $expected } comes next, not { $number }.
record-not-asked = Answer { $number } is to { $step }, but the question here is: { $asked }.
record-illegal = Answer { $number } cannot be played. { $reason }
record-other-moves = At answer { $number } other moves are legal than the record says.
record-not-over = The record gives a result, but the game it tells of is not over.
record-not-finished = The game is not over; only a finished one can be looked at again as a whole.
record-other-result = The record claims “{ $claim }”, but the game ends with { $truth }.
record-no-practice = The record calls itself practice, but nobody has taken anything back that was drawn or rolled.
record-other-hash = The game does not end in the state whose hash the record gives.
record-no-secret = Without a seed or the secret of the dice there is nothing to check the draws against.
record-other-commit = The secret is not the one that was committed to before the game.
record-other-roll = Answer { $number } of nature was “{ $truth }”; the record says “{ $claim }”.
