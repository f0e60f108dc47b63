// A websocket that comes back by itself: after a sleep, a change of network, a restart of the server.
import { type Problem, problemOf } from "./api";
import { CLOSED } from "./protocol";

export type WireStatus = "connecting" | "open" | "lost" | "closed";

/** Seconds. */
const LONGEST_PAUSE = 30;
const PING_EVERY = 25;
const PONG_WITHIN = 8;
const HANDSHAKE_WITHIN = 15;

/** With these codes connecting again would change nothing. */
const FINAL: ReadonlySet<number> = new Set([
  CLOSED.SESSION_ENDED,
  CLOSED.NOT_WELCOME,
  CLOSED.NO_SUCH_TABLE,
  CLOSED.TOO_MANY,
]);

export interface WireOptions {
  /** Asked before every attempt. */
  address: () => string;
  /** Must be done before an attempt: be somebody. `anew` if the server says that we are nobody any more. */
  prepare: (anew: boolean) => Promise<unknown>;
  /** Whether the server still knows us as whoever we were: a session may have ended because there is a newer one. */
  isSame: () => Promise<boolean>;
  hear: (message: { type: string }) => void;
}

/** A name that nobody has used: for requests, which count once however often they are sent. */
export function newId(): string {
  // crypto.randomUUID exists on secure pages only, and people play in their living room's network.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Wire {
  status = $state<WireStatus>("connecting");
  closedCode = $state<number | null>(null);
  /** Why we cannot be somebody, without which there is no connection. */
  problem = $state.raw<Problem | null>(null);
  /** Whole seconds until the next attempt. */
  retryIn = $state(0);

  #options: WireOptions;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #wasOpen = false;
  #triedAgain = false;
  #isNobody = false;
  #ended = false;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #ping: { id: string; timer: ReturnType<typeof setTimeout> } | null = null;
  #heartbeat: ReturnType<typeof setInterval> | null = null;

  constructor(options: WireOptions) {
    this.#options = options;
    window.addEventListener("online", this.#wake);
    window.addEventListener("offline", this.#doubt);
    window.addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    void this.#connect();
  }

  get isOpen(): boolean {
    return this.status === "open";
  }

  /** Send now, or not at all. */
  send(message: object): boolean {
    if (!this.isOpen || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again at once, also after an end that seemed final. */
  retry(): void {
    if (this.#ended || this.#socket) return;
    this.#isNobody = this.closedCode === CLOSED.SESSION_ENDED;
    this.closedCode = null;
    this.#triedAgain = false;
    void this.#connect();
  }

  /** Hang up: what was heard cannot be. */
  drop(): void {
    this.#gone(1006);
  }

  close(): void {
    this.#ended = true;
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("offline", this.#doubt);
    window.removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    hangUp(this.#release());
    this.#stopTimers();
    this.status = "closed";
    this.closedCode = 1000;
  }

  async #connect(): Promise<void> {
    this.#stopTimers();
    this.status = this.#wasOpen ? "lost" : "connecting";
    this.retryIn = 0;
    try {
      const anew = this.#isNobody;
      this.#isNobody = false;
      await this.#options.prepare(anew);
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
      if (!this.#ended && !this.#socket) this.#again(this.#pause());
      return;
    }
    if (this.#ended || this.#socket) return;
    const socket = new WebSocket(this.#options.address());
    this.#socket = socket;
    const late = this.#after(HANDSHAKE_WITHIN, () => this.#gone(1006));
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.#socket) return;
      this.#cancel(late);
      this.#hear(event.data);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#gone(event.code);
    };
  }

  #hear(data: unknown): void {
    let message: { type: string; id?: string };
    try {
      message = JSON.parse(String(data));
    } catch {
      this.drop();
      return;
    }
    this.#calm();
    if (message.type === "pong") return;
    // A refusal before the welcome says why the server is about to close.
    if (!this.isOpen && message.type !== "refused") this.#opened();
    this.#options.hear(message);
  }

  #opened(): void {
    this.#attempts = 0;
    this.#wasOpen = true;
    this.#triedAgain = false;
    this.status = "open";
    this.closedCode = null;
    this.#heartbeat = setInterval(() => this.#askWhetherAlive(), PING_EVERY * 1000);
  }

  /** A socket that has slept may look open and be dead. */
  #askWhetherAlive(): void {
    if (!this.isOpen || this.#ping) return;
    const id = newId();
    if (!this.send({ type: "ping", id })) return;
    this.#ping = { id, timer: setTimeout(() => this.#gone(1006), PONG_WITHIN * 1000) };
  }

  /** Whatever was heard shows that the other side lives. */
  #calm(): void {
    if (this.#ping) clearTimeout(this.#ping.timer);
    this.#ping = null;
  }

  #gone(code: number): void {
    if (this.#ended || !this.#socket) return;
    const wasOpen = this.isOpen;
    this.#release()?.close();
    if (code === CLOSED.SESSION_ENDED && !this.#wasOpen && !this.#triedAgain) {
      this.#triedAgain = true;
      this.#isNobody = true;
      this.#again(0);
    } else if (code === CLOSED.SESSION_ENDED && !this.#triedAgain) {
      this.#triedAgain = true;
      this.status = "lost";
      void this.#askWhoWeAre();
    } else if (code === CLOSED.NO_SUCH_TABLE && !this.#triedAgain && (wasOpen || this.#wasOpen)) {
      // It may just have been let go.
      this.#triedAgain = true;
      this.#again(1);
    } else if (FINAL.has(code)) this.#end(code);
    else if (code === CLOSED.GOING_AWAY) this.#again(1 + 3 * Math.random());
    else if (code === CLOSED.TOO_FAST) this.#again(10 + 5 * Math.random());
    else this.#again(this.#pause());
  }

  async #askWhoWeAre(): Promise<void> {
    const isSame = await this.#options.isSame().catch(() => true);
    if (this.#ended || this.#socket) return;
    if (isSame) this.#again(0);
    else this.#end(CLOSED.SESSION_ENDED);
  }

  #end(code: number): void {
    this.#stopTimers();
    this.status = "closed";
    this.closedCode = code;
  }

  /** 1, 2, 4, … seconds, and not everybody at the same moment. */
  #pause(): number {
    return Math.min(2 ** this.#attempts++, LONGEST_PAUSE) * (0.75 + Math.random() / 2);
  }

  #again(seconds: number): void {
    this.#stopTimers();
    this.status = this.#wasOpen ? "lost" : "connecting";
    this.retryIn = Math.ceil(seconds);
    const end = Date.now() + seconds * 1000;
    const count = setInterval(() => {
      this.retryIn = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    }, 1000);
    this.#timers.add(count);
    this.#after(seconds, () => void this.#connect());
  }

  #wake = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (this.#socket) this.#askWhetherAlive();
    else if (this.status !== "closed") {
      this.#attempts = 0;
      void this.#connect();
    }
  };

  #doubt = (): void => {
    this.#askWhetherAlive();
  };

  /** Let go of the socket: nothing that it says counts any more. */
  #release(): WebSocket | null {
    const socket = this.#socket;
    this.#socket = null;
    this.#calm();
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    this.#heartbeat = null;
    if (socket) socket.onmessage = socket.onclose = null;
    return socket;
  }

  #after(seconds: number, run: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, seconds * 1000);
    this.#timers.add(timer);
    return timer;
  }

  #cancel(timer: ReturnType<typeof setTimeout>): void {
    clearTimeout(timer);
    this.#timers.delete(timer);
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

/** Close a socket; one that is just being opened first opens, because the browser would complain of it. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(1000);
  else socket?.close(1000);
}
