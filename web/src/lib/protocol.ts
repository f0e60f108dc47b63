// Every record that crosses the wire. Written by tools/protocol_ts.py from gladsheim.server.protocol and the views and
// events of the games: do not change it here, run `make protocol`. docs/protocol.md explains the messages.

export const LONGEST_ENTROPY = 64;
export const LONGEST_ID = 40;
export const LONGEST_MOVE = 500;
export const LONGEST_NAME = 40;
export const LONGEST_SAID = 500;
export const LONGEST_TOKEN = 100;

/** The codes with which the server closes a socket. */
export const CLOSED = {
  THEY_LEFT: 1000,
  GOING_AWAY: 1012,
  SESSION_ENDED: 4001,
  NOT_WELCOME: 4003,
  NO_SUCH_TABLE: 4004,
  TOO_SLOW: 4008,
  TOO_FAST: 4009,
  TOO_MANY: 4013,
} as const;

/** What a table can be. */
export type Status = "open" | "playing" | "over" | "closed" | "frozen";

/** Names and indexes from the outside in. */
export type Path = (string | number)[];

/** Sets a member or an element, removes it, or inserts a new element before that index of an array. */
export type PatchStep = [path: Path, value: unknown] | [path: Path] | [path: Path, value: unknown, insert: 1];

/** Steps from one view to the next, applied in order. */
export type Patch = PatchStep[];

/** Somebody as everybody may know him. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

/** A seat as everybody sees it. A bot may sit in for the owner, who can take the seat back. */
export interface SeatInfo {
  number: number;
  person: Person | null;
  bot: string;
  is_here: boolean;
  remaining: number | null;
  is_running: boolean;
}

/** Somebody would like to go back further than the rules of undo allow; everybody has to agree. */
export interface UndoAsked {
  id: string;
  seat: number;
  waits_for: number[];
}

/** A Fluent id and its terms; a term that is itself Words is said first. */
export interface Words {
  id: string;
  terms: Record<string, number | string | Words | Words[]>;
}

/** No clock, so many minutes for the whole game, or so many days for each move. */
export interface Clock {
  kind: "days" | "minutes" | "none";
  amount: number;
}

/**
 * A table as everybody sees it. `remaining` on the seats was measured at `at`.
 *
 * Where the game is `cooperative`, all are first or all second, and points mean nothing. Without secrets several may
 * look at one screen.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  status: Status;
  reason: Words | null;
  cooperative: boolean;
  has_secrets: boolean;
  options: Record<string, boolean | number | string>;
  public: boolean;
  hints: boolean;
  companion: boolean;
  practice: boolean;
  clock: Clock;
  host: Person | null;
  seats: SeatInfo[];
  watchers: number;
  rematch_of: string;
  commit: string;
  created: number;
  started: number | null;
  ended: number | null;
  scores: number[] | null;
  places: number[] | null;
  turn: number[];
  undo: UndoAsked | null;
  at: number;
}

/** Something that happened: an event of the game with its facts for the board, and its sentence for the log. */
export interface Fact {
  event: unknown;
  words: Words;
}

/** A seat that owes an answer, as everybody may know it. `for_all` is true where the first answer settles it. */
export interface Owes {
  seat: number;
  step: string;
  for_all: boolean;
}

/**
 * What a seat is asked. `given` is true when it has answered and may still change its mind.
 *
 * Seat -1 is nature: at a table with the cardboard, who sees what was dealt or rolled types it in.
 */
export interface Question {
  id: number;
  seat: number;
  step: string;
  words: Words;
  given: boolean;
}

/** What somebody said at a table. */
export interface ChatLine {
  number: number;
  at: number;
  person: Person;
  text: string;
}

/** A legal move: what its button says, what a player should know before, what it would earn at once. */
export interface Choice {
  text: string;
  label: Words | null;
  warning: Words | null;
  points: number | null;
}

/** Why a request was refused: a code for programs, a sentence in the reader's language, words for any other. */
export interface Problem {
  code: string;
  sentence: string;
  words: Words;
}

/** What only I may know of myself. Nobody has a login but an account; an empty webhook is none. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  login: string;
  webhook: string;
  created: number;
}

/** Play at once; who gives no name gets one. */
export interface NewGuest {
  name?: string;
}

/** Another name, or an address that is told when it is my turn (an empty one for none); null leaves it as it is. */
export interface ChangeMe {
  name?: string | null;
  webhook?: string | null;
}

/** With these an account is made, or opened. */
export interface Credentials {
  login: string;
  password: string;
}

/** Another password, for whoever knows the old one. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Delete me and all that is known of me; an account gives its password once more. */
export interface Farewell {
  password?: string;
}

/** The token of a private link to a seat. */
export interface SeatLink {
  token: string;
}

/** Where a private link has led, and who I am there. */
export interface SeatOpened {
  table: string;
  seat: number;
  me: Me;
}

/** Play a move. It names the question it answers, so that it is refused when it comes too late. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  question: number;
  text: string;
}

/** Take back the seat's latest answer; beyond the boundary everybody is asked to consent. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Agree to an undo that somebody asked for, or not. */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  undo: string;
  agree: boolean;
}

/**
 * Give the game up: among two rivals, and for the last who plays a cooperative game, it ends.
 *
 * Otherwise a bot goes on for good.
 */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Let a bot play for me until I come back. */
export interface HandOver {
  type: "hand_over";
  id: string;
  seat: number;
  bot?: string;
}

/** Take my seat back from the bot. */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat: number;
}

/** Say something to everybody at the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** The legal moves again, each with its words, its warning and what it would earn. */
export interface AskChoices {
  type: "ask_choices";
  id: string;
  seat: number;
}

/** Which rule forbids this move? Nothing is played. */
export interface AskWhy {
  type: "ask_why";
  id: string;
  seat: number;
  text: string;
}

/** What would a bot play here? */
export interface AskHint {
  type: "ask_hint";
  id: string;
  seat: number;
}

/** What happened after the first `since` events of this reader; a spectator's seat is null. */
export interface AskEvents {
  type: "ask_events";
  id: string;
  seat: number | null;
  since: number;
}

/** Something does not add up: send the whole view again. */
export interface Resync {
  type: "resync";
  id: string;
  seat: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** The first message: who you are here, and the last things that were said. A `sync` per seat follows. */
export interface Welcome {
  type: "welcome";
  you: Person;
  seats: number[];
  table: TableInfo;
  chat: ChatLine[];
  version: string;
}

/** Somebody came, left, sat down, handed over; the clocks were set; the table began, ended, closed. */
export interface TableChanged {
  type: "table_changed";
  seats: number[];
  table: TableInfo;
}

/** The whole of what a seat sees now, or a spectator (seat null). `events` counts what it has been told so far. */
export interface Sync {
  type: "sync";
  seat: number | null;
  events: number;
  view: unknown;
  check: number;
  owes: Owes[];
  question: Question | null;
  moves: string[];
  can_undo: boolean;
  id: string | null;
}

/**
 * One step further. It follows on `since` events and the view before; if that is not yours, ask to resync.
 *
 * `check` comes with some updates only. `id` is the request that caused it, if it came from this seat.
 */
export interface Update {
  type: "update";
  seat: number | null;
  since: number;
  events: Fact[];
  patch: Patch;
  owes: Owes[];
  check?: number | null;
  question?: Question | null;
  moves?: string[];
  can_undo?: boolean;
  id?: string | null;
}

/** What was asked for with `ask_events`. */
export interface Events {
  type: "events";
  id: string;
  seat: number | null;
  since: number;
  events: Fact[];
}

/** It is done; also the answer to something that was done before and sent again. */
export interface Done {
  type: "done";
  id: string;
}

/** It is not done, and nothing has changed: a code for programs, words in any language, a sentence in yours. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  words: Words;
  sentence: string;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** What was asked for with `ask_choices`. */
export interface Choices {
  type: "choices";
  id: string;
  seat: number;
  question: number;
  choices: Choice[];
}

/** The rule that forbids the move, or nulls if it is legal. */
export interface Why {
  type: "why";
  id: string;
  code: string | null;
  words: Words | null;
  sentence: string;
}

/** What a bot would play, with the expected result in words. */
export interface Hinted {
  type: "hinted";
  id: string;
  seat: number;
  question: number;
  move: string;
  words: Words;
}

/** What every seat had left at that time, and who runs. */
export interface ClocksSet {
  type: "clocks_set";
  remaining: number[];
  running: number[];
  at: number;
}

/** A seat's time is nearly up; then a bot takes over. */
export interface TimeShort {
  type: "time_short";
  seat: number;
  remaining: number;
}

/** Here. */
export interface Pong {
  type: "pong";
  id: string;
}

/**
 * The public tables that wait for players, and my own tables; sent at once and after every change.
 *
 * Of the former the first page; behind `more` the next one begins, unless it is empty.
 */
export interface Lobby {
  type: "lobby";
  open: TableInfo[];
  more: string;
  mine: TableInfo[];
}

/** Something a table may agree on; a ruling settles what the rulebook leaves open. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  is_ruling: boolean;
}

/**
 * A game that can be played here. Its bots stand in the order of their strength, the weakest first.
 *
 * Where it is `cooperative`, all win or all lose. A game that the client was not built with may bring a `board`: the
 * address of an ES module below that of the server.
 */
export interface GameInfo {
  name: string;
  rules_version: number;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  companion: boolean;
  cooperative: boolean;
  board: string | null;
}

/** Who sits in a seat from the beginning: a bot, or without one whoever opens the table. */
export interface Place {
  seat: number;
  bot?: string;
}

/** Some of the tables that wait for players; behind `more` the next page begins, unless it is empty. */
export interface TablePage {
  tables: TableInfo[];
  more: string;
}

/** What everybody should know of this server: for how many days finished games are kept, 0 for no set time. */
export interface House {
  keep_finished_days: number;
}

/**
 * A table to be opened, for those who are invited or, if it is public, for everybody.
 *
 * Seats that no place names are for others.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  hints?: boolean;
  companion?: boolean;
  clock?: Clock;
  places?: Place[];
  entropy?: string;
}

/** Sit down at a table; one that is not public asks for its invitation. */
export interface SitDown {
  entropy?: string;
  invitation?: string;
}

/** Let a bot play here from the beginning. */
export interface SeatBot {
  bot: string;
}

/** What lets people in: the token alone, and as a link. Nobody can ask for it again. */
export interface Invitation {
  token: string;
  link: string;
}

/** The table where the same people play again. Only who opened it gets an invitation for further people. */
export interface Rematch {
  table: TableInfo;
  invitation: Invitation | null;
}

/** Whom the host has sent away, and who may not chat. */
export interface Conduct {
  removed: Person[];
  muted: Person[];
}

/** An answer that counted, with its number in the record. */
export interface ReplayLine {
  number: number;
  seat: number;
  step: string;
  text: string;
}

/**
 * A finished game after its first `at` answers, as a seat saw it or a spectator; `scores` has one row more than
 * `lines`.
 */
export interface Replay {
  at: number;
  seat: number | null;
  view: unknown;
  events: Fact[];
  owes: Owes[];
  lines: ReplayLine[];
  scores: number[][];
}

/** Whether every draw and roll fell as the secret says which was committed to before the game; if not, why. */
export interface Verification {
  fair: boolean;
  rolls: number;
  commit: string;
  secret: string;
  entropies: string[];
  reason: Words | null;
}

/** What a client can send to a table. */
export type FromClient =
  | Answer
  | Undo
  | Consent
  | Resign
  | HandOver
  | TakeBack
  | Say
  | AskChoices
  | AskWhy
  | AskHint
  | AskEvents
  | Resync
  | Ping;

/** What a table can send to a client. */
export type FromServer =
  | Welcome
  | TableChanged
  | Sync
  | Update
  | Events
  | Done
  | Refused
  | Said
  | Choices
  | Why
  | Hinted
  | ClocksSet
  | TimeShort
  | Pong;

/** A seat took back an answer, alone or with everybody's consent. */
export interface AnswerTakenBack {
  type: "AnswerTakenBack";
  seat: number;
}

/** A stack on the table. Row and column tell the top tile's value in each of its lines; Hel has none. */
export interface VoluspaCell {
  x: number;
  y: number;
  /** Bottom to top */
  stack: string[];
  row: number | null;
  column: number | null;
}

/** All that a seat may know; lists go by seat, tiles by name. */
export interface VoluspaView {
  seats: number;
  edda: boolean;
  valkyries_hold: boolean;
  board: VoluspaCell[];
  /** Empty cells beside a Troll: for Trolls only */
  blocked: [number, number][];
  /** Empty cells where any tile would make a line too long */
  full: [number, number][];
  /** null: not yours to see */
  hands: (string[] | null)[];
  /** Tiles in a hand that everybody saw taken with Skadi */
  known: string[][];
  /** Tiles in each hand, Hel not counted */
  held: number[];
  hels: number[];
  in_bag: number;
  /** Tiles that this seat has not seen: the stock and the other hands together */
  unseen: Record<string, number>;
  removed: string[];
  scores: number[];
  moments: number[];
  plays: number;
}

/** A seat drew a tile from the stock; the others do not see which. */
export interface VoluspaTileDrawn {
  type: "TileDrawn";
  seat: number;
  tile: string | null;
}

/** The start tile was turned up; a Troll goes back into the stock. */
export interface VoluspaStartTileTurned {
  type: "StartTileTurned";
  tile: string;
}

/** The start player was chosen. */
export interface VoluspaPlayBegan {
  type: "PlayBegan";
  seat: number;
}

/** A tile was laid on an empty cell. */
export interface VoluspaTileLaid {
  type: "TileLaid";
  seat: number;
  tile: string;
  x: number;
  y: number;
}

/** A Dragon or Hel was laid on a tile. */
export interface VoluspaTileCovered {
  type: "TileCovered";
  seat: number;
  tile: string;
  x: number;
  y: number;
  covered: string;
}

/** Skadi was exchanged for a tile, which went to the hand; what that tile covered left the game. */
export interface VoluspaTileExchanged {
  type: "TileExchanged";
  seat: number;
  taken: string;
  x: number;
  y: number;
  lost: string | null;
}

/** Jotunn shoved a tile to an end of its line and took its cell. */
export interface VoluspaTileShoved {
  type: "TileShoved";
  seat: number;
  shoved: string;
  x: number;
  y: number;
  to_x: number;
  to_y: number;
}

/** What the tile just laid earned: by its row, by its column, and by tiles or Hel beside it. */
export interface VoluspaPointsScored {
  type: "PointsScored";
  seat: number;
  points: number;
  row: number;
  column: number;
  beside: number;
}

/** A seat could lay nothing and discarded a tile. */
export interface VoluspaTileDiscarded {
  type: "TileDiscarded";
  seat: number;
  tile: string;
}

/** What can happen in voluspa. */
export type VoluspaEvent =
  | VoluspaTileDrawn
  | VoluspaStartTileTurned
  | VoluspaPlayBegan
  | VoluspaTileLaid
  | VoluspaTileCovered
  | VoluspaTileExchanged
  | VoluspaTileShoved
  | VoluspaPointsScored
  | VoluspaTileDiscarded
  | AnswerTakenBack;

/** A coin and where it lies; a hidden place is None. */
export interface NidavellirCoin {
  value: number;
  metal: string;
  place: string | null;
  open: boolean;
}

/** A card of an army: a kind of dwarf, a hero, or the hammer. */
export interface NidavellirCard {
  name: string;
  ranks: number;
  /** The sum of its bravery values; null where its class has none */
  value: number | null;
}

/** The cards of one class, bottom to top. */
export interface NidavellirColumn {
  cards: NidavellirCard[];
  ranks: number;
  points: number;
}

/** What an army would score now; Thrud counts as having left it. */
export interface NidavellirPoints {
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

/** One seat's columns, in the order of the classes, and what lies beside its board. */
export interface NidavellirArmy {
  columns: NidavellirColumn[];
  /** Without a class, in the order taken; Ylud while she waits */
  heroes: string[];
  sets: number;
  recruited: number;
  /** Heroes still to recruit */
  due: number;
  points: NidavellirPoints;
  distinctions: string[];
}

/** What a hero would bring this seat now, or the code of the rule that bars it. */
export interface NidavellirProspect {
  hero: string;
  points: number;
  refusal: string | null;
}

/** A distinction: who leads in its class, and who won it. */
export interface NidavellirDistinctionView {
  name: string;
  winner: number | null;
  decided: boolean;
  leaders: number[];
  ranks: number[];
}

/** All that a seat may know; lists go by seat. */
export interface NidavellirView {
  seats: number;
  first_game: boolean;
  age: number;
  round: number;
  rounds: number;
  phase: string;
  /** The one being resolved */
  tavern: number | null;
  taverns: string[][];
  discard: string[];
  /** Ascending by value */
  coins: NidavellirCoin[][];
  /** This seat's, while others still owe theirs */
  bid: string[] | null;
  gems: number[];
  order: number[];
  turns_done: number;
  /** Shown at the tavern being resolved, at the time they were turned over */
  bids: (number | null)[];
  armies: NidavellirArmy[];
  /** Still in their stands */
  heroes: string[];
  /** For each of those; null for spectators */
  prospects: NidavellirProspect[] | null;
  /** Value and how many */
  treasury: [number, number][];
  distinctions: NidavellirDistinctionView[];
  in_deck: number;
  /** Of this age's deck */
  unseen: Record<string, number>;
  /** Of the second age's, while the first runs */
  unseen_next: Record<string, number>;
  /** Through the spyglass; null for everybody but its winner */
  looked: string[] | null;
  scores: number[];
}

/** A seat was given a gem. */
export interface NidavellirGemDealt {
  type: "GemDealt";
  seat: number;
  gem: number;
}

/** A round began. */
export interface NidavellirRoundBegan {
  type: "RoundBegan";
  age: number;
  round: number;
  rounds: number;
}

/** A card was revealed in a tavern. */
export interface NidavellirCardRevealed {
  type: "CardRevealed";
  tavern: number;
  card: string;
}

/** All coins lie face down. */
export interface NidavellirBidsPlaced {
  type: "BidsPlaced";
}

/** The coins at a tavern were turned over; whoever has Uline has laid none yet. */
export interface NidavellirCoinsShown {
  type: "CoinsShown";
  tavern: number;
  coins: (string | null)[];
}

/** Uline's owner laid a coin openly at a tavern. */
export interface NidavellirCoinLaidOpen {
  type: "CoinLaidOpen";
  seat: number;
  tavern: number;
  coin: string;
}

/** The order of turns at a tavern was set. */
export interface NidavellirOrderSet {
  type: "OrderSet";
  tavern: number;
  order: number[];
}

/** A seat took a card from a tavern. */
export interface NidavellirCardTaken {
  type: "CardTaken";
  seat: number;
  tavern: number;
  card: string;
}

/** A seat recruited a hero. */
export interface NidavellirHeroRecruited {
  type: "HeroRecruited";
  seat: number;
  hero: string;
}

/** A card was laid on Thrud, who came out from under it. */
export interface NidavellirThrudLifted {
  type: "ThrudLifted";
  seat: number;
}

/** Thrud was laid on a column. */
export interface NidavellirThrudLaid {
  type: "ThrudLaid";
  seat: number;
  column: string;
}

/** Ylud, who had waited beside the board, was laid on a column. */
export interface NidavellirYludLaid {
  type: "YludLaid";
  seat: number;
  column: string;
}

/** Ylud went from one column to another. */
export interface NidavellirYludMoved {
  type: "YludMoved";
  seat: number;
  left: string;
  column: string;
}

/** Ylud was left where she lay. */
export interface NidavellirYludStayed {
  type: "YludStayed";
  seat: number;
  column: string;
}

/** A dwarf was discarded for a hero. */
export interface NidavellirCardDiscarded {
  type: "CardDiscarded";
  seat: number;
  card: string;
  hero: string;
}

/** A card that nobody took went to the discard pile. */
export interface NidavellirCardLeftOver {
  type: "CardLeftOver";
  tavern: number;
  card: string;
}

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
export interface NidavellirGemsSwapped {
  type: "GemsSwapped";
  seats: number[];
  gems: number[];
}

/** All coins returned to their owners' hands. */
export interface NidavellirCoinsTakenBack {
  type: "CoinsTakenBack";
}

/** Uline's new owner took back the pouch and every coin still face down. */
export interface NidavellirUlineTookCoins {
  type: "UlineTookCoins";
  seat: number;
}

/** A seat alone had the most ranks of a class. */
export interface NidavellirDistinctionWon {
  type: "DistinctionWon";
  seat: number;
  name: string;
}

/** Nobody alone had the most ranks of a class. */
export interface NidavellirDistinctionUnclaimed {
  type: "DistinctionUnclaimed";
  name: string;
}

/** The spyglass's winner looked at three cards of the second age; the others do not see which. */
export interface NidavellirCardsLooked {
  type: "CardsLooked";
  seat: number;
  cards: string[] | null;
}

/** One of these three was kept; the other two were shuffled back. */
export interface NidavellirCardKept {
  type: "CardKept";
  seat: number;
  card: string;
}

/** A card of the second age went to the box, and nobody looked at it. */
export interface NidavellirCardBoxed {
  type: "CardBoxed";
}

/** The last tavern of an age was resolved. */
export interface NidavellirAgeEnded {
  type: "AgeEnded";
  age: number;
}

/** Thrud left the army before the final scoring. */
export interface NidavellirThrudLeft {
  type: "ThrudLeft";
  seat: number;
}

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
  | NidavellirGemDealt
  | NidavellirRoundBegan
  | NidavellirCardRevealed
  | NidavellirBidsPlaced
  | NidavellirCoinsShown
  | NidavellirCoinLaidOpen
  | NidavellirOrderSet
  | NidavellirCardTaken
  | NidavellirHeroRecruited
  | NidavellirThrudLifted
  | NidavellirThrudLaid
  | NidavellirYludLaid
  | NidavellirYludMoved
  | NidavellirYludStayed
  | NidavellirCardDiscarded
  | NidavellirCardLeftOver
  | NidavellirCoinUpgraded
  | NidavellirCoinsTraded
  | NidavellirGemsSwapped
  | NidavellirCoinsTakenBack
  | NidavellirUlineTookCoins
  | NidavellirDistinctionWon
  | NidavellirDistinctionUnclaimed
  | NidavellirCardsLooked
  | NidavellirCardKept
  | NidavellirCardBoxed
  | NidavellirAgeEnded
  | NidavellirThrudLeft
  | NidavellirGameScored
  | AnswerTakenBack;

/** So many equal figures of one clan. */
export interface BloodrageFigures {
  figure: string;
  count: number;
}

/** So many equal figures of a seat in one place. */
export interface BloodrageGroup {
  seat: number;
  figure: string;
  count: number;
}

/** A province or a fjord, and who stands there. */
export interface BloodragePlace {
  name: string;
  groups: BloodrageGroup[];
}

/** A province: its villages, its token, its doom, and everybody's strength there with the ships of its fjord. */
export interface BloodrageProvince {
  name: string;
  region: string | null;
  /** null where there is room for everybody */
  villages: number | null;
  free: number | null;
  destroyed: boolean;
  /** The age in which Ragnarök takes it */
  doomed: number | null;
  token: string | null;
  pillaged: boolean;
  strengths: number[];
}

/** A clan stat: its step from 1 to 6, what it is worth, and its Glory at the end. */
export interface BloodrageStat {
  step: number;
  value: number;
  bonus: number;
}

/** One seat's clan sheet, and the backs of its cards. */
export interface BloodrageClan {
  rage: number;
  passed: boolean;
  glory: number;
  /** Rage, axes, horns */
  stats: BloodrageStat[];
  on_board: number;
  /** Of its leader, a warrior and its ship now */
  strengths: number[];
  reserve: BloodrageFigures[];
  valhalla: BloodrageFigures[];
  leader: string | null;
  warrior: string | null;
  ship: string | null;
  monsters: (string | null)[];
  clan: (string | null)[];
  /** The ages on the backs, ascending */
  hand: number[];
  /** Cards that everybody knows to be in this hand */
  known: string[];
  /** Cards that everybody has seen and that are still in hand, or committed, or thrown away */
  perhaps: string[];
  /** Where each of those may be: `hand quests 2` for in hand, or the second quest or later */
  perhaps_in: string[];
  /** The ages on the backs of committed quests */
  quests: number[];
  /** Cards it took that have left hands for good before everybody's eyes, upgrades among them */
  gone: string[];
}

/** One seat in a battle: figures and cards make its total. */
export interface BloodrageFighter {
  seat: number;
  figures: number;
  cards: string[];
  laid: boolean;
  bonus: number;
  total: number;
  fallen: number;
}

/** A pillage from its call to battle until everything is settled. */
export interface BloodrageBattle {
  province: string;
  pillager: number;
  /** Call, cards, reveal, late, outcome */
  stage: string;
  fighters: BloodrageFighter[];
  /** It had been pillaged in this age before; shown until the reward is taken */
  again: boolean;
}

/** A committed quest of one's own, and whether it would be fulfilled now. */
export interface BloodrageQuest {
  card: string;
  fulfilled: boolean;
}

/** What this seat saw in a pack when it held it, and what it took. */
export interface BloodrageMemory {
  age: number;
  pack: number;
  index: number;
  cards: string[];
  took: string;
}

/** All that a seat may know; lists go by seat. */
export interface BloodrageView {
  seats: number;
  first_game: boolean;
  age: number;
  phase: string;
  first: number | null;
  places: BloodragePlace[];
  provinces: BloodrageProvince[];
  doom: (string | null)[];
  clans: BloodrageClan[];
  battle: BloodrageBattle | null;
  taken: number;
  /** One's own cards; null for spectators */
  hand: string[] | null;
  quests: BloodrageQuest[] | null;
  /** In the draft: the cards one holds to choose from */
  pack: string[] | null;
  /** One's own answer, while others still think */
  chosen: string | null;
  /** Of all ages whose cards others still hold */
  memory: BloodrageMemory[] | null;
  /** What one has thrown away */
  discarded: string[] | null;
  /** By age: cards that have not been dealt */
  in_decks: number[];
  scores: number[];
}

/** A seat was given the first-player marker. */
export interface BloodrageFirstPlayerDrawn {
  type: "FirstPlayerDrawn";
  seat: number;
}

/** A pillage token was laid into a province. */
export interface BloodrageTokenLaid {
  type: "TokenLaid";
  province: string;
  token: string;
}

/** The province that Ragnarök takes in an age was drawn. */
export interface BloodrageDoomDrawn {
  type: "DoomDrawn";
  age: number;
  province: string;
}

/** A province was destroyed before the game began. */
export interface BloodrageProvinceRuined {
  type: "ProvinceRuined";
  province: string;
}

/** An age began. */
export interface BloodrageAgeBegan {
  type: "AgeBegan";
  age: number;
}

/** A card was dealt to a seat; nobody else is told. */
export interface BloodrageCardDealt {
  type: "CardDealt";
  seat: number;
  card: string;
}

/** Everybody passed the rest of a pack to the left. */
export interface BloodragePacksPassed {
  type: "PacksPassed";
  age: number;
  taken: number;
}

/** Everybody has taken the gifts of an age. */
export interface BloodrageGiftsTaken {
  type: "GiftsTaken";
  age: number;
}

/** A seat passed and takes no more actions in this age. */
export interface BloodrageTurnPassed {
  type: "TurnPassed";
  seat: number;
}

/** A seat invaded a province or a fjord. */
export interface BloodrageInvaded {
  type: "Invaded";
  seat: number;
  figure: string;
  place: string;
  cost: number;
}

/** A seat invaded with a figure out of Valhalla. */
export interface BloodrageReturned {
  type: "Returned";
  seat: number;
  figure: string;
  place: string;
}

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
export interface BloodrageQuestCommitted {
  type: "QuestCommitted";
  seat: number;
  card: string | null;
}

/** A stat rose to a step, the first being 1. */
export interface BloodrageStatRaised {
  type: "StatRaised";
  seat: number;
  stat: string;
  step: number;
  value: number;
}

/** A seat gained Rage, or lost some. */
export interface BloodrageRageChanged {
  type: "RageChanged";
  seat: number;
  amount: number;
  why: string;
}

/** A seat gained Glory. */
export interface BloodrageGloryGained {
  type: "GloryGained";
  seat: number;
  amount: number;
  why: string;
}

/** A seat set out to pillage a province. */
export interface BloodragePillageBegan {
  type: "PillageBegan";
  seat: number;
  province: string;
  again: boolean;
}

/** A figure joined the battle. */
export interface BloodrageJoined {
  type: "Joined";
  seat: number;
  figure: string;
  from_: string;
  province: string;
}

/** Nobody stood against the pillager. */
export interface BloodragePillagedUnopposed {
  type: "PillagedUnopposed";
  seat: number;
  province: string;
}

/** The cards of a battle were revealed, by seat; None for whoever laid none. */
export interface BloodrageCardsRevealed {
  type: "CardsRevealed";
  province: string;
  cards: (string | null)[];
}

/** A seat uses a quest as a battle card. */
export interface BloodrageQuestDeclared {
  type: "QuestDeclared";
  seat: number;
  card: string;
  strength: number;
}

/** The text of a seat's card was cancelled. */
export interface BloodrageCardCancelled {
  type: "CardCancelled";
  seat: number;
  card: string;
}

/** All revealed cards, by seat, were discarded, and one seat gained Glory for them. */
export interface BloodrageCardsWatched {
  type: "CardsWatched";
  seat: number;
  glory: number;
  cards: string[][];
}

/** A seat added a card after the reveal. */
export interface BloodrageLateCardPlayed {
  type: "LateCardPlayed";
  seat: number;
  card: string;
}

/** Figures of a kind went to Valhalla. */
export interface BloodrageFigureDied {
  type: "FigureDied";
  seat: number;
  figure: string;
  count: number;
  place: string;
}

/** A figure was kept from dying. */
export interface BloodrageFigureSaved {
  type: "FigureSaved";
  seat: number;
  figure: string;
  place: string;
}

/** The Volur Witch fled to Yggdrasil. */
export interface BloodrageWitchFled {
  type: "WitchFled";
  seat: number;
  province: string;
}

/** A seat chose the one figure that stays. */
export interface BloodrageFigureKept {
  type: "FigureKept";
  seat: number;
  figure: string;
}

/** A seat won the battle; strengths by seat, None for whoever was not in it. */
export interface BloodrageBattleWon {
  type: "BattleWon";
  seat: number;
  province: string;
  strengths: (number | null)[];
}

/** The highest strength was shared, and everybody lost. */
export interface BloodrageBattleTied {
  type: "BattleTied";
  province: string;
  strengths: (number | null)[];
}

/** A seat pillaged a province. */
export interface BloodragePillaged {
  type: "Pillaged";
  seat: number;
  province: string;
  token: string;
}

/** A seat stole Rage. */
export interface BloodrageRageStolen {
  type: "RageStolen";
  seat: number;
  from_: number;
  amount: number;
}

/** A seat stole Glory. */
export interface BloodrageGloryStolen {
  type: "GloryStolen";
  seat: number;
  from_: number;
  amount: number;
}

/** A seat took the winner's cards. */
export interface BloodrageCardsTaken {
  type: "CardsTaken";
  seat: number;
  from_: number;
  cards: string[];
}

/** The winner kept some of the cards played. */
export interface BloodrageCardsKept {
  type: "CardsKept";
  seat: number;
  cards: string[];
}

/** The winner discarded the cards played. */
export interface BloodrageCardsDiscarded {
  type: "CardsDiscarded";
  seat: number;
  cards: string[];
}

/** A loser took the cards played back. */
export interface BloodrageCardsReturned {
  type: "CardsReturned";
  seat: number;
  cards: string[];
}

/** A leader moved on after pillaging. */
export interface BloodrageLeaderMoved {
  type: "LeaderMoved";
  seat: number;
  from_: string;
  to: string;
}

/** A seat threw cards of its hand away, face down. */
export interface BloodrageCardsThrownAway {
  type: "CardsThrownAway";
  seat: number;
  count: number;
}

/** A seat kept a card for the next age; only that seat sees which. */
export interface BloodrageCardKept {
  type: "CardKept";
  seat: number;
  card: string | null;
}

/** A quest was revealed, fulfilled or not. */
export interface BloodrageQuestRevealed {
  type: "QuestRevealed";
  seat: number;
  card: string;
  fulfilled: boolean;
}

/** Ragnarök destroyed a province. */
export interface BloodrageProvinceDestroyed {
  type: "ProvinceDestroyed";
  province: string;
  age: number;
}

/** Figures came back from Valhalla. */
export interface BloodrageFiguresReleased {
  type: "FiguresReleased";
  seat: number;
  figure: string;
  count: number;
}

/** An age ended. */
export interface BloodrageAgeEnded {
  type: "AgeEnded";
  age: number;
}

/** A seat gained Glory for a legendary stat. */
export interface BloodrageTrackBonus {
  type: "TrackBonus";
  seat: number;
  stat: string;
  glory: number;
}

/** The game ended. */
export interface BloodrageGameEnded {
  type: "GameEnded";
}

/** What can happen in bloodrage. */
export type BloodrageEvent =
  | BloodrageFirstPlayerDrawn
  | BloodrageTokenLaid
  | BloodrageDoomDrawn
  | BloodrageProvinceRuined
  | BloodrageAgeBegan
  | BloodrageCardDealt
  | BloodragePacksPassed
  | BloodrageGiftsTaken
  | BloodrageTurnPassed
  | BloodrageInvaded
  | BloodrageReturned
  | BloodrageMarched
  | BloodrageUpgraded
  | BloodrageQuestCommitted
  | BloodrageStatRaised
  | BloodrageRageChanged
  | BloodrageGloryGained
  | BloodragePillageBegan
  | BloodrageJoined
  | BloodragePillagedUnopposed
  | BloodrageCardsRevealed
  | BloodrageQuestDeclared
  | BloodrageCardCancelled
  | BloodrageCardsWatched
  | BloodrageLateCardPlayed
  | BloodrageFigureDied
  | BloodrageFigureSaved
  | BloodrageWitchFled
  | BloodrageFigureKept
  | BloodrageBattleWon
  | BloodrageBattleTied
  | BloodragePillaged
  | BloodrageRageStolen
  | BloodrageGloryStolen
  | BloodrageCardsTaken
  | BloodrageCardsKept
  | BloodrageCardsDiscarded
  | BloodrageCardsReturned
  | BloodrageLeaderMoved
  | BloodrageCardsThrownAway
  | BloodrageCardKept
  | BloodrageQuestRevealed
  | BloodrageProvinceDestroyed
  | BloodrageFiguresReleased
  | BloodrageAgeEnded
  | BloodrageTrackBonus
  | BloodrageGameEnded
  | AnswerTakenBack;

/** An Enemy card: the god whose set it belongs to, and whom it shows. */
export interface YggdrasilCard {
  god: string;
  enemy: string;
}

/** A relationship that a god has with another; it is one-way. */
export interface YggdrasilRelation {
  god: string;
  /** Brother, tie, fellow, companion */
  kind: string;
}

/** A god of this game: those of the seats come first, then the supports. */
export interface YggdrasilGod {
  slot: number;
  /** null for a support */
  seat: number | null;
  /** null until chosen */
  god: string | null;
  world: string;
  life: number;
  most_life: number;
  elves: number;
  dice: number;
  artifacts: string[];
  /** Which faces of the god die are successes */
  god_faces: string[];
  vanir_faces: string[];
  powers: string[];
  relations: YggdrasilRelation[];
}

/** A world, and its action for the reader if he stood there now; for spectators, for the active god. */
export interface YggdrasilWorld {
  world: string;
  /** Top, mid, bottom */
  level: string;
  column: number;
  /** Slots */
  gods: number[];
  enemies: string[];
  /** Who blocks it, rides an Enemy here, or stands on the Sword of Obstacles */
  iotunns: string[];
  devastated: boolean;
  /** Penalty, normal, bonus; null where there is nobody to act */
  mode: string | null;
  risk: number;
  amount: number;
  /** Why its action is not to be had */
  closed: string | null;
  /** The life that Heal the Tree costs here, null where it cannot be done */
  heal: number | null;
  reachable: boolean;
}

/** An Enemy, and what its next activation would do to the god who reveals next. */
export interface YggdrasilEnemy {
  enemy: string;
  /** A world or the cage; null for Nidhögg */
  place: string | null;
  /** The Risks of a fight; null if there is none */
  strength: number | null;
  rider: string | null;
  /** A world, the cage, or an island as `island:1` */
  retreat: string | null;
  /** In order: up:midgard, to:asgard, turn, giants:2, … ; `to` and `life` alone if the god is open */
  next: string[];
  /** The next card of this Enemy activates it */
  armed: boolean;
  /** That could lose the game */
  loses: boolean;
  /** On the wheel, the older first */
  open: YggdrasilCard[];
}

/** What can still be taken, or must still come. */
export interface YggdrasilReserves {
  elves: number;
  dice: number;
  heroes: number;
  giants: number;
  anonymous: number;
}

/** A seat's Enemy cards: those on top and at the bottom that everybody knows, and what lies between them. */
export interface YggdrasilDeck {
  /** Without the face-down card */
  size: number;
  /** The next first */
  top: YggdrasilCard[];
  /** In the middle, in no order; an unseen face-down card is one of them */
  unknown: YggdrasilCard[];
  /** In the middle, but not that face-down card */
  late: YggdrasilCard[];
  /** The next first */
  bottom: YggdrasilCard[];
  /** Face down on the wheel, if everybody knows which */
  down: YggdrasilCard | null;
  /** A card lies face down that nobody knows */
  unseen: boolean;
}

/** Nidavellir: the top of each pile, and how many cards lie under it. */
export interface YggdrasilArtifacts {
  shown: (string | null)[];
  left: number[];
}

/** A die as it lies: its face counts as a success if an Elf changed it. */
export interface YggdrasilDie {
  face: string;
  changed: boolean;
  success: boolean;
  /** Goes back to Vanaheim */
  lost: boolean;
}

/** The god die of a Brother-in-Arms. */
export interface YggdrasilBrother {
  god: string;
  die: YggdrasilDie;
}

/** Risks that a god is taking. */
export interface YggdrasilThrow {
  god: string;
  against: string | null;
  risks: number;
  /** By Heroes, pairs of Elves and supports: the dice are not counted */
  prevented: number;
  /** Risks that nothing prevents as it stands */
  left: number;
  heroes_used: number;
  elves_used: number;
  god_die: YggdrasilDie | null;
  dice: YggdrasilDie[];
  brothers: YggdrasilBrother[];
  dice_kept: number;
  /** What has been thrown again: god, dice */
  rerolled: string[];
}

/** All that a seat may know; only `me` and what the worlds say differ from seat to seat. */
export interface YggdrasilView {
  seats: number;
  hard: boolean;
  free_order: boolean;
  round: number;
  /** Playing, won, lost */
  outcome: string;
  reason: string | null;
  path: string[];
  spot: number;
  turned: number;
  /** Top, mid, bottom */
  columns: string[][];
  active: number | null;
  order: number[];
  me: number | null;
  gods: YggdrasilGod[];
  worlds: YggdrasilWorld[];
  enemies: YggdrasilEnemy[];
  island: number;
  islands: number[];
  giants: number;
  anonymous: number;
  heroes: number;
  /** Pawns on Loki's ladder */
  iotunns_left: number;
  reserves: YggdrasilReserves;
  /** Open notches */
  cage: number[];
  /** By Enemy */
  wheel: YggdrasilCard[][];
  /** In this turn */
  revealed: YggdrasilCard | null;
  /** Fenrir has ended this turn */
  stopped: boolean;
  /** Worlds healed in this turn */
  healed: string[];
  decks: YggdrasilDeck[];
  /** Two players: cards of the support that nobody has seen */
  shared: YggdrasilCard[];
  /** How many of them are among the cards of each seat */
  shares: number[];
  artifacts: YggdrasilArtifacts;
  /** To choose from */
  creatures_drawn: string[];
  /** Drawn with one that is helping now */
  creatures_at_work: string[];
  creatures_discarded: string[];
  /** Active */
  iotunns: string[];
  iotunns_discarded: string[];
  throw: YggdrasilThrow | null;
  /** What stones have fallen on, while it is open */
  stones: (string | null)[];
}

/** A seat took a god's sheet. */
export interface YggdrasilGodChosen {
  type: "GodChosen";
  seat: number;
  god: string;
}

/** A god joined as support. */
export interface YggdrasilSupportChosen {
  type: "SupportChosen";
  seat: number;
  god: string;
}

/** A round began: everybody laid the top card of a deck face down on the wheel. */
export interface YggdrasilRoundBegan {
  type: "RoundBegan";
  round: number;
  /** Who had a card to lay */
  seats: number[];
}

/** A seat proposed in which order the gods play this round. */
export interface YggdrasilOrderProposed {
  type: "OrderProposed";
  seat: number;
  gods: string[];
}

/** A god's turn began. */
export interface YggdrasilTurnBegan {
  type: "TurnBegan";
  seat: number;
  god: string;
}

/** A god went to another world. */
export interface YggdrasilGodMoved {
  type: "GodMoved";
  god: string;
  origin: string;
  world: string;
}

/** A god did not move. */
export interface YggdrasilGodStayed {
  type: "GodStayed";
  god: string;
  world: string;
}

/** A god neither acted nor fought. */
export interface YggdrasilPassed {
  type: "Passed";
  god: string;
}

/** A god performed the action of a world, where he stood or from afar. */
export interface YggdrasilActionBegan {
  type: "ActionBegan";
  god: string;
  world: string;
  mode: string;
}

/** A god took on an opponent of a certain strength. */
export interface YggdrasilFightBegan {
  type: "FightBegan";
  god: string;
  opponent: string;
  strength: number;
}

/** A god won his fight. */
export interface YggdrasilOpponentBeaten {
  type: "OpponentBeaten";
  god: string;
  opponent: string;
}

/** A god took Elves out of the reserve. */
export interface YggdrasilElvesTaken {
  type: "ElvesTaken";
  god: string;
  count: number;
}

/** A god took Vanir dice out of the reserve. */
export interface YggdrasilDiceTaken {
  type: "DiceTaken";
  god: string;
  count: number;
}

/** Heroes went from Midgard to Valhalla. */
export interface YggdrasilHeroesCalled {
  type: "HeroesCalled";
  god: string;
  count: number;
  valhalla: number;
}

/** Anonymous went from Hel's ladder back to Midgard. */
export interface YggdrasilAnonymousFreed {
  type: "AnonymousFreed";
  god: string;
  count: number;
  ladder: number;
}

/** Fire Giants went from Surt's ladder back to Muspellheim. */
export interface YggdrasilGiantsDriven {
  type: "GiantsDriven";
  god: string;
  count: number;
  ladder: number;
}

/** A god lost life. */
export interface YggdrasilLifeLost {
  type: "LifeLost";
  god: string;
  count: number;
  left: number;
}

/** A god recovered life. */
export interface YggdrasilLifeGained {
  type: "LifeGained";
  god: string;
  count: number;
  left: number;
}

/** Nidhögg reached the Tree: all won. */
export interface YggdrasilGameWon {
  type: "GameWon";
}

/** All lost. */
export interface YggdrasilGameLost {
  type: "GameLost";
  reason: string;
}

/** A god turned his card face up; it may belong to another's set. */
export interface YggdrasilEnemyRevealed {
  type: "EnemyRevealed";
  god: string;
  owner: string;
  enemy: string;
  activates: boolean;
}

/** A god had no card on the wheel. */
export interface YggdrasilNothingRevealed {
  type: "NothingRevealed";
  god: string;
}

/** Two cards of an Enemy lay open. */
export interface YggdrasilEnemyActivated {
  type: "EnemyActivated";
  enemy: string;
}

/** An Enemy went from one place to another; either may be the Cage. */
export interface YggdrasilEnemyMoved {
  type: "EnemyMoved";
  enemy: string;
  origin: string;
  place: string;
}

/** Iormungand came to an island; 0 is the one with the rainbow. */
export interface YggdrasilIslandReached {
  type: "IslandReached";
  island: number;
  back: boolean;
}

/** A world was devastated; so many bars of the Cage are left. */
export interface YggdrasilWorldDevastated {
  type: "WorldDevastated";
  world: string;
  bars: number;
}

/** A god healed the Tree; the marker went back to the Cage. */
export interface YggdrasilWorldHealed {
  type: "WorldHealed";
  god: string;
  world: string;
  bars: number;
}

/** The middle level turned clockwise. */
export interface YggdrasilMidTurned {
  type: "MidTurned";
  places: number;
  turned: number;
}

/** Fire Giants climbed Surt's ladder. */
export interface YggdrasilGiantsRose {
  type: "GiantsRose";
  count: number;
  ladder: number;
}

/** Anonymous went to Hel's ladder. */
export interface YggdrasilAnonymousSent {
  type: "AnonymousSent";
  count: number;
  ladder: number;
}

/** An Iotunn left Loki's ladder and became active. */
export interface YggdrasilIotunnWoke {
  type: "IotunnWoke";
  iotunn: string;
  /** Pawns left on it */
  ladder: number;
}

/** An Iotunn went back to Loki's ladder. */
export interface YggdrasilIotunnDefeated {
  type: "IotunnDefeated";
  iotunn: string;
  ladder: number;
}

/** The discarded cards of the Iotunns became a new deck. */
export interface YggdrasilIotunnsShuffled {
  type: "IotunnsShuffled";
  cards: number;
}

/** Nidhögg went one spot to the right. */
export interface YggdrasilNidhoggMoved {
  type: "NidhoggMoved";
  spot: number;
  last: number;
}

/** Fenrir ended a god's turn. */
export interface YggdrasilTurnStopped {
  type: "TurnStopped";
  god: string;
}

/** A card went from the wheel under a deck. */
export interface YggdrasilCardReturned {
  type: "CardReturned";
  seat: number;
  owner: string;
  enemy: string;
}

/** A card went from the wheel into a deck, which was shuffled. */
export interface YggdrasilCardShuffledIn {
  type: "CardShuffledIn";
  seat: number;
  owner: string;
  enemy: string;
}

/** A card on top of a deck was looked at, and told to everybody. */
export interface YggdrasilCardSeen {
  type: "CardSeen";
  seat: number;
  owner: string;
  enemy: string;
}

/** A god took risks, in a fight or for an action. */
export interface YggdrasilRisksTaken {
  type: "RisksTaken";
  god: string;
  risks: number;
  opponent: string | null;
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
export interface YggdrasilHeroesUsed {
  type: "HeroesUsed";
  god: string;
  count: number;
  valhalla: number;
}

/** A god's own die or one of his Vanir dice was thrown. */
export interface YggdrasilDieRolled {
  type: "DieRolled";
  god: string;
  /** God or vanir */
  die: string;
  face: string;
}

/** A die was taken up again; this is the face that it had. */
export interface YggdrasilDieRerolled {
  type: "DieRerolled";
  god: string;
  die: string;
  face: string;
}

/** An Elf turned a failure into a success. */
export interface YggdrasilElfUsed {
  type: "ElfUsed";
  god: string;
  die: string;
  face: string;
}

/** Elves went home in pairs; each pair prevented a risk. */
export interface YggdrasilPairsReturned {
  type: "PairsReturned";
  god: string;
  /** Elves */
  count: number;
}

/** The throw is over: so many risks were prevented, so many were not. */
export interface YggdrasilRisksPrevented {
  type: "RisksPrevented";
  god: string;
  prevented: number;
  left: number;
}

/** A support suffered in the place of a god of its blood. */
export interface YggdrasilSupportPaid {
  type: "SupportPaid";
  god: string;
  support: string;
  count: number;
}

/** Vanir dice went back to Vanaheim. */
export interface YggdrasilDiceLost {
  type: "DiceLost";
  god: string;
  count: number;
}

/** Elves that changed dice went back to Alfheim. */
export interface YggdrasilElvesSpent {
  type: "ElvesSpent";
  god: string;
  count: number;
}

/** A Vanir die that would be lost was kept. */
export interface YggdrasilDieKept {
  type: "DieKept";
  god: string;
}

/** An Elf that changed a die was kept. */
export interface YggdrasilElfKept {
  type: "ElfKept";
  god: string;
}

/** A Chance Fellow took an Elf or a Vanir die out of another god's throw. */
export interface YggdrasilFellowTook {
  type: "FellowTook";
  god: string;
  what: string;
  of: string;
}

/** A god took something from another of his blood. */
export interface YggdrasilKinTook {
  type: "KinTook";
  god: string;
  what: string;
  of: string;
}

/** A god joined his Traveling Companion before his move. */
export interface YggdrasilCompanionJoined {
  type: "CompanionJoined";
  god: string;
  companion: string;
}

/** A god gave up acting so that somebody recovers life. */
export interface YggdrasilBlessed {
  type: "Blessed";
  god: string;
  to: string;
}

/** The next artifact of a level became visible. */
export interface YggdrasilArtifactShown {
  type: "ArtifactShown";
  artifact: string;
  level: number;
}

/** A god took an artifact from the Dwarves. */
export interface YggdrasilArtifactTaken {
  type: "ArtifactTaken";
  god: string;
  artifact: string;
}

/** A creature came out of the dispenser. */
export interface YggdrasilCreatureDrawn {
  type: "CreatureDrawn";
  god: string;
  creature: string;
}

/** A god called on one of the creatures drawn. */
export interface YggdrasilCreatureChosen {
  type: "CreatureChosen";
  god: string;
  creature: string;
}

/** There was nothing for the creature to do. */
export interface YggdrasilCreatureIdle {
  type: "CreatureIdle";
  creature: string;
}

/** The discarded creatures became a new deck. */
export interface YggdrasilCreaturesShuffled {
  type: "CreaturesShuffled";
  cards: number;
}

/** A god gave an Elf, a Vanir die or an artifact to another. */
export interface YggdrasilGiven {
  type: "Given";
  god: string;
  what: string;
  to: string;
}

/** A god gave one of his own Life Points to another. */
export interface YggdrasilLifeGiven {
  type: "LifeGiven";
  god: string;
  to: string;
}

/** Of the two cards that were looked at, a player put this one on top. */
export interface YggdrasilCardPutOnTop {
  type: "CardPutOnTop";
  seat: number;
  owner: string;
  enemy: string;
}

/** A runic stone was thrown. */
export interface YggdrasilStoneThrown {
  type: "StoneThrown";
  stone: string;
  effect: string;
}

/** A god applied what a runic stone showed. */
export interface YggdrasilStoneUsed {
  type: "StoneUsed";
  god: string;
  stone: string;
  effect: string;
}

/** What can happen in yggdrasil. */
export type YggdrasilEvent =
  | YggdrasilGodChosen
  | YggdrasilSupportChosen
  | YggdrasilRoundBegan
  | YggdrasilOrderProposed
  | YggdrasilTurnBegan
  | YggdrasilGodMoved
  | YggdrasilGodStayed
  | YggdrasilPassed
  | YggdrasilActionBegan
  | YggdrasilFightBegan
  | YggdrasilOpponentBeaten
  | YggdrasilElvesTaken
  | YggdrasilDiceTaken
  | YggdrasilHeroesCalled
  | YggdrasilAnonymousFreed
  | YggdrasilGiantsDriven
  | YggdrasilLifeLost
  | YggdrasilLifeGained
  | YggdrasilGameWon
  | YggdrasilGameLost
  | YggdrasilEnemyRevealed
  | YggdrasilNothingRevealed
  | YggdrasilEnemyActivated
  | YggdrasilEnemyMoved
  | YggdrasilIslandReached
  | YggdrasilWorldDevastated
  | YggdrasilWorldHealed
  | YggdrasilMidTurned
  | YggdrasilGiantsRose
  | YggdrasilAnonymousSent
  | YggdrasilIotunnWoke
  | YggdrasilIotunnDefeated
  | YggdrasilIotunnsShuffled
  | YggdrasilNidhoggMoved
  | YggdrasilTurnStopped
  | YggdrasilCardReturned
  | YggdrasilCardShuffledIn
  | YggdrasilCardSeen
  | YggdrasilRisksTaken
  | YggdrasilRisksCancelled
  | YggdrasilHeroesUsed
  | YggdrasilDieRolled
  | YggdrasilDieRerolled
  | YggdrasilElfUsed
  | YggdrasilPairsReturned
  | YggdrasilRisksPrevented
  | YggdrasilSupportPaid
  | YggdrasilDiceLost
  | YggdrasilElvesSpent
  | YggdrasilDieKept
  | YggdrasilElfKept
  | YggdrasilFellowTook
  | YggdrasilKinTook
  | YggdrasilCompanionJoined
  | YggdrasilBlessed
  | YggdrasilArtifactShown
  | YggdrasilArtifactTaken
  | YggdrasilCreatureDrawn
  | YggdrasilCreatureChosen
  | YggdrasilCreatureIdle
  | YggdrasilCreaturesShuffled
  | YggdrasilGiven
  | YggdrasilLifeGiven
  | YggdrasilCardPutOnTop
  | YggdrasilStoneThrown
  | YggdrasilStoneUsed
  | AnswerTakenBack;

/** The views of our games by name. */
export interface ViewOf {
  voluspa: VoluspaView;
  nidavellir: NidavellirView;
  bloodrage: BloodrageView;
  yggdrasil: YggdrasilView;
}

/** The events of our games by name. */
export interface EventOf {
  voluspa: VoluspaEvent;
  nidavellir: NidavellirEvent;
  bloodrage: BloodrageEvent;
  yggdrasil: YggdrasilEvent;
}
