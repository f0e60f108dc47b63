// Sounds without a file: noise and a few partials, shaped as the thing that they stand for would sound.
import type { Sound } from ".";

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

interface Ring {
  /** Where every partial begins, in hertz, and how loud it is beside the others. */
  partials: readonly (readonly [pitch: number, loudness: number])[];
  /** Seconds until it is gone. */
  lasts: number;
  /** Seconds until it is there. */
  comes?: number;
  /** What its pitch becomes, as a part of what it was. */
  bends?: number;
  wave?: OscillatorType;
  /** Nothing above this is heard, in hertz. */
  below?: number;
}

interface Rush {
  /** The middle of the noise at its begin and at its end, in hertz. */
  from: number;
  to: number;
  narrow: number;
  lasts: number;
  comes?: number;
}

type Maker = (out: Out) => void;

/** Where a sound is put together; every part begins so many seconds later. */
class Out {
  #audio: AudioContext;
  #into: AudioNode;

  constructor(context: AudioContext, level: number) {
    this.#audio = context;
    const gain = context.createGain();
    // Half as loud is heard as much less than half of the numbers.
    gain.gain.value = 0.5 * level ** 1.6;
    gain.connect(context.destination);
    this.#into = gain;
  }

  ring({ partials, lasts, comes = 0.002, bends = 1, wave = "sine", below }: Ring, loud: number, later = 0): void {
    const at = this.#audio.currentTime + later;
    let into = this.#into;
    if (below) {
      const filter = this.#audio.createBiquadFilter();
      filter.type = "lowpass";
      filter.frequency.setValueAtTime(below * 0.4, at);
      filter.frequency.linearRampToValueAtTime(below, at + comes * 2);
      filter.frequency.linearRampToValueAtTime(below * 0.5, at + lasts);
      filter.connect(into);
      into = filter;
    }
    for (const [pitch, loudness] of partials) {
      const tone = this.#audio.createOscillator();
      tone.type = wave;
      tone.frequency.setValueAtTime(pitch, at);
      if (bends !== 1) tone.frequency.exponentialRampToValueAtTime(pitch * bends, at + lasts);
      tone.connect(this.#swell(loud * loudness, at, comes, lasts, into));
      tone.start(at);
      tone.stop(at + lasts + 0.05);
    }
  }

  rush({ from, to, narrow, lasts, comes = 0.002 }: Rush, loud: number, later = 0): void {
    const at = this.#audio.currentTime + later;
    const noise = this.#audio.createBufferSource();
    noise.buffer = hissOf(this.#audio);
    const band = this.#audio.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = narrow;
    band.frequency.setValueAtTime(from, at);
    band.frequency.exponentialRampToValueAtTime(to, at + lasts);
    noise.connect(band).connect(this.#swell(loud, at, comes, lasts, this.#into));
    noise.start(at, Math.random() * 0.5);
    noise.stop(at + lasts + 0.05);
  }

  #swell(loud: number, at: number, comes: number, lasts: number, into: AudioNode): GainNode {
    const gain = this.#audio.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + comes);
    gain.gain.exponentialRampToValueAtTime(0.0008, at + lasts);
    gain.connect(into);
    return gain;
  }
}

function knock(out: Out, pitch: number, loud: number, later = 0): void {
  out.rush({ from: pitch * 6, to: pitch * 3, narrow: 1.2, lasts: 0.05 }, loud * 0.7, later);
  out.ring(
    {
      partials: [
        [pitch, 1],
        [pitch * 2.7, 0.3],
      ],
      lasts: 0.13,
      bends: 0.8,
    },
    loud,
    later,
  );
}

const METAL = [
  [1, 0.5],
  [1.48, 0.35],
  [2.07, 0.25],
  [2.93, 0.12],
] as const;

function metal(pitch: number): Ring["partials"] {
  return METAL.map(([over, loudness]) => [pitch * over, loudness] as const);
}

/** Tile on wood, coin on coin, a card laid, a die that tumbles, a blade, a horn, and two notes for "your turn". */
export const MAKERS: Record<Sound, Maker> = {
  tile: (out) => knock(out, 185, 0.8),
  coin: (out) => {
    out.ring({ partials: metal(2650), lasts: 0.3 }, 0.28);
    out.ring({ partials: metal(3120), lasts: 0.45 }, 0.24, 0.075);
  },
  card: (out) => {
    out.rush({ from: 5200, to: 1900, narrow: 0.8, lasts: 0.14, comes: 0.03 }, 0.34);
    knock(out, 240, 0.16, 0.1);
  },
  die: (out) => {
    for (const [later, loud] of [
      [0, 0.5],
      [0.09, 0.42],
      [0.16, 0.34],
      [0.25, 0.3],
      [0.3, 0.2],
    ] as const)
      knock(out, 330 + Math.random() * 160, loud, later);
  },
  blade: (out) => {
    out.rush({ from: 3000, to: 7600, narrow: 2.5, lasts: 0.22, comes: 0.05 }, 0.4);
    out.ring({ partials: metal(1730), lasts: 0.75 }, 0.22, 0.14);
  },
  horn: (out) => {
    const horn = { lasts: 1.5, comes: 0.22, wave: "sawtooth" as const, below: 1100 };
    out.ring({ ...horn, partials: [[98, 0.5], [98.6, 0.4]], bends: 1.01 }, 0.4); // biome-ignore format: two of one pitch beat
    out.ring({ ...horn, partials: [[146.8, 0.5]], comes: 0.5 }, 0.22, 0.12);
  },
  turn: (out) => {
    out.ring({ partials: [[523.25, 1]], lasts: 0.5, comes: 0.02 }, 0.3);
    out.ring({ partials: [[783.99, 1]], lasts: 0.55, comes: 0.02 }, 0.3, 0.16);
  },
};

function hissOf(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/** One sound, as loud as that (0 to 1). */
export function make(sound: Sound, level: number): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    MAKERS[sound](new Out(audio, level));
  } catch {
    // No sound here.
  }
}
