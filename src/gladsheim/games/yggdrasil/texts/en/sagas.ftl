### The six sagas. OUR OWN DESIGN: the printed Sagas Book says something else, and an owner of it can put that in.

yggdrasil-own-words = { $de ->
   *[other] { $en }
}
yggdrasil-option-saga = Saga
yggdrasil-option-saga-help = Play one saga by itself, with powers and abilities. (The sagas are our own design, not the printed ones.)
yggdrasil-option-saga-none = None: the standard game
yggdrasil-option-saga-baldr = 1 Baldr's Murder
yggdrasil-option-saga-fimbulvetr = 2 Fimbulvetr
yggdrasil-option-saga-managarms = 3 The Managarms
yggdrasil-option-saga-naglfar = 4 Casting off the Naglfar
yggdrasil-option-saga-bifrost = 5 The Fall of Bifröst
yggdrasil-option-saga-final = 6 The Final Battle on Vigrid

## Saga 1, Baldr's Murder

yggdrasil-saga-baldr-name = Baldr's Murder
yggdrasil-saga-baldr-counter-oaths = Oaths
yggdrasil-saga-baldr-counter-promise = A promise, face down
yggdrasil-saga-baldr-counter-perjury = Perjury
yggdrasil-saga-baldr-counter-mark = Tears for Baldr
yggdrasil-saga-baldr-counter-oath = Oath
yggdrasil-saga-baldr-counter-broken-oath = Perjury
yggdrasil-saga-baldr-counter-search = Trail of the mistletoe
yggdrasil-saga-baldr-counter-loki-beaten = Loki beaten
yggdrasil-saga-baldr-presence-1 = A perjury lies on a world like an Enemy: its action suffers the penalty.
yggdrasil-saga-baldr-deed-break = Break the perjury
yggdrasil-saga-baldr-deed-break-about = Whoever takes the Risks in a world with a perjury removes it from there.
yggdrasil-saga-baldr-choice-life = Lose 1 Life Point
yggdrasil-saga-baldr-choice-oath = Lose an oath from the row

yggdrasil-saga-baldr-dreams = Dreams
yggdrasil-saga-baldr-dreams-story = Baldr sleeps badly. Night after night he sees his own pyre, and at breakfast the brightest of the gods has nothing to say. So Frigg sends you out: fire and iron, stone and sickness, every beast and every root in the nine worlds shall swear not to harm her son. Most of them swear gladly. Some lie. And someone walks ahead of you and carries a promise from one place to another, smiling.
yggdrasil-saga-baldr-dreams-goal-1 = Oaths on the row
yggdrasil-saga-baldr-deed-ask = Ask for an oath
yggdrasil-saga-baldr-deed-ask-about = Turn up the promise of this world. An oath goes to the row; a perjury stays here, face up. In company it is no Risk.
yggdrasil-saga-baldr-reveal-loki-1 = Loki moves a face-down promise of his level to his own world, if there is none. If he cannot, the mid-level turns.

yggdrasil-saga-baldr-mistletoe = The Mistletoe
yggdrasil-saga-baldr-mistletoe-story = All things have sworn, and in Asgard they make a game of it: they throw axes at Baldr and laugh when the iron bends aside. Only one shoot was thought too young for an oath. It grows west of Valhalla, and an old woman with Loki's eyes has just asked Frigg about it. Find the mistletoe before it is whittled to a point, and catch the hand that whittles.
yggdrasil-saga-baldr-mistletoe-goal-1 = Trail of the mistletoe
yggdrasil-saga-baldr-mistletoe-goal-2 = Loki beaten on this page
yggdrasil-saga-baldr-mistletoe-spot-2 = 1 Iotunn awakes
yggdrasil-saga-baldr-deed-search = Search for the mistletoe
yggdrasil-saga-baldr-deed-search-about = Lay the top creature aside unseen, for the rest of the game, and come one step closer on the trail.
yggdrasil-saga-baldr-fight-loki-2 = Loki is stronger by 1 for every perjury on the Tree; with four players by 2 at most, with five by 1.
yggdrasil-saga-baldr-won-loki-2 = Loki must be beaten once on this page.
yggdrasil-saga-baldr-reveal-nidhogg-2 = The active god loses 1 Life Point, or an oath is lost from the row.

yggdrasil-saga-baldr-pyre = The Pyre
yggdrasil-saga-baldr-pyre-story = The blind brother threw, another hand aimed, and Baldr lies on his ship with the torch already at the ropes. But Hel has named a price. If everything that lives weeps for him, on every level of the Tree, she will let him go. You have oaths left, and an oath can be reminded of itself. Let no world say it had no tear to spare.
yggdrasil-saga-baldr-pyre-goal-1 = A world that weeps on every level
yggdrasil-saga-baldr-pyre-goal-2 = Worlds that weep
yggdrasil-saga-baldr-deed-weep = Weep for Baldr
yggdrasil-saga-baldr-deed-weep-about = Give what it costs and lay an oath of the row on this world, where none lies yet.
yggdrasil-saga-baldr-loss-3-1 = The row of oaths is empty before enough worlds have wept.

## Saga 2, Fimbulvetr

yggdrasil-saga-fimbulvetr-name = Fimbulvetr
yggdrasil-saga-fimbulvetr-counter-embers = Embers
yggdrasil-saga-fimbulvetr-counter-shelter = Shelters
yggdrasil-saga-fimbulvetr-counter-slain = Sons slain
yggdrasil-saga-fimbulvetr-standee-thrudgelmir = Thrudgelmir
yggdrasil-saga-fimbulvetr-standee-hrimnir = Hrimnir
yggdrasil-saga-fimbulvetr-standee-kari = Kari
yggdrasil-saga-fimbulvetr-choice-elf = Give up an Elf
yggdrasil-saga-fimbulvetr-choice-life = Lose 1 Life Point

yggdrasil-saga-fimbulvetr-wind = Wind Winter
yggdrasil-saga-fimbulvetr-wind-story = Snow falls from every side, and no summer follows. Bergelmir's first son has come down from the ice with the wind for a hound. In Midgard the wells freeze and the heroes stay by their hearths. Fire is what you need, and fire has only one home. Go to Muspellheim and steal embers from the giants themselves.
yggdrasil-saga-fimbulvetr-wind-goal-1 = Embers
yggdrasil-saga-fimbulvetr-wind-spot-2 = The active god gives up an Elf or 1 Life Point
yggdrasil-saga-fimbulvetr-wind-spot-last = 2 Anonymous to Hel's ladder, and the page is turned
yggdrasil-saga-fimbulvetr-amount-midgard = The cold keeps them at home: Midgard's action gives 1 Hero less.
yggdrasil-saga-fimbulvetr-reveal-iormungand-1 = Every son goes up one level. On the top level he devastates his world instead; if that has happened, the active god loses 1 Life Point.
yggdrasil-saga-fimbulvetr-fight-sons-1 = A son has strength 1, and 1 more for each son in his world, himself included. Beaten he goes back to Iotunheim. Jarngreipr helps.
yggdrasil-saga-fimbulvetr-deed-fires = Light fires
yggdrasil-saga-fimbulvetr-deed-fires-about = Drive a Fire Giant off Surt's ladder and carry an ember home.

yggdrasil-saga-fimbulvetr-sword = Sword Winter
yggdrasil-saga-fimbulvetr-sword-story = The second winter without a sun, and now brothers fight for the last barrel of grain. Two of Bergelmir's sons walk together, and where they meet, even stone cracks. Bring the people under a roof before they finish what the frost began. The heroes will have to guard the doors rather than your backs.
yggdrasil-saga-fimbulvetr-sword-goal-1 = Shelters
yggdrasil-saga-fimbulvetr-sword-spot-2-4 = Every son goes up one level
yggdrasil-saga-fimbulvetr-reveal-loki-2 = A son who is not with Loki comes to his world.
yggdrasil-saga-fimbulvetr-deed-shelter = Shelter the humans
yggdrasil-saga-fimbulvetr-deed-shelter-about = Heroes guard a house: one more shelter, and an Anonymous comes back from Hel's ladder, if there is one.

yggdrasil-saga-fimbulvetr-wolf = Wolf Winter
yggdrasil-saga-fimbulvetr-wolf-story = The third. There is howling where the moon used to be, and the last of the three has woken. They no longer raid, they climb, and if two of them stand on the roof of the Tree together, the winter will have a throne. Drive them home to Iotunheim and end it there, one after the other. What you kill elsewhere only goes home.
yggdrasil-saga-fimbulvetr-wolf-goal-1 = Sons slain
yggdrasil-saga-fimbulvetr-wolf-spot-3 = 1 Iotunn awakes
yggdrasil-saga-fimbulvetr-reveal-iormungand-3 = Every son goes up one level or devastates his world; then the mid-level turns.
yggdrasil-saga-fimbulvetr-reveal-loki-3 = A son who is not with Loki comes to his world; then the mid-level turns.
yggdrasil-saga-fimbulvetr-reveal-surt-3 = Once a son has been slain: 1 Fire Giant to Surt's ladder.
yggdrasil-saga-fimbulvetr-fight-sons-3 = Beaten on Iotunheim a son is slain for good; elsewhere he goes back there. Jarngreipr helps.
yggdrasil-saga-fimbulvetr-arrived-sons-3 = A son's arrival makes it two on the top level: you lose.

## Saga 3, The Managarms

yggdrasil-saga-managarms-name = The Managarms
yggdrasil-saga-managarms-counter-step = Steps on the track
yggdrasil-saga-managarms-counter-held = Held back
yggdrasil-saga-managarms-counter-leashes = Leashes
yggdrasil-saga-managarms-counter-bound = Wolves bound
yggdrasil-saga-managarms-standee-skoll = Skoll
yggdrasil-saga-managarms-standee-hati = Hati
yggdrasil-saga-managarms-loss-1-1 = A wolf comes to the end of its track and swallows sun or moon.
yggdrasil-saga-managarms-activated-nidhogg-1 = A wolf that was held back runs again after Nidhögg's move.
yggdrasil-saga-managarms-choice-leash = Use a leash
yggdrasil-saga-managarms-choice-back = Drive it back

yggdrasil-saga-managarms-hunt = The Hunt
yggdrasil-saga-managarms-hunt-story = Sun and Moon do not travel for pleasure. Behind her chariot runs Skoll, behind his runs Hati, and since the long winter both have been gaining. From Vanaheim you can reach the one, from Alfheim the other, if you are quick and do not mind teeth. Strike each of them twice, so that the lights of the sky get their breath back.
yggdrasil-saga-managarms-hunt-goal-1 = Skoll beaten
yggdrasil-saga-managarms-hunt-goal-2 = Hati beaten
yggdrasil-saga-managarms-hunt-spot-3 = Both wolves run one step
yggdrasil-saga-managarms-reveal-fenrir-1 = Both wolves run one step: the father calls.
yggdrasil-saga-managarms-reveal-nidhogg-1 = The wolf further back runs one step; if they are level, Skoll.
yggdrasil-saga-managarms-fight-skoll-1 = Skoll is fought from Vanaheim, with strength 2 and 1 more for each step. Beaten it falls back two steps. Gleipnir helps.
yggdrasil-saga-managarms-fight-hati-1 = Hati is fought from Alfheim, with strength 2 and 1 more for each step. Beaten it falls back two steps. Gleipnir helps.

yggdrasil-saga-managarms-age = Wolf Age
yggdrasil-saga-managarms-age-story = Now noon has shadows in it. When a wolf comes close to its prey the world beneath goes dark, and what is done there in the dark is done badly. The Dwarves say that Gleipnir was spun from the breath of fish and the roots of mountains, and that there is enough left for more. But they weigh it against gold, and your gold is the gear on your backs.
yggdrasil-saga-managarms-age-goal-1 = Leashes
yggdrasil-saga-managarms-age-spot-2 = 1 Iotunn awakes
yggdrasil-saga-managarms-darkness-2 = Darkness: while a wolf is on step 3 or 4, the action of the world beneath it is never better than a penalty.
yggdrasil-saga-managarms-reveal-loki-2 = If Fenrir is out, both wolves run one step.
yggdrasil-saga-managarms-deed-leash = Forge a leash
yggdrasil-saga-managarms-deed-leash-about = Melt down one of your artifacts, for good: one more leash.
yggdrasil-saga-managarms-deed-chariot = Hold up the chariot
yggdrasil-saga-managarms-deed-chariot-about = One wolf cannot run until Nidhögg has moved.

yggdrasil-saga-managarms-light = Sun and Moon
yggdrasil-saga-managarms-light-story = It has to end on the ground. Throw a leash over a wolf while you fight it in the sky and it comes down with you, a wolf among wolves, bigger than a hall. There it can be bound. But listen for Fenrir: when he lifts his head, whatever you have dragged down runs home to Asgard.
yggdrasil-saga-managarms-light-goal-1 = Wolves bound
yggdrasil-saga-managarms-reveal-fenrir-3 = Wolves on their tracks run one step; a wolf on a world goes to Asgard.
yggdrasil-saga-managarms-fight-wolves-3 = A wolf on a world has strength 3; beaten it is bound for good. Gleipnir helps.
yggdrasil-saga-managarms-fight-skoll-3 = Skoll on its track is fought from Vanaheim. Beaten it falls back two steps, or a leash drags it down to Vanaheim.
yggdrasil-saga-managarms-fight-hati-3 = Hati on its track is fought from Alfheim. Beaten it falls back two steps, or a leash drags it down to Alfheim.

## Saga 4, Casting off the Naglfar

yggdrasil-saga-naglfar-name = Casting off the Naglfar
yggdrasil-saga-naglfar-counter-limbs = Hel's Limbs on the shore
yggdrasil-saga-naglfar-counter-ship = Hel's Limbs on the ship
yggdrasil-saga-naglfar-counter-box = Hel's Limbs put out
yggdrasil-saga-naglfar-counter-cuts = Moorings cut
yggdrasil-saga-naglfar-counter-beaten = Naglfar boarded
yggdrasil-saga-naglfar-standee-naglfar = Naglfar
yggdrasil-saga-naglfar-risk-niflheim = With one of Hel's Limbs on the ship, Niflheim's action takes 1 Risk more.
yggdrasil-saga-naglfar-amount-midgard = With three of Hel's Limbs on the ship, Midgard's action gives 1 Hero less.

yggdrasil-saga-naglfar-nails = Nails of the Dead
yggdrasil-saga-naglfar-nails-story = Whoever dies with uncut nails lends Hel a plank. She has been patient, and the ship on the grey shore is nearly long enough. Her Limbs haul the timbers; each one that goes aboard makes the fog thicker. Cut the nails of the dead and carry the planks away, before the last of them takes an oar.
yggdrasil-saga-naglfar-nails-goal-1 = Hel's Limbs put out
yggdrasil-saga-naglfar-nails-goal-2 = … or none left on the shore
yggdrasil-saga-naglfar-nails-spot-2-4 = One of Hel's Limbs goes aboard
yggdrasil-saga-naglfar-reveal-hel-1 = One of Hel's Limbs goes aboard. The second brings 1 Anonymous to Hel's ladder, the fourth moves Iormungand to the next island.
yggdrasil-saga-naglfar-deed-trim = Trim the nails
yggdrasil-saga-naglfar-deed-trim-about = Send one of Hel's Limbs from the ship out of the saga.

yggdrasil-saga-naglfar-afloat = The Ship Is Afloat
yggdrasil-saga-naglfar-afloat-story = The tide came in without a moon, and Naglfar lifted off the sand as if it weighed nothing. It sails on whatever lies below it: fog, roots, people. Push it back down the Tree, world by world, and empty its benches where the water is deep. If it ever crosses the top, there is no harbour left to close.
yggdrasil-saga-naglfar-afloat-goal-1 = No Limb left on the ship
yggdrasil-saga-naglfar-afloat-spot-3 = 2 Anonymous to Hel's ladder
yggdrasil-saga-naglfar-reveal-surt-hel-2 = Naglfar sails up one level; from the top level it escapes, and you lose.
yggdrasil-saga-naglfar-fight-naglfar-2 = Naglfar has strength 2, 1 more for each Limb aboard and 1 more with Loki in its world. Beaten it goes down one level; at the bottom it loses a Limb instead. Gungnir helps.
yggdrasil-saga-naglfar-fight-loki-2 = Where Loki stands beside Naglfar he cannot be fought before the ship is gone.

yggdrasil-saga-naglfar-helm = Hrym at the Helm
yggdrasil-saga-naglfar-helm-story = Now a giant has the rudder. Hrym holds his shield before him and shouts for a crew, and from Iotunheim they come wading. The ship lies in Niflheim on ropes as thick as a god. Cut them all and board it once, so that it drifts without a captain: then the sea takes it, and not you.
yggdrasil-saga-naglfar-helm-goal-1 = Moorings cut
yggdrasil-saga-naglfar-helm-goal-2 = Naglfar boarded
yggdrasil-saga-naglfar-fight-naglfar-3 = Naglfar is as strong as there are active Iotunns, and 1 more. Beaten it stays where it is. Gungnir helps.
yggdrasil-saga-naglfar-deed-cut = Cut the mooring
yggdrasil-saga-naglfar-deed-cut-about = On Niflheim, or in the world of the ship: one rope less.
yggdrasil-saga-naglfar-round-end-any-3 = At the end of a round no Iotunn is left on Loki's ladder: the crew is complete, and you lose.

## Saga 5, The Fall of Bifröst

yggdrasil-saga-bifrost-name = The Fall of Bifröst
yggdrasil-saga-bifrost-counter-bridge = The bridge
yggdrasil-saga-bifrost-counter-shored = Shored up
yggdrasil-saga-bifrost-counter-horn = The horn sounded
yggdrasil-saga-bifrost-counter-surt-beaten = Surt beaten
yggdrasil-saga-bifrost-counter-gate = The gate holds
yggdrasil-saga-bifrost-loss-1-1 = Nothing is left of the bridge before it was meant to break.
yggdrasil-saga-bifrost-reveal-surt-1 = The bridge loses 1; with Surt above the bottom level it loses 2.
yggdrasil-saga-bifrost-deed-shore = Shore up the bridge
yggdrasil-saga-bifrost-deed-shore-about = The bridge gains 1.

yggdrasil-saga-bifrost-gjallarhorn = Gjallarhorn
yggdrasil-saga-bifrost-gjallarhorn-story = Heimdall hears grass grow, and tonight he hears it burn. The bridge of three colours was never meant for an army on horseback, and already red shows through the green. The horn lies ready in Asgard. But a horn blown too early calls friends to a bridge that will not bear them. First make it hold; then wake the nine worlds.
yggdrasil-saga-bifrost-gjallarhorn-goal-1 = The horn sounded
yggdrasil-saga-bifrost-gjallarhorn-spot-2 = 1 Fire Giant to Surt's ladder
yggdrasil-saga-bifrost-deed-sound = Sound the horn
yggdrasil-saga-bifrost-deed-sound-about = Only when the bridge has been shored up three times. Whoever sounds Gjallarhorn keeps it.

yggdrasil-saga-bifrost-muspell = Sons of Muspell
yggdrasil-saga-bifrost-muspell-story = They ride in rows, and each of them shines so that you cannot count the next. At their head comes Surt with the sword that needs no sun. Break the charge on the bridge: beat him where all can see it, in Midgard or before the gates of Asgard, or take his riders one by one until he leads nobody.
yggdrasil-saga-bifrost-muspell-goal-1 = No Fire Giant on Surt's ladder
yggdrasil-saga-bifrost-muspell-goal-2 = … or Surt beaten so often
yggdrasil-saga-bifrost-muspell-spot-2-4 = The bridge loses 1
yggdrasil-saga-bifrost-won-surt-2 = Surt beaten on Midgard or Asgard loses two Fire Giants as well.
yggdrasil-saga-bifrost-reveal-loki-2 = If the bridge is at 3 or less, 1 Iotunn awakes.

yggdrasil-saga-bifrost-breaks = The Bridge Breaks
yggdrasil-saga-bifrost-breaks-story = It breaks under their own weight, as Odin said it would, and a third of the host falls with the colours. From now on nobody walks from Midgard to Asgard. Whoever wants to be on the right side must leap, and that hurts. Hold the gate, all of you, until the last rider has understood that there is no way across.
yggdrasil-saga-bifrost-breaks-goal-1 = The gate holds
yggdrasil-saga-bifrost-breaks-set-up = Stay where you are, or give 1 Life Point to stand on Asgard?
yggdrasil-saga-bifrost-broken-3 = No move by the column between Midgard and Asgard.
yggdrasil-saga-bifrost-reveal-fenrir-3 = Fenrir comes out to Asgard at once, without ending the turn; if he is out, the active god loses 1 Life Point.
yggdrasil-saga-bifrost-deed-gate = Hold the gate
yggdrasil-saga-bifrost-deed-gate-about = A Hero stays at the gate: it holds 1 more.
yggdrasil-saga-bifrost-arrived-any-3 = An arrival makes it two Enemies on Asgard: the gate falls, and you lose.
yggdrasil-saga-bifrost-choice-stay = Stay
yggdrasil-saga-bifrost-choice-asgard = Leap to Asgard, for 1 Life Point

## Saga 6, the Final Battle on Vigrid

yggdrasil-saga-final-name = The Final Battle on Vigrid
yggdrasil-saga-final-counter-banners = Banners
yggdrasil-saga-final-counter-mustered = Mustered here
yggdrasil-saga-final-counter-fallen = Enemies fallen
yggdrasil-saga-final-counter-marker = Fury
yggdrasil-saga-final-counter-seeds = Seeds of the ash
yggdrasil-saga-final-lines-weakest = Which of the weakest Enemies gathers strength?

yggdrasil-saga-final-muster = Muster
yggdrasil-saga-final-muster-story = The plain of Vigrid is a hundred leagues each way, and it will be full. Five hundred doors has Valhalla, and through each of them eight hundred shall go; but somebody has to call them, and the Elves, and the Vanir. Raise the banners while there is still a day to see them by. The other side is mustering too, and it begins with its weakest.
yggdrasil-saga-final-muster-goal-1 = Banners
yggdrasil-saga-final-muster-spot-1-2-3-4 = The weakest of Surt, Hel, Loki and Iormungand does its effect, without moving
yggdrasil-saga-final-deed-heroes = Muster the Heroes
yggdrasil-saga-final-deed-heroes-about = A Hero of Valhalla carries a banner; twice at most.
yggdrasil-saga-final-deed-elves = Muster the Elves
yggdrasil-saga-final-deed-elves-about = An Elf carries a banner; twice at most.
yggdrasil-saga-final-deed-vanir = Muster the Vanir
yggdrasil-saga-final-deed-vanir-about = The Vanir carry a banner for a die; twice at most.

yggdrasil-saga-final-duels = Duels
yggdrasil-saga-final-duels-story = The lines meet, and at once there are no lines, only the ones who have waited for each other since the worlds were young. Every Enemy has ground where it will stand to the end: Surt in the middle of the Tree, Hel at home, Loki at the top, the wolf in Asgard, the serpent when it is far out. Beat it there and it will not get up. Spend the banners; they were made to fall.
yggdrasil-saga-final-duels-goal-1 = Enemies fallen
yggdrasil-saga-final-duels-spot-2-4 = 1 Iotunn awakes
yggdrasil-saga-final-instead-surt-hel-loki-iormungand-fenrir-2 = Whoever has fallen is not activated any more: the active god loses 1 Life Point instead.
yggdrasil-saga-final-reveal-surt-hel-loki-iormungand-fenrir-2 = An Enemy that is revealed is furious: 1 stronger until it is activated.
yggdrasil-saga-final-activated-surt-hel-loki-iormungand-fenrir-2 = Activated, an Enemy has spent its fury.
yggdrasil-saga-final-fight-surt-2 = Surt's duel ground is the mid-level: 2 stronger there, but beaten he falls. Each banner spent cancels 1 Risk, and the right weapon counts double.
yggdrasil-saga-final-fight-hel-2 = Hel's duel ground is Niflheim: 2 stronger there, but beaten she falls. Each banner spent cancels 1 Risk, and the right weapon counts double.
yggdrasil-saga-final-fight-loki-2 = Loki's duel ground is the top level: 2 stronger there, but beaten he falls. Each banner spent cancels 1 Risk, and the right weapon counts double.
yggdrasil-saga-final-fight-fenrir-2 = Fenrir's duel ground is Asgard: 2 stronger there, but beaten he falls. Each banner spent cancels 1 Risk, and the right weapon counts double.
yggdrasil-saga-final-fight-iormungand-2 = Iormungand's duel ground is any island from the third on: 2 stronger there, but beaten it falls. Each banner spent cancels 1 Risk, and the right weapon counts double.
yggdrasil-saga-final-loss-2-1 = Six worlds lie devastated.

yggdrasil-saga-final-twilight = Twilight
yggdrasil-saga-final-twilight-story = The sun is a coal. Those of you who still stand have been wounded in ways that no song will mention. But the wise woman saw further than the fire: she saw an ash come up green out of the water, and dew on it, and the gaming pieces lying in the grass. Plant it on every level while you can. And if Nidhögg comes too near, go down to Niflheim and remind him that a root has two ends.
yggdrasil-saga-final-twilight-goal-1 = Seeds of the ash, one on every level
yggdrasil-saga-final-twilight-goal-2 = Enemies fallen
yggdrasil-saga-final-twilight-set-up = The night before the last day
yggdrasil-saga-final-twilight-spot-1-2 = The world with most gods is devastated
yggdrasil-saga-final-deed-seed = Plant the ash seed
yggdrasil-saga-final-deed-seed-about = Once on every level, in a world that is not devastated.
yggdrasil-saga-final-fight-nidhogg-3 = Nidhögg is fought from Niflheim: strength 7, less 1 for each Enemy fallen. Beaten he goes back one spot.

## A page as a list (`gladsheim saga show`)

yggdrasil-saga-spot = Spot { $number } of { $most }: { $what }
yggdrasil-saga-price = { $what }
yggdrasil-saga-deed = { $deed } (costs { $cost }): { $about }

## What is set up when a page opens

yggdrasil-saga-baldr-dreams-set-up = A promise lies face down on every world: six oaths and three perjuries.
yggdrasil-saga-baldr-mistletoe-set-up = Loki comes to Midgard. Promises that still lie face down are taken away.
yggdrasil-saga-baldr-pyre-set-up = Hel goes back to Niflheim, and 2 Anonymous go to her ladder, with five gods 3.
yggdrasil-saga-fimbulvetr-wind-set-up = Thrudgelmir stands on Iotunheim.
yggdrasil-saga-fimbulvetr-sword-set-up = Hrimnir joins his brother: he comes to Iotunheim.
yggdrasil-saga-fimbulvetr-wolf-set-up = Kari, the third, comes to Iotunheim.
yggdrasil-saga-managarms-hunt-set-up = Skoll and Hati stand at the start of their tracks.
yggdrasil-saga-managarms-age-set-up = Each wolf is on the first step at least.
yggdrasil-saga-naglfar-afloat-set-up = If too few of Hel's Limbs are aboard, more come from the shore, then from those that were put out: two in all, but one with two, four or five players. Naglfar rises to the world above Niflheim.
yggdrasil-saga-naglfar-helm-set-up = 2 Iotunns awake, and Naglfar lies in Niflheim.
yggdrasil-saga-bifrost-gjallarhorn-set-up = Gjallarhorn is taken out of the artifacts and lies ready on Asgard.
yggdrasil-saga-bifrost-muspell-set-up = Surt comes to the world above Muspellheim, with 2 Fire Giants on his ladder.
yggdrasil-saga-final-muster-set-up = 3 Iotunns awake, 4 Fire Giants and 4 Anonymous go to the ladders, 6 of each with three players, and Fenrir comes out to Asgard.
