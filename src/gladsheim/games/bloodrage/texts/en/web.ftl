### Blood Rage's board in the browser.

## Labels: parts of a list with commas

web-bloodrage-summary =
    { $rage } Rage, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $quests ->
        [0] { "" }
        [one] , 1 quest
       *[other] , { $quests } quests
    }
web-bloodrage-passed = passed
web-bloodrage-map = The map
web-bloodrage-with = { who } with { $figures }
web-bloodrage-strengths = strength: { $strengths }
web-bloodrage-destroyed = destroyed
web-bloodrage-villages =
    { $villages ->
        [one] 1 village
       *[other] { $villages } villages
    }, { $free ->
        [0] none free
       *[other] { $free } free
    }
web-bloodrage-token = reward { $token }
web-bloodrage-token-pillaged = pillaged in this age ({ $token })
web-bloodrage-doomed =
    { $age ->
        [1] doomed in the first age
        [2] doomed in the second age
       *[other] doomed in the third age
    }
web-bloodrage-face-battle = Battle card +{ $value }
web-bloodrage-face-quest = Quest, { $value } Glory
web-bloodrage-face-monster = Upgrade (Monster) with strength { $strength }, { $value } Rage
web-bloodrage-face-upgrade = Upgrade ({ $family }), { $value } Rage
web-bloodrage-clan-of = { who }, { $clan }: { $rage } Rage, { $glory } Glory
web-bloodrage-first = goes first in this age
web-bloodrage-nobody = nobody
web-bloodrage-by-ship = counts with a ship
web-bloodrage-strength = strength
web-bloodrage-strength-of = Strength { $strength }
web-bloodrage-strength-here = Strength here
web-bloodrage-fjord-serves = A ship here counts in { $one } and in { $other }.
web-bloodrage-track =
    { $stat } { $value }, step { $step } of 6{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } Glory at the end
    }
web-bloodrage-rage-left = Rage { $rage }
web-bloodrage-slot-free = free
web-bloodrage-in-reserve =
    { $count ->
        [one] { $figure } in the reserve
       *[other] { $figure }: { $count } in the reserve
    }
web-bloodrage-in-valhalla = { $figure } in Valhalla
web-bloodrage-fulfilled = fulfilled as things stand
web-bloodrage-unfulfilled = not fulfilled as things stand
web-bloodrage-committed = Committed quest { $card }
web-bloodrage-laid = has laid a card
web-bloodrage-not-laid = has not laid a card yet
web-bloodrage-figures-strength = figures
web-bloodrage-total = together
web-bloodrage-fallen =
    { $count ->
        [one] 1 figure died
       *[other] { $count } figures died
    }

## Around the map

web-bloodrage-age = Age { $age }
web-bloodrage-panel = What is looked at
web-bloodrage-sheets = Clan sheets
web-bloodrage-sheet = Clan sheet of { who }
web-bloodrage-sheet-mine = Your clan
web-bloodrage-upgrades = Upgrades
web-bloodrage-reserve = Your reserve
web-bloodrage-cards = Your cards
# Long words of cards' names, with | where they may break on a small card.
web-bloodrage-breaks = Wide|spread Inspi|ration Judge|ment Jotun|heim
web-bloodrage-no-cards = No cards in hand.
web-bloodrage-answers = Answers
web-bloodrage-hand-of =
    { $cards ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
web-bloodrage-quests-of =
    { $count ->
        [0] no quest committed
        [one] 1 quest committed
       *[other] { $count } quests committed
    }
web-bloodrage-known = Seen in this hand:
web-bloodrage-perhaps = Seen, and perhaps still in hand:
web-bloodrage-back = Close
web-bloodrage-do-pillage = Pillage
web-bloodrage-do-challenge = Pillage again
web-bloodrage-do-march = March from here
web-bloodrage-who-marches = Who marches?
web-bloodrage-march-some =
    { $count ->
        [one] Send 1 figure
       *[other] Send { $count } figures
    }
web-bloodrage-march-all =
    { $count ->
        [one] Send 1 figure
        [2] Send both
       *[other] Send all { $count }
    }
web-bloodrage-chosen = { $figure } chosen. Now a place on the map.
web-bloodrage-advise-figure = { $figure }: choose one of the places that light up.
web-bloodrage-advise-march = March from { $place }: choose where to.
web-bloodrage-advise-replace = { $card }: choose where it goes, or what it replaces.

## The draft

web-bloodrage-pack = The cards you hold
web-bloodrage-pack-help = Choose one to keep. You may think again until everybody has chosen.
web-bloodrage-kept = Kept so far:
web-bloodrage-passed-last = Passed on last:
web-bloodrage-seen = Cards you have seen
web-bloodrage-seen-none = None yet.
web-bloodrage-passed-on = Age { $age }, passed on from the pack of { who }:
web-bloodrage-thrown-away = Thrown away:

## A battle

web-bloodrage-battle = Battle for { $place }
web-bloodrage-last-battle = The last battle
web-bloodrage-stage-call = { who } pillages: who joins?
web-bloodrage-room =
    { $free ->
        [-1] There is room for everybody.
        [0] No village is free.
        [one] 1 village is free.
       *[other] { $free } villages are free.
    }
web-bloodrage-stage-cards = Everybody lays a card, face down.
web-bloodrage-stage-reveal = The cards are shown.
web-bloodrage-stage-late = Is a card added?
web-bloodrage-stage-outcome = It is decided.
web-bloodrage-go-on = Go on
web-bloodrage-to-map = Show the map
web-bloodrage-pillages = pillages
web-bloodrage-wins = Wins and keeps its figures.
web-bloodrage-brings = What it brings
web-bloodrage-card-strength = card
web-bloodrage-more-strength = effects
web-bloodrage-step-call = Call
web-bloodrage-step-cards = Cards
web-bloodrage-step-late = Late cards
web-bloodrage-step-outcome = Outcome
web-bloodrage-stage-over = The last battle
web-bloodrage-again = See it again
web-bloodrage-to-end = To the outcome
web-bloodrage-no-card = has no card to lay
web-bloodrage-laid-mine = Your card: { $card }
web-bloodrage-cancelled = its text is cancelled
web-bloodrage-loses = Loses.
web-bloodrage-ties = A tie: everybody loses.
web-bloodrage-stolen = stolen from { who }
web-bloodrage-effect-cancelled = { $card } is cancelled
web-bloodrage-effect-cards = { $cards } in hand
web-bloodrage-effect-saved = { $figure } stays alive
web-bloodrage-effect-dead = { $figure } to Valhalla
web-bloodrage-call-pillage = { who } pillages { $place }
web-bloodrage-call-again = { who } pillages { $place } once more
web-bloodrage-call-now = decides now
web-bloodrage-call-stays = brings nobody for now
web-bloodrage-call-may =
    { $count ->
        [one] may bring 1 figure
       *[other] may bring some of { $count } figures
    }
web-bloodrage-call-there = is there
web-bloodrage-call-far = nobody near

## The end

web-bloodrage-age-ended = Age { $age } is over: { $place } is no more.
web-bloodrage-nobody-fell = Nobody has fallen here so far.
web-bloodrage-burns = { $place } burns. Whoever falls here brings Glory.
web-bloodrage-no-glory = No Glory in this age.
web-bloodrage-quests-judged = One after the other is turned over.
web-bloodrage-quest-done = fulfilled
web-bloodrage-quest-failed = not fulfilled
web-bloodrage-final = Final Glory
web-bloodrage-part-battle = Battles
web-bloodrage-part-pillage = Pillages
web-bloodrage-part-quest = Quests
web-bloodrage-part-ragnarok = Ragnarök
web-bloodrage-part-cards = Cards
web-bloodrage-part-track = Legends
web-bloodrage-part-total = Glory

## Moves

web-bloodrage-move-invade = { $one } to { $other }
web-bloodrage-move-return = { $one } out of Valhalla to { $other }
web-bloodrage-move-march = March from { $one } to { $other }
web-bloodrage-move-upgrade = Upgrade: { $one }
web-bloodrage-move-upgrade-for = Upgrade: { $one } for { $other }
web-bloodrage-move-quest = Quest: { $one }
web-bloodrage-move-pillage = Pillage { $one }
web-bloodrage-move-challenge = Pillage { $one } again
web-bloodrage-move-from = { $figure } from { $place }
web-bloodrage-word-pass = Pass
web-bloodrage-word-none = No
web-bloodrage-word-stay = Bring nobody
web-bloodrage-word-done = That is all
web-bloodrage-word-sacrifice = Sacrifice two figures
web-bloodrage-word-use = Use it
web-bloodrage-word-leave = Leave it
web-bloodrage-word-flee = Flee to Yggdrasil
web-bloodrage-word-pillage = Pillage

## Help in place

web-bloodrage-topic-map = The map
web-bloodrage-help-map = Eight provinces lie in a ring, each beside the next, and all of them beside Yggdrasil. Figures stand in villages, one in each; a dashed circle is a free one. The numbers are the strengths of the clans.
web-bloodrage-topic-fjord = Fjords
web-bloodrage-topic-token = Rewards
web-bloodrage-topic-track = Stats
web-bloodrage-help-track = A stat on step 4 or 5 brings 10 Glory at the end, on the last step 20.
web-bloodrage-topic-rage = Rage
web-bloodrage-topic-reserve = Reserve
web-bloodrage-help-reserve = Figures that may invade. It costs as much Rage as they are strong; the leader costs nothing.
web-bloodrage-topic-valhalla = Valhalla
web-bloodrage-topic-doom = Doom
web-bloodrage-topic-battle = Battles
web-bloodrage-topic-hand = Cards
web-bloodrage-help-hand = Blue cards are upgrades, green ones with a notch quests, red ones with cut corners battle cards. In battle any card may be laid; only battle cards have strength.
web-bloodrage-topic-village = Villages
web-bloodrage-topic-invade = Invade
web-bloodrage-topic-march = March
web-bloodrage-topic-upgrade = Upgrade
web-bloodrage-topic-quest = Quests
web-bloodrage-topic-pillage = Pillage
web-bloodrage-topic-pass = Pass
web-bloodrage-topic-call = Call to battle
web-bloodrage-topic-slot-leader = Leader upgrade
web-bloodrage-help-slot-leader = One upgrade for your leader.
web-bloodrage-topic-slot-warrior = Warrior upgrade
web-bloodrage-help-slot-warrior = One upgrade for your warriors.
web-bloodrage-topic-slot-ship = Ship upgrade
web-bloodrage-help-slot-ship = One upgrade for your ship.
web-bloodrage-topic-slot-monster = Monster
web-bloodrage-help-slot-monster = Room for two monsters. A third one replaces one of them.
web-bloodrage-topic-slot-clan = Clan upgrade
web-bloodrage-help-slot-clan = Room for three clan upgrades. A fourth one replaces one of them.

## Chapters of the rules

bloodrage-chapter-phases = The course of an age
bloodrage-chapter-deeds = What you can do
bloodrage-chapter-table = On the board
bloodrage-chapter-stats = The stats of a clan
bloodrage-chapter-figures = Figures
bloodrage-chapter-cards = The cards

## While the others still think

bloodrage-given-laycard = has laid a card
bloodrage-given-take = has taken a card
bloodrage-given-keepcard = has chosen a card

## Told in one sentence

web-bloodrage-gather-carddealt = { $list }.
web-bloodrage-gathered-carddealt = { who } was dealt { $card }
