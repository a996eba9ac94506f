import { languageName } from "@/entities/language/language-name";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { PassedChallenge, Skill } from "@/lib/database.types";
import { skillLevelLabels } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { SkillProof } from "../SkillProof";

/** So many challenges are shown before one asks for the rest. */
const FEW = 6;

/** What a person can do: stated by them, proved by challenges. */
export function SkillRows({ skills }: { skills: Skill[] }) {
  return (
    <ul className="grid gap-x-8 border-line border-t md:grid-cols-2 print:grid-cols-2">
      {skills.map((skill) => (
        <li
          key={skill.name}
          className="flex min-h-row-dense items-center gap-2 border-line border-b py-1"
        >
          <bdi className="min-w-0 truncate">{skill.name}</bdi>
          <SkillProof skill={skill} />
          <span className="ml-auto shrink-0 text-13 text-muted tabular-nums">
            {[
              skill.level && skillLevelLabels[skill.level],
              skill.years && (skill.years === 1 ? "1 year" : `${skill.years} years`),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

type ChallengeRowsProps = {
  challenges: PassedChallenge[];
  /** Where the proof of a challenge is, for readers who can open it. */
  proofHref?: ((challenge: string) => string) | undefined;
};

/** The challenges that were passed, the newest first; many are folded, without any script. */
export function ChallengeRows({ challenges, proofHref }: ChallengeRowsProps) {
  const rest = challenges.slice(FEW);
  return (
    <>
      <PassedRows challenges={challenges.slice(0, FEW)} proofHref={proofHref} ruled />
      {rest.length > 0 && (
        <details className="group">
          <summary className="mt-2 w-fit list-none rounded-control px-3 py-1.5 text-13 text-muted hover:bg-line hover:text-ink group-open:hidden [&::-webkit-details-marker]:hidden">
            Show all {challenges.length}
          </summary>
          <PassedRows challenges={rest} proofHref={proofHref} />
        </details>
      )}
    </>
  );
}

/** Passed challenges as rows; `ruled` draws the line above the first. */
function PassedRows({
  challenges,
  proofHref,
  ruled = false,
}: ChallengeRowsProps & { ruled?: boolean }) {
  return (
    <ul className={cx(ruled && "border-line border-t")}>
      {challenges.map((one) => (
        <li
          key={one.slug}
          className="flex min-h-row-dense items-center gap-2 border-line border-b py-1.5"
        >
          {proofHref ? (
            <TextLink href={proofHref(one.slug)} className="min-w-0 truncate">
              <bdi>{one.title}</bdi>
            </TextLink>
          ) : (
            <bdi className="min-w-0 truncate">{one.title}</bdi>
          )}
          <PassedMark challenge={one} />
          <span className="ml-auto shrink-0 text-13 text-muted">
            {one.language && languageName(one.language)}
          </span>
          <Tag className="shrink-0">{one.difficulty}</Tag>
          <span className="w-24 shrink-0 text-right text-13 text-muted max-md:w-auto">
            <RelativeTime at={one.completed_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The mark of a passed challenge. */
export function PassedMark({ challenge: one }: { challenge: PassedChallenge }) {
  return (
    <ProofMark
      receipt={{
        title: one.title,
        counts: [
          `passed, ${one.difficulty}`,
          ...(one.language ? [`in ${languageName(one.language)}`] : []),
        ],
        source: "a submission judged here",
        computedAt: one.completed_at,
      }}
    />
  );
}
