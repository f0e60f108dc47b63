### What only the browser says. Whoever adds an id adds it in both languages.

## Loading and connection

web-not-loaded = This page could not be loaded. Check your connection, then load it again.
web-reload = Load again
web-language-missing = The other language cannot be loaded now. As soon as it can, the page will speak it.
web-offline = The server cannot be reached. Check your connection and try again.
web-failed = That did not work. Try again; if it goes on, load the page again.
web-closed = The table was left before this was done.

## Without a network

web-no-network = No connection
web-no-network-help = Gladsheim needs the network. Your games are kept; come back as soon as you are online.
web-try-again = Try again

## Without a client

web-not-built = The pages for playing are not built here. In a checkout, “make client” builds them; restart the server afterwards.

## Everywhere

web-close = Close
web-notices = Notices
web-cancel = Cancel
web-again = Try once more
web-yes = Yes
web-no = No
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = The link is copied.
web-copy-by-hand = The link is selected: copy it with the keyboard or by a long press.
web-skip = Skip to the content
web-nav = Pages
web-home = Home
web-settings = Settings
web-account = Account
web-hidden = hidden
web-practice = practice
web-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-not-found = There is nothing here
web-not-found-help = The address leads nowhere. Perhaps a part of the link was lost on its way.

## Bots

web-level-easy = Easy
web-level-easy-help = Sees what a move brings, and now and then misjudges it.
web-level-normal = Normal
web-level-normal-help = Thinks a few moves ahead and seldom gives anything away.
web-level-hard = Hard
web-level-hard-help = Weighs what you may hold and what you may answer.
web-level-master = Master
web-level-master-help = Takes its time, and forgives nothing.
web-level-random = By chance
web-level-random-help = Plays whatever comes to mind.
web-level-greedy = Greedy
web-level-greedy-help = Takes points where it can and gives few away.
web-partner-easy = Means well, and now and then misjudges what threatens you.
web-partner-normal = Sees what threatens all of you, and thinks a few moves ahead.
web-partner-hard = Weighs who should go when, and what is needed most.
web-partner-master = Takes its time, so that nothing is overlooked.
web-partner-random = Plays whatever comes to mind, and is no great help.
web-partner-greedy = Sees what threatens all of you, and helps as well as it can.
web-pace = Thinks for about { $seconds } s a turn.

## Home

web-home-title = Take a seat.
web-home-welcome =
    { $count ->
        [4] Four games from the north, in one hall.
       *[other] { $count } games from the north, in one hall.
    } Play at once: alone, with bots or with friends.
web-home-seats = { $least } to { $most } players
web-home-seats-together = { $least } to { $most } players, together
web-home-turn = Your turn
web-home-next = in { $game } with { $names }
web-home-friends-more = No account needed. Bots can take empty seats.
web-home-none-mine = Nothing is going on yet. What you play stands here, until it is over.
web-learn-long = A guided first game
web-about = About the game
web-minutes = { $minutes } min
web-together = together
web-weight-1 = light
web-weight-2 = light
web-weight-3 = medium
web-weight-4 = heavy
web-weight-5 = heavy
web-play-now = Play now
web-learn = Learn
web-home-friends = With friends
web-home-friends-help = open a table and send the link
web-new-table = Open a table
web-join = Join by link
web-join-example = or paste a link
web-join-go = Join
web-join-bad = This is no link to a table. Copy it whole, from “http” to the end.
web-home-mine = My tables
web-home-open = Open tables
web-home-none-open = Nobody is waiting for players right now. Open a table that anyone may join, and it will be listed here.
web-home-open-for-all = Look for players
web-home-more-open = Show more tables
web-home-finished = Finished games
web-games-kept =
    { $days ->
        [0] Finished games are kept until whoever runs this server removes them.
        [one] Finished games are kept for one day; then they are removed, with what was said at the table.
       *[other] Finished games are kept for { $days } days; then they are removed, with what was said at the table.
    }
web-quick-title = { $game } against bots
web-quick-title-together = { $game } with bots
web-quick-title-alone = { $game } alone
web-quick-count = How many bots?
web-quick-alone = None: alone
web-quick-level = Choose their strength, and the game begins
web-quick-partners = Choose how well they play, and the game begins

## The page of a game

web-game-unknown = No game of this name can be played here.
web-game-ways = Ways in
web-way-play = Play now
web-way-play-help = Against bots or beside them, or alone where the game can be played so.
web-way-learn = Learn by playing
web-way-learn-help = A guided first game: every step is explained when it comes up.
web-way-friends = Open a table
web-way-friends-help = Send the link; your friends sit down from wherever they are.
web-way-screen = One screen
web-way-screen-help = You sit side by side and pass the device on.
web-way-box = The box is on our table
web-way-box-help = You play with the cardboard; Gladsheim knows the rules and keeps the score.
web-game-rules = How it is played
web-game-options = What a table can agree on
web-game-read = The rules in full
web-game-things = All that there is
web-game-watch = A game to watch
web-game-watch-none = Nobody plays it in public right now.
web-game-watch-bots = Watch bots play
web-game-credits = Whose game it is

## Faces

web-face = Your face
web-face-seeress = Seeress
web-face-wanderer = Wanderer
web-face-thunderer = Thunderer
web-face-maiden = Shield-maiden
web-face-queen = Queen
web-face-dwarf = Dwarf
web-face-smith = Hooded smith
web-face-berserk = Berserk
web-face-elder = Elder
web-face-skald = Skald
web-face-jarl = Jarl
web-face-hunter = Hunter
web-face-raven = Raven
web-face-wolf = Wolf
web-face-bear = Bear
web-face-boar = Boar
web-face-stag = Stag
web-face-goat = Goat
web-face-squirrel = Squirrel
web-face-cat = Cat
web-face-serpent = Serpent
web-face-horse = Horse
web-face-eagle = Eagle
web-face-fox = Fox

## Opening a table

web-new-title = A new table
web-new-game = Game
web-new-seats = Seats
web-new-who = Who sits where?
web-new-who-help = Take several seats if you share one screen. Seats for others stay free until somebody sits down.
web-new-me = me, or somebody beside me
web-new-other = somebody else, by link
web-new-bot = bot, { $level }
web-new-looks = Who sits in front of this screen?
web-look-name = Name at seat { $number }
web-look-face = Face at seat { $number }
web-look-own = like mine
web-new-ruling = A reading of the rules.
web-new-public = Who may join?
web-new-public-no = By link only
web-new-public-yes = Anyone
web-new-public-help = A table for anyone is listed on the home page: everybody may sit down and watch. Otherwise only people with your link.
web-new-hints = Hints
web-new-hints-help = Everyone may ask what a bot would play.
web-new-companion = With the cardboard
web-new-companion-help = The game lies on your table: you draw and roll there and type in what you see. No bots, no clock.
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-minutes = Minutes for the game
web-new-clock-days = Days for each move
web-new-minutes = Minutes for each player
web-new-days = Days for each move
web-new-clock-help = When somebody's time is up, a bot plays on.
web-new-open = Open the table
web-new-start = Start the game

## Tables in a list

web-table-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
web-table-full = About to begin
web-table-waits = Waiting for { $names }
web-table-playing = Playing
web-table-over = Over
web-table-won = Won
web-table-lost = Lost
web-table-frozen = Halted
web-table-closed = This table is closed.
web-table-nobody = Nobody yet
web-clock-none = no clock
web-clock-minutes =
    { $amount ->
        [one] 1 minute each
       *[other] { $amount } minutes each
    }
web-clock-days =
    { $amount ->
        [one] 1 day per move
       *[other] { $amount } days per move
    }
web-clock-long = { $days } d { $hours } h
web-clock-left = { $time } left

## Settings

web-settings-help = They hold on this device.
web-set-language = Language
web-set-theme = Light or dark
web-set-theme-system = as the device
web-set-theme-light = light
web-set-theme-dark = dark
web-set-text = Text size
web-set-text-small = small
web-set-text-normal = normal
web-set-text-large = large
web-set-text-larger = very large
web-set-speed = Animations
web-set-speed-none = none
web-set-speed-fast = fast
web-set-speed-normal = normal
web-set-speed-reduced = Your device asks for less motion: nothing moves, and what happens is still shown one thing after the other.
web-set-patterns = Patterns
web-set-patterns-help = Tiles carry patterns besides their drawings.
web-set-confirm = Second tap
web-set-confirm-help = A move is shown first and played when you choose it again.
web-set-sound = Sound
web-set-sound-help = What happens at the table is heard, and two notes when it is your turn.
web-set-volume = Volume
web-set-volume-of = { $percent } percent
web-set-notify = Notifications
web-set-notify-help = A note when it is your turn while the page is open in the background.
web-set-notify-refused = The browser does not allow it. Allow notifications for this page in its settings first.

## Account

web-account-guest = You play as a guest on this device.
web-account-known = You are logged in as { $login }.
web-name = Name
web-name-help = This is what others see.
web-register = Make an account
web-register-help = With a login and a password you play on any device. Your games stay yours; other devices where you play as this guest log in anew.
web-registered = Your account is made.
web-login = Log in
web-login-help = You have an account already? Type in login and password and choose “Log in”. What you played as this guest stays with the guest.
web-login-name = Login
web-logged-in = You are logged in.
web-password = Password
web-password-change = Change the password
web-password-old = Present password
web-password-new = New password
web-password-changed = The password is changed. Other devices are logged out.
web-webhook = Tell me elsewhere
web-webhook-address = Address of a webhook
web-webhook-help = The server calls this address when it is your turn. Leave it empty for none.
web-blocks = Blocked people
web-blocks-none = You have blocked nobody.
web-leave-here = Your data
web-export = Download everything
web-logout = Log out
web-logout-sure = Only on this device, or on all of them?
web-logout-here = Here
web-logout-everywhere = Everywhere
web-logged-out = You are logged out.
web-delete = Delete me
web-delete-sure = All that is known of you is deleted at once. In games that are running bots play on. This cannot be taken back.
web-deleted = Deleted. You are a new guest now.

## Said on several screens

web-seats = Seats
web-seat-number = Seat { $number }
web-seat-free = free
web-seat-of-several = { $name } ({ $number })
web-you = you
web-start = Start the game
web-your-turn = Your turn.
web-won =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } share the first place.
    }
web-seat-link = Play on here
web-seat-link-opens = With this link you play on this device as whoever made it. Whoever you were here before is logged out; a guest without a password does not come back.
web-seat-link-go = Play on this device
web-unblock = Unblock
web-block-help = You do not meet at a table with people you have blocked, and you do not read what they say. They are not told.

## Campaigns, on the pages before them

web-campaign-read = Go on with a campaign from a file:
web-campaign-no-file = This is no file of a campaign.
web-campaign-new = A campaign
web-campaign-new-help = A series of games with your friends, over weeks: what happens in one counts in the next.
web-campaign-how-many = How many of you play?
web-campaign-mine = My campaigns
web-campaign-call = Gather for a campaign
web-campaign-at =
    { $game }: { $state ->
        [open] gathering
        [playing] a game is going on
        [over] won
       *[other] between two games
    }

## Puzzles

web-puzzle-today = Puzzle of the day
web-puzzle-difficulty =
    { $difficulty ->
        [1] easy
        [2] medium
       *[other] hard
    }
web-puzzle-streak-short =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-puzzle-streak =
    { $days ->
        [0] No day in a row yet.
        [one] 1 day in a row.
       *[other] { $days } days in a row.
    }
web-puzzles = Puzzles
web-puzzles-all = All puzzles
web-puzzles-game =
    { $count ->
        [one] 1 position
       *[other] { $count } positions
    } where one move is clearly best. Can you find it?
