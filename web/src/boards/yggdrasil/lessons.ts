// A guided first game of Yggdrasil Chronicles.
import { did, happened, type Lesson, refused } from "../kit";

export const lessons: Lesson[] = [
  { text: "web-guide-yggdrasil-welcome", next: true },
  { text: "web-guide-yggdrasil-god", next: true, until: did("GodChosen") },
  { text: "web-guide-yggdrasil-order", next: true, until: happened("OrderProposed") },
  { text: "web-guide-yggdrasil-reveal", next: true },
  { text: "web-guide-yggdrasil-move", next: true, until: happened("GodMoved") },
  { text: "web-guide-yggdrasil-act", next: true, until: happened("ActionBegan") },
  { text: "web-guide-yggdrasil-fight", next: true, until: happened("FightBegan") },
  { text: "web-guide-yggdrasil-tree", next: true },
  { text: "web-guide-yggdrasil-help", next: true, until: refused },
  { text: "web-guide-yggdrasil-end", next: true },
];
