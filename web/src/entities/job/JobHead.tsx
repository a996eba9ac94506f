import type { JobCard } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Avatar } from "@/ui/Avatar";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { headParts } from "./job-words";

type Props = {
  job: JobCard;
  /** The hours of the day that the work asks for; undefined until the whole job is known. */
  hours: string | null | undefined;
  /** 1 where the job is the page. */
  level: 1 | 2;
};

/** Whose job it is, what it is called, and where, how and since when. */
export function JobHead({ job, hours, level }: Props) {
  const { company } = job;
  const about = [
    company.size && `${company.size.replace("-", "–")} people`,
    ...company.badges.map((b) => b.label),
  ];
  const [place, ...rest] = headParts(job);
  const Heading = `h${level}` as const;
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
        {job.is_featured && <Tag className="shrink-0">Featured</Tag>}
      </div>
      <Heading tabIndex={level === 1 ? -1 : undefined} className="mt-3 text-26">
        <bdi>{job.title}</bdi>
      </Heading>
      <p className="mt-1 text-muted">
        {place && hours ? `${place} (${hours})` : place}
        {/* The hours have their room, so that nothing below moves as they come. */}
        {place && hours === undefined && (
          <span aria-hidden="true" className="invisible">
            {" "}
            (UTC −1 to +1)
          </span>
        )}
        {rest.map((part, nth) => (nth > 0 || place ? ` · ${part}` : part))}
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
