// Coins are turned over together and then put in order; taverns are filled at once; what is great has a scene of its own.
import type { Cues, Sounds } from "../kit";

export const cues: Cues = {
  GemDealt: { ms: 0 },
  CardRevealed: { ms: 0 },
  RoundBegan: { ms: 300 },
  BidsPlaced: { ms: 0 },
  CoinsShown: { ms: 1300, great: true },
  CoinLaidOpen: { ms: 900, great: true },
  OrderSet: { ms: 1700, great: true },
  CardTaken: { ms: 700 },
  HeroRecruited: { ms: 2400, great: true },
  CoinsTakenBack: { ms: 0 },
  UlineTookCoins: { ms: 0 },
  CoinsTraded: { ms: 2400, great: true },
  CoinUpgraded: { ms: 2000, great: true },
  GemsSwapped: { ms: 1700, great: true },
  AgeEnded: { ms: 1600, great: true },
  CardLeftOver: { ms: 0 },
  CardBoxed: { ms: 0 },
  ThrudLeft: { ms: 500 },
  DistinctionWon: { ms: 2200, great: true },
  DistinctionUnclaimed: { ms: 1700, great: true },
  GameScored: { ms: 2400, great: true, lead: true },
};

/** Coins ring, cards are laid, and a hero is greeted. */
export const sounds: Sounds = {
  BidsPlaced: "coin",
  CoinsShown: "coin",
  CoinLaidOpen: "coin",
  CoinUpgraded: "coin",
  CoinsTraded: "coin",
  GemsSwapped: "tile",
  CardTaken: "card",
  CardDiscarded: "card",
  HeroRecruited: "horn",
  AgeEnded: "horn",
  DistinctionWon: "horn",
};

/** A distinction that is won, or a coin that is traded by itself, is no turn of one's own. */
export const deeds: readonly string[] = [
  ...["CardTaken", "HeroRecruited", "CoinLaidOpen", "CardDiscarded", "CardKept"],
  ...["ThrudLaid", "YludLaid", "YludMoved"],
];
