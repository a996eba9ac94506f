import type { SharedJob } from "@/lib/database.types";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/Link";
import { RelativeTime } from "@/ui/RelativeTime";

type Props = {
  jobs: SharedJob[];
  /** The job that the list is narrowed to. */
  chosen: string | null;
  /** The address of the list narrowed to a job, or of the whole. */
  hrefOf: (job: string | null) => string;
};

/** The jobs that colleagues shared, above their candidates: from whom, since when, with what word. */
export function SharedJobs({ jobs, chosen, hrefOf }: Props) {
  if (jobs.length === 0) return null;
  return (
    <ul
      aria-label="Jobs shared with you"
      // Three rows and a half, so that it shows that there are more.
      className="-mx-(--gutter) max-h-[204px] overflow-y-auto border-line border-b"
    >
      {jobs.map((job) => (
        <li key={job.job_opening_id} className="border-line not-last:border-b">
          <Link
            href={hrefOf(job.job_opening_id === chosen ? null : job.job_opening_id)}
            aria-current={job.job_opening_id === chosen ? "true" : undefined}
            className={cx(
              "block min-h-row px-(--gutter) py-2 -outline-offset-2 transition-colors hover:bg-line/50",
              job.job_opening_id === chosen && "bg-action-tint shadow-[inset_3px_0_var(--action)]",
            )}
          >
            <span className="flex items-baseline gap-3">
              <bdi className="min-w-0 grow truncate font-semibold">{job.title}</bdi>
              <span className="shrink-0 text-12 text-muted tabular-nums">
                {job.undecided_count > 0
                  ? `${job.undecided_count.toLocaleString()} to decide`
                  : job.interested_count > 0
                    ? "all answered"
                    : "no candidates yet"}
              </span>
            </span>
            <span className="block truncate text-13 text-muted">
              {job.shared_by ? (
                <>
                  from <bdi>{job.shared_by.full_name}</bdi>,{" "}
                </>
              ) : null}
              <RelativeTime at={job.created_at} />
              {job.note && (
                <>
                  {" · "}
                  <bdi title={job.note}>“{job.note}”</bdi>
                </>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
