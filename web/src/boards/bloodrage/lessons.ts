// A guided first game of Blood Rage.
import { asked, did, happened, type Lesson, type Moment, over, refused, saw } from "../kit/lessons";
import type { Event as BloodrageEvent, BloodrageView } from "./types";

const lesson = (topic: string, more: Omit<Lesson, "text">): Lesson => ({
  text: `web-guide-bloodrage-${topic}`,
  ...more,
});
const heard = (...topics: string[]) => topics.map((topic) => `web-guide-bloodrage-${topic}`);

/** I am asked for an action, and my Rage is nearly used up. */
function isRageLow(moment: Moment) {
  const { clans } = moment.view as BloodrageView;
  const rage = clans[moment.seat]?.rage ?? 0;
  return asked("Act")(moment) && rage <= 2 ? { rage } : null;
}

const raised = (stat: string) =>
  lesson(stat, { when: saw<BloodrageEvent>((event) => event.type === "StatRaised" && event.stat === stat) });

export const lessons: Lesson[] = [
  lesson("welcome", {}),
  lesson("map", { when: asked("Act"), after: heard("welcome") }),
  lesson("cards", { when: asked("Act"), after: heard("map") }),
  lesson("dealt", { when: asked("Act"), after: heard("cards"), where: ({ first_game }) => first_game === true }),
  lesson("act", { when: asked("Act"), stays: true, after: heard("cards") }),
  lesson("invaded", { when: happened("Invaded") }),
  lesson("ship", { when: saw<BloodrageEvent>((event) => event.type === "Invaded" && event.figure === "ship") }),
  lesson("upgraded", { when: happened("Upgraded") }),
  lesson("free", { when: asked("FreeInvasion"), stays: true }),
  lesson("quest", { when: happened("QuestCommitted") }),
  lesson("marched", { when: happened("Marched") }),
  lesson("pillage", { when: happened("PillageBegan") }),
  lesson("call", { when: asked("Call"), stays: true }),
  lesson("joined", { when: happened("Joined") }),
  lesson("unopposed", { when: happened("PillagedUnopposed") }),
  lesson("lay", { when: asked("LayCard"), stays: true }),
  lesson("revealed", { when: happened("CardsRevealed") }),
  lesson("won", { when: happened("BattleWon") }),
  lesson("tied", { when: happened("BattleTied") }),
  lesson("died", { when: happened("FigureDied") }),
  lesson("returned", { when: happened("CardsReturned") }),
  lesson("pillaged", { when: happened("Pillaged") }),
  raised("rage"),
  raised("axes"),
  raised("horns"),
  lesson("raise", { when: asked("RaiseStat"), stays: true }),
  lesson("low", { when: isRageLow }),
  lesson("passed", { when: happened("TurnPassed") }),
  lesson("keep", { when: asked("KeepCard"), stays: true }),
  lesson("quests", { when: happened("QuestRevealed") }),
  lesson("ragnarok", { when: happened("ProvinceDestroyed") }),
  lesson("released", { when: happened("FiguresReleased") }),
  lesson("age", { when: happened("AgeEnded") }),
  lesson("draft", { when: asked("Take"), stays: true }),
  lesson("passing", { when: happened("PacksPassed") }),
  lesson("refused", { when: refused }),
  lesson("sheet", { when: asked("Act"), tip: true, after: heard("act") }),
  lesson("horns-limit", { when: asked("Act"), tip: true, after: heard("invaded", "sheet") }),
  lesson("yggdrasil", { when: asked("Act"), tip: true, after: heard("marched") }),
  lesson("help", { when: asked("Act"), tip: true, after: heard("sheet") }),
  lesson("hint", { when: asked("Act"), tip: true, after: heard("help") }),
  lesson("legend", { when: happened("TrackBonus") }),
  lesson("glory", { when: did("GloryGained") }),
  lesson("end", { when: over }),
];
