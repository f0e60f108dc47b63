// What has to succeed sooner or later: tried again after a pause, and at once when the network is back.

/** Seconds. */
const LONGEST_PAUSE = 30;

interface Pauses {
  /** Before the first attempt. */
  wait?: number;
  longest?: number;
}

export class Trying {
  /** Why it has not succeeded yet; null as long as it has not failed. */
  failure = $state.raw<unknown>(null);

  readonly #run: () => Promise<unknown>;
  readonly #longest: number;
  #attempts = 0;
  #isBusy = false;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(run: () => Promise<unknown>, { wait = 0, longest = LONGEST_PAUSE }: Pauses = {}) {
    this.#run = run;
    this.#longest = longest;
    window.addEventListener("online", this.retry);
    if (wait) this.#timer = setTimeout(this.retry, wait * 1000);
    else this.retry();
  }

  /** Try now; nothing once it has succeeded. */
  retry = (): void => {
    if (!this.#isBusy && !this.#isOver) void this.#try();
  };

  /** Nobody needs it any more. */
  end = (): void => {
    this.#isOver = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.retry);
  };

  async #try(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isBusy = true;
    try {
      await this.#run();
      this.failure = null;
      this.end();
    } catch (error) {
      if (this.#isOver) return;
      this.failure = error ?? new Error("It failed without a reason.");
      this.#timer = setTimeout(this.retry, Math.min(2 ** this.#attempts++, this.#longest) * 1000);
    } finally {
      this.#isBusy = false;
    }
  }
}
