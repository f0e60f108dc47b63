// The review of a finished game: asked for, waited for, and read.
import { api, problemOf } from "../../lib/api";
import type { Judged, ReviewInfo } from "../../lib/protocol";
import { announce } from "../../lib/ui/announcer.svelte";
import { say } from "../../lib/words.svelte";
import type { Film } from "./film.svelte";

/** Milliseconds between two looks at how far it has come. */
const EVERY = 1500;

/** Made while a component is set up: it looks again as long as that is there. */
export class Reviewing {
  info = $state.raw<ReviewInfo | null>(null);
  problem = $state("");
  isBusy = $state(false);
  /** The decision whose better line is shown. */
  shown = $state<number | null>(null);
  readonly #film: Film;

  readonly isUnderWay = $derived.by(() => this.info?.status === "waiting" || this.info?.status === "thinking");
  readonly review = $derived.by(() => this.info?.review ?? null);

  constructor(film: Film) {
    this.#film = film;
    $effect(() => {
      if (!this.isUnderWay) return;
      const timer = setInterval(() => void this.look(), EVERY);
      return () => clearInterval(timer);
    });
  }

  /** What there is of it. */
  look = (): Promise<void> => this.#take(api.review(this.#film.id, this.#film.invitation));

  /** Look for the first time; if nobody has asked for it, perhaps ask. */
  begin = async (isWanted: boolean): Promise<void> => {
    await this.look();
    if (isWanted && this.info?.status === "none") await this.ask();
  };

  /** Have it thought out. */
  ask = async (): Promise<void> => {
    this.isBusy = true;
    await this.#take(api.askForReview(this.#film.id, this.#film.invitation));
    this.isBusy = false;
  };

  /** Wait for it no longer. */
  drop = async (): Promise<void> => {
    this.isBusy = true;
    await this.#take(api.dropReview(this.#film.id));
    this.isBusy = false;
  };

  /** The better line of a decision, played on the board. */
  show = async (one: Judged): Promise<void> => {
    const { id, seat, invitation } = this.#film;
    this.problem = "";
    try {
      const line = await api.betterLine(id, { number: one.number, seat, invitation });
      await this.#film.playLine(line);
      this.shown = one.number;
    } catch (error) {
      this.problem = problemOf(error).sentence;
    }
  };

  async #take(asked: Promise<ReviewInfo>): Promise<void> {
    try {
      const wasUnderWay = this.isUnderWay;
      this.info = await asked;
      this.problem = "";
      if (wasUnderWay && this.info.status === "done") announce(say("web-review-ready"));
    } catch (error) {
      const problem = problemOf(error);
      // Whoever looks too often looks again a little later.
      if (problem.code !== "limit/too-many" || !this.isUnderWay) this.problem = problem.sentence;
    }
  }
}
