import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SimilarJob } from "@/lib/database.types";
import { SimilarJobsDialog } from "./SimilarJobsDialog";
import { similarJobsQuery } from "./similar-queries";

type Job = { id: string; title: string };

/** Asks before jobs are published that nearly repeat open ones. Draw `dialog` where `publish` is called. */
export function useSimilarCheck() {
  const client = useQueryClient();
  const [question, setQuestion] = useState<{ similar: SimilarJob[]; go: () => void } | null>(null);
  /** Runs `go` at once where nothing is repeated, else when the employer says so. */
  const check = async (jobs: readonly Job[], go: () => void) => {
    // It is advice: without an answer the job is published as asked.
    const similar = await client
      .fetchQuery(similarJobsQuery({ ids: jobs.map(({ id }) => id) }))
      .catch((): SimilarJob[] => []);
    if (similar.length === 0) go();
    else setQuestion({ similar, go });
  };
  const dialog = (
    <SimilarJobsDialog
      similar={question?.similar ?? null}
      onClose={() => setQuestion(null)}
      onPublish={() => {
        setQuestion(null);
        question?.go();
      }}
    />
  );
  return { check, dialog };
}
