import { surveyQuestion } from "@/entities/survey/survey";
import type { Role } from "@/lib/vocabulary.generated";
import type { CountedQuestion } from "./queries";

/** One answer as a bar, or all answers of people's own under "Other". */
export type Bar = { label: string; count: number };

/** The question's options in their order, those nobody chose too, then "Other"; and what others wrote. */
export function barsOf(
  role: Role,
  { question_id, answers, total }: CountedQuestion,
): { bars: Bar[]; others: Bar[] } {
  const options = surveyQuestion(role, question_id)?.options ?? [];
  const known = options.map((label) => ({
    label,
    count: answers.find(({ answer }) => answer === label)?.count ?? 0,
  }));
  const other = total - known.reduce((sum, { count }) => sum + count, 0);
  const others = answers
    .filter(({ answer }) => !options.includes(answer))
    .map(({ answer, count }) => ({ label: answer, count }));
  return { bars: [...known, { label: "Other", count: other }], others };
}
