// How a game draws its campaign: its own pages, or else the plain ones.
import { learnGame } from "../lib/words.svelte";
import type { CampaignModule } from "./kit/campaign";

const DRAWN = import.meta.glob<CampaignModule>("./*/campaign.ts");

export async function campaignOf(game: string): Promise<CampaignModule> {
  const load = DRAWN[`./${game}/campaign.ts`] ?? DRAWN["./generic/campaign.ts"];
  if (!load) throw new Error("There are no pages of a campaign.");
  const [module] = await Promise.all([load(), learnGame(game)]);
  return module;
}
