// The lobby, live: tables that wait for players, and my own.
import { api, type Problem } from "./api";
import { socketAddress } from "./place";
import type { Lobby, TableInfo } from "./protocol";
import { session } from "./session.svelte";
import { Wire, type WireStatus } from "./wire.svelte";

/** Only the first page is live: how long after a change the further ones that are shown are read again. */
const FURTHER_AFTER = 5000;

export class LobbySession {
  mine = $state.raw<TableInfo[]>([]);
  /** Has the lobby been heard at all? */
  isKnown = $state(false);
  #first = $state.raw<TableInfo[]>([]);
  #further = $state.raw<TableInfo[]>([]);
  /** Behind what the first page ends, and the last one that is shown. */
  #next = "";
  #last = $state("");
  #pages = 1;
  #reading: ReturnType<typeof setTimeout> | null = null;
  #wire: Wire;

  constructor() {
    this.#wire = new Wire({
      address: () => socketAddress("/api/lobby"),
      prepare: (anew) => (anew ? session.renew() : session.ensure()),
      isSame: () => session.isSame(),
      hear: (message) => this.#hear(message as Lobby),
    });
  }

  /** The tables that wait for players, as many pages as were asked for. */
  get open(): TableInfo[] {
    const shown = new Set(this.#first.map(({ id }) => id));
    return [...this.#first, ...this.#further.filter(({ id }) => !shown.has(id))];
  }
  /** Are there more than these? */
  get hasMore(): boolean {
    return this.#last !== "";
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

  /** Show one page more; throws a Problem. */
  async showMore(): Promise<void> {
    const page = await api.openTables(this.#last);
    this.#pages += 1;
    this.#further = [...this.#further, ...page.tables];
    this.#last = page.more;
  }

  close(): void {
    if (this.#reading) clearTimeout(this.#reading);
    this.#wire.close();
  }

  #hear(message: Lobby): void {
    if (message.type !== "lobby") return;
    this.#first = message.open;
    this.#next = message.more;
    if (this.#pages === 1) this.#last = message.more;
    else this.#reading ??= setTimeout(() => void this.#readFurther(), FURTHER_AFTER);
    this.mine = message.mine;
    this.isKnown = true;
  }

  /** The further pages as they are now; if they cannot be had, what was shown stays. */
  async #readFurther(): Promise<void> {
    const tables: TableInfo[] = [];
    let next = this.#next;
    let pages = 1;
    try {
      while (next && pages < this.#pages) {
        const page = await api.openTables(next);
        tables.push(...page.tables);
        next = page.more;
        pages += 1;
      }
      this.#further = tables;
      this.#last = next;
      this.#pages = pages;
    } catch {
      // The next change brings another try.
    }
    this.#reading = null;
  }
}
