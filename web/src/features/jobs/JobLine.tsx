import { Ellipsis } from "lucide-react";
import type { CompanyJob } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Checkbox } from "@/ui/Checkbox";
import { IconButton } from "@/ui/IconButton";
import { Link } from "@/ui/Link";
import { Menu, type MenuItem } from "@/ui/Menu";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { JobStatusTag } from "./JobStatusTag";
import { jobFacts } from "./jobs-list";
import type { Step } from "./use-job-steps";

type Props = {
  job: CompanyJob;
  /** Why the job cannot be opened now; null when it can. */
  publishLocked: string | null;
  mayManage: boolean;
  mayShare: boolean;
  isSelected: boolean;
  onSelect: () => void;
  onStep: (step: Step) => void;
  onEnd: () => void;
  onDelete: () => void;
  onShare: () => void;
  onDuplicate: () => void;
};

export const jobColumns =
  "md:grid md:grid-cols-[minmax(0,1fr)_68px_68px_68px_96px_36px] md:items-center md:gap-x-3 lg:grid-cols-[minmax(0,1fr)_92px_92px_92px_116px_36px] lg:gap-x-5";

/** A job in the list: what it is, where it stands, who came, and what can be done with it. */
export function JobLine(props: Props) {
  const { job, mayManage, mayShare, isSelected, onSelect } = props;
  return (
    <li className="relative flex gap-3 border-line border-b py-3 max-md:pr-12 md:items-center">
      {mayManage && (
        <Checkbox
          checked={isSelected}
          onChange={onSelect}
          className="max-md:-mt-0.5 md:-my-1"
          label={<VisuallyHidden>Select {job.title}</VisuallyHidden>}
        />
      )}
      <div className={`min-w-0 grow ${jobColumns}`}>
        <Cells job={job} />
        <div className="max-md:absolute max-md:top-1.5 max-md:-right-2">
          {(mayManage || mayShare) && (
            <Menu
              trigger={
                <IconButton
                  label={`More for ${job.title}`}
                  icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
                />
              }
              groups={menuOf(props)}
            />
          )}
        </div>
      </div>
    </li>
  );
}

function Cells({ job }: Pick<Props, "job">) {
  const missing = job.missing_for_publish;
  return (
    <>
      <div className="min-w-0">
        <p className="flex items-center gap-2.5">
          <Link
            href={paths.jobOverview(job.id)}
            className="line-clamp-2 min-w-0 rounded-tag font-semibold hover:text-action"
          >
            <bdi>{job.title}</bdi>
          </Link>
          <JobStatusTag status={job.status} />
          {job.is_featured && <Tag className="shrink-0">Featured</Tag>}
        </p>
        <p className="truncate text-13 text-muted">
          <bdi>{jobFacts(job)}</bdi>
          {job.recruiter && (
            <>
              {" · "}
              <bdi>{job.recruiter.full_name || "No name"}</bdi>
            </>
          )}
        </p>
        {job.shared_count > 0 && (
          <p className="text-13 text-muted">
            Shared with{" "}
            {job.shared_count === 1
              ? "1 colleague"
              : `${job.shared_count.toLocaleString()} colleagues`}
          </p>
        )}
        {job.status === "draft" && missing.length > 0 && (
          <p className="text-13 text-wait">
            {missing.length === 1
              ? `Required to publish: ${missing[0]?.message}`
              : `${missing.length} items are required to publish`}
          </p>
        )}
      </div>
      <Figure label="interested" count={job.interested_count} draft={job.status === "draft"} />
      <p
        className={`md:text-right ${job.undecided_count > 0 ? "whitespace-nowrap max-md:mr-3 max-md:inline-block max-md:text-13" : "max-md:hidden"}`}
      >
        {job.undecided_count > 0 ? (
          <TextLink href={paths.candidatesOfJob(job.id)} className="tabular-nums">
            {job.undecided_count.toLocaleString()}
            <span className="md:sr-only"> to decide</span>
          </TextLink>
        ) : (
          <span className="text-muted">
            {job.status === "draft" ? "" : "0"}
            <span className="sr-only"> to decide</span>
          </span>
        )}
      </p>
      <Figure label="approved" count={job.approved_count} draft={job.status === "draft"} />
      <p className="text-13 text-muted max-md:hidden md:text-right">
        <RelativeTime at={job.published_at ?? job.created_at} />
      </p>
    </>
  );
}

function Figure({ label, count, draft }: { label: string; count: number; draft: boolean }) {
  // Nobody can be interested in a draft, so there is no zero.
  if (draft) return <span className="max-md:hidden" />;
  return (
    <p className="whitespace-nowrap text-muted max-md:mr-3 max-md:inline-block max-md:text-13 md:text-right">
      <span className="text-ink tabular-nums">{count.toLocaleString()}</span>
      <span className="md:sr-only"> {label}</span>
    </p>
  );
}

function menuOf({
  job,
  publishLocked,
  mayManage,
  mayShare,
  onStep,
  onEnd,
  onDelete,
  onShare,
  onDuplicate,
}: Props): MenuItem[][] {
  const notNow = publishLocked ? "after approval" : undefined;
  const lacking = job.missing_for_publish.length > 0 ? "not complete" : undefined;
  const edit: MenuItem = { label: "Edit", href: paths.jobEdit(job.id) };
  const weights: MenuItem = { label: "Weights", href: `${paths.jobEdit(job.id)}?tab=weights` };
  const people: MenuItem = { label: "Candidates", href: paths.candidatesOfJob(job.id) };
  const page: MenuItem = { label: "Public page", href: paths.job(job.id) };
  const end: MenuItem = { label: "Close", onSelect: onEnd };
  const share: MenuItem = {
    label: "Share with a colleague",
    onSelect: onShare,
    disabledReason: mayShare ? undefined : notNow,
  };
  const duplicate: MenuItem = { label: "Duplicate as new draft", onSelect: onDuplicate };
  if (!mayManage) return [[people, share]];
  switch (job.status) {
    case "draft":
      return [
        [edit, weights, share, duplicate],
        [
          {
            label: "Publish",
            onSelect: () => onStep("publish"),
            disabledReason: notNow ?? lacking,
          },
        ],
        [{ label: "Delete draft", onSelect: onDelete, danger: true }],
      ];
    case "open":
      return [
        [edit, weights, people, page, share, duplicate],
        [{ label: "Pause", onSelect: () => onStep("pause") }, end],
      ];
    case "paused":
      return [
        [edit, weights, people, share, duplicate],
        [{ label: "Resume", onSelect: () => onStep("resume"), disabledReason: notNow }, end],
      ];
    default:
      return [
        [edit, weights, people, share, duplicate],
        [
          {
            label: "Open again",
            onSelect: () => onStep("publish"),
            disabledReason: notNow ?? lacking,
          },
        ],
      ];
  }
}
