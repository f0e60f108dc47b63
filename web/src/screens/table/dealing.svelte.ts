// With the cardboard: a whole deal typed at once. What was typed answers one question of nature after the other.
import { untrack } from "svelte";
import { NATURE } from "../../boards/kit/moves";
import { say } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import { namesAt } from "./wording";

/** Small letters without marks, so that Bjorn finds Björn. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** The names that somebody typed, in order. */
export function typedNames(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/** The move that a name means: as it is called or written, or the only one that begins so; null if it is none. */
export function meant(name: string, moves: readonly string[], nameOf: (move: string) => string): string | null {
  const wanted = plain(name);
  const called = (move: string) => [plain(nameOf(move)), plain(move)];
  const exact = moves.find((move) => called(move).includes(wanted));
  if (exact !== undefined) return exact;
  const alike = moves.filter((move) => called(move).some((one) => one.startsWith(wanted)));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Made while a component is set up. */
export class Dealing {
  /** What stands in the field. */
  text = $state("");
  problem = $state("");
  /** What was typed for the deal that goes on, as it was understood. */
  entered = $state.raw<string[]>([]);
  readonly #desk: Desk;
  #queue: string[] = [];
  #answered = "";
  /** A refusal is about the latest alone. */
  #played = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
    $effect(() => {
      const { isAsked, key } = this;
      const isReady = !desk.session.pending;
      untrack(() => {
        if (!isAsked) this.#end();
        else if (isReady && key !== this.#answered) this.#next();
      });
    });
  }

  /** Is it for somebody at this screen to say what the cardboard shows? */
  get isAsked(): boolean {
    return this.#desk.canAnswer && this.#desk.question?.seat === NATURE;
  }
  get key(): string {
    return this.#desk.openKey;
  }
  /** What may lie there, as far as the last name that was begun tells. */
  get offered(): { move: string; name: string }[] {
    const begun = plain(this.text.split(/[,;\n]/).at(-1) ?? "");
    const all = this.#desk.moves.map((move) => ({ move, name: this.#desk.nameOf(move) }));
    const found = begun
      ? all.filter(({ move, name }) => plain(name).includes(begun) || plain(move).includes(begun))
      : all;
    return found.length > 0 ? found : all;
  }
  /** Who must look away while it is typed. */
  get looks(): string {
    const { question, names } = this.#desk;
    const seats = this.#desk.session.table?.seats ?? [];
    const witnesses = question?.witnesses ?? [];
    const away = seats.map((seat) => seat.number).filter((seat) => !witnesses.includes(seat));
    if (witnesses.length === 0 || away.length === 0) return say("web-deal-open");
    return say("web-deal-away", { names: namesAt(witnesses, names), away: namesAt(away, names), count: away.length });
  }
  /** May what was typed be mended without asking anybody else? */
  get canMend(): boolean {
    const { table, you } = this.#desk.session;
    return table?.seats.every(({ person }) => !person || person.id === you?.id) ?? false;
  }

  /** Take what was typed, one name after the other. */
  take = (): void => {
    const names = typedNames(this.text);
    const only = this.offered.length === 1 && names.length === 1 ? this.offered[0]?.move : undefined;
    this.#queue = only === undefined ? names : [only];
    this.text = "";
    this.problem = "";
    this.#next();
  };

  /** One that was tapped. */
  tap = (move: string): void => {
    this.text = typedNames(this.text.replace(/[^,;\n]*$/, "")).join(", ");
    this.#queue = [];
    this.#play(move);
  };

  /** Go back to before one that was typed wrong: it stands in the field again, with all that came after it. */
  mend = async (index: number): Promise<void> => {
    const wrong = this.entered.slice(index);
    this.#queue = [];
    this.text = wrong.join(", ");
    this.problem = "";
    for (let left = wrong.length; left > 0; left -= 1) {
      await this.#desk.session.undo();
      if (this.#desk.session.problem) return;
      this.entered = this.entered.slice(0, -1);
    }
    this.#answered = "";
  };

  #next(): void {
    const [name, ...rest] = this.#queue;
    if (name === undefined) return;
    const move = meant(name, this.#desk.moves, (one) => this.#desk.nameOf(one));
    if (move === null) {
      this.problem = say("web-deal-unknown", { name });
      this.text = this.#queue.join(", ");
      this.#queue = [];
      return;
    }
    this.#queue = rest;
    this.#play(move);
  }

  #play(move: string): void {
    this.#answered = this.key;
    this.#played += 1;
    const played = this.#played;
    this.problem = "";
    this.entered = [...this.entered, this.#desk.nameOf(move)];
    void this.#desk.session.play(move).then(() => {
      const { problem } = this.#desk.session;
      if (!problem || played !== this.#played) return;
      // It cannot lie there: what was typed stands in the field again, to be mended.
      this.problem = problem.sentence;
      this.text = [this.entered.at(-1) ?? "", ...this.#queue].join(", ");
      this.entered = this.entered.slice(0, -1);
      this.#queue = [];
      this.#answered = "";
    });
  }

  /** Somebody plays: the deal is over, and what was typed too much is not kept for the next. */
  #end(): void {
    if (this.#queue.length > 0) this.problem = "";
    this.#queue = [];
    this.text = "";
    this.entered = [];
    this.#answered = "";
  }
}
