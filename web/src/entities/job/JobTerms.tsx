import { useQuery } from "@tanstack/react-query";
import { isVerified } from "@/entities/match/match";
import { ranksQuery } from "@/entities/rank/queries";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import type { JobContent, JobSkill } from "@/lib/database.types";
import { type Fact, Facts } from "@/ui/Facts";
import { ProofTag } from "@/ui/ProofTag";
import { Tag } from "@/ui/Tag";
import { countriesText } from "./job-words";

/** What is asked for and what is offered beyond the pay, in rows. Only what the company said. */
export function JobTerms({
  job,
  headingLevel = 3,
}: {
  job: JobContent;
  headingLevel?: 2 | 3 | undefined;
}) {
  const Heading = `h${headingLevel}` as const;
  const must = job.skills.filter((skill) => skill.importance === "must");
  const nice = job.skills.filter((skill) => skill.importance === "nice");
  const facts: (Fact | null)[] = [
    must.length > 0 ? { label: "Must know", value: <Skills skills={must} /> } : null,
    nice.length > 0 ? { label: "Nice to know", value: <Skills skills={nice} /> } : null,
    job.min_years === null
      ? null
      : { label: "Experience", value: job.min_years === 1 ? "1 year" : `${job.min_years} years` },
    job.min_rank === null
      ? null
      : {
          label: "Rank",
          value: (
            <>
              <RankGlyph rank={job.min_rank} size={16} /> <RankName position={job.min_rank} /> or
              higher
            </>
          ),
        },
    job.min_system_design === null
      ? null
      : { label: "System design", value: `${job.min_system_design} of 100 or more` },
    job.countries.length > 0 ? { label: "Countries", value: countriesText(job.countries) } : null,
    job.places.length > 1 ? { label: "Places", value: <bdi>{job.places.join(" · ")}</bdi> } : null,
    job.equity ? { label: "Equity", value: <bdi>{job.equity}</bdi> } : null,
    job.visa_sponsorship === null
      ? null
      : { label: "Visa", value: job.visa_sponsorship ? "Sponsored" : "Not sponsored" },
    job.recruiter ? { label: "Contact", value: <bdi>{job.recruiter.full_name}</bdi> } : null,
  ];
  const known = facts.filter((fact) => fact !== null);
  if (known.length === 0) return null;
  return (
    <section aria-label="Terms" className="pb-7">
      <Heading className="mb-2 text-16">Terms</Heading>
      <Facts layout="rows" facts={known} />
    </section>
  );
}

function Skills({ skills }: { skills: JobSkill[] }) {
  return skills.map((skill) =>
    isVerified(skill.matched ?? undefined) ? (
      <ProofTag key={skill.slug}>{skill.name}</ProofTag>
    ) : (
      <Tag key={skill.slug} tone={skill.matched ? "plain" : "dashed"}>
        {skill.matched ? `${skill.name}, stated` : skill.name}
      </Tag>
    ),
  );
}

function RankName({ position }: { position: number }) {
  const { data } = useQuery(ranksQuery);
  return <>{data?.find((rank) => rank.position === position)?.name ?? `Rank ${position}`}</>;
}
