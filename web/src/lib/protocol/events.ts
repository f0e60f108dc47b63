// Written by tools/protocol_ts.py from gladsheim.kernel.events: do not change it here, run `make protocol`.

/** A seat took back an answer, alone or with everybody's consent. */
export interface AnswerTakenBack { type: "AnswerTakenBack"; seat: number }
