// How a seat looks in a game, the same wherever it is named: clan, god, army.

/** A symbol of a sheet that is drawn in the current colour. */
export interface Sign {
  /** The address of the sheet, as for `Art`. */
  sheet: string;
  symbol: string;
}

export interface SeatMark {
  /** What the seat plays, in the language that is spoken: "Wolf". */
  name: string;
  /** What stands on the cloth; without one the first letter of who sits there. */
  sign?: Sign;
  /** Colours: the cloth, its shaded side and what stands on it, at least 4.5:1 on the cloth. */
  cloth: string;
  shade?: string;
  ink?: string;
}

/** A number of a seat with its sign; the first one is shown where there is room for one only. */
export interface SeatFact extends Sign {
  value: string;
  /** What a reader hears: "5 Rage". */
  label: string;
}

/** The colour of a seat's lines and bars: its cloth, on a light ground the shaded side, so that bone and sky show there too. */
export const tintOf = ({ cloth, shade = cloth }: SeatMark): string =>
  `light-dark(color-mix(in srgb, ${shade} 78%, #14181f), ${cloth})`;
