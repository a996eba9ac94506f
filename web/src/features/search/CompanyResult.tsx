import { Marked } from "@/entities/marked/Marked";
import type { CompanyFound } from "@/lib/database.types";
import { Avatar } from "@/ui/Avatar";
import { FoundSkills, Snippet } from "./ResultParts";
import { openJobsText } from "./words";

/** What a row says of a company. Nothing in it can be pressed: the row itself is the link. */
export function CompanyResult({ company }: { company: CompanyFound }) {
  const { marks } = company;
  const about = [
    company.industry,
    company.places.join(" · "),
    company.size && `${company.size.replace("-", "–")} people`,
    ...company.badges.map(({ label }) => label),
  ].filter((part): part is string => Boolean(part));
  return (
    <span className="flex gap-3">
      <Avatar kind="company" name={company.name} src={company.logo_url} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 font-semibold">
            <Marked text={company.name} marks={marks} />
          </span>
          <span className="shrink-0 text-muted tabular-nums">
            {openJobsText(company.open_jobs)}
          </span>
        </span>
        {company.tagline && (
          <span className="mt-0.5 block">
            <Marked text={company.tagline} marks={marks} />
          </span>
        )}
        <span className="mt-0.5 block text-muted">
          <Marked text={about.join(" · ")} marks={marks} />
        </span>
        <FoundSkills skills={company.skills} marks={marks} />
        <Snippet text={company.snippet} marks={marks} />
      </span>
    </span>
  );
}
