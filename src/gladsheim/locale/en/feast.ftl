# The Feast, the small game of gladsheim.testing.

feast-title = The Feast
feast-option-fenrir = Fenrir prowls outside
feast-option-goal = Joys needed

feast-boar = boar
feast-bread = bread
feast-honey = honey
feast-salmon = salmon
feast-mead = mead
feast-ale = ale
feast-sour = sour beer
feast-odin = Odin
feast-thor = Thor
feast-freya = Freya

feast-ask-deal = Which dish is dealt to seat { $seat }?
feast-ask-take = Take a dish; the rest goes to your left.
feast-ask-lot = Who becomes the steward?
feast-ask-cask = What is in the cask?
feast-ask-lower = Which of the two casks goes to the bottom of the cellar?
feast-ask-toast = Rise and give a toast?
feast-ask-soothe = The cask was sour. Will you give up a dish?
feast-ask-prowl = Is Fenrir heard tonight?
feast-warn-grumble = The hall will lose a joy.

feast-dealt = Seat { $seat } was dealt { $dish }.
feast-dealt-hidden = Seat { $seat } was dealt a dish.
feast-passed = Everyone took a dish and passed the rest on ({ $times }).
feast-served = Seat { $seat } served { $dish }.
feast-steward = Seat { $seat } is the steward.
feast-seen = Seat { $seat } looked into a cask and found { $cask }.
feast-seen-hidden = Seat { $seat } looked into a cask.
feast-lowered = Seat { $seat } lowered the { $cask } to the bottom.
feast-lowered-hidden = Seat { $seat } lowered a cask to the bottom.
feast-toasted = Seat { $seat } drank to { $god }.
feast-poured = A cask of { $cask } was poured.
feast-given-up = Seat { $seat } gave up { $dish }.
feast-joy-gained = { $gained ->
    [one] The mead brought a joy
   *[other] The mead brought { $gained } joys
  }; the hall has { $joy }.
feast-joy-lost = The hall grumbled; its joy is down to { $joy }.
feast-howl = Fenrir howled; the joy is down to { $joy }.
feast-silence = Fenrir stayed away.

feast-not-in-larder = There is no { $dish } left in the larder.
feast-not-in-hand = You have no { $dish } in your hand.
feast-not-on-top = There is no { $cask } among the two casks.
feast-not-in-cellar = There is no { $cask } among the unseen casks.
feast-not-served = You have not served { $dish }.
feast-few-casks = There are too few casks for this toast: { $left }.

feast-position-not-by-cask =
    { $count ->
        [0] “{ $key }” must be an empty list: there are no casks.
        [one] “{ $key }” must be a list with a list of seats for the one cask.
       *[other] “{ $key }” must be a list with a list of seats for each of the { $count } casks.
    }
feast-position-not-a-course = Only the beginning of a course can be written as a position.
