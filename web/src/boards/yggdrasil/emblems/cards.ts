import { dot, type Emblem } from "../../kit/emblem";

const ring = (solid: string): Emblem => ({ line: `${dot(32, 38, 20)}${dot(32, 38, 13)}`, solid });
const horn: Emblem = {
  line: "M50 10l10 8",
  solid: "M4 40c20 6 34-4 42-30l14 10C50 48 28 62 4 52Z",
  cut: "M18 43l3 11M32 37l6 10",
};
const ship: Emblem = {
  line: "M3 40c0-9 2-15 8-19M61 40c0-9-2-15-8-19M32 42V4",
  solid: "M3 41c8 3 50 3 58 0-7 14-16 19-29 19S10 55 3 41ZM14 9h36v22c-11 5-25 5-36 0Z",
};
const sword = (hilt: string): Emblem => ({
  line: `M16 42l12 12M8 56l10-10${hilt}`,
  solid: "M60 4l-4 16-30 28-8-8L46 10Z",
});

export const artifacts: Record<string, Emblem> = {
  andvarinaut: ring("M32 4l9 8-9 12-9-12Z"),
  draupnir: ring(`${dot(32, 16, 6)}${dot(14, 26, 4)}${dot(50, 26, 4)}`),
  gjallarhorn: horn,
  hringhorn: ship,
  skidbladnir: { ...ship, cut: "M26 10v20M38 10v20M14 20h36" },
  megingjord: { line: "M2 24h60M2 42h60", solid: "M20 18h24v30H20Z", cut: "M28 27h8v12h-8Z" },
  gleipnir: { line: "M4 44c10-28 20-28 28-12s18 16 28-12M4 54c10-28 20-28 28-12s18 16 28-12", solid: dot(32, 36, 5) },
  gungnir: { line: "M6 60l38-40", solid: "M60 4l-6 24-18-18Z" },
  hofund: sword("M4 52l8 8"),
  jarngreipr: {
    line: "",
    solid:
      "M18 60V38L8 26c-3-5 3-9 7-5l6 7V10c0-5 7-5 7 0v-3c0-5 7-5 7 0v3c0-5 7-5 7 0v5c0-5 7-5 7 0v24c0 8-3 12-7 14v7Z",
    cut: "M18 50h24M28 14v12M35 14v12M42 18v10",
  },
  mimming: sword("M20 36l8-8"),
  mjollnir: { line: dot(32, 57, 4), solid: "M9 7h46v15l-9 10H18L9 22ZM28 32h8v20h-8Z", cut: "M27 38l10-3M27 45l10-3" },
  brisingamen: {
    line: "M8 6c0 22 8 36 24 38 16-2 24-16 24-38",
    solid: `${dot(32, 50, 8)}${dot(16, 36, 5)}${dot(48, 36, 5)}`,
  },
  gullinbursti: {
    line: "M18 48v12M44 48v12",
    solid: "M4 34c2-6 6-8 10-8C20 14 34 10 46 16c10 4 14 12 14 22 0 8-6 12-14 12H22c-6 0-8-4-8-8Z",
    cut: "M24 20l4 8M34 16l3 9M44 18l2 8M14 34h.1",
  },
  idunn: {
    line: "M34 18c0-8 3-12 9-14",
    solid: "M32 20c6-5 22-5 24 12 1 16-10 30-18 28-4-1-8-1-12 0C18 62 7 48 8 32c2-17 18-17 24-12Z",
  },
  odroerir: {
    line: "M18 26C10 12 22 8 16 2M34 26c-6-12 6-14 0-24M50 26c-6-12 6-16 0-22",
    solid: "M6 30h52c0 18-8 30-26 30S6 48 6 30Z",
  },
  svalinn: { line: dot(32, 32, 28), solid: dot(32, 32, 9), cut: "" },
  valshamr: {
    line: "",
    solid: "M32 2c6 4 8 8 8 14l22-8c-2 20-10 30-22 34l-8 20-8-20C12 38 4 28 2 8l22 8c0-6 2-10 8-14Z",
    cut: "M14 20l10 12M50 20L40 32M32 30v18",
  },
};

const bird: Emblem = {
  line: "",
  solid: "M4 20C10 10 24 6 33 16c13 4 24 17 27 38-9-7-16-9-22-9l4 16-14-15C15 45 11 36 13 25Z",
  cut: `${dot(22, 19, 0.5)}M32 24c8 4 14 11 17 20`,
};
const horse: Emblem = {
  line: "",
  solid:
    "M37 11L35 2l-8 9C19 16 13 24 6 34c-2 3-1 6 2 8l4 3c3 1 5 0 7-2 3-4 7-5 12-5-1 8-10 11-12 22h36c3-20 0-38-18-49Z",
  cut: "M41 17c7 9 9 25 6 43M25 22h.1",
};
const stag: Emblem = {
  line: "M24 26C12 24 6 16 8 3M40 26c12-2 18-10 16-23M9 15L2 10M55 15l7-5M20 24l-2-12M44 24l2-12",
  solid: "M21 27c7-5 15-5 22 0 2 12-2 26-11 35-9-9-13-23-11-35Z",
  cut: "M27 37h.1M37 37h.1",
};
const goat: Emblem = {
  line: "M26 22C22 10 14 6 6 8M38 22c4-12 12-16 20-14M32 56v6",
  solid: "M20 24c8-5 16-5 24 0 2 12-3 24-8 30h-8c-5-6-10-18-8-30Z",
  cut: "M27 34h.1M37 34h.1M29 48h6",
};
const cock: Emblem = {
  line: "M30 56v6M38 56v6",
  solid:
    "M14 16l-8 6 9 4c0 18 6 30 20 30 12 0 20-10 23-32-8 4-12 10-20 10-6 0-10-6-10-16 4-2 4-8 0-8-1-5-6-5-7-1-5-2-8 3-7 7Z",
  cut: "M19 18h.1",
};
const norn: Emblem = {
  line: "M8 6c8 8 8 44 0 52M32 4v56M56 6c-8 8-8 44 0 52M12 24h40M12 40h40",
  solid: `${dot(32, 24, 4)}${dot(32, 40, 4)}`,
};
const boar = artifacts.gullinbursti ?? { line: "", solid: "" };

export const creatures: Record<string, Emblem> = {
  deer: stag,
  eikthyrnir: stag,
  "geri-freki": {
    line: "",
    solid: "M8 3l14 14h20L56 3l-2 29-9 10-6 14-7 6-7-6-6-14-9-10Z",
    cut: "M19 29l9 5M45 29l-9 5M27 50h10l-5 6Z",
  },
  gullfaxi: horse,
  gullinkambi: cock,
  gulltopp: horse,
  heidrun: goat,
  hildisvini: boar,
  "hugin-munin": bird,
  ratatosk: {
    line: "M24 60h20",
    solid:
      "M26 60c-6-10-4-18 2-24l-10-2c-8-1-10-8-4-12L24 12l4-8 4 8c6 2 8 8 6 14 8-4 6-14 12-20 12 6 14 22 4 32-6 6-8 12-8 22Z",
    cut: "M24 20h.1M48 18c4 8 2 14-4 20",
  },
  saehrimnir: boar,
  skuld: norn,
  sleipnir: horse,
  tanngrisnir: goat,
  urd: norn,
  vedrfolnir: bird,
  verdandi: norn,
  vidofnir: cock,
};
