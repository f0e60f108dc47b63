### Der Start des Servers und seine Einstellungen.

serve-started = Gladsheim ist offen: { $address } (Daten: { $data }). Strg-C beendet es.
serve-no-public-url = Andere Rechner erreichen diesen Server ({ $host }). Sage mit --public-url, unter welcher Adresse: Links brauchen sie, und ohne sie wird nur auf den Namen und die Adressen dieses Rechners geantwortet.
serve-value = WERT

## Jede Einstellung in einer Zeile

serve-help-config = eine TOML-Datei mit Einstellungen; auch GLADSHEIM_CONFIG
serve-help-host = Name oder Adresse, unter der der Server lauscht (localhost); 0.0.0.0 für alle
serve-help-port = der Port (8000); 0 nimmt einen freien
serve-help-workers = wie viele Prozesse (1); mehrere brauchen PostgreSQL und Redis
serve-help-database_url = sqlite:///DATEI oder postgresql://… (sqlite:///gladsheim.db)
serve-help-redis_url = redis://…; darüber sprechen mehrere Prozesse miteinander
serve-help-base_path = der Pfad, unter dem ein Proxy uns anbietet, etwa /gladsheim
serve-help-public_url = wie man uns erreicht, etwa https://spiel.example.org; Seiten von anderswo werden abgewiesen
serve-help-trusted_proxies = wessen X-Forwarded-Angaben zählen (localhost): Adressen, Netze oder Namen, durch Kommas getrennt
serve-help-bot_processes = wie viele Bots eines Prozesses zugleich nachdenken (1)
serve-help-bot_queue = wie viele weitere warten dürfen (1000)
serve-help-bot_seconds = nach so vielen Sekunden hat ein Bot genug nachgedacht (20)
serve-help-bot_effort = wie viel Prozent von dem ein Bot nachdenkt, was seine Stufe vorsieht (100); weniger für kleine Rechner
serve-help-bot_pause = Sekunden vor jedem Zug von Bots, die für Leute weiterspielen, die zurückkommen können (1)
serve-help-most_sockets = offene Verbindungen je Prozess (20000)
serve-help-most_sockets_of_user = offene Verbindungen einer Person (20)
serve-help-most_tables_of_user = nicht beendete Tische eines Gastgebers (50)
serve-help-guests_per_hour = neue Gäste von einer Adresse (30)
serve-help-logins_per_minute = Anmeldeversuche von einer Adresse (10)
serve-help-requests_per_minute = Anfragen von einer Adresse (600)
serve-help-messages_per_second = Nachrichten über eine Verbindung, auf Dauer (20)
serve-help-webhooks = ob Leute per Webhook gerufen werden dürfen: yes oder no (yes)
serve-help-imprint = eine Textdatei für die Seite /imprint
serve-help-privacy = eine Textdatei für die Seite /privacy
serve-help-log_level = debug, info, warning oder error (info)
serve-help-log_format = json, text oder auto: Text auf einem Terminal (auto)
serve-help-metrics_token = was /metrics als Bearer-Token verlangt; ohne Angabe darf nur dieser Rechner es lesen
serve-help-games = weitere Spiele als Modul:Attribut, für die Entwicklung

## Was an einer Einstellung nicht stimmt

config-bad-value = { $place } ist „{ $value }“; möglich ist: { $expected }.
config-unknown = { $place } ist keine Einstellung. Meintest du „{ $near }“?
config-bad-file = Die Einstellungen in „{ $file }“ lassen sich nicht lesen: { $reason }.
config-workers-need-postgresql = { $workers } Prozesse können sich keine SQLite-Datei teilen. Setze --database-url (oder GLADSHEIM_DATABASE_URL) auf postgresql://name@rechner/datenbank und --redis-url auf einen Redis-Server, oder starte nur einen Prozess.
config-workers-need-redis = { $workers } Prozesse brauchen Redis, um miteinander zu sprechen. Setze --redis-url (oder GLADSHEIM_REDIS_URL) auf eine Adresse wie redis://localhost, oder starte nur einen Prozess.
config-port-in-use = Port { $port } von { $host } ist von einem anderen Programm belegt. Beende es, oder wähle mit --port einen anderen Port; 0 nimmt einen freien.
config-cannot-listen = Auf Port { $port } von { $host } kann der Server nicht lauschen: { $reason }.
config-no-redis = Redis antwortet nicht unter { $address }: { $reason }

config-source-flag = { $name }
config-source-variable = { $name }
config-source-file = „{ $name }“ in { $file }
config-source-default = Vorgabe

config-wants-truth = yes oder no
config-wants-number = eine ganze Zahl von { $low } bis { $high }
config-wants-seconds = eine Zahl von Sekunden über 0, höchstens { $high }
config-wants-choice = eines von: { $choices }
config-wants-host = Name oder Adresse dieses Rechners, ohne Port
config-wants-database_url = eine Adresse wie sqlite:///pfad/zur/datei.db oder postgresql://name:passwort@rechner/datenbank
config-wants-redis_url = eine Adresse wie redis://rechner:6379/0
config-wants-base_path = ein Pfad wie /gladsheim
config-wants-public_url = eine Adresse wie https://spiel.example.org, ohne Pfad (der ist --base-path)
config-wants-trusted_proxies = Adressen, Netze oder Namen von Rechnern, durch Kommas getrennt, oder *
config-wants-imprint = eine lesbare Textdatei
config-wants-privacy = eine lesbare Textdatei
config-wants-metrics_token = 16 bis 200 Buchstaben, Ziffern und Zeichen ohne Leerzeichen
config-wants-games = Modul:Attribut, mehrere durch Kommas getrennt, aus installierten Modulen
