import type { AnswerRecord } from "@/entities/interview/AnswerText";
import type { Result } from "@/entities/interview/answer";

/** One's own answer for reading. */
export function recordOf(result: Result): AnswerRecord {
  return {
    answer: result.answer,
    phases: result.rubric.phases,
    quantities: result.problem.quantities,
    computed: result.computed,
    drills: result.drills,
    turns: result.turns,
    candidate: "You",
  };
}
