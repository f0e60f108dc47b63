// One table over one websocket: what every reader sees, and what was asked for and is not answered yet.
import { SvelteMap } from "svelte/reactivity";
import { Problem, problemOf } from "./api";
import { merged } from "./chat";
import { Gestures } from "./gestures.svelte";
import { socketAddress } from "./place";
import type {
  ChatLine,
  Choice,
  Choices,
  ClocksSet,
  FromServer,
  Hinted,
  Past,
  Person,
  Sync,
  TableInfo,
  Update,
  Welcome,
  Why,
  Words,
} from "./protocol";
import { Reader } from "./reader.svelte";
import { Requests, type Wish } from "./requests";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { Trying } from "./trying.svelte";
import { newId, Wire, type WireStatus } from "./wire.svelte";
import { learnGame, speaksOf } from "./words.svelte";

export class TableSession {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<Person | null>(null);
  seats = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  readers = new SvelteMap<number | null, Reader>();
  /** What others show without playing it. */
  readonly gestures = new Gestures();
  /** Which reader is shown: the own seat whose turn it is. */
  active = $state<number | null>(null);
  /** With whose eyes the table is looked at; where several share a screen, with nobody's own. */
  eyes: () => number | null = () => this.active;
  /** A seat whose time is nearly up. */
  timeShort = $state.raw<{ seat: number; remaining: number } | null>(null);
  /** What the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  #refusal = $state.raw<Problem | null>(null);
  /** What was to be decided when it was refused. */
  #refusedAt = "";
  #learning = $state.raw<Trying | null>(null);
  #moves = $state(0);

  #wire: Wire;
  #requests = new Requests((message) => this.#wire.send(message));
  /** What was heard, and when, while the words for it are still learned. */
  #held: { message: FromServer; at: number }[] = [];
  #learn: (game: string) => Promise<unknown>;

  /** `learn` loads what is needed to speak of a game: nothing is shown before. */
  constructor(id: string, invitation = "", learn: (game: string) => Promise<unknown> = learnGame) {
    this.id = id;
    this.#learn = learn;
    this.#wire = new Wire({
      address: () => {
        const query = new URLSearchParams({ lang: settings.language });
        if (invitation) query.set("invitation", invitation);
        return socketAddress(`/api/tables/${encodeURIComponent(id)}/socket?${query}`);
      },
      prepare: (anew) => (anew ? session.renew() : session.ensure()),
      isSame: () => session.isSame(),
      hear: (message) => this.#hear(message as FromServer),
    });
  }

  get status(): WireStatus {
    return this.#wire.status;
  }
  get closedCode(): number | null {
    return this.#wire.closedCode;
  }
  /** Why there is no connection, where that is known. */
  get obstacle(): Problem | null {
    return this.#wire.problem;
  }
  get retryIn(): number {
    return this.#wire.retryIn;
  }
  /** What is shown: what the seat sees whose turn it is, or what all may see. */
  get reader(): Reader | null {
    return this.readers.get(this.eyes()) ?? null;
  }
  /** The seat whose turn it is, with what only it sees. */
  get seated(): Reader | null {
    return this.readers.get(this.active) ?? null;
  }
  /** The last refusal, in the language that is spoken now, until something else is to be decided. */
  get problem(): { code: string; sentence: string; words: Words } | null {
    const refusal = this.#refusal;
    return refusal && { code: refusal.code, sentence: refusal.sentence, words: refusal.words };
  }
  /** The words for this table cannot be had, so that nothing is shown; they are asked for again and again. */
  get isSpeechless(): boolean {
    return this.#learning !== null && this.#learning.failure !== null;
  }
  /** What is to be decided now: by me, or else by whom. */
  get #moment(): string {
    const { question, owes } = this.reader ?? { question: null, owes: [] };
    const turn = question ? [question.id, question.given] : owes.map(({ seat, step }) => `${seat} ${step}`);
    return JSON.stringify([this.table?.status, this.active, turn]);
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

  /** Put an answer that counts for all to the others; with nobody to ask the server plays it. */
  async propose(text: string): Promise<void> {
    const question = this.reader?.question;
    if (!question || this.pending) return;
    await this.#deed({ type: "propose", seat: question.seat, question: question.id, text });
  }

  /** Agree to what somebody has proposed. */
  async agree(): Promise<void> {
    const proposed = this.table?.proposed;
    const seat = proposed?.waits_for.find((one) => this.seats.includes(one));
    if (proposed && seat !== undefined) await this.#deed({ type: "agree", seat, proposal: proposed.id });
  }

  /** Let the others see what I am about to propose; whether they do is of no consequence. */
  prepare(text: string): void {
    const question = this.reader?.question;
    if (question) this.#wire.send({ type: "prepare", id: newId(), seat: question.seat, question: question.id, text });
  }

  /** Point at a place of the board. */
  point(at: string): void {
    if (this.active === null) return;
    this.gestures.light(this.active, at);
    this.#wire.send({ type: "point", id: newId(), seat: this.active, at });
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

  /** Say something to everybody; returns why it cannot be said. */
  async say(text: string): Promise<Problem | null> {
    try {
      await this.#requests.ask({ type: "say", text });
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  /** The legal moves with points, labels and warnings; none if the question has gone meanwhile. */
  async choices(): Promise<Choice[]> {
    const reader = this.reader;
    const question = reader?.question;
    if (!question) return [];
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
    const { reader } = this;
    if (!reader?.question) return nothing;
    const { seat } = reader;
    try {
      const reply = (await this.#requests.ask({ type: "ask_why", seat, text })) as Why;
      if (reply.type !== "why") return nothing;
      if (reply.code && reply.words) this.refuse(new Problem(reply.code, reply.words));
      return reply;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.refuse(error);
      return { ...nothing, code: error.code, words: error.words, sentence: error.sentence };
    }
  }

  /** What a strong player would consider; throws a Problem. */
  async hint(): Promise<Hinted> {
    return (await this.#requests.ask({ type: "ask_hint", seat: this.active ?? -1 })) as Hinted;
  }

  /** What the reader was told behind so many events, as he saw it happen; null if it cannot be had. */
  async past(since: number): Promise<Past | null> {
    try {
      const reply = await this.#requests.ask({ type: "ask_past", seat: this.eyes(), since });
      return reply?.type === "past" ? reply : null;
    } catch {
      return null;
    }
  }

  /** Try again at once. */
  retry(): void {
    this.#wire.retry();
  }

  close(): void {
    this.#release();
    this.#wire.close();
    this.#requests.close();
    this.gestures.end();
  }

  /** Something that changes the table: done, or refused with a problem. */
  async #deed(wish: Wish): Promise<void> {
    const isMove = ["answer", "propose", "agree", "undo"].includes(wish.type);
    const asked = this.#moment;
    this.#refusal = null;
    if (isMove) this.#moves += 1;
    try {
      await this.#requests.ask(wish);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // Somebody was quicker, and that is seen: what is asked now must not stand behind a sentence about before.
      const isLate = error.code === "match/stale" || error.code === "live/proposal-gone";
      const isOvertaken = isLate && asked !== this.#moment;
      if (error.code !== "web/closed" && !isOvertaken) this.refuse(error);
    } finally {
      if (isMove) this.#moves -= 1;
    }
  }

  refuse(problem: Problem): void {
    this.#refusal = problem;
    this.#refusedAt = this.#moment;
  }

  #hear(message: FromServer): void {
    const at = Date.now();
    if (message.type === "welcome") {
      this.#release();
      if (!speaksOf(message.table.game)) this.#hold(message.table.game);
    }
    if (this.#learning) this.#held.push({ message, at });
    else this.#understand(message, at);
  }

  /** Nothing counts from here on until there are words for it. */
  #hold(game: string): void {
    const learning = new Trying(async () => {
      await this.#learn(game);
      if (this.#learning !== learning) return;
      for (const { message, at } of this.#release()) this.#understand(message, at);
    });
    this.#learning = learning;
  }

  /** Whatever was held, which is held no longer. */
  #release(): { message: FromServer; at: number }[] {
    this.#learning?.end();
    this.#learning = null;
    return this.#held.splice(0);
  }

  #understand(message: FromServer, heard: number): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message, heard);
        break;
      case "table_changed":
        this.seats = message.seats;
        this.#take(message.table, heard);
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
      case "prepared":
      case "pointed":
        this.gestures.hear(message);
        break;
      case "clocks_set":
        this.#setClocks(message, heard);
        break;
      case "time_short":
        this.timeShort = { seat: message.seat, remaining: message.remaining };
        break;
      case "refused":
        if (message.id) this.#requests.refuse(message.id, message);
        else this.refuse(new Problem(message.code, message.words));
        break;
      default:
        this.#requests.settle(message.id, message);
    }
  }

  #welcome({ you, seats, table, chat }: Welcome, heard: number): void {
    if (this.you && this.you.id !== you.id) this.#forget();
    // Another tab has logged in as somebody else.
    if (session.me && session.me.id !== you.id) void session.renew().catch(() => {});
    this.you = you;
    this.seats = seats;
    this.chat = merged(this.chat, chat);
    this.#take(table, heard);
    this.#requests.sendAgain();
  }

  /** Somebody else has logged in: nothing that the one before him saw may stay. */
  #forget(): void {
    this.readers.clear();
    this.chat = [];
    this.active = null;
  }

  #take(table: TableInfo, heard: number): void {
    this.table = table;
    this.ahead = table.at - heard;
    if (this.timeShort && !table.seats[this.timeShort.seat]?.is_running) this.timeShort = null;
    this.#choose();
  }

  #sync(message: Sync): void {
    let reader = this.readers.get(message.seat);
    if (!reader) {
      reader = new Reader(message.seat);
      this.readers.set(message.seat, reader);
    }
    const from = reader.sync(message);
    if (from !== null) void this.#catchUp(reader, from);
    // Who sits down reads his own seat from now on.
    for (const seat of [...this.readers.keys()])
      if (seat !== message.seat && !this.#reads(seat)) this.readers.delete(seat);
    this.#choose();
    this.#requests.settle(message.id, message);
  }

  async #catchUp(reader: Reader, since: number): Promise<void> {
    try {
      const reply = await this.#requests.ask({ type: "ask_events", seat: reader.seat, since });
      if (reply?.type === "events") reader.learn(reply.since, reply.events);
    } catch {
      // The log has a gap; the view is whole.
      reader.giveUp();
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

  #setClocks({ remaining, running, at }: ClocksSet, heard: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({
      ...seat,
      remaining: remaining[seat.number] ?? null,
      is_running: running.includes(seat.number),
    }));
    this.#take({ ...this.table, seats, at }, heard);
  }

  /** Who looks on reads what all may see, and so do several at one screen. */
  #reads(seat: number | null): boolean {
    return seat === null ? this.seats.length !== 1 : this.seats.includes(seat);
  }

  /** Show the seat that is asked; what was refused before something else was to be decided is over. */
  #choose(): void {
    this.#chooseSeat();
    if (this.#refusal && this.#refusedAt !== this.#moment) this.#refusal = null;
  }

  /** Who is asked already stays. */
  #chooseSeat(): void {
    const isMine = ({ seat }: Reader) => this.#reads(seat) && (seat !== null || this.seats.length === 0);
    const mine = [...this.readers.values()].filter(isMine);
    const shown = mine.find((reader) => reader.seat === this.active);
    if (shown?.isAsked) return;
    const next = mine.find((reader) => reader.isAsked) ?? shown ?? mine[0];
    if (next) this.active = next.seat;
    else if (!this.readers.has(this.active)) this.active = null;
  }
}
