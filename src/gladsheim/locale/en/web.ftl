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

web-level-random = Easy
web-level-random-help = Plays whatever comes to mind.
web-level-greedy = Medium
web-level-greedy-help = Takes points where it can and gives few away.
web-partner-random = Plays whatever comes to mind, and is no great help.
web-partner-greedy = Sees what threatens all of you, and helps as well as it can.

## Home

web-home-title = Gladsheim: Norse board games
web-home-welcome = Take a seat. Play at once: alone, with bots or with friends.
web-home-seats = { $least } to { $most } players
web-home-seats-together = { $least } to { $most } players, together
web-play-now = Play now
web-learn = Learn by playing
web-home-friends = With friends
web-home-friends-help = Open a table and send the link, or follow a link that you were sent.
web-new-table = Open a table
web-join = Join by link
web-join-example = Paste the link
web-join-go = Join
web-join-bad = This is no link to a table. Copy it whole, from “http” to the end.
web-home-mine = Your tables
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

## Opening a table

web-new-title = A new table
web-new-game = Game
web-new-seats = Seats
web-new-who = Who sits where?
web-new-who-help = Take several seats if you share one screen. Seats for others stay free until somebody sits down.
web-new-me = me, or somebody beside me
web-new-other = somebody else, by link
web-new-bot = bot, { $level }
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
web-set-speed-reduced = Your device asks for less motion, so nothing is animated.
web-set-patterns = Patterns
web-set-patterns-help = Tiles carry patterns besides their drawings.
web-set-confirm = Second tap
web-set-confirm-help = A move is shown first and played when you choose it again.
web-set-sound = Sound
web-set-sound-help = Two notes when it is your turn.
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
