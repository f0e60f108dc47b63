// What a person has in front of him at a table: what is asked, what would be played, and what the prompt bar says.
import type { BoardModule } from "../../boards/kit/board";
import { moveName, NATURE, propose, tellsPoints } from "../../boards/kit/moves";
import type { Choice, Owes, Question, TableInfo } from "../../lib/protocol";
import type { TableSession } from "../../lib/table.svelte";
import { announce } from "../../lib/ui/announcer.svelte";
import { say } from "../../lib/words.svelte";
import { namesOf } from "../people";
import { awaited, reasonOf, resultOf, roomOf, waitingFor } from "./wording";

export interface Prompt {
  tone: "mine" | "wait" | "bad" | "lost" | "over" | "hint";
  strong?: string;
  text: string;
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
  hint = $state<string | null>(null);
  /** What a click on the board means now. */
  advice = $state<string | null>(null);
  isThinking = $state(false);
  /** What I answered last, and to which question: it may still be changed. */
  #sent = $state.raw({ key: "", text: "" });
  /** At a screen that several share: whose eyes it was opened for. */
  opened = $state<number | null>(null);

  readonly names = $derived.by(() => (this.session.table ? namesOf(this.session.table) : []));
  /** The seats for which I answer myself; a bot may sit in for one of mine. */
  readonly mine = $derived.by(() => this.session.seats.filter((seat) => !this.session.table?.seats[seat]?.bot));
  readonly prompt = $derived.by(() => this.#prompt());
  /** Do those who share this screen see different things? */
  readonly hasSecrets = $derived.by(
    () =>
      this.session.table?.has_secrets !== false &&
      new Set([...this.session.readers.values()].map((reader) => JSON.stringify(reader.view))).size > 1,
  );

  constructor(session: TableSession) {
    this.session = session;
    $effect(() => {
      const { openKey } = this;
      this.choices = null;
      if (!openKey || session.status !== "open") return;
      void session.choices().then((found) => {
        if (openKey === this.openKey && found.length > 0) this.choices = found;
      });
    });
    $effect(() => {
      void this.key;
      this.preview = null;
      this.hint = null;
      this.advice = null;
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
    return this.question !== null && this.session.table?.status === "playing" && !this.isReplaced;
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
    return this.canAnswer ? `${this.session.active} ${this.question?.id}` : "";
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
  /** Somebody else has to take the screen before anything is shown. */
  get isCurtain(): boolean {
    const { active, table } = this.session;
    if (!this.isHotseat || !this.hasSecrets || table?.status !== "playing") return false;
    return active !== null && active !== this.opened;
  }
  get canHint(): boolean {
    return this.isAsked && !!this.session.table?.hints && this.question?.seat !== NATURE;
  }
  get canUndo(): boolean {
    return this.isPlaying && !this.session.pending && !this.session.table?.undo;
  }
  /** Everybody's points, where the game has such a thing. */
  get scores(): number[] | null {
    const { table, reader } = this.session;
    if (table?.cooperative) return null;
    if (table?.scores) return table.scores;
    const found = (reader?.view as { scores?: unknown } | undefined)?.scores;
    const isPoints = Array.isArray(found) && found.length === table?.seats.length && found.every(Number.isInteger);
    return isPoints ? found : null;
  }

  setPreview = (text: string | null): void => {
    this.session.forgetProblem();
    this.preview = text;
    this.hint = null;
  };

  advise = (sentence: string | null): void => {
    this.advice = sentence;
  };

  play = (text: string): void => {
    this.preview = null;
    this.hint = null;
    this.#sent = { key: this.openKey, text };
    void this.session.play(text);
  };

  /** From the list: shown first, then played, as on the board. */
  propose = (text: string): boolean => propose(text, this);

  why = (text: string): void => {
    this.preview = null;
    void this.session.why(text);
  };

  askHint = async (): Promise<void> => {
    this.isThinking = true;
    this.session.forgetProblem();
    try {
      const found = await this.session.hint();
      if (!this.isAsked || found.question !== this.question?.id) return;
      this.preview = found.move;
      this.hint = say(found.words, { move: this.nameOf(found.move) });
      announce(this.hint);
    } catch {
      // The prompt bar says why.
    } finally {
      this.isThinking = false;
    }
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
    if (this.canAnswer && this.question && (this.isAsked || this.preview !== null)) return this.#asked(this.question);
    const waiting = waitingFor(table, reader.owes, this.names, this.mine);
    if (!this.canAnswer) return { tone: "wait", text: waiting };
    const isKnown = this.#sent.key === this.openKey;
    const strong = isKnown ? say("web-given-move", { move: this.nameOf(this.#sent.text) }) : say("web-given");
    return { tone: "wait", strong, text: `${waiting} ${say("web-given-change")}` };
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

  #asked(question: Question): Prompt {
    const name = this.names[question.seat] ?? "";
    const mine = this.isHotseat ? say("web-turn-of", { name }) : say("web-your-turn");
    const own = this.#isForAll(question.seat) ? say("web-to-all") : mine;
    const strong = question.seat === NATURE ? say("web-cardboard") : own;
    if (this.hint) return { tone: "hint", strong: say("web-hint"), text: this.hint };
    if (this.preview === null) return { tone: "mine", strong, text: this.advice ?? say(question.words) };
    const choice = this.choices?.find((one) => one.text === this.preview);
    const move = this.nameOf(this.preview);
    const points = tellsPoints(choice?.label) ? null : (choice?.points ?? null);
    const text = points === null ? say("web-preview", { move }) : say("web-preview-points", { move, points });
    return { tone: "mine", strong, text: choice?.warning ? `${text} ${say(choice.warning)}` : text };
  }
}
