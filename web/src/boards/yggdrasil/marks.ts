// How a seat looks wherever it is named: its god's emblem on his colour, and what he has left.
import sheet from "../../art/yggdrasil.svg?url";
import { type SeatFact, type SeatMark, say } from "../kit";
import { nameOfThing } from "./cards";
import type { YggdrasilView } from "./types";

/** The cloth and its shaded side. */
export const COLOURS: Record<string, [string, string]> = {
  freyr: ["#8cbf95", "#5f9069"],
  freyia: ["#dd9fbb", "#b06f8d"],
  frigg: ["#bda6d8", "#8d77aa"],
  heimdall: ["#d3dae2", "#a3aeba"],
  odin: ["#86b9da", "#5a8cad"],
  thor: ["#dd9a86", "#b06a55"],
  tyr: ["#c3c07c", "#959252"],
};

export function seatMark(view: YggdrasilView, seat: number): SeatMark | null {
  const god = view.gods.find((one) => one.seat === seat)?.god;
  const [cloth, shade] = (god && COLOURS[god]) || [];
  if (!god || !cloth || !shade) return null;
  return { name: nameOfThing(god), cloth, shade, ink: "#14181f", sign: { sheet, symbol: `y-e-${god}` } };
}

export function seatFacts(view: YggdrasilView, seat: number): SeatFact[] {
  const god = view.gods.find((one) => one.seat === seat);
  if (!god?.god) return [];
  return [
    {
      sheet,
      symbol: "y-e-heart",
      value: `${god.life}/${god.most_life}`,
      label: say("web-yggdrasil-life", { life: god.life, most: god.most_life }),
    },
    { sheet, symbol: "y-e-elf", value: `${god.elves}`, label: say("web-yggdrasil-count-elves", { count: god.elves }) },
    { sheet, symbol: "y-e-die", value: `${god.dice}`, label: say("yggdrasil-dice", { count: god.dice }) },
  ];
}
