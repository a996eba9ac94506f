import { ProofFigures } from "@/entities/profile/ProofFigures";
import { yearsText } from "@/entities/profile/words";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import { rankNamed } from "@/entities/rank/rank-by-name";
import { LazyWatchButton } from "@/entities/watchlist/LazyWatchButton";
import type { WatchedPerson } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { availabilityLabels, seniorityLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { RelativeTime } from "@/ui/RelativeTime";
import { TextLink } from "@/ui/TextLink";
import { decisionLabels } from "../words";

/** Somebody on the watchlist: who it is, what is proved, the jobs they want, and the way off the list. */
export function WatchedRow({ person }: { person: WatchedPerson }) {
  const rank = person.special_rank ?? person.rank;
  const [newest] = person.candidacies;
  const href = person.slug
    ? paths.user(person.slug)
    : newest && paths.candidate(newest.job_interaction_id);
  const about = [
    person.headline,
    person.location,
    person.seniority && seniorityLabels[person.seniority],
    person.years_experience === null ? null : yearsText(person.years_experience),
    person.availability && `available: ${availabilityLabels[person.availability].toLowerCase()}`,
  ].filter(Boolean);
  return (
    <li className="flex items-start gap-3 border-line border-b py-3.5">
      <Avatar name={person.full_name} src={person.avatar_url} size={32} />
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2">
          {href ? (
            <TextLink href={href} className="min-w-0 truncate font-semibold" data-person="">
              <bdi>{person.full_name}</bdi>
            </TextLink>
          ) : (
            <bdi className="min-w-0 truncate font-semibold">{person.full_name}</bdi>
          )}
          {rank && <RankGlyph rank={rankNamed(rank)} name={rank} size={16} />}
        </p>
        <p className="mt-0.5 text-muted">
          <bdi>{about.join(" · ") || "No profile text yet"}</bdi>
        </p>
        <p className="mt-1 text-13 text-muted">
          <ProofFigures
            passed={person.completed_challenges}
            systemDesign={person.system_design_score}
          />
        </p>
        {person.candidacies.length > 0 && (
          <ul aria-label={`Jobs that ${person.full_name} wants`} className="mt-1">
            {person.candidacies.map(({ job_interaction_id: id, job_title: title, decision }) => (
              <li key={id} className="text-13 text-muted">
                Candidate for{" "}
                <TextLink href={paths.candidate(id)} underlined>
                  <bdi>{title}</bdi>
                </TextLink>
                {decision && ` · ${decisionLabels[decision].toLowerCase()}`}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-1 text-12 text-faint">
          Saved <RelativeTime at={person.saved_at} />
        </p>
      </div>
      <LazyWatchButton bare person={{ id: person.profile_id, full_name: person.full_name }} />
    </li>
  );
}
