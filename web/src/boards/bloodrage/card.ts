import type { Card } from "../kit/card";
import { axes, ship, wolf } from "./emblems/cover";

export const card: Card = { cover: [ship, axes, wolf], course: { first_game: true } };
