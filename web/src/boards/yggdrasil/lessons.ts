// A guided first game of Yggdrasil Chronicles, and what a saga adds to it.
import { asked, either, happened, type Lesson, type Moment, over, refused, type Settings, saw } from "../kit/lessons";
import type { Event as YggdrasilEvent, YggdrasilView } from "./types";

const lesson = (topic: string, more: Omit<Lesson, "text">): Lesson => ({
  text: `web-guide-yggdrasil-${topic}`,
  ...more,
});
const heard = (...topics: string[]) => topics.map((topic) => `web-guide-yggdrasil-${topic}`);

const isSaga = ({ saga = "none" }: Settings) => saga !== "none";
const isPlain = (options: Settings) => !isSaga(options);
const tell = (topic: string, more: Omit<Lesson, "text">): Lesson => lesson(topic, { ...more, where: isSaga });

const viewOf = ({ view }: Moment) => view as YggdrasilView;
const woke = (enemy: string, topic = enemy) =>
  lesson(topic, { when: saw<YggdrasilEvent>((event) => event.type === "EnemyActivated" && event.enemy === enemy) });
const acted = (mode: string) =>
  lesson(mode, { when: saw<YggdrasilEvent>((event) => event.type === "ActionBegan" && event.mode === mode) });

/** I am asked, and the second card of an Enemy would be its activation. */
function isArmed(moment: Moment) {
  return asked("Move")(moment) && viewOf(moment).enemies.some(({ armed }) => armed) ? {} : null;
}

/** Who stands in the saga, and can be fought, is on the table. */
function isStandee(moment: Moment) {
  const standees = viewOf(moment).saga?.standees ?? [];
  return asked("Move", "Act")(moment) && standees.some(({ place }) => place !== "aside") ? {} : null;
}

/** A fight that the open page brings, or has a rule for. */
function isSagaFight(event: YggdrasilEvent, moment: Moment) {
  if (event.type !== "FightBegan") return false;
  const rules = viewOf(moment).saga?.rules ?? [];
  return Boolean(event.title) || rules.some((rule) => rule.kind === "fight" && rule.enemies.includes(event.opponent));
}

export const lessons: Lesson[] = [
  lesson("welcome", { where: isPlain }),
  tell("saga", {}),
  tell("goal", { when: asked("ProposeOrder", "Move"), after: heard("saga") }),
  lesson("god", { when: asked("ChooseGod"), stays: true, where: isPlain }),
  lesson("choose-support", { when: asked("PickSupport"), stays: true, where: isPlain }),
  lesson("support", { when: happened("SupportChosen", "SupportJoined") }),
  lesson("order", { when: asked("ProposeOrder"), stays: true }),
  lesson("reveal", { when: saw<YggdrasilEvent>((event) => event.type === "EnemyRevealed" && !event.activates) }),
  lesson("wakes", { when: happened("EnemyActivated") }),
  woke("hel"),
  woke("surt"),
  woke("loki"),
  woke("iormungand"),
  woke("fenrir"),
  { ...woke("nidhogg"), where: isPlain },
  { ...woke("nidhogg", "clock"), where: isSaga },
  lesson("turned", { when: happened("MidTurned") }),
  lesson("iotunn", { when: happened("IotunnWoke") }),
  lesson("devastated", { when: happened("WorldDevastated") }),
  lesson("support-move", { when: asked("SupportMove"), stays: true }),
  lesson("move", { when: asked("Move"), stays: true }),
  lesson("act", { when: asked("Act"), stays: true }),
  acted("bonus"),
  acted("penalty"),
  lesson("elves", { when: happened("ElvesTaken") }),
  lesson("dice", { when: happened("DiceTaken") }),
  lesson("heroes", { when: happened("HeroesCalled") }),
  lesson("stones", { when: happened("StoneThrown") }),
  lesson("use-stone", { when: asked("UseStone"), stays: true }),
  lesson("artifact", { when: happened("ArtifactTaken") }),
  lesson("creature", { when: happened("CreatureDrawn") }),
  lesson("giants", { when: happened("GiantsDriven") }),
  lesson("anonymous", { when: happened("AnonymousFreed") }),
  lesson("healed", { when: happened("WorldHealed") }),
  lesson("fight", { when: happened("FightBegan") }),
  lesson("risks", { when: happened("RisksTaken") }),
  lesson("use-heroes", { when: asked("UseHeroes"), stays: true }),
  lesson("choose-dice", { when: asked("ChooseDice"), stays: true }),
  lesson("rolled", { when: happened("DieRolled") }),
  lesson("change", { when: asked("ChangeDie"), stays: true }),
  lesson("lost-dice", { when: happened("DiceLost") }),
  lesson("prevented", { when: happened("RisksPrevented") }),
  lesson("life", { when: happened("LifeLost") }),
  lesson("beaten", { when: happened("OpponentBeaten") }),
  lesson("defeated", { when: happened("IotunnDefeated") }),
  lesson("refused", { when: refused }),
  lesson("ring", { when: isArmed, tip: true, after: heard("wakes") }),
  lesson("losing", { when: asked("Move"), tip: true, after: heard("act") }),
  lesson("blocked", { when: asked("Move"), tip: true, after: heard("iotunn") }),
  lesson("help", { when: asked("Move", "Act"), tip: true, after: heard("losing") }),
  lesson("hint", { when: asked("Move", "Act"), tip: true, after: heard("help") }),
  tell("turn", { when: saw<YggdrasilEvent>((event) => event.type === "PageTurned" && event.number > 1) }),
  tell("deed", { when: happened("DeedBegan") }),
  tell("counter", { when: happened("CounterChanged", "TokenDrawn") }),
  tell("standee", { when: isStandee, tip: true }),
  tell("saga-fight", { when: saw<YggdrasilEvent>(isSagaFight) }),
  tell("condition", { when: either(asked("Move"), happened("ConditionMet")), tip: true, after: heard("goal") }),
  tell("chart", { when: asked("Move", "Act"), tip: true, after: heard("condition") }),
  tell("experience", { when: over }),
  lesson("end", { when: over, where: isPlain }),
];
