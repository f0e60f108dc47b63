// Who I am on this device: a guest at once, or an account.
import { api, Problem } from "./api";
import type { Me } from "./protocol";

/** Set while the browser keeps a session of ours: whoever has none need not ask whether he has. */
const KEY = "gladsheim-known";

class Session {
  me = $state.raw<Me | null>(null);
  /** Has the server said who I am? */
  isKnown = $state(false);
  #asking: Promise<Me> | null = null;

  /** Who I am; somebody new becomes a guest. Asked once, however often it is called. */
  ensure(): Promise<Me> {
    if (this.me) return Promise.resolve(this.me);
    this.#asking ??= this.#find().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  /** Ask again who I am, perhaps after another tab has logged in. */
  async renew(): Promise<Me> {
    this.me = null;
    return this.ensure();
  }

  /** Whether the server still knows this browser as whoever it was. */
  async isSame(): Promise<boolean> {
    try {
      return (await api.me()).id === this.me?.id;
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return false;
      throw error;
    }
  }

  async #find(): Promise<Me> {
    if (mayBeKnown()) {
      try {
        return this.#is(await api.me());
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 401) throw error;
      }
    }
    return this.#is(await api.newGuest());
  }

  #is(me: Me): Me {
    this.me = me;
    this.isKnown = true;
    remember(true);
    return me;
  }

  async login(login: string, password: string): Promise<void> {
    this.#is(await api.login({ login, password }));
  }

  /** A guest gets a login and keeps his games. */
  async makeAccount(login: string, password: string): Promise<void> {
    this.#is(await api.makeAccount({ login, password }));
  }

  async rename(name: string): Promise<void> {
    this.#is(await api.changeMe({ name }));
  }

  async setFace(face: string): Promise<void> {
    this.#is(await api.changeMe({ face }));
  }

  async setWebhook(webhook: string): Promise<void> {
    this.#is(await api.changeMe({ webhook }));
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    await api.changePassword({ old, new: fresh });
  }

  /** Become whoever a private link is for; returns the path to his table or his campaign. */
  async openSeatLink(token: string): Promise<string> {
    const { me, table, campaign } = await api.openSeatLink(token);
    this.#is(me);
    return campaign ? `/c/${campaign}` : `/t/${table}`;
  }

  async logout(everywhere = false): Promise<void> {
    await (everywhere ? api.logoutEverywhere() : api.logout());
    this.#forget();
  }

  async deleteMe(password = ""): Promise<void> {
    await api.deleteMe(password ? { password } : {});
    this.#forget();
  }

  #forget(): void {
    this.me = null;
    this.isKnown = false;
    remember(false);
  }
}

function mayBeKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function remember(isKnown: boolean): void {
  try {
    if (isKnown) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Then the server is asked every time.
  }
}

export const session = new Session();
