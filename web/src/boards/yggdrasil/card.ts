import sheet from "../../art/yggdrasil-cover.svg?url";
import type { Card } from "../kit/card";

export const card: Card = {
  art: { sheet, symbol: "y-cover", ground: "#123b38", focus: 74 },
  course: {},
};
