import { type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { employerContextQuery } from "@/lib/session/context";
import { teamQuery } from "./queries";

/** A change of the team, after which the team is read anew, and with it what the reader may do. */
export function useTeamChange<Answer, Given>(options: UseMutationOptions<Answer, Error, Given>) {
  const client = useQueryClient();
  return useMutation({
    ...options,
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: employerContextQuery.queryKey });
      await client.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });
}
