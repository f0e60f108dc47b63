// A saga's picture for tests, made by hand: something of every kind, and a deed in each of its states.
import type { SagaDeed, SagaPicture } from "./pieces";

const deed = (id: string, name: string, more: Partial<SagaDeed> = {}): SagaDeed => ({
  id,
  move: `deed ${id}`,
  name,
  terms: [],
  risks: 0,
  state: "open",
  label: name,
  ...more,
});

export const saga: SagaPicture = {
  pieces: {
    nidavellir: [
      { id: "naglfar", kind: "naglfar", width: 118, strength: 4, tiles: { on: 2, of: 4 }, label: "Naglfar" },
    ],
    iotunheim: [
      { id: "son-wind", kind: "son-wind", strength: 2, label: "Son of the wind winter" },
      { id: "son-sword", kind: "son-sword", strength: 3, label: "Son of the sword winter" },
      { id: "son-wolf", kind: "son-wolf", strength: 3, label: "Son of the wolf winter" },
    ],
  },
  tokens: {
    asgard: [
      { id: "p1", kind: "promise", label: "a promise, face down" },
      { id: "bridge", kind: "bridge", count: 5, label: "bridge 5" },
    ],
    nidavellir: [{ id: "p2", kind: "oath", label: "an oath" }],
    svartalfheim: [{ id: "p3", kind: "perjury", label: "a perjury", isFresh: true }],
    niflheim: [
      { id: "l1", kind: "limb", label: "a Limb" },
      { id: "l2", kind: "limb", label: "a Limb" },
    ],
  },
  deeds: {
    asgard: [deed("hold", "Hold the gate", { terms: [{ sign: "gate" }], state: "blocked" })],
    midgard: [deed("strike", "Strike the Naglfar", { terms: [{ sign: "fight" }], risks: 4 })],
    niflheim: [deed("trim", "Trim the nails", { terms: [{ sign: "die", amount: "−1" }], risks: 2, state: "lacking" })],
    svartalfheim: [deed("shelter", "Shelter the humans", { terms: [{ sign: "hero", amount: "−2" }] })],
  },
  tracks: {
    vanaheim: { kind: "sun", at: 2, steps: 5, label: "Skoll on step 2 of 5" },
    alfheim: { kind: "moon", at: 1, steps: 5, label: "Hati on step 1 of 5" },
  },
};
