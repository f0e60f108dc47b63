# Was der Reihe nach gezeigt wird: am Tisch, in einer Wiederholung und am Ende.

web-since = Seit deinem letzten Zug
web-since-leave = Kein Film, weiter

web-replay-event = Ein Ereignis weiter
web-replay-rate = { $rate }×
web-replay-faster = Tempo: { $times }

web-end-curve = So ist es gelaufen
web-end-curve-points = Punkte nach jeder Antwort
web-end-margin = { $points } zu { $next } vor { $names }.
web-end-shared = Mit je { $points } Punkten.
web-end-turning = Die Wende: { $name } geht in Führung und bleibt vorn.
web-end-away = Die Wende: { $name } setzt sich ab.
web-end-see = Ansehen
web-end-sources = Woher die Punkte kamen
web-end-deeds = Was jeder von euch getan hat
