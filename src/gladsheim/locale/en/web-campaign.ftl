### The pages of a campaign in the browser

web-campaign = Campaign
web-campaign-sum =
    { $players ->
        [one] one player
       *[other] { $players } players
    } · { $games ->
        [0] not a game yet
        [one] one game
       *[other] { $games } games
    } · { $won ->
        [0] no chapter won yet
        [one] one chapter won
       *[other] { $won } chapters won
    }
web-campaign-back = Back to the chronicle
web-campaign-keep = Keep this campaign as a file
web-campaign-who = Who plays whom
web-campaign-heroes = Whom you can play
web-campaign-taken = taken
web-campaign-game =
    { $attempt ->
        [1] { $chapter }
       *[other] { $chapter }, attempt { $attempt }
    }: { $won ->
        [1] won
       *[other] lost
    }
web-campaign-take-as = Take this place as …
web-campaign-together = Together
web-campaign-choose = Choose a hero
web-campaign-take = Take this place as
web-campaign-take-over = Play on here
web-campaign-leave = Leave
web-campaign-free = Free this place
web-campaign-bot = Let a bot play
web-campaign-other = goes along, played by nobody
web-campaign-no-hero = not chosen yet
web-campaign-invite = Invite by a link
web-campaign-invite-help = Whoever has the link can take a free place, now or in a month. One person can play several heroes, and bots can hold the rest.
web-campaign-begin = Begin the campaign
web-campaign-incomplete = It begins when every place has somebody and everybody a hero.
web-campaign-host-begins = { $name } begins when every place has somebody and everybody a hero.
web-campaign-away-name = { $name } (away, a bot plays)
web-campaign-story = The story so far
web-campaign-over = All chapters are won. What was to be told has been told.
web-campaign-ended = It is done
web-campaign-closed = This campaign was ended.
web-campaign-sheet = Look at the sheet
web-campaign-away = Miss a game: a bot plays
web-campaign-here-again = Back again
web-campaign-device = A link for another device
web-campaign-is-ready = ready
web-campaign-choosing = still choosing
web-campaign-boxes =
    { $count ->
        [one] one box
       *[other] { $count } boxes
    }
web-campaign-xp = { $count } XP
web-campaign-more = More about { $name }
web-campaign-next = Next table
web-campaign-next-is =
    { $attempt ->
        [1] { $chapter }.
       *[other] { $chapter }, attempt { $attempt }.
    } The table opens by itself when all are ready.
web-campaign-playing = A game is going on.
web-campaign-to-table = To the table
web-campaign-spend = { $name } has { $count } XP to spend
web-campaign-look = { $name } is ready
web-campaign-waits = Not ready yet: { $names }.
web-campaign-open-table = Open the table
web-campaign-replays = Replays
web-campaign-replay = Look again
web-campaign-record = Record
web-campaign-nothing-yet = Nothing has been played yet.
web-campaign-leave-title = Leave this place?
web-campaign-leave-help = The hero stays in the campaign, and somebody else can take the place. With an invitation you can come back.
web-campaign-chapter-won =
    { $tries ->
        [one] won at the first attempt
       *[other] won at attempt { $tries }
    }
web-campaign-chapter-open = next
web-campaign-chapter-locked = still to come
web-campaign-purse = { $count } XP to spend
web-campaign-box-yours = ticked
web-campaign-box-bought = bought now
web-campaign-box-dear = { $price } XP, too dear
web-campaign-box-later = later
web-campaign-box-struck = struck out
web-campaign-undo = Take back the last purchase
web-campaign-ready = Ready
web-campaign-think-again = Think again
web-campaign-to = To the campaign
web-campaign-won =
    The campaign is won: { $chapters ->
        [one] its chapter
       *[other] all { $chapters } chapters
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }. What was to be told has been told.
web-campaign-counting = The chronicler writes down how it ended …
web-campaign-goes-on = The campaign goes on: spend what you have earned, then the next table opens.
