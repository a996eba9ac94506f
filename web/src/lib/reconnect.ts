/** Pauses before the first, second, … try to open a lost line again, in milliseconds. */
const PAUSES = [1_000, 2_000, 5_000, 10_000];

/**
 * How long to wait before this try, counted from 1. A server that comes back is met by everybody who was on it, so each
 * waits a time of their own: half to one and a half of the pause.
 */
export function reconnectAfterMs(tries: number, random: () => number = Math.random): number {
  const pause = PAUSES[Math.min(Math.max(tries, 1), PAUSES.length) - 1] ?? 10_000;
  return Math.round(pause * (0.5 + random()));
}
