### In the terminal.

cli-bloodrage-clan = Clan
cli-bloodrage-cards = Cards
cli-bloodrage-quests = Quests
cli-bloodrage-passed = –
cli-bloodrage-empty = Nobody
cli-bloodrage-destroyed = destroyed
cli-bloodrage-seen = Seen with { $player }:
cli-bloodrage-passed-on = Passed on
cli-bloodrage-battle = Battle for { $province } ({ $pillager } pillages):
cli-bloodrage-your-quests = Your quests
cli-bloodrage-hand = Your hand
cli-bloodrage-actions = Actions
cli-bloodrage-age = age { $age } of 3
cli-bloodrage-doom = doomed: { $province }
cli-bloodrage-first = { $clan }, first
cli-bloodrage-glory = { $family } { $glory } Glory
cli-bloodrage-cost = { $family } { $cost } Rage
cli-bloodrage-price =
    { $cost ->
        [0] free
       *[other] { $cost } Rage
    }
cli-bloodrage-province =
    In { $region }, with { $villages } villages. Beside { $one } and { $other }, at the { $fjord }.
cli-bloodrage-signs = 2/3 villages free   (Axes) pillaged   †2 doomed in age 2   L leader, w warriors, s ship (in the fjord), =5 strength   * 10 Glory at the end, ** 20
cli-bloodrage-fillers = to into in from with the a an at on as of my instead
cli-bloodrage-letter-wolf = W
cli-bloodrage-letter-raven = R
cli-bloodrage-letter-serpent = S
cli-bloodrage-letter-bear = B
cli-bloodrage-letter-ram = M
cli-bloodrage-sign-leader = L
cli-bloodrage-sign-warrior = w
cli-bloodrage-sign-ship = s
cli-bloodrage-sign-troll = Tro
cli-bloodrage-sign-dwarf-chieftain = Dwa
cli-bloodrage-sign-sea-serpent = Sea
cli-bloodrage-sign-valkyrie = Val
cli-bloodrage-sign-dark-elf = Elf
cli-bloodrage-sign-fire-giant = Fire
cli-bloodrage-sign-frost-giant = Frost
cli-bloodrage-sign-soldier-of-hel = Hel
cli-bloodrage-sign-volur-witch = Vol
cli-bloodrage-word-invade = invade
cli-bloodrage-word-return = return
cli-bloodrage-word-march = march
cli-bloodrage-word-upgrade = upgrade
cli-bloodrage-word-quest = quest
cli-bloodrage-word-pillage = pillage
cli-bloodrage-word-challenge = challenge
cli-bloodrage-word-sacrifice = sacrifice
cli-bloodrage-word-pass = pass
cli-bloodrage-word-for = for
cli-bloodrage-word-done = done
cli-bloodrage-word-none = none
cli-bloodrage-word-stay = stay
cli-bloodrage-word-use = use
cli-bloodrage-word-leave = leave
cli-bloodrage-word-flee = flee
cli-bloodrage-also-none = no nothing nobody
cli-bloodrage-also-north = north
cli-bloodrage-also-east = east
cli-bloodrage-also-south = south
cli-bloodrage-also-west = west
cli-bloodrage-topic-call = Call to battle
cli-bloodrage-topic-battle = Battle
cli-bloodrage-topic-glory = Glory
cli-bloodrage-topic-token = Pillage token
cli-bloodrage-topic-village = Village
cli-bloodrage-topic-fjord = Fjord
cli-bloodrage-topic-doom = Doom
