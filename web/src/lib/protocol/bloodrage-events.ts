// Written by tools/protocol_ts.py from the events of gladsheim.games.bloodrage: do not change it here, run `make protocol`.

import type { AnswerTakenBack } from "./events";

/** A seat was given the first-player marker. */
export interface BloodrageFirstPlayerDrawn { type: "FirstPlayerDrawn"; seat: number }

/** A pillage token was laid into a province. */
export interface BloodrageTokenLaid { type: "TokenLaid"; province: string; token: string }

/** The province that Ragnarök takes in an age was drawn. */
export interface BloodrageDoomDrawn { type: "DoomDrawn"; age: number; province: string }

/** A province was destroyed before the game began. */
export interface BloodrageProvinceRuined { type: "ProvinceRuined"; province: string }

/** An age began. */
export interface BloodrageAgeBegan { type: "AgeBegan"; age: number }

/** A card was dealt to a seat; nobody else is told. */
export interface BloodrageCardDealt { type: "CardDealt"; seat: number; card: string }

/** Everybody passed the rest of a pack to the left. */
export interface BloodragePacksPassed { type: "PacksPassed"; age: number; taken: number }

/** Everybody has taken the gifts of an age. */
export interface BloodrageGiftsTaken { type: "GiftsTaken"; age: number }

/** A seat passed and takes no more actions in this age. */
export interface BloodrageTurnPassed { type: "TurnPassed"; seat: number }

/** A seat invaded a province or a fjord. */
export interface BloodrageInvaded { type: "Invaded"; seat: number; figure: string; place: string; cost: number }

/** A seat invaded with a figure out of Valhalla. */
export interface BloodrageReturned { type: "Returned"; seat: number; figure: string; place: string }

/** A seat marched. */
export interface BloodrageMarched {
  type: "Marched";
  seat: number;
  figure: string;
  count: number;
  from_: string;
  to: string;
}

/** A seat played an upgrade, perhaps in the place of another. */
export interface BloodrageUpgraded {
  type: "Upgraded";
  seat: number;
  card: string;
  cost: number;
  replaced: string | null;
}

/** A seat committed to a quest; only that seat sees which. */
export interface BloodrageQuestCommitted { type: "QuestCommitted"; seat: number; card: string | null }

/** A stat rose to a step, the first being 1. */
export interface BloodrageStatRaised { type: "StatRaised"; seat: number; stat: string; step: number; value: number }

/** A seat gained Rage, or lost some. */
export interface BloodrageRageChanged { type: "RageChanged"; seat: number; amount: number; why: string }

/** A seat gained Glory. */
export interface BloodrageGloryGained { type: "GloryGained"; seat: number; amount: number; why: string }

/** A seat set out to pillage a province. */
export interface BloodragePillageBegan { type: "PillageBegan"; seat: number; province: string; again: boolean }

/** A figure joined the battle. */
export interface BloodrageJoined { type: "Joined"; seat: number; figure: string; from_: string; province: string }

/** Nobody stood against the pillager. */
export interface BloodragePillagedUnopposed { type: "PillagedUnopposed"; seat: number; province: string }

/** The cards of a battle were revealed, by seat; None for whoever laid none. */
export interface BloodrageCardsRevealed { type: "CardsRevealed"; province: string; cards: (string | null)[] }

/** A seat uses a quest as a battle card. */
export interface BloodrageQuestDeclared { type: "QuestDeclared"; seat: number; card: string; strength: number }

/** The text of a seat's card was cancelled. */
export interface BloodrageCardCancelled { type: "CardCancelled"; seat: number; card: string }

/** All revealed cards, by seat, were discarded, and one seat gained Glory for them. */
export interface BloodrageCardsWatched { type: "CardsWatched"; seat: number; glory: number; cards: string[][] }

/** A seat added a card after the reveal. */
export interface BloodrageLateCardPlayed { type: "LateCardPlayed"; seat: number; card: string }

/** Figures of a kind went to Valhalla. */
export interface BloodrageFigureDied { type: "FigureDied"; seat: number; figure: string; count: number; place: string }

/** A figure was kept from dying. */
export interface BloodrageFigureSaved { type: "FigureSaved"; seat: number; figure: string; place: string }

/** The Volur Witch fled to Yggdrasil. */
export interface BloodrageWitchFled { type: "WitchFled"; seat: number; province: string }

/** A seat chose the one figure that stays. */
export interface BloodrageFigureKept { type: "FigureKept"; seat: number; figure: string }

/** A seat won the battle; strengths by seat, None for whoever was not in it. */
export interface BloodrageBattleWon { type: "BattleWon"; seat: number; province: string; strengths: (number | null)[] }

/** The highest strength was shared, and everybody lost. */
export interface BloodrageBattleTied { type: "BattleTied"; province: string; strengths: (number | null)[] }

/** A seat pillaged a province. */
export interface BloodragePillaged { type: "Pillaged"; seat: number; province: string; token: string }

/** A seat stole Rage. */
export interface BloodrageRageStolen { type: "RageStolen"; seat: number; from_: number; amount: number }

/** A seat stole Glory. */
export interface BloodrageGloryStolen { type: "GloryStolen"; seat: number; from_: number; amount: number }

/** A seat took the winner's cards. */
export interface BloodrageCardsTaken { type: "CardsTaken"; seat: number; from_: number; cards: string[] }

/** The winner kept some of the cards played. */
export interface BloodrageCardsKept { type: "CardsKept"; seat: number; cards: string[] }

/** The winner discarded the cards played. */
export interface BloodrageCardsDiscarded { type: "CardsDiscarded"; seat: number; cards: string[] }

/** A loser took the cards played back. */
export interface BloodrageCardsReturned { type: "CardsReturned"; seat: number; cards: string[] }

/** A leader moved on after pillaging. */
export interface BloodrageLeaderMoved { type: "LeaderMoved"; seat: number; from_: string; to: string }

/** A seat threw cards of its hand away, face down. */
export interface BloodrageCardsThrownAway { type: "CardsThrownAway"; seat: number; count: number }

/** A seat kept a card for the next age; only that seat sees which. */
export interface BloodrageCardKept { type: "CardKept"; seat: number; card: string | null }

/** A quest was revealed, fulfilled or not. */
export interface BloodrageQuestRevealed { type: "QuestRevealed"; seat: number; card: string; fulfilled: boolean }

/** Ragnarök destroyed a province. */
export interface BloodrageProvinceDestroyed { type: "ProvinceDestroyed"; province: string; age: number }

/** Figures came back from Valhalla. */
export interface BloodrageFiguresReleased { type: "FiguresReleased"; seat: number; figure: string; count: number }

/** An age ended. */
export interface BloodrageAgeEnded { type: "AgeEnded"; age: number }

/** A seat gained Glory for a legendary stat. */
export interface BloodrageTrackBonus { type: "TrackBonus"; seat: number; stat: string; glory: number }

/** The game ended. */
export interface BloodrageGameEnded { type: "GameEnded" }

/** What can happen in bloodrage. */
export type BloodrageEvent =
  | BloodrageFirstPlayerDrawn | BloodrageTokenLaid | BloodrageDoomDrawn | BloodrageProvinceRuined | BloodrageAgeBegan
  | BloodrageCardDealt | BloodragePacksPassed | BloodrageGiftsTaken | BloodrageTurnPassed | BloodrageInvaded
  | BloodrageReturned | BloodrageMarched | BloodrageUpgraded | BloodrageQuestCommitted | BloodrageStatRaised
  | BloodrageRageChanged | BloodrageGloryGained | BloodragePillageBegan | BloodrageJoined | BloodragePillagedUnopposed
  | BloodrageCardsRevealed | BloodrageQuestDeclared | BloodrageCardCancelled | BloodrageCardsWatched
  | BloodrageLateCardPlayed | BloodrageFigureDied | BloodrageFigureSaved | BloodrageWitchFled | BloodrageFigureKept
  | BloodrageBattleWon | BloodrageBattleTied | BloodragePillaged | BloodrageRageStolen | BloodrageGloryStolen
  | BloodrageCardsTaken | BloodrageCardsKept | BloodrageCardsDiscarded | BloodrageCardsReturned | BloodrageLeaderMoved
  | BloodrageCardsThrownAway | BloodrageCardKept | BloodrageQuestRevealed | BloodrageProvinceDestroyed
  | BloodrageFiguresReleased | BloodrageAgeEnded | BloodrageTrackBonus | BloodrageGameEnded | AnswerTakenBack;
