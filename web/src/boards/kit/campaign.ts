// What the pages of a campaign get. A game's own are in boards/<game>/campaign.ts, the plain ones in boards/generic.
import type { Component, Snippet } from "svelte";
import type { CampaignInfo, Line, Purchase } from "../../lib/protocol";

export type { Box, CampaignInfo, ChapterInfo, Gift, Line, PlaceInfo, PlayedInfo, Purchase } from "../../lib/protocol";

/** The chronicle: everything around it, who plays and what can be done next, is drawn by the screen. */
export interface ChronicleProps {
  campaign: CampaignInfo;
  /** The address of a replay, or null where the game is not kept. */
  replayOf: (number: number) => string | null;
  /** What the campaign is called, and how far it is: a heading that the chronicle has room for. */
  title: Snippet;
}

export interface SheetProps {
  campaign: CampaignInfo;
  seat: number;
  /** Who plays there, as people read it. */
  nameOf: (seat: number) => string;
  lines: Line[];
  purse: number;
  bought: Purchase[];
  isReady: boolean;
  /** Whether the reader may buy here now. */
  canBuy: boolean;
  isBusy: boolean;
  buy: (box: string, name: string) => void;
  takeBack: () => void;
  ready: (ready: boolean) => void;
}

export interface CampaignModule {
  /** The way through the chapters, over the whole width. */
  Chronicle: Component<ChronicleProps>;
  Sheet: Component<SheetProps>;
  /** A hero's face. */
  Face: Component<{ hero: string; size?: number }>;
  /** What a hero can do from the beginning, in a sentence or two. */
  aboutOf?: (hero: string) => string;
}
