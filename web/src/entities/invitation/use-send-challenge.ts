import { useMutation, useQuery } from "@tanstack/react-query";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { companyChallengesQuery, invitationsKey, type Sending, sendChallenge } from "./queries";

/**
 * All that a dialog for sending a challenge needs. The company's challenges are asked for only while it is
 * `open`; `onSent` is told once one went out.
 */
export function useSendChallenge(
  to: Sending["to"],
  open: boolean,
  onSent: (title: string) => void,
) {
  const list = useQuery({ ...companyChallengesQuery, enabled: open });
  const published = (list.data?.challenges ?? []).filter(({ status }) => status === "published");
  const quota = list.data?.quota;
  const sending = useMutation({
    mutationFn: (sent: Omit<Sending, "to">) => sendChallenge({ ...sent, to }),
    onSuccess: (_, { challengeId }) => {
      onSent(published.find(({ id }) => id === challengeId)?.title ?? "The challenge");
      void queryClient.invalidateQueries({ queryKey: invitationsKey });
    },
  });
  return {
    /** Null while they are on the way. */
    challenges: list.data === undefined ? null : published,
    left: quota && quota.limit !== null ? Math.max(0, quota.limit - quota.used) : null,
    mayMake: list.data?.can_manage ?? false,
    failure: list.isError ? explain(list.error).sentence : null,
    onRetry: () => void list.refetch(),
    pending: sending.isPending,
    error: sending.isError ? explain(sending.error).sentence : null,
    onSend: (sent: Omit<Sending, "to">) => sending.mutate(sent),
  };
}
