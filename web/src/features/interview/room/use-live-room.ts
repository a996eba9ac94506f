import { useEffect, useRef } from "react";
import { queryClient } from "@/lib/query-client";
import { useChanges } from "@/lib/realtime";
import { interviewQuery } from "../queries";
import { refetchInterview } from "./cache";

/** The news of an own save may overtake its answer; after this long it has arrived. */
const SETTLE_MS = 500;

/** Follows other devices and the server's own doings: reads anew when something is newer than what stands here. */
export function useLiveRoom(attemptId: string): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (isNews: () => boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isNews()) void refetchInterview(attemptId);
    }, SETTLE_MS);
  };
  useChanges(
    `interview:${attemptId}`,
    [
      { event: "UPDATE", table: "interview_attempts", filter: `id=eq.${attemptId}` },
      { event: "INSERT", table: "interview_events", filter: `attempt_id=eq.${attemptId}` },
    ],
    {
      onChange: ({ table, new: row }) => {
        if (table === "interview_attempts") {
          later(() => isNewer(attemptId, row));
          return;
        }
        later(() => true);
      },
      refresh: () => void refetchInterview(attemptId),
    },
  );
}

/** Whether a row of the attempt tells of something that is not known here. */
function isNewer(attemptId: string, row: object): boolean {
  const known = queryClient.getQueryData(interviewQuery(attemptId).queryKey);
  if (!known || !("state" in row) || row.state !== known.attempt.state) return true;
  const revisions = "revisions" in row ? row.revisions : null;
  if (typeof revisions !== "object" || revisions === null) return true;
  return Object.entries(revisions).some(
    ([part, revision]) => Number(revision) > (known.attempt.revisions[part] ?? 0),
  );
}
