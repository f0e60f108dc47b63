import sheet from "../../art/voluspa-cover.svg?url";
import type { Card } from "../kit/card";

export const card: Card = {
  art: { sheet, symbol: "v-cover", ground: "#1c2a50", focus: 90 },
  course: {},
};
