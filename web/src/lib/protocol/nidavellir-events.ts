// Written by tools/protocol_ts.py from the events of gladsheim.games.nidavellir: do not change it here, run `make protocol`.

import type { AnswerTakenBack } from "./events";

/** A seat was given a gem. */
export interface NidavellirGemDealt { type: "GemDealt"; seat: number; gem: number }

/** A round began. */
export interface NidavellirRoundBegan { type: "RoundBegan"; age: number; round: number; rounds: number }

/** A card was revealed in a tavern. */
export interface NidavellirCardRevealed { type: "CardRevealed"; tavern: number; card: string }

/** All coins lie face down. */
export interface NidavellirBidsPlaced { type: "BidsPlaced" }

/** The coins at a tavern were turned over; whoever has Uline has laid none yet. */
export interface NidavellirCoinsShown { type: "CoinsShown"; tavern: number; coins: (string | null)[] }

/** Uline's owner laid a coin openly at a tavern. */
export interface NidavellirCoinLaidOpen { type: "CoinLaidOpen"; seat: number; tavern: number; coin: string }

/** The order of turns at a tavern was set. */
export interface NidavellirOrderSet { type: "OrderSet"; tavern: number; order: number[] }

/** A seat took a card from a tavern. */
export interface NidavellirCardTaken { type: "CardTaken"; seat: number; tavern: number; card: string }

/** A seat recruited a hero. */
export interface NidavellirHeroRecruited { type: "HeroRecruited"; seat: number; hero: string }

/** A card was laid on Thrud, who came out from under it. */
export interface NidavellirThrudLifted { type: "ThrudLifted"; seat: number }

/** Thrud was laid on a column. */
export interface NidavellirThrudLaid { type: "ThrudLaid"; seat: number; column: string }

/** Ylud, who had waited beside the board, was laid on a column. */
export interface NidavellirYludLaid { type: "YludLaid"; seat: number; column: string }

/** Ylud went from one column to another. */
export interface NidavellirYludMoved { type: "YludMoved"; seat: number; left: string; column: string }

/** Ylud was left where she lay. */
export interface NidavellirYludStayed { type: "YludStayed"; seat: number; column: string }

/** A dwarf was discarded for a hero. */
export interface NidavellirCardDiscarded { type: "CardDiscarded"; seat: number; card: string; hero: string }

/** A card that nobody took went to the discard pile. */
export interface NidavellirCardLeftOver { type: "CardLeftOver"; tavern: number; card: string }

/** A coin was exchanged for a better one, which lies where it lay. */
export interface NidavellirCoinUpgraded {
  type: "CoinUpgraded";
  seat: number;
  old: string;
  new: string;
  place: string;
  by: string;
}

/** Two coins were added up: a new one came for their sum, and the higher of the two was given up. */
export interface NidavellirCoinsTraded {
  type: "CoinsTraded";
  seat: number;
  first: string;
  second: string;
  new: string;
  lost: string;
}

/** Two tied seats swapped gems; the gems are those they hold now. */
export interface NidavellirGemsSwapped { type: "GemsSwapped"; seats: number[]; gems: number[] }

/** All coins returned to their owners' hands. */
export interface NidavellirCoinsTakenBack { type: "CoinsTakenBack" }

/** Uline's new owner took back the pouch and every coin still face down. */
export interface NidavellirUlineTookCoins { type: "UlineTookCoins"; seat: number }

/** A seat alone had the most ranks of a class. */
export interface NidavellirDistinctionWon { type: "DistinctionWon"; seat: number; name: string }

/** Nobody alone had the most ranks of a class. */
export interface NidavellirDistinctionUnclaimed { type: "DistinctionUnclaimed"; name: string }

/** The spyglass's winner looked at three cards of the second age; the others do not see which. */
export interface NidavellirCardsLooked { type: "CardsLooked"; seat: number; cards: string[] | null }

/** One of these three was kept; the other two were shuffled back. */
export interface NidavellirCardKept { type: "CardKept"; seat: number; card: string }

/** A card of the second age went to the box, and nobody looked at it. */
export interface NidavellirCardBoxed { type: "CardBoxed" }

/** The last tavern of an age was resolved. */
export interface NidavellirAgeEnded { type: "AgeEnded"; age: number }

/** Thrud left the army before the final scoring. */
export interface NidavellirThrudLeft { type: "ThrudLeft"; seat: number }

/** A seat's final score, part by part. */
export interface NidavellirGameScored {
  type: "GameScored";
  seat: number;
  warrior: number;
  hunter: number;
  miner: number;
  blacksmith: number;
  explorer: number;
  heroes: number;
  coins: number;
  gem: number;
  total: number;
}

/** What can happen in nidavellir. */
export type NidavellirEvent =
  | NidavellirGemDealt | NidavellirRoundBegan | NidavellirCardRevealed | NidavellirBidsPlaced | NidavellirCoinsShown
  | NidavellirCoinLaidOpen | NidavellirOrderSet | NidavellirCardTaken | NidavellirHeroRecruited | NidavellirThrudLifted
  | NidavellirThrudLaid | NidavellirYludLaid | NidavellirYludMoved | NidavellirYludStayed | NidavellirCardDiscarded
  | NidavellirCardLeftOver | NidavellirCoinUpgraded | NidavellirCoinsTraded | NidavellirGemsSwapped
  | NidavellirCoinsTakenBack | NidavellirUlineTookCoins | NidavellirDistinctionWon | NidavellirDistinctionUnclaimed
  | NidavellirCardsLooked | NidavellirCardKept | NidavellirCardBoxed | NidavellirAgeEnded | NidavellirThrudLeft
  | NidavellirGameScored | AnswerTakenBack;
