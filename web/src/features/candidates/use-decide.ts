import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import type { CandidateRow, CandidateStage } from "@/lib/database.types";
import { isCode } from "@/lib/errors";
import { useToast } from "@/ui/Toasts";
import { type Act, refusedText, type Target, without } from "./acts";
import {
  approveCandidates,
  candidateLists,
  candidateQuery,
  type Done,
  moveCandidates,
  type Rejection,
  rejectCandidates,
  undoDecisions,
} from "./queries";

type Change = Partial<Pick<CandidateRow, "decision" | "decided_at" | "conversation_id" | "stage">>;

const open: Change = { decision: null, decided_at: null, conversation_id: null, stage: null };
const decided = (decision: Exclude<Act["kind"], "moved">): Change => ({
  decision,
  decided_at: new Date().toISOString(),
});

/**
 * Approve, reject and move, one candidate or several, and the undo of each: shown at once, taken back where the server
 * refuses.
 */
export function useDecide() {
  const client = useQueryClient();
  const update = useOptimisticUpdate();
  const { toast } = useToast();
  const [acts, setActs] = useState<Act[]>([]);
  /** Interactions about which a command is on its way. */
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set<string>());
  /** For whom an act was done, by its key: an undo waits for the answer. */
  const sent = useRef(new Map<string, Promise<readonly string[]>>());

  const show = (ids: readonly string[], changeOf: (id: string) => Change) => {
    if (ids.length === 0) return;
    const all = new Set(ids);
    client.setQueriesData(
      { queryKey: candidateLists },
      (data: InfiniteData<CandidateRow[]> | undefined) =>
        data && {
          ...data,
          pages: data.pages.map((page) =>
            page.map((row) =>
              all.has(row.job_interaction_id)
                ? { ...row, ...changeOf(row.job_interaction_id) }
                : row,
            ),
          ),
        },
    );
    for (const id of all) {
      const { stage, conversation_id, ...interaction } = changeOf(id);
      client.setQueryData(
        candidateQuery(id).queryKey,
        (one) =>
          one && {
            ...one,
            can_decide:
              interaction.decision === undefined ? one.can_decide : interaction.decision === null,
            stage: stage === undefined ? one.stage : stage,
            conversation_id: conversation_id === undefined ? one.conversation_id : conversation_id,
            interaction: { ...one.interaction, ...interaction },
          },
      );
    }
  };
  const refresh = (ids: readonly string[]) => {
    for (const id of ids) {
      void client.invalidateQueries({ queryKey: candidateQuery(id).queryKey });
    }
    void client.invalidateQueries({ queryKey: ["candidates", "filters"] });
    void client.invalidateQueries({ queryKey: ["jobs"] });
  };
  const outdated = (error: unknown) => {
    // A colleague was faster, or the candidate withdrew: this list is outdated.
    if (["already_decided", "not_found", "nothing_done"].some((code) => isCode(error, code))) {
      void client.invalidateQueries({ queryKey: candidateLists });
    }
  };

  const run = async (
    act: Omit<Act, "key" | "sentAt">,
    how: { to: (id: string) => Change; back: (id: string) => Change; send: () => Promise<Done> },
  ) => {
    const ids = act.targets.map(({ id }) => id);
    if (ids.length === 0 || ids.some((id) => sending.has(id))) return;
    const key = crypto.randomUUID();
    setSending((now) => new Set([...now, ...ids]));
    const done = update({
      apply: () => {
        show(ids, how.to);
        setActs((all) => [{ ...act, key, sentAt: Date.now() }, ...all]);
        return () => {
          show(ids, how.back);
          setActs((all) => all.filter((one) => one.key !== key));
        };
      },
      send: how.send,
      onSuccess: ({ ids: changed, refused, conversations }) => {
        show(
          changed.filter((id) => conversations?.has(id)),
          (id) => ({ conversation_id: conversations?.get(id) ?? null }),
        );
        if (refused.length === 0) return;
        const out = new Set(refused.map(({ id }) => id));
        show([...out], how.back);
        setActs((all) => without(all, key, out));
        toast({ message: refusedText(refused, ids.length) });
        void client.invalidateQueries({ queryKey: candidateLists });
      },
      onError: outdated,
      onSettled: () => {
        setSending((now) => new Set([...now].filter((id) => !ids.includes(id))));
        refresh(ids);
      },
    }).then((answer) => answer?.ids ?? []);
    sent.current.set(key, done);
    await done;
  };

  const undo = async (act: Act) => {
    setActs((all) => all.filter((one) => one.key !== act.key));
    // What was refused needs no undo.
    const done = new Set(await sent.current.get(act.key));
    const targets = act.targets.filter(({ id }) => done.has(id));
    const ids = targets.map(({ id }) => id);
    if (ids.length === 0) return;
    const { kind } = act;
    const former = new Map(targets.map(({ id, stage }) => [id, stage]));
    const back = (id: string): Change =>
      kind === "moved" ? { stage: former.get(id) ?? null } : open;
    const again = (): Change => (kind === "moved" ? { stage: act.to } : decided(kind));
    await update({
      apply: () => {
        show(ids, back);
        return () => show(ids, again);
      },
      send: () =>
        kind === "moved"
          ? moveCandidates(
              targets.flatMap(({ id, stage }) =>
                stage ? [{ interaction_id: id, stage_id: stage.id }] : [],
              ),
            )
          : undoDecisions(ids),
      onSuccess: ({ refused }) => {
        if (refused.length === 0) return;
        show(
          refused.map(({ id }) => id),
          again,
        );
        toast({ message: refusedText(refused, ids.length) });
      },
      onError: outdated,
      onSettled: () => refresh(ids),
    });
  };

  return {
    acts,
    sending,
    undo,
    approve: (targets: readonly Target[]) =>
      run(
        { kind: "approved", targets, to: null },
        {
          to: () => decided("approved"),
          back: () => open,
          send: () => approveCandidates(targets.map(({ id }) => id)),
        },
      ),
    reject: (targets: readonly Target[], rejection: Rejection) =>
      run(
        { kind: "rejected", targets, to: null },
        {
          to: () => decided("rejected"),
          back: () => open,
          send: () =>
            rejectCandidates(
              targets.map(({ id }) => id),
              rejection,
            ),
        },
      ),
    /** Those who are elsewhere; the others stay. */
    move: (all: readonly Target[], to: CandidateStage) => {
      const targets = all.filter(({ stage }) => stage !== null && stage.id !== to.id);
      const former = new Map(targets.map(({ id, stage }) => [id, stage]));
      return run(
        { kind: "moved", targets, to },
        {
          to: () => ({ stage: to }),
          back: (id) => ({ stage: former.get(id) ?? null }),
          send: () =>
            moveCandidates(targets.map(({ id }) => ({ interaction_id: id, stage_id: to.id }))),
        },
      );
    },
  };
}
