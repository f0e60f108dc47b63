// Written by tools/protocol_ts.py from the events of gladsheim.games.yggdrasil: do not change it here, run `make protocol`.

import type { AnswerTakenBack } from "./events";
import type { Words } from "./tables";

/** A seat took a god's sheet. */
export interface YggdrasilGodChosen { type: "GodChosen"; seat: number; god: string }

/** A god joined as support. */
export interface YggdrasilSupportChosen { type: "SupportChosen"; seat: number; god: string }

/** A god whom a campaign names is the support. */
export interface YggdrasilSupportJoined { type: "SupportJoined"; god: string }

/** A round began: everybody laid the top card of a deck face down on the wheel. */
export interface YggdrasilRoundBegan {
  type: "RoundBegan";
  round: number;
  /** Who had a card to lay */
  seats: number[];
}

/** A seat proposed in which order the gods play this round. */
export interface YggdrasilOrderProposed { type: "OrderProposed"; seat: number; gods: string[] }

/** A god's turn began. */
export interface YggdrasilTurnBegan { type: "TurnBegan"; seat: number; god: string }

/** A god went to another world. */
export interface YggdrasilGodMoved { type: "GodMoved"; god: string; origin: string; world: string }

/** A god did not move. */
export interface YggdrasilGodStayed { type: "GodStayed"; god: string; world: string }

/** A god neither acted nor fought. */
export interface YggdrasilPassed { type: "Passed"; god: string }

/** A god performed the action of a world, where he stood or from afar. */
export interface YggdrasilActionBegan { type: "ActionBegan"; god: string; world: string; mode: string }

/** A god took on an opponent of a certain strength. */
export interface YggdrasilFightBegan {
  type: "FightBegan";
  god: string;
  opponent: string;
  strength: number;
  /** Of a standee */
  title: Words | null;
}

/** A god won his fight. */
export interface YggdrasilOpponentBeaten {
  type: "OpponentBeaten";
  god: string;
  opponent: string;
  /** Of a standee */
  title: Words | null;
}

/** A god took Elves out of the reserve. */
export interface YggdrasilElvesTaken { type: "ElvesTaken"; god: string; count: number }

/** A god took Vanir dice out of the reserve. */
export interface YggdrasilDiceTaken { type: "DiceTaken"; god: string; count: number }

/** Heroes went from Midgard to Valhalla. */
export interface YggdrasilHeroesCalled { type: "HeroesCalled"; god: string; count: number; valhalla: number }

/** Anonymous went from Hel's ladder back to Midgard. */
export interface YggdrasilAnonymousFreed { type: "AnonymousFreed"; god: string; count: number; ladder: number }

/** Fire Giants went from Surt's ladder back to Muspellheim. */
export interface YggdrasilGiantsDriven { type: "GiantsDriven"; god: string; count: number; ladder: number }

/** A god lost life. */
export interface YggdrasilLifeLost { type: "LifeLost"; god: string; count: number; left: number }

/** A god recovered life. */
export interface YggdrasilLifeGained { type: "LifeGained"; god: string; count: number; left: number }

/** Nidhögg reached the Tree: all won. */
export interface YggdrasilGameWon { type: "GameWon" }

/** All lost. */
export interface YggdrasilGameLost { type: "GameLost"; reason: string }

/** A god turned his card face up; it may belong to another's set. */
export interface YggdrasilEnemyRevealed {
  type: "EnemyRevealed";
  god: string;
  owner: string;
  enemy: string;
  activates: boolean;
}

/** A god had no card on the wheel. */
export interface YggdrasilNothingRevealed { type: "NothingRevealed"; god: string }

/** Two cards of an Enemy lay open. */
export interface YggdrasilEnemyActivated { type: "EnemyActivated"; enemy: string }

/** An Enemy went from one place to another; either may be the Cage. */
export interface YggdrasilEnemyMoved { type: "EnemyMoved"; enemy: string; origin: string; place: string }

/** Iormungand came to an island; 0 is the one with the rainbow. */
export interface YggdrasilIslandReached { type: "IslandReached"; island: number; back: boolean }

/** A world was devastated; so many bars of the Cage are left. */
export interface YggdrasilWorldDevastated { type: "WorldDevastated"; world: string; bars: number }

/** A god healed the Tree; the marker went back to the Cage. */
export interface YggdrasilWorldHealed { type: "WorldHealed"; god: string; world: string; bars: number }

/** The middle level turned clockwise. */
export interface YggdrasilMidTurned { type: "MidTurned"; places: number; turned: number }

/** Fire Giants climbed Surt's ladder. */
export interface YggdrasilGiantsRose { type: "GiantsRose"; count: number; ladder: number }

/** Anonymous went to Hel's ladder. */
export interface YggdrasilAnonymousSent { type: "AnonymousSent"; count: number; ladder: number }

/** An Iotunn left Loki's ladder and became active. */
export interface YggdrasilIotunnWoke {
  type: "IotunnWoke";
  iotunn: string;
  /** Pawns left on it */
  ladder: number;
}

/** An Iotunn went back to Loki's ladder. */
export interface YggdrasilIotunnDefeated { type: "IotunnDefeated"; iotunn: string; ladder: number }

/** The discarded cards of the Iotunns became a new deck. */
export interface YggdrasilIotunnsShuffled { type: "IotunnsShuffled"; cards: number }

/** Nidhögg went one spot to the right. */
export interface YggdrasilNidhoggMoved { type: "NidhoggMoved"; spot: number; last: number }

/** Fenrir ended a god's turn. */
export interface YggdrasilTurnStopped { type: "TurnStopped"; god: string }

/** A card went from the wheel under a deck. */
export interface YggdrasilCardReturned { type: "CardReturned"; seat: number; owner: string; enemy: string }

/** A card went from the wheel into a deck, which was shuffled. */
export interface YggdrasilCardShuffledIn { type: "CardShuffledIn"; seat: number; owner: string; enemy: string }

/** A card on top of a deck was looked at, and told to everybody. */
export interface YggdrasilCardSeen { type: "CardSeen"; seat: number; owner: string; enemy: string }

/** A god took risks, in a fight or for an action. */
export interface YggdrasilRisksTaken {
  type: "RisksTaken";
  god: string;
  risks: number;
  opponent: string | null;
  /** Of a standee */
  title: Words | null;
}

/** A weapon, or a creature, cancelled risks before the throw. */
export interface YggdrasilRisksCancelled {
  type: "RisksCancelled";
  god: string;
  count: number;
  /** null: a creature */
  artifact: string | null;
}

/** Heroes went from Valhalla back to Midgard and prevented a risk each. */
export interface YggdrasilHeroesUsed { type: "HeroesUsed"; god: string; count: number; valhalla: number }

/** A god's own die or one of his Vanir dice was thrown. */
export interface YggdrasilDieRolled {
  type: "DieRolled";
  god: string;
  /** God or vanir */
  die: string;
  face: string;
}

/** A die was taken up again; this is the face that it had. */
export interface YggdrasilDieRerolled { type: "DieRerolled"; god: string; die: string; face: string }

/** An Elf turned a failure into a success. */
export interface YggdrasilElfUsed { type: "ElfUsed"; god: string; die: string; face: string }

/** Elves went home in pairs; each pair prevented a risk. */
export interface YggdrasilPairsReturned {
  type: "PairsReturned";
  god: string;
  /** Elves */
  count: number;
}

/** The throw is over: so many risks were prevented, so many were not. */
export interface YggdrasilRisksPrevented { type: "RisksPrevented"; god: string; prevented: number; left: number }

/** A support suffered in the place of a god of its blood. */
export interface YggdrasilSupportPaid { type: "SupportPaid"; god: string; support: string; count: number }

/** Vanir dice went back to Vanaheim. */
export interface YggdrasilDiceLost { type: "DiceLost"; god: string; count: number }

/** Elves that changed dice went back to Alfheim. */
export interface YggdrasilElvesSpent { type: "ElvesSpent"; god: string; count: number }

/** A Vanir die that would be lost was kept. */
export interface YggdrasilDieKept { type: "DieKept"; god: string }

/** An Elf that changed a die was kept. */
export interface YggdrasilElfKept { type: "ElfKept"; god: string }

/** A Chance Fellow took an Elf or a Vanir die out of another god's throw. */
export interface YggdrasilFellowTook { type: "FellowTook"; god: string; what: string; of: string }

/** A god took something from another of his blood. */
export interface YggdrasilKinTook { type: "KinTook"; god: string; what: string; of: string }

/** A god joined his Traveling Companion before his move. */
export interface YggdrasilCompanionJoined { type: "CompanionJoined"; god: string; companion: string }

/** A god gave up acting so that somebody recovers life. */
export interface YggdrasilBlessed { type: "Blessed"; god: string; to: string }

/** The next artifact of a level became visible. */
export interface YggdrasilArtifactShown { type: "ArtifactShown"; artifact: string; level: number }

/** A god took an artifact from the Dwarves. */
export interface YggdrasilArtifactTaken { type: "ArtifactTaken"; god: string; artifact: string }

/** A creature came out of the dispenser. */
export interface YggdrasilCreatureDrawn { type: "CreatureDrawn"; god: string; creature: string }

/** A god called on one of the creatures drawn. */
export interface YggdrasilCreatureChosen { type: "CreatureChosen"; god: string; creature: string }

/** There was nothing for the creature to do. */
export interface YggdrasilCreatureIdle { type: "CreatureIdle"; creature: string }

/** The discarded creatures became a new deck. */
export interface YggdrasilCreaturesShuffled { type: "CreaturesShuffled"; cards: number }

/** A god gave an Elf, a Vanir die or an artifact to another. */
export interface YggdrasilGiven { type: "Given"; god: string; what: string; to: string }

/** A god gave one of his own Life Points to another. */
export interface YggdrasilLifeGiven { type: "LifeGiven"; god: string; to: string }

/** Of the two cards that were looked at, a player put this one on top. */
export interface YggdrasilCardPutOnTop { type: "CardPutOnTop"; seat: number; owner: string; enemy: string }

/** A runic stone was thrown. */
export interface YggdrasilStoneThrown { type: "StoneThrown"; stone: string; effect: string }

/** A god applied what a runic stone showed. */
export interface YggdrasilStoneUsed { type: "StoneUsed"; god: string; stone: string; effect: string }

/** A page of the saga was opened; its story is told by the page itself. */
export interface YggdrasilPageTurned { type: "PageTurned"; number: number; pages: number; title: Words; story: Words }

/** Behind the last page stood the Tree. */
export interface YggdrasilSagaWon { type: "SagaWon"; saga: string; title: Words }

/** A losing condition of the page came true. */
export interface YggdrasilConditionMet { type: "ConditionMet"; condition: Words }

/** A god set about a deed of the saga. */
export interface YggdrasilDeedBegan { type: "DeedBegan"; god: string; deed: string; world: string; title: Words }

/** A god gave Elves, Vanir dice or an artifact for a deed, or Heroes from Valhalla. */
export interface YggdrasilDeedPaid {
  type: "DeedPaid";
  god: string;
  elves: number;
  dice: number;
  heroes: number;
  artifact: string | null;
}

/** Something that the saga counts has changed, on a world or beside the board. */
export interface YggdrasilCounterChanged {
  type: "CounterChanged";
  counter: string;
  world: string | null;
  value: number;
  by: number;
  title: Words;
}

/** A standee went to another place: a world, its track, or aside. */
export interface YggdrasilStandeeMoved {
  type: "StandeeMoved";
  standee: string;
  origin: string;
  place: string;
  title: Words;
}

/** An Enemy is out of the game. */
export interface YggdrasilEnemyFell { type: "EnemyFell"; enemy: string }

/** What lay face down was turned up. */
export interface YggdrasilTokenDrawn { type: "TokenDrawn"; token: string; world: string | null; title: Words }

/** A god was asked by the page and chose. */
export interface YggdrasilChosen { type: "Chosen"; god: string; choice: string; title: Words }

/** Nidhögg was driven back on his path. */
export interface YggdrasilNidhoggDriven { type: "NidhoggDriven"; spot: number; spots: number }

/** An artifact is out of the game, or lies where a page wants it. */
export interface YggdrasilArtifactLeft { type: "ArtifactLeft"; artifact: string }

/** The top card of the creatures was laid aside, unseen. */
export interface YggdrasilCreatureAside { type: "CreatureAside"; count: number }

/** What can happen in yggdrasil. */
export type YggdrasilEvent =
  | YggdrasilGodChosen | YggdrasilSupportChosen | YggdrasilSupportJoined | YggdrasilRoundBegan | YggdrasilOrderProposed
  | YggdrasilTurnBegan | YggdrasilGodMoved | YggdrasilGodStayed | YggdrasilPassed | YggdrasilActionBegan
  | YggdrasilFightBegan | YggdrasilOpponentBeaten | YggdrasilElvesTaken | YggdrasilDiceTaken | YggdrasilHeroesCalled
  | YggdrasilAnonymousFreed | YggdrasilGiantsDriven | YggdrasilLifeLost | YggdrasilLifeGained | YggdrasilGameWon
  | YggdrasilGameLost | YggdrasilEnemyRevealed | YggdrasilNothingRevealed | YggdrasilEnemyActivated
  | YggdrasilEnemyMoved | YggdrasilIslandReached | YggdrasilWorldDevastated | YggdrasilWorldHealed | YggdrasilMidTurned
  | YggdrasilGiantsRose | YggdrasilAnonymousSent | YggdrasilIotunnWoke | YggdrasilIotunnDefeated
  | YggdrasilIotunnsShuffled | YggdrasilNidhoggMoved | YggdrasilTurnStopped | YggdrasilCardReturned
  | YggdrasilCardShuffledIn | YggdrasilCardSeen | YggdrasilRisksTaken | YggdrasilRisksCancelled | YggdrasilHeroesUsed
  | YggdrasilDieRolled | YggdrasilDieRerolled | YggdrasilElfUsed | YggdrasilPairsReturned | YggdrasilRisksPrevented
  | YggdrasilSupportPaid | YggdrasilDiceLost | YggdrasilElvesSpent | YggdrasilDieKept | YggdrasilElfKept
  | YggdrasilFellowTook | YggdrasilKinTook | YggdrasilCompanionJoined | YggdrasilBlessed | YggdrasilArtifactShown
  | YggdrasilArtifactTaken | YggdrasilCreatureDrawn | YggdrasilCreatureChosen | YggdrasilCreatureIdle
  | YggdrasilCreaturesShuffled | YggdrasilGiven | YggdrasilLifeGiven | YggdrasilCardPutOnTop | YggdrasilStoneThrown
  | YggdrasilStoneUsed | YggdrasilPageTurned | YggdrasilSagaWon | YggdrasilConditionMet | YggdrasilDeedBegan
  | YggdrasilDeedPaid | YggdrasilCounterChanged | YggdrasilStandeeMoved | YggdrasilEnemyFell | YggdrasilTokenDrawn
  | YggdrasilChosen | YggdrasilNidhoggDriven | YggdrasilArtifactLeft | YggdrasilCreatureAside | AnswerTakenBack;
