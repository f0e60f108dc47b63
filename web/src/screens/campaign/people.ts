// Who plays whom in a campaign, in words.

import { capital } from "../../boards/kit/moves";
import type { CampaignInfo } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { botName } from "../people";

/** Who plays at a place. */
export function nameAt(campaign: CampaignInfo, seat: number): string {
  const place = campaign.seats[seat];
  if (place?.person) return place.away ? say("web-campaign-away-name", { name: place.person.name }) : place.person.name;
  return place?.bot ? botName(seat) : say("web-seat-free");
}

/** What a hero is called. */
export function heroName(campaign: Pick<CampaignInfo, "heroes">, hero: string): string {
  const words = campaign.heroes.find((one) => one.id === hero)?.words;
  return words ? capital(say(words)) : say("web-campaign-no-hero");
}

/** Whom nobody has chosen yet. */
export function freeHeroes(campaign: CampaignInfo): string[] {
  const taken = new Set([...campaign.seats.map((one) => one.hero), ...campaign.others]);
  return campaign.heroes.map((one) => one.id).filter((hero) => !taken.has(hero));
}
