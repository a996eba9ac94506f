import { ProofMark } from "@/entities/receipt/ProofMark";
import type { Skill } from "@/lib/database.types";

/** The mark of a skill that challenges have proved. */
export function SkillProof({ skill: { name, proved } }: { skill: Skill }) {
  if (!proved) return null;
  return (
    <ProofMark
      receipt={{
        title: `${name}, proved`,
        counts: [
          `${proved.challenges} ${proved.challenges === 1 ? "challenge" : "challenges"} passed`,
        ],
        source: "submissions judged here",
        computedAt: proved.last_completed_at,
      }}
    />
  );
}
