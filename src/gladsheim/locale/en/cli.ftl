### The command line.

## Help

cli-about = Norse board games: a server for you and your friends, games in the terminal, and tools to study them.
cli-examples =
    Examples:
      gladsheim serve                             tables for everybody; prints the address
      gladsheim play voluspa                      you against a greedy bot
      gladsheim play voluspa --seats 3 --option edda
      gladsheim play voluspa --people 2 --bots    two people at one screen
      gladsheim sim voluspa --bots greedy random --games 200
      gladsheim COMMAND --help                    more about a command

    Exit codes: 0 all is well, 1 what was checked does not hold or the server
    cannot start, 2 the command cannot be understood, 130 interrupted.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-command = COMMAND
cli-game = GAME
cli-file = FILE
cli-address = ADDRESS
cli-name = NAME

cli-serve-about = Start the server: tables for everybody who can reach it.
cli-serve-examples =
    Every setting can also stand in a TOML file (--config) or in a variable such as
    GLADSHEIM_DATABASE_URL. A flag counts before a variable, a variable before the file.

    Examples:
      gladsheim serve                             for this machine, data in ./gladsheim.db
      gladsheim serve --port 0                    on any free port
      gladsheim serve --host 0.0.0.0 --public-url http://hall.example.org:8000
      gladsheim serve --config gladsheim.toml --workers 4
cli-admin-about = Look after a server: backups, guests, tables, passwords.
cli-admin-examples =
    All but “restore” may be done while the server runs.

    Examples:
      gladsheim admin backup monday.db
      gladsheim admin prune --days 90
      gladsheim admin tables --status playing
      gladsheim admin TASK --help                 more about a task
cli-play-about = Play a game in the terminal.
cli-play-examples =
    Examples:
      gladsheim play voluspa --seats 4            you against three greedy bots
      gladsheim play voluspa --bots random greedy you against these two
      gladsheim play voluspa --seats 4 --bots random greedy   random, greedy, random
      gladsheim play voluspa --people 2 --bots    two people at one screen
      gladsheim play voluspa --companion          you have the cardboard on the table
      gladsheim play --resume FILE                go on with a saved game
cli-sim-about = Let bots play many games and compare them.
cli-sim-examples =
    Example:
      gladsheim sim voluspa --bots greedy random --games 1000 --jobs 2
cli-arena-about = Let bots meet until it is settled who is better, and write every game down.
cli-arena-examples =
    The first bot sits alone among each of the others, in every seat in turn with the same
    draws; with --round-robin everybody among everybody. What is in the ledger already is
    not played again.

    Examples:
      gladsheim arena voluspa --bots hard greedy --games 200 --ledger results.jsonl
      gladsheim arena nidavellir --seats 4 --bots hard greedy --games 200 --jobs 2
      gladsheim arena voluspa --bots hard@iterations=300,c=1.0 hard@iterations=300 --sequential
cli-train-about = Learn from games of a bot with itself what positions are worth.
cli-train-examples =
    The new weights are written only if a search with them is not beaten by the same search
    with those before.

    Examples:
      gladsheim train voluspa --seats 2 --option edda
      gladsheim train nidavellir --seats 4 --size night --jobs 8
cli-bench-about = Measure how fast the rules are.
cli-bench-examples =
    Example:
      gladsheim bench voluspa --seats 2 --option edda --json
cli-perft-about = Count the answers that can follow a position.
cli-perft-examples =
    Example:
      gladsheim perft voluspa --seats 2 --depth 3 --divide
cli-replay-about = Play a record again and draw the position.
cli-replay-examples =
    Example:
      gladsheim replay game.txt --to 40 --seat 0
cli-review-about = Think a finished game over again: where was it won and lost?
cli-review-examples =
    Example:
      gladsheim review game.txt --seat 0
cli-verify-about = Check that a record was played by the rules and with fair draws.
cli-verify-examples =
    Exit code: 0 if the record holds, 1 if it does not.
cli-games-about = List the games, their seats and their options.
cli-games-examples =
    Example:
      gladsheim games --lang de

cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = language; usually taken from LC_ALL, LC_MESSAGES or LANG
cli-help-game = the game, such as voluspa; “gladsheim games” lists them
cli-help-seats = how many play
cli-help-option = an option of the game, such as edda or edda=yes; may be repeated
cli-help-data = a file with the figures of your own copy of the game, where ours are reconstructed (yggdrasil)
cli-help-seed = draws that can be repeated; without it nobody knows them beforehand
cli-help-seed-fixed = where the draws come from (0); the same seed, the same draws
cli-help-people = how many people sit at this screen (1)
cli-help-bots = the bots in the other seats, over and over (greedy); none after --bots: only people play
cli-help-names = what the people are called
cli-help-companion = you have the game on your table and type in what is drawn
cli-help-resume = go on with a saved game
cli-help-arena-bots = who meets: the first among each of the others (hard greedy); LEVEL@iterations=N changes a level
cli-help-arena-games = how many games each pairing plays, whatever --size says
cli-help-round-robin = everybody among everybody
cli-help-sequential = end a pairing as soon as it is settled whether its first bot is better
cli-help-ledger = where every game is written down, and read from: the same command goes on where it was
cli-help-page = write the report as a page with plots
cli-help-size = how much is played: ci, short or night (short)
cli-help-train-games = how many games are learned from
cli-help-gate = how many games decide whether the weights are better
cli-help-out = where the weights are written, instead of beside the game
cli-help-sim-bots = the bots; with more seats than bots they are repeated (greedy random)
cli-help-games = how many games (100)
cli-help-jobs = how many processes (1)
cli-help-ray = play on the machines that Ray has at this address, instead of processes of this one; local starts it here
cli-help-json = print JSON
cli-help-seconds = processor time for each measurement (2)
cli-help-depth = how many answers deep, nature's included (2)
cli-help-divide = show the count behind every first answer
cli-help-position = begin with a position from a JSON file
cli-help-file = the record
cli-help-to = stop after this line of the record
cli-help-seat = see it as this seat, counted from 0 as in the record

## What is wrong with a command

cli-error = gladsheim: { $sentence }
cli-did-you-mean = Did you mean “{ $word }”?
cli-unknown-argument = “{ $argument }” is unknown here; see “gladsheim { $command } --help”.
cli-missing-value = { $option } needs a value.
cli-missing-argument = Something is missing: { $arguments }. See “{ $command } --help”.
cli-bad-choice = “{ $value }” is no { $argument }; there are: { $choices }.{ $near }
cli-bad-arguments = The command cannot be understood: { $message }.
cli-not-a-number = “{ $text }” is not a number.
cli-not-positive = “{ $text }” is too small or too large.
cli-not-an-age = “{ $text }” is no age; write 90d for days, 12w for weeks, 2y for years.
cli-unknown-game = There is no game called “{ $game }”. Installed: { $games }.{ $near }
cli-negative-people = --people cannot be { $text }; 0 lets only bots play.
cli-which-game = Which game? Installed: { $games }.
cli-unknown-option = There is no option “{ $option }”. The options are: { $options }.{ $near }
cli-unknown-choice = “{ $value }” is no choice for the option { $option }. The choices are: { $choices }.
cli-unknown-bot = There is no bot called “{ $bot }”. There are: { $bots }.{ $near }
cli-no-such-file = There is no file “{ $file }”.
cli-system = The system reports: { $reason }.
cli-is-a-folder = “{ $file }” is a folder, not a file.
cli-no-text = “{ $file }” is not a text file.
cli-cannot-read = “{ $file }” cannot be read: { $reason }.
cli-no-json = “{ $file }” does not hold a JSON object: { $reason }.
cli-companion-bots = In companion mode no bot can play: somebody would have to see what it draws.
cli-seats-do-not-add-up =
    { $people ->
        [one] One person
       *[other] { $people } people
    } and { $bots ->
        [0] no bots
        [one] one bot
       *[other] { $bots } bots
    } do not fill { $seats ->
        [one] one seat.
       *[other] { $seats } seats.
    }
cli-too-many-bots =
    { $bots ->
        [one] There is one bot
       *[other] There are { $bots } bots
    }, more than can sit on { $seats } seats.
cli-too-many-names =
    There are { $names } names for { $people ->
        [one] one person
       *[other] { $people } people
    }.
cli-resume-only = A saved game keeps its seats, options and draws; with --resume only --bots, --names and --lang can be given.
cli-resume-other = “{ $file }” is a game of { $game }.
cli-no-such-seat = There is no seat { $seat }; seats are counted from 0 to { $last }.
cli-no-such-line = There is no line { $line }; the record has { $lines }.

## At the table

cli-player = Player { $number }
cli-bot = { $bot } { $number }
cli-nature = Nature
cli-thinking = { $bot } is thinking …
cli-earlier =
    { $lines ->
        [one] … and one line before that (log)
       *[other] … and { $lines } lines before that (log)
    }
cli-how-to-answer =
    { $moves ->
        [one] One move: type it or its number.
       *[other] { $moves } moves: type one or its number.
    } Also: moves, why, hint, undo, log, help, quit
cli-how-to-tell = Type it or its number. Also: undo, log, help, quit
cli-hand-over = Hand the screen to { $player }.
cli-press-enter = Press Enter when nobody else is looking:
cli-try-help = “moves” lists what you can play, “help” explains.
cli-group =
    { $moves ->
        [one] { $group }: one move
       *[other] { $group }: { $moves } moves
    }
cli-place = place
cli-player-column = player
cli-points = points
cli-won = { $winner } has won.
cli-shared = { $winners } share the first place.
cli-nobody-won = Nobody has won.
cli-won-together =
    { $count ->
        [one] You have won.
       *[other] You have won together.
    }
cli-lost-together =
    { $count ->
        [one] You have lost.
       *[other] You have lost together.
    }

cli-command-help = help
cli-command-help-does = the rules and these commands; “help { $topic }” explains one thing
cli-command-moves = moves
cli-command-moves-does = all moves with the points they earn now; “moves { $group }” only some
cli-command-why = why
cli-command-why-does = “why { $move }”: which rule forbids it, or what it earns
cli-command-hint = hint
cli-command-hint-does = where to look; again: which moves to consider; once more: why
cli-command-undo = undo
cli-command-undo-does = take back your latest answer
cli-command-save = save
cli-command-save-does = write the record; “save FILE” says where; --resume goes on with it
cli-command-log = log
cli-command-log-does = everything that has happened
cli-command-board = board
cli-command-board-does = draw the table again
cli-command-quit = quit
cli-command-quit-does = leave; the game is saved

cli-help-moves = Besides moves, and their numbers in the list, you can type:
cli-no-topic = There is no help about “{ $topic }”.
cli-no-such-moves = None of your moves begins with “{ $text }”.
cli-why-what = Why what? Write for example “why { $move }”.
cli-why-not = “{ $move }” is not allowed. { $reason }
cli-why-legal = “{ $move }” is allowed.
cli-why-earns =
    { $points ->
        [0] “{ $move }” is allowed and earns nothing now.
        [one] “{ $move }” is allowed and earns 1 point now.
       *[other] “{ $move }” is allowed and earns { $points } points now.
    }
cli-hint-look = Look here: { $where }
cli-hint-move = I would play { $move }.
cli-hint-thinking = Thinking it over …
cli-no-hint = This is not for anybody to choose: type what was drawn or rolled.
cli-practice = Something was drawn or rolled since, and is now drawn anew: from here on this game counts as practice.
cli-is-practice = practice
cli-nothing-to-undo = There is nothing to take back.
cli-consent = This goes back past draws or others' moves. Does everybody agree? (yes/no)
cli-no-consent = Then nothing is taken back.
cli-saved = Saved in { $file }
cli-cannot-save = The game cannot be saved in { $file }: { $reason }.
cli-resume = Go on with: { $command }
cli-nothing-played = Nothing was played, so nothing was saved.
cli-verify-it = Check every draw with: { $command }

## Other commands

cli-decimal-sign = { "." }
cli-grouping-sign = { "," }
cli-sim-playing = playing
cli-sim-title =
    { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $decisions } decisions, seed { $seed }
cli-sim-bot = bot
cli-sim-mean = points
cli-sim-wins = wins
cli-sim-interval = 95 % interval
cli-sim-seat = seat { $seat }
cli-arena-title = { $game }: bots among bots
cli-arena-among = among
cli-arena-games = games
cli-arena-margin = lead
cli-arena-turn = CPU per turn
cli-arena-rating = { $bot }: skill { $skill } ({ $interval })
cli-train-learned = { $games } games, { $positions } positions. Of games not learned from, { $after } of the result is explained; before it was { $before }.
cli-train-refused = Not written: the new weights won { $wins } of { $games } games against those before.
cli-train-written = { $file }: the new weights won { $wins } of { $games } games against those before (at least { $low } with 95 %).
cli-train-no-folder = { $game } has no folder for weights: say --out FILE, or name one in its game.toml.
cli-no-ray = --ray needs Ray: pip install "gladsheim[ray]"
cli-sim-note = A shared first place counts in parts. The last columns are the wins from each seat.
cli-sim-note-together = All who play together win or lose together.

cli-bench-title = { $game }, { $seats } seats, { $kind }; per second of processor time:
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted (not compiled)
cli-bench-games = games, every legal move listed
cli-bench-decisions = decisions, every legal move listed
cli-bench-per-game = decisions in a game
cli-bench-picked = games, moves picked without listing
cli-bench-rollouts = copy and play out from decision 20, listing
cli-bench-playouts = copy and play out from decision 20, picking
cli-bench-copy = one copy, in µs

cli-perft = depth { $depth }: { $leaves } ({ $seconds } s)
cli-replay-line = line { $line } of { $lines }

cli-verify-holds =
    { $answers ->
        [one] The record holds: one answer follows the rules of { $game }.
       *[other] The record holds: { $answers } answers follow the rules of { $game }.
    }
cli-verify-seed =
    { $rolls ->
        [one] Its one draw falls again from seed { $seed }.
       *[other] All { $rolls } draws fall again from seed { $seed }.
    }
cli-verify-secret =
    { $rolls ->
        [one] Its one draw follows from the secret that was committed to beforehand.
       *[other] All { $rolls } draws follow from the secret that was committed to beforehand.
    }
cli-verify-companion = People answered for nature, so there are no draws to check.
cli-verify-practice = It is practice: somebody without other players went back and had something drawn anew.
cli-verify-open = The game is not over yet.
cli-verify-result = The result it claims is right: { $scores }.
cli-verify-over = It claims no result; the game ends with { $scores }.
cli-verify-won = won together
cli-verify-lost = lost together
cli-verify-hash = The final position has the hash that it gives.
cli-verify-fails = The record does not hold: { $reason }

cli-games-seats = { $seats } players
cli-games-usual = usually { $choice }
cli-games-bots = Bots: { $bots }

## gladsheim campaign

cli-campaign-about = Play a campaign: a series of games, in one file from the first to the last.
cli-campaign-examples =
    Examples:
      gladsheim campaign ragnarok.json --new yggdrasil --heroes thor odin --others tyr
      gladsheim campaign ragnarok.json
      gladsheim campaign ragnarok.json --chronicle
cli-help-campaign-file = the file of the campaign; it is written after every answer
cli-help-campaign-new = begin a campaign of this game
cli-help-campaign-heroes = who is played: people first, then bots
cli-help-campaign-others = who takes part though nobody plays them; Yggdrasil has two such gods for one player, one for two
cli-help-campaign-bot = which bot plays where no person does (greedy)
cli-help-campaign-chronicle = tell the story so far, and end
cli-no-campaign = { $game } has no campaign.
cli-campaign-exists = { $file } is there already. Leave out --new to go on with it.
cli-campaign-heroes = Say who is played, with --heroes: { $heroes }.
cli-campaign-hero = Nobody is called “{ $name }” here, only { $heroes }.{ $near }
cli-campaign-only-new = --heroes, --others, --data and --pages are for a new campaign (--new); they stay the same to its end.
cli-campaign-go-on = To go on: { $command }
cli-campaign-won = The campaign is won.
cli-campaign-tries =
    { $tries ->
        [one] lost once
       *[other] lost { $tries } times
    }
cli-campaign-other = takes part, and nobody plays
cli-campaign-purse = { $purse } XP to spend
cli-campaign-costs = { $price } XP.
cli-campaign-how = ■ yours  ▣ bought now  □ in reach  · not yet  × struck out. Type buy and a box, undo, ready, or help.
cli-campaign-nothing-yet = Nothing has been played yet.
cli-campaign-no-word = That is none of the words here; type help.
cli-campaign-word-buy = buy
cli-campaign-word-buy-does = buy a box: buy god-b, or with a name: buy tie-3 odin
cli-campaign-word-undo = undo
cli-campaign-word-undo-does = take back what you bought last
cli-campaign-word-ready = ready
cli-campaign-word-ready-does = save what is left; when all are ready the next game begins
cli-campaign-word-chart = chart
cli-campaign-word-chart-does = show your sheet again
cli-campaign-word-chronicle = chronicle
cli-campaign-word-chronicle-does = the story so far
cli-campaign-word-save = save
cli-campaign-word-save-does = write the file, which happens by itself too
cli-campaign-word-help = help
cli-campaign-word-help-does = these words
cli-campaign-word-quit = quit
cli-campaign-word-quit-does = leave; everything is in the file
cli-help-campaign-pages = pages of sagas of one's own, each as name=file
cli-campaign-pages = A page of one's own is written as name=file, not “{ $text }”.

## Review

cli-review-thinking = thinking
cli-review-player = player
cli-review-curve = odds, from the first decision to the end
cli-review-accuracy = accuracy
cli-review-lost = given away
cli-review-luck = luck
cli-review-about-numbers = Accuracy: which part of the odds of the best moves was kept. Given away and luck are in hundredths of a won game; luck is what nature gave against what it gives on average.
cli-review-turns = The odds changed most after these lines: { $lines }.
cli-review-stroke =
    Luck in line { $number }: { $gains }{ $told ->
        [0] .
       *[other] {". "}{ $what }
    }
cli-review-nothing = No move gave away more than the search itself is in doubt about.
cli-review-move = Line { $number }, { $name }: { $move } ({ $odds }). Better: { $best } ({ $better }); { $lost } hundredths given away.
cli-review-line = Then perhaps: { $line }
cli-help-review-seat = tell only the moves of this seat; 0 is the first
cli-help-iterations = how long to think about each decision: so many imagined games
