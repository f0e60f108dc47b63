# Was der Server über seine Bots sagt.

bots-busy = Alle Bots denken gerade für andere Tische nach. Bitte frag gleich noch einmal.
bots-failed = Der Bot hat keine Antwort gefunden. Bitte frag noch einmal, oder spiel ohne Tipp weiter.
