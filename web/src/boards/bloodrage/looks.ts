// How the figures are drawn: every one stands on the point below its feet.

export interface Look {
  /** Its grid. */
  width: number;
  height: number;
  /** Where its feet are on that grid. */
  middle: number;
  foot: number;
  /** Its size on the map. */
  scale: number;
  /** Half as wide as its base; ships have none. */
  base: number;
  /** Where it carries its clan's emblem (middle and size); the others carry it on a disc at their base. */
  emblem: readonly [number, number, number] | null;
}

const look = (width: number, height: number, middle: number, foot: number, scale = 0.56, base = 27): Look => ({
  ...{ width, height, middle, foot, scale, base },
  emblem: null,
});

export const LOOKS: Record<string, Look> = {
  warrior: { ...look(64, 80, 32, 72, 0.56, 22), emblem: [24, 51, 20] },
  leader: { ...look(88, 112, 34, 103, 0.56, 28), emblem: [73, 25, 19] },
  ship: { ...look(100, 96, 50, 86, 0.62, 0), emblem: [50, 32, 30] },
  "sea-serpent": look(100, 96, 50, 86, 0.62, 0),
  troll: look(88, 96, 44, 88),
  "dwarf-chieftain": look(80, 84, 37, 76, 0.54),
  valkyrie: look(96, 104, 48, 97, 0.54),
  "dark-elf": look(72, 88, 36, 83, 0.54),
  "fire-giant": look(104, 116, 52, 108, 0.56, 36),
  "frost-giant": look(104, 116, 52, 108, 0.56, 36),
  "soldier-of-hel": { ...look(72, 92, 36, 86), emblem: [22, 60, 19] },
  "volur-witch": look(76, 96, 36, 90),
};

export const lookOf = (figure: string): Look => LOOKS[figure] ?? look(64, 80, 32, 72);
