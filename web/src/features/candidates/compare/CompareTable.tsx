import { X } from "lucide-react";
import type { ReactNode } from "react";
import { EvidenceBar } from "@/entities/match/EvidenceBar";
import { MatchFigure } from "@/entities/match/MatchFigure";
import { EngineerBadge } from "@/entities/profile/EngineerBadge";
import { challengesText, yearsText } from "@/entities/profile/words";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import { rankOf } from "@/entities/rank/rank-by-name";
import type { Candidate } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { availabilityLabels, seniorityLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { Link } from "@/ui/Link";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { ProofTag } from "@/ui/ProofTag";
import { TextLink } from "@/ui/TextLink";
import { decisionLabels } from "../words";
import { CriterionCell, GateCell, Missing, ProjectsCell } from "./cells";
import { criteriaOf, gatesOf, otherProvedSkills } from "./compared";

type Props = {
  /** Two at least, of one job. */
  candidates: Candidate[];
  jobTitle: string;
};

const headClass =
  "sticky left-0 z-1 w-32 min-w-32 bg-paper pr-4 text-left align-top font-normal text-muted md:w-48 md:min-w-48";

/** Candidates side by side: a column each, a row for each thing that is known of them. */
export function CompareTable({ candidates, jobTitle }: Props) {
  const ids = candidates.map((one) => one.interaction.id);
  const caption = `Candidates for ${jobTitle}, side by side`;
  const cellsOf = (cell: (candidate: Candidate) => ReactNode) =>
    candidates.map((one) => ({ id: one.interaction.id, content: cell(one) }));
  const alignedCells = <T,>(cells: (T | null)[], cell: (one: T | null, at: number) => ReactNode) =>
    cells.map((one, at) => ({ id: ids[at] ?? "", content: cell(one, at) }));
  return (
    // Focusable, so that a keyboard can scroll it sideways; the page itself never does.
    // The frame of what is for screen readers alone, which would make the page wider otherwise.
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className={headClass} />
            {candidates.map((one) => (
              <th key={one.interaction.id} scope="col" className="min-w-44 pr-4 pb-3 align-top">
                <PersonHead
                  candidate={one}
                  withoutHref={
                    ids.length > 2
                      ? paths.compareCandidates(ids.filter((id) => id !== one.interaction.id))
                      : null
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <Group title="Match" columns={ids.length}>
          <Row
            label="Match score"
            cells={cellsOf(({ match }) =>
              match ? (
                <>
                  <MatchFigure match={match} />
                  <EvidenceBar match={match} size="sm" className="mt-1.5" />
                  <span className="mt-1 block text-13 text-muted">
                    scored on {match.coverage.scored} of {match.coverage.of} criteria
                  </span>
                </>
              ) : (
                <Missing>No match score</Missing>
              ),
            )}
          />
          {gatesOf(candidates).map(({ key, label, cells }) => (
            <Row
              key={`gate ${key}`}
              label={label}
              cells={alignedCells(cells, (gate) => <GateCell gate={gate} />)}
            />
          ))}
          {criteriaOf(candidates).map(({ key, label, cells }) => (
            <Row
              key={key}
              label={label}
              cells={alignedCells(cells, (criterion, at) => (
                <CriterionCell
                  criterion={criterion}
                  exact={candidates[at]?.match?.exact ?? false}
                />
              ))}
            />
          ))}
        </Group>
        <Group title="Evidence" columns={ids.length}>
          <Row
            label="Other skills with proof"
            cells={cellsOf((one) => {
              const skills = otherProvedSkills(one);
              if (skills.length === 0) return <Missing>None</Missing>;
              return (
                <span className="flex flex-wrap gap-1.5">
                  {skills.map((name) => (
                    <ProofTag key={name}>{name}</ProofTag>
                  ))}
                </span>
              );
            })}
          />
          <Row
            label="Rank"
            cells={cellsOf(({ person }) => {
              const rank = person.special_rank ?? person.rank?.name;
              if (!rank) return <Missing>No rank yet</Missing>;
              return (
                <span className="inline-flex items-center gap-1.5">
                  <RankGlyph rank={rankOf(person)} size={20} />
                  {rank}
                </span>
              );
            })}
          />
          <Row
            label="System design"
            cells={cellsOf(({ person }) =>
              person.system_design_score === null ? (
                <Missing>No score shown</Missing>
              ) : (
                <Proved>{person.system_design_score} of 100</Proved>
              ),
            )}
          />
          <Row
            label="Challenges"
            cells={cellsOf(({ person }) =>
              person.completed_challenges === 0 ? (
                <Missing>None passed yet</Missing>
              ) : (
                <Proved>{challengesText(person.completed_challenges)}</Proved>
              ),
            )}
          />
          <Row
            label="Projects"
            cells={cellsOf(({ person }) => <ProjectsCell projects={person.projects} />)}
          />
        </Group>
        <Group title="What they say" columns={ids.length}>
          <Row
            label="Experience"
            cells={cellsOf(({ person }) => {
              const { years_experience: years } = person;
              return years === null ? <Missing>Years not given</Missing> : yearsText(years);
            })}
          />
          <Row
            label="Seniority"
            cells={cellsOf(({ person }) =>
              person.seniority ? seniorityLabels[person.seniority] : <Missing>Not given</Missing>,
            )}
          />
          <Row
            label="Availability"
            cells={cellsOf(({ person }) =>
              person.availability ? (
                availabilityLabels[person.availability]
              ) : (
                <Missing>Not given</Missing>
              ),
            )}
          />
          <Row
            label="Place"
            cells={cellsOf(({ person }) =>
              person.location ? <bdi>{person.location}</bdi> : <Missing>Not given</Missing>,
            )}
          />
          <Row
            label="Their note"
            cells={cellsOf(({ interaction }) =>
              interaction.note ? (
                <span dir="auto" className="block whitespace-pre-wrap [overflow-wrap:anywhere]">
                  {interaction.note}
                </span>
              ) : (
                <Missing>None</Missing>
              ),
            )}
          />
        </Group>
      </table>
    </section>
  );
}

function PersonHead({
  candidate: { person, interaction },
  withoutHref,
}: {
  candidate: Candidate;
  /** The comparison without them; null where too few would be left. */
  withoutHref: string | null;
}) {
  return (
    <span className="flex items-start gap-2.5">
      <Avatar name={person.full_name} src={person.avatar_url} size={32} />
      <span className="min-w-0 grow">
        <TextLink href={paths.candidate(interaction.id)} className="font-semibold">
          <bdi>{person.full_name}</bdi>
        </TextLink>
        <span className="block text-13 font-normal text-muted">
          {interaction.decision ? decisionLabels[interaction.decision] : "To decide"}
        </span>
        {person.engineer_badge && <EngineerBadge />}
      </span>
      {withoutHref && (
        <Link
          href={withoutHref}
          aria-label={`Remove ${person.full_name} from the comparison`}
          className="grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-line hover:text-ink max-md:size-11 print:hidden"
        >
          <X size={16} strokeWidth={1.5} aria-hidden />
        </Link>
      )}
    </span>
  );
}

function Group({
  title,
  columns,
  children,
}: {
  title: string;
  columns: number;
  children: ReactNode;
}) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className="pt-6 pb-2 text-16">
          <span className="sticky left-0">{title}</span>
        </th>
      </tr>
      {children}
    </tbody>
  );
}

type RowProps = { label: string; cells: { id: string; content: ReactNode }[] };

function Row({ label, cells }: RowProps) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className={`${headClass} py-2.5`}>
        <bdi>{label}</bdi>
      </th>
      {cells.map(({ id, content }) => (
        <td key={id} className="min-w-44 py-2.5 pr-4 align-top">
          {content}
        </td>
      ))}
    </tr>
  );
}

/** A figure that the server verified. */
function Proved({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {children}
      <ProofGlyph size={14} />
    </span>
  );
}
