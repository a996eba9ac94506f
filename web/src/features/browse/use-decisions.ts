import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import type { JobCard } from "@/lib/database.types";
import { isCode } from "@/lib/errors";
import type { DecisionSource, InteractionStatus, Quota } from "@/lib/vocabulary.generated";
import { chargeQuota, refundQuota } from "./daily-quotas";
import { keepQuotas, patchJob, updateCachedBudget, updateCachedSavedCount } from "./job-cache";
import {
  type DecisionMeans,
  dailyQuotasQuery,
  expressInterest,
  interestsQuery,
  jobQuery,
  passJob,
  savedCountQuery,
  saveJob,
  undoInteraction,
  unsaveJob,
} from "./queries";
import type { Recent } from "./undo";

export type Decide = (
  job: JobCard,
  kind: InteractionStatus,
  /** A note to the company, or the reader's own reason. */
  words: string | null,
  how: { source: DecisionSource; chargedQuota: Quota },
) => Promise<void>;

/**
 * Interested, not interested, save, and undo: each shown at once and taken back when the server refuses.
 * A decided job stays in the cached lists with its interaction, so that an undo puts it back in its place.
 */
export function useDecisions() {
  const client = useQueryClient();
  const update = useOptimisticUpdate();
  const [recent, setRecent] = useState<Recent[]>([]);
  /** The ids of decisions, by job: an undo waits for the id, or has it before `recent` is drawn anew. */
  const sent = useRef(new Map<string, Promise<string | null>>());

  const forget = (jobId: string) => setRecent((all) => all.filter((one) => one.jobId !== jobId));

  const decide: Decide = async (job, kind, words, { source, chargedQuota }) => {
    if (job.interaction) return;
    const sentAt = Date.now();
    const means: DecisionMeans = { source, useBonus: chargedQuota === "bonus" };
    const id = update({
      apply: () => {
        patchJob(job.id, { interaction: interaction("", kind) });
        updateCachedBudget((quotas) => chargeQuota(quotas, chargedQuota));
        setRecent((all) => [
          ...all.filter((one) => one.jobId !== job.id),
          {
            jobId: job.id,
            title: job.title,
            kind,
            chargedQuota: chargedQuota,
            sentAt,
            interactionId: null,
          },
        ]);
        return () => {
          patchJob(job.id, { interaction: null });
          forget(job.id);
        };
      },
      send: () =>
        kind === "interested"
          ? expressInterest(job.id, words, means)
          : passJob(job.id, words, means),
      onSuccess: (answer) => {
        keepQuotas(answer.quotas);
        patchJob(job.id, { interaction: interaction(answer.id, kind) });
        setRecent((all) =>
          all.map((one) => (one.jobId === job.id ? { ...one, interactionId: answer.id } : one)),
        );
        void client.invalidateQueries({ queryKey: interestsQuery.queryKey });
      },
      onError: (error) => {
        // Decided on another device, or no longer listed: this list is outdated.
        if (isCode(error, "already_decided") || isCode(error, "not_found")) {
          void client.invalidateQueries({ queryKey: ["browse", "list"] });
          void client.invalidateQueries({ queryKey: jobQuery(job.id).queryKey });
        }
        void client.invalidateQueries({ queryKey: dailyQuotasQuery.queryKey });
      },
    }).then((answer) => answer?.id ?? null);
    sent.current.set(job.id, id);
    await id;
  };

  const undo = async (one: Recent) => {
    forget(one.jobId);
    const id = one.interactionId ?? (await sent.current.get(one.jobId)) ?? null;
    // The decision itself was refused: there is nothing to take back.
    if (!id) return;
    await update({
      apply: () => {
        patchJob(one.jobId, { interaction: null });
        updateCachedBudget((quotas) => refundQuota(quotas, one.chargedQuota));
        return () => patchJob(one.jobId, { interaction: interaction(id, one.kind) });
      },
      send: () => undoInteraction(id),
      onSuccess: ({ quotas }) => keepQuotas(quotas),
      onError: () => void client.invalidateQueries({ queryKey: dailyQuotasQuery.queryKey }),
    });
    void client.invalidateQueries({ queryKey: interestsQuery.queryKey });
  };

  const toggleSaved = async (job: JobCard) => {
    const saved = !job.saved;
    const isCountKnown = client.getQueryData(savedCountQuery.queryKey) !== undefined;
    const show = (to: boolean) => {
      patchJob(job.id, { saved: to });
      updateCachedSavedCount(to ? 1 : -1);
    };
    await update({
      apply: () => {
        show(saved);
        return () => show(!saved);
      },
      send: () => (saved ? saveJob(job.id) : unsaveJob(job.id)),
      onSuccess: () => {
        // The server orders the Saved list, so the next visit refetches it.
        void client.invalidateQueries({
          queryKey: ["browse", "list", "saved"],
          refetchType: "none",
        });
        // A count that was on its way may not have this one in it.
        if (!isCountKnown) {
          void client.invalidateQueries({ queryKey: savedCountQuery.queryKey });
        }
      },
    });
  };

  return { recent, decide, undo, toggleSaved };
}

function interaction(id: string, status: InteractionStatus) {
  return { id, status, decision: null, created_at: new Date().toISOString() };
}
