### The Ragnarök campaign: sagas and Experience Charts

yggdrasil-campaign = The Ragnarök campaign
yggdrasil-campaign-about = Six sagas, one after the other. Each of you keeps one god to the end, and what he lived through makes him stronger. The sagas are our own; the printed Sagas Book is not part of Gladsheim.

yggdrasil-campaign-baldr = Baldr's Murder
yggdrasil-campaign-baldr-about = All things have sworn to spare Baldr; Loki looks for the one that has not.
yggdrasil-campaign-fimbulvetr = Fimbulvetr
yggdrasil-campaign-fimbulvetr-about = Three winters without a summer, and Bergelmir's sons walk in them.
yggdrasil-campaign-managarms = The Managarms
yggdrasil-campaign-managarms-about = Skoll runs after the sun, Hati after the moon, and both are gaining.
yggdrasil-campaign-naglfar = Casting off the Naglfar
yggdrasil-campaign-naglfar-about = A ship of dead men's nails lies on Hel's shore and strains at its ropes.
yggdrasil-campaign-bifrost = The Fall of Bifröst
yggdrasil-campaign-bifrost-about = The horn has to sound before the sons of Muspell reach the bridge.
yggdrasil-campaign-final = The Final Battle
yggdrasil-campaign-final-about = On Vigrid all meet whom they were always going to meet.

## What the chronicle tells of a saga: won, and lost for the first time

yggdrasil-campaign-tale = { $told } { $tale }
yggdrasil-campaign-baldr-won = On every level of the Tree somebody wept for Baldr, and Hel had to let him come as far as the threshold of her hall. He is not home yet. But he has been promised.
yggdrasil-campaign-baldr-lost = One oath was missing when it was needed. The arrow flew, and the pyre burned before anybody had wept.
yggdrasil-campaign-fimbulvetr-won = The third winter has broken. Bergelmir's sons lie under their own snow, and on Midgard somebody has seen a blade of grass.
yggdrasil-campaign-fimbulvetr-lost = The fires went out, one after the other. In the morning there was only wind.
yggdrasil-campaign-managarms-won = Skoll and Hati wear leashes and chew on them. The sun has tooth marks, the moon a scar; both go on.
yggdrasil-campaign-managarms-lost = A jaw closed, and it was dark in the middle of the day.
yggdrasil-campaign-naglfar-won = The ropes are cut, and the ship of nails drifts without a helmsman. Hrym stands on the shore and shouts.
yggdrasil-campaign-naglfar-lost = She floated. Nobody had thought that there were so many nails.
yggdrasil-campaign-bifrost-won = The horn was heard, the bridge fell, and the gate held. Whoever wants to reach Asgard now has to climb.
yggdrasil-campaign-bifrost-lost = The bridge broke under the wrong feet, and the horn hung unused on its nail.
yggdrasil-campaign-final-won = Three seeds lie in the ash, and one of them has opened. What was to fall has fallen. You are still there.
yggdrasil-campaign-final-lost = Vigrid was wide, and it was full. The Tree leaned over, and you still remember how it begins.

## The Experience Chart

yggdrasil-chart-god-faces = God die
yggdrasil-chart-vanir-faces = Vanir die
yggdrasil-chart-elves = Elves
yggdrasil-chart-dice = Vanir dice

yggdrasil-chart-gives-god-face =
    { $strokes ->
        [1] One stroke
        [2] Two strokes
       *[other] Three strokes
    } on the god die { $strokes ->
        [1] is a success
       *[other] are a success
    }: { $after } sides of 6 instead of { $before }.
yggdrasil-chart-gives-vanir-face =
    { $strokes ->
        [1] One stroke
        [2] Two strokes
       *[other] Three strokes
    } on Vanir dice { $strokes ->
        [1] is a success
       *[other] are a success
    }: { $after } sides of 6 instead of { $before }.
yggdrasil-chart-gives-elves =
    { $number ->
        [one] One Elf at the start of every game.
       *[other] { $number } Elves at the start of every game.
    }
yggdrasil-chart-gives-dice =
    { $number ->
        [one] One Vanir die at the start of every game.
       *[other] { $number } Vanir dice at the start of every game.
    }
yggdrasil-chart-gives-relation = Choose with whom. { $about }
yggdrasil-chart-gives-relation-with = { $relation }: { $god }. { $about }
yggdrasil-chart-gives-reconstructed = { $gift } { yggdrasil-reconstructed }
