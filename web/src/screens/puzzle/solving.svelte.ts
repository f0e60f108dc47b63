// A puzzle that somebody has in front of him: the position, what he is about to play, and what is said to it.
import { boardOf } from "../../boards";
import type { BoardModule } from "../../boards/kit/board";
import { moveName, propose, tellsPoints } from "../../boards/kit/moves";
import { Stage } from "../../boards/kit/stage.svelte";
import { api, Problem, problemOf } from "../../lib/api";
import type { PuzzleAnswer, PuzzleShown, TableInfo, Words } from "../../lib/protocol";
import { type Kept, keepTry, keptPuzzles } from "../../lib/puzzles";
import { momentsOf } from "../../lib/reader.svelte";
import { settings } from "../../lib/settings.svelte";
import { hearAll } from "../../lib/sound";
import { announce } from "../../lib/ui/announcer.svelte";
import { learnGame, say } from "../../lib/words.svelte";
import type { Prompt } from "../table/desk.svelte";

/** What those look like who sit there. */
const LOOKS = ["maiden", "berserk", "queen", "hunter", "skald"];

/** Made while a component is set up. */
export class Solving {
  readonly game: string;
  readonly id: string;
  board = $state.raw<BoardModule | null>(null);
  shown = $state.raw<PuzzleShown | null>(null);
  /** The day, if it is the puzzle of the day. */
  day = $state("");
  /** What is said to the last try. */
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** Whether the best move and its line are told. */
  isTold = $state(false);
  preview = $state<string | null>(null);
  advice = $state<string | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What cannot be had at all. */
  failure = $state("");
  isBusy = $state(false);
  kept = $state.raw<Kept>(keptPuzzles());
  readonly #stage = new Stage<unknown>(null);
  readonly prompt = $derived.by(() => this.#prompt());

  constructor(game: string, id: string) {
    this.game = game;
    this.id = id;
    this.#stage.onshow = (facts) => hearAll(facts, this.board?.sounds);
    void this.load();
    $effect(() => {
      this.#stage.speed = settings.speed;
    });
    $effect(() => () => this.#stage.end());
  }

  get view(): unknown {
    return this.#stage.view;
  }
  get recent() {
    return this.#stage.recent;
  }
  get tick(): number {
    return this.#stage.tick;
  }
  get isBehind(): boolean {
    return this.#stage.isBehind;
  }
  get names(): string[] {
    return this.shown?.names ?? [];
  }
  /** Whether a move is asked for now. */
  get isAsked(): boolean {
    return this.shown !== null && this.answer === null;
  }
  get moves(): string[] {
    return this.isAsked && !this.isBusy ? (this.shown?.moves ?? []) : [];
  }
  get question() {
    return this.isAsked ? (this.shown?.question ?? null) : null;
  }
  /** Everybody's points, where what is shown tells them. */
  get scores(): number[] | null {
    const found = (this.view as { scores?: unknown } | null)?.scores;
    const isPoints = Array.isArray(found) && found.length === this.names.length && found.every(Number.isInteger);
    return isPoints ? found : (this.shown?.scores ?? null);
  }
  /** The position as a table, for whatever shows one. */
  get table(): TableInfo | null {
    return this.shown && tableOf(this.shown);
  }

  load = async (): Promise<void> => {
    this.failure = "";
    try {
      const [shown, board, today] = await Promise.all([
        api.puzzle(this.game, this.id),
        boardOf(this.game),
        api.puzzleOfTheDay().catch(() => null),
        learnGame(this.game),
      ]);
      this.day = today?.puzzle?.id === this.id ? today.day : "";
      this.board = board;
      this.#stage.cues = board.cues ?? {};
      this.#stage.seats = [shown.seat];
      this.#stage.set(shown.view);
      this.shown = shown;
    } catch (error) {
      this.failure = problemOf(error).sentence;
    }
  };

  setPreview = (text: string | null): void => {
    this.problem = null;
    this.preview = text;
  };
  advise = (sentence: string | null): void => {
    this.advice = sentence;
  };
  /** From the list: shown first, then played, as on the board. */
  propose = (text: string): boolean => propose(text, this);

  /** Take a move for the best one. */
  play = async (text: string): Promise<void> => {
    if (!this.isAsked || this.isBusy) return;
    this.preview = null;
    const answer = await this.#ask(text);
    if (!answer) return;
    this.kept = keepTry(this.id, answer.is_best, this.day);
    this.answer = answer;
    this.isTold = answer.is_best;
    announce(`${this.prompt.strong ?? ""} ${this.prompt.text}`);
    if (answer.is_best) this.show();
  };

  /** Why a click does nothing: the rule says it, and nothing counts. */
  why = (text: string, words?: Words): void => {
    this.preview = null;
    if (words) this.problem = new Problem(words.id, words);
    else if (!this.shown?.moves.includes(text)) void this.#ask(text);
  };

  /** The best move and what follows, on the board. */
  show = (): void => {
    const { answer } = this;
    if (!answer) return;
    this.isTold = true;
    this.#stage.set(answer.view);
    let before = answer.view;
    for (const step of answer.steps) {
      const moments = momentsOf(before, { events: step.events, patch: [] });
      this.#stage.play([...moments.slice(0, -1), { facts: moments.at(-1)?.facts ?? [], view: step.view }]);
      before = step.view;
    }
  };

  /** From the beginning. */
  again = (): void => {
    this.answer = null;
    this.isTold = false;
    this.problem = null;
    this.preview = null;
    if (this.shown) this.#stage.set(this.shown.view);
  };

  nameOf = (move: string): string => {
    const { shown, board } = this;
    return moveName(this.game, move, shown?.choices ?? null, shown ? (board?.moveName?.(move, shown.view) ?? "") : "");
  };

  async #ask(text: string): Promise<PuzzleAnswer | null> {
    this.isBusy = true;
    this.problem = null;
    try {
      return await api.answerPuzzle(this.game, this.id, text);
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  #prompt(): Prompt {
    const { shown, answer, preview } = this;
    if (this.problem) return { tone: "bad", text: this.problem.sentence };
    if (!shown) return { tone: "wait", text: say("web-connecting") };
    if (answer) return verdictOf(answer);
    const strong = say("web-puzzle-find");
    if (preview === null)
      return { tone: "mine", strong, text: this.advice ?? `${standingOf(shown)} ${say(shown.question.words)}` };
    const choice = shown.choices.find((one) => one.text === preview);
    const points = tellsPoints(choice?.label) ? null : (choice?.points ?? null);
    const move = this.nameOf(preview);
    const text = points === null ? say("web-preview", { move }) : say("web-preview-points", { move, points });
    return { tone: "mine", strong, text: choice?.warning ? `${text} ${say(choice.warning)}` : text };
  }
}

/** Right or wrong, and what it is worth. */
function verdictOf(answer: PuzzleAnswer): Prompt {
  const [best, next] = [percentOf(answer.best.odds), percentOf(answer.others[0]?.odds ?? 0)];
  if (answer.is_best)
    return { tone: "over", strong: say("web-puzzle-right"), text: say("web-puzzle-right-odds", { best, next }) };
  const text =
    answer.odds === null
      ? say("web-puzzle-wrong-least", { best, lost: Math.max(1, best - next) })
      : say("web-puzzle-wrong-odds", { best, odds: percentOf(answer.odds) });
  return { tone: "hint", strong: say("web-puzzle-wrong"), text };
}

export function percentOf(odds: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * odds)));
}

/** Who is asked, and how it stands. */
export function standingOf({ names, seat, scores }: Pick<PuzzleShown, "names" | "seat" | "scores">): string {
  const others = scores.filter((_, other) => other !== seat);
  const lead = (scores[seat] ?? 0) - Math.max(...others);
  const name = names[seat] ?? "";
  if (lead === 0) return say("web-puzzle-level", { name });
  return say(lead > 0 ? "web-puzzle-ahead" : "web-puzzle-behind", { name, points: Math.abs(lead) });
}

/** A table at which this position is played, by people who are all here. */
export function tableOf({ puzzle, rules_version, names, seat, owes }: PuzzleShown): TableInfo {
  const people = names.map((name, number) => ({
    id: `puzzle-${number}`,
    name,
    face: LOOKS[number] ?? "fox",
    guest: true,
  }));
  return {
    id: puzzle.id,
    game: puzzle.game,
    rules_version,
    status: "playing",
    reason: null,
    cooperative: false,
    has_secrets: true,
    options: puzzle.options,
    public: false,
    hints: false,
    companion: false,
    practice: false,
    clock: { kind: "none", amount: 0 },
    host: people[seat] ?? null,
    seats: people.map((person, number) => ({
      number,
      person,
      bot: "",
      is_here: true,
      remaining: null,
      is_running: false,
    })),
    watchers: 0,
    rematch_of: "",
    campaign: "",
    commit: "",
    created: 0,
    started: 0,
    ended: null,
    scores: null,
    places: null,
    turn: owes.map((one) => one.seat),
    undo: null,
    at: 0,
  };
}
