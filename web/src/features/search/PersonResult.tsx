import { Marked } from "@/entities/marked/Marked";
import { MatchFigure } from "@/entities/match/MatchFigure";
import { ProofFigures } from "@/entities/profile/ProofFigures";
import { yearsText } from "@/entities/profile/words";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import { rankOf } from "@/entities/rank/rank-by-name";
import type { PersonFound } from "@/lib/database.types";
import { seniorityLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { FoundSkills, Snippet } from "./ResultParts";
import { availabilityTexts } from "./words";

/** What a row says of a person. Nothing in it can be pressed: the row itself is the link. */
export function PersonResult({ person }: { person: PersonFound }) {
  const { marks } = person;
  const about = [
    person.location,
    person.seniority && seniorityLabels[person.seniority],
    person.years_experience === null ? null : yearsText(person.years_experience),
    person.availability && availabilityTexts[person.availability],
  ].filter((part): part is string => Boolean(part));
  return (
    <span className="flex gap-3">
      <Avatar name={person.full_name} src={person.avatar_url} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-4 max-md:flex-col max-md:gap-0.5">
          <span className="min-w-0 font-semibold">
            <Marked text={person.full_name} marks={marks} />
          </span>
          <Evidence person={person} />
        </span>
        {person.headline && (
          <span className="mt-0.5 block">
            <Marked text={person.headline} marks={marks} />
          </span>
        )}
        <span className="mt-0.5 block text-muted">
          <Marked text={about.join(" · ")} marks={marks} />
        </span>
        <FoundSkills skills={person.skills} marks={marks} />
        <BestJob job={person.best_job} />
        <Snippet text={person.snippet} marks={marks} />
      </span>
    </span>
  );
}

/** The reader's own job that fits the person best. */
function BestJob({ job }: { job: PersonFound["best_job"] }) {
  if (!job) return null;
  return (
    <span className="mt-1 flex items-baseline gap-2 text-13">
      <span className="min-w-0 truncate text-muted">
        Best match of your jobs: <bdi>{job.title}</bdi>
      </span>
      <MatchFigure match={job} bare className="shrink-0" />
    </span>
  );
}

/** What the server knows of the person: rank, challenges, system design. */
function Evidence({ person }: { person: PersonFound }) {
  return (
    <span className="flex shrink-0 items-start gap-1.5 text-13 text-muted">
      <RankGlyph rank={rankOf(person)} size={16} name={person.special_rank ?? person.rank?.name} />
      <ProofFigures
        passed={person.completed_challenges}
        systemDesign={person.system_design_score}
      />
    </span>
  );
}
