import type { InteractionStatus, Quota } from "@/lib/vocabulary.generated";

/** How long a decision can be undone, in milliseconds; the server uses the same limit. */
export const UNDO_MS = 10_000;

/** A recent decision on a job. */
export type Recent = {
  jobId: string;
  title: string;
  kind: InteractionStatus;
  /** What it counted against, refunded by undoing. */
  chargedQuota: Quota;
  /** When the decision was sent. The server counts from a little later, so this side ends first. */
  sentAt: number;
  /** The interaction's id, once the server has stored it. */
  interactionId: string | null;
};

/** Whole seconds left to undo it, from 10 to 1; 0 when it is too late. */
export function secondsLeft(recent: Pick<Recent, "sentAt">, now: number): number {
  return Math.max(0, Math.ceil((recent.sentAt + UNDO_MS - now) / 1000));
}

/** Decisions that can still be undone, the newest first. */
export function stillOpen(all: Recent[], now: number): Recent[] {
  return all.filter((one) => secondsLeft(one, now) > 0).sort((a, b) => b.sentAt - a.sentAt);
}
