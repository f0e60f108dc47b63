import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { hear, SOUNDS } from ".";
import { MAKERS } from "./synth";

/** A sound card that writes down what is wanted of it. */
class Card {
  static begun: number[] = [];
  static level = 0;
  currentTime = 1;
  sampleRate = 100;
  destination = {};
  resume = async () => {};
  createGain = () => {
    const gain = { value: 0, ...ramps };
    return { gain, connect: (to: object) => this.#into(to, gain) };
  };
  createBiquadFilter = () => ({ type: "", Q: { value: 0 }, frequency: ramps, connect: (to: object) => to });
  createOscillator = () => ({ ...this.#source(), type: "", frequency: ramps });
  createBufferSource = () => ({ ...this.#source(), buffer: null });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });

  #source = () => ({ connect: (to: object) => to, start: (at: number) => Card.begun.push(at), stop: () => {} });
  #into(to: object, gain: { value: number }): object {
    if (to === this.destination) Card.level = gain.value;
    return to;
  }
}
const ramps = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };

beforeEach(() => {
  localStorage.clear();
  settings.load();
  Card.begun = [];
  vi.stubGlobal("AudioContext", Card);
});

test("nothing is heard until it is wanted, and then as loud as it is wanted", async () => {
  hear("coin");
  await new Promise((done) => setTimeout(done, 20));
  expect(Card.begun).toEqual([]);
  settings.set("sound", true);
  settings.set("volume", 3);
  hear("tile");
  await vi.waitFor(() => expect(Card.begun.length).toBeGreaterThan(0));
  const quiet = Card.level;
  settings.set("volume", 9);
  hear("coin");
  await vi.waitFor(() => expect(Card.level).toBeGreaterThan(quiet));
});

test("many at once are one", async () => {
  settings.set("sound", true);
  hear("card");
  await vi.waitFor(() => expect(Card.begun.length).toBeGreaterThan(0));
  const once = Card.begun.length;
  hear("die");
  hear("die");
  await vi.waitFor(() => expect(Card.begun.length).toBeGreaterThan(once));
  const twice = Card.begun.length;
  await new Promise((done) => setTimeout(done, 20));
  expect(Card.begun.length).toBe(twice);
});

test("every sound is made of something", () => {
  expect(Object.keys(MAKERS).sort()).toEqual([...SOUNDS].sort());
});
