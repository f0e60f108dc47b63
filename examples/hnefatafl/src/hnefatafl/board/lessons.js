// A guided first game: you attack on the small board.

/** Did I do this? */
const did = (type) => ({ seat, recent }) => recent.some(({ event }) => event?.type === type && event.seat === seat);
const happened = (type) => ({ recent }) => recent.some(({ event }) => event?.type === type);

export const lessons = [
  { text: "hnefatafl-guide-welcome", next: true },
  { text: "hnefatafl-guide-move", next: false, until: did("PieceMoved") },
  { text: "hnefatafl-guide-king", next: true },
  { text: "hnefatafl-guide-corners", next: false, until: did("PieceMoved") },
  { text: "hnefatafl-guide-capture", next: true, until: happened("PieceCaptured") },
  { text: "hnefatafl-guide-hostile", next: true },
  { text: "hnefatafl-guide-refused", next: true, until: ({ isRefused }) => isRefused },
  { text: "hnefatafl-guide-catch", next: true },
  { text: "hnefatafl-guide-end", next: true },
];
