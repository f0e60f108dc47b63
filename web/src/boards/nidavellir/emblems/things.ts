import { dot, type Emblem } from "../../kit/emblem";

/** The signs over the doors of the three taverns. */
export const taverns: Record<string, Emblem> = {
  goblin: {
    line: "M16 24C9 21 5 16 2 8c9 0 15 3 19 8M48 24c7-3 11-8 14-16-9 0-15 3-19 8M16 24c0-9 7-14 16-14s16 5 16 14c0 16-7 28-16 34-9-6-16-18-16-34ZM24 42c5 4 11 4 16 0",
    solid: "M21 25l9 4-8 4ZM43 25l-9 4 8 4ZM30 34h4l-2 4ZM26 43l3 5 2-4ZM38 43l-3 5-2-4Z",
  },
  dragon: {
    line: "M4 46c5 1 9 0 12-3M2 54c8 2 14 0 18-5",
    solid:
      "M8 38c1-8 6-13 14-16 2-8 7-14 15-18-1 6 0 10 3 13l17-9c-2 7-5 12-10 16 8 2 13 6 15 12-7-1-12 0-16 3 5 5 7 12 5 20-9-1-16-5-20-12-5 1-8 0-10-3l9-4c-6 2-14 3-22-2Z",
    cut: `M30 27l7 3${dot(15, 33, 0.3)}`,
  },
  pony: {
    line: "M14 60h40",
    solid: "M20 60c1-12 8-17 10-25-6 1-9 3-12 7-3 1-6 0-8-2l-3-5C12 25 18 17 26 13l1-10 8 7c14 3 21 18 17 50Z",
    cut: "M38 17c8 9 9 25 7 42M23 24l1 1M11 36l5-3",
  },
};

/** What the greatest armies of the first age win. */
export const distinctions: Record<string, Emblem> = {
  "kings-hand": {
    line: "M18 60V46M46 60V46M18 53h28",
    solid:
      "M18 46c-5-6-9-12-12-18-1-4 3-6 6-3l6 7V11c0-4 6-4 6 0v13-17c0-4 6-4 6 0v17V9c0-4 6-4 6 0v16-11c0-4 6-4 6 0v18c1-4 4-6 8-5 0 8-1 14-4 19Z",
    cut: "M24 24v8M30 24v8M36 25v7",
  },
  "hunting-trophy": {
    line: "M24 28C16 26 10 20 10 6M10 15L2 12M13 22L4 24M40 28c8-2 14-8 14-22M54 15l8-3M51 22l9 2M17 34l-8-2M47 34l8-2",
    solid: "M24 27h16l7 7-6 6c-1 9-4 16-9 20-5-4-8-11-9-20l-6-6Z",
    cut: `${dot(26, 38, 0.3)}${dot(38, 38, 0.3)}M30 53h4`,
  },
  "golden-pick": {
    line: "M14 60L36 26M40 46l5-5 9 3 3 8-7 7-9-3ZM45 41l2 10 3 8M47 51l10 1",
    solid: "M10 19C24 5 46 8 56 30 48 24 42 22 37 22l-6-7C24 14 17 15 10 19Z",
  },
  "great-hammer": {
    line: "M32 34v26M26 60h12",
    solid: "M8 8h36l12 6v14l-12 6H8Z",
    cut: "M18 9v24M44 9v24M26 21h10",
  },
  spyglass: {
    line: "M8 58l12-16M26 56l-4-15M50 6l10 14",
    solid: "M6 33l8 12 14-9-8-13ZM23 21l8 13 12-8-8-13ZM38 11l9 14 11-7L49 4Z",
  },
};

/** Other things on the table. */
export const things: Record<string, Emblem> = {
  offering: {
    line: `${dot(32, 43, 18)}M16 23h32M32 51V37M26 42l6-7 6 7`,
    solid: "M16 18L12 3l10 6 10-8 10 8 10-6-4 15Z",
  },
  hammer: {
    line: "M36 26L14 58",
    solid: "M22 10l12-6 22 17-5 12-6-3-18-8Z",
  },
  tavern: {
    line: "M14 20h28v34a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4ZM42 28h8a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-8M23 30v18M33 30v18",
    solid: "M12 20c-1-7 4-11 9-9 3-7 13-7 15-1 5-2 9 3 8 10Z",
  },
  tally: {
    line: "M12 60V34M32 60V20M52 60V6M4 60h56",
    solid: "M7 34h10v24H7ZM27 20h10v38H27ZM47 6h10v52H47Z",
  },
  pouch: {
    line: "M22 18h20M24 6c2 5 2 8 0 12M40 6c-2 5-2 8 0 12M24 6c5 3 11 3 16 0",
    solid: "M23 20h18c9 8 15 18 15 26 0 10-9 14-24 14S8 56 8 46c0-8 6-18 15-26Z",
    cut: dot(32, 42, 8),
  },
  gem: {
    line: "M18 8h28l14 17-28 33L4 25ZM4 25h56M18 8l6 17 8 33 8-33 6-17M24 25l8-17 8 17",
    solid: "",
  },
  chest: {
    line: "M8 30h48v26H8ZM8 30c0-12 4-20 12-20h24c8 0 12 8 12 20M20 10c-5 5-6 12-6 20M44 10c5 5 6 12 6 20",
    solid: "M27 26h10v13H27Z",
    cut: "M32 31v3",
  },
  hero: {
    line: "M32 4l24 8v18c0 15-10 24-24 30C18 54 8 45 8 30V12Z",
    solid: "M32 15l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1Z",
  },
};
