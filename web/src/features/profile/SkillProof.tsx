import { proofText } from "@/entities/profile/grades";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { Skill } from "@/lib/database.types";
import { criterionStateLabels } from "@/lib/vocabulary.generated";

/** How well a skill is proved: its grade with the mark of what the server has seen. */
export function SkillProof({ skill: { name, proved } }: { skill: Pick<Skill, "name" | "proved"> }) {
  if (!proved) return null;
  const grade = criterionStateLabels[proved.grade];
  return (
    <>
      <ProofMark
        receipt={{
          title: `${name}, ${grade}`,
          counts: [proofText(proved)],
          source:
            proved.interview === null ? "submissions judged here" : "an interview scored here",
          computedAt: proved.last_completed_at,
        }}
      />
      <span className="shrink-0 text-13 text-muted">{grade}</span>
    </>
  );
}
