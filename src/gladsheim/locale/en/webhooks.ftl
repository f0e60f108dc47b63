# What a webhook says.

webhook-your-turn = { $game }: it is your turn. { $link }
webhook-time-short = { $game }: your time is nearly up; then a bot will play for you. { $link }
