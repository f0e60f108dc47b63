import type { Emblem } from "./emblem";

export const tree: Emblem = {
  line: "M32 61V34M18 62c7-2 11-5 14-11 3 6 7 9 14 11",
  solid:
    "M32 3c8 0 13 4 14 10 8 0 14 5 14 12s-6 11-12 11c-3 3-9 4-16 4s-13-1-16-4C10 36 4 32 4 25s6-12 14-12c1-6 6-10 14-10Z",
  cut: "M32 40V20M32 32l-9-7M32 27l9-7",
};

export const surt: Emblem = {
  line: "M18 42h28M25 61h14M32 61V40",
  solid: "M32 2c3 9 12 12 10 20 4-1 6-4 7-8 5 13-3 24-17 24S10 27 15 14c1 4 3 7 7 8-2-8 7-11 10-20Z",
  cut: "M32 32c-5-3-4-7 0-12 4 5 5 9 0 12Z",
};

export const nidhogg: Emblem = {
  line: "M8 14L2 20M12 22l-6 5",
  solid:
    "M38 24C28 28 14 26 6 14 12 3 32 1 40 10c8 0 17 4 19 14 3 16-9 22-23 24-9 2-13 5-13 13H8c0-18 10-24 24-27 8-2 13-4 12-8-1-3-3-3-6-2Z",
  cut: "M24 11h.1M52 22l6-3M54 34l7 2M40 46l4 6",
};

/** The cover of Yggdrasil Chronicles: left, right, and in the middle on top. */
export const covers: Emblem[] = [nidhogg, surt, tree];
