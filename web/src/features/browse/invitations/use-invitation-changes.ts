import { useQueryClient } from "@tanstack/react-query";
import { useChanges } from "@/lib/realtime";
import { useProfile } from "@/lib/session/session";
import { myJobInvitationsQuery } from "./queries";

/** New invitations, and those that a company withdraws, show by themselves. */
export function useInvitationChanges(): void {
  const client = useQueryClient();
  const { id: me } = useProfile();
  useChanges(
    `job-invitations:${me}`,
    [{ event: "*", table: "job_invitations", filter: `profile_id=eq.${me}` }],
    { refresh: () => void client.invalidateQueries({ queryKey: myJobInvitationsQuery.queryKey }) },
  );
}
