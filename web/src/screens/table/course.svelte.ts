// The guided first game, as far as it has come on this device.
import { untrack } from "svelte";
import { recall, store } from "../../lib/memory";
import { announce } from "../../lib/ui/announcer.svelte";
import { say } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import { after, newcomer } from "./guide";

export interface Advice {
  text: string;
  step: string;
  next: boolean;
}

/** Lessons before this one explain the basics; powers wait until then. */
const BASICS = 3;

/** Made while a component is set up. */
export class Course {
  #desk: Desk;
  #key: string;
  #at = $state<number | null>(null);
  /** Something of the game that has just appeared for the first time. */
  #newcomer = $state<string | null>(null);
  #seen = new Set<string>();
  readonly advice = $derived.by(() => this.#advice());

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#key = `guide-${desk.session.id}`;
    this.#at = recall<number>(this.#key);
    $effect(() => this.#follow());
    $effect(() => {
      if (this.advice) announce(this.advice.text);
    });
  }

  next = (): void => {
    if (this.#newcomer) this.#newcomer = null;
    else this.#go((this.#at ?? 0) + 1);
  };

  end = (): void => {
    this.#newcomer = null;
    this.#go(null);
  };

  get #lessons() {
    return this.#desk.board?.lessons ?? [];
  }

  #go(to: number | null): void {
    this.#at = to;
    store(this.#key, to);
  }

  #follow(): void {
    const { reader, table, problem } = this.#desk.session;
    if (this.#at === null || !reader || table?.status !== "playing") return;
    void reader.tick;
    const { recent, seat } = reader;
    const { board } = this.#desk;
    untrack(() => {
      const at = this.#at ?? 0;
      const fresh = newcomer(recent, this.#seen, board?.introduces);
      if (fresh) {
        this.#seen.add(fresh);
        if (at >= BASICS) this.#newcomer = fresh;
      }
      const to = after(this.#lessons, at, { seat: seat ?? -1, recent, isRefused: problem !== null });
      if (to !== at) this.#go(to);
    });
  }

  #advice(): Advice | null {
    const { table } = this.#desk.session;
    const at = this.#at;
    if (at === null || table?.status !== "playing" || this.#desk.isCurtain) return null;
    if (this.#newcomer) {
      const terms = {
        tile: say(`${table.game}-${this.#newcomer}`),
        power: say(`${table.game}-power-${this.#newcomer}`),
      };
      return { text: say("web-guide-power", terms), step: "", next: true };
    }
    const lesson = this.#lessons[at];
    if (!lesson) return null;
    const step = say("web-guide-step", { step: at + 1, steps: this.#lessons.length });
    return { text: say(lesson.text), step, next: lesson.next };
  }
}
