// A finished game as it is looked at: from whose seat, at which moment, and what happened right before it.
import { untrack } from "svelte";
import { boardOf } from "../../boards";
import type { BoardModule } from "../../boards/kit/board";
import { toldOf } from "../../boards/kit/cues";
import { Stage } from "../../boards/kit/stage.svelte";
import { api, problemOf } from "../../lib/api";
import { kept } from "../../lib/kept";
import { address } from "../../lib/place";
import type { BetterLine, Fact, Replay, TableInfo } from "../../lib/protocol";
import { momentsOf } from "../../lib/reader.svelte";
import { session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { hearAll } from "../../lib/sound";
import { announce } from "../../lib/ui/announcer.svelte";
import { say } from "../../lib/words.svelte";
import { namesOf } from "../people";
import { sentencesOf } from "../table/gathering";
import { answersFor, stopAt, stopsOf } from "./stops";

/** Milliseconds between two moves while it plays by itself, and where nothing is seen to happen. */
const PAUSE = { short: 250, long: 900 };
/** So often it writes its address while it plays by itself. */
const REMEMBERED_AFTER = 3000;
/** How much faster than at a table. */
export const RATES = [1, 2, 4, 0.5];

/** Made while a component is set up: it plays on by an effect. */
export class Film {
  readonly id: string;
  readonly invitation: string;
  table = $state.raw<TableInfo | null>(null);
  board = $state.raw<BoardModule | null>(null);
  /** The position that is shown. */
  replay = $state.raw<Replay | null>(null);
  /** Whose eyes it is seen with; null for a spectator. */
  seat = $state<number | null>(null);
  /** After how many answers. */
  wanted = $state(0);
  problem = $state("");
  isPlaying = $state(false);
  /** A line that was not played, and is shown; whatever else is looked at ends it. */
  aside = $state.raw<BetterLine | null>(null);
  /** Whether the review is open beside the board. */
  isReviewed = $state(false);
  /** How much faster it is played than at a table. */
  rate = $state(1);
  /** What happens is seen event by event, as at a table. */
  #stage = new Stage<unknown>(null);
  #lines = $state.raw<Replay["lines"] | null>(null);
  #writing: ReturnType<typeof setTimeout> | undefined;
  /** Only what was asked for last is shown. */
  #turn = 0;
  /** Positions that were looked at, by seat and number. */
  #kept = new Map<string, Promise<Replay>>();
  /** What each seat has been told, as far as it was fetched. */
  #told = new Map<number | null, Fact[]>();

  readonly names = $derived.by(() => (this.table ? namesOf(this.table) : []));
  readonly mine = $derived.by(() => this.table?.seats.filter(isMe).map((one) => one.number) ?? []);
  readonly stops = $derived.by(() => (this.#lines ? stopsOf(this.#lines) : [0]));
  readonly place = $derived.by(() => stopAt(this.stops, this.wanted));

  /** The table as it was while it was played: everybody here, bots only where nobody sat. */
  readonly past = $derived.by((): TableInfo | null => this.table && { ...this.table, ...asPlayed(this.table) });

  constructor(id: string, invitation = "") {
    this.id = id;
    this.invitation = invitation;
    this.#stage.onshow = (facts) => hearAll(facts, this.board?.sounds);
    void this.#begin();
    $effect(() => this.#playOn());
    $effect(() => {
      this.#stage.rate = this.rate;
      this.#stage.speed = settings.speed;
    });
    $effect(() => () => {
      this.#stage.end();
      clearTimeout(this.#writing);
    });
  }

  get lines(): Replay["lines"] {
    return this.#lines ?? [];
  }
  get last(): number {
    return this.stops.length - 1;
  }
  get view(): unknown {
    return this.#stage.view;
  }
  /** What is seen to happen, or happened on the way from the stop before. */
  get recent(): readonly Fact[] {
    return this.#stage.recent;
  }
  /** Raised by everything that is shown. */
  get tick(): number {
    return this.#stage.tick;
  }
  /** Whether it is still on the way to the stop. */
  get isBehind(): boolean {
    return this.#stage.isBehind;
  }
  /** All that had happened by what is shown. */
  get events(): Fact[] {
    const unshown = this.aside ? 0 : this.#stage.unshown;
    const events = this.replay?.events ?? [];
    return unshown ? events.slice(0, -unshown) : events;
  }
  /** The same in sentences. */
  get said(): string {
    return sentencesOf(toldOf(this.recent, this.#stage.cues)).join(" ");
  }
  /** Everybody's points, where what is shown tells them. */
  get scores(): number[] | null {
    const { replay } = this;
    if (!replay) return null;
    const found = (this.view as { scores?: unknown } | null)?.scores;
    const isPoints = Array.isArray(found) && found.length === this.names.length && found.every(Number.isInteger);
    return isPoints ? found : (replay.scores[this.isBehind ? (this.stops[this.place - 1] ?? 0) : replay.at] ?? null);
  }
  /** The page that shows this moment; an invitation stands behind the #, where no server and no log sees it. */
  pathWith(invitation: string): string {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const review = this.isReviewed ? "&review" : "";
    return `/r/${this.id}?at=${this.wanted}${seat}${review}${invitation && `#${invitation}`}`;
  }

  /** Go to a stop; to the next one what happens on the way is seen. */
  go = (to: number): void => {
    const next = this.stops[Math.min(this.last, Math.max(0, to))] ?? 0;
    const isNext = to === this.place + 1 && next !== this.wanted;
    this.#stage.catchUp();
    this.wanted = next;
    void this.#show(isNext);
  };

  /** One event further, and nothing by itself behind it. */
  step = (): void => {
    this.isPlaying = false;
    if (!this.isBehind) {
      this.#stage.pause();
      if (this.place < this.last) this.#goPaused();
    } else this.#stage.step();
  };

  /** By itself, or not. */
  toggle = (): void => {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying) this.#stage.goOn();
    else {
      this.#stage.pause();
      this.#write();
    }
  };

  #goPaused(): void {
    this.wanted = this.stops[this.place + 1] ?? this.wanted;
    void this.#show(true).then(() => this.#stage.step());
  }

  /** Go to the stop at, or before, so many answers. */
  goTo = (answers: number): void => this.go(stopAt(this.stops, answers));

  /** Go to where so many events had been told. */
  goToEvent = async (until: number): Promise<void> => {
    const lines = this.#lines ?? [];
    try {
      const found = await answersFor(until, lines.length, async (at) => (await this.#fetched(at)).events.length);
      this.wanted = this.stops.find((stop) => stop >= found) ?? lines.length;
    } catch (error) {
      this.problem = problemOf(error).sentence;
      return;
    }
    await this.#show();
  };

  /** What would have followed on a better move, seen to happen from where it was missed. */
  playLine = async (line: BetterLine): Promise<void> => {
    this.isPlaying = false;
    this.wanted = line.at;
    await this.#show();
    if (this.replay?.at !== line.at) return;
    this.aside = line;
    let before = line.view;
    for (const step of line.steps) {
      const moments = momentsOf(before, { events: step.events, patch: [] });
      const last = moments.at(-1);
      this.#stage.play([...moments.slice(0, -1), { facts: last?.facts ?? [], view: step.view }]);
      before = step.view;
    }
    announce(line.steps.flatMap((step) => step.events.map((fact) => say(fact.words))).join(" "));
  };

  /** The review beside the board, or the log; a reload shows the same. */
  turnTo(isReviewed: boolean): void {
    this.isReviewed = isReviewed;
    this.#write();
  }

  /** Back from a line that was not played. */
  leaveLine = (): void => void this.#show();

  lookFrom(seat: number | null): void {
    this.seat = seat;
    void this.#show();
  }

  async #begin(): Promise<void> {
    try {
      await session.ensure();
      this.table = await api.table(this.id, this.invitation);
      const query = new URLSearchParams(location.search);
      this.isReviewed = query.has("review");
      const asked = query.get("seat");
      this.seat = asked === null ? (this.table.seats.find(isMe)?.number ?? null) : Number(asked);
      const replay = api.replay(this.id, { seat: this.seat, invitation: this.invitation });
      const [board, end] = await Promise.all([boardOf(this.table.game), replay]);
      this.board = board;
      this.#lines = end.lines;
      this.#kept.set(`${this.seat} ${end.at} `, Promise.resolve(end));
      const until = Number(query.get("event") ?? 0);
      if (until > 0) {
        await this.goToEvent(until);
        return;
      }
      const at = query.get("at");
      this.wanted = at === null ? (stopsOf(end.lines)[0] ?? 0) : Math.min(end.at, Math.max(0, Number(at) || 0));
      await this.#show();
    } catch (error) {
      this.problem = problemOf(error).sentence;
    }
  }

  #fetched(at: number, since?: number): Promise<Replay> {
    const { seat } = this;
    const key = `${seat} ${at} ${since ?? ""}`;
    let found = this.#kept.get(key);
    if (!found) {
      found = api
        .replay(this.id, { at, seat, invitation: this.invitation, ...(since === undefined ? {} : { since }) })
        .then((replay) => ({ ...replay, events: this.#known(seat, replay.events) }));
      found.catch(() => this.#kept.delete(key));
      this.#kept.set(key, found);
    }
    return found;
  }

  /** What was told before is the same again: what was drawn for it stays. */
  #known(seat: number | null, events: Fact[]): Fact[] {
    const before = this.#told.get(seat) ?? [];
    const now = kept(before, events);
    if (now.length >= before.length) this.#told.set(seat, now);
    return now;
  }

  /** A position with what happened on the way from the stop before it. */
  #position(at: number): Promise<Replay> {
    const since = this.stops.findLast((stop) => stop < at);
    return since === undefined ? this.#fetched(at) : this.#fetched(at, since);
  }

  async #show(isNext = false): Promise<void> {
    const turn = ++this.#turn;
    this.aside = null;
    try {
      const found = await this.#position(this.wanted);
      if (turn !== this.#turn) return;
      const told = found.events.filter((fact) => fact.patch);
      this.#tell(found, told, isNext && this.replay?.at === this.stops[this.place - 1]);
      this.replay = found;
      this.#remember();
      const next = this.stops[this.place + 1];
      if (next !== undefined) void this.#position(next).catch(() => {});
      announce(told.map((fact) => say(fact.words)).join(" "));
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === "limit/too-many") {
        // Whoever leafs faster than the server shows waits for the position that he wanted last.
        setTimeout(
          () => turn === this.#turn && void this.#show(isNext),
          Number(problem.words.terms.seconds ?? 1) * 1000,
        );
        return;
      }
      this.problem = problem.sentence;
      this.isPlaying = false;
    }
  }

  /** A reload shows the same; while it plays by itself, nearly: a page whose address changes loses a frame. */
  #remember(): void {
    if (this.isPlaying) this.#writing ??= setTimeout(() => this.#write(), REMEMBERED_AFTER);
    else this.#write();
  }

  #write(): void {
    clearTimeout(this.#writing);
    this.#writing = undefined;
    if (this.replay) history.replaceState(null, "", address(this.pathWith(this.invitation)));
  }

  /** What was told on the way is seen to happen; after a leap it is only told. */
  #tell(found: Replay, told: Fact[], isNext: boolean): void {
    this.#stage.cues = this.board?.cues ?? {};
    const moments = isNext ? momentsOf(this.view, { events: told, patch: [] }) : [];
    const last = moments.at(-1);
    const view = kept(last?.view ?? this.view, found.view);
    if (last && told.length > 0) this.#stage.play([...moments.slice(0, -1), { ...last, view }]);
    else this.#stage.set(view, told);
  }

  #playOn(): (() => void) | undefined {
    // Behind every position that was fetched.
    void this.replay;
    if (!this.isPlaying || this.isBehind) return;
    if (this.place >= this.last) {
      this.isPlaying = false;
      return;
    }
    const next = this.place + 1;
    const pause = settings.speed === "none" ? PAUSE.long : this.#stage.rest + PAUSE.short;
    const timer = setTimeout(() => untrack(() => this.go(next)), pause / (settings.speed === "none" ? this.rate : 1));
    return () => clearTimeout(timer);
  }
}

function asPlayed({ seats }: TableInfo): Pick<TableInfo, "status" | "seats"> {
  const now = { remaining: null, is_here: true };
  return { status: "playing", seats: seats.map((seat) => ({ ...seat, ...now, bot: seat.person ? "" : seat.bot })) };
}

function isMe(seat: TableInfo["seats"][number]): boolean {
  return seat.person !== null && seat.person.id === session.me?.id;
}
