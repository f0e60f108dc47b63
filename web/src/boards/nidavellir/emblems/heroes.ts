import { dot, type Emblem } from "../../kit/emblem";

/** All five brothers wear one beard; the helmet tells them apart. */
function brother(line: string, solid: string, cut = ""): Emblem {
  const beard = "M16 36c0 14 6 23 16 26 10-3 16-12 16-26-4 4-9 5-16 5s-12-1-16-5Z";
  return { line: `M16 36v-6M48 36v-6M10 30h44M26 36h.1M38 36h.1${line}`, solid: beard + solid, cut: `M28 48h8${cut}` };
}

/** The twenty-one heroes. */
export const heroes: Record<string, Emblem> = {
  kraal: {
    line: "M12 60L46 14M52 60L18 14",
    solid: "M40 20c4-10 12-15 21-13 1 9-5 17-15 20ZM24 20C20 10 12 5 3 7c-1 9 5 17 15 20Z",
  },
  tarah: {
    line: "M18 46h28M32 46v12",
    solid: `M32 2l6 8v34H26V10Z${dot(32, 59, 2)}`,
    cut: "M32 12v26",
  },
  aral: {
    line: "M26 30L16 4M34 29L32 3M42 30l10-25M12 4l4 7 5-6M28 3l4 7 4-7M45 4l4 8 6-4",
    solid: "M20 28h26l-3 32H24Z",
    cut: "M22 38h22M24 50h18",
  },
  dagda: {
    line: "M14 24a9 9 0 1 1 11-12c5-1 9-1 14 0a9 9 0 1 1 11 12c3 5 4 10 4 15 0 12-9 20-22 20S10 51 10 39c0-5 1-10 4-15ZM22 28l5 2M42 28l-5 2M28 52h8",
    solid: "M24 40c0-4 3-6 8-6s8 2 8 6-4 8-8 8-8-4-8-8Z",
  },
  zoral: {
    line: "M4 24h6l6 24h32l6-24h6",
    solid: `M12 26h40l-5 18H17ZM18 22l6-10 8 4 6-8 9 14Z${dot(22, 55, 4)}${dot(42, 55, 4)}`,
    cut: "M22 33h20",
  },
  lokdur: {
    line: "M8 60h48M14 56l-6-18 6-8 7 8M50 56l6-18-6-8-7 8",
    solid: "M22 56V22L32 4l10 18v34Z",
    cut: "M32 10v44M24 23l8 5 8-5",
  },
  aegur: {
    line: "M34 32L14 60",
    solid: "M16 12L28 3l27 19-4 6 5 5-7 9-9-6 1-6Z",
    cut: "M28 12l16 11",
  },
  bonfur: {
    line: "M14 58h36",
    solid: "M33 2c2 10 15 16 15 31 0 12-7 19-16 19s-17-6-17-17c0-8 5-12 8-19 3 4 4 7 4 10 5-6 7-13 6-24Z",
    cut: "M32 46c-6-2-6-8-1-14 6 6 7 11 1 14Z",
  },
  hourya: {
    line: "M32 22V2M4 58L22 30l8 10M60 58L38 22h-8L18 44",
    solid: "M33 3l16 6-16 6ZM24 58l12-20 9 9 4-5 9 16Z",
  },
  idunn: {
    line: "M32 18c0-7 3-12 8-15",
    solid:
      "M32 19c-4-3-9-4-14-2C10 20 7 28 9 38c2 12 9 21 16 21 3 0 4-1 7-1s4 1 7 1c7 0 14-9 16-21 2-10-1-18-9-21-5-2-10-1-14 2ZM36 12c4-6 10-8 17-7-2 6-8 9-17 7Z",
    cut: "M17 29c-1 6 0 11 3 16",
  },
  "dwerg-aesir": brother(
    "M16 30c0-12 6-20 16-20s16 8 16 20M32 10v20",
    "M15 26C6 24 2 16 3 4c4 5 8 8 14 9ZM49 26c9-2 13-10 12-22-4 5-8 8-14 9Z",
  ),
  "dwerg-bergelmir": brother(
    "M16 30c0-10 6-17 16-17s16 7 16 17M15 25C7 24 3 17 5 6M49 25c8-1 12-8 10-19M17 18C12 16 9 12 5 6M47 18c5-2 8-6 12-12",
    dot(32, 22, 2),
  ),
  "dwerg-jungir": brother("M16 30c0-10 6-18 16-18s16 8 16 18", `M29 12h6v22h-6Z${dot(32, 5, 3)}`),
  "dwerg-sigmir": brother("", "M14 28L10 6l11 9L32 3l11 12 11-9-4 22Z", `M20 23h24`),
  "dwerg-ymir": brother(
    "M14 30C15 18 20 8 40 2c-3 6 7 16 10 28",
    "M40 2c7 0 12 4 13 11-5-1-9-3-11-5ZM22 18h20l4 8H18Z",
  ),
  skaa: {
    line: "M8 60c0-12 2-18 8-22M56 60c0-12-2-18-8-22",
    solid: "M32 2C18 8 13 20 15 38c4 10 10 14 17 18 7-4 13-8 17-18 2-18-3-30-17-36Z",
    cut: "M24 28c4-3 7-3 8 2 1-5 4-5 8-2M24 28c0 12 4 18 8 22 4-4 8-10 8-22M29 35h.1M35 35h.1",
  },
  astrid: {
    line: `${dot(32, 36, 25)}M32 1v6M12 5l4 6M52 5l-4 6`,
    solid: "M32 18l6 12 13 1-10 9 3 13-12-7-12 7 3-13-10-9 13-1Z",
  },
  grid: {
    line: "M48 58V28M40 36l8-9 8 9",
    solid: "M6 50h30v9H6ZM8 37h30v9H8ZM5 24h30v9H5ZM8 11h30v9H8Z",
    cut: "M14 54.500h14M16 41.500h14M13 28.500h14M16 15.500h14",
  },
  uline: {
    line: "M32 6v50M20 60h24M8 16l24-5 24 5M10 17L3 38M10 17l8 21M54 17l-8 21M54 17l7 21",
    solid: `M2 39h17c-1 6-4 9-8.500 9S3 45 2 39ZM45 39h17c-1 6-4 9-8.500 9S46 45 45 39Z${dot(32, 6, 3)}`,
  },
  thrud: {
    line: "M6 16l6-8M58 16l-6-8",
    solid: "M20 3h24l-8 20h14L24 62l7-27H14Z",
  },
  ylud: {
    line: "M32 4l25 14v28L32 60 7 46V18ZM7 18l25 14 25-14M32 32v28",
    solid: `${dot(32, 18, 2)}${dot(15, 32, 2)}${dot(24, 46, 2)}${dot(40, 46, 2)}${dot(49, 32, 2)}${dot(44.5, 39, 2)}`,
  },
};
