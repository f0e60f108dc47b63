import type { Card } from "../kit/card";
import { nidhogg, surt, tree } from "./emblems/cover";

export const card: Card = { cover: [nidhogg, surt, tree], course: {} };
