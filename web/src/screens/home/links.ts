// Links that somebody was sent: to a table, with or without an invitation, to a replay or to a seat.

/** The path in our client to which a pasted link leads; null if it leads nowhere here. */
export function pathOf(text: string): string | null {
  const trimmed = text.trim();
  if (/^[A-Za-z0-9]{6,40}$/.test(trimmed)) return `/t/${trimmed}`;
  const found = /\/((?:t|r|c)\/[A-Za-z0-9]+(?:\?[a-z]+=[\w-]+(?:&[a-z]+=[\w-]+)*)?(?:#[\w-]+)?|s#[\w-]+)$/.exec(
    trimmed,
  );
  return found ? `/${found[1]}` : null;
}
