import type { ReactNode } from "react";
import { ShownLevels } from "@/entities/interview/ShownLevels";
import { EngineerBadge } from "@/entities/profile/EngineerBadge";
import { RepositoryFacts } from "@/entities/profile/RepositoryFacts";
import { useOpensProofs } from "@/entities/proof/use-opens-proofs";
import { LazyWatchButton } from "@/entities/watchlist/LazyWatchButton";
import type { PublicPerson } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session/session";
import { availabilityLabels, seniorityLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { MarkdownText } from "@/ui/MarkdownText";
import { TextLink } from "@/ui/TextLink";
import { ChallengeRows, SkillRows } from "./EvidenceRows";
import { ProjectObjects } from "./ProjectObjects";
import { ProvedColumn } from "./ProvedColumn";
import {
  CertificateRows,
  EducationRows,
  ExperienceLine,
  LanguageRows,
  LinkRows,
} from "./RecordRows";

/**
 * A person as a data sheet. The server sends the same for readers without scripts
 * (`crates/pages/src/person.rs`): what changes here changes there.
 */
export function PersonSheet({ person, action }: { person: PublicPerson; action?: ReactNode }) {
  const { about, projects, experiences, skills, challenges, educations, links } = person;
  const { certificates, languages } = person;
  const opensProofs = useOpensProofs();
  return (
    <article aria-label={person.full_name} className="data-sheet">
      <Head person={person} action={action} />
      <div className="grid grid-cols-1 gap-x-12 md:grid-cols-[minmax(0,1fr)_280px] print:grid-cols-[minmax(0,1fr)_200px]">
        <ProvedColumn person={person} />
        <div className="min-w-0">
          {about && (
            <Part title="About">
              <MarkdownText text={about} headingLevel={3} />
            </Part>
          )}
          {projects.length > 0 && (
            <Part title="Featured projects">
              <ProjectObjects projects={projects} />
            </Part>
          )}
          {experiences.length > 0 && (
            <Part title="Experience">
              <ExperienceLine experiences={experiences} />
            </Part>
          )}
          {skills.length > 0 && (
            <Part title="Skills" count={skills.length}>
              <SkillRows skills={skills} />
            </Part>
          )}
          {challenges.length > 0 && (
            <Part title="Challenges passed" count={challenges.length}>
              <ChallengeRows
                challenges={challenges}
                proofHref={opensProofs ? (slug) => paths.proof(person.slug, slug) : undefined}
              />
            </Part>
          )}
          {person.interview && (
            <Part title="System design interview">
              <ShownLevels interview={person.interview} />
            </Part>
          )}
          {person.repositories && (
            <Part title="GitHub repositories">
              <RepositoryFacts repositories={person.repositories} />
            </Part>
          )}
          {/* Side by side on paper, so that a profile fits on two pages. */}
          <div className="print:grid print:grid-cols-2 print:gap-x-8">
            {educations.length > 0 && (
              <Part title="Education">
                <EducationRows educations={educations} />
              </Part>
            )}
            {certificates.length > 0 && (
              <Part title="Certificates">
                <CertificateRows certificates={certificates} />
              </Part>
            )}
            {languages.length > 0 && (
              <Part title="Languages">
                <LanguageRows languages={languages} />
              </Part>
            )}
            {links.length > 0 && (
              <Part title="Links">
                <LinkRows links={links} />
              </Part>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}

function Head({ person, action }: { person: PublicPerson; action: ReactNode }) {
  const { full_name, headline, years_experience: years, seniority, availability } = person;
  const facts = [
    person.location,
    seniority && seniorityLabels[seniority],
    years === null ? null : years === 1 ? "1 year of experience" : `${years} years of experience`,
    availability && startText(availability),
  ].filter(Boolean);
  return (
    <header className="flex flex-wrap items-start gap-x-5 gap-y-4 pt-8 pb-6 max-md:pt-6">
      <Avatar name={full_name} src={person.avatar_url} size={80} />
      <div className="min-w-0 grow basis-72">
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 tabIndex={-1} className="text-26">
            <bdi>{full_name}</bdi>
          </h1>
          {person.engineer_badge && <EngineerBadge />}
        </div>
        {headline && (
          <p className="max-w-measure text-16">
            <bdi>{headline}</bdi>
          </p>
        )}
        {facts.length > 0 && (
          <p className="mt-1 text-muted">
            <bdi>{facts.join(" · ")}</bdi>
          </p>
        )}
        {person.visibility !== "private" && (
          <p data-print="no" className="mt-2">
            <TextLink href={`${paths.user(person.slug)}/cv.pdf`} target="_blank">
              Download as PDF
            </TextLink>
          </p>
        )}
      </div>
      <Watch person={person} />
      {action && <div data-print="no">{action}</div>}
    </header>
  );
}

/** For employers. Only someone with an Open profile can be on a list. */
function Watch({ person }: { person: PublicPerson }) {
  const state = useSession();
  const isEmployer = state.phase === "in" && state.profile?.role === "employer";
  if (!isEmployer || person.visibility !== "open") return null;
  return (
    <div data-print="no">
      <LazyWatchButton person={person} />
    </div>
  );
}

function startText(availability: keyof typeof availabilityLabels): string {
  const words = availabilityLabels[availability];
  return availability === "not_looking"
    ? words
    : `Can start ${words[0]?.toLowerCase()}${words.slice(1)}`;
}

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t py-6">
      <h2 className="mb-3 flex items-baseline gap-3 text-16">
        {title}
        {count !== undefined && <span className="text-13 font-normal text-muted">{count}</span>}
      </h2>
      {children}
    </section>
  );
}
