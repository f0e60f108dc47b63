import { dot, type Emblem } from "../../kit/emblem";
import { axes, wolf } from "./cover";

/** The five clans. */
export const clans: Record<string, Emblem> = {
  wolf,
  raven: {
    line: "",
    solid: "M4 20C10 10 24 6 33 16c13 4 24 17 27 38-9-7-16-9-22-9l4 16-14-15C15 45 11 36 13 25Z",
    cut: `${dot(22, 19, 0.5)}M32 24c8 4 14 11 17 20`,
  },
  serpent: {
    line: "M50 8l10-5M50 8l11 4",
    solid:
      "M50 8C38 0 12 2 11 18c-1 17 30 14 30 25 0 7-10 9-17 5l-9-6-8 13c11 10 29 11 40 3 13-10 11-27-3-33-9-4-16-5-16-9 0-5 10-5 17-1Z",
    cut: dot(42, 10, 0.6),
  },
  bear: {
    line: "",
    solid:
      "M13 25A10 10 0 1 1 25 11c5-1 9-1 14 0a10 10 0 1 1 12 14c3 5 5 10 5 15 0 13-10 21-24 21S8 53 8 40c0-5 2-10 5-15Z",
    cut: `M22 28h.1M42 28h.1M24 43c0-5 3-7 8-7s8 2 8 7-4 8-8 8-8-3-8-8Z`,
  },
  ram: {
    line: "M24 20C22 9 10 6 4 15c-5 9 1 21 11 20 6-1 7-8 2-11M40 20c2-11 14-14 20-5 5 9-1 21-11 20-6-1-7-8-2-11",
    solid: "M22 18c6-4 14-4 20 0 3 11 1 27-5 43H27c-6-16-8-32-5-43Z",
    cut: "M27 34h.1M37 34h.1M30 54h4",
  },
};

/** Stats and what pillaging brings. */
export const tokens: Record<string, Emblem> = {
  rage: {
    line: "",
    solid: "M34 2c2 13 18 19 18 37 0 13-9 23-20 23S12 53 12 40c0-10 6-15 9-23 4 5 5 9 5 13 6-7 9-15 8-28Z",
    cut: "M32 55c-6-2-7-9-1-16 6 7 7 13 1 16Z",
  },
  axes,
  horns: {
    line: "",
    solid: "M7 8c2 20 10 31 25 33 15-2 23-13 25-33 6 24-3 43-19 50H26C10 51 1 32 7 8Z",
    cut: "M20 50l5-10M44 50l-5-10",
  },
  glory: {
    line: "",
    solid: "M32 3l8 19 21 2-16 14 5 21-18-11-18 11 5-21L3 24l21-2Z",
  },
  all: { line: "M32 4L49 34H15ZM19 29L36 59H2ZM45 29L62 59H28Z", solid: "" },
};

/** Whom a card is named after, and other things on the table. */
export const things: Record<string, Emblem> = {
  odin: {
    line: `M5 31c8-13 16-18 27-18s19 5 27 18c-8 13-16 18-27 18S13 44 5 31ZM32 1v6M15 4l4 6M49 4l-4 6`,
    solid: dot(32, 31, 8),
  },
  thor: {
    line: dot(32, 57, 4),
    solid: "M9 7h46v15l-9 10H18L9 22ZM28 32h8v20h-8Z",
    cut: "M27 38.500l10-3M27 45.500l10-3",
  },
  loki: {
    line: "M10 10c14 6 30 6 44 0v22c0 15-10 24-22 29C20 56 10 47 10 32ZM16 28c3-5 8-5 11 0M20 43c4 4 7 5 12 5",
    solid: "M32 14.500c7 0 15-1 22-4.500v22c0 15-10 24-22 29Z",
    cut: "M37 28c3-5 8-5 11 0M32 48c5 0 10-4 12-9",
  },
  tyr: { line: "M32 60V12M32 10L12 30M32 10l20 20M22 60h20", solid: "M32 2l9 17H23Z" },
  frigga: {
    line: "M28 2v60M20 18h16M20 44h16M36 22c12 2 18 9 16 20-1 8-7 12-13 12",
    solid: "M20 18h16l-3 26H23Z",
    cut: "M22 28h12M22 36h12",
  },
  heimdall: {
    line: "M47 14l3-9 12 8-4 9",
    solid: "M4 42c20 4 35-5 43-27l12 8C49 48 28 60 4 52Z",
    cut: "M18 43l2 10M31 38l5 9M40 28l8 7",
  },
  manheim: { line: "M6 60h52", solid: "M8 56V32L32 10l24 22v24H38V42H26v14ZM28 12V2h8v10Z" },
  jotunheim: { line: "", solid: "M2 58L22 16l9 14L42 8l20 50Z", cut: "M16 30l6 5 5-6M36 22l6 6 6-5" },
  alfheim: {
    line: "M14 60C18 42 30 26 46 18",
    solid: "M58 4C30 4 10 16 12 46c26 4 46-10 46-42Z",
    cut: "M14 46C20 34 32 24 46 17",
  },
  yggdrasil: {
    line: "M32 61V34M20 61c5-2 9-5 12-10 3 5 7 8 12 10",
    solid:
      "M32 3c8 0 13 4 14 10 8 0 14 5 14 12s-6 11-12 11c-3 3-9 4-16 4s-13-1-16-4C10 36 4 32 4 25s6-12 14-12c1-6 6-10 14-10Z",
    cut: "M32 40V20M32 32l-9-7M32 27l9-7",
  },
  death: {
    line: "M8 61l14-8M56 61l-14-8",
    solid: "M32 3c13 0 21 9 21 22 0 7-4 12-9 15v14H20V40c-5-3-9-8-9-15C11 12 19 3 32 3Z",
    cut: `${dot(24, 26, 4.5)}${dot(40, 26, 4.5)}M27 54v-8M32 54v-8M37 54v-8`,
  },
  widespread: {
    line: "M32 32L12 12M32 32l20-20M32 32L12 52M32 32l20 20",
    solid: `${dot(32, 32, 6)}M4 4l16 3L7 20ZM60 4L44 7l13 13ZM4 60l16-3L7 44ZM60 60l-16-3 13-13Z`,
  },
  valhalla: {
    line: "M4 60h56M18 30L10 14M46 30l8-16",
    solid: "M8 58V34L32 8l24 26v24H42V42c0-6-4-10-10-10s-10 4-10 10v16Z",
  },
  ragnarok: { line: "M34 2L22 22l16 8-14 14 8 18M38 30l16 6M24 44L8 40", solid: "" },
  quest: {
    line: "M16 8h32c5 0 8 3 8 8h-8M16 8c-5 0-8 3-8 8v40h40V16c0-4-2-8-6-8M18 26h20M18 36h20M18 46h12",
    solid: "",
  },
  cards: { line: "M24 12l24-6 12 44-24 7", solid: "M4 12h32v46H4Z", cut: "M12 22h16M12 30h16" },
  battle: {
    line: "M10 60l10-10M54 60L44 50M12 46l12 10M52 46L40 56",
    solid: "M4 4l10 2 30 38-6 6L6 16ZM60 4l-10 2-30 38 6 6L58 16Z",
  },
};
