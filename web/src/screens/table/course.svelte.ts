// The guide at a table, as far as it has come on this device.
import { untrack } from "svelte";
import type { Lesson, Moment } from "../../boards/kit/lessons";
import { recall, store } from "../../lib/memory";
import { announce } from "../../lib/ui/announcer.svelte";
import { canSay, enumeration, say } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import { after, BEGINNING, isMemory, lessonsFor, type Memory, next } from "./guide";
import type { Showing } from "./showing.svelte";

export interface Advice {
  title: string;
  text: string;
  /** "3 of 20" */
  step: string;
  /** Whether it can be put away, or waits for a move. */
  next: boolean;
  /** How many more wait. */
  more: number;
  /** The guide has nothing more to say: what is left to read. */
  isEnd: boolean;
}

/** Made while a component is set up. */
export class Course {
  #desk: Desk;
  #showing: Showing;
  #key: string;
  #memory = $state.raw<Memory | null>(null);
  /** The stage waits for the reader of a lesson: "Next" leads on. */
  isHolding = $state(false);
  readonly advice = $derived.by(() => this.#advice());

  constructor(desk: Desk, showing: Showing) {
    this.#desk = desk;
    this.#showing = showing;
    this.#key = `guide-${desk.session.id}`;
    const kept = recall<unknown>(this.#key);
    if (kept !== null) this.#memory = isMemory(kept) ? kept : BEGINNING;
    $effect(() => this.#follow());
    $effect(() => {
      const { advice } = this;
      if (advice) announce([advice.title, advice.text].filter(Boolean).join(": "));
    });
  }

  /** Whether the guide could be opened here. */
  get canOpen(): boolean {
    const { table } = this.#desk.session;
    const isThere = this.#lessons.length > 0 && this.#desk.isPlaying && !table?.companion;
    return isThere && (this.#memory?.isClosed ?? true);
  }

  open = (): void => {
    this.#keep({ ...(this.#memory ?? BEGINNING), isClosed: false });
    this.#follow();
  };

  next = (): void => {
    if (!this.#memory) return;
    this.#keep(next(this.#memory));
    this.#follow();
    if (!this.#memory.waiting.length) this.#goOn();
  };

  close = (): void => {
    this.#keep({ ...(this.#memory ?? BEGINNING), isClosed: true });
    this.#goOn();
  };

  get #lessons(): readonly Lesson[] {
    return this.#desk.board?.lessons ?? [];
  }

  #keep(memory: Memory): void {
    const { heard } = this.#memory ?? BEGINNING;
    const { table } = this.#desk.session;
    this.#memory = memory;
    store(this.#key, memory);
    if (!table || memory.heard.length === heard.length) return;
    const key = learntIn(table.game);
    store(key, [...new Set([...(recall<string[]>(key) ?? []), ...memory.heard])]);
  }

  #goOn(): void {
    if (this.isHolding && this.#showing.isPaused) this.#showing.pause();
    this.isHolding = false;
  }

  #follow(): void {
    const moment = this.#moment();
    const lessons = this.#lessons;
    if (!moment || lessons.length === 0) return;
    untrack(() => {
      this.#memory ??= this.#ofCampaign();
      if (!this.#memory) return;
      const to = after(lessons, this.#memory, moment);
      if (JSON.stringify(to) !== JSON.stringify(this.#memory)) this.#keep(to);
      const [said] = to.waiting;
      // Whoever goes on by himself, with the keyboard or by a click on the board, needs no "Next" for it.
      if (!this.#showing.isPaused) this.isHolding = false;
      if (to.isClosed || !said || said.stays || !this.#showing.isBehind || this.#showing.isPaused) return;
      this.#showing.pause();
      this.isHolding = true;
    });
  }

  /** In a campaign the guide is there by itself, and speaks of what was never heard on this device. */
  #ofCampaign(): Memory | null {
    const { table } = this.#desk.session;
    if (!table?.campaign) return null;
    return { ...BEGINNING, heard: recall<string[]>(learntIn(table.game)) ?? [] };
  }

  #moment(): Moment | null {
    const { reader, table, problem } = this.#desk.session;
    const { seat } = this.#desk;
    if (!reader || seat === null || !table || !this.#isOn) return null;
    const { tick, recent, view, isBehind, isPast } = this.#showing;
    void tick;
    if (isPast) return null;
    const { question, isAsked } = this.#desk;
    return {
      ...{ seat, view, recent },
      question: isAsked && !isBehind ? question : null,
      options: table.options,
      isRefused: problem !== null,
      isOver: table.status === "over" && !isBehind,
    };
  }

  get #isOn(): boolean {
    const { table } = this.#desk.session;
    return (table?.status === "playing" || table?.status === "over") && !this.#desk.isCurtain;
  }

  #advice(): Advice | null {
    const memory = this.#memory;
    if (!memory || memory.isClosed || !this.#isOn) return null;
    const [said, ...others] = memory.waiting;
    if (!said) return this.#ending(memory);
    const met = lessonsFor(this.#lessons, this.#options).filter(({ text }) => memory.heard.includes(text)).length;
    return {
      ...{ title: titleOf(said.text), text: say(said.text, said.terms), next: !said.stays, more: others.length },
      step: say("web-guide-step", { step: met + 1, steps: this.#all.length }),
      isEnd: false,
    };
  }

  /** After the game: what did not come up, and where to read of it. */
  #ending({ heard }: Memory): Advice | null {
    const { table } = this.#desk.session;
    if (table?.status !== "over" || table.campaign || this.#showing.isBehind || heard.length === 0) return null;
    const all = this.#all;
    const missed = all.filter(({ text }) => !heard.includes(text)).map(({ text }) => titleOf(text));
    const terms = { met: all.length - missed.length, all: all.length, titles: enumeration(missed.filter(Boolean)) };
    const text = say(missed.length ? "web-guide-done-but" : "web-guide-done", terms);
    return { title: say("web-guide-done-title"), text, step: "", next: false, more: 0, isEnd: true };
  }

  get #options() {
    return this.#desk.session.table?.options ?? {};
  }
  get #all(): Lesson[] {
    return lessonsFor(this.#lessons, this.#options);
  }
}

const learntIn = (game: string) => `learnt-${game}`;

function titleOf(text: string): string {
  return canSay(`${text}-title`) ? say(`${text}-title`) : "";
}
