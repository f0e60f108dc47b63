// Written by tools/protocol_ts.py from gladsheim.server.protocol.accounts: do not change it here, run `make protocol`.

import type { Words } from "./tables";

/** Why a request was refused: a code for programs, a sentence in the reader's language, words for any other. */
export interface Problem { code: string; sentence: string; words: Words }

/** What only I may know of myself. Nobody has a login but an account; an empty webhook is none. */
export interface Me {
  id: string;
  name: string;
  face: string;
  guest: boolean;
  login: string;
  webhook: string;
  created: number;
}

/** Play at once; who gives no name gets one. */
export interface NewGuest { name?: string }

/** Another name or face, or an address that is told when it is my turn (empty for none); null leaves it as it is. */
export interface ChangeMe { name?: string | null; face?: string | null; webhook?: string | null }

/** With these an account is made, or opened. */
export interface Credentials { login: string; password: string }

/** Another password, for whoever knows the old one. */
export interface NewPassword { old: string; new: string }

/** Delete me and all that is known of me; an account gives its password once more. */
export interface Farewell { password?: string }

/** The token of a private link to a seat. */
export interface SeatLink { token: string }

/** Where a private link has led, to a seat at a table or to a place in a campaign, and who I am there. */
export interface SeatOpened { table: string; campaign: string; seat: number; me: Me }
