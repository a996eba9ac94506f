import type { InteractionStatus, Quota } from "@/lib/vocabulary.generated";

/** How long a decision can be taken back, in milliseconds; the server holds to the same. */
export const UNDO_MS = 10_000;

/** What was decided on a job a moment ago. */
export type Recent = {
  jobId: string;
  title: string;
  kind: InteractionStatus;
  /** What it cost, and what comes back. */
  chargedTo: Quota;
  /** When the decision was sent: the server counts from a little later, so this side gives up first. */
  sentAt: number;
  /** The interaction's id, once the server has taken it. */
  interactionId: string | null;
};

/** Whole seconds in which it can still be taken back, from 10 to 1; 0 when it is too late. */
export function secondsLeft(recent: Pick<Recent, "sentAt">, now: number): number {
  return Math.max(0, Math.ceil((recent.sentAt + UNDO_MS - now) / 1000));
}

/** Those that can still be taken back, the newest first. */
export function stillOpen(all: Recent[], now: number): Recent[] {
  return all.filter((one) => secondsLeft(one, now) > 0).sort((a, b) => b.sentAt - a.sentAt);
}
