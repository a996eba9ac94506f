import { openedText } from "@/entities/match/what-if";
import type { OpenedByProof, RankProgress } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { type Demand, jobsText, type Missing } from "./figures";

export type NextStep = {
  key: string;
  /** What to do. */
  label: string;
  /** Why. */
  reason: string;
  href: string;
};

/** What the figures say so far; those that aren't there yet say nothing. */
export type Known = {
  demand?: Demand | undefined;
  missing?: Missing | undefined;
  proofs?: OpenedByProof[] | undefined;
  rank?: RankProgress | null | undefined;
};

const SHOWN = 3;

/** What would help most, by what the figures say: three things at most. */
export function nextSteps({ demand, missing, proofs, rank }: Known): NextStep[] {
  const steps: (NextStep | null)[] = [
    demand?.skills.length === 0
      ? {
          key: "skills",
          label: "Add your skills",
          reason: "Without them, jobs can't be compared with you.",
          href: `${paths.profile}#skills`,
        }
      : null,
    proofStep(proofs?.[0]),
    demand && demand.matches > 0
      ? {
          key: "matches",
          label: "Decide on jobs that match you",
          reason: `${jobsText(demand.matches)} ${demand.matches === 1 ? "is a" : "are a"} good or strong match and ${demand.matches === 1 ? "waits" : "wait"} for your decision.`,
          href: paths.browseJobs,
        }
      : null,
    missingStep(missing, proofs?.[0]?.challenge?.slug),
    rank?.next
      ? {
          key: "rank",
          label: `Pass ${rank.next.missing === 1 ? "1 challenge" : `${rank.next.missing} challenges`}`,
          reason: `You reach the rank ${rank.next.name}.`,
          href: paths.challenges,
        }
      : null,
  ];
  return steps.filter((step) => step !== null).slice(0, SHOWN);
}

function proofStep(proof: OpenedByProof | undefined): NextStep | null {
  if (!proof) return null;
  const reason = `This ${openedText(proof)}.`;
  if (proof.challenge) {
    const { slug, title } = proof.challenge;
    return { key: "proof", label: `Solve ${title}`, reason, href: paths.challenge(slug) };
  }
  return proof.kind === "system_design"
    ? { key: "proof", label: "Take the system design interview", reason, href: paths.interview }
    : {
        key: "proof",
        label:
          proof.kind === "skill" ? `Pass a challenge in ${proof.label}` : "Pass more challenges",
        reason,
        href: paths.challenges,
      };
}

/** The skill that most matches miss, where its challenge isn't suggested already. */
function missingStep(missing: Missing | undefined, suggested: string | undefined): NextStep | null {
  const skill = missing?.skills.find(
    ({ challenge }) => challenge !== null && challenge.slug !== suggested,
  );
  if (!skill?.challenge) return null;
  return {
    key: "missing",
    label: `Show ${skill.name} with ${skill.challenge.title}`,
    reason: `${jobsText(skill.jobs)} that ${skill.jobs === 1 ? "matches you asks" : "match you ask"} for it.`,
    href: paths.challenge(skill.challenge.slug),
  };
}
