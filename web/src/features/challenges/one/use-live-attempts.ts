import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { whatIfQuery } from "@/entities/match/queries";
import { rankQuery } from "@/entities/rank/progress";
import { type Row, useChanges } from "@/lib/realtime";
import { useProfile } from "@/lib/session/session";
import type { TestResult } from "../queries";
import { attemptQuery, catalogueQuery, challengeQuery, resultsQuery } from "../queries";

/** Reads anew what a verdict may have moved: the challenge, the catalogue, the rank. */
export function readStanding(client: QueryClient, slug: string): void {
  void client.invalidateQueries({ queryKey: challengeQuery(slug).queryKey });
  void client.invalidateQueries({ queryKey: catalogueQuery.queryKey });
  void client.invalidateQueries({ queryKey: rankQuery.queryKey });
  void client.invalidateQueries({ queryKey: whatIfQuery.queryKey });
}

/** Takes in verdicts as the judge reaches them, and reads anew after every gap. */
export function useLiveAttempts(slug: string): void {
  const client = useQueryClient();
  const { id: me } = useProfile();
  const mine = `profile_id=eq.${me}`;

  useChanges(
    `submissions:${me}`,
    [
      { event: "*", table: "submissions", filter: mine },
      { event: "INSERT", table: "submission_tests", filter: mine },
    ],
    {
      onChange: ({ table, new: row }) => {
        if (table === "submission_tests") {
          if (isResult(row)) takeIn(row.submission_id, row);
          return;
        }
        if (!("id" in row) || typeof row.id !== "string") return;
        void client.invalidateQueries({ queryKey: attemptQuery(row.id).queryKey });
        if (row.state !== "done") return;
        // The judge has spoken: what arrived one by one is read once more as a whole.
        void client.invalidateQueries({ queryKey: resultsQuery(row.id).queryKey });
        readStanding(client, slug);
      },
      refresh: () => {
        void client.invalidateQueries({ queryKey: ["challenges", "attempt"] });
        void client.invalidateQueries({ queryKey: ["challenges", "results"] });
        readStanding(client, slug);
      },
    },
  );

  const takeIn = (submissionId: string, result: TestResult) =>
    client.setQueryData(resultsQuery(submissionId).queryKey, (known) => {
      const others = (known ?? []).filter(({ position }) => position !== result.position);
      return [...others, result].toSorted((a, b) => a.position - b.position);
    });
}

function isResult(
  row: Row | Record<string, never>,
): row is Row & TestResult & { submission_id: string } {
  return (
    typeof row.submission_id === "string" &&
    typeof row.position === "number" &&
    typeof row.name === "string" &&
    typeof row.verdict === "string"
  );
}
