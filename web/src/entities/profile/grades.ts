import { counted } from "@/lib/counted";
import type { NextProof, Skill, SkillProof } from "@/lib/database.types";
import { criterionStateLabels } from "@/lib/vocabulary.generated";

type Proof = Omit<SkillProof, "last_completed_at">;

/** "8 challenges passed, 3 of them hard", or "72 of 100 in the system design interview". */
export function proofText({ challenges, hard, interview }: Proof): string {
  if (interview !== null) return `${interview} of 100 in the system design interview`;
  const passed = counted(challenges, "challenge passed", "challenges passed");
  if (hard === 0) return passed;
  return challenges === hard ? `${passed}, hard` : `${passed}, ${hard} of them hard`;
}

/** "proved well by 8 challenges", or "proved by the system design interview". */
export function gradeText({ grade, challenges, interview }: Proof): string {
  const by =
    interview === null
      ? counted(challenges, "challenge", "challenges")
      : "the system design interview";
  return `${criterionStateLabels[grade]} by ${by}`;
}

/** How many of these skills are proved, and how many are only shown: "2 of 7, 1 shown". */
export function provedText(skills: Pick<Skill, "proved">[]): string {
  const shown = skills.filter(({ proved }) => proved?.grade === "shown").length;
  const better = skills.filter(({ proved }) => proved && proved.grade !== "shown").length;
  return `${better} of ${skills.length}${shown > 0 ? `, ${shown} shown` : ""}`;
}

/** What is missing to the next grade: "To be proved well: 1 more hard challenge, with another skill among them". */
export function missingText(next: Omit<NextProof, "challenge">): string {
  const missing = [
    next.any > 0 && counted(next.any, "challenge", "challenges"),
    next.hard > 0 && counted(next.hard, "more hard challenge", "more hard challenges"),
    next.medium > 0 && `${next.medium} more of medium difficulty`,
  ].filter(Boolean);
  const others = next.other_skills === 1 ? "another skill" : `${next.other_skills} other skills`;
  const beside = next.other_skills > 0 ? [`${others} among them`] : [];
  // Numbers are reached, and only other skills are missing.
  const parts = missing.length > 0 ? missing : ["1 more challenge"];
  return `To be ${criterionStateLabels[next.grade]}: ${[...parts, ...beside].join(", ")}`;
}
