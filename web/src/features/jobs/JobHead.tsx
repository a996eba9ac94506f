import { paths } from "@/lib/paths";
import { Avatar } from "@/ui/Avatar";
import { RelativeTime } from "@/ui/RelativeTime";
import { TextLink } from "@/ui/TextLink";
import { headParts, offsetText } from "./job-words";
import type { Job, JobCard } from "./types";

type Props = { job: JobCard; full: Job | null };

/** Whose job it is, what it is called, and where, how and since when. */
export function JobHead({ job, full }: Props) {
  const { company } = job;
  const about = [
    company.size && `${company.size.replace("-", "–")} people`,
    ...company.badges.map((b) => b.label),
  ];
  const [place, ...rest] = headParts(job);
  const hours = full && offsetText(full);
  return (
    <header className="pb-6">
      <div className="flex items-center gap-2.5">
        <Avatar kind="company" name={company.name} src={company.logo_url} />
        <p className="min-w-0 text-muted">
          <TextLink href={paths.company(company.slug)} className="text-ink">
            <bdi>{company.name}</bdi>
          </TextLink>
          {about.filter(Boolean).map((part) => ` · ${part}`)}
        </p>
      </div>
      <h2 className="mt-3 text-26">
        <bdi>{job.title}</bdi>
      </h2>
      <p className="mt-1 text-muted">
        {[place && hours ? `${place} (${hours})` : place, ...rest].filter(Boolean).join(" · ")}
        {job.published_at && (
          <>
            {" · posted "}
            <RelativeTime at={job.published_at} />
          </>
        )}
      </p>
    </header>
  );
}
