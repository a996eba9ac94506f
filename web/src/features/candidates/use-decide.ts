import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import type { CandidateRow } from "@/lib/database.types";
import { isCode } from "@/lib/errors";
import { paths } from "@/lib/paths";
import type { InterestDecision } from "@/lib/vocabulary.generated";
import {
  approveCandidate,
  candidateLists,
  candidateQuery,
  type Rejection,
  rejectCandidate,
} from "./queries";

type Change = { decision: InterestDecision | null; conversation_id?: string };

/** Approve and reject: shown at once, taken back when the server refuses. */
export function useDecide() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const update = useOptimisticUpdate();
  /** The interaction whose decision is on its way. */
  const [sending, setSending] = useState<string | null>(null);

  const show = (id: string, change: Change) => {
    const decided_at = change.decision ? new Date().toISOString() : null;
    client.setQueriesData(
      { queryKey: candidateLists },
      (data: InfiniteData<CandidateRow[]> | undefined) =>
        data && {
          ...data,
          pages: data.pages.map((page) =>
            page.map((row) =>
              row.job_interaction_id === id ? { ...row, ...change, decided_at } : row,
            ),
          ),
        },
    );
    client.setQueryData(
      candidateQuery(id).queryKey,
      (one) =>
        one && {
          ...one,
          can_decide: change.decision === null,
          conversation_id: change.conversation_id ?? one.conversation_id,
          interaction: { ...one.interaction, decision: change.decision, decided_at },
        },
    );
  };
  const refresh = (id: string) => {
    void client.invalidateQueries({ queryKey: candidateQuery(id).queryKey });
    void client.invalidateQueries({ queryKey: ["candidates", "filters"] });
    void client.invalidateQueries({ queryKey: ["jobs"] });
  };

  const run = async (id: string, decision: InterestDecision, send: () => Promise<Change>) => {
    if (sending) return null;
    setSending(id);
    return update({
      apply: () => {
        show(id, { decision });
        return () => show(id, { decision: null });
      },
      send,
      onSuccess: (change) => show(id, change),
      onError: (error) => {
        // A colleague was faster, or the candidate withdrew: this list is outdated.
        if (isCode(error, "already_decided") || isCode(error, "not_found")) {
          void client.invalidateQueries({ queryKey: candidateLists });
        }
      },
      onSettled: () => {
        setSending(null);
        refresh(id);
      },
    });
  };

  return {
    sending,
    approve: async (id: string) => {
      const done = await run(id, "approved", () => approveCandidate(id));
      if (done?.conversation_id) void navigate(paths.conversation(done.conversation_id));
    },
    reject: (id: string, rejection: Rejection) =>
      run(id, "rejected", () => rejectCandidate(id, rejection)),
  };
}
