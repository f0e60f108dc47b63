import { dot, type Emblem } from "../../kit/emblem";

export const odin: Emblem = {
  line: `M6 31c8-12 16-17 26-17s18 5 26 17c-8 12-16 17-26 17S14 43 6 31Z${dot(32, 31, 9)}M32 2v6M17 5l4 6M47 5l-4 6M32 53v8M18 51l-3 6M46 51l3 6`,
  solid: dot(32, 31, 3.5),
};
