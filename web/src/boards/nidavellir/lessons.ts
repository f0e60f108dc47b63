// A guided first game of Nidavellir.
import { did, happened, type Lesson } from "../kit";

export const lessons: Lesson[] = [
  { text: "web-guide-nidavellir-welcome", next: true },
  { text: "web-guide-nidavellir-bid", next: false, until: happened("BidsPlaced") },
  { text: "web-guide-nidavellir-order", next: true },
  { text: "web-guide-nidavellir-take", next: false, until: did("CardTaken") },
  { text: "web-guide-nidavellir-columns", next: true },
  { text: "web-guide-nidavellir-trade", next: true, until: did("CoinsTraded") },
  { text: "web-guide-nidavellir-gems", next: true },
  { text: "web-guide-nidavellir-hero", next: true, until: did("HeroRecruited") },
  { text: "web-guide-nidavellir-help", next: true },
  { text: "web-guide-nidavellir-end", next: true },
];
