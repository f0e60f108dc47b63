// What was seen of the last battle, shot by shot: it can be looked at again. No rule is worked out here.
import type { BoardProps, Fact } from "../kit";
import { lengthOf } from "./cues";
import { isFight, lastBattle, type Story, storyOf, toldBy } from "./story";
import type { BloodrageView } from "./types";

export interface Shot {
  view: BloodrageView;
  /** What the battle was up to here, and what of it was new. */
  facts: readonly Fact[];
  recent: readonly Fact[];
}

/** How strong everybody's figures were, as long as they stood: after the outcome the dead count no more. */
function strengthsIn(shots: readonly Shot[]): Map<number, number> {
  const known = new Map<number, number>();
  for (const { view, facts } of shots) {
    const settled = facts.findIndex((fact) => /^Battle/.test(toldBy(fact).type));
    const hasFallen = settled >= 0 && facts.slice(settled).some((fact) => toldBy(fact).type === "FigureDied");
    if (view.battle && !hasFallen) for (const { seat, figures } of view.battle.fighters) known.set(seat, figures);
  }
  return known;
}

class Battles {
  shots = $state.raw<Shot[]>([]);
  /** Which battle it is. */
  key = $state("");
  /** The shot that is looked at again; null shows the last one. */
  at = $state<number | null>(null);

  /** The shot that is shown. */
  get shot(): Shot | undefined {
    return this.at === null ? this.shots.at(-1) : this.shots[this.at];
  }
  get story(): Story | null {
    const { shot } = this;
    const seen = this.shots.slice(0, this.at === null ? undefined : this.at + 1);
    return shot && isFight(shot.view, shot.facts) ? storyOf(shot.view, shot.facts, strengthsIn(seen)) : null;
  }
  /** From where on somebody fights. */
  get #first(): number {
    return Math.max(
      0,
      this.shots.findIndex(({ view, facts }) => isFight(view, facts)),
    );
  }
  get canRepeat(): boolean {
    return this.shots.length - this.#first > 1;
  }

  /** An update: keep what belongs to the battle. */
  record({ view, events, recent, seat }: Pick<BoardProps<BloodrageView>, "view" | "events" | "recent" | "seat">): void {
    const last = lastBattle(events, seat);
    if (!last && !view.battle) return;
    const key = `battle ${last?.begin ?? "now"}`;
    const facts = last?.facts ?? [];
    const fresh = recent.filter((fact) => facts.includes(fact));
    const isNew = key !== this.key;
    if (isNew) this.clear();
    this.key = key;
    const shot = { view, facts, recent: fresh };
    if (!isNew && !fresh.length && this.shots.length) {
      // Somebody was asked, or has answered: the same moment, as it stands now.
      if (view.battle) this.shots = [...this.shots.slice(0, -1), { ...shot, recent: this.shots.at(-1)?.recent ?? [] }];
    } else this.shots = [...this.shots, shot];
  }

  /** Once more, from the cards on. */
  repeat(): void {
    this.at = this.#first;
  }

  /** The next shot; after the last one it is over. */
  next(): void {
    if (this.at !== null) this.at = this.at + 1 < this.shots.length ? this.at + 1 : null;
  }

  /** How long the shot is shown that is looked at again. */
  lasts(speed: BoardProps["speed"]): number {
    return lengthOf(this.shot?.recent ?? [], speed);
  }

  clear(): void {
    this.shots = [];
    this.key = "";
    this.at = null;
  }
}

export const battles = new Battles();
