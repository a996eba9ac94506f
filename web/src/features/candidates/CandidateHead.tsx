import { interviewReceipt, scoreReceipt } from "@/entities/interview/shown";
import { EngineerBadge } from "@/entities/profile/EngineerBadge";
import { challengesText, yearsText } from "@/entities/profile/words";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import { rankOf } from "@/entities/rank/rank-by-name";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { Candidate, CandidatePerson } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { availabilityLabels, jobStatusLabels, seniorityLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { type Fact, Facts } from "@/ui/Facts";
import { RelativeTime } from "@/ui/RelativeTime";
import { TextLink } from "@/ui/TextLink";
import { DueTag } from "./DueTag";

/** Who it is, which job they want, and the facts that the server stands for. */
export function CandidateHead({
  candidate,
  jobLabel,
}: {
  candidate: Candidate;
  /** What the job is called beside others of the same title. */
  jobLabel: string;
}) {
  const { person, interaction } = candidate;
  const details = [
    person.headline,
    person.location,
    person.seniority && seniorityLabels[person.seniority],
    person.availability && `available: ${availabilityLabels[person.availability].toLowerCase()}`,
  ].filter(Boolean);
  return (
    <header>
      <div className="flex items-start gap-4">
        <Avatar name={person.full_name} src={person.avatar_url} size={48} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3">
            <h2 className="text-26">
              <bdi>{person.full_name}</bdi>
            </h2>
            {person.engineer_badge && <EngineerBadge />}
          </div>
          {details.length > 0 && (
            <p className="text-muted">
              <bdi>{details.join(" · ")}</bdi>
            </p>
          )}
          <p className="mt-1 text-muted">
            Interested in{" "}
            <TextLink href={paths.candidatesOfJob(interaction.job_opening_id)} underlined>
              <bdi>{jobLabel}</bdi>
            </TextLink>
            {interaction.job_status !== "open" &&
              ` (${jobStatusLabels[interaction.job_status].toLowerCase()})`}
            , <RelativeTime at={interaction.created_at} />
            {interaction.answer_by && (
              <DueTag answerBy={interaction.answer_by} className="ml-2 align-middle" />
            )}
          </p>
        </div>
      </div>
      <Facts facts={factsOf(person)} className="mt-6" />
      {interaction.note && (
        <figure className="mt-6 border-action border-l-2 pl-4">
          <blockquote dir="auto" className="max-w-measure whitespace-pre-wrap text-16">
            {interaction.note}
          </blockquote>
          <figcaption className="mt-1 text-13 text-muted">Their note</figcaption>
        </figure>
      )}
    </header>
  );
}

function factsOf(person: CandidatePerson): Fact[] {
  const rank = person.special_rank ?? person.rank?.name;
  const passed = challengesText(person.completed_challenges);
  const last = person.challenges[0];
  const facts: Fact[] = [];
  if (rank) {
    facts.push({
      label: "Rank",
      value: (
        <span className="inline-flex items-center gap-1.5">
          <RankGlyph rank={rankOf(person)} size={20} />
          {rank}
        </span>
      ),
      mark: (
        <ProofMark receipt={{ title: rank, counts: [passed], source: "challenges judged here" }} />
      ),
    });
  }
  facts.push({
    label: "Challenges",
    value:
      person.completed_challenges > 0 ? (
        `${person.completed_challenges.toLocaleString()} passed`
      ) : (
        <span className="font-normal">None passed yet</span>
      ),
    mark: person.completed_challenges > 0 && (
      <ProofMark
        receipt={{
          title: passed,
          counts: person.challenges.slice(0, 5).map((one) => `${one.title}, ${one.difficulty}`),
          computedAt: last?.completed_at,
          source: "challenges judged here",
        }}
      />
    ),
  });
  facts.push({
    label: "System design",
    value:
      person.system_design_score === null ? (
        <span className="font-normal text-muted">None shown</span>
      ) : (
        `${person.system_design_score} of 100`
      ),
    mark: person.system_design_score !== null && (
      <ProofMark
        receipt={
          person.interview
            ? interviewReceipt(person.interview)
            : scoreReceipt(person.system_design_score)
        }
      />
    ),
  });
  if (person.phone_verified) {
    facts.push({
      label: "Phone",
      value: "Verified",
      mark: (
        <ProofMark
          receipt={{
            title: "Phone verified",
            counts: ["confirmed with a code sent by SMS"],
            source: "SMS from this server",
          }}
        />
      ),
    });
  }
  if (person.years_experience !== null) {
    facts.push({ label: "Experience", value: yearsText(person.years_experience) });
  }
  return facts;
}
