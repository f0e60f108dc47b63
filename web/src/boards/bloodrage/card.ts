import sheet from "../../art/bloodrage-cover.svg?url";
import type { Card } from "../kit/card";

export const card: Card = {
  art: { sheet, symbol: "b-cover", ground: "#3a1218", focus: 84 },
  course: { first_game: true },
};
