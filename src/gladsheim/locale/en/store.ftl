### What accounts, tables and the database have to say.

## The database

store-bad-url = “{ $url }” is no database for Gladsheim. Write sqlite:///path/to/file.db or postgresql://user@host/name.
store-failed = The database failed: { $reason }
store-impossible = There are characters in this that no database can keep, or too many of them.
store-in-use = Another process is using { $file }. SQLite serves one process only: stop the other one, or set GLADSHEIM_DATABASE_URL to a PostgreSQL database.
store-newer-schema = The database has schema { $found }, which is newer than { $known }, the newest that this version of Gladsheim knows. Install the newer version, or restore a backup.
store-older-schema = The database has schema { $found }; this version of Gladsheim needs { $known }. Start the server once: it brings the database up to date.
store-closed = The store is closed; nothing more is written.
store-busy = The server has more moves to write than the disk can take. Nothing was written; try again in a moment.
store-no-file = There is no file { $file }.
store-no-access = This program may not read and write { $file }. Files made by another user, such as root, have to be handed to the user that the server runs as.
store-file-exists = { $file } exists already; a backup goes into a new file.
store-no-backup = This file is no backup of Gladsheim.
store-not-empty = A backup can only be restored into an empty database, and there are rows in “{ $table }”.

## The journal

journal-conflict = Line { $number } cannot be written: the journal ends with line { $last }.
journal-repeated = This has been received before; it is line { $number } of the journal.
journal-broken = Line { $number } of table { $table } is not the one that was written: the journal has been altered.
journal-bad-entry = Line { $number } is nothing that a journal can hold.

## Accounts

account-unknown = There is no user “{ $user }”.
account-name-length = A name has 1 to { $longest } characters.
account-name-characters = A name consists of characters that everybody can see, without hidden ones.
account-unknown-face = There is no face “{ $face }” here.
account-has-login = This account has a login already.
account-no-login = A guest has no password.
account-login-taken = The login “{ $login }” is taken.
account-wrong-login = Login and password do not belong together.
account-password-length = A password has { $shortest } to { $longest } characters.
account-bad-webhook = A webhook is an address that begins with https:// or http://.
account-block-self = You cannot block yourself.

## Tables and seats

table-unknown = There is no table “{ $table }”.
table-is-open = The game at this table has not begun.
table-is-playing = The game at this table has begun already.
table-is-over = The game at this table is over.
table-is-closed = This table is closed.
table-is-frozen = The game at this table is halted.
table-empty-seats = Every seat needs a player or a bot before the game can begin.
table-no-such-seat = This table has no seat { $seat }.
table-seat-taken = Seat { $seat } is taken.
table-seat-kept = Seat { $seat } belongs to somebody for whom a bot is playing.
table-nobody-there = Seat { $seat } belongs to nobody, so there is no link to it.
table-has-rematch = Somebody has opened a rematch of this table already.
table-removed = The host has removed you from this table.

## Chat

chat-empty = There is nothing in this message.
chat-long = A message has at most { $longest } characters.
chat-characters = A message consists of characters that everybody can see, without hidden ones.
chat-muted = The host has muted you at this table.
