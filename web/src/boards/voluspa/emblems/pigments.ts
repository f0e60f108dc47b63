// In what a tile's value is written: the shade of its pigment.
export const SHADES: Record<string, string> = {
  odin: "#1c3268",
  thor: "#7a2116",
  serpent: "#0b524a",
  troll: "#3a521c",
  dragon: "#7a3309",
  jotunn: "#573f29",
  fenrir: "#39424d",
  hermod: "#6b4705",
  skadi: "#124d68",
  valkyrie: "#742a52",
  loki: "#4c2870",
};
