// What a value of an unknown view looks like: a table, a list of terms, a row of words, one word, or hidden.

export type Shape =
  | { kind: "hidden" }
  | { kind: "empty" }
  | { kind: "plain"; text: string }
  | { kind: "truth"; is: boolean }
  | { kind: "words"; parts: (string | null)[] }
  | { kind: "list"; items: unknown[] }
  | { kind: "record"; fields: [string, unknown][] }
  | { kind: "table"; columns: string[]; rows: unknown[][] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): value is string | number | null =>
  value === null || typeof value === "string" || typeof value === "number";

/** The shape of any part of a view. */
export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined) return { kind: "hidden" };
  if (typeof value === "boolean") return { kind: "truth", is: value };
  if (typeof value === "number" || typeof value === "string")
    return value === "" ? { kind: "empty" } : { kind: "plain", text: String(value) };
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: "empty" };
    if (value.every(isPlain)) return { kind: "words", parts: value.map((one) => (one === null ? null : String(one))) };
    if (value.every(isRecord)) {
      const columns = [...new Set(value.flatMap((one) => Object.keys(one)))];
      return { kind: "table", columns, rows: value.map((one) => columns.map((column) => one[column])) };
    }
    return { kind: "list", items: value };
  }
  const fields = Object.entries(value as object);
  return fields.length === 0 ? { kind: "empty" } : { kind: "record", fields };
}

/** A name of the view as people write it. */
export function titleOf(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
