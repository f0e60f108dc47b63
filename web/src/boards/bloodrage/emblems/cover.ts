import type { Emblem } from "../../kit/emblem";

export const ship: Emblem = {
  line: "M3 40c0-9 2-15 8-19M61 40c0-9-2-15-8-19M32 42V4",
  solid: "M3 41c8 3 50 3 58 0-7 14-16 19-29 19S10 55 3 41ZM14 9h36v22c-11 5-25 5-36 0Z",
  cut: "M26 11v20M38 11v20",
};

export const axes: Emblem = {
  line: "M10 61L46 10M54 61L18 10",
  solid: "M40 19c6-12 14-15 22-11-1 11-8 18-18 18ZM24 19C18 7 10 4 2 8c1 11 8 18 18 18Z",
};

export const wolf: Emblem = {
  line: "",
  solid: "M8 3l14 14h20L56 3l-2 29-9 10-6 14-7 6-7-6-6-14-9-10Z",
  cut: "M19 29l9 5M45 29l-9 5M27 50h10l-5 6Z",
};
