import { useMutation, useQuery } from "@tanstack/react-query";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { companyChallengesQuery, invitationsKey, type Sending, sendChallenge } from "./queries";

/**
 * The state of a dialog that sends a challenge. It fetches the company's challenges only while it is `open`, and calls
 * `onSent` after sending.
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
    error: sending.error,
    onSend: (sent: Omit<Sending, "to">) => sending.mutate(sent),
  };
}
