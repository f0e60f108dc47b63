// What was asked over a wire and is not answered yet: each request counts once, however often it is sent.
import { Problem } from "./api";
import type { FromClient, FromServer, Refused } from "./protocol";
import { newId } from "./wire.svelte";

/** Null where the answer came another way. */
export type Reply = FromServer | null;

/** Everything but `id`, which is made when it is sent. */
export type Wish = FromClient extends infer M ? (M extends FromClient ? Omit<M, "id"> : never) : never;

interface Request {
  message: FromClient;
  done: (reply: Reply) => void;
  refused: (problem: Problem) => void;
}

/** Nothing has changed: the same request may be sent again under the same id. */
const TRY_AGAIN = new Set(["request/unavailable", "live/crowded", "live/too-fast", "live/closing"]);
const TRIES = 5;

/** Answered anyway by the sync that follows a reconnect. */
const NOT_SENT_AGAIN = new Set(["resync", "ask_events"]);

export class Requests {
  readonly #send: (message: FromClient) => void;
  readonly #waiting = new Map<string, Request>();
  readonly #tries = new Map<string, number>();
  readonly #later = new Set<ReturnType<typeof setTimeout>>();

  constructor(send: (message: FromClient) => void) {
    this.#send = send;
  }

  /** Settled by `settle`; throws the Problem of a refusal. */
  ask(wish: Wish): Promise<Reply> {
    const message = { ...wish, id: newId() } as FromClient;
    return new Promise((done, refused) => {
      this.#waiting.set(message.id, { message, done, refused });
      this.#send(message);
    });
  }

  /** An answer has come to a request of mine. */
  settle(id: string | null | undefined, reply: Reply): void {
    if (!id) return;
    const request = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#tries.delete(id);
    request?.done(reply);
  }

  /** A request of mine was refused; what may succeed later is tried again by itself. */
  refuse(id: string, { code, words }: Refused): void {
    const request = this.#waiting.get(id);
    if (!request) return;
    const tries = this.#tries.get(id) ?? 0;
    if (TRY_AGAIN.has(code) && tries < TRIES) {
      this.#tries.set(id, tries + 1);
      this.#sendLater(request.message, 2 ** tries);
      return;
    }
    this.#waiting.delete(id);
    this.#tries.delete(id);
    request.refused(new Problem(code, words));
  }

  /** Whatever was not acknowledged when the connection broke is simply sent again. */
  sendAgain(): void {
    for (const [id, { message }] of this.#waiting) {
      if (NOT_SENT_AGAIN.has(message.type)) this.settle(id, null);
      else this.#send(message);
    }
  }

  /** Nobody will answer any more. */
  close(): void {
    for (const timer of this.#later) clearTimeout(timer);
    this.#later.clear();
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { refused } of left) refused(new Problem("web/closed", { id: "web-closed", terms: {} }));
  }

  #sendLater(message: FromClient, seconds: number): void {
    const timer = setTimeout(() => {
      this.#later.delete(timer);
      if (this.#waiting.has(message.id)) this.#send(message);
    }, seconds * 1000);
    this.#later.add(timer);
  }
}
