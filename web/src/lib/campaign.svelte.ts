// One campaign, live: who plays whom, the sheets, what was played. Whatever is done goes over HTTP.
import { api, type Problem, problemOf } from "./api";
import { socketAddress } from "./place";
import type { CampaignChanged, CampaignInfo, SheetInfo } from "./protocol";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { Wire, type WireStatus } from "./wire.svelte";

export class CampaignSession {
  readonly id: string;
  campaign = $state.raw<CampaignInfo | null>(null);
  /** The sheet that is looked at. */
  sheet = $state.raw<SheetInfo | null>(null);
  problem = $state.raw<Problem | null>(null);
  isBusy = $state(false);
  #seat: number | null = null;
  #invitation: string;
  #wire: Wire;

  constructor(id: string, invitation = "") {
    this.id = id;
    this.#invitation = invitation;
    this.#wire = new Wire({
      address: () => {
        const query = new URLSearchParams({ lang: settings.language });
        if (invitation) query.set("invitation", invitation);
        return socketAddress(`/api/campaigns/${encodeURIComponent(id)}/live?${query}`);
      },
      prepare: (anew) => (anew ? session.renew() : session.ensure()),
      isSame: () => session.isSame(),
      hear: (message) => this.#take((message as CampaignChanged).campaign),
    });
  }

  get status(): WireStatus {
    return this.#wire.status;
  }
  get closedCode(): number | null {
    return this.#wire.closedCode;
  }
  get obstacle(): Problem | null {
    return this.#wire.problem;
  }
  /** The places that I play for. */
  get mine(): number[] {
    const me = session.me?.id;
    return this.campaign?.seats.filter((one) => one.person?.id === me).map((one) => one.number) ?? [];
  }
  get isHost(): boolean {
    return this.campaign?.host != null && this.campaign.host.id === session.me?.id;
  }

  /** Look at a sheet, or at none. */
  async look(seat: number | null): Promise<void> {
    this.#seat = seat;
    if (seat === null) this.sheet = null;
    else await this.#read();
  }

  /** Do something to the campaign; `problem` says why it could not be done. */
  async change(deed: (id: string) => Promise<CampaignInfo>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = null;
    try {
      await this.#take(await deed(this.id));
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  take(seat: number, hero: string): Promise<boolean> {
    return this.change((id) => api.takePlace(id, seat, hero, this.#invitation));
  }

  retry(): void {
    this.#wire.retry();
  }

  close(): void {
    this.#wire.close();
  }

  /** The news of a campaign may be older than what was answered. */
  async #take(campaign: CampaignInfo): Promise<void> {
    if (this.campaign && campaign.version < this.campaign.version) return;
    this.campaign = campaign;
    if (this.#seat !== null && this.sheet?.version !== campaign.version) await this.#read();
  }

  async #read(): Promise<void> {
    const seat = this.#seat;
    if (seat === null) return;
    try {
      const sheet = await api.sheet(this.id, seat, this.#invitation);
      if (seat === this.#seat) this.sheet = sheet;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}
