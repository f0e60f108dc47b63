### What is said about tables online: opening them, sitting down, hosting, and looking back.

## Opening a table

lobby-bad-clock = A clock gives 1 to { $minutes } minutes for the whole game, or 1 to { $days } days for each move.
lobby-place-twice = Seat { $seat } is given away twice.
lobby-companion-bots = At a companion table only people can play: a bot cannot see what the cardboard deals it.
lobby-too-many-tables =
    { $most ->
        [one] You are the host of an unfinished table. Close it before you open another.
       *[other] You are the host of { $most } unfinished tables. Close one before you open another.
    }
lobby-too-many-open =
    { $most ->
        [one] A table of yours is waiting for players already. Start or close it before you open another.
       *[other] { $most } tables of yours are waiting for players already. Start or close one before you open another.
    }
lobby-too-many-from-here =
    { $most ->
        [one] A table opened from your network address is waiting for players already. Start or close it, or try again later.
       *[other] { $most } tables opened from your network address are waiting for players already. Start or close one, or try again later.
    }
lobby-lapsed =
    { $hours ->
        [one] Nobody of this table was here for an hour, so it was closed before the game began. Open a new one.
       *[other] Nobody of this table was here for { $hours } hours, so it was closed before the game began. Open a new one.
    }

## Sitting down

lobby-not-invited = This table is private. Ask its host for an invitation.
lobby-no-invitation = This invitation no longer counts. Ask the host for a new one.
lobby-unwelcome = You cannot sit down at this table. Choose another one, or open your own.
lobby-not-yours = Seat { $seat } is not yours.
lobby-in-play = The game has begun. At the table itself you can resign, hand your seat to a bot, or take it back.

## Hosting

lobby-not-host = Only the host of this table can do that.
lobby-not-yourself = You are the host: choose somebody else, or make somebody else the host first.
lobby-not-seated = Only somebody who sits at this table can become its host.
lobby-closed-by-host = The host has closed this table.
lobby-not-a-player = Only those who played here can ask for a rematch.

## Looking back

replay-not-over = The game is not over. Until then everybody can read only the record of his own seat.
replay-other-rules = This game was played under older rules, which this server no longer knows, so it cannot be shown again.
replay-no-such-line = The game has { $last } answers; there is no position after { $line } of them.
puzzle-unknown = There is no puzzle { $id }. It may belong to rules that have changed since.
review-no-such-decision = The review says nothing of line { $line }.
review-not-yours = Only who played here, or the host, can end a review that is being thought out.
replay-companion = People rolled and drew for themselves here, so there are no dice to check.
lobby-companion-clock = At a table with the cardboard no clock can run: no bot could take over.
