// A finished game as it is looked at: from whose seat, at which moment, and what happened right before it.
import { untrack } from "svelte";
import { boardOf } from "../../boards";
import type { BoardModule } from "../../boards/kit/board";
import { api, problemOf } from "../../lib/api";
import { address } from "../../lib/place";
import type { Fact, Replay, TableInfo } from "../../lib/protocol";
import { session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { announce } from "../../lib/ui/announcer.svelte";
import { say } from "../../lib/words.svelte";
import { namesOf } from "../people";
import { answersFor, stopAt, stopsOf } from "./stops";

/** Milliseconds between two steps while it plays by itself. */
const PAUSE = { fast: 900, slow: 1800 };

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
  /** Raised by every position. */
  tick = $state(0);
  /** How many events had been told at the stop before. */
  #told = $state(0);
  /** Only what was asked for last is shown. */
  #turn = 0;
  /** Positions that were looked at, by seat and number. */
  #kept = new Map<string, Promise<Replay>>();

  readonly names = $derived.by(() => (this.table ? namesOf(this.table) : []));
  readonly mine = $derived.by(() => this.table?.seats.filter(isMe).map((one) => one.number) ?? []);
  readonly stops = $derived.by(() => (this.replay ? stopsOf(this.replay.lines) : [0]));
  readonly place = $derived.by(() => stopAt(this.stops, this.wanted));
  /** What happened on the way from the stop before. */
  readonly recent = $derived.by((): Fact[] => this.replay?.events.slice(this.#told) ?? []);

  /** The table as it was while it was played: everybody here, bots only where nobody sat. */
  readonly past = $derived.by((): TableInfo | null => this.table && { ...this.table, ...asPlayed(this.table) });

  constructor(id: string, invitation = "") {
    this.id = id;
    this.invitation = invitation;
    void this.#begin();
    $effect(() => this.#playOn());
  }

  get last(): number {
    return this.stops.length - 1;
  }
  get events(): Fact[] {
    return this.replay?.events ?? [];
  }
  /** The page that shows this moment; an invitation stands behind the #, where no server and no log sees it. */
  pathWith(invitation: string): string {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    return `/r/${this.id}?at=${this.wanted}${seat}${invitation && `#${invitation}`}`;
  }

  /** Go to a stop. */
  go = (to: number): void => {
    this.wanted = this.stops[Math.min(this.last, Math.max(0, to))] ?? 0;
    void this.#show();
  };

  /** Go to the stop at, or before, so many answers. */
  goTo = (answers: number): void => this.go(stopAt(this.stops, answers));

  /** Go to where so many events had been told. */
  goToEvent = async (until: number): Promise<void> => {
    const lines = this.replay?.lines ?? [];
    try {
      const found = await answersFor(until, lines.length, async (at) => (await this.#fetched(at)).events.length);
      this.wanted = stopsOf(lines).find((stop) => stop >= found) ?? lines.length;
    } catch (error) {
      this.problem = problemOf(error).sentence;
      return;
    }
    await this.#show();
  };

  lookFrom(seat: number | null): void {
    this.seat = seat;
    void this.#show();
  }

  async #begin(): Promise<void> {
    try {
      await session.ensure();
      this.table = await api.table(this.id, this.invitation);
      const query = new URLSearchParams(location.search);
      const asked = query.get("seat");
      this.seat = asked === null ? (this.table.seats.find(isMe)?.number ?? null) : Number(asked);
      const replay = api.replay(this.id, { seat: this.seat, invitation: this.invitation });
      const [board, end] = await Promise.all([boardOf(this.table.game), replay]);
      this.board = board;
      this.#kept.set(`${this.seat} ${end.at}`, Promise.resolve(end));
      const until = Number(query.get("event") ?? 0);
      if (until > 0) {
        this.replay = end;
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

  #fetched(at: number): Promise<Replay> {
    const { seat } = this;
    const key = `${seat} ${at}`;
    let found = this.#kept.get(key);
    if (!found) {
      found = api.replay(this.id, { at, seat, invitation: this.invitation });
      found.catch(() => this.#kept.delete(key));
      this.#kept.set(key, found);
    }
    return found;
  }

  async #show(): Promise<void> {
    const turn = ++this.#turn;
    try {
      const found = await this.#fetched(this.wanted);
      const halts = stopsOf(found.lines);
      const here = stopAt(halts, this.wanted);
      const earlier = here > 0 ? await this.#fetched(halts[here - 1] ?? 0) : null;
      if (turn !== this.#turn) return;
      this.#told = earlier?.events.length ?? 0;
      this.replay = found;
      this.tick += 1;
      // A reload shows the same.
      history.replaceState(null, "", address(this.pathWith(this.invitation)));
      const next = halts[here + 1];
      if (next !== undefined) void this.#fetched(next).catch(() => {});
      announce(this.recent.map((fact) => say(fact.words)).join(" "));
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === "limit/too-many") {
        // Whoever leafs faster than the server shows waits for the position that he wanted last.
        setTimeout(() => turn === this.#turn && void this.#show(), Number(problem.words.terms.seconds ?? 1) * 1000);
        return;
      }
      this.problem = problem.sentence;
      this.isPlaying = false;
    }
  }

  #playOn(): (() => void) | undefined {
    if (!this.isPlaying) return;
    if (this.place >= this.last) {
      this.isPlaying = false;
      return;
    }
    const next = this.place + 1;
    const timer = setTimeout(() => untrack(() => this.go(next)), settings.pace === "fast" ? PAUSE.fast : PAUSE.slow);
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
