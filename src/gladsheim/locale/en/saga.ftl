### `gladsheim saga`

cli-saga-about = Sagas of Yggdrasil Chronicles: list ours, check a file, read its pages, try how often bots win.
cli-saga-examples =
    FILE is a file of your own or the name of one of ours.

    Examples:
      gladsheim saga list
      gladsheim saga check mine.saga
      gladsheim saga show baldr --lang de
      gladsheim saga sim mine.saga --players 2 3 --games 200 --charts 4
cli-saga-list-about = List our sagas in the order of the campaign.
cli-saga-check-about = Check a file: what is wrong is said with file, page and line.
cli-saga-show-about = Show the pages of a saga as people read them.
cli-saga-sim-about = Let bots play a saga many times: how often they win, by number of players.
cli-saga-help-file = a file with a saga, or the name of one of ours
cli-saga-help-players = for which numbers of players (all)
cli-saga-help-charts = charts as a campaign has them before its saga of this number (the saga's own; for a file 1)
cli-saga-help-bot = the bot in every seat (greedy)
cli-saga-help-jobs = in so many processes (one for each processor)

cli-unknown-saga = There is no saga “{ $saga }”, and no such file. Ours are: { $sagas }.{ $near }
cli-saga-charts = A campaign has { $most } sagas, so there are no charts before saga { $number }.
cli-saga-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
cli-saga-holds =
    { $pages ->
        [one] { $file } can be played: { $title }, { $pages } page.
       *[other] { $file } can be played: { $title }, { $pages } pages.
    }
cli-saga-page = Page { $number } of { $pages }: { $title }
cli-saga-story = Story
cli-saga-goal = Goal
cli-saga-any_goal = Goal: one of these
cli-saga-set_up = At the start of the page
cli-saga-path = Nidhögg's path
cli-saga-deed = Saga actions
cli-saga-new = New on this page
cli-saga-trigger = When a card is revealed, and other moments
cli-saga-fight = Fights
cli-saga-loss = You lose if
cli-saga-sim-title = { $title }: { $games } games for each number of players, { $bot } in every seat, charts as before saga { $number }, seed { $seed }
cli-saga-players = players
cli-saga-decisions = decisions per game
