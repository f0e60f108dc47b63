import { dot, type Emblem } from "../../kit/emblem";
import { myths } from "../../kit/myths";
import { nidhogg, surt, tree } from "./cover";

export const enemies: Record<string, Emblem> = {
  surt,
  hel: myths.hel,
  loki: myths.loki,
  iormungand: myths.serpent,
  fenrir: myths.fenrir,
  nidhogg,
};

export const gods: Record<string, Emblem> = {
  freyr: {
    line: "M32 62V22",
    solid:
      "M32 2l7 11-7 10-7-10ZM30 38C18 38 11 32 9 21c12 0 19 6 21 17ZM34 38c12 0 19-6 21-17-12 0-19 6-21 17ZM30 55C18 55 11 49 9 38c12 0 19 6 21 17ZM34 55c12 0 19-6 21-17-12 0-19 6-21 17Z",
  },
  freyia: {
    line: "M9 8c0 26 8 42 23 47 15-5 23-21 23-47M19 8c0 18 4 29 13 33 9-4 13-15 13-33",
    solid: `M32 39l8 11-8 12-8-12Z${dot(17, 33, 4)}${dot(47, 33, 4)}`,
  },
  frigg: {
    line: "M28 2v60M20 16h16M20 46h16M37 20c13 2 20 10 18 22-2 10-10 14-16 13",
    solid: "M20 16h16l-3 30H23Z",
    cut: "M22 26h12M23 36h10",
  },
  heimdall: {
    line: "M47 14l3-9 12 8-4 9",
    solid: "M4 42c20 4 35-5 43-27l12 8C49 48 28 60 4 52Z",
    cut: "M18 43l2 10M31 38l5 9M40 28l8 7",
  },
  odin: {
    line: `M5 31c8-13 16-18 27-18s19 5 27 18c-8 13-16 18-27 18S13 44 5 31ZM32 1v6M15 4l4 6M49 4l-4 6M32 55v7`,
    solid: dot(32, 31, 8),
  },
  thor: myths.thor,
  tyr: { line: "M32 60V12M32 10L12 30M32 10l20 20M22 60h20", solid: "M32 2l9 17H23Z" },
};

/** The runes of the nine worlds, as they are carved: strokes, and no curves. */
export const runes: Record<string, Emblem> = {
  asgard: { line: "M14 6l36 52M50 6L14 58", solid: "" },
  alfheim: { line: "M18 60V4M18 26L46 8M18 46l28-18", solid: "" },
  vanaheim: { line: "M20 60V4l26 26", solid: "" },
  midgard: { line: "M12 60V6l40 26M52 60V6L12 32", solid: "" },
  nidavellir: { line: "M32 60V4M16 22l32 22", solid: "" },
  svartalfheim: { line: "M18 4v26l28-8v38", solid: "" },
  iotunheim: { line: "M32 60V4", solid: "" },
  niflheim: { line: "M16 60V4M48 60V4M16 24l32 18", solid: "" },
  muspellheim: { line: "M46 6L18 32l28 26", solid: "" },
};

/** Pieces, places and marks. */
export const things: Record<string, Emblem> = {
  elf: {
    line: "",
    solid:
      "M32 6c7 0 11 5 11 11l14-6c-1 9-7 14-15 14-2 5-6 7-10 7s-8-2-10-7C14 25 8 20 7 11l14 6C21 11 25 6 32 6ZM15 60c0-15 6-24 17-24s17 9 17 24Z",
  },
  die: {
    line: "M32 4l25 13v30L32 60 7 47V17Z",
    solid: `${dot(32, 18, 4)}${dot(19, 38, 4)}${dot(45, 38, 4)}`,
    cut: "",
  },
  god: { line: "M12 8h40c3 0 4 1 4 4v40c0 3-1 4-4 4H12c-3 0-4-1-4-4V12c0-3 1-4 4-4Z", solid: dot(32, 32, 7) },
  hero: {
    line: "",
    solid: "M32 3l24 9v18c0 15-9 26-24 31C17 56 8 45 8 30V12Z",
    cut: "M32 15l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1Z",
  },
  anonymous: {
    line: "",
    solid: "M12 60V28C12 13 20 4 32 4s20 9 20 24v32l-7-6-6 6-7-6-7 6-6-6Z",
    cut: `${dot(25, 26, 3)}${dot(39, 26, 3)}`,
  },
  giant: {
    line: "M14 40L4 26M50 40l10-14",
    solid: "M32 2c9 7 11 13 8 20 7 3 10 8 10 16v24H37V48H27v14H14V38c0-8 3-13 10-16-4-8 2-13 8-20Z",
    cut: "M27 33h.1M37 33h.1",
  },
  iotunn: myths.jotunn,
  heart: {
    line: "",
    solid: "M32 58C13 45 5 35 5 23 5 13 12 7 20 7c5 0 9 3 12 8 3-5 7-8 12-8 8 0 15 6 15 16 0 12-8 22-27 35Z",
  },
  tree,
  "dead-tree": {
    line: "M32 61V18M32 44L15 30M32 34l15-17M15 30H6M15 30l-2-11M47 17l11 1M47 17L44 5M32 18l-6-13M18 62c7-2 11-5 14-11 3 6 7 9 14 11",
    solid: "",
  },
  cage: { line: "M8 58V26C8 13 18 5 32 5s24 8 24 21v32ZM20 58V10M32 58V5M44 58V10M8 34h48", solid: "" },
  turn: { line: "M9 26C14 14 50 14 55 26M55 38C50 50 14 50 9 38", solid: "M60 16l-3 16-13-9ZM4 48l3-16 13 9Z" },
  wheel: { line: `${dot(32, 32, 27)}M32 5v54M9 18l46 28M55 18L9 46`, solid: dot(32, 32, 7) },
  fight: {
    line: "M10 60l10-10M54 60L44 50M12 46l12 10M52 46L40 56",
    solid: "M4 4l10 2 30 38-6 6L6 16ZM60 4l-10 2-30 38 6 6L58 16Z",
  },
  heal: { line: "M32 61V30", solid: "M30 34C12 36 4 26 4 8c20 0 29 10 26 26ZM34 26C36 12 45 4 60 4c0 17-9 25-26 22Z" },
  artifact: { line: `${dot(32, 40, 19)}`, solid: "M32 2l11 10-11 12-11-12Z" },
  creature: {
    line: "M26 24C14 22 9 14 10 3M38 24c12-2 17-10 16-21M12 14l-9-3M52 14l9-3",
    solid: "M21 26c7-5 15-5 22 0 2 12-2 27-11 36-9-9-13-24-11-36Z",
    cut: "M27 36h.1M37 36h.1",
  },
  stone: { line: "", solid: "M14 10l24-6 16 14 4 24-14 18-28-2L6 36Z", cut: "M32 16v34M32 24l11 9M32 34l11 9" },
  island: {
    line: "M3 56c5-5 9-5 14 0s10 5 15 0 10-5 15 0 9 5 14 0",
    solid: "M8 46C14 28 22 18 34 12c10 8 18 20 22 34Z",
  },
  rainbow: {
    line: "M4 54c0-20 12-36 28-36s28 16 28 36M14 54c0-14 8-26 18-26s18 12 18 26M24 54c0-9 3-16 8-16s8 7 8 16",
    solid: "",
  },
  spot: { line: dot(32, 32, 16), solid: "" },
  deck: { line: "M22 8h30c3 0 5 2 5 5v38", solid: "M8 16h36v44H8Z", cut: "M16 28h20M16 38h20M16 48h12" },
  blocked: { line: `${dot(32, 32, 26)}M14 14l36 36`, solid: "" },
};
