// A guided first game of Blood Rage.
import { did, happened, type Lesson, refused } from "../kit";

export const lessons: Lesson[] = [
  { text: "web-guide-bloodrage-welcome", next: true },
  { text: "web-guide-bloodrage-map", next: true },
  { text: "web-guide-bloodrage-invade", next: false, until: did("Invaded") },
  { text: "web-guide-bloodrage-sheet", next: true },
  { text: "web-guide-bloodrage-cards", next: true, until: did("Upgraded", "QuestCommitted") },
  { text: "web-guide-bloodrage-pillage", next: true, until: did("PillageBegan") },
  { text: "web-guide-bloodrage-battle", next: true },
  { text: "web-guide-bloodrage-help", next: true, until: refused },
  { text: "web-guide-bloodrage-end", next: true, until: happened("AgeEnded") },
  { text: "web-guide-bloodrage-draft", next: true, until: happened("GiftsTaken") },
];
