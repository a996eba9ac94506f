import type { JobCandidates as Counts, JobOverview } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Page";

/** How many candidates are where. Each count leads to them. */
export function JobCandidates({ job }: { job: JobOverview }) {
  const counts = job.candidates;
  return (
    <Section title="Candidates">
      {counts === null ? (
        <p className="text-muted">
          You can't see this job's candidates. Ask your company's admin for the permission to view
          candidates, or a colleague to share the job with you.
        </p>
      ) : job.status === "draft" && counts.all === 0 ? (
        <p className="text-muted">Candidates appear here when you publish this job.</p>
      ) : (
        <Funnel id={job.id} counts={counts} />
      )}
    </Section>
  );
}

function Funnel({ id, counts }: { id: string; counts: Counts }) {
  const hrefOf = (filter: Record<string, string>) =>
    paths.candidatesOfJob(id, counts.is_shared ? { tab: "shared", ...filter } : filter);
  const lines: Line[] = [
    { label: "Interested", count: counts.all, filter: { status: "all" } },
    { label: "To decide", count: counts.undecided, filter: {}, isPart: true },
    { label: "Approved", count: counts.approved, filter: { status: "approved" }, isPart: true },
    ...counts.stages.map(({ id: stage, name, count }) => ({
      label: name,
      count,
      filter: { status: "approved", stage },
      isStage: true,
    })),
    { label: "Rejected", count: counts.rejected, filter: { status: "rejected" }, isPart: true },
    {
      label: "Expired without an answer",
      count: counts.ended,
      filter: { status: "ended" },
      isPart: true,
    },
  ];
  return (
    <ul aria-label="Candidates by status" className="border-line border-t">
      {lines.map(({ label, count, filter, isPart = false, isStage = false }) => (
        <li key={`${label} ${filter.stage ?? ""}`} className="border-line border-b">
          <Link
            href={hrefOf(filter)}
            className="flex min-h-row items-center gap-4 py-2 -outline-offset-2 transition-colors hover:bg-line/50"
          >
            <span
              className={cx(
                "w-52 shrink-0 truncate max-md:w-auto max-md:grow",
                isPart && "pl-5",
                isStage && "pl-10 text-muted",
              )}
            >
              <bdi>{label}</bdi>
            </span>
            <Share of={counts.all} count={count} />
            <span className="w-12 shrink-0 text-right tabular-nums">{count.toLocaleString()}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Line = {
  label: string;
  count: number;
  filter: { status?: string; stage?: string };
  /** A part of those who are interested. */
  isPart?: boolean;
  /** A part of the approved. */
  isStage?: boolean;
};

/** How much of all that is, as a bar. The number stands beside it. */
function Share({ of, count }: { of: number; count: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="h-1.5 min-w-0 grow text-action max-md:hidden"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={of === 0 ? 0 : (100 * count) / of} height="4" fill="currentColor" />
    </svg>
  );
}
