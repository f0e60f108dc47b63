// A guided first game of Nidavellir.
import { asked, did, happened, type Lesson, over, refused, saw } from "../kit/lessons";
import type { NidavellirEvent } from "./types";

const lesson = (topic: string, more: Omit<Lesson, "text">): Lesson => ({
  text: `web-guide-nidavellir-${topic}`,
  ...more,
});

/** Somebody takes a card of this kind. */
const taken = (kind: string) =>
  lesson(kind, { when: saw<NidavellirEvent>((event) => event.type === "CardTaken" && event.card.startsWith(kind)) });

const won = (name: string) =>
  lesson(name, { when: saw<NidavellirEvent>((event) => event.type === "DistinctionWon" && event.name === name) });

export const lessons: Lesson[] = [
  lesson("welcome", {}),
  lesson("points", { when: asked("Bid"), after: ["web-guide-nidavellir-welcome"] }),
  lesson("bid", { when: asked("Bid"), stays: true, after: ["web-guide-nidavellir-points"] }),
  lesson("order", { when: happened("OrderSet") }),
  lesson("take", { when: asked("TakeCard"), stays: true }),
  lesson("columns", {
    when: saw<NidavellirEvent>(
      (event, { seat }) => event.type === "CardTaken" && event.seat === seat && !event.card.startsWith("offering"),
    ),
  }),
  taken("warrior"),
  taken("hunter"),
  taken("miner"),
  taken("blacksmith"),
  taken("explorer"),
  taken("offering"),
  lesson("upgrade", { when: asked("Upgrade"), stays: true }),
  lesson("upgraded", { when: happened("CoinUpgraded") }),
  lesson("trade", { when: happened("CoinsTraded") }),
  lesson("left", { when: happened("CardLeftOver") }),
  lesson("gems", { when: happened("GemsSwapped") }),
  lesson("back", { when: happened("CoinsTakenBack") }),
  lesson("recruit", { when: asked("Recruit"), stays: true }),
  lesson("hero", { when: happened("HeroRecruited") }),
  lesson("discard", { when: happened("CardDiscarded") }),
  lesson("age", { when: saw<NidavellirEvent>((event) => event.type === "AgeEnded" && event.age === 1) }),
  won("kings-hand"),
  won("hunting-trophy"),
  won("golden-pick"),
  won("great-hammer"),
  won("spyglass"),
  lesson("unclaimed", { when: happened("DistinctionUnclaimed") }),
  lesson("keep", { when: asked("KeepCard"), stays: true }),
  lesson("refused", { when: refused }),
  lesson("pouch", { when: asked("Bid"), tip: true, after: ["web-guide-nidavellir-trade"] }),
  lesson("line", { when: asked("TakeCard"), tip: true, after: ["web-guide-nidavellir-columns"] }),
  lesson("help", { when: asked("TakeCard"), tip: true, after: ["web-guide-nidavellir-line"] }),
  lesson("hint", { when: asked("Bid", "TakeCard"), tip: true, after: ["web-guide-nidavellir-help"] }),
  lesson("majority", {
    when: asked("Bid"),
    tip: true,
    after: ["web-guide-nidavellir-warrior", "web-guide-nidavellir-hint"],
  }),
  lesson("scored", { when: did("GameScored") }),
  lesson("end", { when: over, where: ({ first_game }) => first_game === true }),
];
