// Written by tools/protocol_ts.py from the other files: do not change it here, run `make protocol`.

export type * from "./accounts";
export type * from "./bloodrage-events";
export type * from "./bloodrage-view";
export type * from "./campaigns";
export type * from "./events";
export * from "./fields";
export type * from "./games";
export type * from "./lobby";
export type * from "./messages";
export type * from "./nidavellir-events";
export type * from "./nidavellir-view";
export type * from "./puzzles";
export type * from "./replays";
export type * from "./requests";
export type * from "./reviews";
export type * from "./tables";
export type * from "./voluspa-events";
export type * from "./voluspa-view";
export type * from "./yggdrasil-events";
export type * from "./yggdrasil-view";
