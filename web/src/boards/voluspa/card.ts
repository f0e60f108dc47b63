import type { Card } from "../kit/card";
import { tiles } from "./emblems";

export const card: Card = { cover: [tiles.fenrir, tiles.thor, tiles.odin], course: {} };
