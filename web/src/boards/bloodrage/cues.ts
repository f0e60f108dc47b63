// Cards turn together, then effects, who falls and what it brings, one after the other.
import type { BoardProps, Cues, Fact, Sounds } from "../kit";
import type { Told } from "./story";

/** A battle of one's own is not passed over: whoever catches up sees the cards turn, and how it ends. */
const hasCard = ({ cards }: Told, seat: number): boolean => (cards?.[seat] ?? null) !== null;
const hasFought = ({ strengths }: Told, seat: number): boolean => (strengths?.[seat] ?? null) !== null;

export const cues: Cues = {
  CardDealt: { ms: 0 },
  TokenLaid: { ms: 0 },
  DoomDrawn: { ms: 0 },
  PacksPassed: { ms: 500 },
  GiftsTaken: { ms: 300 },
  FiguresReleased: { ms: 0 },
  CardsThrownAway: { ms: 0 },
  CardKept: { ms: 0 },
  CardsDiscarded: { ms: 0 },
  CardsReturned: { ms: 0 },
  RageChanged: { ms: 0 },
  PillageBegan: { ms: 1200 },
  Joined: { ms: 700 },
  PillagedUnopposed: { ms: 700 },
  CardsRevealed: { ms: 2400, great: true, mine: hasCard },
  QuestDeclared: { ms: 1100, great: true },
  CardCancelled: { ms: 1100, great: true },
  CardsWatched: { ms: 1400, great: true },
  LateCardPlayed: { ms: 1300, great: true },
  BattleWon: { ms: 1700, great: true, mine: hasFought },
  BattleTied: { ms: 1700, great: true, mine: hasFought },
  FigureDied: { ms: 500, great: true },
  Pillaged: { ms: 700, great: true },
  StatRaised: { ms: 600, great: true },
  GloryGained: { ms: 650, great: true },
  QuestRevealed: { ms: 1200 },
  ProvinceDestroyed: { ms: 2000, great: true },
  AgeEnded: { ms: 2400, great: true },
  AgeBegan: { ms: 900 },
  TurnPassed: { ms: 500 },
};

/** How long these are shown. */
export function lengthOf(facts: readonly Fact[], speed: BoardProps["speed"]): number {
  const most = Math.max(400, ...facts.map((fact) => cues[(fact.event as Told).type]?.ms ?? 700));
  return speed === "fast" ? most / 2 : most;
}

/** Cards, blades, and the horn when an age begins or the world ends. */
export const sounds: Sounds = {
  PacksPassed: "card",
  Upgraded: "card",
  QuestCommitted: "card",
  CardsRevealed: "card",
  LateCardPlayed: "card",
  Invaded: "tile",
  Marched: "tile",
  Returned: "tile",
  Joined: "tile",
  PillageBegan: "blade",
  FigureDied: "blade",
  BattleWon: "blade",
  AgeBegan: "horn",
  ProvinceDestroyed: "horn",
};

/** What befalls a clan, as a battle that others begin, is no turn of its own. */
export const deeds: readonly string[] = [
  ...["Invaded", "Returned", "Marched", "Upgraded", "QuestCommitted", "PillageBegan", "Joined", "TurnPassed"],
  ...["CardsThrownAway", "CardKept"],
];
