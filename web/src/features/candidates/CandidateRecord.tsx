import { type ReactNode, useState } from "react";
import { ShownLevels } from "@/entities/interview/ShownLevels";
import { languageName } from "@/entities/language/language-name";
import { gradeText } from "@/entities/profile/grades";
import { LazyRepositoryFacts } from "@/entities/profile/LazyRepositoryFacts";
import { VerifiedLink } from "@/entities/profile/VerifiedLink";
import { yearsText } from "@/entities/profile/words";
import type {
  CandidatePerson,
  Certificate,
  Experience,
  Project,
  Skill,
} from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { projectAspect } from "@/lib/storage";
import { fluencyLabels, linkKindLabels, skillLevelLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { linkHost } from "@/ui/link-host";
import { MarkdownText } from "@/ui/MarkdownText";
import { ProofTag } from "@/ui/ProofTag";
import { Picture } from "@/ui/picture/Picture";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { periodText } from "./words";

/** What the person says of themselves and has made, below the evidence. Only what is there. */
export function CandidateRecord({ person }: { person: CandidatePerson }) {
  return (
    <>
      {person.interview && (
        <Part title="System design interview">
          <ShownLevels interview={person.interview} />
        </Part>
      )}
      {person.projects.length > 0 && (
        <Part title="Featured projects">
          <ul className="grid gap-4 lg:grid-cols-2">
            {person.projects.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </ul>
        </Part>
      )}
      {person.experiences.length > 0 && (
        <Part title="Experience">
          <ol className="ml-1 border-line-strong border-l">
            {person.experiences.map((one) => (
              <TimeLineEntry key={one.id} experience={one} />
            ))}
          </ol>
        </Part>
      )}
      {person.skills.length > 0 && (
        <Part title="Skills">
          <ul className="flex flex-wrap gap-1.5">
            {person.skills.map((skill) => (
              <li key={skill.name} className="max-w-full">
                <SkillTag skill={skill} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {person.challenges.length > 0 && (
        <Part title="Challenges passed">
          <p className="-mt-2 mb-3 text-13 text-muted">
            Open a challenge to see its statement, how it was passed, and the code if it's shown.
          </p>
          <ChallengeList person={person} />
        </Part>
      )}
      {person.repositories && (
        <Part title="GitHub repositories">
          <LazyRepositoryFacts repositories={person.repositories} />
        </Part>
      )}
      {person.about && (
        <Part title="About">
          <Prose text={person.about} />
        </Part>
      )}
      {person.educations.length > 0 && (
        <Part title="Education">
          <ul className="border-line border-t">
            {person.educations.map((one) => (
              <li
                key={one.id}
                className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-2.5"
              >
                <span className="min-w-0 grow">
                  <bdi className="font-semibold">{one.institution}</bdi>
                  <bdi className="block text-muted">
                    {[one.degree, one.area].filter(Boolean).join(", ")}
                  </bdi>
                </span>
                <span className="text-13 text-muted tabular-nums">
                  {periodText(one.started_on, one.ended_on)}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {person.certificates.length > 0 && (
        <Part title="Certificates">
          <ul className="border-line border-t">
            {person.certificates.map((one) => (
              <CertificateRow key={one.id} certificate={one} />
            ))}
          </ul>
        </Part>
      )}
      {person.languages.length > 0 && (
        <Part title="Languages">
          <ul className="border-line border-t">
            {person.languages.map(({ id, name, fluency }) => (
              <li key={id} className="flex min-h-10 items-center gap-4 border-line border-b py-2">
                <bdi className="min-w-0 grow">{name}</bdi>
                {fluency && <span className="text-13 text-muted">{fluencyLabels[fluency]}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {person.links.length > 0 && (
        <Part title="Links">
          <ul className="border-line border-t">
            {person.links.map((link) => (
              <li
                key={link.url}
                className="flex min-h-10 items-center gap-3 border-line border-b py-2"
              >
                <span className="min-w-0 grow">
                  <Outside href={link.url}>{link.label || linkKindLabels[link.kind]}</Outside>
                </span>
                {link.verified_on && (
                  <VerifiedLink
                    address={linkHost(link.url) ?? linkKindLabels[link.kind]}
                    verifiedOn={link.verified_on}
                  />
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** So many challenges are shown before one asks for the rest. */
const FEW = 10;

/** The passed challenges, the newest first, each a link to what stands behind it. */
function ChallengeList({ person: { slug, challenges } }: { person: CandidatePerson }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className="border-line border-t">
        {(all ? challenges : challenges.slice(0, FEW)).map((one) => (
          <li key={one.slug} className="flex min-h-10 items-center gap-3 border-line border-b py-2">
            <span className="flex min-w-0 grow">
              <TextLink href={paths.proof(slug, one.slug)} className="min-w-0 truncate">
                <bdi>{one.title}</bdi>
              </TextLink>
            </span>
            <span className="shrink-0 text-13 text-muted">
              {one.language && `${languageName(one.language)}, `}
              <RelativeTime at={one.completed_at} />
            </span>
            <ProofTag>{one.difficulty}</ProofTag>
          </li>
        ))}
      </ul>
      {!all && challenges.length > FEW && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setAll(true)}>
          Show all {challenges.length}
        </Button>
      )}
    </>
  );
}

function CertificateRow({ certificate: one }: { certificate: Certificate }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-2.5">
      <span className="min-w-0 grow">
        {one.url ? (
          <Outside href={one.url}>{one.name}</Outside>
        ) : (
          <bdi className="font-semibold">{one.name}</bdi>
        )}
        {one.issuer && <bdi className="block text-muted">{one.issuer}</bdi>}
      </span>
      <span className="text-13 text-muted tabular-nums">{periodText(null, one.issued_on)}</span>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="pb-7">
      <h3 className="mb-3 text-16">{title}</h3>
      {children}
    </section>
  );
}

function Prose({ text, small = false }: { text: string; small?: boolean }) {
  return <MarkdownText text={text} small={small} headingLevel={4} />;
}

/** A link that a person gave: it says where it goes. */
function Outside({ href, children }: { href: string; children: ReactNode }) {
  const host = linkHost(href);
  return (
    <TextLink href={href} target="_blank" rel="nofollow noopener noreferrer">
      <bdi>{children}</bdi>
      {host && <span className="text-13 text-muted"> ({host})</span>}
    </TextLink>
  );
}

function ProjectCard({ project }: { project: Project }) {
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-layer border border-line-strong bg-raised">
      <Picture
        src={project.image_url}
        alt=""
        aspect={projectAspect}
        className="border-x-0 border-t-0"
      />
      <div className="grid gap-2.5 p-4">
        <h4 className="text-14">
          <bdi>{project.title}</bdi>
        </h4>
        {project.description && <Prose small text={project.description} />}
        {project.stack.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {project.stack.map((name) => (
              <li key={name} className="max-w-full">
                <Tag>{name}</Tag>
              </li>
            ))}
          </ul>
        )}
        {(project.url || project.repository_url) && (
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {project.url && <Outside href={project.url}>Open</Outside>}
            {project.repository_url && <Outside href={project.repository_url}>Source</Outside>}
          </p>
        )}
      </div>
    </li>
  );
}

function TimeLineEntry({ experience: one }: { experience: Experience }) {
  return (
    <li className="relative pb-5 pl-5 last:pb-0 before:absolute before:top-[7px] before:-left-[4.5px] before:size-2 before:rounded-full before:border before:border-said before:bg-paper">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="min-w-0 grow">
          <bdi className="font-semibold">{one.title}</bdi>, <bdi>{one.company_name}</bdi>
        </span>
        <span className="text-13 text-muted tabular-nums">
          {periodText(one.started_on, one.ended_on)}
        </span>
      </p>
      {one.location && <p className="text-13 text-muted">{one.location}</p>}
      {one.summary && (
        <div className="mt-1.5">
          <Prose small text={one.summary} />
        </div>
      )}
      {one.highlights.length > 0 && (
        <ul className="mt-1.5 ml-4 list-disc text-muted marker:text-faint">
          {one.highlights.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function SkillTag({ skill }: { skill: Skill }) {
  const details = [
    skill.level && skillLevelLabels[skill.level].toLowerCase(),
    skill.years !== null && skill.years > 0 && yearsText(skill.years),
  ].filter(Boolean);
  if (skill.proved) {
    return <ProofTag>{`${skill.name}, ${gradeText(skill.proved)}`}</ProofTag>;
  }
  return <Tag>{details.length > 0 ? `${skill.name}, ${details.join(", ")}` : skill.name}</Tag>;
}
