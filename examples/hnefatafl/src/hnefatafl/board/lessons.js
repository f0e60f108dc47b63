// A guided first game: you attack on the small board. Each lesson speaks when its matter is on the table.
import { asked, did, happened, over, refused, saw } from "../../../kit/1.js";

const lesson = (topic, more) => ({ text: `hnefatafl-guide-${topic}`, ...more });
const heard = (topic) => [`hnefatafl-guide-${topic}`];
const asks = asked("Move");
const brandubh = ({ board }) => board !== "tablut";
const tablut = ({ board }) => board === "tablut";

export const lessons = [
  lesson("attack", { when: ({ seat }) => (seat === 0 ? {} : null) }),
  lesson("defend", { when: ({ seat }) => (seat === 1 ? {} : null) }),
  lesson("move", { when: asks, stays: true }),
  lesson("moved", { when: did("PieceMoved") }),
  lesson("answer", { when: saw((event, { seat }) => event.type === "PieceMoved" && event.seat !== seat) }),
  lesson("king", { when: saw((event) => event.type === "PieceMoved" && event.piece === "king") }),
  lesson("capture", { when: happened("PieceCaptured") }),
  lesson("refused", { when: refused }),
  lesson("corners", { when: asks, tip: true, after: heard("move"), where: brandubh }),
  lesson("edge", { when: asks, tip: true, after: heard("move"), where: tablut }),
  lesson("catch", { when: asks, tip: true, after: heard("move") }),
  lesson("hostile", { when: asks, tip: true, after: heard("catch"), where: brandubh }),
  lesson("draw", { when: asks, tip: true, after: heard("catch") }),
  lesson("hint", { when: asks, tip: true, after: heard("catch") }),
  lesson("end", { when: over }),
];
