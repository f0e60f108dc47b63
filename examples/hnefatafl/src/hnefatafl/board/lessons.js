// A guided first game: you attack on the small board.
import { did, happened, refused } from "../../../kit/1.js";

export const lessons = [
  { text: "hnefatafl-guide-welcome", next: true },
  { text: "hnefatafl-guide-move", next: false, until: did("PieceMoved") },
  { text: "hnefatafl-guide-king", next: true },
  { text: "hnefatafl-guide-corners", next: false, until: did("PieceMoved") },
  { text: "hnefatafl-guide-capture", next: true, until: happened("PieceCaptured") },
  { text: "hnefatafl-guide-hostile", next: true },
  { text: "hnefatafl-guide-refused", next: true, until: refused },
  { text: "hnefatafl-guide-catch", next: true },
  { text: "hnefatafl-guide-end", next: true },
];
