// From one view to the next, as docs/protocol.md describes it.
import type { Patch, Path } from "./protocol";

type Inner = Record<string, unknown> | unknown[];

/** The view after a patch. The view before stays as it was; what has not changed is shared. Throws if it does not fit. */
export function applied(view: unknown, patch: Patch): unknown {
  let now = view;
  const fresh = new Set<unknown>();
  for (const [path, ...rest] of patch) {
    if (path.length === 0) {
      if (rest.length === 0) throw new Error("A view cannot be removed.");
      now = rest[0];
      continue;
    }
    now = own(now, fresh);
    let inner = now as Inner;
    for (const key of path.slice(0, -1)) {
      const next = own(member(inner, key, path), fresh);
      put(inner, key, next);
      inner = next;
    }
    step(inner, path, rest);
  }
  return now;
}

function step(inner: Inner, path: Path, rest: unknown[]): void {
  const last = path.at(-1) as string | number;
  if (Array.isArray(inner)) {
    const top = rest.length === 2 ? inner.length : inner.length - 1;
    if (typeof last !== "number" || last < 0 || last > top) throw misfit(path);
    if (rest.length === 0) inner.splice(last, 1);
    else if (rest.length === 2) inner.splice(last, 0, rest[0]);
    else inner[last] = rest[0];
  } else {
    if (rest.length === 2 || (rest.length === 0 && !Object.hasOwn(inner, last))) throw misfit(path);
    if (rest.length === 0) delete inner[last];
    else put(inner, last, rest[0]);
  }
}

/** A copy that this patch may change, made once. */
function own(value: unknown, fresh: Set<unknown>): Inner {
  if (value === null || typeof value !== "object") throw new Error("A path leads into something that has no inside.");
  if (fresh.has(value)) return value as Inner;
  const copy: Inner = Array.isArray(value) ? value.slice() : { ...value };
  fresh.add(copy);
  return copy;
}

function member(inner: Inner, key: string | number, path: Path): unknown {
  if (!Object.hasOwn(inner, key)) throw misfit(path);
  return (inner as Record<string | number, unknown>)[key];
}

/** Also a member called `__proto__` is only a member. */
function put(inner: Inner, key: string | number, value: unknown): void {
  Object.defineProperty(inner, key, { value, writable: true, enumerable: true, configurable: true });
}

function misfit(path: Path): Error {
  return new Error(`The patch does not fit the view at ${path.join("/")}.`);
}

/** The CRC-32 of a view as JSON with sorted keys and without spaces, in UTF-8. */
export function checksum(view: unknown): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text(view))) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] as number);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Written by ourselves: objects of JavaScript put keys that look like numbers first. */
function text(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(text).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = value as Record<string, unknown>;
  const keys = Object.keys(members).sort(byCodePoint);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${text(members[key])}`).join(",")}}`;
}

/** Python sorts by code points, JavaScript by UTF-16 units: they differ beyond the first plane. */
function byCodePoint(a: string, b: string): number {
  const left = Array.from(a, (sign) => sign.codePointAt(0) as number);
  const right = Array.from(b, (sign) => sign.codePointAt(0) as number);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = (left[i] as number) - (right[i] as number);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let entry = n;
  for (let bit = 0; bit < 8; bit++) entry = entry & 1 ? (entry >>> 1) ^ 0xedb88320 : entry >>> 1;
  return entry;
});
