/** How long a decision can be undone, in milliseconds; the server uses the same limit. */
export const UNDO_MS = 10_000;

/** Something that was done a moment ago. */
export type Undoable = {
  /** When it was sent. The server counts from a little later, so this side ends first. */
  sentAt: number;
};

/** Whole seconds left to undo it, from 10 to 1; 0 when it is too late. */
export function secondsLeft(one: Undoable, now: number): number {
  return Math.max(0, Math.ceil((one.sentAt + UNDO_MS - now) / 1000));
}

/** What can still be undone, the newest first. */
export function stillOpen<T extends Undoable>(all: T[], now: number): T[] {
  return all.filter((one) => secondsLeft(one, now) > 0).sort((a, b) => b.sentAt - a.sentAt);
}
