import type { Question } from "./types";

/** What a person said to each question so far. */
export type Answers = Record<string, boolean>;

/** The first question without an answer after `from`, around the end; null when every one has its answer. */
export function nextOpen(
  questions: Question[],
  answers: Answers,
  from: string | null,
): string | null {
  const at = questions.findIndex(({ check }) => check === from);
  const after = [...questions.slice(at + 1), ...questions.slice(0, at + 1)];
  return after.find(({ check }) => answers[check] === undefined)?.check ?? null;
}

/** The neighbour of a question, staying at the ends. */
export function neighbour(questions: Question[], of: string | null, by: 1 | -1): string | null {
  const at = questions.findIndex(({ check }) => check === of);
  const next = Math.min(questions.length - 1, Math.max(0, at === -1 ? 0 : at + by));
  return questions[next]?.check ?? null;
}

/** A draft's answers to questions that are still asked. */
export function keptAnswers(questions: Question[], draft: Record<string, unknown> | null): Answers {
  return Object.fromEntries(
    questions.flatMap(({ check }) => {
      const said = draft?.[check];
      return typeof said === "boolean" ? [[check, said]] : [];
    }),
  );
}
