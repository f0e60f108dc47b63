### Looking after a server.

admin-task = TASK
admin-tasks = tasks
admin-login = LOGIN
admin-place = PLACE

admin-backup-about = Write everything into a new file, while the server goes on.
admin-backup-examples =
    The file is a SQLite database that only you can read, whatever the server uses.

    Example:
      gladsheim admin backup monday.db
admin-restore-about = Fill an empty database from a backup; end the server first.
admin-restore-examples =
    Every journal in the backup is checked before anything is written.

    Example:
      gladsheim admin restore monday.db --database-url postgresql://gladsheim@localhost/gladsheim
admin-prune-about = Forget guests who have not been here for long; remove games that ended long ago.
admin-prune-examples =
    Guests with an unfinished game stay. Their finished games stay, without the name.
    With --older-than whole games go: moves, chat and record. Without --yes they are
    only counted. A game that is not over is never removed.

    Examples:
      gladsheim admin prune --days 90
      gladsheim admin prune --older-than 90d
      gladsheim admin prune --older-than 2y --yes
admin-tables-about = List the tables.
admin-tables-examples =
    Example:
      gladsheim admin tables --status frozen
admin-password-about = Give an account a new password, and log it out everywhere.
admin-password-examples =
    Asks for the password twice, or reads one line from a pipe.

    Examples:
      gladsheim admin password anna
      gladsheim admin password anna --random      makes one and prints it
admin-link-about = Make a private link for somebody who has lost the way back to a seat.
admin-link-examples =
    For a guest whose cookie is gone. PLACE is what stands in the address of the table
    or the campaign; seats count from 1. Send the link to nobody else: whoever opens it
    plays there. The link before it no longer works.

    Examples:
      gladsheim admin link mX2pQ7 1
      gladsheim admin link mX2pQ7 1 --config gladsheim.toml      with the server's public address
admin-check-about = Check that every journal is as it was written.
admin-check-examples =
    Exit code: 0 if all journals hold, 1 if one does not.
admin-config-about = Show every setting in effect and where it comes from.
admin-config-examples =
    Takes the flags of “gladsheim serve”. Passwords and tokens are not shown.

    Example:
      gladsheim admin config --config gladsheim.toml

admin-help-file = the backup
admin-help-days = not seen for so many days
admin-help-older-than = games that ended so long ago: days (90d), weeks (12w) or years (2y)
admin-help-yes = remove these games, and not only count them
admin-help-status = only those in this state
admin-help-login = the login of the account
admin-help-random = make a password and print it
admin-help-place = the table or the campaign, as in its address
admin-help-seat = the number of the seat, from 1

admin-backed-up = Everything is in { $file }. Keep it safe: it holds what must stay secret.
admin-restored =
    { $tables ->
        [one] Restored, with one table.
       *[other] Restored, with { $tables } tables.
    }
admin-pruned =
    { $guests ->
        [0] There was no guest to forget.
        [one] One guest is forgotten.
       *[other] { $guests } guests are forgotten.
    }
admin-games-found =
    { $games ->
        [0] No game ended more than { $days } days ago.
        [one] One game ended more than { $days } days ago. To remove it for good, add --yes.
       *[other] { $games } games ended more than { $days } days ago. To remove them for good, add --yes.
    }
admin-games-removed =
    { $games ->
        [0] No game ended more than { $days } days ago; nothing was removed.
        [one] One game is removed.
       *[other] { $games } games are removed.
    }
admin-table = table
admin-game = game
admin-status = status
admin-since = since
admin-players = players
admin-new-password = New password:{" "}
admin-once-more = Once more:{" "}
admin-password-set = { $login } has a new password and is logged out everywhere; windows that are open go on until they connect again.
admin-passwords-differ = The two passwords are not the same. Nothing has changed; try again.
admin-broken =
    { $tables ->
        [one] The journal of one table does not hold.
       *[other] The journals of { $tables } tables do not hold.
    }
admin-checked =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    }, { $lines ->
        [one] one line
       *[other] { $lines } lines
    } of journal: all as they were written.
