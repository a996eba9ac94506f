import { useQueryClient } from "@tanstack/react-query";
import { useChanges } from "@/lib/realtime";
import { useProfile } from "@/lib/session/session";
import { scoreChanged } from "./score-changed";

/** Reads anew as one's attempts change: begun or ended on another device, scored, reviewed. */
export function useLiveAttempts(): void {
  const client = useQueryClient();
  const { id: me } = useProfile();
  const refresh = () => void scoreChanged(client);
  useChanges(
    `interviews:${me}`,
    [{ event: "*", table: "interview_attempts", filter: `profile_id=eq.${me}` }],
    { refresh },
  );
}
