import type { Undoable } from "@/entities/undo/undo";
import type { InteractionStatus, Quota } from "@/lib/vocabulary.generated";

/** A recent decision on a job. */
export type Recent = Undoable & {
  jobId: string;
  title: string;
  kind: InteractionStatus;
  /** What it counted against, refunded by undoing. */
  chargedQuota: Quota;
  /** The interaction's id, once the server has stored it. */
  interactionId: string | null;
};
