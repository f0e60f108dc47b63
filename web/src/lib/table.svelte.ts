// One table over one websocket: what every reader sees, and what was asked for and is not answered yet.
import { SvelteMap } from "svelte/reactivity";
import { Problem } from "./api";
import { socketAddress } from "./place";
import type {
  ChatLine,
  Choice,
  Choices,
  FromServer,
  Hinted,
  Person,
  Sync,
  TableInfo,
  Update,
  Why,
  Words,
} from "./protocol";
import { Reader } from "./reader.svelte";
import { Requests, type Wish } from "./requests";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { Wire, type WireStatus } from "./wire.svelte";

export class TableSession {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<Person | null>(null);
  seats = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  readers = new SvelteMap<number | null, Reader>();
  /** Which reader is shown: the own seat whose turn it is. */
  active = $state<number | null>(null);
  /** A seat whose time is nearly up. */
  timeShort = $state.raw<{ seat: number; remaining: number } | null>(null);
  /** What the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  #refusal = $state.raw<Problem | null>(null);
  #moves = $state(0);

  #wire: Wire;
  #requests = new Requests((message) => this.#wire.send(message));
  #hasSynced = new Set<number | null>();

  constructor(id: string, invitation = "") {
    this.id = id;
    this.#wire = new Wire({
      address: () => {
        const query = new URLSearchParams({ lang: settings.language });
        if (invitation) query.set("invitation", invitation);
        return socketAddress(`/api/tables/${encodeURIComponent(id)}/socket?${query}`);
      },
      prepare: (anew) => (anew ? session.renew() : session.ensure()),
      hear: (message) => this.#hear(message as FromServer),
    });
  }

  get status(): WireStatus {
    return this.#wire.status;
  }
  get closedCode(): number | null {
    return this.#wire.closedCode;
  }
  get retryIn(): number {
    return this.#wire.retryIn;
  }
  get reader(): Reader | null {
    return this.readers.get(this.active) ?? null;
  }
  /** The last refusal, in the language that is spoken now. */
  get problem(): { code: string; sentence: string; words: Words } | null {
    const refusal = this.#refusal;
    return refusal && { code: refusal.code, sentence: refusal.sentence, words: refusal.words };
  }
  /** A move was sent and is not acknowledged. */
  get pending(): boolean {
    return this.#moves > 0;
  }
  /** Do several people play in front of this screen? */
  get isHotseat(): boolean {
    return this.seats.length > 1;
  }
  get isHost(): boolean {
    return this.table?.host != null && this.table.host.id === this.you?.id;
  }
  /** Show another seat of mine. */
  show(seat: number | null): void {
    if (this.readers.has(seat)) this.active = seat;
  }

  forgetProblem(): void {
    this.#refusal = null;
  }

  /** Answer the open question. Settled when it is acknowledged or refused; then `problem` says why. */
  async play(text: string): Promise<void> {
    const question = this.reader?.question;
    if (!question || this.pending) return;
    await this.#deed({ type: "answer", seat: question.seat, question: question.id, text });
  }

  async undo(): Promise<void> {
    if (this.active !== null) await this.#deed({ type: "undo", seat: this.active });
  }

  /** Agree to an undo, or not, for every seat of mine that is asked. */
  async consent(agree: boolean): Promise<void> {
    const undo = this.table?.undo;
    if (!undo) return;
    const seat = undo.waits_for.find((one) => this.seats.includes(one));
    if (seat !== undefined) await this.#deed({ type: "consent", seat, undo: undo.id, agree });
  }

  async resign(): Promise<void> {
    if (this.active !== null) await this.#deed({ type: "resign", seat: this.active });
  }

  async handOver(bot?: string): Promise<void> {
    if (this.active === null) return;
    await this.#deed({ type: "hand_over", seat: this.active, ...(bot ? { bot } : {}) });
  }

  async takeBack(seat: number | null = this.active): Promise<void> {
    if (seat !== null) await this.#deed({ type: "take_back", seat });
  }

  async say(text: string): Promise<void> {
    await this.#deed({ type: "say", text });
  }

  /** The legal moves with points, labels and warnings; none if the question has gone meanwhile. */
  async choices(): Promise<Choice[]> {
    const reader = this.reader;
    const question = reader?.question;
    if (!question || reader.seat === null) return [];
    try {
      const reply = (await this.#requests.ask({ type: "ask_choices", seat: reader.seat })) as Choices;
      return reply.type === "choices" && reply.question === question.id ? reply.choices : [];
    } catch {
      return [];
    }
  }

  /** The rule that forbids a move; `problem` shows its sentence. */
  async why(text: string): Promise<Why> {
    const nothing: Why = { type: "why", id: "", code: null, words: null, sentence: "" };
    const seat = this.reader?.seat ?? null;
    if (seat === null) return nothing;
    try {
      const reply = (await this.#requests.ask({ type: "ask_why", seat, text })) as Why;
      if (reply.type !== "why") return nothing;
      if (reply.code && reply.words) this.#refusal = new Problem(reply.code, reply.words);
      return reply;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#refusal = error;
      return { ...nothing, code: error.code, words: error.words, sentence: error.sentence };
    }
  }

  /** What a bot would play; throws a Problem, which `problem` shows as well. */
  async hint(): Promise<Hinted> {
    try {
      return (await this.#requests.ask({ type: "ask_hint", seat: this.active ?? -1 })) as Hinted;
    } catch (error) {
      if (error instanceof Problem) this.#refusal = error;
      throw error;
    }
  }

  /** Try again at once. */
  retry(): void {
    this.#wire.retry();
  }

  close(): void {
    this.#wire.close();
    this.#requests.close();
  }

  /** Something that changes the table: done, or refused with a problem. */
  async #deed(wish: Wish): Promise<void> {
    const isMove = wish.type === "answer" || wish.type === "undo";
    this.#refusal = null;
    if (isMove) this.#moves += 1;
    try {
      await this.#requests.ask(wish);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code !== "web/closed") this.#refusal = error;
    } finally {
      if (isMove) this.#moves -= 1;
    }
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message.you, message.seats, message.table, message.chat);
        break;
      case "table_changed":
        this.seats = message.seats;
        this.#take(message.table);
        break;
      case "sync":
        this.#sync(message);
        break;
      case "update":
        this.#update(message);
        break;
      case "events":
        this.#requests.settle(message.id, message);
        break;
      case "said":
        this.chat = merged(this.chat, [message.line]);
        break;
      case "clocks_set":
        this.#setClocks(message.remaining, message.running, message.at);
        break;
      case "time_short":
        this.timeShort = { seat: message.seat, remaining: message.remaining };
        break;
      case "refused":
        if (message.id) this.#requests.refuse(message.id, message);
        else this.#refusal = new Problem(message.code, message.words);
        break;
      default:
        this.#requests.settle(message.id, message);
    }
  }

  #welcome(you: Person, seats: number[], table: TableInfo, chat: ChatLine[]): void {
    if (this.you && this.you.id !== you.id) this.#forget();
    // Another tab has logged in as somebody else.
    if (session.me && session.me.id !== you.id) void session.renew().catch(() => {});
    this.you = you;
    this.seats = seats;
    this.chat = merged(this.chat, chat);
    this.#take(table);
    this.#requests.sendAgain();
  }

  /** Somebody else has logged in: nothing that the one before him saw may stay. */
  #forget(): void {
    this.readers.clear();
    this.#hasSynced.clear();
    this.chat = [];
    this.active = null;
  }

  #take(table: TableInfo): void {
    this.table = table;
    this.ahead = table.at - Date.now();
    if (this.timeShort && !table.seats[this.timeShort.seat]?.is_running) this.timeShort = null;
    this.#choose();
  }

  #sync(message: Sync): void {
    let reader = this.readers.get(message.seat);
    if (!reader) {
      reader = new Reader(message.seat);
      this.readers.set(message.seat, reader);
    }
    const isFirst = !this.#hasSynced.has(message.seat);
    this.#hasSynced.add(message.seat);
    const from = reader.sync(message);
    if (from !== null) void this.#catchUp(reader, from, !isFirst);
    // Who sits down reads his own seat from now on.
    for (const seat of [...this.readers.keys()])
      if (seat !== message.seat && !this.#reads(seat)) this.readers.delete(seat);
    this.#choose();
    this.#requests.settle(message.id, message);
  }

  async #catchUp(reader: Reader, since: number, isMissed: boolean): Promise<void> {
    try {
      const reply = await this.#requests.ask({ type: "ask_events", seat: reader.seat, since });
      if (reply?.type === "events") reader.learn(reply.since, reply.events, isMissed);
    } catch {
      // The log begins later; the view is whole.
    }
  }

  #update(message: Update): void {
    const reader = this.readers.get(message.seat);
    if (reader && !reader.isLost) {
      if (reader.update(message)) this.#choose();
      else void this.#resync(reader);
    }
    this.#requests.settle(message.id, message);
  }

  async #resync(reader: Reader): Promise<void> {
    reader.isLost = true;
    try {
      await this.#requests.ask({ type: "resync", seat: reader.seat });
    } catch {
      if (reader.isLost) this.#wire.drop();
    }
  }

  #setClocks(remaining: number[], running: number[], at: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({
      ...seat,
      remaining: remaining[seat.number] ?? null,
      is_running: running.includes(seat.number),
    }));
    this.#take({ ...this.table, seats, at });
  }

  #reads(seat: number | null): boolean {
    return seat === null ? this.seats.length === 0 : this.seats.includes(seat);
  }

  /** Show the seat that is asked; who is asked already stays. */
  #choose(): void {
    const mine = [...this.readers.values()].filter((reader) => this.#reads(reader.seat));
    const shown = mine.find((reader) => reader.seat === this.active);
    if (shown?.isAsked) return;
    const next = mine.find((reader) => reader.isAsked) ?? shown ?? mine[0];
    if (next) this.active = next.seat;
    else if (!this.readers.has(this.active)) this.active = null;
  }
}

/** Lines of the chat by number, each once. */
function merged(before: ChatLine[], more: ChatLine[]): ChatLine[] {
  const lines = new Map([...before, ...more].map((line) => [line.number, line]));
  return [...lines.values()].sort((a, b) => a.number - b.number);
}
