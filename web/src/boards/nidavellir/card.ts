import sheet from "../../art/nidavellir-cover.svg?url";
import type { Card } from "../kit/card";

export const card: Card = {
  art: { sheet, symbol: "n-cover", ground: "#3a2114", focus: 147 },
  course: { first_game: true },
};
