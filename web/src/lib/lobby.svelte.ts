// The lobby, live: tables that wait for players, and my own.
import type { Problem } from "./api";
import { socketAddress } from "./place";
import type { Lobby, TableInfo } from "./protocol";
import { session } from "./session.svelte";
import { Wire, type WireStatus } from "./wire.svelte";

export class LobbySession {
  open = $state.raw<TableInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  /** Has the lobby been heard at all? */
  isKnown = $state(false);
  #wire: Wire;

  constructor() {
    this.#wire = new Wire({
      address: () => socketAddress("/api/lobby"),
      prepare: (anew) => (anew ? session.renew() : session.ensure()),
      isSame: () => session.isSame(),
      hear: (message) => this.#hear(message as Lobby),
    });
  }

  get status(): WireStatus {
    return this.#wire.status;
  }
  get closedCode(): number | null {
    return this.#wire.closedCode;
  }
  /** Why there is no connection, where that is known. */
  get problem(): Problem | null {
    return this.#wire.problem;
  }
  get retryIn(): number {
    return this.#wire.retryIn;
  }

  retry(): void {
    this.#wire.retry();
  }

  close(): void {
    this.#wire.close();
  }

  #hear(message: Lobby): void {
    if (message.type !== "lobby") return;
    this.open = message.open;
    this.mine = message.mine;
    this.isKnown = true;
  }
}
