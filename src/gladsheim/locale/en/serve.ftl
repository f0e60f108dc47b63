### Starting the server, and its settings.

serve-started = Gladsheim is open at { $address } (data: { $data }). Ctrl-C ends it.
serve-no-public-url = Other machines can reach this server ({ $host }). Say with --public-url under which address: links need it, and without it only the name and the addresses of this machine are answered.
serve-value = VALUE

## Every setting in a line

serve-help-config = a TOML file with settings; also GLADSHEIM_CONFIG
serve-help-host = the name or address to listen on (localhost); 0.0.0.0 for all
serve-help-port = the port (8000); 0 takes a free one
serve-help-workers = how many processes (1); more need PostgreSQL and Redis
serve-help-database_url = sqlite:///FILE or postgresql://… (sqlite:///gladsheim.db)
serve-help-redis_url = redis://…; several workers talk through it
serve-help-base_path = the path below which a proxy serves us, such as /gladsheim
serve-help-public_url = how people reach us, such as https://play.example.org; pages from elsewhere are refused
serve-help-trusted_proxies = whose X-Forwarded headers count (localhost): addresses, networks or names, separated by commas
serve-help-bot_processes = how many bots of a worker think at once (1)
serve-help-bot_queue = how many more may wait (1000)
serve-help-bot_seconds = after so many seconds a bot has thought long enough (20)
serve-help-bot_effort = percent of what its level lets a bot think (100); less for a small machine
serve-help-bot_pause = seconds before each move of bots that play on for people who may come back (1)
serve-help-most_sockets = open connections per worker (20000)
serve-help-most_sockets_of_user = open connections of one person (20)
serve-help-most_tables_of_user = unfinished tables of one host (50)
serve-help-guests_per_hour = new guests from one address (30)
serve-help-logins_per_minute = attempts to log in from one address (10)
serve-help-requests_per_minute = requests from one address (600)
serve-help-messages_per_second = messages over one connection, in the long run (20)
serve-help-webhooks = whether people may be called by webhook: yes or no (yes)
serve-help-imprint = a text file for the page /imprint
serve-help-privacy = a text file for the page /privacy
serve-help-log_level = debug, info, warning or error (info)
serve-help-log_format = json, text, or auto: text on a terminal (auto)
serve-help-metrics_token = what /metrics asks for as a bearer token; without it only this machine may read it
serve-help-games = further games as module:attribute, for development

## What is wrong with a setting

config-bad-value = { $place } is “{ $value }”, but it must be { $expected }.
config-unknown = { $place } is no setting. Did you mean “{ $near }”?
config-bad-file = The settings in “{ $file }” cannot be read: { $reason }.
config-workers-need-postgresql = { $workers } workers cannot share a SQLite file. Set --database-url (or GLADSHEIM_DATABASE_URL) to postgresql://user@host/name, and --redis-url to a Redis server; or start one worker.
config-workers-need-redis = { $workers } workers need Redis to talk to each other. Set --redis-url (or GLADSHEIM_REDIS_URL) to an address such as redis://localhost, or start one worker.
config-port-in-use = Port { $port } of { $host } is taken by another program. End that one, or choose another port with --port; 0 takes a free one.
config-cannot-listen = The server cannot listen on port { $port } of { $host }: { $reason }.
config-no-redis = Redis does not answer at { $address }: { $reason }

config-source-flag = { $name }
config-source-variable = { $name }
config-source-file = “{ $name }” in { $file }
config-source-default = default

config-wants-truth = yes or no
config-wants-number = a whole number from { $low } to { $high }
config-wants-seconds = a number of seconds above 0, at most { $high }
config-wants-choice = one of: { $choices }
config-wants-host = the name or the address of this machine, without a port
config-wants-database_url = an address like sqlite:///path/to/file.db or postgresql://user:password@host/name
config-wants-redis_url = an address like redis://host:6379/0
config-wants-base_path = a path like /gladsheim
config-wants-public_url = an address like https://play.example.org, without a path (that is --base-path)
config-wants-trusted_proxies = addresses, networks or names of machines, separated by commas, or *
config-wants-imprint = a text file that can be read
config-wants-privacy = a text file that can be read
config-wants-metrics_token = 16 to 200 letters, digits and signs without spaces
config-wants-games = module:attribute, several separated by commas, of modules that are installed
