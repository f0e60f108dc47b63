# Was ein Webhook sagt.

webhook-your-turn = { $game }: Du bist am Zug. { $link }
webhook-time-short = { $game }: Deine Zeit ist fast um; dann spielt ein Bot für dich. { $link }
