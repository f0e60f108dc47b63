import type { Card } from "../kit/card";
import { classes } from "./emblems/cover";

export const card: Card = {
  cover: [classes.miner, classes.warrior, classes.blacksmith],
  course: { first_game: true },
};
