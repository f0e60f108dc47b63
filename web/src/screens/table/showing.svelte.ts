// What is seen of a table: what others, bots and nature did is played before the next question appears.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { toldOf } from "../../boards/kit/cues";
import { Stage } from "../../boards/kit/stage.svelte";
import type { Fact } from "../../lib/protocol";
import type { Moment, Reader } from "../../lib/reader.svelte";
import { settings } from "../../lib/settings.svelte";
import { hearAll } from "../../lib/sound";
import type { TableSession } from "../../lib/table.svelte";
import { say } from "../../lib/words.svelte";
import type { Desk, Prompt } from "./desk.svelte";
import { sentencesOf } from "./gathering";
import { factsOf } from "./log";

/** Made while a component is set up. */
export class Showing {
  #session: TableSession;
  #desk: Desk;
  #stages = new SvelteMap<Reader, Stage>();
  /** The question up to which everything has been seen. */
  #reached = $state("");
  /** At a screen that several share: whether they look together at what happened. */
  #isForAll = $state(false);

  constructor(session: TableSession, desk: Desk) {
    this.#session = session;
    this.#desk = desk;
    desk.shown = () => this.view;
    desk.isShownToAll = () => this.#isForAll;
    $effect.pre(() => {
      const readers = [...session.readers.values()];
      untrack(() => this.#follow(readers));
    });
    $effect.pre(() => {
      const { openKey } = desk;
      if (!this.isBehind) this.#reached = openKey;
    });
    $effect(() => this.#giveBack());
    // A clock that begins to run, or another speed, counts for what is shown at the moment too.
    $effect(() => {
      const [{ speed }, isTimed] = [settings, this.#isTimed];
      const stage = this.#stage;
      untrack(() => stage && Object.assign(stage, { speed, isTimed }));
    });
    $effect(() => () => {
      for (const stage of this.#stages.values()) stage.end();
    });
  }

  get #stage(): Stage | undefined {
    const { reader } = this.#session;
    return reader ? this.#stages.get(reader) : undefined;
  }
  /** What all see who share this screen, where not everything is for all of them. */
  get #common(): Reader | undefined {
    return this.#desk.isHotseat ? this.#session.readers.get(null) : undefined;
  }
  get #isTimed(): boolean {
    const { table, seats } = this.#session;
    return seats.some((seat) => table?.seats[seat]?.is_running);
  }
  /** Whether something that has happened is still to be seen. */
  get isBehind(): boolean {
    return this.#isForAll || (this.#stage?.isBehind ?? false);
  }
  /** Whether what is asked now is still to be reached; a question that was there before stays, and what was begun for it. */
  get isCovering(): boolean {
    const { openKey } = this.#desk;
    return this.isBehind && (this.isPast || !openKey || openKey !== this.#reached);
  }
  /** Whether a film of what was is shown. */
  get isPast(): boolean {
    return this.#stage?.isPast ?? false;
  }
  get isPaused(): boolean {
    return this.#stage?.isPaused ?? false;
  }
  get isHeld(): boolean {
    return this.#stage?.isHeld ?? false;
  }
  get canRepeat(): boolean {
    return this.#stage?.canRepeat ?? false;
  }
  get view(): unknown {
    return (this.#stage ?? this.#session.reader)?.view;
  }
  get recent(): readonly Fact[] {
    return this.#stage?.recent ?? this.#session.reader?.recent ?? [];
  }
  get tick(): number {
    return this.#stage?.tick ?? this.#session.reader?.tick ?? 0;
  }
  /** What is seen next. */
  get coming(): readonly Fact[] {
    return this.#stage?.coming ?? [];
  }
  /** How many events are still to be seen. */
  get unshown(): number {
    return this.#stage?.unshown ?? 0;
  }
  /** All that has happened, up to what is shown. */
  get events(): Fact[] {
    const events = this.#session.reader?.events ?? [];
    return this.unshown ? events.slice(0, -this.unshown) : events;
  }
  /** What the prompt bar says meanwhile: what is seen to happen. */
  get prompt(): Prompt {
    const said = sentencesOf(toldOf(this.recent, this.#stage?.cues ?? {})).join(" ");
    return { tone: "wait", text: said || say("web-stage-shown"), isTold: true };
  }

  next = (): void => {
    if (this.#stage?.isBehind) this.#stage.skip();
    else this.#isForAll = false;
  };
  catchUp = (): void => {
    this.#stage?.catchUp();
    if (!this.#stage?.isBehind) this.#isForAll = false;
  };
  /** Whoever wants the present gets all of it. */
  toPresent = (): void => {
    this.#stage?.toPresent();
    this.#isForAll = false;
  };
  hold = (held: ((facts: readonly Fact[]) => boolean) | null): void => this.#stage?.hold(held);
  again = (): void => this.#stage?.again();
  pause = (): void => {
    if (this.isPaused) this.#stage?.goOn();
    else this.#stage?.pause();
  };

  /** What a reader was told before, as a film that ends in the present. */
  rerun(reader: Reader, before: unknown, moments: Moment[]): void {
    const [last, stage] = [moments.at(-1), this.#stages.get(reader)];
    if (!last || !stage) return;
    this.#direct(reader, stage);
    stage.rerun(before, [...moments.slice(0, -1), { ...last, view: reader.view }]);
  }

  /** Whoever acts on the board is led to the present first, and what he does counts; a finger that pans is no deed. */
  press = (event: PointerEvent | MouseEvent): void => {
    // What is held has a way on of its own.
    if (!this.isBehind || this.isHeld) return;
    const { type } = event;
    if (type === "click" && event.detail > 0) return;
    const isTouch = "pointerType" in event && event.pointerType === "touch";
    if (type === "click" || isTouch === (type === "pointerup")) this.catchUp();
  };

  /** Escape leads to the present, the space bar to the next thing, unless something else has the keyboard. */
  keys = (event: KeyboardEvent): void => {
    if (!this.isBehind || this.isHeld || !(event.target instanceof Element)) return;
    if (event.target.closest("dialog, [role=menu], input, textarea, select, button, a")) return;
    if (event.key === "Escape") this.catchUp();
    else if (event.key === " ") this.next();
    else return;
    event.preventDefault();
  };

  #follow(readers: Reader[]): void {
    for (const [reader, stage] of this.#stages)
      if (!readers.includes(reader)) {
        stage.end();
        reader.follow = null;
        this.#stages.delete(reader);
      }
    for (const reader of readers)
      if (!this.#stages.has(reader)) {
        const stage = new Stage<unknown>(reader.view);
        stage.onshow = (facts) => this.#sound(reader, facts);
        reader.follow = (moments, isOwn) => this.#play(reader, stage, moments, isOwn);
        this.#stages.set(reader, stage);
      }
  }

  #play(reader: Reader, stage: Stage, moments: Moment[], isOwn: boolean): void {
    const isCommon = reader === this.#common;
    if (moments.length === 0) {
      stage.set(reader.view);
      if (isCommon) this.#isForAll = false;
      return;
    }
    this.#direct(reader, stage);
    stage.play(moments, isOwn || this.#isDoneHere(moments));
    if (isCommon) this.#isForAll = stage.isBehind || stage.rest > 0;
  }

  /** How this game is played, and to whom; a hidden page plays to nobody. */
  #direct(reader: Reader, stage: Stage): void {
    stage.speed = document.hidden || !this.#isLookedAt(reader) ? "none" : settings.speed;
    stage.cues = this.#desk.board?.cues ?? {};
    stage.seats = reader.seat === null ? this.#desk.mine : [reader.seat];
    stage.isTimed = this.#isTimed;
  }

  /** Who share a screen look together, but for the one who has it for himself and keeps it. */
  #isLookedAt({ seat }: Reader): boolean {
    const common = this.#common;
    if (!common) return true;
    const { opened } = this.#desk;
    const keeps = opened !== null && opened === this.#session.active && this.#secretly(common).includes(opened);
    return seat === (keeps ? opened : null);
  }

  /** Which seats here are asked what the others must not see, as far as all are told. */
  #secretly({ question, owes }: Reader): number[] {
    return question ? [] : owes.map(({ seat }) => seat).filter((seat) => this.#desk.mine.includes(seat));
  }

  /** Whoever shares the screen has seen it done. */
  #isDoneHere([first]: Moment[]): boolean {
    const seat = first?.facts.map(factsOf).find((one) => one.seat !== null)?.seat;
    return this.#desk.isHotseat && seat != null && this.#desk.mine.includes(seat);
  }

  /** What all have seen is over: at once, or when it has been seen as long as it should, before a curtain falls. */
  #giveBack(): (() => void) | undefined {
    const common = this.#common;
    const stage = common && this.#stages.get(common);
    void stage?.tick;
    if (!this.#isForAll || stage?.isBehind || stage?.isPaused) return undefined;
    const rest = common && this.#secretly(common).length > 0 ? (stage?.rest ?? 0) : 0;
    const timer = setTimeout(() => {
      this.#isForAll = false;
    }, rest);
    return () => clearTimeout(timer);
  }

  /** What is seen at this screen is heard. */
  #sound(reader: Reader, facts: readonly Fact[]): void {
    if (reader === this.#session.reader && !document.hidden) hearAll(facts, this.#desk.board?.sounds);
  }
}
