// A guided first game of Völuspá.
import { asked, did, happened, type Lesson, type Moment, over, refused, type Settings, saw } from "../kit/lessons";
import type { VoluspaEvent, VoluspaView } from "./types";

const lesson = (topic: string, more: Omit<Lesson, "text">): Lesson => ({ text: `web-guide-voluspa-${topic}`, ...more });
const edda = (options: Settings) => options.edda === true;

/** The tile that a play shows. */
function tileIn(event: VoluspaEvent): string | null {
  if (event.type === "TileShoved") return "jotunn";
  if (event.type === "TileExchanged") return "skadi";
  return event.type === "TileLaid" || event.type === "TileCovered" ? event.tile : null;
}

const power = (tile: string, where?: Lesson["where"]): Lesson =>
  lesson(tile, { when: saw<VoluspaEvent>((event) => tileIn(event) === tile), ...(where ? { where } : {}) });

/** What my own tile earned. */
const earned = (test: (row: number, column: number) => boolean) =>
  saw<VoluspaEvent>(
    (event, { seat }) => event.type === "PointsScored" && event.seat === seat && test(event.row, event.column),
  );

const asks = asked("Lay");
const isBagEmpty = (moment: Moment) => (asks(moment) && (moment.view as VoluspaView).in_bag === 0 ? {} : null);

export const lessons: Lesson[] = [
  lesson("welcome", {}),
  lesson("choose", { when: asks, stays: true }),
  lesson("scored", { when: earned((row, column) => row > 0 !== column > 0) }),
  lesson("both", { when: earned((row, column) => row > 0 && column > 0) }),
  lesson("nothing", { when: earned((row, column) => row === 0 && column === 0) }),
  lesson("drawn", { when: did("TileDrawn"), after: ["web-guide-voluspa-choose"] }),
  lesson("other", {
    when: saw<VoluspaEvent>((event, { seat }) => tileIn(event) !== null && (event as { seat: number }).seat !== seat),
  }),
  power("troll"),
  lesson("covered", { when: saw<VoluspaEvent>((event) => event.type === "TileCovered" && event.tile === "dragon") }),
  power("dragon"),
  power("fenrir"),
  lesson("exchanged", { when: happened("TileExchanged") }),
  power("skadi"),
  power("valkyrie"),
  power("loki"),
  power("hel", edda),
  power("jotunn", edda),
  power("serpent", edda),
  power("hermod", edda),
  lesson("follow", { when: asked("FollowUp"), stays: true, where: edda }),
  lesson("line", { when: asked("ChooseLine"), stays: true, where: edda }),
  lesson("refused", { when: refused }),
  lesson("discarded", { when: happened("TileDiscarded") }),
  lesson("high", { when: asks, tip: true, after: ["web-guide-voluspa-choose"] }),
  lesson("help", { when: asks, tip: true, after: ["web-guide-voluspa-choose"] }),
  lesson("seven", { when: asks, tip: true, after: ["web-guide-voluspa-help"] }),
  lesson("hint", { when: asks, tip: true, after: ["web-guide-voluspa-seven"] }),
  lesson("undo", { when: asks, tip: true, after: ["web-guide-voluspa-hint"] }),
  lesson("bag", { when: isBagEmpty }),
  lesson("end", { when: over }),
];
