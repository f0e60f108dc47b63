# What is shown one thing after the other: at a table, in a replay, and at the end.

web-since = Since your last turn
web-since-leave = No film, I go on

web-replay-event = One event further
web-replay-rate = { $rate }×
web-replay-faster = Speed: { $times }

web-end-curve = How it went
web-end-curve-points = points after every answer
web-end-margin = { $points } to { $next }, ahead of { $names }.
web-end-shared = With { $points } points each.
web-end-turning = The turning point: { $name } takes the lead for good.
web-end-away = The turning point: { $name } pulls away.
web-end-see = See it
web-end-sources = Where the points came from
web-end-deeds = What each of you did
