import { useQuery } from "@tanstack/react-query";
import { JobSheet } from "@/entities/job/JobSheet";
import { QueryState } from "@/entities/query/QueryState";
import { Banner } from "@/ui/Banner";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { jobPreviewQuery } from "../queries";

/** The job as a candidate reads it. */
export function JobPreview({ id }: { id: string }) {
  const query = useQuery(jobPreviewQuery(id));
  return (
    <div className="max-w-4xl pt-6">
      <Banner className="mb-7">
        This is what candidates read. Signed-in candidates also see how well they match.
      </Banner>
      <QueryState
        query={query}
        failure="The preview couldn't be loaded"
        loading={
          <Loading label="Loading the preview">
            <SkeletonRows rows={8} />
          </Loading>
        }
      >
        {(job) =>
          job ? (
            <JobSheet job={job} level={2} />
          ) : (
            <p className="text-muted">This job was deleted, or you don't have access to it.</p>
          )
        }
      </QueryState>
    </div>
  );
}
