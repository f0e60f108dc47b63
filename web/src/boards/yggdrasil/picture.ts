// What a saga adds to the view, as the picture that the board draws. A view without a saga has none of it.
import { type BoardProps, say, type Words } from "../kit";
import { thing } from "./cards";
import type { PathSpot, Piece, SagaDeed, SagaPicture, Track, WorldToken } from "./pieces";
import type { SagaView, YggdrasilView } from "./types";
import { spotWords } from "./wording";

/** How the pieces of our sagas are drawn; one that another saga brings stands as a giant. */
const DRAWN: Record<string, string> = {
  ...{ thrudgelmir: "son-wind", hrimnir: "son-sword", kari: "son-wolf" },
  ...{ skoll: "skoll", hati: "hati", naglfar: "naglfar" },
};
const OTHER = "son-sword";
const WIDTHS: Record<string, number> = { naglfar: 118, skoll: 100, hati: 100 };
/** Whose way leads where, and over which world. */
const TRACKS: Record<string, [string, Track["kind"]]> = { skoll: ["vanaheim", "sun"], hati: ["alfheim", "moon"] };
/** What lies in a world although it is counted beside the board. */
const HOMES: Record<string, [string, string]> = {
  limbs: ["niflheim", "limb"],
  bridge: ["asgard", "bridge"],
  gate: ["asgard", "gate"],
};
/** Tokens whose drawing has another name. */
const TOKENS: Record<string, string> = {
  mark: "oath",
  banners: "banner",
  banner: "banner",
  seed: "seed",
  seeds: "seed",
};
const SIGNS: Record<string, string> = {
  "yggdrasil-elves": "elf",
  "yggdrasil-dice": "die",
  "yggdrasil-heroes": "hero",
  "yggdrasil-life": "heart",
  "yggdrasil-cost-artifact": "artifact",
};
/** A deed of more worlds than this is shown only where its god stands. */
const FEW = 3;

/** The list of a world, made where there is none yet. */
function listIn<T>(lists: Record<string, T[]>, world: string): T[] {
  const found = lists[world] ?? [];
  lists[world] = found;
  return found;
}

const counted = (saga: SagaView, name: string) => saga.counters.find((one) => one.name === name)?.value ?? 0;

/** A piece of the saga by its name. */
export function pieceOf({ saga }: YggdrasilView, name: string): Piece | null {
  const standee = saga?.standees.find((one) => one.name === name);
  if (!saga || !standee) return null;
  const kind = DRAWN[name] ?? OTHER;
  const on = kind === "naglfar" ? counted(saga, "ship") : 0;
  return {
    ...{ id: name, kind, strength: standee.strength, label: say(standee.words), width: WIDTHS[kind] ?? 68 },
    ...(on ? { tiles: { on, of: on } } : {}),
  };
}

/** The one place where a view with a saga becomes pieces. */
export function sagaOf(board: BoardProps<YggdrasilView>): SagaPicture | null {
  const { saga } = board.view;
  if (!saga) return null;
  const pieces: Record<string, Piece[]> = {};
  const tokens: Record<string, WorldToken[]> = {};
  const tracks: Record<string, Track> = {};
  for (const { name, place } of saga.standees) {
    const piece = pieceOf(board.view, name);
    if (piece && board.view.worlds.some(({ world }) => world === place)) listIn(pieces, place).push(piece);
  }
  for (const { world, kind, words, count } of saga.tokens)
    listIn(tokens, world).push({
      id: kind,
      kind: TOKENS[kind] ?? kind,
      label: say(words),
      ...(count > 1 ? { count } : {}),
    });
  for (const { name, words, value } of saga.counters) {
    const [world, kind] = HOMES[name] ?? [];
    if (!world || !kind || !value) continue;
    const label = say(words);
    const lying =
      kind === "limb"
        ? Array.from({ length: value }, (_, at) => ({ id: `${name} ${at}`, kind, label }))
        : [{ id: name, kind, label, count: value }];
    listIn(tokens, world).push(...lying);
  }
  for (const { standee, step, length } of saga.tracks) {
    const [world, kind] = TRACKS[standee] ?? [];
    if (world && kind)
      tracks[world] = {
        kind,
        at: step,
        steps: length,
        label: `${pieceOf(board.view, standee)?.label ?? standee}: ${step}/${length}`,
      };
  }
  return { pieces, tokens, tracks, deeds: deedsOf(board, saga) };
}

/** What the page offers in each world: deeds, and fights with pieces that stand in none. */
function deedsOf({ view, moves, choices }: BoardProps<YggdrasilView>, saga: SagaView): Record<string, SagaDeed[]> {
  const found: Record<string, SagaDeed[]> = {};
  const here = view.worlds.find((one) => one.gods.includes(view.me ?? -1));
  for (const deed of saga.deeds) {
    const texts = moves.filter((text) => text === `deed ${deed.name}` || text.startsWith(`deed ${deed.name} `));
    for (const name of deed.worlds) {
      const world = view.worlds.find((one) => one.world === name);
      const isHere = name === here?.world;
      if (!world || (!isHere && deed.worlds.length > FEW)) continue;
      const offered = isHere && texts.length ? texts : [`deed ${deed.name}`];
      for (const text of offered) {
        const label = choices?.find((one) => one.text === text)?.label;
        const state =
          isHere && texts.length
            ? "open"
            : world.iotunns.length && world.closed
              ? "blocked"
              : isHere
                ? "lacking"
                : "closed";
        listIn(found, name).push({
          ...{ id: text.slice("deed ".length), move: text, name: say(deed.words), risks: deed.risks ?? 0, state },
          terms: costOf(deed, label).flatMap(term),
          label: [
            label ? say(label) : say(deed.words),
            say(deed.about),
            isHere && deed.refused ? say(deed.refused) : "",
          ]
            .filter(Boolean)
            .join(". "),
        });
      }
    }
  }
  for (const standee of saga.standees) {
    const text = `fight ${standee.name}`;
    if (standee.strength === null || !here || !standee.worlds.includes(here.world) || standee.place === here.world)
      continue;
    const label = choices?.find((one) => one.text === text)?.label;
    listIn(found, here.world).push({
      ...{ id: text, move: text, name: say(standee.words), terms: [{ sign: "fight" }], risks: standee.strength },
      ...{ state: moves.includes(text) ? "open" : "closed", label: label ? say(label) : say(standee.words) },
    });
  }
  return found;
}

/** What a move pays: the only price, or the one that its button tells. */
function costOf({ costs }: SagaView["deeds"][number], label: Words | null | undefined): readonly Words[] {
  if (costs.length === 1) return costs[0] ?? [];
  const told = label?.terms.cost;
  return Array.isArray(told) ? (told as Words[]) : [];
}

function term(words: Words): SagaDeed["terms"] {
  const sign = SIGNS[words.id];
  if (!sign) return [];
  const { count } = words.terms;
  return [{ sign, ...(typeof count === "number" ? { amount: `−${count}` } : {}) }];
}

/** Nidhögg's path as a list of spots with what they do. */
export function pathOf(view: YggdrasilView): PathSpot[] {
  return view.path.map((effect, at) => {
    const words = view.spots[at]?.words;
    const isTold = !["start", "plain"].includes(effect);
    const label = isTold && words ? `${at}: ${say(words)}` : spotWords(effect, at);
    return {
      effect:
        effect === "effect" || thing(effect).solid || thing(effect).line || ["start", "plain", "turn"].includes(effect)
          ? effect
          : "effect",
      label,
    };
  });
}
