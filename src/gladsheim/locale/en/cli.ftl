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
cli-help-seed = draws that can be repeated; without it nobody knows them beforehand
cli-help-seed-fixed = where the draws come from (0); the same seed, the same draws
cli-help-people = how many people sit at this screen (1)
cli-help-bots = the bots in the other seats, over and over (greedy); none after --bots: only people play
cli-help-names = what the people are called
cli-help-companion = you have the game on your table and type in what is drawn
cli-help-resume = go on with a saved game
cli-help-sim-bots = the bots; with more seats than bots they are repeated (greedy random)
cli-help-games = how many games (100)
cli-help-jobs = how many processes (1)
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
cli-command-hint-does = what the greedy bot would play
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
cli-hint = The greedy bot would play { $hint }
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

## Völuspá at the table

cli-voluspa-empty = The table is empty.
cli-voluspa-sign-open = · free
cli-voluspa-sign-blocked = x Trolls only
cli-voluspa-sign-full = = line would exceed 7
cli-voluspa-sign-zero = 0 beside Loki
cli-voluspa-covered = { $tiles } at { $cell }
cli-voluspa-covered-tiles = Covered: { $cells }
cli-voluspa-starred = * in its row/column: { $cells }
cli-voluspa-left =
    { $tiles ->
        [0] no tiles left to draw
        [one] 1 tile left to draw
       *[other] { $tiles } tiles left to draw
    }
cli-voluspa-held =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
cli-voluspa-hels = { $hels } Hel
cli-voluspa-known = among them { $tiles }
cli-voluspa-tile = Value { $value }, { $copies } tiles.
cli-voluspa-saga = (Saga of Edda)
cli-voluspa-on = on
cli-voluspa-for = for
cli-voluspa-north = north
cli-voluspa-east = east
cli-voluspa-south = south
cli-voluspa-west = west
cli-voluspa-discard = discard
cli-voluspa-stop = stop
cli-voluspa-row = row
cli-voluspa-column = column
cli-voluspa-power-odin = highest value, no power
cli-voluspa-power-thor = no power
cli-voluspa-power-troll = only Trolls may lie beside it
cli-voluspa-power-dragon = may cover a tile
cli-voluspa-power-fenrir = 4 for each Fenrir in line
cli-voluspa-power-skadi = may swap for a tile
cli-voluspa-power-valkyrie = wins a line between two Valkyries
cli-voluspa-power-loki = tiles beside it are worth 0
cli-voluspa-power-jotunn = may shove a tile away
cli-voluspa-power-serpent = scores across gaps
cli-voluspa-power-hermod = one more tile in his line
cli-voluspa-power-hel = on a tile: a gap, 1 per neighbour

## Nidavellir at the table

cli-nidavellir-armies = Army
cli-nidavellir-class-warrior = Warrior
cli-nidavellir-class-hunter = Hunter
cli-nidavellir-class-miner = Miner
cli-nidavellir-class-blacksmith = Blacksmith
cli-nidavellir-class-explorer = Explorer
cli-nidavellir-class-offering = Royal offering
cli-nidavellir-coins = Coins
cli-nidavellir-pouch = Pouch
cli-nidavellir-hand = Hand
cli-nidavellir-hidden = Face down
cli-nidavellir-order = Order
cli-nidavellir-heroes = Heroes
cli-nidavellir-brothers =
    { $count ->
        [one] 1 Dwerg brother
       *[other] { $count } Dwerg brothers
    }
cli-nidavellir-distinctions = Distinctions
cli-nidavellir-treasury = Treasury
cli-nidavellir-unseen = To come
cli-nidavellir-discard = Discarded
cli-nidavellir-yours = Your army
cli-nidavellir-signs = ranks:points   * short of the next hero   (5) face down   (name) would not come
cli-nidavellir-how-to-bid = Type the coins for Goblin, Dragon and Pony, as in “0 5 3”.
cli-nidavellir-round = age { $age }, round { $round } of { $rounds }
cli-nidavellir-left =
    { $cards ->
        [0] no cards left
        [one] 1 card left
       *[other] { $cards } cards left
    }
cli-nidavellir-gem = gem { $gem }
cli-nidavellir-golden = golden gem
cli-nidavellir-topic-tavern = Tavern
cli-nidavellir-topic-pouch = Pouch
cli-nidavellir-topic-gem = Gem
cli-nidavellir-topic-golden = Golden gem
cli-nidavellir-topic-mithril = Mithril
cli-nidavellir-topic-treasury = Treasury
cli-nidavellir-topic-trade = Trade
cli-nidavellir-topic-upgrade = Upgrade
cli-nidavellir-power-kraal = warrior, 2 ranks, value 7
cli-nidavellir-power-tarah = warrior, 1 rank, value 14
cli-nidavellir-power-aral = hunter, 2 ranks
cli-nidavellir-power-dagda = hunter, 3 ranks; discard 2 dwarfs
cli-nidavellir-power-zoral = miner, 3 ranks, value 1
cli-nidavellir-power-lokdur = miner, 1 rank, value 3
cli-nidavellir-power-aegur = blacksmith, 2 ranks
cli-nidavellir-power-bonfur = blacksmith, 3 ranks; discard 1 dwarf
cli-nidavellir-power-hourya = explorer, 1 rank, value 20
cli-nidavellir-power-idunn = explorer, 1 rank, value 7; 2 more per explorer rank
cli-nidavellir-power-dwerg = brothers: 13, 40, 81, 108, 135
cli-nidavellir-power-skaa = 17 points
cli-nidavellir-power-astrid = your highest coin as points
cli-nidavellir-power-grid = 7 points, a coin grows by 7
cli-nidavellir-power-uline = 9 points, bid after the others have shown
cli-nidavellir-power-thrud = 13 points, and a rank that moves until the end
cli-nidavellir-power-ylud = joins a column at the end of each age: 7, 1 or 11

## Blood Rage at the table

cli-bloodrage-clan = Clan
cli-bloodrage-cards = Cards
cli-bloodrage-quests = Quests
cli-bloodrage-passed = –
cli-bloodrage-empty = Nobody
cli-bloodrage-destroyed = destroyed
cli-bloodrage-seen = Seen with { $player }:
cli-bloodrage-passed-on = Passed on
cli-bloodrage-battle = Battle for { $province } ({ $pillager } pillages):
cli-bloodrage-your-quests = Your quests
cli-bloodrage-hand = Your hand
cli-bloodrage-actions = Actions
cli-bloodrage-age = age { $age } of 3
cli-bloodrage-doom = doomed: { $province }
cli-bloodrage-first = { $clan }, first
cli-bloodrage-glory = { $family } { $glory } Glory
cli-bloodrage-cost = { $family } { $cost } Rage
cli-bloodrage-price =
    { $cost ->
        [0] free
       *[other] { $cost } Rage
    }
cli-bloodrage-province =
    In { $region }, with { $villages } villages. Beside { $one } and { $other }, at the { $fjord }.
cli-bloodrage-signs = 2/3 villages free   (Axes) pillaged   †2 doomed in age 2   L leader, w warriors, s ship (in the fjord), =5 strength   * 10 Glory at the end, ** 20
cli-bloodrage-fillers = to into in from with the a an at on as of my instead
cli-bloodrage-letter-wolf = W
cli-bloodrage-letter-raven = R
cli-bloodrage-letter-serpent = S
cli-bloodrage-letter-bear = B
cli-bloodrage-letter-ram = M
cli-bloodrage-sign-leader = L
cli-bloodrage-sign-warrior = w
cli-bloodrage-sign-ship = s
cli-bloodrage-sign-troll = Tro
cli-bloodrage-sign-dwarf-chieftain = Dwa
cli-bloodrage-sign-sea-serpent = Sea
cli-bloodrage-sign-valkyrie = Val
cli-bloodrage-sign-dark-elf = Elf
cli-bloodrage-sign-fire-giant = Fire
cli-bloodrage-sign-frost-giant = Frost
cli-bloodrage-sign-soldier-of-hel = Hel
cli-bloodrage-sign-volur-witch = Vol
cli-bloodrage-word-invade = invade
cli-bloodrage-word-return = return
cli-bloodrage-word-march = march
cli-bloodrage-word-upgrade = upgrade
cli-bloodrage-word-quest = quest
cli-bloodrage-word-pillage = pillage
cli-bloodrage-word-challenge = challenge
cli-bloodrage-word-sacrifice = sacrifice
cli-bloodrage-word-pass = pass
cli-bloodrage-word-for = for
cli-bloodrage-word-done = done
cli-bloodrage-word-none = none
cli-bloodrage-word-stay = stay
cli-bloodrage-word-use = use
cli-bloodrage-word-leave = leave
cli-bloodrage-word-flee = flee
cli-bloodrage-also-none = no nothing nobody
cli-bloodrage-also-north = north
cli-bloodrage-also-east = east
cli-bloodrage-also-south = south
cli-bloodrage-also-west = west
cli-bloodrage-topic-call = Call to battle
cli-bloodrage-topic-battle = Battle
cli-bloodrage-topic-glory = Glory
cli-bloodrage-topic-token = Pillage token
cli-bloodrage-topic-village = Village
cli-bloodrage-topic-fjord = Fjord
cli-bloodrage-topic-doom = Doom

## Yggdrasil Chronicles at the table

cli-yggdrasil-round = round { $round }
cli-yggdrasil-active = { $god }'s turn
cli-yggdrasil-won = you have won
cli-yggdrasil-lost = you have lost
cli-yggdrasil-ladders = Ladders
cli-yggdrasil-giants = Giants
cli-yggdrasil-anonymous = Anonymous
cli-yggdrasil-iotunns = Iotunns
cli-yggdrasil-island = Island
cli-yggdrasil-devastated = Devastated
cli-yggdrasil-valhalla = Valhalla: { $heroes }
cli-yggdrasil-reserve =
    Left: { $elves ->
        [one] 1 Elf
       *[other] { $elves } Elves
    }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
cli-yggdrasil-face-down = { $cards } face down
cli-yggdrasil-about = { $life } { $elves }E { $dice }V
cli-yggdrasil-heal = heal for { $life }♥
cli-yggdrasil-risk =
    { $risk ->
        [one] 1 Risk
       *[other] { $risk } Risks
    }
cli-yggdrasil-strength =
    { $strength ->
        [one] 1 Risk
       *[other] { $strength } Risks
    }
cli-yggdrasil-gift-asgard = heal
cli-yggdrasil-gift-alfheim =
    { $amount ->
        [one] 1 Elf
       *[other] { $amount } Elves
    }
cli-yggdrasil-gift-vanaheim =
    { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    }
cli-yggdrasil-gift-midgard =
    { $amount ->
        [one] 1 Hero
       *[other] { $amount } Heroes
    }
cli-yggdrasil-gift-nidavellir =
    { $amount ->
        [one] artifact 1
        [2] artifact 1-2
       *[other] artifact 1-3
    }
cli-yggdrasil-gift-svartalfheim =
    { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
cli-yggdrasil-gift-iotunheim =
    { $amount ->
        [one] 1 stone
       *[other] { $amount } stones
    }
cli-yggdrasil-gift-niflheim = free { $amount }
cli-yggdrasil-gift-muspellheim = drive off { $amount }
cli-yggdrasil-shown = On offer
cli-yggdrasil-throw =
    { $risks ->
        [one] { $god }, 1 Risk:
       *[other] { $god }, { $risks } Risks:
    }
cli-yggdrasil-throw-against =
    { $risks ->
        [one] { $god } against { $opponent }, 1 Risk:
       *[other] { $god } against { $opponent }, { $risks } Risks:
    }
cli-yggdrasil-prevented = { $risks } prevented
cli-yggdrasil-deck = Deck of { $player } ({ $cards }):
cli-yggdrasil-among = unknown: { $cards }
cli-yggdrasil-shared = { $cards } of the support's
cli-yggdrasil-next-to = to the god's world
cli-yggdrasil-next-to-world = to { $world }
cli-yggdrasil-next-up-world = up to { $world }
cli-yggdrasil-next-devastate-world = devastates { $world }
cli-yggdrasil-next-turn = mid-level turns
cli-yggdrasil-next-iotunn = an Iotunn awakes
cli-yggdrasil-next-out = breaks out
cli-yggdrasil-next-stop = the turn ends
cli-yggdrasil-next-past-top = past the top
cli-yggdrasil-next-out-of-islands = past the last island
cli-yggdrasil-next-win = you win
cli-yggdrasil-next-dead-tree = you lose
cli-yggdrasil-next-giants-count =
    { $count ->
        [one] 1 Fire Giant
       *[other] { $count } Fire Giants
    }
cli-yggdrasil-next-anonymous-count = { $count } Anonymous
cli-yggdrasil-next-life-count = -{ $count }♥
cli-yggdrasil-next-island-count = to island { $count }
cli-yggdrasil-next-spot-count = to spot { $count }
cli-yggdrasil-signs = ▲ bonus   ▼ penalty   !! 2 Risks   ✗ devastated   Surt:3 strength   ♥ life, E Elves, V Vanir dice   † could lose the game   N Nidhögg, ♣ victory   ✓ success, ↓ lost   underlined: in reach
cli-yggdrasil-fillers = to into in on the with from for of my against go
cli-yggdrasil-sign-freyr = Fr
cli-yggdrasil-sign-freyia = Fa
cli-yggdrasil-sign-frigg = Fg
cli-yggdrasil-sign-heimdall = He
cli-yggdrasil-sign-odin = Od
cli-yggdrasil-sign-thor = Th
cli-yggdrasil-sign-tyr = Ty
cli-yggdrasil-word-pass = pass
cli-yggdrasil-word-act = act
cli-yggdrasil-word-heal = heal
cli-yggdrasil-word-fight = fight
cli-yggdrasil-word-bless = bless
cli-yggdrasil-word-stay = stay
cli-yggdrasil-word-reroll = reroll
cli-yggdrasil-word-keep = keep
cli-yggdrasil-word-done = done
cli-yggdrasil-word-none = nothing
cli-yggdrasil-word-god = god die
cli-yggdrasil-word-elf = Elf
cli-yggdrasil-word-elves = Elves
cli-yggdrasil-word-die = Vanir die
cli-yggdrasil-word-dice = Vanir dice
cli-yggdrasil-word-hero = Hero
cli-yggdrasil-word-heroes = Heroes
cli-yggdrasil-word-anonymous = Anonymous
cli-yggdrasil-word-giant = Fire Giant
cli-yggdrasil-word-giants = Fire Giants
cli-yggdrasil-word-life = Life
cli-yggdrasil-word-white = white
cli-yggdrasil-word-green = green
cli-yggdrasil-word-red = red
cli-yggdrasil-word-turn = turn
cli-yggdrasil-word-move = move
cli-yggdrasil-word-normal = normal
cli-yggdrasil-word-recover = recover
cli-yggdrasil-also-pass = skip | end
cli-yggdrasil-also-act = action
cli-yggdrasil-also-heal = heal the tree
cli-yggdrasil-also-fight = attack
cli-yggdrasil-also-stay = wait
cli-yggdrasil-also-none = no | nobody
cli-yggdrasil-also-elf = an elf
cli-yggdrasil-also-die = vanir
cli-yggdrasil-also-anonymous = anonymous ones
cli-yggdrasil-also-life = life point | life points
cli-yggdrasil-also-idunn = apples
cli-yggdrasil-also-deer = deer | the deer | four deer | the four deer | dain
cli-yggdrasil-also-geri-freki = geri | freki
cli-yggdrasil-also-hugin-munin = hugin | munin
cli-yggdrasil-also-tanngrisnir = goats
cli-yggdrasil-topic-turn = Turn
cli-yggdrasil-topic-order = Order
cli-yggdrasil-topic-wheel = Wheel
cli-yggdrasil-topic-activation = Activation
cli-yggdrasil-topic-move = Moving
cli-yggdrasil-topic-mode = Bonus and penalty
cli-yggdrasil-topic-heal = Healing
cli-yggdrasil-topic-fight = Fight
cli-yggdrasil-topic-risk = Risks
cli-yggdrasil-topic-throw = Throw
cli-yggdrasil-topic-heroes = Heroes
cli-yggdrasil-topic-elves = Elves
cli-yggdrasil-topic-dice = Vanir dice
cli-yggdrasil-topic-life = Life Points
cli-yggdrasil-topic-devastated = Devastated
cli-yggdrasil-topic-ladder = Ladder
cli-yggdrasil-topic-giants = Fire Giants
cli-yggdrasil-topic-anonymous = Anonymous
cli-yggdrasil-topic-islands = Islands
cli-yggdrasil-topic-iotunns = Iotunns
cli-yggdrasil-topic-path = Path
cli-yggdrasil-topic-support = Support
cli-yggdrasil-topic-artifacts = Artifacts
cli-yggdrasil-topic-creatures = Creatures
cli-yggdrasil-topic-stones = Stones
