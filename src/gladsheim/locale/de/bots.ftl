# Was Bots sagen.

bot-unknown = Es gibt keinen Bot namens „{ $name }“. Zur Wahl stehen: { $bots }.

bot-hint = { $move }.
bot-hint-points = { $move }: { $points ->
    [0] jetzt keine Punkte.
    [one] jetzt 1 Punkt.
   *[other] jetzt { $points } Punkte.
}
bot-hint-better = Besser als „{ $other }“: Das { $reasons }.
bot-hint-even = „{ $other }“ ist etwa so gut.
bot-hint-even-most = „{ $other }“ ist etwa so gut; anders als die meisten übrigen Züge: Das { $reasons }.
review-why = Das { $reasons }.

## Wie sicher ein Tipp ist und was er erwartet.

bot-sure-only = Etwas anderes ist nicht möglich.
bot-sure-clear = Das ist klar am besten.
bot-sure-slight = Das ist etwas besser als alles andere.
bot-sure-even = Der nächste Zug ist etwa so gut.
bot-odds = { $percent } % Siegchance
bot-odds-together = { $percent } % gemeinsame Siegchance
