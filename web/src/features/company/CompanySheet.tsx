import type { ReactNode } from "react";
import { BadgeDot } from "@/entities/company/BadgeDot";
import { InterviewSteps } from "@/entities/company/InterviewSteps";
import { OpenJobList } from "@/entities/company/OpenJobList";
import { promiseFact } from "@/entities/company/promise-fact";
import type { PublicCompany } from "@/lib/database.types";
import { companySizeLabels, companyStageLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { type Fact, Facts } from "@/ui/Facts";
import { linkHost } from "@/ui/link-host";
import { MarkdownText } from "@/ui/MarkdownText";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";

/**
 * A company as candidates see it. Only what it has said. The server sends the same for readers without scripts
 * (`crates/pages/src/company.rs`): what changes here changes there.
 */
export function CompanySheet({
  company,
  heading: Heading = "h2",
}: {
  company: PublicCompany;
  /** `h1` where the sheet is the page itself. */
  heading?: "h1" | "h2";
}) {
  const level = Heading === "h1" ? 2 : 3;
  return (
    <article aria-label={company.name}>
      <header className="flex items-start gap-4">
        <Avatar kind="company" name={company.name} src={company.logo_url} size={48} />
        <div className="min-w-0">
          <Heading className="text-26">
            <bdi>{company.name}</bdi>
          </Heading>
          {company.tagline && (
            <p className="text-muted">
              <bdi>{company.tagline}</bdi>
            </p>
          )}
          {company.badges.length > 0 && (
            <ul aria-label="Badges" className="mt-2 flex flex-wrap gap-1.5">
              {company.badges.map((badge) => (
                <li key={badge.key}>
                  <Tag icon={<BadgeDot color={badge.color} />}>{badge.label}</Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
      </header>
      <Facts className="mt-6" facts={factsOf(company)} />
      {company.about && (
        <Part level={level} title="About">
          <Prose level={level} text={company.about} />
        </Part>
      )}
      {company.culture && (
        <Part level={level} title="Culture">
          <Prose level={level} text={company.culture} />
        </Part>
      )}
      {company.tech_stack.length > 0 && (
        <Part level={level} title="Tech stack">
          <Tags list={company.tech_stack} />
        </Part>
      )}
      {company.benefits.length > 0 && (
        <Part level={level} title="Benefits">
          <ul className="grid gap-x-8 border-line border-t md:grid-cols-2">
            {company.benefits.map((benefit) => (
              <li key={benefit} className="border-line border-b py-2">
                <bdi>{benefit}</bdi>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {company.interview_steps.length > 0 && (
        <Part level={level} title="How they interview">
          <InterviewSteps steps={company.interview_steps} />
        </Part>
      )}
      {(company.website || company.links.length > 0) && (
        <Part level={level} title="Links">
          <ul className="border-line border-t">
            {company.website && <OutsideLink url={company.website} label="Website" />}
            {company.links.map((link) => (
              <OutsideLink key={link.url} {...link} />
            ))}
          </ul>
        </Part>
      )}
      <Part level={level} title={openJobsTitle(company.open_jobs_count)}>
        {company.open_jobs.length === 0 ? (
          <p className="text-muted">No open jobs right now.</p>
        ) : (
          <OpenJobList jobs={company.open_jobs} />
        )}
      </Part>
    </article>
  );
}

type Level = 2 | 3;

function Part({ level, title, children }: { level: Level; title: string; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <section aria-label={title} className="pt-7">
      <Heading className="mb-3 text-16">{title}</Heading>
      {children}
    </section>
  );
}

function Prose({ level, text }: { level: Level; text: string }) {
  return <MarkdownText text={text} headingLevel={level === 2 ? 3 : 4} />;
}

function Tags({ list }: { list: string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {list.map((one) => (
        <li key={one} className="max-w-full">
          <Tag>{one}</Tag>
        </li>
      ))}
    </ul>
  );
}

function OutsideLink({ label, url }: { label: string; url: string }) {
  const host = linkHost(url);
  return (
    <li className="flex min-h-10 items-center border-line border-b py-2">
      <TextLink href={url} target="_blank" rel="nofollow ugc noopener noreferrer">
        <bdi>{label}</bdi>
        {host && <span className="text-13 text-muted"> ({host})</span>}
      </TextLink>
    </li>
  );
}

function openJobsTitle(count: number): string {
  return count > 0 ? `Open jobs (${count.toLocaleString()})` : "Open jobs";
}

function factsOf(company: PublicCompany): Fact[] {
  const facts: (Fact | null)[] = [
    company.size ? { label: "Size", value: companySizeLabels[company.size] } : null,
    company.stage ? { label: "Stage", value: companyStageLabels[company.stage] } : null,
    company.industry ? { label: "Industry", value: <bdi>{company.industry}</bdi> } : null,
    company.founded_year ? { label: "Founded", value: String(company.founded_year) } : null,
    company.places.length > 0
      ? { label: "Places", value: <bdi>{company.places.join(" · ")}</bdi> }
      : null,
    promiseFact(company.promise),
  ];
  return facts.filter((fact) => fact !== null);
}
