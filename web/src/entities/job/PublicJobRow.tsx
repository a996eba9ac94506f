import type { PublicJobLine } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { employmentTypeLabels, seniorityLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { RelativeTime } from "@/ui/RelativeTime";
import { TextLink } from "@/ui/TextLink";
import { formatPay } from "./pay";
import { payOf, placeText } from "./words";

/** A job in a list for everyone, with its public page. */
export function PublicJobRow({ job }: { job: PublicJobLine }) {
  const { company } = job;
  const pay = payOf(job);
  const about = [
    placeText(job),
    job.seniority && seniorityLabels[job.seniority],
    job.employment_type && employmentTypeLabels[job.employment_type],
  ].filter(Boolean);
  return (
    <li className="flex items-start gap-3 border-line border-b py-3">
      <Avatar kind="company" name={company.name} src={company.logo_url} />
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-4 max-md:flex-col max-md:gap-0">
          <TextLink href={paths.job(job.id)}>
            <bdi className="font-semibold">{job.title}</bdi>
          </TextLink>
          {pay && <span className="shrink-0 tabular-nums">{formatPay(pay)}</span>}
        </div>
        <p className="text-muted">
          <bdi>{company.name}</bdi> · <bdi>{about.join(" · ")}</bdi> · posted{" "}
          <RelativeTime at={job.published_at} />
        </p>
      </div>
    </li>
  );
}
