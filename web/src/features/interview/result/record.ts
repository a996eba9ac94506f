import type { AnswerRecord } from "@/entities/interview/AnswerText";
import type { Result } from "@/entities/interview/answer";

/** An answer for reading, with what whoever gave it is called. */
export function recordOf(result: Result, candidate: string): AnswerRecord {
  return {
    answer: result.answer,
    phases: result.rubric.phases,
    quantities: result.problem.quantities,
    computed: result.computed,
    drills: result.drills,
    turns: result.turns,
    candidate,
  };
}
