// What a person has in front of him at a table: what is asked, what would be played, and what the prompt bar says.
import { untrack } from "svelte";
import type { BoardModule } from "../../boards/kit/board";
import { moveName, NATURE, propose, tellsPoints } from "../../boards/kit/moves";
import { Problem } from "../../lib/api";
import type { Choice, Owes, Proposed, Question, TableInfo, Words } from "../../lib/protocol";
import type { TableSession } from "../../lib/table.svelte";
import { say } from "../../lib/words.svelte";
import { namesOf } from "../people";
import { Hinting } from "./hinting.svelte";
import { awaited, givenUntil, namesAt, reasonOf, resultOf, roomOf, waitingFor } from "./wording";

/** So long something is chosen before the others see it, in milliseconds: who tries out does not flicker. */
const PREPARED_AFTER = 350;

export interface Prompt {
  tone: "mine" | "wait" | "bad" | "lost" | "over" | "hint";
  strong?: string;
  text: string;
  /** Whose turn it is, where several share a screen. */
  who?: { seat: number; name: string };
  /** It is what is seen to happen. */
  isTold?: boolean;
}

/** Made while a component is set up: it follows the session by effects. */
export class Desk {
  readonly session: TableSession;
  /** The game's own drawing, as soon as it is here. */
  board = $state.raw<BoardModule | null>(null);
  /** With points and labels; a moment later than the moves themselves. */
  choices = $state.raw<Choice[] | null>(null);
  /** A move that is shown first. */
  preview = $state<string | null>(null);
  /** What a click on the board means now. */
  advice = $state<string | null>(null);
  readonly hinting = new Hinting(this);
  /** The view that is seen, which may be one that was: what happened since is still to be shown. */
  shown: () => unknown = () => this.session.reader?.view;
  /** At a screen that several share: whose eyes it was opened for. */
  opened = $state<number | null>(null);
  /** There, whether what happened is shown to all before somebody takes the screen. */
  isShownToAll: () => boolean = () => false;
  /** There, from whose place the board was seen before that. */
  #place = $state<number | null>(null);
  /** There, for which decision its own view was asked for though all may see it decided. */
  #wanted = $state("");

  readonly names = $derived.by(() => (this.session.table ? namesOf(this.session.table) : []));
  /** The seats for which I answer myself; a bot may sit in for one of mine. */
  readonly mine = $derived.by(() => this.session.seats.filter((seat) => !this.session.table?.seats[seat]?.bot));
  readonly prompt = $derived.by(() => this.#prompt());
  /** Do those who share this screen see different things, or answer at once what nobody else is to see yet? */
  readonly hasSecrets = $derived.by(() => {
    const { table, seats, seated, readers } = this.session;
    if (table?.has_secrets === false) return false;
    const together = [...(seated?.owes.filter((one) => !one.for_all) ?? []), ...(seated?.answered ?? [])];
    return together.length > 1 || new Set(seats.map((seat) => JSON.stringify(readers.get(seat)?.view))).size > 1;
  });

  constructor(session: TableSession) {
    this.session = session;
    session.eyes = () => (this.isOpen ? null : session.active);
    // Who looks away may be anybody: the next secret is handed over behind a curtain again.
    $effect.pre(() => {
      if (this.isOpen) this.opened = null;
    });
    $effect.pre(() => {
      if (!this.isShownToAll()) this.#place = this.#seat;
    });
    // What a move earns is told to the seat alone.
    const asked = $derived(this.openKey && `${this.openKey} ${session.eyes()}`);
    $effect(() => {
      const now = asked;
      this.choices = null;
      if (!now || session.status !== "open") return;
      void untrack(() => session.choices()).then((found) => {
        if (now === asked && found.length > 0) this.choices = found;
      });
    });
    // Whatever else happens meanwhile: what was begun stays as long as the same is asked.
    const key = $derived(this.key);
    $effect(() => {
      void key;
      this.preview = null;
      this.hinting.forget();
      this.advice = null;
    });
    this.#showPreparing();
  }

  /** The others see what I am about to propose to all, a moment after I have chosen it. */
  #showPreparing(): void {
    const asked = $derived(this.isForAll ? this.openKey : "");
    let told = { asked: "", text: "" };
    $effect(() => {
      const now = { asked, text: asked ? (this.preview ?? "") : "" };
      if (!asked || (told.asked === asked ? told.text : "") === now.text) return;
      const timer = setTimeout(() => {
        told = now;
        this.session.prepare(now.text);
      }, PREPARED_AFTER);
      return () => clearTimeout(timer);
    });
  }

  get question(): Question | null {
    return this.session.reader?.question ?? null;
  }
  /** A bot plays in the seat that is shown. */
  get isReplaced(): boolean {
    const { active, table } = this.session;
    return active !== null && table?.status === "playing" && !!table.seats[active]?.bot;
  }
  /** May I answer now, or think again before the others have answered? */
  get canAnswer(): boolean {
    const { question } = this;
    if (!question) return false;
    // Who looks on reads what all see dealt, but types nothing.
    const isMine = question.seat === NATURE ? this.mine.length > 0 : this.mine.includes(question.seat);
    return isMine && this.session.table?.status === "playing" && !this.isReplaced;
  }
  /** Is it for me to decide something now? */
  get isAsked(): boolean {
    return this.canAnswer && !this.question?.given;
  }
  /** One decision of one seat; empty when there is none. */
  get key(): string {
    return this.isAsked ? this.openKey : "";
  }
  /** The same, also while it is given and may be changed. */
  get openKey(): string {
    const { question } = this;
    if (!question || !this.canAnswer) return "";
    return `${question.seat === NATURE ? this.session.active : question.seat} ${question.id}`;
  }
  get moves(): string[] {
    return this.canAnswer ? (this.session.reader?.moves ?? []) : [];
  }
  get isPlaying(): boolean {
    const { active, table } = this.session;
    return table?.status === "playing" && active !== null && this.mine.includes(active);
  }
  get isHotseat(): boolean {
    return this.mine.length > 1;
  }
  /** What is on the screen is for all who share it to see: nobody is asked, or nothing is decided that must be hidden. */
  get isOpen(): boolean {
    const { seated, readers } = this.session;
    if (this.isShownToAll()) return true;
    const common = readers.get(null);
    if (!this.#isShared || !common) return false;
    // What is open is told to all first: the seat itself may not know yet.
    const isOpenly = !seated?.question || seated.question.open || common.question !== null;
    return isOpenly && this.#wanted !== this.#decision;
  }
  /** Somebody else has to take the screen before anything is shown. */
  get isCurtain(): boolean {
    const { active } = this.session;
    return this.#isShared && !this.isOpen && active !== null && active !== this.opened;
  }
  /** Is there more to see for whoever decides than all see? */
  get canLook(): boolean {
    const { seated, readers } = this.session;
    if (!this.isOpen || this.isShownToAll()) return false;
    return JSON.stringify(seated?.view) !== JSON.stringify(readers.get(null)?.view);
  }
  /** Is a decision looked at in private that all may see? */
  get canHide(): boolean {
    return this.#isShared && !this.isCurtain && this.#wanted === this.#decision;
  }
  /** From whose place the board is seen. */
  get seat(): number | null {
    return this.isShownToAll() ? this.#place : this.#seat;
  }
  get #seat(): number | null {
    if (!this.isOpen) return this.session.reader?.seat ?? null;
    const { question } = this;
    return question && question.seat !== NATURE ? question.seat : this.session.active;
  }
  /** Several people share this screen, and not everything is for all of them. */
  get #isShared(): boolean {
    return this.isHotseat && this.hasSecrets && this.session.table?.status === "playing";
  }
  get #decision(): string {
    return `${this.session.active} ${this.session.seated?.question?.id}`;
  }
  get canHint(): boolean {
    return this.isAsked && !!this.session.table?.hints && this.question?.seat !== NATURE;
  }
  /** Is there something to take back? */
  get canUndo(): boolean {
    const { pending, seated, table } = this.session;
    return this.isPlaying && !pending && !table?.undo && (seated?.can_undo ?? false);
  }
  /** Does the first answer count for all, and are other people asked too? */
  get isForAll(): boolean {
    return this.canAnswer && this.question !== null && this.#isForAll(this.question.seat);
  }
  /** What somebody has proposed to all. */
  get proposed(): Proposed | null {
    const { table, reader } = this.session;
    const proposed = table?.status === "playing" ? (table.proposed ?? null) : null;
    return proposed && (!reader?.question || reader.question.id === proposed.question) ? proposed : null;
  }
  /** Am I to agree to it? */
  get isToAgree(): boolean {
    return this.canAnswer && (this.proposed?.waits_for.some((seat) => this.mine.includes(seat)) ?? false);
  }
  /** Is it mine, and somebody it waits for is not there? Then I may decide without him. */
  get waitsForNobody(): boolean {
    const { proposed } = this;
    if (!proposed || !this.mine.includes(proposed.seat)) return false;
    return proposed.waits_for.every((seat) => !this.session.table?.seats[seat]?.is_here);
  }
  /** What is shown on the board before it is played: my own choice, or what another puts to all. */
  get seen(): string | null {
    if (this.preview !== null || !this.isForAll) return this.preview;
    return this.proposed?.text ?? this.session.gestures.preparing(this.question?.id)?.text ?? null;
  }
  /** Everybody's points, where the game has such a thing. */
  get scores(): number[] | null {
    const { table } = this.session;
    if (table?.cooperative) return null;
    const found = (this.shown() as { scores?: unknown } | undefined)?.scores;
    const isPoints = Array.isArray(found) && found.length === table?.seats.length && found.every(Number.isInteger);
    return isPoints ? found : (table?.scores ?? null);
  }

  /** Show what only the seat may see, behind a curtain. */
  look = (): void => {
    this.#wanted = this.#decision;
  };

  /** Let all see it again, but nothing of what was thought about in private. */
  hide = (): void => {
    this.#wanted = "";
    this.preview = null;
    this.hinting.forget();
  };

  setPreview = (text: string | null): void => {
    this.session.forgetProblem();
    this.preview = text;
    this.hinting.leave();
  };

  advise = (sentence: string | null): void => {
    this.advice = sentence;
  };

  play = (text: string): void => {
    this.preview = null;
    this.hinting.leave();
    if (this.isForAll) void this.session.propose(text);
    else void this.session.play(text);
  };

  /** Agree to what somebody has proposed. */
  agree = (): void => {
    this.preview = null;
    void this.session.agree();
  };

  /** Settle for all what I have proposed, without waiting any longer. */
  decide = (): void => {
    const { proposed } = this;
    if (proposed) void this.session.play(proposed.text);
  };

  /** From the list: shown first, then played, as on the board. */
  propose = (text: string): boolean => propose(text, this);

  why = (text: string, words?: Words): void => {
    this.preview = null;
    if (words) this.session.refuse(new Problem(words.id, words));
    else void this.session.why(text);
  };

  nameOf(move: string): string {
    const { table, reader } = this.session;
    const name = this.board?.moveName;
    return moveName(table?.game ?? "", move, this.choices, name && reader ? name(move, reader.view) : "");
  }

  #prompt(): Prompt {
    const { session } = this;
    const { table, reader } = session;
    const { obstacle, retryIn: seconds } = session;
    if (session.status === "lost" || (session.status === "connecting" && obstacle)) {
      const next = obstacle ? "web-next-attempt" : "web-lost-retry";
      const text = seconds > 0 ? say(next, { seconds }) : say("web-lost-trying");
      return { tone: "lost", strong: obstacle?.sentence ?? say("web-lost"), text };
    }
    if (session.isSpeechless) return { tone: "lost", text: say("web-part-missing") };
    if (!table || session.status === "connecting") return { tone: "wait", text: say("web-connecting") };
    if (session.problem) return { tone: "bad", text: session.problem.sentence };
    if (table.status === "open") return { tone: "wait", text: roomOf(table, session.seats, session.isHost) };
    if (table.status === "over")
      return { tone: "over", strong: say("web-over"), text: this.#result(table, reader?.owes ?? []) };
    if (table.status !== "playing")
      return { tone: "bad", text: table.reason ? say(table.reason) : say("web-table-closed") };
    if (this.isReplaced) return { tone: "wait", strong: say("web-replaced"), text: say("web-replaced-help") };
    if (table.undo && this.mine.includes(table.undo.seat)) {
      const names = table.undo.waits_for.map((seat) => this.names[seat]).join(", ");
      return { tone: "wait", text: say("web-undo-waits", { names }) };
    }
    if (!reader) return { tone: "wait", text: say("web-connecting") };
    if (this.proposed && this.preview === null) return this.#put(this.proposed);
    if (this.canAnswer && this.question && (this.isAsked || this.preview !== null)) return this.#asked(this.question);
    const waiting = waitingFor(table, reader.owes, this.names, this.mine);
    if (!this.canAnswer) return { tone: "wait", text: waiting };
    const answer = this.question?.answer;
    const strong = answer ? say("web-given-move", { move: this.nameOf(answer) }) : say("web-given");
    return { tone: "wait", strong, text: givenUntil(table, reader.owes, this.names, this.mine) };
  }

  #result(table: TableInfo, owes: Owes[]): string {
    return `${resultOf(table, this.names, this.mine)} ${reasonOf(table, this.names, owes)}`.trim();
  }

  /** Whether somebody else may answer in that seat's place. */
  #isForAll(seat: number): boolean {
    const { table, reader } = this.session;
    const isShared = reader?.owes.some((one) => one.seat === seat && one.for_all);
    return Boolean(isShared && table && awaited(table, reader?.owes ?? []).size > 1);
  }

  /** What another is about to propose to all. */
  #preparing(question: Question): string {
    const one = this.isForAll ? this.session.gestures.preparing(question.id) : null;
    return one ? say("web-prepared", { name: this.names[one.seat] ?? "", move: this.nameOf(one.text) }) : "";
  }

  /** What was proposed to all, and who is to agree. */
  #put(proposed: Proposed): Prompt {
    const move = this.nameOf(proposed.text);
    const waiting = say("web-proposed-waits", {
      names: namesAt(proposed.waits_for, this.names),
      count: proposed.waits_for.length,
    });
    if (this.mine.includes(proposed.seat))
      return { tone: "wait", strong: say("web-proposed-mine", { move }), text: waiting };
    const strong = say("web-proposed", { name: this.names[proposed.seat] ?? "", move });
    return this.isToAgree
      ? { tone: "mine", strong, text: say("web-proposed-agree") }
      : { tone: "wait", strong, text: waiting };
  }

  #asked(question: Question): Prompt {
    const prompt = this.#putTo(question);
    const { seat } = question;
    return this.isHotseat && seat !== NATURE ? { ...prompt, who: { seat, name: this.names[seat] ?? "" } } : prompt;
  }

  #putTo(question: Question): Prompt {
    const name = this.names[question.seat] ?? "";
    const mine = this.isHotseat ? say("web-turn-of", { name }) : say("web-your-turn");
    const own = this.#isForAll(question.seat) ? say("web-to-all") : mine;
    const strong = question.seat === NATURE ? say("web-cardboard") : own;
    const { level, text: hint } = this.hinting;
    if (level && hint !== null) return { tone: "hint", strong: say("web-hint"), text: hint };
    if (this.preview === null) {
      const asked = this.advice ?? say(question.words);
      return { tone: "mine", strong, text: [asked, this.#preparing(question)].filter(Boolean).join(" ") };
    }
    const choice = this.choices?.find((one) => one.text === this.preview);
    const move = this.nameOf(this.preview);
    const points = tellsPoints(choice?.label) ? null : (choice?.points ?? null);
    const text = points === null ? say("web-preview", { move }) : say("web-preview-points", { move, points });
    return { tone: level ? "hint" : "mine", strong, text: choice?.warning ? `${text} ${say(choice.warning)}` : text };
  }
}
