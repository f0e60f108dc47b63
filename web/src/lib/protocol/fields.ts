// Written by tools/protocol_ts.py from gladsheim.server.protocol.fields and codes: do not change it here, run `make protocol`.

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
