import type { Card } from "../kit/card";
import { myths } from "../kit/myths";
import { odin } from "./emblems/cover";

export const card: Card = { cover: [myths.fenrir, myths.thor, odin], course: {} };
