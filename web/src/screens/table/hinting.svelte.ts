// A hint in three steps, each when it is asked for once more: look here, this move, why.
import { tick } from "svelte";
import { Problem } from "../../lib/api";
import type { Hinted } from "../../lib/protocol";
import { announce } from "../../lib/ui/announcer.svelte";
import { toast } from "../../lib/ui/toasts.svelte";
import { say } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import { calledAt, spotOf } from "./looking";

export const LOOK = 1;
export const WHICH = 2;
export const WHY = 3;

/** One of the moves to choose from. */
export interface Option {
  move: string;
  name: string;
  /** Odds in percent; null where nothing was weighed. */
  percent: number | null;
  /** The same in words. */
  odds: string;
}

export class Hinting {
  isThinking = $state(false);
  /** How much is told; 0 if nothing. */
  level = $state(0);
  /** What lights up at the first step. */
  spot = $state.raw<Element | null>(null);
  #found = $state.raw<Hinted | null>(null);
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** What the button says: what comes next. */
  get label(): string {
    return say(["web-hint-ask", "web-hint-which", "web-hint-why", "web-hint-why"][this.level] ?? "web-hint-ask");
  }
  /** The moves to choose from, as soon as moves are told. */
  get options(): Option[] {
    if (this.level < WHICH) return [];
    const id = this.#desk.session.table?.cooperative ? "bot-odds-together" : "bot-odds";
    return (this.#found?.moves ?? []).map(({ move, odds }) => {
      const percent = odds === null ? null : percentOf(odds);
      return { move, name: this.#desk.nameOf(move), percent, odds: percent === null ? "" : say(id, { percent }) };
    });
  }
  /** Is there more to read and to choose from than the prompt bar says? */
  get hasMore(): boolean {
    return this.#desk.preview !== null && (this.options.length > 1 || this.why !== "");
  }
  /** What is told; null where another move is looked at than the one that it is about. */
  get text(): string | null {
    const best = this.#found?.moves[0];
    if (!this.level || !this.#found || !best) return null;
    if (this.level === LOOK) return say("web-hint-look");
    if (this.#desk.preview !== best.move) return null;
    const name = this.#desk.nameOf(best.move);
    const sure = this.#found.sure ? say(`bot-sure-${this.#found.sure}`) : "";
    return `${/[.!?]$/.test(name) ? name : `${name}.`} ${sure}`.trim();
  }
  /** Why the first of the moves; empty before that is asked for. */
  get why(): string {
    const best = this.#found?.moves[0];
    if (this.level < WHY || !this.#found || !best) return "";
    const { words, beside } = this.#found;
    const other = beside ? say(beside, { other: this.#desk.nameOf(String(beside.terms.other)) }) : "";
    return `${say(words, { move: this.#desk.nameOf(best.move) })} ${other}`.trim();
  }

  /** A step further; the first one is thought out by the server. */
  more = async (): Promise<void> => {
    if (this.isThinking) return;
    if (this.#desk.isOpen) {
      toast(say("web-hint-open", { name: this.#desk.names[this.#desk.seat ?? -1] ?? "" }));
      return;
    }
    this.#desk.session.forgetProblem();
    if (this.#found) await this.#show(Math.min(this.level + 1, WHY));
    else if (await this.#ask()) await this.#show(LOOK);
  };

  /** Look at one of the moves; the others stay. */
  pick = (move: string): void => {
    this.#desk.session.forgetProblem();
    this.#desk.preview = move;
    announce(this.text ?? this.#desk.prompt.text);
  };

  /** Nothing of it is told any more; asked again it begins anew. */
  leave = (): void => {
    this.level = 0;
    this.spot = null;
  };

  /** Another question: another hint. */
  forget = (): void => {
    this.leave();
    this.#found = null;
  };

  async #show(level: number): Promise<void> {
    const best = this.#found?.moves[0]?.move;
    if (best === undefined) return;
    if (level === LOOK) {
      this.#desk.preview = null;
      await tick();
      this.spot = spotOf(best);
    }
    // What is not drawn where it can be seen cannot be pointed at.
    this.level = level === LOOK && this.spot === null ? WHICH : level;
    if (this.level > LOOK) {
      this.spot = null;
      this.#desk.preview = best;
    }
    const where = this.spot ? calledAt(this.spot) : "";
    announce([this.why || this.text, where, ...this.#odds()].filter(Boolean).join(" "));
  }

  /** All moves with their odds, for whoever hears them. */
  #odds(): string[] {
    if (this.level !== WHICH) return [];
    return this.options.filter(({ odds }) => odds).map(({ name, odds }) => `${name}: ${odds}.`);
  }

  /** Have it thought out; true if it is here and still wanted. */
  async #ask(): Promise<boolean> {
    const { key } = this.#desk;
    this.isThinking = true;
    try {
      const found = await this.#desk.session.hint();
      if (key !== this.#desk.key || found.question !== this.#desk.question?.id) toast(say("live-hint-late"));
      else this.#found = found;
    } catch (error) {
      if (error instanceof Problem && error.code === "live/hint-late") toast(error.sentence);
      else if (error instanceof Problem) this.#desk.session.refuse(error);
      else toast(say("web-hint-none"), "bad");
    } finally {
      this.isThinking = false;
    }
    return this.#found !== null;
  }
}

/** Odds for people: what is not settled is never quite sure. */
function percentOf(odds: number): number {
  const whole = Math.round(100 * odds);
  return odds === 0 || odds === 1 ? whole : Math.min(99, Math.max(1, whole));
}
