import { dot, type Emblem } from "../../kit/emblem";
import { myths } from "../../kit/myths";
import { odin } from "./cover";

/** The twelve tiles of Völuspá. */
export const tiles: Record<string, Emblem> = {
  ...myths,
  odin,
  troll: {
    line: "M13 27c0-11 8-18 19-18s19 7 19 18v9c0 12-8 20-19 20s-19-8-19-20ZM13 26C6 23 3 17 4 8c6 1 10 4 13 9M51 26c7-3 10-9 9-18-6 1-10 4-13 9M21 27l8 4M43 27l-8 4M22 46c6 4 14 4 20 0",
    solid: "M21 48l2-12 7 10ZM43 48l-2-12-7 10ZM29 38l3-5 3 5Z",
  },
  dragon: {
    line: "M49 16c-8-5-15-1-14 7 1 8 10 11 10 20 0 9-8 15-17 15-9 0-16-5-17-13M45 9l-7-5",
    solid:
      "M44 8c7-2 14 1 18 8l-8 1 4 6c-6 1-12-1-15-5ZM38 32C34 18 22 9 3 8c5 4 8 8 8 14 5-1 8 1 10 6 4-2 8-1 10 3 3-1 5 0 7 1ZM11 34l-8 13 15-2Z",
    cut: dot(51, 13, 0.4),
  },
  skadi: {
    line: "M33 4c19 14 19 42 0 56M33 4L9 32l24 28M2 32h50M2 32l6-6M2 32l6 6",
    solid: "M63 32l-13-8v16Z",
  },
  valkyrie: {
    line: "M20 57V34c0-9 5-15 12-15s12 6 12 15v23h-7V43H27v14ZM20 35h24M32 35v8",
    solid: "M32 4l4.500 13h-9ZM19 37C8 35 2 24 2 7c5 7 11 9 20 12ZM45 37c11-2 17-13 17-30-5 7-11 9-20 12Z",
    cut: "M6 19c3 4 7 6 12 7M58 19c-3 4-7 6-12 7",
  },
  hermod: {
    line: "",
    solid:
      "M37 11L35 2l-8 9C19 16 13 24 6 34c-2 3-1 6 2 8l4 3c3 1 5 0 7-2 3-4 7-5 12-5-1 8-10 11-12 22h36c3-20 0-38-18-49Z",
    cut: `M41 17c7 9 9 25 6 43${dot(25, 22, 0.6)}M10 38l6-3`,
  },
};
