// Written by tools/protocol_ts.py from gladsheim.server.protocol.requests: do not change it here, run `make protocol`.

/** Play a move. It names the question it answers, so that it is refused when it comes too late. */
export interface Answer { type: "answer"; id: string; seat: number; question: number; text: string }

/** Where the first answer counts for all: ask the other people who are there; with nobody to ask it is played. */
export interface Propose { type: "propose"; id: string; seat: number; question: number; text: string }

/** Agree to what somebody has proposed; when everybody has, it is played. */
export interface Agree { type: "agree"; id: string; seat: number; proposal: string }

/** Let the others see what I am about to propose; an empty text takes it away. Nothing is kept. */
export interface Prepare { type: "prepare"; id: string; seat: number; question: number; text: string }

/** Point at a place on the board, for everybody to see. Nothing is kept. */
export interface Point { type: "point"; id: string; seat: number; at: string }

/** Take back the seat's latest answer; beyond the boundary everybody is asked to consent. */
export interface Undo { type: "undo"; id: string; seat: number }

/** Agree to an undo that somebody asked for, or not. */
export interface Consent { type: "consent"; id: string; seat: number; undo: string; agree: boolean }

/**
 * Give the game up: among two rivals, and for the last who plays a cooperative game, it ends.
 *
 * Otherwise a bot goes on for good.
 */
export interface Resign { type: "resign"; id: string; seat: number }

/** Let a bot play for me until I come back. */
export interface HandOver { type: "hand_over"; id: string; seat: number; bot?: string }

/** Take my seat back from the bot. */
export interface TakeBack { type: "take_back"; id: string; seat: number }

/** Say something to everybody at the table. */
export interface Say { type: "say"; id: string; text: string }

/**
 * The legal moves again, each with its words, its warning and what it would earn.
 *
 * Of an open question whoever reads it as a spectator (seat null) asks the same; nobody tells him what a move earns.
 */
export interface AskChoices { type: "ask_choices"; id: string; seat: number | null }

/** Which rule forbids this move? Nothing is played. Of an open question a spectator (seat null) may ask that too. */
export interface AskWhy { type: "ask_why"; id: string; seat: number | null; text: string }

/** What would a bot play here? */
export interface AskHint { type: "ask_hint"; id: string; seat: number }

/** What happened after the first `since` events of this reader; a spectator's seat is null. */
export interface AskEvents { type: "ask_events"; id: string; seat: number | null; since: number }

/** The same with the view before it and what each event changed, to be looked at once more. */
export interface AskPast { type: "ask_past"; id: string; seat: number | null; since: number }

/** Something does not add up: send the whole view again. */
export interface Resync { type: "resync"; id: string; seat: number | null }

/** Are you there? */
export interface Ping { type: "ping"; id: string }

/** What a client can send to a table. */
export type FromClient =
  | Answer | Propose | Agree | Prepare | Point | Undo | Consent | Resign | HandOver | TakeBack | Say | AskChoices
  | AskWhy | AskHint | AskEvents | AskPast | Resync | Ping;
