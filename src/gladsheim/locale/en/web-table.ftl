### What the browser says at a table and in a replay.

## Waiting room

web-seat-here = here
web-seat-away = away
web-sit = Sit here
web-leave = Leave
web-send-away = Remove
web-add-bot-to = Add a bot to seat { $number }
web-with-hints = with hints
web-without-hints = without hints
web-with-cardboard = with the cardboard
web-room = The game has not begun: take a seat.
web-room-people = Who is here
web-room-host = host
web-room-foot = Your face, and the beginning
web-room-fill = Fill with bots
web-invite-code = The link as a code for a camera
web-invite-share = Share
web-room-waits = The game can begin when every seat is taken.
web-room-waits-host = Everybody sits. { $name } starts the game.
web-room-ready = Every seat is taken.
web-room-ready-host = Every seat is taken: start the game.
web-invite = Invite
web-invite-public = Whoever has this link can sit down or watch.
web-invite-private = Only people with this link can sit down or watch.
web-invite-make = Make an invitation
web-invite-make-help = An earlier invitation no longer counts then.
web-invite-ask-host = Only the host of this table can invite others.
web-close-table = Close the table
web-close-table-sure = Nobody will be able to play here any more.

## The prompt bar

web-to-all = To all.
web-turn-of = { $name } to play.
web-cardboard = From the cardboard:
web-preview = { $move }?
web-preview-points =
    { $points ->
        [0] { $move } for no points?
        [one] { $move } for 1 point?
       *[other] { $move } for { $points } points?
    }
web-preview-again = Choose it again to play it.
web-play-it = Play it
web-proposed = { $name } proposes: { $move }.
web-proposed-agree = Agree, or choose something else.
web-proposed-mine = You propose: { $move }.
web-proposed-waits =
    { $count ->
        [one] { $names } has not agreed yet.
       *[other] { $names } have not agreed yet.
    }
web-proposed-decide = Decide without them
web-prepared = { $name } thinks of: { $move }.
web-given = You have answered.
web-given-move = Your answer: { $move }.
web-given-until = You can change it until { $names } { $count ->
        [one] has
       *[other] have
    } answered.
web-given-until-many = You can change it until the { $count } others have answered.
web-given-change = Until then you can still change it.
web-wait =
    { $count ->
        [one] { $names } is to play.
       *[other] { $names } are to play.
    }
web-wait-bot =
    { $count ->
        [one] { $names } is thinking …
       *[other] { $names } are thinking …
    }
web-wait-server = One moment …
web-connecting = Connecting …
web-lost = The connection is lost.
web-next-attempt =
    { $seconds ->
        [one] Next attempt in 1 second.
       *[other] Next attempt in { $seconds } seconds.
    }
web-lost-retry = { web-next-attempt } Nothing is lost.
web-lost-trying = Trying to reach the table …
web-part-missing = A part of this page could not be loaded. It is tried again by itself; loading the page again may help.
web-back-again = Connected again.
web-missed = Meanwhile:
web-over = The game is over.
web-you-won = You have won!
web-nobody-won = Nobody has won.
web-resigned = { $name } resigned.
web-you-lost = You have lost.
web-together-won = You have won together!
web-together-lost = You have lost.
web-they-won =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won together.
    }
web-they-lost =
    { $count ->
        [one] { $names } has lost.
       *[other] { $names } have lost.
    }
web-given-up = The game was given up.
web-replaced = A bot plays for you.
web-replaced-help = Take your seat back whenever you like.
web-take-back = Take the seat back
web-no-table = There is no such table
web-not-welcome = You cannot watch this table
web-session-ended = You are no longer logged in
web-too-many = Too many windows are open
web-time-short = Your time is nearly up.

## Around the board

web-board = Board
web-agreed = What was agreed on
web-hand = Your hand
web-hand-of = Hand of { $name }
web-side = Log and chat
web-tools = Tools
web-points = Points:
web-place = place { $place }
web-seat-bot-for = a bot sits in
web-seat-thinking = thinking …
web-seat-given = has answered
web-seat-turn = to play
web-watchers =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
web-log = What happened
web-log-short = Log
web-log-empty = Nothing has happened yet.
web-log-more = Show earlier ones
web-log-tip = Choose an entry to see the board at that moment.
web-moves = Legal moves
web-moves-short = Moves
web-moves-none = Nothing to choose right now.
web-moves-count =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
web-moves-best = best:
web-move-points =
    { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
web-move-earns =
    { $points ->
        [0] { $move }, no points
        [one] { $move }, 1 point
       *[other] { $move }, { $points } points
    }
web-move-on = on
web-move-for = for
web-move-north = north
web-move-east = east
web-move-south = south
web-move-west = west
web-move-discard = discard
web-move-stop = stop
web-move-row = row
web-move-column = column
web-chat = Chat
web-chat-onlooker = looks on
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-said = { $name } says: { $text }
web-practice-help = This game is practice: something that was drawn or rolled has been taken back.
web-undo = Undo
web-undo-waits = You asked to go back. Waiting for { $names } to agree.
web-undo-asked = { $name } would like to go back
web-undo-asked-help = The game would go back to before the last move of this player. Everybody has to agree.
web-agree = Agree
web-refuse = Refuse
web-hint = Hint.
web-hint-none = No hint could be had. Try once more.
web-hint-ask = Hint
web-hint-which = Move?
web-hint-why = Why?
web-hint-look = Look here. Ask once more for the move.
web-hint-open = A hint could give away what { $name } hides: it is given to { $name } alone, behind the curtain.
web-hint-options = What the hint considers
web-more = More
web-rules = Rules in short
web-rules-of = { $game } in short
web-hand-over = Let a bot play for me
web-hand-over-help = The seat stays yours; take it back whenever you like. Which bot?
web-resign = Resign
web-resign-sure = The game ends, and the other player wins.
web-resign-sure-many = A bot takes your seat for good, and the others play on.
web-resign-sure-together = The game ends, and it is lost.
web-resign-sure-cardboard = No bot can see your cardboard: the game ends for everybody, without a result.
web-device = Continue on another device
web-device-help = Open this link on your phone or another computer, and play on there.
web-device-warning = Whoever has the link plays as you: send it to nobody else. A new link makes the old one useless.
web-curtain = Pass the device to { $name }
web-curtain-help = Nobody else should look now.
web-curtain-open = I am { $name }
web-look = What only { $name } sees
web-look-away = Let all see
web-point = Point at something
web-point-aim = Choose a place on the board to point at it.
web-point-shown = { $name } points at: { $place }.
web-looks = Names at this screen
web-looks-help = Everybody at the table sees these names. An empty one goes by yours.
web-people = People
web-people-none = Nobody else is here.
web-block = Block
web-mute = Mute
web-unmute = Let speak
web-remove = Send away
web-readmit = Let come back
web-make-host = Make host

## The end, and replays

web-result = Result
web-show-board = The last position
web-show-places = Who came where
web-rematch-asked =
    { $count ->
        [one] { $names } would like to play again.
       *[other] { $names } would like to play again.
    }
web-rematch-waits =
    { $count ->
        [one] { $names } has not agreed yet.
       *[other] { $names } have not agreed yet.
    }
web-rematch-begun = The next game has begun.
web-rematch-agree = I play again
web-rematch-go = To the next game
web-rematch = Play again
web-replay = Replay
web-dice = Check the luck
web-dice-checking = Checking …
web-dice-fair =
    { $rolls ->
        [one] The only draw fell as it had to.
       *[other] All { $rolls } draws and rolls fell as they had to.
    }
web-dice-unfair = The draws do not follow from the secret.
web-dice-how = Before the game the server showed the fingerprint of a secret, and every player added a word. Secret and words together decide every draw, so nobody could choose them.
web-dice-commit = Fingerprint, shown before the game
web-dice-secret = Secret, shown afterwards
web-dice-word = Word of seat { $number }
web-share = Share
web-share-help = This link shows the game at this moment, from this seat.
web-share-private = The table was private: only people who were invited, or who sat there, can open this link.
web-share-invited = The table was private: whoever has this link can look at it.
web-share-invite = A link for anybody
web-record = Download
web-first = To the beginning
web-earlier = One step back
web-later = One step forward
web-last = To the end
web-play-on = Play
web-pause = Pause
web-moment = Moment of the game
web-moment-of = Step { $step } of { $steps }
web-view-of = Seen by
web-spectator = a spectator
web-graph = Points through the game. At this moment: { $scores }.
web-graph-points = { $name } { $points }

## A guided first game

web-guide = Guided game
web-guide-next = Next
web-guide-step = { $step } of { $steps }
web-guide-close = Close the guide; the menu opens it again
web-guide-open = Open the guide
web-guide-more = { $more } more
web-guide-done-title = The guide ends here
web-guide-done = Everything that an ordinary game brings has come up. The rules stand in the menu whenever you want to read on.
web-guide-done-but = { $met } of { $all } matters have come up in this game. These have not yet: { $titles }. The rules tell of them, and the guide waits in the menu of every table.

## What is seen to happen

web-stage-shown = This is what happened.
web-stage-pause = Pause
web-stage-go-on = Go on
web-stage-next = Next
web-stage-now = To the present
web-stage-again = See the last moment again

## Keys

web-keys = Keyboard
web-key-enter = Enter
web-key-escape = Esc
web-key-arrows = Arrows
web-key-space = Space
web-keys-walk = go from one thing to the next on the board and in the hand; Enter or Space chooses
web-keys-play = play what is chosen
web-keys-leave = leave a hint or a choice, and what is being shown
web-keys-undo = take your last move back
web-keys-hint = a hint: look here, then which move, then why
web-keys-agree = agree to a proposal or to going back
web-keys-board = to the board
web-keys-hand = to your hand
web-keys-moves = to the list of legal moves
web-keys-log = to the log
web-keys-chat = to the chat
web-keys-point = point at the place that has the focus, or at the one you click next
web-keys-again = see the last moment again
web-keys-rules = the rules in short
web-keys-keys = this list
web-keys-stage = while something is shown: the next thing

## With the cardboard

web-deal = From the cardboard
web-deal-open = Everybody may see this.
web-deal-away =
    { $count ->
        [one] Only for the eyes of { $names }: { $away } looks away.
       *[other] Only for the eyes of { $names }: { $away } look away.
    }
web-deal-type = Type what lies there, several with commas between
web-deal-take = Enter
web-deal-tap = Or tap what lies there
web-deal-entered = Entered so far
web-deal-mend = mend this one
web-deal-more = and { $count } more: type to find them
web-deal-unknown = “{ $name }” can be nothing that lies here, or several things. Correct it and go on.
