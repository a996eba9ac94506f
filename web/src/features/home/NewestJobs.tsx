import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { newestJobsQuery } from "./queries";

const NewestJobsSection = lazy(() => import("./NewestJobsSection"));

/**
 * The newest jobs. They and their code come with the answer, as `PromiseRecord` does, and without one not at all.
 */
export function NewestJobs() {
  const { data: newest } = useQuery(newestJobsQuery);
  if (!newest || newest.jobs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <NewestJobsSection jobs={newest.jobs} />
    </Suspense>
  );
}
