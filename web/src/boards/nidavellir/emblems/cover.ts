import { dot, type Emblem } from "../../kit/emblem";

/** The five classes. */
export const classes: Record<string, Emblem> = {
  warrior: {
    line: "M18 61L45 5",
    solid: "M42 12C31 3 15 3 4 15c11 2 19 9 23 23 8-4 13-13 15-26ZM46 17l14 3-11 9c-4-3-5-7-3-12Z",
  },
  hunter: {
    line: "M12 8c25 1 43 19 44 44M12 8l44 44M8 56l38-38M8 56h9M8 56v-9",
    solid: "M58 6l-5 17-12-12Z",
  },
  miner: {
    line: "M12 58L42 22",
    solid: "M8 19C24 3 48 6 59 32 50 25 43 22 37 22l-7-8C23 13 15 15 8 19Z",
  },
  blacksmith: {
    line: "M12 58h42",
    solid: "M4 16h36v-4h20c-1 10-8 16-18 17v6l10 14H16l10-14v-6C14 28 7 24 4 16Z",
  },
  explorer: {
    line: `${dot(32, 34, 24)}M32 2v8M4 34h8M52 34h8M32 58v4`,
    solid: "M32 17l7 17-7 17-7-17Z",
    cut: dot(32, 34, 1),
  },
};
