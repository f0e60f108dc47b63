// What has not changed stays the same object, so that nothing is drawn again for it.

type Inner = Record<string, unknown>;

/** `now`, in which every part that equals what was there before is that. */
export function kept<T>(before: unknown, now: T): T {
  if (!isInner(before) || !isInner(now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) return keptList(before, now) as T;
  if (Array.isArray(before) || Array.isArray(now)) return now;
  const entries = Object.entries(now).map(([key, value]) => [key, kept(before[key], value)] as const);
  const isSame =
    entries.length === Object.keys(before).length && entries.every(([key, value]) => value === before[key]);
  return (isSame ? before : Object.fromEntries(entries)) as T;
}

/** What was put in or taken out in one place leaves the same before it and behind it. */
function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const shift = before.length - now.length;
  const found = now.map((one, at) => {
    const there = kept(before[at], one);
    return shift === 0 || there === before[at] ? there : kept(before[at + shift], one);
  });
  return shift === 0 && found.every((one, at) => one === before[at]) ? before : found;
}

/** For `$derived.by`: what it makes, with the parts of what it made before. */
export function keeping<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => {
    last = kept(last, make());
    return last;
  };
}

/** Lists and plain objects: of a map nobody sees from outside what is in it. */
const isInner = (value: unknown): value is Inner =>
  Array.isArray(value) || (value instanceof Object && Object.getPrototypeOf(value) === Object.prototype);
