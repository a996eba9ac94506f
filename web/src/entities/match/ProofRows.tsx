import type { OpenedByProof } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { difficultyLabels } from "@/lib/vocabulary.generated";
import { RowList } from "@/ui/Rows";
import { Loading, SkeletonBar } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { gradeText, openedJobs, openedPayText, openedText } from "./what-if";

/** The shortest bar, so that a single job among thousands still shows. */
const LEAST = 0.03;

/** Proofs, each with what it opens, what that pays, and where it is proved. */
export function ProofRows({
  proofs,
  currency,
}: {
  proofs: OpenedByProof[];
  currency: string | null;
}) {
  const most = Math.max(...proofs.map(openedJobs));
  return (
    <RowList label="Proofs">
      {proofs.map((proof) => (
        <li key={`${proof.kind}:${proof.skill}`} className={row}>
          <div className="flex items-center gap-4">
            <bdi className="min-w-0 grow truncate font-semibold">{proof.label}</bdi>
            <JobsBar jobs={openedJobs(proof)} most={most} />
          </div>
          <p className="text-muted">
            {sentences(openedText(proof), openedPayText(proof, currency))}
            {proof.when_proved && ` When proved, it ${openedText(proof.when_proved)}.`}
          </p>
          <p>
            <Way proof={proof} />
            <GradeNote proof={proof} />
          </p>
        </li>
      ))}
    </RowList>
  );
}

const row = "flex min-h-25 flex-col justify-center gap-0.5 border-line border-b py-3";

/** "Opens 12 jobs. Pay: up to €92,000 a year." */
function sentences(opens: string, pay: string | null): string {
  return `${opens.charAt(0).toUpperCase()}${opens.slice(1)}.${pay ? ` Pay: ${pay}.` : ""}`;
}

/** How many jobs, beside the proof that opens most. A drawing: the sentence below has the number. */
function JobsBar({ jobs, most }: { jobs: number; most: number }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 items-center gap-2.5">
      <span className="h-1.5 w-24 overflow-hidden rounded-full bg-line-strong md:w-40">
        <span
          style={{ transform: `scaleX(${Math.max(LEAST, jobs / most)})` }}
          className="block h-full origin-left rounded-full bg-action"
        />
      </span>
      <span className="min-w-16 text-right text-13 text-muted tabular-nums">
        {jobs.toLocaleString("en")} {jobs === 1 ? "job" : "jobs"}
      </span>
    </span>
  );
}

/** Where it is proved. A skill without a challenge of its own is a language, which any challenge proves. */
function Way({ proof: { kind, label, challenge, challenges } }: { proof: OpenedByProof }) {
  if (challenge) {
    return (
      <>
        <TextLink underlined href={paths.challenge(challenge.slug)}>
          <bdi>{challenge.title}</bdi>
        </TextLink>{" "}
        <span className="text-13 text-muted">{difficultyLabels[challenge.difficulty]}</span>
      </>
    );
  }
  switch (kind) {
    case "skill":
      return (
        <TextLink underlined href={paths.challenges}>
          {challenges === 1 ? "Pass a challenge" : "Pass challenges"} in {label}
        </TextLink>
      );
    case "system_design":
      return (
        <TextLink underlined href={paths.interview}>
          Take the interview
        </TextLink>
      );
    case "rank":
      return (
        <TextLink underlined href={paths.challenges}>
          Pass more challenges
        </TextLink>
      );
  }
}

/** What of the skill is counted: shown by one challenge, or proved by several. */
function GradeNote({ proof }: { proof: OpenedByProof }) {
  const text = gradeText(proof);
  return text && <span className="text-13 text-muted"> · {text}</span>;
}

/** The shape of the rows while they load. */
export function ProofsSkeleton() {
  return (
    <Loading label="Loading suggestions">
      <span className="block border-line border-t">
        {[1, 2, 3, 4, 5].map((place) => (
          <span key={place} className={`${row} gap-2.5`}>
            <span className="flex justify-between gap-4">
              <SkeletonBar className="h-3.5 w-28" />
              <SkeletonBar className="h-1.5 w-40" />
            </span>
            <SkeletonBar className="h-3.5 w-4/5" />
            <SkeletonBar className="h-3.5 w-2/5" />
          </span>
        ))}
      </span>
    </Loading>
  );
}
