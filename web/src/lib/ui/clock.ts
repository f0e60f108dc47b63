// How much time is left, as people say it.

/** Milliseconds left now, of what was left at a time; who runs has less since. */
export function left(remaining: number, running: boolean, at: number, now: number): number {
  return Math.max(0, remaining - (running ? Math.max(0, now - at) : 0));
}

/** "1:05" below an hour, "2:05:09" below a day, then days and hours, for the words of the page. */
export function shown(ms: number): { text: string } | { days: number; hours: number } {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 86_400) return { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) };
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return { text: hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}` };
}
