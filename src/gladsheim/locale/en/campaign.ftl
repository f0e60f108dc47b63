### Campaigns: what cannot be done, and what is told of them

campaign-unknown = There is no campaign { $campaign }.
campaign-none = { $game } has no campaign.
campaign-players = This campaign is played by { $allowed }, not by { $seats }.
campaign-others =
    { $wanted ->
        [0] With so many players nobody else takes part, but { $given } were named.
        [one] One more takes part whom nobody plays; { $given } were named.
       *[other] { $wanted } more take part whom nobody plays; { $given } were named.
    }
campaign-no-such-hero = “{ $name }” cannot be played in this campaign.
campaign-hero-twice = { $hero } has been chosen already.
campaign-no-such-seat = There is no place { $seat } in this campaign.
campaign-no-such-box = There is no box “{ $box }” on the sheet.
campaign-box-struck =
    { $seats ->
        [one] With one player this box is struck out.
       *[other] With { $seats } players this box is struck out.
    }
campaign-box-ticked = This box is ticked already.
campaign-not-first = { $line }: the boxes of a line are ticked in their order, and one before this is still free.
campaign-too-dear = This costs { $price } XP, and there are { $purse }.
campaign-no-name-here = { $line }: no name is written here.
campaign-name-missing = { $line }: a name has to be written into the box.
campaign-own-name = { $hero } cannot be written on the own sheet.
campaign-name-not-here = “{ $name }” takes no part in this campaign.
campaign-name-twice = { $line }: { $hero } stands in this line already.
campaign-nothing-to-take-back = Nothing has been bought since the last game.
campaign-is-ready = Whoever is ready buys nothing more; take that back first.
campaign-is-playing = A game is going on; sheets are written between games.
campaign-is-over = This campaign is over.
campaign-not-playing = No game of this campaign is going on.
campaign-not-all-ready = Not everybody is ready yet.
campaign-too-long = After { $most } games a campaign does not go on.

## Files

campaign-unreadable = This is no campaign that can be read: { $reason }
campaign-other-game = This is a campaign of { $other }, not of { $game }.
campaign-other-version = This campaign was written in version { $other }; here version { $version } is understood.
campaign-impossible = There can be no such campaign: { $reason }
campaign-impossible-sheets = There are { $sheets } sheets for { $seats } players.
campaign-impossible-chapter = “{ $chapter }” cannot be the present chapter after these games.
campaign-impossible-game = Game { $number } does not follow from what was played before.
campaign-impossible-gain = After game { $number } the experience does not add up.
campaign-impossible-purchase = After game { $number } something was bought that could not be: { $reason }
campaign-impossible-sheet = On sheet { $seat } stands something that was neither given nor bought, or the purse does not add up.

## The story so far

campaign-told-won =
    { $attempt ->
        [1] { $chapter }: won at the first attempt.
       *[other] { $chapter }: won at attempt { $attempt }.
    }
campaign-told-lost =
    { $attempt ->
        [1] { $chapter }: lost.
       *[other] { $chapter }: lost at attempt { $attempt }.
    }
campaign-no-extra = This campaign takes figures and pages of sagas of one's own, and nothing else.

## On a server

campaign-not-begun = This campaign has not begun yet.
campaign-has-begun = This campaign has begun; that stays as it is.
campaign-not-host = Only who has called this campaign decides that.
campaign-not-yours = That is somebody else's place.
campaign-not-invited = This campaign is for those who take part in it; ask for its invitation.
campaign-hero-taken = Somebody else has chosen that one.
campaign-hero-stays = Whoever plays here plays the same one to the end.
campaign-place-taken = This place is taken.
campaign-no-hero = Somebody has not chosen yet whom he plays.
campaign-stale = Something else was bought last; look again.
campaign-too-many =
    { $most ->
        [one] You have called a campaign that still goes on; only one may at a time.
       *[other] You have called { $most } campaigns that still go on; that is as many as one may.
    }
campaign-no-rematch = This game is part of a campaign, which goes on by itself.
campaign-no-such-game = There is no game { $number } in this campaign.
campaign-has-record = The record of game { $number } is kept already.
campaign-bad-record = The record of game { $number } cannot be read: { $reason }
campaign-other-record = The record of game { $number } is not one of this campaign.
