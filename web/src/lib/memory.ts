// Small things that a device remembers for itself.

const PREFIX = "gladsheim-";

/** What was stored, or null. */
export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Remember, or with null forget; a device without storage forgets at once. */
export function store(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
