// Where the Glory came from, and how the clan fared in battle.
import type { Fact } from "../kit";
import { Count, filled, type Tally } from "../kit/tally";

/** Where Glory comes from, by what its event says; what is not listed came from cards. */
const SOURCES: Record<string, string> = {
  battle: "battle",
  slain: "battle",
  valkyrie: "battle",
  pillage: "pillage",
  quest: "quest",
  ragnarok: "ragnarok",
  release: "valhalla",
  standing: "standing",
  ships: "ships",
};
const PARTS = ["battle", "pillage", "quest", "ragnarok", "valhalla", "standing", "ships", "cards"];

export function tally(facts: readonly Fact[], seats: number): Tally {
  const count = new Count(facts, seats);
  const robbed = new Count(facts, seats, (event) => event.from_ as number | undefined);
  const from = (part: string) =>
    count.sum(["GloryGained"], ({ why, amount }) => ((SOURCES[String(why)] ?? "cards") === part ? Number(amount) : 0));
  const loot = count.sum(["GloryStolen"], ({ amount }) => Number(amount));
  const lost = robbed.sum(["GloryStolen"], ({ amount }) => Number(amount));
  return {
    parts: filled([
      ...PARTS.map((part) => ({ label: `bloodrage-tally-${part}`, values: from(part) })),
      { label: "bloodrage-tally-legend", values: count.sum(["TrackBonus"], ({ glory }) => Number(glory)) },
      { label: "bloodrage-tally-stolen", values: loot.map((gained, seat) => gained - (lost[seat] ?? 0)) },
    ]),
    facts: filled([
      { label: "bloodrage-tally-won", values: count.sum(["BattleWon"]) },
      { label: "bloodrage-tally-pillaged", values: count.sum(["Pillaged"]) },
      {
        label: "bloodrage-tally-fulfilled",
        values: count.sum(["QuestRevealed"], ({ fulfilled }) => (fulfilled ? 1 : 0)),
      },
      { label: "bloodrage-tally-fallen", values: count.sum(["FigureDied"], ({ count: dead }) => Number(dead)) },
    ]),
  };
}
